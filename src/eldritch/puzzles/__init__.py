"""Puzzles: positions with a question that has one answer.

In Cthulhu Realms and Nightmarium: win this turn, for certain; in Duel: this round. In The Castle of the Devil: who is
on my side?

>>> puzzle = puzzles_of("realms")[0]
>>> try_out(puzzle, puzzle.answer).verdict
'won'
"""

from .puzzle import Puzzle
from .shelf import LEVELS, games_with_puzzles, of_the_day, puzzles_of
from .sides import Fact, reasoning
from .trial import Trial, Verdict, try_out

__all__ = [
    "LEVELS",
    "Fact",
    "Puzzle",
    "Trial",
    "Verdict",
    "games_with_puzzles",
    "of_the_day",
    "puzzles_of",
    "reasoning",
    "try_out",
]
