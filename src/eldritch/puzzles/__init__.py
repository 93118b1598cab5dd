"""Puzzles: positions with a question that has exactly one answer.

There are two kinds. "Win this turn for certain" is answered with actions, a question such as "who is on your side?"
with a set of seats. A game that has puzzles says in its module `learning.puzzles` of which kind they are.

>>> puzzle = puzzles_of(games_with_puzzles()[0])[0]
>>> try_out(puzzle, puzzle.answer).verdict
'won'
"""

from .collection import LEVELS, games_with_puzzles, of_the_day, puzzles_of
from .kinds import kind_of
from .puzzle import Puzzle
from .questions import QuestionPuzzles, Reason
from .trial import Trial, Verdict, aim_of, try_out
from .wins import WinPuzzles

__all__ = [
    "LEVELS",
    "Puzzle",
    "QuestionPuzzles",
    "Reason",
    "Trial",
    "Verdict",
    "WinPuzzles",
    "aim_of",
    "games_with_puzzles",
    "kind_of",
    "of_the_day",
    "puzzles_of",
    "try_out",
]
