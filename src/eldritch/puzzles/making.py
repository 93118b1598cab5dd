"""Making a collection of puzzles, ranked from the easiest to the hardest."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace
from typing import Final

from eldritch.core.game import Game

from .collection import LEVELS
from .finding import wins_in
from .kinds import Kind, kind_of
from .puzzle import Candidate, Puzzle
from .wins import WinPuzzles

MOST_GAMES: Final = 1_000_000
"""More games than are ever played for one collection, so that games of different collections have different seeds."""

MOST_ALIKE: Final = 4
"""How many puzzles with the same pattern a collection may have."""


def make(game: Game, count: int, seed: int, progress: Callable[[int, int], None] | None = None) -> list[Puzzle]:
    """Make `count` puzzles. After every game, `progress` gets the number of games played and of puzzles found."""
    kind = kind_of(game.id)
    found: list[Candidate] = []
    alike: Counter[Hashable] = Counter()
    number = 0
    while len(found) < count:
        for candidate in candidates(kind, game, seed * MOST_GAMES + number, number):
            alike[candidate.pattern] += 1
            if candidate.pattern is None or alike[candidate.pattern] <= MOST_ALIKE:
                found.append(candidate)
        number += 1
        if progress is not None:
            progress(number, len(found))
    return ranked(found[:count])


def candidates(kind: Kind, game: Game, seed: int, number: int) -> Iterable[Candidate]:
    if isinstance(kind, WinPuzzles):
        return wins_in(kind, game, seed, number)
    return kind.candidates(game, seed, number)


def ranked(found: list[Candidate]) -> list[Puzzle]:
    """The puzzles from the easiest to the hardest, in levels of equal size."""
    order = sorted(found, key=lambda each: each.difficulty)
    return [replace(each.puzzle, level=1 + place * LEVELS // len(order)) for place, each in enumerate(order)]
