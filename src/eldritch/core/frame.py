"""Frames: the decisions and pending work on a position's stack."""

import re
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from .events import Facts
from .fields import arguments_of, copied
from .seats import bit

S = TypeVar("S")

Fields = list[Any]

NAMES: Final[dict[type, str]] = {}
"""A cache of frame names by class."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """An item of the stack: a decision that seats owe, or work to continue once everything above it is done.

    A frame is immutable. Instead of changing, it is replaced on the stack by a new frame, so copying the list copies
    the stack at any moment.

    Its attributes have the names of its constructor's arguments. Dumps contain these and the name of the class.
    """

    def name(self) -> str:
        """The name in dumps and views: the class name in snake case, `pure_legion` for `PureLegion`."""
        kind: type = type(self)
        known = NAMES.get(kind)
        return frame_name(kind) if known is None else known

    def fields(self) -> Fields:
        """The constructor's arguments, as JSON-ready data."""
        kind: type = type(self)
        return [copied(getattr(self, name)) for name in arguments_of(kind)]

    def owing(self, state: S) -> i64:
        """The deciders, as bits; 0 when the frame can continue without a decision."""
        return 0

    def options(self, state: S, seat: i64) -> list[int]:
        """The legal actions of a decider, in rising order."""
        return []

    def take(self, state: S, seat: i64, action: i64) -> None:
        """Carry out one of the options."""

    def go(self, state: S) -> None:
        """Continue. Called when this frame is on top and no seat owes a decision."""

    def shown(self) -> Facts:
        """The facts that views show of the frame, besides its name."""
        return {}

    def holds(self) -> list[int]:
        """The components that this frame holds, by kind."""
        return []

    def seen_by(self, state: S, seat: i64) -> "Frame[S] | None":
        """The frame as this seat perceives it; None if the seat cannot know of it."""
        return self

    def imagined(self, state: S) -> "Frame[S]":
        """The frame with its holes filled to fit the imagined position."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatFrame(Frame[S]):
    """A decision that one seat owes."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def owing(self, state: S) -> i64:
        return bit(self.seat)

    def shown(self) -> Facts:
        return {"seat": self.seat}


def frame_name(kind: type) -> str:
    """The name of a frame class."""
    NAMES[kind] = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", kind.__name__).lower()
    return NAMES[kind]


def frames_by_name(*kinds: type[Frame[Any]]) -> dict[str, type[Frame[Any]]]:
    """The frame classes of a game, by their names in dumps."""
    return {frame_name(kind): kind for kind in kinds}
