"""Every puzzle that comes with the library has the answer it says, and no other.

The exhaustive proof that there is but one way is made for a share of them, of all with HYPOTHESIS_PROFILE=thorough.
"""

from collections import Counter

import pytest

import eldritch
from eldritch.core.state import UNKNOWN
from eldritch.puzzles import LEVELS, Puzzle, games_with_puzzles, puzzles_of, try_out
from eldritch.puzzles.hidden import worst
from eldritch.puzzles.sides import sides_of
from eldritch.puzzles.solver import is_certain, needed, only_way

WINS = ("realms", "nightmarium", "duel")
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
    for puzzle in some_of(game, share):
        seen = puzzle.view()
        assert is_certain(seen, puzzle.answer)
        world = worst(seen) or seen.imagine(puzzle.world)
        proof = only_way(world, puzzle.seat, needed(seen, puzzle.answer), EVERYTHING)
        assert proof.only_way
        assert proof.positions == puzzle.effort


def test_a_second_way_to_win_is_noticed() -> None:
    """One Doom more, and the step that the answer needs is needed no longer."""
    puzzle = puzzles_of("duel")[0]
    doom = puzzle.seen["position"]["doom"]
    richer = [total + (seat == puzzle.seat) for seat, total in enumerate(doom)]
    seen = eldritch.game("duel").load({**puzzle.seen, "position": {**puzzle.seen["position"], "doom": richer}})
    world = worst(seen)
    assert world is not None
    assert not only_way(world, puzzle.seat, needed(seen, puzzle.answer), EVERYTHING).only_way


def test_a_line_that_needs_luck_is_not_certain() -> None:
    """With one sign fewer to show, the same steps fall short in the worst world."""
    puzzle = next(one for one in puzzles_of("duel") if one.seen["position"]["signs"][one.seat])
    position = puzzle.seen["position"]
    poorer = [total - (seat == puzzle.seat) for seat, total in enumerate(position["doom"])]
    seen = eldritch.game("duel").load({**puzzle.seen, "position": {**position, "doom": poorer}})
    assert not is_certain(seen, puzzle.answer)


def test_who_is_on_ones_side_follows_from_the_notebook() -> None:
    for puzzle in puzzles_of("castle"):
        found = sides_of(puzzle.view())
        assert found is not None
        assert found.friends == puzzle.answer
        assert not set(puzzle.answer) <= set(found.looked_at), "somebody has to be concluded"


def test_no_world_that_the_notebook_admits_says_otherwise() -> None:
    for puzzle in puzzles_of("castle"):
        for seed in range(12):
            world = puzzle.view().imagine(seed)
            mine = world.organisation[puzzle.seat]  # type: ignore[attr-defined]
            assert all(world.organisation[friend] == mine for friend in puzzle.answer)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", games_with_puzzles())
def test_no_puzzle_comes_twice(game: str) -> None:
    positions = Counter(str(puzzle.seen) for puzzle in puzzles_of(game))
    assert max(positions.values()) == 1
