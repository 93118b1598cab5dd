"""Moves for two worlds that a viewer cannot distinguish.

Positions (tests/conformance), tables (tests/table) and servers (tests/server) are tested in pairs: the true one and a
twin imagined from the viewer's knowledge. Each move in the first is matched by one in the twin with the same events for
the viewer. As long as there is such a move, the viewer must see the same in both.
"""

import random
from collections.abc import Iterator
from typing import Final

from eldritch.core.state import State

ALTERNATIVES: Final = 12
"""How many other moves are tried before the worlds count as distinguishable."""

Move = tuple[int, int]
"""A seat and its action."""


def some_move(state: State, chance: random.Random) -> Move:
    """A random move of a random decider."""
    seat = chance.choice(state.deciders())
    return seat, chance.choice(state.legal(seat))


def attempts(twin: State, move: Move, viewer: int | None, chance: random.Random) -> Iterator[Move]:
    """The same move; if another seat made it, also random legal moves of other seats in the twin."""
    yield move
    if move[0] == viewer:
        return
    others = [(seat, action) for seat in twin.deciders() if seat != viewer for action in twin.legal(seat)]
    yield from chance.sample(others, min(ALTERNATIVES, len(others)))
