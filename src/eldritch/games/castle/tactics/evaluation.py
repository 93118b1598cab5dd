"""Win chances of all seats in a whole position."""

from math import exp
from typing import Final

from mypy_extensions import i64

from ..box.components import BROTHERHOOD, ORDER, RING_OF_POWER
from ..state import Journey
from .beliefs import BehaviourWeights, ledger_of, team_belief

# Fitted to 150 games of six bots: the weight of a goal card of an organisation, of one in the hand of its best member,
# and of each allegiance that a member can prove. (The chance of a declaration now would tell more, but computing it
# takes twenty times as long as all the rest.)
GOALS: Final = 0.33
MOST_GOALS: Final = 0.38
PROVEN: Final = 0.19

# The same where no ledgers are kept.
GOALS_ALONE: Final = 0.5
MOST_GOALS_ALONE: Final = 0.5

ELIXIR: Final = 0.8
"""The weight of the smaller organisation's elixir, in goal cards."""

# Counted in 191 games of six bots: how often the holder of the Ring of Power wins alone, by number of goal cards, and
# how often another player does; with items in the pile, and late, without. The last: while nobody holds the Ring.
ALONE: Final = [0.05, 0.14, 0.5, 0.9]
ALONE_LATE: Final = [0.02, 0.05, 0.16, 0.8]
ANOTHER: Final = [0.18, 0.14, 0.06, 0.05]
ANOTHER_LATE: Final = [0.1, 0.03, 0.01, 0.01]
ANYBODY: Final = 0.23


def expected_returns(state: Journey, weights: BehaviourWeights) -> list[float]:
    """What each seat may expect: the members of an organisation share its chance."""
    if state.over:
        return state.returns()
    lead = strength(state, ORDER, weights) - strength(state, BROTHERHOOD, weights)
    order = 1.0 / (1.0 + exp(-lead))
    members = team_sizes(state)
    shares = [order / float(members[ORDER]), (1.0 - order) / float(members[BROTHERHOOD])]
    return [shares[organisation] for organisation in state.organisation]


def team_sizes(state: Journey) -> list[int]:
    """The number of members of each organisation."""
    members = [0, 0]
    for organisation in state.organisation:
        members[organisation] += 1
    return members


def win_chances(state: Journey, shares: list[float]) -> list[float]:
    """How likely each seat is to be among the winners: with its whole organisation, or alone."""
    members = team_sizes(state)
    together = [min(1.0, shares[seat] * float(members[state.organisation[seat]])) for seat in range(state.seats)]
    if state.over:
        return together
    alone = solo_chances(state)
    rest = 1.0 - sum(alone)
    return [rest * together[seat] + alone[seat] for seat in range(state.seats)]


def solo_chances(state: Journey) -> list[float]:
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


def strength(state: Journey, organisation: i64, weights: BehaviourWeights) -> float:
    """How close an organisation is to a declaration, by its goal cards and its members' knowledge."""
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
                for known in team_belief(state, seat, ledger_of(state, seat), weights).proven():
                    proven += i64(known)
    if size * 2 < state.seats:
        total += ELIXIR
    if state.ledgers is None:
        return GOALS_ALONE * total + MOST_GOALS_ALONE * float(most)
    return GOALS * total + MOST_GOALS * float(most) + PROVEN * float(proven)
