"""The store: what is told is on disk, entries have one author, and one fault does not spoil the others' work."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from eldritch.store import Fenced, Store, games, reviews
from eldritch.store.games import Facts
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


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        await story()

    asyncio.run(told())


def test_what_was_appended_is_loaded_as_it_was(database: str) -> None:
    async def story() -> None:
        async with opened(database, "t1") as store:
            await store.append("t1", [entry(0, action=7), entry(1, name="Аня")], "anna", "m1")
        async with opened(database) as store:
            found = await store.read(lambda connection: games.load(connection, "t1"))
        assert found is not None
        assert (found.setup, found.secret) == (SETUP, b"s")
        assert [line.entry for line in found.log] == [entry(0, action=7), entry(1, name="Аня")]
        assert [(line.sender, line.ref) for line in found.log] == [("anna", "m1")] * 2

    run(story)


def test_an_entry_has_one_author(database: str) -> None:
    async def story() -> None:
        async with opened(database, "t1") as store, opened(database) as other:
            await store.append("t1", [entry(0)])
            with pytest.raises(Fenced):
                await other.append("t1", [entry(0, stolen=True)])
            found = await store.read(lambda connection: games.log_after(connection, "t1", -1))
            assert [line.entry for line in found] == [entry(0)]

    run(story)


def test_of_entries_given_at_once_the_fenced_ones_alone_are_refused(database: str) -> None:
    async def story() -> None:
        tables = [f"t{number}" for number in range(20)]
        async with opened(database, *tables) as store:
            await store.append("t7", [entry(0)])
            told = await asyncio.gather(
                *(store.append(table, [entry(0), entry(1)]) for table in tables), return_exceptions=True
            )
            assert [type(outcome) for outcome in told if outcome is not None] == [Fenced]
            lengths = await store.read(lambda connection: games.lengths(connection, tables))
            assert lengths == {table: 0 if table == "t7" else 1 for table in tables}

    run(story)


def test_a_job_that_fails_leaves_nothing_and_spoils_no_other(database: str) -> None:
    def broken(connection: Connection) -> None:
        games.setting(connection, "broken", b"1")
        raise ZeroDivisionError

    async def story() -> None:
        async with opened(database) as store:
            told = await asyncio.gather(
                store.write(lambda connection: games.setting(connection, "before", b"1")),
                store.write(broken),
                store.write(lambda connection: games.setting(connection, "after", b"2")),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in told] == [bytes, ZeroDivisionError, bytes]
            names = await store.read(lambda connection: connection.execute(text("SELECT name FROM setting")).all())
            assert {name for (name,) in names} == {"before", "after"}

    run(story)


def test_many_writers_share_a_commit(database: str) -> None:
    sizes: list[int] = []

    async def story() -> None:
        async with opened(database, "t1") as store:
            pass
        store = Store(database, sizes.append)
        await asyncio.gather(*(store.append("t1", [entry(number)]) for number in range(300)))
        await store.close()

    run(story)
    assert sum(sizes) == 300
    assert max(sizes) > 20


def test_closing_writes_what_still_waits(database: str) -> None:
    async def story() -> None:
        async with opened(database, "t1") as store:
            waiting = [asyncio.ensure_future(store.append("t1", [entry(number)])) for number in range(50)]
            await asyncio.sleep(0)
        assert all(task.done() for task in waiting) or await asyncio.gather(*waiting) is not None
        async with opened(database) as store:
            assert await store.read(lambda connection: games.lengths(connection, ["t1"])) == {"t1": 49}

    run(story)


def test_an_sqlite_file_is_written_through_to_the_disk(sqlite_url: str) -> None:
    async def story() -> None:
        async with opened(sqlite_url) as store:
            found = await store.write(
                lambda connection: [
                    connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")
                ]
            )
            assert found == ["wal", 2]

    run(story)


def test_tables_are_listed_by_phase_game_and_person(database: str) -> None:
    async def story() -> None:
        async with opened(database, "t1", "t2") as store:
            playing = Facts(
                name="nightmarium", phase="playing", listed=True, ticking=True, summary=b'{"a":1}', changed=9,
                people=("anna", "boris"),
            )  # fmt: skip
            await store.write(lambda connection: games.describe(connection, "t2", playing))

            async def ids(**wanted: Any) -> list[str]:
                found = await store.read(lambda connection: games.listing(connection, **wanted))
                return [line.id for line in found]

            assert await ids() == ["t2", "t1"]
            assert await ids(person="boris") == ["t2"]
            assert await ids(phases=["open"]) == ["t1"]
            assert await ids(name="castle") == []
            assert await ids(before=9) == ["t1"]
            assert await ids(limit=1) == ["t2"]

    run(story)


def test_workers_that_start_at_once_agree_on_what_was_made_up_first(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store, opened(database) as other:
            for number in range(20):
                ours, theirs = await asyncio.gather(
                    store.write(partial(games.setting, name=str(number), made=b"ours")),
                    other.write(partial(games.setting, name=str(number), made=b"theirs")),
                )
                assert ours == theirs

    run(story)


def test_what_a_database_complains_of_shows_no_values(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            with pytest.raises(DBAPIError) as complaint:
                await store.write(
                    lambda connection: connection.execute(text("INSERT INTO nowhere VALUES (:v)"), {"v": "swordfish"})
                )
            assert "swordfish" not in str(complaint.value)

    run(story)


def test_a_connection_that_was_cut_is_made_anew(postgresql_url: str) -> None:
    cut = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )

    async def story() -> None:
        async with opened(postgresql_url, "t1") as store, opened(postgresql_url) as other:
            await store.append("t1", [entry(0)])
            await other.read(lambda connection: connection.execute(cut).all())
            await store.append("t1", [entry(1)])
            assert await store.read(lambda connection: games.lengths(connection, ["t1"])) == {"t1": 1}

    run(story)


def test_a_review_is_kept_as_it_was_first_written(database: str) -> None:
    async def story() -> None:
        async with opened(database, "t1") as store:
            assert await store.read(partial(reviews.kept, game_id="t1")) is None
            await store.write(partial(reviews.keep, game_id="t1", judgements="first"))
            await store.write(partial(reviews.keep, game_id="t1", judgements="second"))
        async with opened(database) as store:
            assert await store.read(partial(reviews.kept, game_id="t1")) == "first"
            assert await store.read(partial(reviews.kept, game_id="t2")) is None

    run(story)
