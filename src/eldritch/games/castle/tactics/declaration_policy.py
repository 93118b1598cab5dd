"""When to declare, and whom to name."""

from typing import Final

from mypy_extensions import i64

from eldritch.core.seats import bit

from ..actions import NAME, STOP
from ..rules.victory import Naming
from .seat_belief import SeatBelief, Verdict

CERTAIN: Final = 0.999
NEVER: Final = -1000.0


def declare(belief: SeatBelief, fortune: bool, threshold: float) -> Verdict:
    """Declare when it is likely enough to be right."""
    if chance_bound(belief, fortune) < threshold:
        return NEVER, "declare-doubtful"
    chance = belief.declaration(fortune).chance
    if chance < threshold:
        return NEVER, "declare-doubtful"
    return 100.0 * chance, "declare-certain" if chance >= CERTAIN else "declare-likely"


def chance_bound(belief: SeatBelief, fortune: bool) -> float:
    """A quick upper bound on the chance of any declaration or fortune."""
    state = belief.state
    need = float(state.box.goals) if fortune else float(state.box.goals - belief.own_goals - state.seats % 2)
    if need <= 0.0:
        return 1.0
    sides = [1.0 - ally for ally in belief.ally] if fortune else belief.ally
    goals = [belief.other_goals_at(seat) if fortune else belief.goals_at(seat) for seat in range(state.seats)]
    best = 0.0
    for one in range(state.seats):
        if one == belief.seat:
            continue
        best = max(best, sides[one] * min(1.0, goals[one] / need))
        for other in range(one):
            if other != belief.seat:
                both = min(1.0, min(goals[one], goals[other]))
                best = max(best, both * min(sides[one], sides[other]))
    return best


def name(belief: SeatBelief, frame: Naming, action: i64) -> Verdict:
    """Name the players of the best declaration, in order of seats."""
    rest = belief.declaration(frame.fortune).named & ~frame.named
    if action == STOP:
        return (1.0 if rest == 0 else NEVER), "name"
    return (1.0 if rest & -rest == bit(action - NAME) else NEVER), "name"
