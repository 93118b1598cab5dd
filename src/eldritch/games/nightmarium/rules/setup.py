"""Set-up (Подготовка): shuffle, deal five cards each, choose who begins."""

from mypy_extensions import i64

from ..box.components import FEARS, KINDS, MOST_CREATURES, Cards
from ..knowledge.views import Ledger
from ..state import PARTS, Nightmare
from . import drawing, turn


def begin(state: Nightmare) -> None:
    """A new game. Seals are in the deck only by the advanced rules (R28); a random seat begins (R8)."""
    seats, cards = state.seats, state.cards
    state.hands = [[] for _ in range(seats)]
    state.height = [0] * (seats * MOST_CREATURES)
    state.body = [0] * (seats * MOST_CREATURES * PARTS)
    state.deck = deck_of(cards, state.options.seals)
    state.ledger = Ledger(seats)
    state.ledger.new_deck(state.deck)
    state.generator.shuffle(state.deck)
    for seat in range(seats):
        state.current = seat
        drawing.draw(state, cards.hand_size)
    first = state.generator.below(seats)
    turn.begin(state, first)
    state.settle()


def deck_of(cards: Cards, seals: bool) -> list[i64]:
    """All cards of the game, by number."""
    deck: list[i64] = []
    for card in range(1, (KINDS if seals else FEARS) + 1):
        for _ in range(cards.copies[card]):
            deck.append(card)
    return deck
