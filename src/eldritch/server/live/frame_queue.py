"""Frames waiting to be sent to one connection."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Final

from eldritch.table import Viewer

from .. import metrics

MAX_WAITING: Final = 50
"""Frames queued for a slow connection. Beyond that they are replaced by one look at the current table."""


class FrameQueue:
    """The frames waiting for one connection, as an async iterator."""

    def __init__(self, person: str, viewer: Viewer, make_look: Callable[["FrameQueue"], bytes]) -> None:
        self.person = person
        self.viewer = viewer
        self._make_look = make_look
        self._frames: deque[bytes] = deque()
        self._behind = False
        self._ended = False
        self._ready = asyncio.Event()

    def push(self, frame: bytes) -> None:
        if self._behind:
            return
        if len(self._frames) >= MAX_WAITING:
            self.reset()
            return
        self._frames.append(frame)
        self._ready.set()

    def reset(self) -> None:
        """Discard waiting frames. The next frame is a complete look."""
        self._frames.clear()
        self._behind = True
        self._ready.set()

    def end(self) -> None:
        """Stop the iteration after the waiting frames."""
        self._ended = True
        self._ready.set()

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        while not self._frames and not self._behind:
            if self._ended:
                raise StopAsyncIteration
            self._ready.clear()
            await self._ready.wait()
        metrics.FRAMES.inc()
        if self._behind:
            self._behind = False
            return self._make_look(self)
        return self._frames.popleft()
