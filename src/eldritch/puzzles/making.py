"""Making puzzles: as many as are wanted, from the easiest to the hardest."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from math import log2
from typing import Final

from eldritch.core.game import Game
from eldritch.core.state import State

from .puzzle import Puzzle
from .shelf import LEVELS
from .sides import Sides, sides_in
from .solver import needed
from .winning import Found, wins_of

MOST_GAMES: Final = 1_000_000
"""More than are played: every game has a seed of its own."""

Steps = frozenset[tuple[int, int]]
"""The steps that a win takes, each with how often."""

SAME: Final = 4
"""So many puzzles may have the same steps."""


def make(game: Game, count: int, seed: int, progress: Callable[[int, int], None] | None = None) -> list[Puzzle]:
    """So many puzzles, from the easiest to the hardest. `progress` hears how many games it took so far for how many."""
    kept: list[tuple[float, Puzzle]] = []
    alike: Counter[Steps] = Counter()
    number = 0
    while len(kept) < count:
        deal = seed * MOST_GAMES + number
        if game.id == "castle":
            kept += [side_puzzle(seen, sides) for seen, sides in sides_in(game, deal, number)]
        else:
            for steps, found in unlike(wins_of(game, deal, number)).items():
                alike[steps] += 1
                if alike[steps] <= SAME:
                    kept.append(win_puzzle(found))
        number += 1
        if progress is not None:
            progress(number, len(kept))
    return ranked(kept[:count])


def unlike(finds: list[Found]) -> dict[Steps, Found]:
    """The finds of one game by their steps; of those that are alike the last, when it was nearest to the end."""
    return {frozenset(needed(found.seen, found.line).items()): found for found in finds}


def win_puzzle(found: Found) -> tuple[float, Puzzle]:
    """What is kept of a find, and how hard it is."""
    game = found.seen.edition.game
    return found.weight, Puzzle(game, found.seen.dump(), found.world, found.line, 0, found.effort)


def side_puzzle(seen: State, sides: Sides) -> tuple[float, Puzzle]:
    """The more facts to put together and the more worlds to rule out, the harder."""
    return sides.facts + log2(sides.worlds), Puzzle("castle", seen.dump(), 0, sides.friends, 0, sides.worlds)


def ranked(kept: list[tuple[float, Puzzle]]) -> list[Puzzle]:
    """The puzzles from the easiest to the hardest, as many of each level."""
    order = sorted(kept, key=lambda each: each[0])
    return [replace(puzzle, level=1 + place * LEVELS // len(order)) for place, (_, puzzle) in enumerate(order)]
