"""The migrations produce the schema that the code declares, on every database."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from eldritch.store.engine import BadDatabase, connect, parse
from eldritch.store.migrate import newest, revision, upgrade
from eldritch.store.schema import metadata


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
