"""What a bot is."""

from abc import ABC, abstractmethod

from eldritch.core.state import State


class Bot(ABC):
    """Plays a seat. It is told nothing but what `State.seen_by` shows that seat."""

    @abstractmethod
    def choose(self, seen: State, seat: int) -> int:
        """One of the actions in `seen.legal(seat)`."""
