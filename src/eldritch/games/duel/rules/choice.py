"""Decisions that are asked only if there is something to decide."""

from mypy_extensions import i64

from eldritch.core.frame import SeatFrame
from eldritch.core.seats import bit

from ..state import Duel


class SeatChoice(SeatFrame[Duel]):
    """A decision of one seat. With a single option it is taken automatically."""

    def owing(self, state: Duel) -> i64:
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0
