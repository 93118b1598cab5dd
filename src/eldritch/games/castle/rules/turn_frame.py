"""A turn on the stack, as the chapters on single actions know it. `turn.Turn` says what may be done in it."""

from abc import abstractmethod

from mypy_extensions import i64

from eldritch.core.frame import SeatFrame

from ..state import Journey


class TurnFrame(SeatFrame[Journey]):
    """The current player acts; `spent` once the turn's action has been taken."""

    def __init__(self, seat: i64, spent: bool) -> None:
        super().__init__(seat)
        self.spent: bool = spent

    @abstractmethod
    def after_action(self) -> "TurnFrame":
        """The same turn with its action taken."""


def spend_action(state: Journey) -> None:
    """The turn's action is taken. The turn ends when everything that follows from it is done."""
    frame = state.stack[-1]
    assert isinstance(frame, TurnFrame)
    state.stack[-1] = frame.after_action()
    state.passes = 0
