"""The logs of finished games, each packed into one compressed row. Every function takes a connection.

The key of the log no longer fences entries that are in the archive. A trigger refuses them instead.
"""

import zlib
from typing import Final

from msgspec import json
from sqlalchemy import Column, Connection, Integer, LargeBinary, String, Table, delete, insert, select, update

from .schema import ID, event, metadata

archive: Final = Table(
    "archive",
    metadata,
    Column("game_id", String(ID), primary_key=True),
    Column("length", Integer, nullable=False),
    Column("log", LargeBinary, nullable=False),
)
"""`length`: the number of entries in `log`, which is compressed JSON. Later entries are rows of their own."""

LogRow = tuple[int, int, int | None, str, str, str | None, str | None]
"""The columns of an entry's row except the first one: seq, at, seat, kind, body, sender and ref."""


def rows_after(connection: Connection, game_id: str, seq: int) -> list[LogRow]:
    """The entries of a table's log after the given number, from the archive and from the log."""
    rows = _unpacked(connection, game_id, seq)
    if rows and rows[0][0] == seq + 1:
        return rows
    # With PostgreSQL, the log may have been packed since it was read.
    first = rows[0][0] if rows else None
    return [row for row in _packed(connection, game_id) if row[0] > seq and (first is None or row[0] < first)] + rows


def _unpacked(connection: Connection, game_id: str, seq: int) -> list[LogRow]:
    log = event.c
    query = select(log.seq, log.at, log.seat, log.kind, log.body, log.sender, log.ref)
    rows = connection.execute(query.where(log.game_id == game_id, log.seq > seq).order_by(log.seq))
    return [(seq, at, seat, kind, body, sender, ref) for seq, at, seat, kind, body, sender, ref in rows]


def _packed(connection: Connection, game_id: str) -> list[LogRow]:
    packed = connection.execute(select(archive.c.log).where(archive.c.game_id == game_id)).scalar_one_or_none()
    return [] if packed is None else json.decode(zlib.decompress(packed), type=list[LogRow])


def pack(connection: Connection, game_id: str) -> None:
    """Move a table's log into the archive. Entries that others write meanwhile stay in the log."""
    if not _unpacked(connection, game_id, -1):
        return
    rows = rows_after(connection, game_id, -1)
    packed = {"length": len(rows), "log": zlib.compress(json.encode(rows))}
    # If another worker has packed more, the insert fails and nothing changes.
    older = (archive.c.game_id == game_id) & (archive.c.length < len(rows))
    if not connection.execute(update(archive).where(older).values(packed)).rowcount:
        connection.execute(insert(archive).values(game_id=game_id, **packed))
    connection.execute(delete(event).where(event.c.game_id == game_id, event.c.seq < len(rows)))
