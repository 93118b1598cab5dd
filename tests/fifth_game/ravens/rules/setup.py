"""Setting up: shuffle and deal; a random player begins."""

from ..state import RavensState
from . import turn


def begin(state: RavensState) -> None:
    """A new game."""
    seats = range(state.seats)
    state.deck = state.cards.deck()
    state.generator.shuffle(state.deck)
    state.hands = [sorted(state.deck.pop() for _ in range(state.options.hand)) for _ in seats]
    state.rows = [[] for _ in seats]
    state.knowers = [[] for _ in seats]
    turn.begin(state, state.generator.below(state.seats))
    state.settle()
