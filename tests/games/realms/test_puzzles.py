"""Puzzles of Cthulhu Realms: win this turn for certain."""

import pytest

from eldritch.core.errors import IllegalAction
from eldritch.puzzles import puzzles_of, try_out


def test_a_puzzle_is_lost_when_the_turn_ends() -> None:
    puzzle = puzzles_of("realms")[0]
    trial = try_out(puzzle, ())
    end = next(option["action"] for option in trial.view["options"] if option["verb"] == "end_turn")
    assert try_out(puzzle, (end,)).verdict == "lost"
    with pytest.raises(IllegalAction):
        try_out(puzzle, (end, end))
