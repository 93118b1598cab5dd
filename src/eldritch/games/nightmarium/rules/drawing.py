"""Drawing from the deck (Как брать карту из колоды)."""

from mypy_extensions import i64

from .. import events
from ..state import Nightmare


def possible(state: Nightmare) -> bool:
    """A card can be drawn unless deck and discard pile are both empty (R6)."""
    return len(state.deck) > 0 or len(state.discard) > 0


def draw(state: Nightmare, count: i64) -> None:
    """The current player draws `count` cards, or as many as there are (R7)."""
    cards: list[i64] = []
    while len(cards) < count and possible(state):
        card = top_card(state)
        cards.append(card)
        state.add_to_hand(state.current, card)
        if state.ledger is not None:
            state.ledger.card_drawn(state.current)
    events.drew(state, cards, count)
    reshuffle_early(state)


def turn_up(state: Nightmare, count: i64) -> list[i64]:
    """Turn up `count` cards from the deck, or as many as there are."""
    cards: list[i64] = []
    while len(cards) < count and possible(state):
        card = top_card(state)
        cards.append(card)
        if state.ledger is not None:
            state.ledger.card_turned_up(card)
    return cards


def top_card(state: Nightmare) -> i64:
    """Take the top card of the deck. An empty deck is reshuffled when a card is needed (R7)."""
    if not state.deck:
        reshuffle(state)
    return state.deck.pop()


def reshuffle_early(state: Nightmare) -> None:
    """With the option `early_reshuffle`, taking the last card of the deck reshuffles the discard pile at once (R7)."""
    if state.options.early_reshuffle and not state.deck and state.discard:
        reshuffle(state)


def reshuffle(state: Nightmare) -> None:
    """Shuffle the discard pile into a new deck.

    It is sorted first, so that the result depends only on which cards it holds.
    """
    state.deck = sorted(state.discard)
    state.discard = []
    if state.ledger is not None:
        state.ledger.new_deck(state.deck)
    state.generator.shuffle(state.deck)
    events.reshuffled(state)
