"""The turn: offer a card to another player, face down, and draw."""

from mypy_extensions import i64

from eldritch.core.frame import SeatFrame
from eldritch.core.seats import NOBODY, bit

from .. import events
from ..actions import offer, offered
from ..state import RavensState
from . import scoring
from .answering import Answer


def begin(state: RavensState, seat: i64) -> None:
    """It is the seat's turn."""
    state.current = seat
    state.turn += 1
    state.stack.append(Turn(seat, False))
    events.turn_began(state)


class Turn(SeatFrame[RavensState]):
    """A seat's turn; once the offer is made it waits below the answer."""

    def __init__(self, seat: i64, offered: bool) -> None:
        super().__init__(seat)
        self.offered: bool = offered

    def owing(self, state: RavensState) -> i64:
        return NOBODY if self.offered else bit(self.seat)

    def options(self, state: RavensState, seat: i64) -> list[int]:
        """Any card of the hand, to anybody else."""
        cards = sorted(set(state.hands[seat]))
        return [offer(card, other) for card in cards for other in range(state.seats) if other != seat]

    def take(self, state: RavensState, seat: i64, action: i64) -> None:
        card, other = offered(action)
        state.hands[seat].remove(card)
        state.stack[-1] = Turn(seat, True)
        state.stack.append(Answer(other, card))
        events.offered(state, other, card)

    def go(self, state: RavensState) -> None:
        """After the answer, draw a card, unless only the nest is left. The game ends when all hands are empty."""
        state.stack.pop()
        if len(state.deck) > state.options.nest:
            card = state.deck.pop()
            state.hands[self.seat] = sorted([*state.hands[self.seat], card])
            events.drew(state, card)
        following = (self.seat + 1) % state.seats
        if state.hands[following]:
            begin(state, following)
        else:
            scoring.end(state)
