"""Trying puzzles, making them, and the puzzle of the day."""

from collections.abc import Iterator
from datetime import date, timedelta

import pytest

import eldritch
from eldritch.core.errors import BadDump, IllegalAction, UnknownGame
from eldritch.core.game import Game
from eldritch.core.state import State
from eldritch.locale import Words
from eldritch.puzzles import (
    Puzzle,
    QuestionPuzzles,
    Reason,
    WinPuzzles,
    games_with_puzzles,
    kind_of,
    of_the_day,
    puzzles_of,
    try_out,
)
from eldritch.puzzles.collection import dump_puzzles, load_puzzles
from eldritch.puzzles.making import MOST_ALIKE, make, ranked
from eldritch.puzzles.puzzle import Candidate
from eldritch.puzzles.solver import certain_win
from eldritch.puzzles.wins import Turn

WINS = [game for game in games_with_puzzles() if isinstance(kind_of(game), WinPuzzles)]


@pytest.mark.parametrize("game", WINS)
def test_the_way_leads_to_the_end_step_by_step(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    taken: tuple[int, ...] = ()
    while (trial := try_out(puzzle, taken)).verdict == "going":
        view, action = next(trial.along())
        assert action in [option["action"] for option in view["options"]]
        taken = (*taken, action)
    assert trial.verdict == "won"


@pytest.mark.parametrize("game", WINS)
def test_a_solved_puzzle_has_no_further_steps(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    assert list(try_out(puzzle, puzzle.answer).along()) == []


@pytest.mark.parametrize("game", games_with_puzzles())
def test_illegal_actions_cannot_be_tried(game: str) -> None:
    with pytest.raises(IllegalAction):
        try_out(puzzles_of(game)[0], (100_000,))


def test_the_defaults_suffice_to_find_the_certain_win_of_a_turn() -> None:
    """Without the help of the game, which only leaves out actions that cannot help."""
    puzzle = puzzles_of("nightmarium")[0]
    plain = WinPuzzles[State]()
    turn = Turn(plain, plain.world(puzzle.view(), puzzle.world), puzzle.seat)
    found = certain_win(turn, puzzle.view())
    assert found is not None
    assert try_out(puzzle, found).verdict == "won"


def test_a_game_without_puzzles_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eldritch.puzzles.kinds.package_of", lambda game: "eldritch.core")
    with pytest.raises(UnknownGame, match="chess has no puzzles"):
        kind_of("chess")


def test_everybody_gets_the_same_puzzle_on_a_day_and_none_again_too_soon() -> None:
    first = date(2027, 1, 1)
    days = [of_the_day(first + timedelta(days=day)) for day in range(4 * 100)]
    assert of_the_day(first) == days[0]
    for game in games_with_puzzles():
        count = len(puzzles_of(game))
        numbers = [number for each, number in days if each == game]
        assert sorted(numbers[:count]) == list(range(1, count + 1))


def test_puzzles_are_ranked_by_difficulty() -> None:
    found = [Candidate(Puzzle("any", {}, 0, (answer,), 0, 0), difficulty=-answer) for answer in range(10)]
    order = ranked(found)
    assert [puzzle.answer for puzzle in order] == [(answer,) for answer in reversed(range(10))]
    assert [puzzle.level for puzzle in order] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


class Alike(QuestionPuzzles):
    """Finds one puzzle in every game. Those of the first ten games have the same pattern."""

    def candidates(self, game: Game, seed: int, number: int) -> Iterator[Candidate]:
        yield Candidate(Puzzle(game.id, {}, 0, (number,), 0, 0), number, "same" if number < 10 else None)

    def reasoning(self, seen: State, answer: tuple[int, ...], words: Words, names: list[str]) -> list[Reason]:
        return []


def test_only_a_few_puzzles_of_a_collection_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eldritch.puzzles.making.kind_of", lambda game: Alike())
    made = make(eldritch.game("castle"), MOST_ALIKE + 2, seed=1)
    assert [puzzle.answer[0] for puzzle in made] == [*range(MOST_ALIKE), 10, 11]


def test_puzzles_of_other_rules_are_refused() -> None:
    some = puzzles_of("castle")[:2]
    text = dump_puzzles(some, "eldritch puzzles make castle")
    assert load_puzzles(text) == some
    with pytest.raises(BadDump, match="version 0"):
        load_puzzles(text.replace(f'"rules": {eldritch.game("castle").rules},', '"rules": 0,', 1))
