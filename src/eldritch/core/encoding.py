"""Observations: a seat's view as an array of small numbers.

A game's `encode.py` lays out the features for each number of seats and fills the array from a position. It uses only
what the seat may know, so a position and the seat's view of it give the same array. Seats are relative to the observer:
`seat+0` is the observer, `seat+1` the next in turn order.

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
    """The features in order, each with a name and a maximum from 1 to 255."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.limits: list[int] = []

    def add(self, name: str, limit: int = 1) -> None:
        """Add a feature."""
        self.names.append(name)
        self.limits.append(limit)

    def each(self, name: str, kinds: Sequence[str], limit: int = 1) -> None:
        """Add a feature for each kind."""
        for kind in kinds:
            self.add(f"{name}.{kind}", limit)


# Arrays begin as zeros, so zeros are not written. Values are converted by `int`, so that too large ones raise, as in
# pure Python, instead of wrapping around.


def put(row: BytesWriter, place: i64, value: i64, limit: i64) -> None:
    """Write a number, clamped to 0 and its limit."""
    if value > 0:
        row[place] = int(min(value, limit))


def flag(row: BytesWriter, place: i64, holds: bool) -> None:
    """Write a one if the condition holds."""
    if holds:
        row[place] = 1


def add(row: BytesWriter, place: i64) -> None:
    """Increment a feature."""
    row[place] = int(row[place]) + 1


def count(row: BytesWriter, place: i64, kinds: list[i64]) -> None:
    """Count components by kind."""
    for kind in kinds:
        row[place + kind] = int(row[place + kind]) + 1


def perceived(state: State, seat: i64) -> list[Frame[Any]]:
    """The frames of the stack as the seat perceives them. A view already has them in this form."""
    if state.viewer == seat:
        return state.stack
    found: list[Frame[Any]] = []
    for frame in state.stack:
        seen = frame.seen_by(state, seat)
        if seen is not None:
            found.append(seen)
    return found


def numbered(steps: Iterable[str]) -> dict[str, int]:
    """The index of each frame name among the features."""
    return {name: place for place, name in enumerate(steps)}


def mark_steps(state: State, seat: i64, numbers: dict[str, int], row: BytesWriter, place: i64) -> list[Frame[Any]]:
    """Write a one for each kind of frame that the seat perceives. Return these frames; none when the game is over."""
    steps: list[Frame[Any]] = [] if state.over else perceived(state, seat)
    for frame in steps:
        row[place + numbers[frame.name()]] = 1
    return steps


def owing(state: State, steps: list[Frame[Any]]) -> i64:
    """The deciders of the last of these frames, as bits."""
    return steps[-1].owing(state) if steps else NOBODY
