"""Finds the legal actions that cannot be undone, so that a player can be warned.

The true position must not be used: the warning itself would reveal something hidden. Each action is tried in a
position imagined from the seat's view, always the same one for the same view, and tested as undo tests it.
"""

from collections.abc import Sequence

from eldritch.core.history import Sights, stepped
from eldritch.core.state import State


def irreversible_actions(shown: State, seat: int) -> tuple[int, ...]:
    """The legal actions that the seat cannot undo alone, or only until another seat has acted."""
    seen = shown.seen_by(seat)
    options: Sequence[int] = seen.legal(seat)
    if not options:
        return ()
    world = Sights(seen.imagine(0, knowledge=True))
    return tuple(action for action in options if is_irreversible(world, seat, action))


def is_irreversible(now: Sights, seat: int, action: int) -> bool:
    """Whether the action reveals anything that the seat did not know, or passes the decision to others."""
    step = stepped(now, seat, action)
    assert step.sights is not None
    return seat not in step.sights[1].state.deciders() or step.barrier
