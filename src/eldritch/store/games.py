"""Reads and writes tables and their logs. Every function takes a connection."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct, json
from sqlalchemy import Connection, Select, delete, func, insert, select, update

from eldritch.records import Facts, Loaded, Logged
from eldritch.table import Entry, Setup

from . import archive, schema, snapshots

PACKED: Final = "packed"
"""The setting that says up to which time finished games have been packed."""


class Listing(Struct, frozen=True):
    """One table in a list."""

    id: str
    phase: str
    opened: int
    changed: int
    summary: bytes


def row_of(game_id: str, entry: Entry, sender: str | None, ref: str) -> tuple[Any, ...]:
    """The columns of an entry's row."""
    body = json.encode(entry.body).decode()
    return game_id, entry.seq, entry.at, entry.seat, entry.kind, body, sender, ref


def _logged(row: archive.LogRow) -> Logged:
    seq, at, seat, kind, body, sender, ref = row
    return Logged(Entry(seq, at, seat, kind, json.decode(body)), sender, ref or "")


def create(connection: Connection, game_id: str, setup: Setup, secret: bytes, opened: int, facts: Facts) -> None:
    """Insert a new table with an empty log."""
    connection.execute(
        insert(schema.game).values(
            id=game_id, setup=json.encode(setup).decode(), secret=secret, opened=opened, **_columns(facts)
        )
    )
    _add_players(connection, game_id, facts.people)


def append(connection: Connection, game_id: str, entries: Sequence[Entry]) -> None:
    """Append entries to a log that no other worker writes to."""
    rows = [row_of(game_id, entry, None, "") for entry in entries]
    connection.execute(insert(schema.event), [dict(zip(schema.event.columns.keys(), row, strict=True)) for row in rows])


def load(connection: Connection, game_id: str, *, whole: bool = False) -> Loaded | None:
    """Load a table with its newest snapshot; with `whole`, without it."""
    row = connection.execute(select(schema.game).where(schema.game.c.id == game_id)).one_or_none()
    if row is None:
        return None
    people = select(schema.player.c.person).where(schema.player.c.game_id == game_id).order_by(schema.player.c.person)
    facts = Facts(
        name=row.name,
        phase=row.phase,
        listed=row.listed,
        ticking=row.ticking,
        summary=row.summary.encode(),
        changed=row.changed,
        people=tuple(connection.execute(people).scalars()),
    )
    found = None if whole else snapshots.load(connection, game_id)
    data, rows = (None, archive.rows_after(connection, game_id, -1)) if found is None else found
    log = [_logged(row) for row in rows]
    return Loaded(json.decode(row.setup, type=Setup), row.secret, log, facts, data)


def log_after(connection: Connection, game_id: str, seq: int) -> list[Logged]:
    """The entries of a table's log after the given number."""
    return [_logged(row) for row in archive.rows_after(connection, game_id, seq)]


def pack_finished(connection: Connection, before: int, most: int) -> int:
    """Pack the logs of the next games that were finished before this time. Returns how many."""
    game = schema.game.c
    since = int(setting(connection, PACKED, b"-1"))
    finished = (
        select(game.id, game.changed)
        .where(game.phase == "over", game.changed > since, game.changed < before)
        .order_by(game.changed)
    )
    found = connection.execute(finished.limit(most)).all()
    if len(found) == most:  # with all that ended in the same millisecond as the last one
        found = connection.execute(finished.where(game.changed <= found[-1].changed)).all()
    for row in found:
        archive.pack(connection, row.id)
        snapshots.forget(connection, row.id)
    if found:
        set_setting(connection, PACKED, str(found[-1].changed).encode())
    return len(found)


def lengths(connection: Connection, game_ids: Iterable[str]) -> dict[str, int]:
    """The number of the last entry of each log; none if all entries are in the archive."""
    game = schema.game.c
    # One look into the index for each table. Grouping would read all entries.
    last = select(func.max(schema.event.c.seq)).where(schema.event.c.game_id == game.id).scalar_subquery()
    query = select(game.id, last).where(game.id.in_(list(game_ids)))
    return {row[0]: row[1] for row in connection.execute(query) if row[1] is not None}


def update_facts(connection: Connection, game_id: str, facts: Facts) -> None:
    """Update the facts of a table, unless newer ones are stored."""
    newer = schema.game.c.changed > facts.changed
    changed = connection.execute(
        update(schema.game).where(schema.game.c.id == game_id, ~newer).values(**_columns(facts))
    )
    if not changed.rowcount:
        return  # another worker has applied more of the log
    connection.execute(delete(schema.player).where(schema.player.c.game_id == game_id))
    _add_players(connection, game_id, facts.people)


def _columns(facts: Facts) -> dict[str, Any]:
    return {
        "name": facts.name,
        "phase": facts.phase,
        "listed": facts.listed,
        "ticking": facts.ticking,
        "summary": facts.summary.decode(),
        "changed": facts.changed,
    }


def _add_players(connection: Connection, game_id: str, people: Sequence[str]) -> None:
    if people:
        connection.execute(insert(schema.player), [{"person": person, "game_id": game_id} for person in people])


def listing(
    connection: Connection,
    *,
    phases: Sequence[str] = (),
    name: str = "",
    person: str = "",
    listed_only: bool = False,
    before: int | None = None,
    limit: int = 50,
) -> list[Listing]:
    """List tables, most recently changed first, filtered by phase, game or person."""
    table = schema.game.c
    query: Select[Any] = select(table.id, table.phase, table.opened, table.changed, table.summary)
    if phases:
        query = query.where(table.phase.in_(phases))
    if name:
        query = query.where(table.name == name)
    if person:
        query = query.join(schema.player, schema.player.c.game_id == table.id).where(schema.player.c.person == person)
    if listed_only:
        query = query.where(table.listed)
    if before is not None:
        query = query.where(table.changed < before)
    rows = connection.execute(query.order_by(table.changed.desc(), table.id).limit(limit))
    return [Listing(row.id, row.phase, row.opened, row.changed, row.summary.encode()) for row in rows]


def setting(connection: Connection, name: str, default: bytes) -> bytes:
    """The value of a setting. If it has none, store and return the default."""
    setting = schema.setting.c
    found = connection.execute(select(setting.value).where(setting.name == name)).scalar_one_or_none()
    if found is None:
        connection.execute(insert(schema.setting).values(name=name, value=default))
        return default
    return bytes(found)


def set_setting(connection: Connection, name: str, value: bytes) -> None:
    """Change the value of a setting."""
    setting = schema.setting.c
    changed = connection.execute(update(schema.setting).where(setting.name == name).values(value=value))
    if not changed.rowcount:
        connection.execute(insert(schema.setting).values(name=name, value=value))
