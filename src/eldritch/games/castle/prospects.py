"""Who is likely to win from a position of which everything is known."""

from math import exp

from mypy_extensions import i64

from .components import BROTHERHOOD, ORDER
from .state import Journey


def worth(state: Journey) -> list[float]:
    """How likely each seat is to win, its organisation's chance being shared by its members."""
    if state.over:
        return state.returns()
    order = 1.0 / (1.0 + exp(strength(state, BROTHERHOOD) - strength(state, ORDER)))
    members = [0, 0]
    for organisation in state.organisation:
        members[organisation] += 1
    shares = [order / float(members[ORDER]), (1.0 - order) / float(members[BROTHERHOOD])]
    return [shares[organisation] for organisation in state.organisation]


def strength(state: Journey, organisation: i64) -> float:
    """How near an organisation is to a declaration."""
    total = 0.0
    most: i64 = 0
    size: i64 = 0
    for seat in range(state.seats):
        if state.organisation[seat] == organisation:
            size += 1
            goals = state.goals_of(seat, organisation)
            total += float(goals)
            most = max(most, goals)
    elixir = 0.8 if size * 2 < state.seats else 0.0
    return 0.5 * (total + elixir) + 0.5 * float(most)
