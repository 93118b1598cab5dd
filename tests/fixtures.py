"""Fixtures of the store and server tests: a new database of each kind for every test."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

import pytest
from sqlalchemy import create_engine, make_url, text

from tests import databases


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    with databases.postgresql() as address:
        yield address


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with databases.redis() as address:
        yield address


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """An empty database on this PostgreSQL server."""
    name = f"test_{token_hex(6)}"
    url = make_url(server).set(drivername="postgresql+psycopg")
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield server.replace("/postgres?", f"/{name}?")
    finally:
        with engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        engine.dispose()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'eldritch.db'}"


@pytest.fixture
def postgresql_url(postgresql_server: str) -> Iterator[str]:
    with fresh_database(postgresql_server) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, parametrised by kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


Opener = Callable[[str], str]
