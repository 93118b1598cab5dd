"""Handicaps found by play."""

import pytest

import eldritch
from eldritch.core.game import Game
from eldritch.lab.calibrate import GOAL, Ladder, calibrate, goal_with, spec_of, staircase
from eldritch.lab.contest import Contest, Outcome, play_contest

GAME = eldritch.game("nightmarium")


def test_strength_runs_from_the_weakest_to_the_whole_search() -> None:
    ladder = Ladder(400)
    assert ladder.searching(1.0) == {"iters": 400, "index": 4.0}
    assert ladder.searching(0.0) == {"iters": 24, "index": 0.0}
    assert ladder.overlooking(1.0) == {"drop": 0.0}
    assert spec_of(ladder.overlooking(0.5)) == "greedy:drop=0.45"


def test_among_several_seats_the_goal_is_what_it_is_between_two() -> None:
    assert goal_with(2) == GOAL
    assert 1 / 4 < goal_with(4) < GOAL


def test_the_staircase_finds_a_bot_that_is_beaten_but_not_always() -> None:
    strength = staircase(GAME, 2, "greedy", Ladder(100).overlooking, games=200, top=1.0)
    weaker = spec_of(Ladder(100).overlooking(strength))
    assert 0.0 < strength < 1.0
    outcome = play_contest(GAME, Contest("greedy", weaker, seats=2, seed=10_000), games=200)
    assert outcome.won / outcome.games == pytest.approx(GOAL, abs=0.1)


@pytest.mark.parametrize(("id", "seats", "places"), [("nightmarium", 3, 3), ("nightmarium", 2, 2), ("castle", 6, 2)])
def test_every_deal_is_played_in_every_place(monkeypatch: pytest.MonkeyPatch, id: str, seats: int, places: int) -> None:
    deals: list[int] = []

    def noted(_: Game, contest: Contest, __: int) -> Outcome:
        deals.append(contest.seed)
        return Outcome(games=1)

    monkeypatch.setattr("eldritch.lab.calibrate.play_game", noted)
    staircase(eldritch.game(id), seats, "greedy", Ladder(100).overlooking, games=2 * places, top=1.0)
    assert deals == [0] * places + [1] * places


def test_levels_come_from_the_top_down() -> None:
    found = list(calibrate(GAME, 2, {"iters": 30}, games=2))
    assert [level for level, _ in found] == [6, 5, 4, 3, 2, 1]
    assert ["iters" in held for _, held in found] == [True] * 3 + [False] * 3
    assert not any("memory" in held for _, held in found)


def test_below_a_level_that_does_not_search_none_does() -> None:
    found = list(calibrate(GAME, 2, {"drop": 0.0}, games=2))
    assert not any("iters" in held for _, held in found)


def test_the_lowest_two_forget_where_that_matters() -> None:
    assert [Ladder(0, forgets=True).handicap(level, 0.5).get("memory", 0) for level in range(1, 8)] == [1, 2] + 5 * [0]
