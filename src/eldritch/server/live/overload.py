"""What a worker refuses while it has too much to do: first new tables, then reviews, then spectators.

The measure is how late the event loop is, on average over the last second or so: this is how long every move waits.
"""

import asyncio
from contextlib import suppress
from enum import StrEnum
from time import monotonic
from typing import Final

from .. import metrics
from ..api.errors import ApiError


class Load(StrEnum):
    """What can be refused."""

    TABLE = "table"
    REVIEW = "review"
    SPECTATOR = "spectator"


SHARES: Final = {Load.TABLE: 1.0, Load.REVIEW: 1.75, Load.SPECTATOR: 2.5}
"""The lateness from which each is refused, as a multiple of the limit."""
INTERVAL: Final = 0.1
"""Seconds between measurements."""
WEIGHT: Final = 0.1
"""The weight of the latest measurement in the average."""
RETRY_AFTER: Final = 5
"""Seconds after which refused clients may try again."""


class Overload:
    """Measures how late the event loop is, and refuses what can wait."""

    def __init__(self, limit: float) -> None:
        """`limit`: the lateness from which new tables are refused, in seconds."""
        self._limit = limit
        self.lateness = 0.0
        """Seconds."""
        self._task: asyncio.Task[None] | None = None

    def check(self, load: Load) -> None:
        """Raise an error if this has to be refused now."""
        if self.lateness >= SHARES[load] * self._limit:
            metrics.REFUSED.labels(load).inc()
            raise ApiError("server-overloaded", 503, seconds=RETRY_AFTER)

    def is_ready(self) -> bool:
        """Whether new clients are welcome."""
        return self.lateness < SHARES[Load.TABLE] * self._limit

    def start(self) -> None:
        self._task = asyncio.create_task(self._measure())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _measure(self) -> None:
        while True:
            begun = monotonic()
            await asyncio.sleep(INTERVAL)
            self.note(monotonic() - begun - INTERVAL)

    def note(self, late: float) -> None:
        """Take a measurement into the average. A long interval counts for all the short ones that it replaces."""
        weight = 1 - (1 - WEIGHT) ** (1 + late / INTERVAL)
        self.lateness += weight * (late - self.lateness)
        metrics.LATENESS.set(self.lateness)
