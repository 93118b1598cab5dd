"""Puzzles of The Castle of the Devil: who is on my side for certain?"""

import eldritch
from eldritch.games.castle.learning.sides import sides_of
from eldritch.games.castle.state import Journey
from eldritch.puzzles import Puzzle, puzzles_of, try_out
from eldritch.puzzles.making import make


def view_of(puzzle: Puzzle) -> Journey:
    seen = puzzle.view()
    assert type(seen) is Journey
    return seen


def test_the_answer_follows_from_the_notebook() -> None:
    for puzzle in puzzles_of("castle"):
        found = sides_of(view_of(puzzle))
        assert found is not None
        assert found.friends == puzzle.answer
        assert found.worlds == puzzle.effort
        assert not set(puzzle.answer) <= set(found.looked_at), "at least one friend has to be concluded"


def test_no_world_that_the_notebook_admits_contradicts_the_answer() -> None:
    for puzzle in puzzles_of("castle"):
        for seed in range(12):
            world = view_of(puzzle).imagine(seed)
            mine = world.organisation[puzzle.seat]
            assert all(world.organisation[friend] == mine for friend in puzzle.answer)


def test_a_question_is_asked_and_nothing_is_played() -> None:
    trial = try_out(puzzles_of("castle")[0], ())
    assert trial.verdict == "asked"
    assert trial.view["options"] == []


def test_the_same_seed_makes_the_same_puzzles() -> None:
    game = eldritch.game("castle")
    assert make(game, 2, seed=3) == make(game, 2, seed=3)
