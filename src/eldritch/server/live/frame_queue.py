"""Frames waiting to be sent to one connection."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Final, NamedTuple

from eldritch.table import Look, Viewer

from ..wire import Shown

MAX_WAITING: Final = 50
"""Frames queued for a slow connection. Beyond that they are replaced by one look at the current table."""


class QueuedFrame(NamedTuple):
    """A frame to send, with the look that it shows, if any."""

    data: bytes
    shown: Shown | None


class FrameQueue:
    """The frames waiting for one connection, as an async iterator."""

    def __init__(self, person: str, viewer: Viewer, make_look: Callable[["FrameQueue"], Shown], changes: bool) -> None:
        """With `changes`, looks after the first one are sent as changes."""
        self.person = person
        self.viewer = viewer
        self._make_look = make_look
        self._wants_changes = changes
        self._look: Look | None = None
        """The look that the client has."""
        self._frames: deque[bytes | Shown] = deque()
        self._behind = False
        self._ended = False
        self._ready = asyncio.Event()

    def push(self, frame: bytes | Shown) -> None:
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

    def __aiter__(self) -> AsyncIterator[QueuedFrame]:
        return self

    async def __anext__(self) -> QueuedFrame:
        while not self._frames and not self._behind:
            if self._ended:
                raise StopAsyncIteration
            self._ready.clear()
            await self._ready.wait()
        return self._next()

    def _next(self) -> QueuedFrame:
        frame = self._make_look(self) if self._behind else self._frames.popleft()
        self._behind = False
        if not isinstance(frame, Shown):
            return QueuedFrame(frame, None)
        data = frame.frame(self._look if self._wants_changes else None)
        self._look = frame.look
        return QueuedFrame(data, frame)
