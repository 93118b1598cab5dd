"""Drawing from the deck (Как брать карту из колоды)."""

from mypy_extensions import i64

from .. import events
from ..state import Nightmare
from . import building


def possible(state: Nightmare) -> bool:
    """A card can be drawn unless deck and discard are both empty (R6)."""
    return len(state.deck) > 0 or len(state.discard) > 0


def draw(state: Nightmare, count: i64) -> None:
    """The current player draws, as many as there are if fewer (R7)."""
    cards: list[i64] = []
    while len(cards) < count and possible(state):
        card = top_card(state)
        cards.append(card)
        building.add_to_hand(state.hands[state.current], card)
        if state.ledger is not None:
            state.ledger.drew(state.current)
    events.drew(state, cards, count)


def turn_up(state: Nightmare, count: i64) -> list[i64]:
    """Turn cards of the deck face up, as many as there are if fewer."""
    cards: list[i64] = []
    while len(cards) < count and possible(state):
        card = top_card(state)
        cards.append(card)
        if state.ledger is not None:
            state.ledger.came_open(card)
    return cards


def top_card(state: Nightmare) -> i64:
    """Take a card off the deck; the discard is shuffled only when it is needed and the deck is empty (R7)."""
    if not state.deck:
        reshuffle(state)
    return state.deck.pop()


def reshuffle(state: Nightmare) -> None:
    """The discard, shuffled, is the new deck. It starts in rising order, as only what it holds is known."""
    state.deck = sorted(state.discard)
    state.discard = []
    if state.ledger is not None:
        state.ledger.new_deck(state.deck)
    state.generator.shuffle(state.deck)
    events.reshuffled(state)
