"""The bus, in memory and through Redis."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from eldritch.server.live.bus import Bus, MemoryBus, RedisBus, subscribed

from .workers import run, until


@asynccontextmanager
async def through_redis(url: str) -> AsyncIterator[Bus]:
    bus = RedisBus(url)
    await bus.start()
    try:
        yield bus
    finally:
        await bus.close()


def test_memory_bus_delivers_messages_to_listeners() -> None:
    heard: list[bytes] = []
    bus = MemoryBus()
    end = bus.listen("a", heard.append)
    bus.publish("a", b"1")
    bus.publish("b", b"2")
    end()
    bus.publish("a", b"3")
    assert heard == [b"1"]


def test_redis_bus_delivers_messages_to_other_workers(redis_url: str) -> None:
    heard: list[bytes] = []

    async def scenario() -> None:
        async with through_redis(redis_url) as one, through_redis(redis_url) as other:
            end = other.listen("a", heard.append)
            # Messages published before the subscription is established are not received.
            async with asyncio.timeout(10):
                while not heard:
                    one.publish("a", b"begin")
                    await asyncio.sleep(0.01)
            for number in range(500):
                one.publish("a", b"%d" % number)
            await until(lambda: heard[-1] == b"499")
            assert heard[-500:] == [b"%d" % number for number in range(500)]
            end()
            assert await one.is_available()

    run(scenario())


def test_publishing_does_not_fail_while_redis_is_unavailable() -> None:
    async def scenario() -> None:
        bus = RedisBus("unix:///nowhere/redis.sock")
        bus.publish("a", b"1")
        assert not await bus.is_available()
        await bus.close()

    run(scenario())


def test_subscribed_yields_messages_one_by_one() -> None:
    async def scenario() -> None:
        bus = MemoryBus()
        async with subscribed(bus, "a", max_pending=2) as messages:
            for number in range(5):
                bus.publish("a", b"%d" % number)
            assert [await anext(messages), await anext(messages)] == [b"0", b"1"]
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(anext(messages), 0.05)

    run(scenario())
