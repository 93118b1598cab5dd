"""Who is likely to win from a position of which everything is known."""

from math import exp
from typing import Final

from mypy_extensions import i64

from ..box.components import BROTHERHOOD, ORDER, RING_OF_POWER
from ..state import Journey
from .beliefs import Weights, notes_of, teams

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


# Counted in 191 games of six bots: how often the holder of the Ring of Power wins alone, by how many goal cards he has,
# and how often somebody else does; while there is luggage, and without. The last: while nobody holds it.
ALONE: Final = [0.05, 0.14, 0.5, 0.9]
ALONE_LATE: Final = [0.02, 0.05, 0.16, 0.8]
ANOTHER: Final = [0.18, 0.14, 0.06, 0.05]
ANOTHER_LATE: Final = [0.1, 0.03, 0.01, 0.01]
ANYBODY: Final = 0.23


def worth(state: Journey, weights: Weights) -> list[float]:
    """What each seat may expect: its organisation's chance is shared by its members."""
    if state.over:
        return state.returns()
    lead = strength(state, ORDER, weights) - strength(state, BROTHERHOOD, weights)
    order = 1.0 / (1.0 + exp(-lead))
    members = members_of(state)
    shares = [order / float(members[ORDER]), (1.0 - order) / float(members[BROTHERHOOD])]
    return [shares[organisation] for organisation in state.organisation]


def members_of(state: Journey) -> list[int]:
    """How many belong to each organisation."""
    members = [0, 0]
    for organisation in state.organisation:
        members[organisation] += 1
    return members


def chances(state: Journey, shares: list[float]) -> list[float]:
    """How likely each seat is to be among the winners: with its whole organisation, or alone."""
    members = members_of(state)
    together = [min(1.0, shares[seat] * float(members[state.organisation[seat]])) for seat in range(state.seats)]
    if state.over:
        return together
    alone = winning_alone(state)
    rest = 1.0 - sum(alone)
    return [rest * together[seat] + alone[seat] for seat in range(state.seats)]


def winning_alone(state: Journey) -> list[float]:
    """How likely each seat is to win by the Ring of Power."""
    late = len(state.pile) == 0
    for holder in range(state.seats):
        if RING_OF_POWER in state.hands[holder]:
            goals = min(3, state.goals_of(holder, ORDER) + state.goals_of(holder, BROTHERHOOD))
            others = (ANOTHER_LATE if late else ANOTHER)[goals] / float(state.seats - 1)
            alone = [others for _ in range(state.seats)]
            alone[holder] = (ALONE_LATE if late else ALONE)[goals]
            return alone
    return [0.0 if late else ANYBODY / float(state.seats) for _ in range(state.seats)]


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
