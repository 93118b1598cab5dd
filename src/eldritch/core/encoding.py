"""Observations: what a seat sees, as a row of small numbers of a fixed length.

A game's `encode.py` lays out its features for each number of seats and fills the row from a position. It goes by what
the seat sees and no more, so the truth and the seat's view of it give the same row. Seats count from the one who
looks: `seat+0` is oneself, `seat+1` the next to play.

>>> layout = Layout()
>>> layout.add("deck", 120)
>>> layout.each("seat+0.hand", ("head", "legs"), 9)
>>> layout.names
['deck', 'seat+0.hand.head', 'seat+0.hand.legs']
>>> layout.limits
[120, 9, 9]
"""

from collections.abc import Iterable, Sequence
from typing import Any, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from .frame import Frame
from .seats import NOBODY
from .state import State


@final
class Layout:
    """The features in their order: each has a name and the most it can be, 1 to 255."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.limits: list[int] = []

    def add(self, name: str, limit: int = 1) -> None:
        """One more feature."""
        self.names.append(name)
        self.limits.append(limit)

    def each(self, name: str, kinds: Sequence[str], limit: int = 1) -> None:
        """A feature for each kind."""
        for kind in kinds:
            self.add(f"{name}.{kind}", limit)


# Rows begin as zeros, so nothing writes one. A number becomes a byte by way of `int`: then what is too large raises, as
# in pure Python, and does not wrap around.


def put(row: BytesWriter, place: i64, value: i64, limit: i64) -> None:
    """Write a number, but none above its limit, and none below zero."""
    if value > 0:
        row[place] = int(min(value, limit))


def flag(row: BytesWriter, place: i64, holds: bool) -> None:
    """Write a one if something is so."""
    if holds:
        row[place] = 1


def add(row: BytesWriter, place: i64) -> None:
    """One more of something."""
    row[place] = int(row[place]) + 1


def count(row: BytesWriter, place: i64, kinds: list[i64]) -> None:
    """Count components by kind."""
    for kind in kinds:
        row[place + kind] = int(row[place + kind]) + 1


def perceived(state: State, seat: i64) -> list[Frame[Any]]:
    """The steps on the stack as the seat perceives them; those of a view are so already."""
    if state.viewer == seat:
        return state.stack
    found: list[Frame[Any]] = []
    for frame in state.stack:
        seen = frame.seen_by(state, seat)
        if seen is not None:
            found.append(seen)
    return found


def numbered(steps: Iterable[str]) -> dict[str, int]:
    """The names of a game's steps with their places among its features."""
    return {name: place for place, name in enumerate(steps)}


def mark_steps(state: State, seat: i64, numbers: dict[str, int], row: BytesWriter, place: i64) -> list[Frame[Any]]:
    """Write a one for each kind of step that the seat perceives on the stack; these steps, none once all is over."""
    steps: list[Frame[Any]] = [] if state.over else perceived(state, seat)
    for frame in steps:
        row[place + numbers[frame.name()]] = 1
    return steps


def owing(state: State, steps: list[Frame[Any]]) -> i64:
    """The seats that owe an answer to the last of these steps, as bits."""
    return steps[-1].owing(state) if steps else NOBODY
