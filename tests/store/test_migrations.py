"""The migrations produce the schema that the code declares, on every database."""

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from eldritch.records import Facts
from eldritch.store import games, leases
from eldritch.store.engine import BadDatabase, connect, parse
from eldritch.store.migrate import newest, revision, upgrade
from eldritch.store.schema import metadata
from eldritch.table import Entry, Setup


def test_the_migrations_produce_the_declared_schema(database: str) -> None:
    url = parse(database)
    upgrade(url)
    engine = connect(url, writes=False)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_an_up_to_date_database_is_not_changed(database: str) -> None:
    url = parse(database)
    upgrade(url)
    upgrade(url)
    assert revision(url) == newest() is not None


def test_games_of_an_older_database_are_loaded(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    url = parse(database)
    with monkeypatch.context() as patch:
        to_head = command.upgrade
        patch.setattr(command, "upgrade", lambda config, _: to_head(config, "007"))
        upgrade(url)
    assert revision(url) == "007"
    setup = Setup(game="realms", rules=1, edition="", options={}, seats=2, host="anna", commitment="00", created=5)
    facts = Facts("realms", "playing", True, True, b"{}", 7, ("anna",))
    entries = [Entry(seq, 5 + seq, seq % 2, "acted", {"action": seq}) for seq in range(3)]
    engine = connect(url, writes=True)
    with engine.begin() as connection:
        games.create(connection, "t1", setup, b"secret", 5, facts)
        games.append(connection, "t1", entries)
    upgrade(url)
    with engine.begin() as connection:
        loaded = games.load(connection, "t1")
        assert leases.unowned(connection, []) == ["t1"]
    engine.dispose()
    assert loaded is not None
    assert [line.entry for line in loaded.log] == entries
    assert (loaded.setup, loaded.facts) == (setup, facts)


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    url = parse(database)
    upgrade(url)
    engine = connect(url, writes=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'later'"))
    engine.dispose()
    with pytest.raises(BadDatabase, match="newer"):
        upgrade(url)


def test_database_errors_contain_no_password() -> None:
    with pytest.raises(BadDatabase) as refused:
        parse("mysql://anna:swordfish@host/db")
    assert "swordfish" not in str(refused.value)
    with pytest.raises(BadDatabase) as unreachable:
        upgrade(parse("postgresql://anna:swordfish@127.0.0.1:1/db"))
    assert "swordfish" not in str(unreachable.value)
