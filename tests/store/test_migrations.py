"""The migrations make the schema that the code expects, on every database."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from eldritch.store.engine import BadDatabase, connect, parse
from eldritch.store.migrate import newest, revision, upgrade
from eldritch.store.schema import metadata


def test_the_migrations_make_what_the_code_declares(database: str) -> None:
    url = parse(database)
    upgrade(url)
    engine = connect(url, writes=False)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_a_database_that_is_up_to_date_stays_as_it_is(database: str) -> None:
    url = parse(database)
    upgrade(url)
    upgrade(url)
    assert revision(url) == newest() is not None


def test_a_database_of_a_newer_program_is_refused(database: str) -> None:
    url = parse(database)
    upgrade(url)
    engine = connect(url, writes=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'later'"))
    engine.dispose()
    with pytest.raises(BadDatabase, match="newer"):
        upgrade(url)


def test_a_complaint_about_a_database_names_no_password() -> None:
    with pytest.raises(BadDatabase) as refused:
        parse("mysql://anna:swordfish@host/db")
    assert "swordfish" not in str(refused.value)
    with pytest.raises(BadDatabase) as unreachable:
        upgrade(parse("postgresql://anna:swordfish@127.0.0.1:1/db"))
    assert "swordfish" not in str(unreachable.value)
