"""The Chorister (Певчий): two cards are turned up together and played, both before anything else happens (R10)."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import PLAY
from ..box.components import MOST_CREATURES
from ..state import Nightmare
from . import building, completion, drawing

NOTHING: Final = -1


def sing(state: Nightmare) -> str:
    """Turn up two cards, or one if there is but one (R10h); only with none at all it cannot be done (R10g)."""
    cards = drawing.turn_up(state, 2)
    if not cards:
        return "no_card"
    cards.sort()  # Turned up together, they have no order.
    events.turned_up(state, cards)
    state.stack.append(Chorus(state.current, cards, NOTHING))
    return ""


@final
class Chorus(Frame[Nightmare]):
    """The cards still open, and the slot of the creature that the cards placed so far have finished last."""

    def __init__(self, seat: i64, cards: list[i64], finished: i64) -> None:
        self.seat: i64 = seat
        self.cards: list[i64] = cards
        self.finished: i64 = finished

    def name(self) -> str:
        return "chorister"

    def fields(self) -> Fields:
        return [self.seat, self.cards[:], self.finished]

    def holds(self) -> list[int]:
        return self.cards[:]

    def shown(self) -> Facts:
        return {"seat": self.seat, "cards": self.cards[:]}

    def owing(self, state: Nightmare) -> i64:
        """A single way to place the cards is no choice."""
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0

    def options(self, state: Nightmare, seat: i64) -> list[int]:
        """Any open card that fits must be placed; the second is judged after the first is down (R10b-d)."""
        return building.plays(state, self.cards, building.ANY_LEGION)

    def take(self, state: Nightmare, seat: i64, action: i64) -> None:
        """Place a card. What it finishes awakens only when both cards are settled (R10f)."""
        card = (action - PLAY) // MOST_CREATURES
        slot = (action - PLAY) % MOST_CREATURES
        rest = self.cards[:]
        rest.remove(card)
        finished = building.place(state, card, slot, "chorister")
        state.stack[-1] = Chorus(self.seat, rest, slot if finished else self.finished)
        if finished:
            completion.check_pure_legion(state, slot)

    def go(self, state: Nightmare) -> None:
        options = self.options(state, self.seat)
        if options:
            self.take(state, self.seat, options[0])
            return
        state.stack.pop()
        if self.cards:
            state.discard += self.cards
            events.unplaced(state, self.cards)
        if self.finished != NOTHING:
            completion.awaken(state, self.finished)
