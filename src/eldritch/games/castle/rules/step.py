"""A decision that one seat owes."""

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from ..state import Journey


class Step(Frame[Journey]):
    """The game waits for the seat alone, as everybody can see."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def fields(self) -> Fields:
        return [self.seat]

    def shown(self) -> Facts:
        return {"seat": self.seat}

    def owing(self, state: Journey) -> i64:
        return bit(self.seat)
