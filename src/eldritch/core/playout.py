"""Random playouts, inside compiled code."""

from .generator import Generator
from .seats import first
from .state import State


def playout(state: State, generator: Generator) -> int:
    """Play at random until the game is over; return the number of decisions."""
    decisions = 0
    while not state.over:
        seat = first(state.owing())
        options = state.legal(seat)
        state.take(seat, options[generator.below(len(options))])
        decisions += 1
    return decisions
