"""Finishing a creature (Завершение существа): opponents discard for a pure legion, then the creature's abilities run.

A card from the hand does both at once (`complete`). Cards placed by the Chorister make opponents discard at once, but
the creature awakens only after both cards are placed (R10f).
"""

from mypy_extensions import i64

from .. import events
from ..box.components import ANY_LEGION, COMPLETE, creature_at
from ..state import Nightmare
from . import chain, pure_legion, seals


def complete(state: Nightmare, slot: i64) -> None:
    """A card from the hand finished a creature. The discard is pushed on top of the chain, so it happens first."""
    awaken(state, slot)
    pure_legion.demand(state, slot)


def awaken(state: Nightmare, slot: i64) -> None:
    """Run the abilities of a finished creature. A chain that was running ends for good (R19)."""
    if state.over:
        return
    running = state.stack[-1]
    if isinstance(running, chain.Chain):
        state.stack.pop()
        if running.next_position(state) != chain.NO_POSITION:
            events.interrupted(state, running.slot, slot)
    if state.height[creature_at(state.current, slot)] == COMPLETE:
        chain.start(state, slot, ANY_LEGION)
    else:
        seals.embody(state, slot)
