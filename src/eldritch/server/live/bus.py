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

Hearer = Callable[[bytes], None]

MOST_WAITING: Final = 10_000
"""Messages kept while the broker is away; beyond that the oldest are given up."""
PAUSE: Final = 0.5
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

    def listen(self, channel: str, hearer: Hearer) -> Callable[[], None]:
        """Have a function called for each message; what ends it."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def answers(self) -> bool:
        """Whether messages get through at present."""


class MemoryBus:
    """Within one process."""

    def __init__(self, shared: bool = False) -> None:
        self.shared = shared
        self._hearers: dict[str, set[Hearer]] = defaultdict(set)

    def publish(self, channel: str, data: bytes) -> None:
        for hearer in tuple(self._hearers.get(channel, ())):
            hearer(data)

    def listen(self, channel: str, hearer: Hearer) -> Callable[[], None]:
        self._hearers[channel].add(hearer)
        return lambda: self._leave(channel, hearer)

    def _leave(self, channel: str, hearer: Hearer) -> None:
        hearers = self._hearers[channel]
        hearers.discard(hearer)
        if not hearers:
            del self._hearers[channel]

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def answers(self) -> bool:
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
        self._out: list[Message] = []
        self._waiting = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._pubsub.subscribe(CHANNEL)
        self._tasks = [asyncio.create_task(self._talk()), asyncio.create_task(self._hear())]

    def publish(self, channel: str, data: bytes) -> None:
        super().publish(channel, data)
        self._out.append((channel, data))
        del self._out[:-MOST_WAITING]
        self._waiting.set()

    async def _talk(self) -> None:
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            try:
                await self._send()
            except _faults() as fault:
                log.warning("bus.lost", fault=type(fault).__name__)
                await asyncio.sleep(PAUSE)
                self._waiting.set()

    async def _send(self) -> None:
        while self._out:
            count = len(self._out)
            await self._redis.publish(CHANNEL, msgpack.encode((self._id, self._out)))
            del self._out[:count]

    async def _hear(self) -> None:
        while True:
            try:
                heard = await self._pubsub.get_message(timeout=None)
            except _faults() as fault:
                log.warning("bus.lost", fault=type(fault).__name__)
                await asyncio.sleep(PAUSE)
                continue
            if heard is not None:
                sender, messages = _decode(heard["data"])
                if sender != self._id:
                    for channel, data in messages:
                        super().publish(channel, data)

    async def close(self) -> None:
        with suppress(Exception):
            await asyncio.wait_for(self._send(), PAUSE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pubsub.aclose()  # type: ignore[no-untyped-call]
        await self._redis.aclose()

    async def answers(self) -> bool:
        try:
            return bool(await asyncio.wait_for(self._redis.ping(), PAUSE))
        except TimeoutError:
            return False
        except _faults():
            return False


def _faults() -> tuple[type[Exception], ...]:
    from redis.exceptions import RedisError

    return RedisError, OSError


def make_bus(redis_url: str = "") -> Bus:
    return RedisBus(redis_url) if redis_url else MemoryBus()


@asynccontextmanager
async def subscribed(bus: Bus, channel: str, most: int = 1000) -> AsyncIterator[AsyncIterator[bytes]]:
    """The messages of a channel. A reader that falls too far behind misses the newest."""
    queue: asyncio.Queue[bytes] = asyncio.Queue(most)

    def hear(data: bytes) -> None:
        with suppress(asyncio.QueueFull):
            queue.put_nowait(data)

    async def messages() -> AsyncIterator[bytes]:
        while True:
            yield await queue.get()

    end = bus.listen(channel, hear)
    try:
        yield messages()
    finally:
        end()
