"""Snapshots of tables: what follows from the first entries of a log, so that these need not be replayed.

A snapshot is only a shortcut: it can be lost or deleted at any time. Every function takes a connection.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from msgspec import json
from sqlalchemy import Column, Connection, Integer, LargeBinary, String, Table, delete, insert, select

from eldritch.records import Taken

from .archive import LogRow, rows_after
from .schema import ID, metadata

snapshot: Final = Table(
    "snapshot",
    metadata,
    Column("game_id", String(ID), primary_key=True),
    Column("length", Integer, nullable=False),
    Column("digest", LargeBinary, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The newest snapshot of a table. `length`: the number of entries that it stands for. `digest`: the SHA-256 of the last
of these entries and of the data."""


def save(connection: Connection, taken: Sequence[Taken]) -> None:
    """Store snapshots in place of older ones."""
    connection.execute(delete(snapshot).where(snapshot.c.game_id.in_([game_id for game_id, _, _ in taken])))
    rows = []
    for game_id, length, data in taken:
        last = rows_after(connection, game_id, length - 2)[:1]
        rows.append({"game_id": game_id, "length": length, "digest": _digest(last, data), "data": data})
    if rows:
        connection.execute(insert(snapshot), rows)


def load(connection: Connection, game_id: str) -> tuple[bytes, list[LogRow]] | None:
    """The snapshot of a table and the entries after it. None if there is none, or if it does not fit the log."""
    found = connection.execute(
        select(snapshot.c.length, snapshot.c.digest, snapshot.c.data).where(snapshot.c.game_id == game_id)
    ).one_or_none()
    if found is None:
        return None
    rows = rows_after(connection, game_id, found.length - 2)
    return (found.data, rows[1:]) if _digest(rows[:1], found.data) == found.digest else None


def forget(connection: Connection, game_id: str) -> None:
    connection.execute(delete(snapshot).where(snapshot.c.game_id == game_id))


def _digest(last: list[LogRow], data: bytes) -> bytes:
    return sha256(json.encode(last) + data).digest()
