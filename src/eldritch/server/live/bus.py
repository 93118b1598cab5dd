"""Publish and subscribe between workers: in memory within a process, through Redis between processes.

Messages may be lost, for example when Redis restarts. Nothing depends on receiving all of them: workers find missing
entries in the store.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from secrets import token_bytes
from typing import Final, Protocol

import structlog
from msgspec import msgpack

Listener = Callable[[bytes], None]

MAX_PENDING: Final = 10_000
"""Messages kept while Redis is unavailable. Beyond that the oldest are dropped."""
RETRY_DELAY: Final = 0.5
"""Seconds between attempts to reach Redis."""

CHANNEL: Final = "eldritch"

Message = tuple[str, bytes]
"""A channel and a payload."""

_decode: Final = msgpack.Decoder(tuple[bytes, list[Message]]).decode

log = structlog.get_logger()


class Bus(Protocol):
    """Named channels. A message reaches everyone who listens to the channel when it is published."""

    shared: bool
    """Whether messages reach other processes."""

    def publish(self, channel: str, data: bytes) -> None: ...

    def listen(self, channel: str, listener: Listener) -> Callable[[], None]:
        """Call a function for each message of a channel. Returns a function that stops this."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def is_available(self) -> bool:
        """Whether messages can be sent at present."""


class MemoryBus:
    """A bus within one process."""

    def __init__(self, shared: bool = False) -> None:
        self.shared = shared
        self._listeners: dict[str, set[Listener]] = defaultdict(set)

    def publish(self, channel: str, data: bytes) -> None:
        for listener in tuple(self._listeners.get(channel, ())):
            listener(data)

    def listen(self, channel: str, listener: Listener) -> Callable[[], None]:
        self._listeners[channel].add(listener)
        return lambda: self._stop_listening(channel, listener)

    def _stop_listening(self, channel: str, listener: Listener) -> None:
        listeners = self._listeners[channel]
        listeners.discard(listener)
        if not listeners:
            del self._listeners[channel]

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def is_available(self) -> bool:
        return True


class RedisBus(MemoryBus):
    """A bus between processes. Messages reach local listeners at once and other processes through Redis.

    All messages share one Redis channel, and all pending messages are sent together. With few workers this costs far
    less than a Redis channel for each table.
    """

    def __init__(self, url: str) -> None:
        super().__init__(shared=True)
        from redis.asyncio import Redis

        self._redis = Redis.from_url(url)
        self._pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        self._id = token_bytes(8)
        self._outgoing: list[Message] = []
        self._pending = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._pubsub.subscribe(CHANNEL)
        self._tasks = [asyncio.create_task(self._send_loop()), asyncio.create_task(self._receive_loop())]

    def publish(self, channel: str, data: bytes) -> None:
        super().publish(channel, data)
        self._outgoing.append((channel, data))
        del self._outgoing[:-MAX_PENDING]
        self._pending.set()

    async def _send_loop(self) -> None:
        while True:
            await self._pending.wait()
            self._pending.clear()
            try:
                await self._send()
            except _connection_errors() as error:
                log.warning("bus.lost", error=type(error).__name__)
                await asyncio.sleep(RETRY_DELAY)
                self._pending.set()

    async def _send(self) -> None:
        while self._outgoing:
            count = len(self._outgoing)
            await self._redis.publish(CHANNEL, msgpack.encode((self._id, self._outgoing)))
            del self._outgoing[:count]

    async def _receive_loop(self) -> None:
        while True:
            try:
                received = await self._pubsub.get_message(timeout=None)
            except _connection_errors() as error:
                log.warning("bus.lost", error=type(error).__name__)
                await asyncio.sleep(RETRY_DELAY)
                continue
            if received is not None:
                sender, messages = _decode(received["data"])
                if sender != self._id:
                    for channel, data in messages:
                        super().publish(channel, data)

    async def close(self) -> None:
        with suppress(Exception):
            await asyncio.wait_for(self._send(), RETRY_DELAY)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pubsub.aclose()  # type: ignore[no-untyped-call]
        await self._redis.aclose()

    async def is_available(self) -> bool:
        try:
            return bool(await asyncio.wait_for(self._redis.ping(), RETRY_DELAY))
        except TimeoutError:
            return False
        except _connection_errors():
            return False


def _connection_errors() -> tuple[type[Exception], ...]:
    from redis.exceptions import RedisError

    return RedisError, OSError


def make_bus(redis_url: str = "") -> Bus:
    return RedisBus(redis_url) if redis_url else MemoryBus()


@asynccontextmanager
async def subscribed(bus: Bus, channel: str, max_pending: int = 1000) -> AsyncIterator[AsyncIterator[bytes]]:
    """The messages of a channel as they arrive. New messages are dropped while `max_pending` are waiting."""
    queue: asyncio.Queue[bytes] = asyncio.Queue(max_pending)

    def enqueue(data: bytes) -> None:
        with suppress(asyncio.QueueFull):
            queue.put_nowait(data)

    async def messages() -> AsyncIterator[bytes]:
        while True:
            yield await queue.get()

    stop_listening = bus.listen(channel, enqueue)
    try:
        yield messages()
    finally:
        stop_listening()
