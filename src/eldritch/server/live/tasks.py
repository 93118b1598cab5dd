"""Background tasks that are awaited at shutdown."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from ..api.errors import ApiError

FINISH_TIMEOUT: Final = 2.0
"""Seconds that tasks get to finish at shutdown."""

log = structlog.get_logger()


class Tasks:
    """The background tasks of a worker."""

    def __init__(self) -> None:
        self._all: set[asyncio.Task[Any]] = set()
        self._cancellable: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any], *, cancellable: bool = False) -> asyncio.Task[Any]:
        """Run a coroutine in the background and log its failure. Cancellable tasks are not awaited at shutdown."""
        task = asyncio.create_task(work)
        self._all.add(task)
        if cancellable:
            self._cancellable.add(task)
        task.add_done_callback(self._done)
        return task

    async def finish(self) -> None:
        for task in self._cancellable:
            task.cancel()
        if self._all:
            _, slow = await asyncio.wait(self._all, timeout=FINISH_TIMEOUT)
            for task in slow:
                task.cancel()
            await asyncio.gather(*slow, return_exceptions=True)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._all.discard(task)
        self._cancellable.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, ApiError):
            log.error("task.failed", fault=type(fault).__name__, exc_info=fault)
