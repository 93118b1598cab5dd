"""A semaphore that lets players pass before work that can wait, and serves all tables alike."""

import asyncio
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from typing import Final

MOST_GROUPS: Final = 1000
"""Groups that are remembered before those that no longer wait are dropped."""


class Priority(IntEnum):
    """Whose requests go first."""

    PLAY = 0
    HINT = 1
    """Hints and explanations, for which somebody waits."""
    REVIEW = 2
    """Reviews, which are computed in the background."""


class Turnstile:
    """At most `places` are inside at a time.

    Of one priority, the groups (tables) take turns: the second request of a group waits until every other group that
    came before has been served once.
    """

    def __init__(self, places: int) -> None:
        self._places = places
        self._waiting: list[tuple[Priority, int, int, asyncio.Future[None]]] = []
        self._numbers: Final = count()
        self._round = 0
        """The round of the last request that was let in."""
        self._rounds: dict[str, int] = {}
        """The round of the last request of each group."""

    def waiting(self) -> int:
        """The number of those that wait for a place."""
        return sum(not turn.done() for *_, turn in self._waiting)

    async def acquire(self, priority: Priority = Priority.PLAY, group: str = "") -> None:
        """Wait for a place."""
        if self._places > 0:
            self._places -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (priority, self._next_round(group), next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # The place was given just before.
            raise

    def _next_round(self, group: str) -> int:
        """The round in which a new request of the group is served."""
        if len(self._rounds) >= MOST_GROUPS:
            self._rounds = {known: last for known, last in self._rounds.items() if last > self._round}
        self._rounds[group] = max(self._round, self._rounds.get(group, 0)) + 1
        return self._rounds[group]

    def release(self) -> None:
        """Leave, and let the next one in."""
        while self._waiting:
            _, served, _, turn = heappop(self._waiting)
            if not turn.done():
                self._round = max(self._round, served)
                turn.set_result(None)
                return
        self._places += 1
