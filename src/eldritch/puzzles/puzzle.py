"""A puzzle: a position as one seat sees it, a question, and the one answer."""

from dataclasses import dataclass
from typing import Any

from eldritch.core.game import find
from eldritch.core.state import State

from .hidden import worst


@dataclass(frozen=True)
class Puzzle:
    """What is kept of a puzzle. Of what is hidden there is nothing in it."""

    game: str
    seen: dict[str, Any]
    """The position as the seat sees it."""
    world: int
    """The seed of the world in which it is tried out: one of those that the seat thinks possible."""
    answer: tuple[int, ...]
    """The line that wins, or (in The Castle of the Devil) the seats that are on one's side for certain."""
    level: int
    effort: int
    """How many positions there are to look at, or worlds to rule out."""

    @property
    def seat(self) -> int:
        return int(self.seen["viewer"])

    def view(self) -> State:
        return find(self.game).trust(self.seen)

    def start(self) -> State:
        """The world in which it is tried out. In Duel the worst there is: what wins there wins anywhere."""
        seen = self.view()
        return worst(seen) or seen.imagine(self.world, knowledge=True)
