"""Database addresses and connections."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

Url = URL

PRAGMAS: Final = (
    "journal_mode=WAL",
    # Commits survive a loss of power, not only the end of the process. Group commit makes this affordable.
    "synchronous=FULL",
    # Checkpoint every 32 MB instead of every 4 MB: all writers wait during a checkpoint.
    "wal_autocheckpoint=8000",
    # A checkpoint that had to wait for a reader leaves no more than this behind.
    "journal_size_limit=67108864",
    # Milliseconds to wait for another process that is writing.
    "busy_timeout=10000",
    "foreign_keys=ON",
)


class BadDatabase(Exception):
    """A database that cannot be used. The message says why and contains no password."""


def parse(text: str) -> URL:
    """Parse a database address: a path is an SQLite file, `postgresql://…` uses psycopg."""
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


def connect(url: URL, *, writes: bool, autocommit: bool = False) -> Engine:
    """An engine for a writer or for readers. With `autocommit`, each statement is a transaction."""
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, writes, autocommit)
    engine = create_engine(
        url, pool_size=1 if writes else 4, max_overflow=0, pool_pre_ping=not writes, hide_parameters=True
    )
    return engine.execution_options(isolation_level="AUTOCOMMIT") if autocommit else engine


def _sqlite(url: URL, writes: bool, autocommit: bool) -> Engine:
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, pool_size=1 if writes else 4, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver must not begin transactions on its own
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    if not autocommit:
        event.listen(engine, "begin", begin)
    return engine
