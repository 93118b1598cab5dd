"""Several workers at one table agree on one log."""

import asyncio
import os
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from eldritch.server.common import now_ms
from eldritch.server.live.bus import Bus, MemoryBus, RedisBus
from eldritch.server.live.leases import WORKER_TIMEOUT
from eldritch.store import leases
from eldritch.store.leases import Worker as Known
from eldritch.table import Act, Rejected

from .workers import Worker, frame, run, until, worker


class Deaf(MemoryBus):
    """A bus that claims to be shared but delivers nothing."""

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


def test_actions_at_one_worker_are_sent_by_the_other(database: str, redis_url: str) -> None:
    async def scenario() -> None:
        async with two_workers(database, redis_url) as (one, other):
            await one.open()
            async with other.rooms.frames("t1", "p1") as queue:
                first = await frame(queue)
                chance = random.Random(1)
                ours, theirs = await one.rooms.table("t1"), await other.rooms.table("t1")
                for number in range(40):
                    await until(lambda: len(ours.entries) == len(theirs.entries))
                    await (one, other)[number % 2].move("t1", chance)
                last = (await one.rooms.table("t1")).update_count(1)
                seq = first["look"]["seq"]
                while seq < last:
                    update = await frame(queue, "update")
                    assert seq < update["seq"] == update["look"]["seq"]
                    seq = update["seq"]
            await until(lambda: len(ours.entries) == len(theirs.entries))
            assert ours.entries == theirs.entries

    run(scenario())


def test_workers_without_a_bus_still_write_one_consistent_log(database: str) -> None:
    """Two workers without a bus play all seats as fast as they can. Only the fence separates them."""

    async def race(ours: Worker, name: str, acked: list[tuple[str, str]]) -> None:
        chance = random.Random(name)
        for number in range(60):
            ref = f"{name}{number}"
            try:
                by, _ = await ours.move("t1", chance, ref)
            except (Rejected, IndexError):
                continue
            acked.append((by, ref))

    async def scenario() -> None:
        async with worker(database) as one, worker(database) as other:
            await one.open()
            acked: list[tuple[str, str]] = []
            await asyncio.gather(race(one, "a", acked), race(other, "b", acked))
            log = await one.log("t1")
            assert [line.entry.seq for line in log] == list(range(len(log)))
            stored = [(line.sender, line.ref) for line in log if line.ref]
            assert sorted(stored, key=str) == sorted(acked, key=str)
            assert {ref[0] for _, ref in acked} == {"a", "b"}

    run(scenario())


def test_a_command_sent_to_two_workers_at_once_is_executed_once(database: str) -> None:
    async def scenario() -> None:
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

    run(scenario())


def test_entries_lost_by_the_bus_are_read_from_the_store(database: str) -> None:
    async def scenario() -> None:
        async with worker(database, bus=Deaf(shared=True)) as one, worker(database, bus=Deaf(shared=True)) as other:
            await one.open()
            async with other.rooms.frames("t1", "p1") as queue:
                seq = (await frame(queue))["look"]["seq"]
                for _ in range(3):
                    await one.move("t1", random.Random(1))
                last = (await one.rooms.table("t1")).update_count(1)
                while seq < last:
                    seq = (await frame(queue, "update"))["seq"]

    run(scenario())


def test_a_lease_passes_to_another_worker_only_when_its_holder_is_dead(database: str) -> None:
    async def scenario() -> None:
        async with worker(database) as one, worker(database) as other:
            await one.open()
            keeping = one.rooms.leases
            await until(lambda: "t1" in keeping.held)
            ours, _ = await other.rooms.leases.claim("t1")
            assert not ours
            silent = Known(keeping.id, "elsewhere", os.getpid(), now_ms() - WORKER_TIMEOUT - 1)
            await other.store.write(lambda connection: leases.retire(connection, silent, 0))
            ours, _ = await other.rooms.leases.claim("t1")
            assert ours

    run(scenario())


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
def test_a_worker_is_alive_while_its_heartbeat_and_process_are(
    sqlite_url: str, host: str, pid: int | str, age: int, lives: bool
) -> None:
    """On the same machine the process counts too. A dead worker may have had our pid."""

    async def scenario() -> None:
        async with worker(sqlite_url) as ours:
            number = {"mine": os.getpid(), "parent": os.getppid()}.get(str(pid), pid)
            known = Known("w", socket.gethostname() if host == "here" else host, int(number), now_ms() - age)
            assert ours.rooms.leases.is_alive(known) == lives

    run(scenario())


def test_a_decision_seen_through_one_worker_can_be_answered_through_another(database: str) -> None:
    """The worker that receives the answer may not have folded the decision yet."""

    async def scenario() -> None:
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

    run(scenario())
