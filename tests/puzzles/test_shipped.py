"""Every puzzle that comes with a game has the answer it says, and no other.

The exhaustive proof that there is only one way is made for a share of them, for all with HYPOTHESIS_PROFILE=thorough.
"""

from collections import Counter
from pathlib import Path

import pytest

import eldritch
from eldritch import puzzles
from eldritch.core.state import UNKNOWN
from eldritch.puzzles import LEVELS, Puzzle, WinPuzzles, games_with_puzzles, kind_of, puzzles_of, try_out
from eldritch.puzzles.solver import needed, prove_only_way
from eldritch.puzzles.wins import Turn

WINS = [game for game in games_with_puzzles() if isinstance(kind_of(game), WinPuzzles)]
EVERYTHING = 50_000


def some_of(game: str, share: float) -> tuple[Puzzle, ...]:
    """A share of the puzzles from all levels: every fifth, or all."""
    return puzzles_of(game)[:: 1 if share == 1 else 5]


@pytest.mark.parametrize("game", games_with_puzzles())
def test_every_position_is_one_of_the_game_as_a_seat_sees_it(game: str) -> None:
    for puzzle in puzzles_of(game):
        seen = eldritch.game(game).load(puzzle.seen)
        assert seen.viewer == puzzle.seat
        assert seen.deciders() == [puzzle.seat]
        assert UNKNOWN in seen.components(), "something is hidden, and it is not in the file"


@pytest.mark.parametrize("game", games_with_puzzles())
def test_the_levels_rise(game: str) -> None:
    levels = [puzzle.level for puzzle in puzzles_of(game)]
    assert levels == sorted(levels)
    assert set(levels) == set(range(1, LEVELS + 1))


@pytest.mark.parametrize("game", WINS)
def test_every_answer_wins_and_less_does_not(game: str) -> None:
    for puzzle in puzzles_of(game):
        assert try_out(puzzle, puzzle.answer).verdict == "won"
        assert try_out(puzzle, puzzle.answer[:-1]).verdict != "won"


@pytest.mark.slow
@pytest.mark.parametrize("game", WINS)
def test_every_answer_is_certain_and_the_only_way(game: str, share: float) -> None:
    kind = kind_of(game)
    assert isinstance(kind, WinPuzzles)
    for puzzle in some_of(game, share):
        seen = puzzle.view()
        assert kind.is_certain(seen, puzzle.answer)
        turn = Turn(kind, kind.world(seen, puzzle.world), puzzle.seat)
        assert prove_only_way(turn, needed(kind, seen, puzzle.answer), EVERYTHING) == puzzle.effort


@pytest.mark.parametrize("game", games_with_puzzles())
def test_no_puzzle_comes_twice(game: str) -> None:
    positions = Counter(str(puzzle.seen) for puzzle in puzzles_of(game))
    assert max(positions.values()) == 1


def test_the_generic_modules_name_no_game() -> None:
    """A game is described in its own folder only."""
    root = Path(puzzles.__file__).parent
    parts = (*root.glob("*.py"), *(root.parent / part for part in ("server/learning/puzzles.py", "cli/puzzle.py")))
    for path in (*parts, root.parent / "speech" / "puzzles.py"):
        source = path.read_text(encoding="utf-8").lower()
        assert [game for game in eldritch.games() if game in source] == [], path
        assert "eldritch.games" not in source, path
