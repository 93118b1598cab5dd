"""Periodic work of a worker, every two seconds."""

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import Final

import structlog

from eldritch.store import Store, games, snapshots

from .. import metrics
from ..api.errors import ApiError
from .bus import Bus
from .leases import HEARTBEAT
from .rooms import Rooms

FORGET_AFTER: Final = 30_000
"""Milliseconds without a change after which a table keeps only its position and last steps in memory."""
IDLE: Final = 120_000
"""Milliseconds that a table without connections stays in memory."""

ARCHIVE_AFTER: Final = 86_400_000
"""Milliseconds after its last entry until the log of a finished game is packed."""
ARCHIVE_PAUSE: Final = 60_000
"""Milliseconds until the next look for such games, if there were none."""
ARCHIVE_SIZE: Final = 20
"""Logs that are packed in one transaction."""

log = structlog.get_logger()


class Housekeeping:
    """Sends heartbeats, takes over tables of dead workers, finds lost entries, unloads idle tables, packs old logs."""

    def __init__(self, rooms: Rooms, store: Store, bus: Bus) -> None:
        self._rooms = rooms
        self._leases = rooms.leases
        self._store = store
        self._bus = bus
        self._task: asyncio.Task[None] | None = None
        self._pack_at = 0
        """When to look for logs to pack, in milliseconds."""

    async def start(self) -> None:
        await self._leases.heartbeat()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                await self._tick()
            except Exception as fault:
                log.exception("housekeeping", fault=type(fault).__name__)
            await asyncio.sleep(HEARTBEAT)

    async def _tick(self) -> None:
        if self._leases.held:
            await self._leases.heartbeat()
        metrics.LEASED_TABLES.set(len(self._leases.held))
        await self._take_over_tables()
        await self._pack_finished_games()
        await self._store_snapshots()
        if self._bus.shared:
            await self._catch_up()
        rooms = self._rooms
        for room in list(rooms.loaded.values()):
            if room.id in self._leases.held:
                await rooms.runner.check_presence(room)
            busy = room.has_connections() or room.thinking or room.lock.locked()
            idle = rooms.now() - room.used
            if not busy and idle > IDLE:
                rooms.unload(room)
            elif idle > FORGET_AFTER and room.table.log.entries and not room.lock.locked():
                rooms.forget_past(room)

    async def _take_over_tables(self) -> None:
        """Take the leases of tables without a live holder, as after a restart."""
        for game_id in await self._leases.unheld():
            room = self._rooms.loaded.get(game_id)
            if room is not None:
                await self._rooms.runner.take_over(room)
            elif game_id not in self._rooms.broken:
                begun = perf_counter()
                try:
                    await self._rooms.room(game_id)
                except ApiError:
                    continue
                # Leave half of the time to requests.
                await asyncio.sleep(perf_counter() - begun)

    async def _pack_finished_games(self) -> None:
        now = self._rooms.now()
        if now >= self._pack_at:
            found = await self._store.write(
                lambda connection: games.pack_finished(connection, now - ARCHIVE_AFTER, ARCHIVE_SIZE)
            )
            self._pack_at = now if found else now + ARCHIVE_PAUSE

    async def _store_snapshots(self) -> None:
        """Store the snapshots that are due. Only the worker that runs a table does so."""
        taken = []
        for room in list(self._rooms.loaded.values()):
            if room.id in self._leases.held and (found := room.next_snapshot()) is not None:
                taken.append(found)
                await asyncio.sleep(0)  # let requests through
        if taken:
            await self._store.write(lambda connection: snapshots.save(connection, taken))

    async def _catch_up(self) -> None:
        """Fold entries whose bus message was lost, and drop dead workers' presence."""
        rooms = self._rooms
        lengths = await self._store.read(lambda connection: games.lengths(connection, list(rooms.loaded)))
        alive = await self._leases.alive()
        for room in list(rooms.loaded.values()):
            if lengths.get(room.id, -1) >= room.table.length:
                await rooms.catch_up(room)
            room.speed.drop_missing(alive)
            if room.presence.drop_missing(alive):
                rooms.schedule_presence(room)
