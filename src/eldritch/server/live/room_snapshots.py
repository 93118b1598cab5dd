"""When a table's snapshot is taken, and what it contains beside the table."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import DecodeError, Struct, json

from eldritch.records import Logged, Taken
from eldritch.table import BadGame, Entry, Setup, Table
from eldritch.table.snapshot import Snapshot, restored, snapshot_of

EVERY: Final = 64
"""Entries between two snapshots of a table."""
FIRST: Final = 96
"""Entries before the first snapshot. Replaying fewer takes hardly longer than reading a snapshot."""
TAIL: Final = 16
"""Entries after a snapshot from which it is stored. They are replayed, so that the last actions can be undone."""

Refs = set[tuple[str | None, str]]
"""The senders and ids of executed commands."""


class RoomSnapshot(Struct, frozen=True):
    table: Snapshot
    refs: list[tuple[str | None, str]]


class Snapshots:
    """The snapshots of one table."""

    def __init__(self, length: int) -> None:
        """`length`: the number of entries that the stored snapshot stands for; 0 if there is none."""
        self._length = length
        self._waiting: bytes | None = None

    def next(self, game_id: str, table: Table, refs: Refs) -> Taken | None:
        """Called from time to time: the snapshot that should now be stored, if any."""
        if table.phase != "playing":
            return None
        found = None
        if self._waiting is not None and table.length >= self._length + TAIL:
            found = game_id, self._length, self._waiting
            self._waiting = None
        if self._waiting is None and table.length >= max(FIRST, self._length + EVERY):
            self._waiting, self._length = json.encode(RoomSnapshot(snapshot_of(table), list(refs))), table.length
        return found


def load(
    setup: Setup, secret: bytes, data: bytes | None, log: Sequence[Logged], read: Callable[[int], Sequence[Entry]]
) -> tuple[Table, Refs, Snapshots]:
    """A table from its snapshot, if it has one, and the log after it. BadGame if they cannot be used.

    `read` returns the first entries of the log, for what the snapshot left out.
    """
    refs: Refs = {(line.sender, line.ref) for line in log if line.ref}
    if data is None:
        return Table.replay(setup, secret, [line.entry for line in log]), refs, Snapshots(0)
    try:
        snapshot = json.decode(data, type=RoomSnapshot)
    except DecodeError as fault:
        raise BadGame(f"this snapshot cannot be read: {fault}") from None
    table = restored(setup, secret, snapshot.table, read)
    for line in log:
        table.apply(line.entry)
    return table, refs.union(snapshot.refs), Snapshots(snapshot.table.length)
