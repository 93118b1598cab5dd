"""How a database is reached."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

Url = URL

PRAGMAS: Final = (
    "journal_mode=WAL",
    # What was committed survives not only the end of the process but a loss of power too. Group commit pays for it.
    "synchronous=FULL",
    # The log of changes is merged into the file every 32 MB, not every 4: each time all writers wait.
    "wal_autocheckpoint=8000",
    # Milliseconds to wait for another process that writes to the same file.
    "busy_timeout=10000",
    "foreign_keys=ON",
)


class BadDatabase(Exception):
    """A database address that cannot be used. The text says why and holds no password."""


def parse(text: str) -> URL:
    """The address of a database: a path is an SQLite file, `postgresql://…` goes through psycopg."""
    if "://" not in text:
        return URL.create("sqlite", database=str(Path(text).expanduser()))
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadDatabase("not a database address") from None
    kind = url.get_backend_name()
    if kind == "sqlite" and url.database not in (None, "", ":memory:"):
        return url
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise BadDatabase(f"{url.render_as_string()}: neither an SQLite file nor PostgreSQL")


def connect(url: URL, *, writes: bool) -> Engine:
    """An engine for the one thread that writes, or for those that read."""
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, writes)
    return create_engine(
        url, pool_size=1 if writes else 4, max_overflow=0, pool_pre_ping=not writes, hide_parameters=True
    )


def _sqlite(url: URL, writes: bool) -> Engine:
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, pool_size=1 if writes else 4, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver must not begin transactions behind our back
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
