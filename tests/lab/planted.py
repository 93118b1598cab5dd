"""Bots with predictable play."""

from collections import Counter
from typing import Final

from eldritch.bots import Budget, Choice, SeatedBot
from eldritch.bots.random import RandomBot
from eldritch.core.state import WHOLE, State


class Planted(SeatedBot):
    """Chooses at random unless overridden."""

    def __init__(self, seed: int) -> None:
        super().__init__(RandomBot(), Budget(), seed)


class FirstBot(Planted):
    """Always plays the first action. In Nightmarium it builds whenever it can, far better than random."""

    def choose(self, seen: State) -> Choice:
        return Choice(seen.legal(seen.viewer)[0])


class LastBot(Planted):
    """Always plays the last action: in Nightmarium it discards its cards."""

    def choose(self, seen: State) -> Choice:
        return Choice(seen.legal(seen.viewer)[-1])


class FirstSeatBot(Planted):
    """Plays well in the first seat only."""

    def choose(self, seen: State) -> Choice:
        return Choice(seen.legal(0)[0]) if seen.viewer == 0 else super().choose(seen)


class WatchfulBot(Planted):
    """Raises an error if it is shown more than its own view."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._seat: int | None = None

    def choose(self, seen: State) -> Choice:
        seat = seen.viewer if self._seat is None else self._seat
        if seat == WHOLE or seen.viewer != seat:
            raise AssertionError(f"seat {seat} was shown the position of viewer {seen.viewer}")
        self._seat = seat
        return super().choose(seen)


seats_taken: Final[Counter[tuple[str, int]]] = Counter()
"""How often each bot played in each seat, counted once per game."""


class _NotingBot(Planted):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._noted = False

    def choose(self, seen: State) -> Choice:
        if not self._noted:
            seats_taken[type(self).__name__, seen.viewer] += 1
            self._noted = True
        return super().choose(seen)


class Anna(_NotingBot):
    pass


class Boris(_NotingBot):
    pass


class Vera(_NotingBot):
    pass
