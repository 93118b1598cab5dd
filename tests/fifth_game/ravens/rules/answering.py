"""The answer: keep the gift, or refuse it unseen."""

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import SeatFrame
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from .. import events
from ..actions import KEEP, REFUSE
from ..box.components import card_key
from ..state import RavensState


class Answer(SeatFrame[RavensState]):
    """A gift that waits for its answer. Only the sender knows the card."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def shown(self) -> Facts:
        return {"seat": self.seat, "card": card_key(self.card)}

    def holds(self) -> list[int]:
        return [self.card]

    def options(self, state: RavensState, seat: i64) -> list[int]:
        return [KEEP, REFUSE]

    def take(self, state: RavensState, seat: i64, action: i64) -> None:
        """A gift that is kept goes to the receiver's row, a refused one to the sender's."""
        state.stack.pop()
        sender = state.current
        if action == KEEP:
            state.lay(seat, self.card, bit(seat) | bit(sender))
            events.kept(state, seat, self.card)
        else:
            state.lay(sender, self.card, bit(sender))
            events.refused(state, seat)

    def seen_by(self, state: RavensState, seat: i64) -> "Answer":
        return self if seat == state.current else Answer(self.seat, UNKNOWN)

    def imagined(self, state: RavensState) -> "Answer":
        """Everything else is dealt by now, so the gift is the card that is left."""
        return Answer(self.seat, state.unplaced()[0]) if self.card == UNKNOWN else self
