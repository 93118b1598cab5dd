"""The Chorister (Певчий): two cards are turned up together and placed, both before anything else happens (R10)."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import SeatFrame
from eldritch.core.seats import bit

from .. import events
from ..actions import played_card, played_slot
from ..box.components import ANY_LEGION
from ..state import Nightmare
from . import building, completion, drawing, pure_legion
from .chain import DONE, NO_CARD, Ability

NO_SLOT: Final = -1


@final
class Sing(Ability):
    """Turn up two cards, or one if there is only one (R10h). Without any card it cannot be done (R10g)."""

    def run(self, state: Nightmare, slot: i64) -> i64:
        cards = drawing.turn_up(state, 2)
        if not cards:
            return NO_CARD
        cards.sort()  # They are turned up together, so they have no order.
        events.turned_up(state, cards)
        drawing.reshuffle_early(state)
        state.stack.append(Chorister(state.current, cards, NO_SLOT))
        return DONE


@final
class Chorister(SeatFrame[Nightmare]):
    """The cards still to place, and the slot of the creature that a placed card finished last."""

    def __init__(self, seat: i64, cards: list[i64], finished: i64) -> None:
        super().__init__(seat)
        self.cards: list[i64] = cards
        self.finished: i64 = finished

    def holds(self) -> list[int]:
        return self.cards[:]

    def shown(self) -> Facts:
        return {"seat": self.seat, "cards": self.cards[:]}

    def owing(self, state: Nightmare) -> i64:
        """The player is asked only if there is more than one way to place a card."""
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0

    def options(self, state: Nightmare, seat: i64) -> list[int]:
        """A card that fits must be placed. Whether the second fits is decided after the first is placed (R10b-d)."""
        return building.plays(state, self.cards, ANY_LEGION)

    def take(self, state: Nightmare, seat: i64, action: i64) -> None:
        """Place a card. A pure legion is discarded for at once; the creature awakens after both cards (R10f)."""
        card, slot = played_card(action), played_slot(action)
        rest = self.cards[:]
        rest.remove(card)
        finished = building.place(state, card, slot, "chorister")
        state.stack[-1] = Chorister(self.seat, rest, slot if finished else self.finished)
        if finished:
            pure_legion.demand(state, slot)

    def go(self, state: Nightmare) -> None:
        """Place a card that has only one place. When no card fits, discard the rest and awaken what was finished."""
        options = self.options(state, self.seat)
        if options:
            self.take(state, self.seat, options[0])
            return
        state.stack.pop()
        if self.cards:
            state.discard += self.cards
            events.unplaced(state, self.cards)
        if self.finished != NO_SLOT:
            completion.awaken(state, self.finished)
