"""Several workers at one table: all see the same, nobody's entry is lost or written twice."""

import asyncio
import os
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from eldritch.server.live.bus import Bus, MemoryBus, RedisBus
from eldritch.server.live.leases import WORKER_TIMEOUT
from eldritch.server.live.services import now_ms
from eldritch.store import leases
from eldritch.store.leases import Worker as Known
from eldritch.table import Act, Rejected

from .workers import Worker, frame, play, until, worker


class Deaf(MemoryBus):
    """Says that others hear it, and lets none."""

    def publish(self, channel: str, data: bytes) -> None: ...


@asynccontextmanager
async def two_workers(database: str, redis: str) -> AsyncIterator[tuple[Worker, Worker]]:
    buses: list[Bus] = [RedisBus(redis), RedisBus(redis)]
    for bus in buses:
        await bus.start()
    async with worker(database, bus=buses[0]) as one, worker(database, bus=buses[1]) as other:
        yield one, other
    for bus in buses:
        await bus.close()


def test_what_is_played_through_one_worker_is_seen_through_the_other(database: str, redis_url: str) -> None:
    async def story() -> None:
        async with two_workers(database, redis_url) as (one, other):
            await one.open()
            async with other.rooms.frames("t1", "p1") as watch:
                first = await frame(watch)
                chance = random.Random(1)
                ours, theirs = await one.rooms.table("t1"), await other.rooms.table("t1")
                for number in range(40):
                    await until(lambda: len(ours.entries) == len(theirs.entries))
                    await (one, other)[number % 2].move("t1", chance)
                told = (await one.rooms.table("t1")).told(1)
                seq = first["look"]["seq"]
                while seq < told:
                    update = await frame(watch, "update")
                    assert seq < update["seq"] == update["look"]["seq"]
                    seq = update["seq"]
            await until(lambda: len(ours.entries) == len(theirs.entries))
            assert ours.entries == theirs.entries

    play(story())


def test_workers_that_hear_nothing_of_each_other_still_write_one_log(database: str) -> None:
    """Two workers without a bus, both playing all seats as fast as they can: the fence is all that holds."""

    async def hammer(ours: Worker, name: str, acked: list[tuple[str, str]]) -> None:
        chance = random.Random(name)
        for number in range(60):
            ref = f"{name}{number}"
            try:
                by, _ = await ours.move("t1", chance, ref)
            except (Rejected, IndexError):
                continue
            acked.append((by, ref))

    async def story() -> None:
        async with worker(database) as one, worker(database) as other:
            await one.open()
            acked: list[tuple[str, str]] = []
            await asyncio.gather(hammer(one, "a", acked), hammer(other, "b", acked))
            log = await one.log("t1")
            assert [line.entry.seq for line in log] == list(range(len(log)))
            stored = [(line.sender, line.ref) for line in log if line.ref]
            assert sorted(stored, key=str) == sorted(acked, key=str)
            assert {ref[0] for _, ref in acked} == {"a", "b"}

    play(story())


def test_the_same_message_sent_through_two_workers_at_once_counts_once(database: str) -> None:
    async def story() -> None:
        async with worker(database) as one, worker(database) as other:
            await one.open()
            await other.rooms.table("t1")
            for number in range(10):
                table = await one.rooms.table("t1")
                assert table.play is not None
                seat = table.play.state.deciders()[0]
                act = Act(table.play.state.legal(seat)[0])
                await asyncio.gather(
                    one.rooms.send("t1", act, f"p{seat}", f"m{number}"),
                    other.rooms.send("t1", act, f"p{seat}", f"m{number}"),
                )
                await one.rooms.catch_up(await one.rooms.room("t1"))
            refs = [line.ref for line in await one.log("t1") if line.ref]
            assert refs == [f"m{number}" for number in range(10)]

    play(story())


def test_what_the_bus_lost_is_found_in_the_store(database: str) -> None:
    async def story() -> None:
        async with worker(database, bus=Deaf(shared=True)) as one, worker(database, bus=Deaf(shared=True)) as other:
            await one.open()
            async with other.rooms.frames("t1", "p1") as watch:
                seq = (await frame(watch))["look"]["seq"]
                for _ in range(3):
                    await one.move("t1", random.Random(1))
                told = (await one.rooms.table("t1")).told(1)
                while seq < told:
                    seq = (await frame(watch, "update"))["seq"]

    play(story())


def test_a_table_is_kept_by_one_worker_until_that_is_gone(database: str) -> None:
    async def story() -> None:
        async with worker(database) as one, worker(database) as other:
            await one.open()
            keeping = one.rooms.leases
            await until(lambda: "t1" in keeping.held)
            ours, _ = await other.rooms.leases.claim("t1")
            assert not ours
            silent = Known(keeping.id, "elsewhere", os.getpid(), now_ms() - WORKER_TIMEOUT - 1)
            await other.store.write(lambda connection: leases.leave(connection, silent, 0))
            ours, _ = await other.rooms.leases.claim("t1")
            assert ours

    play(story())


@pytest.mark.parametrize(
    ("host", "pid", "age", "lives"),
    [
        ("elsewhere", 1, 0, True),
        ("elsewhere", 1, WORKER_TIMEOUT + 1, False),
        ("here", 2**22 + 1, 0, False),
        ("here", "mine", 0, False),
        ("here", "parent", 0, True),
        ("", 1, 0, False),
    ],
)
def test_who_counts_as_alive(sqlite_url: str, host: str, pid: int | str, age: int, lives: bool) -> None:
    """By its last sign of life; on the same machine by its process as well, of which an older one may have had ours."""

    async def story() -> None:
        async with worker(sqlite_url) as ours:
            number = {"mine": os.getpid(), "parent": os.getppid()}.get(str(pid), pid)
            known = Known("w", socket.gethostname() if host == "here" else host, int(number), now_ms() - age)
            assert ours.rooms.leases.is_alive(known) == lives

    play(story())


def test_what_one_learned_through_another_worker_can_be_answered_here(database: str) -> None:
    """The worker that gets the answer may not have heard of the question yet."""

    async def story() -> None:
        deaf = [Deaf(shared=True), Deaf(shared=True)]
        async with worker(database, bus=deaf[0]) as one, worker(database, bus=deaf[1]) as other:
            await one.open()
            await other.rooms.table("t1")
            chance = random.Random(1)
            for _ in range(5):
                await one.move("t1", chance)
            table = await one.rooms.table("t1")
            assert table.play is not None
            seat = table.play.state.deciders()[0]
            await other.rooms.send("t1", Act(table.play.state.legal(seat)[0]), f"p{seat}")

    play(story())
