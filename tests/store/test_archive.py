"""Logs of finished games are packed into one row. Nothing is lost, and nothing is written twice."""

import msgspec
import pytest
from sqlalchemy import Connection, func, select

from eldritch.records import Fenced
from eldritch.store import Store, archive, games
from eldritch.store.schema import event
from eldritch.table import Entry

from .test_store import FACTS, entry, opened, run

LATER = 10**12


async def finished(store: Store, table: str, entries: int, changed: int = 5) -> list[Entry]:
    """Write a finished game with this number of entries."""
    written = [entry(seq, action=seq, name="Аня") for seq in range(entries)]
    for one in written:
        await store.append(table, [one], "anna", f"m{one.seq}")
    over = msgspec.structs.replace(FACTS, phase="over", changed=changed)
    await store.write(lambda connection: games.update_facts(connection, table, over))
    return written


async def pack(store: Store, before: int = LATER, most: int = 10) -> int:
    return await store.write(lambda connection: games.pack_finished(connection, before, most))


async def log(store: Store, table: str, after: int = -1) -> list[Entry]:
    found = await store.read(lambda connection: games.log_after(connection, table, after))
    return [line.entry for line in found]


async def rows(store: Store, table: str) -> int:
    """The number of the table's entries outside the archive."""

    def counted(connection: Connection) -> int:
        query = select(func.count()).select_from(event).where(event.c.game_id == table)
        return int(connection.execute(query).scalar_one())

    return await store.read(counted)


def test_a_packed_log_is_read_as_before(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "t1", "t2") as store:
            written = await finished(store, "t1", 30)
            await store.append("t2", [entry(0)])
            before = await store.read(lambda connection: games.load(connection, "t1"))
            assert await pack(store) == 1
            assert (await rows(store, "t1"), await rows(store, "t2")) == (0, 1)
            after = await store.read(lambda connection: games.load(connection, "t1"))
            assert before is not None
            assert after is not None
            assert after.log == before.log
            assert await log(store, "t1", 20) == written[21:]
            assert await log(store, "t1", 29) == []
            assert await log(store, "t2") == [entry(0)]
            assert await pack(store) == 0

    run(scenario)


def test_archived_entries_cannot_be_written_again(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "t1") as store:
            written = await finished(store, "t1", 3)
            await pack(store)
            for seq in range(3):
                with pytest.raises(Fenced):
                    await store.append("t1", [entry(seq, stale=True)])
            await store.append("t1", [entry(3)])
            assert await log(store, "t1") == [*written, entry(3)]

    run(scenario)


def test_entries_after_packing_are_kept_and_packed_later(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "t1") as store:
            written = await finished(store, "t1", 3)
            await pack(store)
            more = [entry(3), entry(4)]
            await store.append("t1", more)
            assert await log(store, "t1") == [*written, *more]
            assert await log(store, "t1", 1) == [written[2], *more]
            await finished(store, "t1", 0, changed=6)
            assert await pack(store) == 1
            assert await rows(store, "t1") == 0
            assert await log(store, "t1") == [*written, *more]

    run(scenario)


def test_games_are_packed_in_the_order_of_their_end_and_not_too_early(database: str) -> None:
    async def scenario() -> None:
        ends = {"t1": 10, "t2": 20, "t3": 20, "t4": 30}
        async with opened(database, *ends, "t5") as store:
            for table, changed in ends.items():
                await finished(store, table, 2, changed)
            await store.append("t5", [entry(0)])
            found = [await pack(store, before=30, most=2) for _ in range(3)]
            assert found == [3, 0, 0]  # both that ended at the same time
            assert [await rows(store, table) for table in (*ends, "t5")] == [0, 0, 0, 2, 1]
            assert await pack(store, before=31, most=2) == 1

    run(scenario)


def test_packing_never_replaces_a_longer_archive(database: str) -> None:
    """A worker that has read less before another one packed more must change nothing."""

    async def scenario() -> None:
        async with opened(database, "t1") as store:
            written = await finished(store, "t1", 3)
            await pack(store)

            def stale(connection: Connection) -> None:
                shorter = archive.rows_after(connection, "t1", -1)[:2]
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(archive, "_unpacked", lambda *_: shorter)
                    archive.pack(connection, "t1")

            with pytest.raises(Exception, match=r"archive|unique|UNIQUE"):
                await store.write(stale)
            assert await log(store, "t1") == written

    run(scenario)


def test_a_packed_game_is_a_tenth_of_its_rows(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with opened(sqlite_url, "t1") as store:
            await finished(store, "t1", 300)
            lines = await store.read(lambda connection: games.log_after(connection, "t1", -1))
            await pack(store)
            packed = await store.read(lambda connection: connection.execute(select(archive.archive.c.log)).scalar_one())
            assert len(packed) < len(msgspec.json.encode(lines)) / 10

    run(scenario)
