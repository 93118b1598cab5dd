"""A puzzle: a position as one seat sees it, and the one answer."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from eldritch.core.game import find
from eldritch.core.state import State


@dataclass(frozen=True)
class Puzzle:
    """What is stored of a puzzle. It contains nothing that is hidden from the seat."""

    game: str
    seen: dict[str, Any]
    """The position as the seat sees it."""
    world: int
    """The seed of the world in which the puzzle is tried: one that the seat considers possible."""
    answer: tuple[int, ...]
    """The actions that win, or the seats that answer the question."""
    level: int
    effort: int
    """How many positions there are to examine, or worlds to rule out."""

    @property
    def seat(self) -> int:
        return int(self.seen["viewer"])

    def view(self) -> State:
        return find(self.game).trust(self.seen)


@dataclass(frozen=True)
class Candidate:
    """A puzzle that was found, not yet ranked among the others."""

    puzzle: Puzzle
    difficulty: float
    pattern: Hashable = None
    """Equal for puzzles so similar that a collection has only a few of them. None: unlike any other."""
