"""Tables loaded from snapshots are equal to those loaded from whole logs, and the log has the last word."""

import asyncio
import random
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, update

from eldritch.records import Loaded
from eldritch.server.live import housekeeping, room_snapshots
from eldritch.store import games, snapshots
from eldritch.table import Act, Table
from tests.table.live import fingerprint

from .workers import Worker, frame, run, until, worker


@pytest.fixture(autouse=True)
def sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_snapshots, "FIRST", 20)
    monkeypatch.setattr(room_snapshots, "EVERY", 20)


async def store_snapshot(ours: Worker) -> None:
    found = ours.rooms.loaded["t1"].next_snapshot()
    if found is not None:
        await ours.store.write(lambda connection: snapshots.save(connection, [found]))


async def played(ours: Worker, moves: int = 60) -> Table:
    """A table after these moves, with its newest snapshot stored."""
    await ours.open(game="realms")
    chance = random.Random(3)
    for number in range(moves):
        await ours.move("t1", chance, f"m{number}")
        await store_snapshot(ours)
    return await ours.rooms.table("t1")


async def stored(ours: Worker) -> Loaded:
    """What the next load of the table begins with."""
    loaded = await ours.store.read(lambda connection: games.load(connection, "t1"))
    assert loaded is not None
    return loaded


def test_a_table_goes_on_from_its_snapshot_and_the_entries_after_it(database: str) -> None:
    async def scenario() -> None:
        async with worker(database) as ours:
            before = await played(ours)
            loaded = await stored(ours)
            assert loaded.snapshot is not None
            assert room_snapshots.TAIL <= len(loaded.log) < 2 * 20 < before.length
        async with worker(database) as later:
            table = await later.rooms.table("t1")
            assert table.log.missing is not None
            assert table.look(0, 0) == before.look(0, 0)
            chance = random.Random(5)
            for number in range(60, 100):
                await later.move("t1", chance, f"m{number}")
                await store_snapshot(later)
            assert [line.ref for line in await later.log("t1")][-2:] == ["m98", "m99"]
            seen = fingerprint(table, 0)
        async with worker(database) as last:
            again = await last.rooms.whole_table("t1")
            assert fingerprint(again, 0) == seen
            log = [line.entry for line in await last.log("t1")]
            assert fingerprint(Table.replay(again.setup, again.secret, log), 0) == fingerprint(again, 0)

    run(scenario())


def test_a_command_from_before_the_snapshot_is_not_executed_again(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open(game="realms")
            by, act = await ours.move("t1", random.Random(3), "first")
            chance = random.Random(4)
            for _ in range(60):
                await ours.move("t1", chance)
                await store_snapshot(ours)
            length = (await ours.rooms.table("t1")).length
        async with worker(sqlite_url) as later:
            assert "first" not in [line.ref for line in (await stored(later)).log]
            await later.rooms.send("t1", Act(act.action), by, "first")
            assert (await later.rooms.table("t1")).length == len(await later.log("t1")) == length

    run(scenario())


def test_a_reconnection_gets_updates_from_before_the_snapshot(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with worker(sqlite_url) as ours:
            before = await played(ours)
            expected = [list(update.events) for update in before.updates(1, 4)]
        async with worker(sqlite_url) as later:
            async with later.rooms.frames("t1", "p1", since=before.update_count(1)) as queue:
                assert (await frame(queue))["story"] == []
                assert (await later.rooms.table("t1")).log.missing is not None
            async with later.rooms.frames("t1", "p1", since=4) as queue:
                story = (await frame(queue))["story"]
        assert [update["events"] for update in story] == expected
        assert [update["seq"] for update in story] == list(range(5, before.update_count(1) + 1))

    run(scenario())


def cut(data: bytes) -> bytes:
    return data[:-20]


def falsified(data: bytes) -> bytes:
    return data.replace(b'"seats":2', b'"seats":3')


@pytest.mark.parametrize("damage", [cut, falsified])
@pytest.mark.parametrize("signed", [False, True], ids=["by-a-fault", "by-the-writer"])
def test_a_damaged_snapshot_is_not_used(database: str, damage: Callable[[bytes], bytes], signed: bool) -> None:
    """Its hash shows the damage. One that cannot be read is not used even with a matching hash."""

    async def scenario() -> None:
        async with worker(database) as ours:
            before = await played(ours)
            loaded = await stored(ours)
            assert loaded.snapshot is not None
            bad, length = damage(loaded.snapshot), before.length - len(loaded.log)
            assert bad != loaded.snapshot

            def spoil(connection: Connection) -> None:
                if signed:
                    snapshots.save(connection, [("t1", length, bad)])
                else:
                    connection.execute(update(snapshots.snapshot).values(data=bad))

            await ours.store.write(spoil)
        async with worker(database) as later:
            table = await later.rooms.table("t1")
            assert table.log.missing is None
            assert fingerprint(table, 0) == fingerprint(before, 0)

    run(scenario())


def test_a_snapshot_of_another_log_is_not_used(database: str) -> None:
    """As after the log was restored from a backup that is older than the snapshot, and the game went on otherwise."""

    async def scenario() -> None:
        async with worker(database) as ours:
            await played(ours)
            snapshot = (await stored(ours)).snapshot
            assert snapshot is not None
            length = 30

            def move(connection: Connection) -> None:
                connection.execute(update(snapshots.snapshot).values(length=length))

            await ours.store.write(move)
            loaded = await stored(ours)
            assert loaded.snapshot is None
            assert len(loaded.log) == (await ours.rooms.table("t1")).length

    run(scenario())


def test_a_table_where_nobody_moves_keeps_only_its_position_in_memory(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "HEARTBEAT", 0.01)
    monkeypatch.setattr(housekeeping, "FORGET_AFTER", 0)

    async def scenario() -> None:
        async with worker(database) as ours:
            await ours.open(game="realms")
            chance = random.Random(3)
            for number in range(30):
                await ours.move("t1", chance, f"m{number}")
            table = await ours.rooms.table("t1")
            await until(lambda: not table.log.entries)
            async with ours.rooms.frames("t1", "p0", since=3) as queue:
                story = (await frame(queue))["story"]
                assert [update["seq"] for update in story] == list(range(4, table.update_count(0) + 1))
            await until(lambda: not table.log.entries)
            await ours.move("t1", chance, "m30")
            log = [line.entry for line in await ours.log("t1")]
            assert fingerprint(table, 0) == fingerprint(Table.replay(table.setup, table.secret, log), 0)

    run(scenario())


def test_snapshots_are_stored_while_a_table_is_played(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "HEARTBEAT", 0.01)

    async def scenario() -> None:
        async with worker(database) as ours:
            await ours.open(game="realms")
            chance = random.Random(3)
            async with asyncio.timeout(20):
                while (await stored(ours)).snapshot is None:
                    await ours.move("t1", chance)

    run(scenario())
