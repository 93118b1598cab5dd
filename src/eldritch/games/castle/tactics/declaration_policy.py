"""What is wise at the end: when to declare, and whom to name."""

from typing import Final

from mypy_extensions import i64

from eldritch.core.seats import bit

from ..actions import NAME, STOP
from ..rules.victory import Naming
from .fight_policy import Verdict
from .seat_belief import Outlook

CERTAIN: Final = 0.999
NEVER: Final = -1000.0


def declare(view: Outlook, fortune: bool, threshold: float) -> Verdict:
    """One declares when it is likely enough right; alone with a full hand it is certain."""
    if at_most(view, fortune) < threshold:
        return NEVER, "declare-doubtful"
    chance = view.naming(fortune).chance
    if chance < threshold:
        return NEVER, "declare-doubtful"
    return 100.0 * chance, "declare-certain" if chance >= CERTAIN else "declare-likely"


def at_most(view: Outlook, fortune: bool) -> float:
    """A bound on the chance of any declaration, or of any prophecy about the others, reckoned quickly."""
    state = view.state
    need = float(state.box.goals) if fortune else float(state.box.goals - view.own_goals - state.seats % 2)
    if need <= 0.0:
        return 1.0
    sides = [1.0 - ally for ally in view.ally] if fortune else view.ally
    goals = [view.hostages_at(seat) if fortune else view.goals_at(seat) for seat in range(state.seats)]
    best = 0.0
    for one in range(state.seats):
        if one == view.seat:
            continue
        best = max(best, sides[one] * min(1.0, goals[one] / need))
        for other in range(one):
            if other != view.seat:
                both = min(1.0, min(goals[one], goals[other]))
                best = max(best, both * min(sides[one], sides[other]))
    return best


def name(view: Outlook, action: i64) -> Verdict:
    """Those who make the declaration likeliest right, one after another: nobody declares and then names others."""
    frame = view.state.stack[-1]
    assert isinstance(frame, Naming)
    rest = view.naming(frame.fortune).named & ~frame.named
    if action == STOP:
        return (1.0 if rest == 0 else NEVER), "name"
    return (1.0 if rest & -rest == bit(action - NAME) else NEVER), "name"
