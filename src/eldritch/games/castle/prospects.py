"""Who is likely to win from a position of which everything is known."""

from math import exp
from typing import Final

from mypy_extensions import i64

from .beliefs import Weights, notes_of, teams
from .components import BROTHERHOOD, ORDER
from .state import Journey

# Fitted to 150 games of six bots: what a goal card of an organisation counts for, one more in the hand of its best
# member, and each allegiance that a member can prove. (The chance with which one could declare now would tell more
# still, but to reckon it takes twenty times as long as all the rest.)
GOALS: Final = 0.33
MOST_GOALS: Final = 0.38
PROVEN: Final = 0.19

# The same where nobody's knowledge is kept.
GOALS_ALONE: Final = 0.5
MOST_GOALS_ALONE: Final = 0.5

ELIXIR: Final = 0.8
"""What the smaller organisation's elixir counts for, in goal cards."""


def worth(state: Journey, weights: Weights) -> list[float]:
    """How likely each seat is to win, its organisation's chance being shared by its members."""
    if state.over:
        return state.returns()
    lead = strength(state, ORDER, weights) - strength(state, BROTHERHOOD, weights)
    order = 1.0 / (1.0 + exp(-lead))
    members = [0, 0]
    for organisation in state.organisation:
        members[organisation] += 1
    shares = [order / float(members[ORDER]), (1.0 - order) / float(members[BROTHERHOOD])]
    return [shares[organisation] for organisation in state.organisation]


def strength(state: Journey, organisation: i64, weights: Weights) -> float:
    """How near an organisation is to a declaration: by what it has, and by what its members know."""
    total = 0.0
    most: i64 = 0
    size: i64 = 0
    proven: i64 = 0
    for seat in range(state.seats):
        if state.organisation[seat] == organisation:
            size += 1
            goals = state.goals_of(seat, organisation)
            total += float(goals)
            most = max(most, goals)
            if state.ledgers is not None:
                for known in teams(state, seat, notes_of(state, seat), weights).proven():
                    proven += i64(known)
    if size * 2 < state.seats:
        total += ELIXIR
    if state.ledgers is None:
        return GOALS_ALONE * total + MOST_GOALS_ALONE * float(most)
    return GOALS * total + MOST_GOALS * float(most) + PROVEN * float(proven)
