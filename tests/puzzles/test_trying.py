"""Trying puzzles out, making them, and the one of the day."""

from datetime import date, timedelta

import pytest

import eldritch
from eldritch.core.errors import BadDump, IllegalAction
from eldritch.puzzles import games_with_puzzles, of_the_day, puzzles_of, try_out
from eldritch.puzzles.making import make
from eldritch.puzzles.shelf import read, written

WINS = ("realms", "nightmarium", "duel")


@pytest.mark.parametrize("game", WINS)
def test_the_way_leads_to_the_end_step_by_step(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    taken: tuple[int, ...] = ()
    while (trial := try_out(puzzle, taken)).verdict == "going":
        view, action = next(trial.along())
        assert action in [option["action"] for option in view["options"]]
        taken = (*taken, action)
    assert trial.verdict == "won"


def test_who_ends_the_turn_is_told_that_it_cannot_be_won_any_more() -> None:
    puzzle = puzzles_of("realms")[0]
    trial = try_out(puzzle, ())
    end = next(option["action"] for option in trial.view["options"] if option["verb"] == "end_turn")
    assert try_out(puzzle, (end,)).verdict == "lost"
    with pytest.raises(IllegalAction):
        try_out(puzzle, (end, end))


def test_what_is_not_open_cannot_be_tried() -> None:
    with pytest.raises(IllegalAction):
        try_out(puzzles_of("duel")[0], (100_000,))
    with pytest.raises(IllegalAction):
        try_out(puzzles_of("castle")[0], (0,))


def test_everybody_meets_the_same_puzzle_on_a_day_and_none_again_too_soon() -> None:
    first = date(2027, 1, 1)
    days = [of_the_day(first + timedelta(days=day)) for day in range(4 * 100)]
    assert of_the_day(first) == days[0]
    for game in games_with_puzzles():
        count = len(puzzles_of(game))
        numbers = [number for each, number in days if each == game]
        assert sorted(numbers[:count]) == list(range(1, count + 1))


def test_the_same_seed_makes_the_same_puzzles() -> None:
    game = eldritch.game("castle")
    assert make(game, 2, seed=3) == make(game, 2, seed=3)


def test_a_find_is_a_puzzle_with_an_answer_that_wins() -> None:
    (puzzle,) = make(eldritch.game("duel"), 1, seed=5)
    assert try_out(puzzle, puzzle.answer).verdict == "won"


def test_a_win_by_dice_is_none() -> None:
    """In Duel the question is for a way without dice: whoever throws them cannot solve it any more."""
    tries = ((puzzle, try_out(puzzle, ())) for puzzle in puzzles_of("duel"))
    puzzle, battle = next(
        (puzzle, option["action"])
        for puzzle, trial in tries
        for option in trial.view["options"]
        if option["verb"] in ("battle", "ghroth")
    )
    taken: tuple[int, ...] = (battle,)
    while (trial := try_out(puzzle, taken)).verdict == "going" and trial.state.battle:  # type: ignore[attr-defined]
        taken = (*taken, trial.state.fallback(puzzle.seat))
    assert trial.verdict == "lost"


def test_puzzles_of_other_rules_are_refused() -> None:
    text = written(puzzles_of("castle")[:2], "eldritch puzzles make castle")
    assert read(text) == puzzles_of("castle")[:2]
    with pytest.raises(BadDump, match="version 0"):
        read(text.replace(f'"rules": {eldritch.game("castle").rules},', '"rules": 0,', 1))
