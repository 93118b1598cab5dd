"""The store: acknowledged writes are on disk, each entry has one writer, and a failing job does not affect others."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError

from eldritch.records import Facts, Fenced
from eldritch.store import Store, engine, games, leases, reviews
from eldritch.table import Entry, Setup

SETUP = Setup(game="nightmarium", rules=1, edition="", options={}, seats=2, host="anna", commitment="00", created=5)
FACTS = Facts(name="nightmarium", phase="open", listed=True, ticking=False, summary=b"{}", changed=5, people=("anna",))


def entry(seq: int, **body: object) -> Entry:
    return Entry(seq=seq, at=1000 + seq, seat=seq % 2, kind="act", body=body)


@asynccontextmanager
async def opened(url: str, *tables: str) -> AsyncIterator[Store]:
    store = Store(url)
    try:
        for table in tables:
            new = partial(games.create, game_id=table, setup=SETUP, secret=b"s", opened=5, facts=FACTS)
            await store.write(new)
        yield store
    finally:
        await store.close()


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await scenario()

    asyncio.run(main())


def test_appended_entries_are_loaded_unchanged(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "t1") as store:
            await store.append("t1", [entry(0, action=7), entry(1, name="Аня")], "anna", "m1")
        async with opened(database) as store:
            found = await store.read(lambda connection: games.load(connection, "t1"))
        assert found is not None
        assert (found.setup, found.secret) == (SETUP, b"s")
        assert [line.entry for line in found.log] == [entry(0, action=7), entry(1, name="Аня")]
        assert [(line.sender, line.ref) for line in found.log] == [("anna", "m1")] * 2

    run(scenario)


def test_each_entry_is_written_only_once(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "t1") as store, opened(database) as other:
            await store.append("t1", [entry(0)])
            with pytest.raises(Fenced):
                await other.append("t1", [entry(0, stolen=True)])
            found = await store.read(lambda connection: games.log_after(connection, "t1", -1))
            assert [line.entry for line in found] == [entry(0)]

    run(scenario)


def test_in_a_group_only_the_fenced_entries_are_refused(database: str) -> None:
    async def scenario() -> None:
        tables = [f"t{number}" for number in range(20)]
        async with opened(database, *tables) as store:
            await store.append("t7", [entry(0)])
            outcomes = await asyncio.gather(
                *(store.append(table, [entry(0), entry(1)]) for table in tables), return_exceptions=True
            )
            assert [type(outcome) for outcome in outcomes if outcome is not None] == [Fenced]
            lengths = await store.read(lambda connection: games.lengths(connection, tables))
            assert lengths == {table: 0 if table == "t7" else 1 for table in tables}

    run(scenario)


def test_a_failing_job_is_rolled_back_and_does_not_affect_others(database: str) -> None:
    def broken(connection: Connection) -> None:
        games.setting(connection, "broken", b"1")
        raise ZeroDivisionError

    async def scenario() -> None:
        async with opened(database) as store:
            outcomes = await asyncio.gather(
                store.write(lambda connection: games.setting(connection, "before", b"1")),
                store.write(broken),
                store.write(lambda connection: games.setting(connection, "after", b"2")),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes] == [bytes, ZeroDivisionError, bytes]
            names = await store.read(lambda connection: connection.execute(text("SELECT name FROM setting")).all())
            assert {name for (name,) in names} == {"before", "after"}

    run(scenario)


def test_many_writers_share_a_commit(database: str) -> None:
    sizes: list[int] = []

    async def scenario() -> None:
        async with opened(database, "t1") as store:
            pass
        store = Store(database, sizes.append)
        await asyncio.gather(*(store.append("t1", [entry(number)]) for number in range(300)))
        await store.close()

    run(scenario)
    assert sum(sizes) == 300
    assert max(sizes) > 20


def test_closing_writes_all_waiting_jobs(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "t1") as store:
            waiting = [asyncio.ensure_future(store.append("t1", [entry(number)])) for number in range(50)]
            await asyncio.sleep(0)
        assert all(task.done() for task in waiting) or await asyncio.gather(*waiting) is not None
        async with opened(database) as store:
            assert await store.read(lambda connection: games.lengths(connection, ["t1"])) == {"t1": 49}

    run(scenario)


def test_sqlite_commits_are_synced_to_disk(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with opened(sqlite_url) as store:
            found = await store.write(
                lambda connection: [
                    connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")
                ]
            )
            assert found == ["wal", 2]

    run(scenario)


def test_the_write_ahead_log_of_sqlite_does_not_grow_for_ever(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = 20
    smaller = tuple(f"wal_autocheckpoint={pages}" if "autocheckpoint" in one else one for one in engine.PRAGMAS)
    assert smaller != engine.PRAGMAS
    monkeypatch.setattr(engine, "PRAGMAS", smaller)

    async def scenario() -> None:
        async with opened(sqlite_url, "t1") as store:
            for number in range(200):
                await store.append("t1", [entry(number)])
            wal = Path(f"{store.url.database}-wal")
            assert 0 < wal.stat().st_size < 4 * pages * 4096

    run(scenario)


def test_what_a_worker_looks_for_every_two_seconds_is_indexed(sqlite_url: str) -> None:
    plans: list[str] = []

    async def scenario() -> None:
        async with opened(sqlite_url, "t1") as store:
            await store.append("t1", [entry(0), entry(1)])

            def explained(connection: Connection) -> None:
                @event.listens_for(connection, "before_cursor_execute", retval=True)
                def explain(_: Connection, cursor: Any, statement: str, parameters: Any, *__: Any) -> tuple[str, Any]:
                    cursor.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
                    plans.extend(row[3] for row in cursor.fetchall())
                    return statement, parameters

                assert leases.unowned(connection, ["w1"]) == []
                assert games.lengths(connection, ["t1", "t2"]) == {"t1": 1}

            await store.read(explained)

    run(scenario)
    assert any("ix_game_ticking" in plan for plan in plans)
    scans = [plan for plan in plans if plan.startswith("SCAN") and "ix_game_ticking" not in plan]
    assert scans == []


def test_tables_are_listed_by_phase_game_and_person(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "t1", "t2") as store:
            playing = Facts(
                name="nightmarium", phase="playing", listed=True, ticking=True, summary=b'{"a":1}', changed=9,
                people=("anna", "boris"),
            )  # fmt: skip
            await store.write(lambda connection: games.update_facts(connection, "t2", playing))

            async def ids(**wanted: Any) -> list[str]:
                found = await store.read(lambda connection: games.listing(connection, **wanted))
                return [line.id for line in found]

            assert await ids() == ["t2", "t1"]
            assert await ids(person="boris") == ["t2"]
            assert await ids(phases=["open"]) == ["t1"]
            assert await ids(name="castle") == []
            assert await ids(before=9) == ["t1"]
            assert await ids(limit=1) == ["t2"]

    run(scenario)


def test_workers_that_start_together_agree_on_a_generated_setting(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store, opened(database) as other:
            for number in range(20):
                ours, theirs = await asyncio.gather(
                    store.write(partial(games.setting, name=str(number), default=b"ours")),
                    other.write(partial(games.setting, name=str(number), default=b"theirs")),
                )
                assert ours == theirs

    run(scenario)


def test_database_errors_contain_no_values(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            with pytest.raises(DBAPIError) as complaint:
                await store.write(
                    lambda connection: connection.execute(text("INSERT INTO nowhere VALUES (:v)"), {"v": "swordfish"})
                )
            assert "swordfish" not in str(complaint.value)

    run(scenario)


def test_a_lost_connection_is_replaced(postgresql_url: str) -> None:
    cut = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )

    async def scenario() -> None:
        async with opened(postgresql_url, "t1") as store, opened(postgresql_url) as other:
            await store.append("t1", [entry(0)])
            await other.read(lambda connection: connection.execute(cut).all())
            await store.append("t1", [entry(1)])
            assert await store.read(lambda connection: games.lengths(connection, ["t1"])) == {"t1": 1}

    run(scenario)


def test_the_first_stored_review_is_kept(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "t1") as store:
            assert await store.read(partial(reviews.load, game_id="t1")) is None
            await store.write(partial(reviews.save, game_id="t1", judgements="first"))
            await store.write(partial(reviews.save, game_id="t1", judgements="second"))
        async with opened(database) as store:
            assert await store.read(partial(reviews.load, game_id="t1")) == "first"
            assert await store.read(partial(reviews.load, game_id="t2")) is None

    run(scenario)
