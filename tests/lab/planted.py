"""Bots whose play is known beforehand."""

from collections import Counter
from typing import Final

from eldritch.bots import Bot
from eldritch.bots.random import RandomBot
from eldritch.core.state import State


class FirstBot(Bot):
    """Always the first action. In Nightmarium it builds whenever it can, far better than chance."""

    def __init__(self, seed: int) -> None:
        del seed

    def choose(self, seen: State, seat: int) -> int:
        return seen.legal(seat)[0]


class LastBot(Bot):
    """Always the last action: in Nightmarium it throws its cards away."""

    def __init__(self, seed: int) -> None:
        del seed

    def choose(self, seen: State, seat: int) -> int:
        return seen.legal(seat)[-1]


class FirstSeatBot(RandomBot):
    """Plays well in the first seat only."""

    def choose(self, seen: State, seat: int) -> int:
        return seen.legal(seat)[0] if seat == 0 else super().choose(seen, seat)


class WatchfulBot(RandomBot):
    """Refuses to be shown more than its own view."""

    def choose(self, seen: State, seat: int) -> int:
        if seen.viewer != seat:
            raise AssertionError(f"seat {seat} was shown the position of viewer {seen.viewer}")
        return super().choose(seen, seat)


seats_taken: Final[Counter[tuple[str, int]]] = Counter()
"""Which bot was asked in which seat how often, once a game."""


class _NotingBot(RandomBot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._noted = False

    def choose(self, seen: State, seat: int) -> int:
        if not self._noted:
            seats_taken[type(self).__name__, seat] += 1
            self._noted = True
        return super().choose(seen, seat)


class Anna(_NotingBot):
    pass


class Boris(_NotingBot):
    pass


class Vera(_NotingBot):
    pass
