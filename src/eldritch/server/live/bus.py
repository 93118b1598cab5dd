"""How workers tell each other what happened. Within one process by memory, between several by Redis.

A message may get lost on the way (a broker that restarts). Nobody relies on hearing all of them: what matters is in the
store, and is looked up there when something is missing.
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
"""Messages kept while the broker is away; beyond that the oldest are given up."""
RETRY_DELAY: Final = 0.5
"""Seconds between tries to reach a broker that does not answer."""

CHANNEL: Final = "eldritch"

Message = tuple[str, bytes]
"""A channel and what is published on it."""

_decode: Final = msgpack.Decoder(tuple[bytes, list[Message]]).decode

log = structlog.get_logger()


class Bus(Protocol):
    """Channels by name: what is published on one is heard by all who listen to it at that time."""

    shared: bool
    """Whether other processes hear it too."""

    def publish(self, channel: str, data: bytes) -> None: ...

    def listen(self, channel: str, listener: Listener) -> Callable[[], None]:
        """Have a function called for each message; what ends it."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def is_available(self) -> bool:
        """Whether messages get through at present."""


class MemoryBus:
    """Within one process."""

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
    """Between processes: what is published is heard here at once, and by the others through Redis.

    All of it goes over one channel of Redis, as much in one message as waits to be sent: that costs far less than a
    channel for each table, and workers are few.
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
    """The messages of a channel as they come. Who is more than so many behind misses the newest."""
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
