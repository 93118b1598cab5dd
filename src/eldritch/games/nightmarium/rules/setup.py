"""Set-up (Подготовка): shuffle, deal the hands, choose who begins."""

from ..box.components import MOST_CREATURES, PARTS
from ..knowledge.ledger import Ledger
from ..state import Nightmare
from . import drawing, turn


def begin(state: Nightmare) -> None:
    """Set up a new game. A random seat begins (R8)."""
    seats, cards = state.seats, state.cards
    state.hands = [[] for _ in range(seats)]
    state.height = [0] * (seats * MOST_CREATURES)
    state.body = [0] * (seats * MOST_CREATURES * PARTS)
    state.deck = cards.full_deck(state.options.seals)
    state.ledger = Ledger(seats)
    state.ledger.new_deck(state.deck)
    state.generator.shuffle(state.deck)
    for seat in range(seats):
        state.current = seat
        drawing.draw(state, cards.hand_size)
    first = state.generator.below(seats)
    turn.begin(state, first)
    state.settle()
