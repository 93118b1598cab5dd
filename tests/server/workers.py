"""Workers for tests: a server without HTTP. Several can run in one process."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from eldritch.records import Logged
from eldritch.server.common import now_ms
from eldritch.server.live.bot_pool import BotPool
from eldritch.server.live.bus import Bus, MemoryBus
from eldritch.server.live.frame_queue import FrameQueue
from eldritch.server.live.housekeeping import Housekeeping
from eldritch.server.live.rooms import Rooms
from eldritch.server.settings import Settings
from eldritch.store import Store, games
from eldritch.table import Act, AddBot, Clock, Setup, Sit

SECRET = bytes(range(32))
QUICK = Settings(pace=0)


class Worker:
    """A worker with its rooms, and helpers for tests."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms

    async def open(
        self, id: str = "t1", *, people: int = 2, bots: tuple[str, ...] = (), game: str = "nightmarium", **settings: Any
    ) -> str:
        """Open a table and fill its seats, so that the game starts."""
        seats = people + len(bots)
        setup = Setup.open(
            game, seats=seats, host="p0", secret=SECRET, now=self.rooms.now(), autostart=True, **settings
        )
        await self.rooms.open(id, setup, SECRET)
        for bot in bots:
            await self.rooms.send(id, AddBot(bot, bot), "p0")
        for number in range(people):
            await self.rooms.send(id, Sit(f"Person {number}"), f"p{number}")
        return id

    async def move(self, id: str, chance: random.Random, ref: str = "") -> tuple[str, Act]:
        """A random decider takes a random action. Returns the player and the action."""
        table = await self.rooms.table(id)
        assert table.play is not None
        seat = chance.choice(table.play.state.deciders())
        act = Act(chance.choice(table.play.state.legal(seat)))
        player = table.seats[seat].player
        assert player is not None
        await self.rooms.send(id, act, player.id, ref)
        return player.id, act

    async def log(self, id: str) -> list[Logged]:
        return await self.store.read(lambda connection: games.log_after(connection, id, -1))


@asynccontextmanager
async def worker(
    url: str, *, bus: Bus | None = None, settings: Settings = QUICK, now: Callable[[], int] = now_ms
) -> AsyncIterator[Worker]:
    store = Store(url)
    bot_pool = BotPool()
    bus = bus or MemoryBus()
    rooms = Rooms(store, bus, bot_pool, settings, now)
    housekeeping = Housekeeping(rooms, store, bus)
    await housekeeping.start()
    try:
        yield Worker(store, rooms)
    finally:
        await housekeeping.stop()
        await rooms.close()
        await bot_pool.close()
        await store.close()


async def frame(queue: FrameQueue, *kinds: str) -> dict[str, Any]:
    """The next frame, or the next frame of one of these kinds."""
    while True:
        found: dict[str, Any] = msgspec.json.decode((await asyncio.wait_for(anext(queue), 10)).data)
        if not kinds or found["t"] in kinds:
            return found


async def until(true: Callable[[], bool]) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scenario)


def per_move(seconds: int) -> Clock:
    return Clock("move", seconds * 1000)
