"""Win chances of positions."""

from typing import Any

import pytest

from eldritch.bots import bot
from eldritch.bots.move_review import review_move
from eldritch.core.tactics import NEUTRAL
from eldritch.games.castle.tactics.policy import CastleTactics

from ..table import begin, table
from .six import SIX


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_expected_returns_sum_to_one_and_rise_with_goal_cards(seats: int) -> None:
    tactics = CastleTactics(NEUTRAL)
    state: Any = begin(seats, 4)
    assert abs(sum(tactics.evaluate(state)) - 1.0) < 1e-9
    richer = state.clone()
    goal = 1 if richer.organisation[0] == 0 else 2
    richer.hands[0] = [goal, goal, goal]
    assert tactics.evaluate(richer)[0] > tactics.evaluate(state)[0]


@pytest.mark.parametrize(
    ("returns", "won"),
    [
        ([1 / 3, 1 / 3, 1 / 3, 0, 0, 0], [1, 1, 1, 0, 0, 0]),
        ([0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 1, 0]),
        ([1 / 6] * 6, [0.5] * 6),
    ],
    ids=["together", "alone", "drawn"],
)
def test_a_shared_victory_counts_as_much_as_one_alone(returns: list[float], won: list[float]) -> None:
    state: Any = begin(6, 4)
    state.organisation = [0, 0, 0, 1, 1, 1]
    state.over = True
    assert CastleTactics(NEUTRAL).chances(state, returns) == pytest.approx(won)


def test_win_chances_allow_for_the_ring() -> None:
    tactics = CastleTactics(NEUTRAL)
    plain = table(**SIX).state
    luggage = ("ring_of_power", "ring_of_power goblet", "ring_of_power goblet key")
    ringed = [table(**{**SIX, "eva": f"order diplomat | {items}"}).state for items in luggage]
    shares = [1 / 6] * 6
    assert all(0.3 < chance < 0.5 for chance in tactics.chances(plain, shares))
    holder = [tactics.chances(state, shares)[4] for state in ringed]
    assert holder == sorted(holder)
    assert holder[-1] > 0.5, "with two goal cards and the ring one is likely to win, with companions or without"
    others = [tactics.chances(state, shares)[0] for state in ringed]
    assert others == sorted(others, reverse=True)


@pytest.mark.parametrize("spec", ["greedy", "search:iters=8"])
def test_bots_report_win_chances_rather_than_shares(spec: str) -> None:
    """In a fair game of six the share is a sixth, and the chance to be among the winners is near a half."""
    t = table(**SIX)
    choice = bot(spec, seed=1).choose(t.state.seen_by(0))
    assert sum(choice.estimate) > 2.0
    assert all(candidate.value > 0.25 for candidate in choice.candidates)
    review = review_move(t.state.seen_by(0), choice.action, None, 1, 8)
    assert min(review.value, review.played) > 0.25
    assert sum(review.chances) > 2.0
