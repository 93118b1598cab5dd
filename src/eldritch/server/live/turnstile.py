"""A semaphore that lets players pass before work that can wait."""

import asyncio
from heapq import heappop, heappush
from itertools import count
from typing import Final


class Turnstile:
    """At most `places` are inside at a time. Those in a hurry enter first, each kind in order of arrival."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._numbers: Final = count()

    def waiting(self) -> int:
        """The number of those that wait for a place."""
        return sum(not turn.done() for _, _, turn in self._waiting)

    async def acquire(self, patient: bool = False) -> None:
        """Wait for a place. The patient wait until nobody else does."""
        if self._places > 0:
            self._places -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (patient, next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # The place was given just before.
            raise

    def release(self) -> None:
        """Leave, and let the next one in."""
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._places += 1
