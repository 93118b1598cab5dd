"""How workers tell each other what happened. Within one process by memory, between several by Redis.

A message may get lost on the way (a broker that restarts). Nobody relies on hearing all of them: what matters is in the
store, and is looked up there when something is missing.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final, Protocol

import structlog

Hearer = Callable[[bytes], None]

MOST_WAITING: Final = 10_000
"""Messages kept while the broker is away; beyond that the oldest are given up."""
PAUSE: Final = 0.5
"""Seconds between tries to reach a broker that does not answer."""

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
    """Between processes: all that is published goes through Redis, also to those who listen in this process."""

    def __init__(self, url: str) -> None:
        super().__init__(shared=True)
        from redis.asyncio import Redis

        self._redis = Redis.from_url(url)
        self._pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        self._out: list[tuple[str, bytes]] = []
        self._changed = asyncio.Event()
        self._subscribed: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._redis.ping()
        # Something must be subscribed before the reader may wait for messages.
        await self._pubsub.subscribe("eldritch")
        self._tasks = [asyncio.create_task(self._talk()), asyncio.create_task(self._hear())]

    def publish(self, channel: str, data: bytes) -> None:
        self._out.append((channel, data))
        del self._out[:-MOST_WAITING]
        self._changed.set()

    def listen(self, channel: str, hearer: Hearer) -> Callable[[], None]:
        self._changed.set()
        return super().listen(channel, hearer)

    def _leave(self, channel: str, hearer: Hearer) -> None:
        super()._leave(channel, hearer)
        self._changed.set()

    async def _talk(self) -> None:
        """Send what waits, all of it in one go, and keep the subscriptions as they should be."""
        from redis.exceptions import RedisError

        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                await self._subscribe()
                await self._send()
            except (RedisError, OSError) as error:
                log.warning("bus.lost", error=type(error).__name__)
                await asyncio.sleep(PAUSE)
                self._changed.set()

    async def _subscribe(self) -> None:
        wanted = set(self._hearers)
        if more := wanted - self._subscribed:
            await self._pubsub.subscribe(*more)
        if fewer := self._subscribed - wanted:
            await self._pubsub.unsubscribe(*fewer)
        self._subscribed = wanted

    async def _send(self) -> None:
        while self._out:
            waiting = self._out[:]
            pipeline = self._redis.pipeline(transaction=False)
            for channel, data in waiting:
                pipeline.publish(channel, data)
            await pipeline.execute()
            del self._out[: len(waiting)]

    async def _hear(self) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                message = await self._pubsub.get_message(timeout=None)
            except (RedisError, OSError) as error:
                log.warning("bus.lost", error=type(error).__name__)
                await asyncio.sleep(PAUSE)
                continue
            if message is not None and message["type"] == "message":
                super().publish(message["channel"].decode(), message["data"])

    async def close(self) -> None:
        with suppress(Exception):
            await asyncio.wait_for(self._send(), PAUSE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pubsub.aclose()  # type: ignore[no-untyped-call]
        await self._redis.aclose()

    async def answers(self) -> bool:
        from redis.exceptions import RedisError

        try:
            return bool(await asyncio.wait_for(self._redis.ping(), PAUSE))
        except (RedisError, OSError, TimeoutError):
            return False


def make_bus(redis_url: str = "") -> Bus:
    return RedisBus(redis_url) if redis_url else MemoryBus()


@asynccontextmanager
async def subscribed(bus: Bus, channel: str, most: int = 1000) -> AsyncIterator[AsyncIterator[bytes]]:
    """The messages of a channel as they come. Who is more than so many behind misses the newest."""
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
