"""Frames: the steps that lie on a position's stack."""

import re
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from .events import Facts
from .fields import arguments_of, copied
from .seats import bit

S = TypeVar("S")

Fields = list[Any]

NAMES: Final[dict[type, str]] = {}
"""The names of the kinds of frames that were asked for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One step on the stack: a decision that seats owe, or work that goes on once all above it is done.

    A frame is immutable. What changes is the stack: a step that moves on puts a new frame in its place, so a
    position can be copied in the middle of anything by copying the list.

    Its attributes have the names of its constructor's arguments. These and the name of the class are what dumps hold,
    so a frame declares them once.
    """

    def name(self) -> str:
        """What the step is called in dumps and views: the name of its class, `PureLegion` as `pure_legion`."""
        kind: type = type(self)
        known = NAMES.get(kind)
        return frame_name(kind) if known is None else known

    def fields(self) -> Fields:
        """The constructor's arguments, as JSON-ready data."""
        kind: type = type(self)
        return [copied(getattr(self, name)) for name in arguments_of(kind)]

    def owing(self, state: S) -> i64:
        """The seats that owe an answer, as bits; 0 when the step can go on by itself."""
        return 0

    def options(self, state: S, seat: i64) -> list[int]:
        """What a seat that owes an answer may choose, in rising order."""
        return []

    def take(self, state: S, seat: i64, action: i64) -> None:
        """Carry out an answer that is one of the options."""

    def go(self, state: S) -> None:
        """Go on: nobody owes anything and this step is on top."""

    def shown(self) -> Facts:
        """What interfaces are shown of the step, beside its name."""
        return {}

    def holds(self) -> list[int]:
        """The components that lie in this step, by kind, while it lasts."""
        return []

    def seen_by(self, state: S, seat: i64) -> "Frame[S] | None":
        """The step as this seat perceives it; None when the seat cannot know that it is there."""
        return self

    def imagined(self, state: S) -> "Frame[S]":
        """A step with holes, filled to fit the imagined position."""
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
    """The name of a kind of frame."""
    NAMES[kind] = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", kind.__name__).lower()
    return NAMES[kind]


def frames_by_name(*kinds: type[Frame[Any]]) -> dict[str, type[Frame[Any]]]:
    """The kinds of frames that a game has, by the names they have in dumps."""
    return {frame_name(kind): kind for kind in kinds}
