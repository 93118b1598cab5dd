"""Which choices cannot be taken back, told before they are made.

The truth must not say it: a sign on a button would then tell what lies behind it. So each choice is tried in a world
that the seat's own view admits, always the same one for the same view, and asked what Undo would ask of it there.
"""

from collections.abc import Sequence

from eldritch.core.history import Sights, stepped
from eldritch.core.state import State


def final(shown: State, seat: int) -> tuple[int, ...]:
    """What the seat may choose in this position but not take back alone, or only until another has acted."""
    seen = shown.seen_by(seat)
    options: Sequence[int] = seen.legal(seat)
    if not options:
        return ()
    world = Sights(seen.imagine(0, knowledge=True))
    return tuple(action for action in options if is_final(world, seat, action))


def is_final(now: Sights, seat: int, action: int) -> bool:
    """Whether the action tells anyone what the seat had not known, or leaves the next word to others."""
    step = stepped(now, seat, action)
    assert step.sights is not None
    return seat not in step.sights[1].state.deciders() or step.barrier
