"""Puzzles of Nightmarium: win this turn for certain."""

from eldritch.games.nightmarium.actions import DRAW
from eldritch.puzzles import puzzles_of, try_out


def test_the_help_ends_with_the_win() -> None:
    """The answer plays a card, then swaps cards to use up the turn. After a draw, playing the card wins."""
    puzzle = puzzles_of("nightmarium")[5]
    steps = [action for _, action in try_out(puzzle, (DRAW,)).along()]
    assert steps == [puzzle.answer[0]]
    assert try_out(puzzle, (DRAW, *steps)).verdict == "won"
