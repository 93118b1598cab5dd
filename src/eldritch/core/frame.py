"""Frames: the steps that lie on a position's stack."""

from abc import abstractmethod
from typing import Any, Generic, TypeVar

from mypy_extensions import i64

from .events import Facts

S = TypeVar("S")

Fields = list[Any]


class Frame(Generic[S]):
    """One step on the stack: a decision that seats owe, or work that goes on once all above it is done.

    A frame is immutable. What changes is the stack: a step that moves on puts a new frame in its place, so a
    position can be copied in the middle of anything by copying the list.
    """

    @abstractmethod
    def name(self) -> str:
        """What the step is called in dumps and views."""

    @abstractmethod
    def fields(self) -> Fields:
        """The constructor's arguments, as JSON-ready data."""

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
