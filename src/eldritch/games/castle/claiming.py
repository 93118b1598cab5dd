"""What is wise at the end: when to declare, and whom to name."""

from typing import Final

from mypy_extensions import i64

from eldritch.core.seats import bit

from .actions import NAME, STOP
from .fighting import Verdict
from .outlook import Outlook
from .rules.victory import Naming

CERTAIN: Final = 0.999
NEVER: Final = -1000.0


def declare(view: Outlook, fortune: bool, threshold: float) -> Verdict:
    """One declares when it is likely enough right; alone with a full hand it is certain."""
    if not fortune and at_most(view) < threshold:
        return NEVER, "declare-doubtful"
    chance = view.naming(fortune).chance
    if chance < threshold:
        return NEVER, "declare-doubtful"
    return 100.0 * chance, "declare-certain" if chance >= CERTAIN else "declare-likely"


def at_most(view: Outlook) -> float:
    """A bound on the chance of any declaration, reckoned quickly."""
    state = view.state
    need = float(state.box.goals - view.own_goals - state.seats % 2)
    if need <= 0.0:
        return 1.0
    best = 0.0
    for one in range(state.seats):
        if one == view.seat:
            continue
        goals = view.goals_at(one)
        best = max(best, view.ally[one] * min(1.0, goals / need))
        for other in range(one):
            if other != view.seat:
                both = min(1.0, min(goals, view.goals_at(other)))
                best = max(best, both * min(view.ally[one], view.ally[other]))
    return best


def name(view: Outlook, action: i64) -> Verdict:
    """Those who make the declaration likeliest right, one after another: nobody declares and then names others."""
    frame = view.state.stack[-1]
    assert isinstance(frame, Naming)
    rest = view.naming(frame.fortune).named & ~frame.named
    if action == STOP:
        return (1.0 if rest == 0 else NEVER), "name"
    return (1.0 if rest & -rest == bit(action - NAME) else NEVER), "name"
