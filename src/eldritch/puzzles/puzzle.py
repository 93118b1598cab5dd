"""A puzzle: a position as one seat sees it, a question, and the one answer."""

from dataclasses import dataclass
from typing import Any

from eldritch.core.game import find
from eldritch.core.state import State


@dataclass(frozen=True)
class Puzzle:
    """What is kept of a puzzle.

    `world` is the seed of the world in which it is tried out: one of those that the seat thinks possible. `answer` is the
    line that wins, or (in The Castle of the Devil) the seats that are on one's side for certain.
    """

    game: str
    seen: dict[str, Any]
    world: int
    answer: tuple[int, ...]
    level: int
    effort: int
    """How many positions (or worlds) there are to look at."""

    def view(self) -> State:
        """The position as the seat sees it."""
        return find(self.game).load(self.seen)
