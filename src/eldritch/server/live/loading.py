"""Loads tables from the store: from a snapshot and the entries after it, or from the whole log."""

import asyncio
from collections.abc import Callable, Sequence

import structlog

from eldritch.records import Loaded
from eldritch.store import Store, games
from eldritch.table import BadGame, Entry
from eldritch.table.snapshot import forget_past

from ..api.errors import ApiError
from . import room_snapshots
from .room import Room

log = structlog.get_logger()


class Loader:
    """Loads tables, and the past of tables that were loaded from snapshots."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def load(self, game_id: str, *, whole: bool = False) -> Room:
        """The room of a table. With `whole`, no snapshot is used."""
        loaded = await self._store.read(lambda connection: games.load(connection, game_id, whole=whole))
        if loaded is None:
            raise ApiError("server-no-table", 404)
        try:
            return await asyncio.to_thread(self._room, game_id, loaded)
        except BadGame as fault:
            if loaded.snapshot is None:
                raise
            log.warning("snapshot.unusable", table=game_id, fault=str(fault))
        return await self.load(game_id, whole=True)

    def _room(self, game_id: str, loaded: Loaded) -> Room:
        read = self._reader(game_id)
        found = room_snapshots.load(loaded.setup, loaded.secret, loaded.snapshot, loaded.log, read)
        return Room(game_id, *found, loaded.facts, self._now)

    def forget_past(self, room: Room) -> None:
        """Drop the past of a table from memory."""
        forget_past(room.table, self._reader(room.id))

    def _reader(self, game_id: str) -> Callable[[int], Sequence[Entry]]:
        """Reads the first entries of a log. The calling thread has to wait."""

        def read(most: int) -> Sequence[Entry]:
            lines = self._store.read_now(lambda connection: games.log_after(connection, game_id, -1))
            return [line.entry for line in lines[:most]]

        return read


async def complete(room: Room) -> None:
    """Bring what a snapshot has left out of a table into memory."""
    missing = room.table.log.missing
    if missing is not None:
        room.table.complete(await asyncio.to_thread(missing))
