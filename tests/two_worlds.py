"""Two worlds that a viewer cannot tell apart: which moves could be made in the other one.

Positions (tests/conformance), tables (tests/table) and servers (tests/server) are played on in pairs: in one everything
is as it is, in the other as the viewer imagines it. A move in the first is answered by one in the second of which the
viewer is told the same; as long as there is one, the viewer must be shown the same.
"""

import random
from collections.abc import Iterator
from typing import Final

from eldritch.core.state import State

ALTERNATIVES: Final = 12
"""How many other moves are tried before the worlds count as told apart."""

Move = tuple[int, int]
"""A seat and its action."""


def some_move(state: State, chance: random.Random) -> Move:
    """Any move of any seat that is asked."""
    seat = chance.choice(state.deciders())
    return seat, chance.choice(state.legal(seat))


def attempts(twin: State, move: Move, viewer: int | None, chance: random.Random) -> Iterator[Move]:
    """The same move; if the viewer did not make it, others that are open to the others in the twin."""
    yield move
    if move[0] == viewer:
        return
    others = [(seat, action) for seat in twin.deciders() if seat != viewer for action in twin.legal(seat)]
    yield from chance.sample(others, min(ALTERNATIVES, len(others)))
