"""The live tables of a worker.

Every worker with a connection to a table holds a replica of it, folded from the log. The worker decides a command on
its replica and appends the entries to the log. It acknowledges the command only after they are stored. The primary key
of the log is the fence: if another worker has written the same entry first, the append fails, the replica catches up
and the command is decided again. No worker has to own a table. The bus only saves other workers from polling the store.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Final

import structlog
from msgspec import Struct, json
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from eldritch.records import Fenced, Logged, Unconfirmed
from eldritch.store import Store, games
from eldritch.table import BadGame, Command, Entry, Look, Rejected, Setup, Table, ViewerUpdate

from .. import metrics
from ..api.errors import ApiError
from ..settings import Settings
from ..wire import FinalFrame
from .bot_pool import BotPool
from .bus import Bus
from .change_handler import ChangeHandler
from .frame_queue import FrameQueue
from .leases import Leases
from .loading import Loader, complete
from .pacing import Speed
from .room import ACTION_ENTRY, Room
from .summary import facts_of
from .table_runner import TableRunner
from .tasks import Tasks
from .worker_messages import EntriesAppended, PresenceReport, PresenceRequest, WorkerMessage, channel, decode, encode

MAX_ATTEMPTS: Final = 20
"""How often a command is decided before it fails because other workers keep writing first."""
CONFIRM_DELAYS: Final = (0.1, 0.4, 1.5)
"""Seconds to wait before entries are stored again if the connection was lost meanwhile."""
PRESENCE_DELAY: Final = 0.3
"""Seconds during which presence changes are collected into one frame."""

log = structlog.get_logger()


class Ack(Struct, frozen=True):
    """The command is stored. `seq` counts the updates sent to its sender."""

    seq: int


class Rooms:
    """The tables in this worker's memory."""

    store_faults: tuple[type[Exception], ...] = (Unconfirmed, SQLAlchemyError)

    def __init__(self, store: Store, bus: Bus, bot_pool: BotPool, settings: Settings, now: Callable[[], int]) -> None:
        self.now = now
        self.closing = False
        self._store = store
        self._loader = Loader(store, now)
        self._bus = bus
        self.leases = Leases(store, now)
        self.runner = TableRunner(self, self.leases, bot_pool, settings.pace)
        self.loaded: dict[str, Room] = {}
        """Loaded tables by id."""
        self.broken: set[str] = set()
        """Tables whose log cannot be replayed."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._pending: set[str] = set()
        """Tables for which messages arrived while they were being loaded."""
        self._unsubscribe: dict[str, Callable[[], None]] = {}
        self._wake_timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks = Tasks()
        self.spawn = self._tasks.spawn
        self._changes = ChangeHandler(store, bus, self._tasks)
        self.on_change = self._changes.add_hook

    # Public interface.

    async def open(self, game_id: str, setup: Setup, secret: bytes, entries: Sequence[Entry] = ()) -> None:
        """Create a table, optionally with its first entries."""
        facts = facts_of(game_id, Table.replay(setup, secret, entries))

        def enter(connection: Connection) -> None:
            games.create(connection, game_id, setup, secret, setup.created, facts)
            if entries:
                games.append(connection, game_id, entries)

        await self._store.write(enter)
        self._bus.publish("lobby", facts.summary)

    async def send(self, game_id: str, command: Command, by: str | None, ref: str = "", seq: int | None = None) -> Ack:
        """Execute a command and return when it is stored. A command repeated with the same ref is only acknowledged.

        If `seq` is given and the sender has been sent further updates since, the command is rejected as stale.
        """
        room = await self.room(game_id)
        ack = await self.execute(room, command, by, ref, seq)
        if room.listing is not None and not room.listing.done():
            await asyncio.shield(room.listing)  # so that a player who sits down finds the table in their list
        return ack

    @asynccontextmanager
    async def frames(
        self, game_id: str, person: str | None, since: int | None = None, changes: bool = False
    ) -> AsyncIterator[FrameQueue]:
        """Frames for a connection: a look with the updates after `since`, then every update as it happens.

        With `changes`, an update has only the changes of the look.
        """
        room = await self.room(game_id)
        if self._bus.shared:
            await self.catch_up(room)
        if since is not None and not room.table.log.has_updates(room.viewer(person), since):
            await complete(room)
        frames = room.join(person, since, changes)
        metrics.CONNECTIONS.inc()
        self._presence_changed(room)
        try:
            yield frames
        finally:
            metrics.CONNECTIONS.dec()
            room.leave(frames)
            self._presence_changed(room)

    async def look(self, game_id: str, person: str | None) -> Look:
        room = await self.room(game_id)
        return room.table.look(room.viewer(person), self.now())

    async def updates(self, game_id: str, person: str | None, since: int = 0) -> list[ViewerUpdate]:
        """The updates that this person has been sent."""
        room = await self.room(game_id)
        if not room.table.log.has_updates(room.viewer(person), since):
            await complete(room)
        return room.table.updates(room.viewer(person), since)

    async def final_options(self, game_id: str, person: str | None) -> FinalFrame:
        """This person's options that cannot be undone alone, or only until another seat has acted."""
        room = await self.room(game_id)
        return FinalFrame(room.seq(person), room.table.irreversible(room.viewer(person)))

    async def table(self, game_id: str) -> Table:
        """The table itself. Callers must not change it. Its past may have to be replayed when it is asked for."""
        return (await self.room(game_id)).table

    async def whole_table(self, game_id: str) -> Table:
        """The table with its past."""
        room = await self.room(game_id)
        await complete(room)
        return room.table

    async def want_speed(self, game_id: str, person: str, speed: Speed, skip: bool) -> None:
        """Note how fast a connected person wants bots to play, and whether to skip to the person's next decision."""
        room = await self.room(game_id)
        if room.presence.is_here(person):
            room.want(person, speed, skip)
            self._presence_changed(room)

    # Commands.

    async def execute(self, room: Room, command: Command, by: str | None, ref: str = "", seq: int | None = None) -> Ack:
        """Decide, store and fold a command. Start over if another worker wrote first."""
        async with room.lock:
            for _ in range(MAX_ATTEMPTS):
                if room.is_executed(by, ref):
                    metrics.REPEATED.inc()
                    return Ack(room.seq(by))
                try:
                    lines = self._decide(room, command, by, ref, seq)
                except Rejected:
                    if self._bus.shared and await self._fold_missing(room):
                        continue  # the sender may have seen entries through another worker that were missing here
                    metrics.REJECTED.inc()
                    raise
                if not lines or await self._append(room, lines):
                    metrics.ACCEPTED.inc()
                    return Ack(room.seq(by))
        raise ApiError("server-busy", 503)

    def _decide(self, room: Room, command: Command, by: str | None, ref: str, seq: int | None) -> list[Logged]:
        if self.closing:
            raise ApiError("server-closing", 503)
        if seq is not None and seq != room.seq(by):
            raise Rejected("table-stale")
        return [Logged(entry, by, ref) for entry in room.table.decide(command, by, self.now())]

    async def _append(self, room: Room, lines: list[Logged]) -> bool:
        """Store and fold entries. False if another worker had already written entries with these numbers."""
        begun = perf_counter()
        entries = [line.entry for line in lines]
        try:
            await self._store_surely(room.id, lines)
        except Fenced:
            metrics.FENCED.inc()
            await self._fold_missing(room)
            return False
        except SQLAlchemyError as fault:
            log.error("store.failed", table=room.id, fault=type(fault).__name__)
            raise ApiError("server-busy", 503) from fault
        except asyncio.CancelledError:
            # The entries may have been stored although the caller is gone.
            self.spawn(self.catch_up(room))
            raise
        metrics.STORED.observe(perf_counter() - begun)
        before = room.table.phase
        room.fold(lines)
        if self._bus.shared:
            self._publish(room, EntriesAppended(self.leases.id, lines))
        if room.table.phase != before or any(entry.kind != ACTION_ENTRY for entry in entries):
            self._changes.handle(room, entries)
        self.runner.update(room)
        return True

    async def _store_surely(self, game_id: str, lines: Sequence[Logged]) -> None:
        """Store entries. If the answer to a commit gets lost, find out whether it succeeded.

        Entries that were stored refuse to be stored again, and those that are still being stored make us wait.
        """
        entries = [line.entry for line in lines]
        for delay in (*CONFIRM_DELAYS, None):
            try:
                await self._store.append(game_id, entries, lines[0].sender, lines[0].ref)
            except Unconfirmed:
                log.warning("store.unconfirmed", table=game_id)
                if delay is None:
                    raise
                await asyncio.sleep(delay)
                continue
            except Fenced:
                if not await self._is_logged(game_id, lines):
                    raise
            return

    async def _is_logged(self, game_id: str, lines: Sequence[Logged]) -> bool:
        """Whether exactly these entries are in the log."""
        before = lines[0].entry.seq - 1
        stored = await self._store.read(lambda connection: games.log_after(connection, game_id, before))
        return json.encode(stored[: len(lines)]) == json.encode(lines)

    # Following other workers.

    async def catch_up(self, room: Room) -> None:
        """Fold the entries that are in the store but not in this replica."""
        async with room.lock:
            await self._fold_missing(room)

    async def _fold_missing(self, room: Room) -> bool:
        """Fold entries that other workers have stored. False if there were none."""
        known = room.table.length - 1
        lines = await self._store.read(lambda connection: games.log_after(connection, room.id, known))
        return self._fold_new(room, lines)

    def _fold_new(self, room: Room, lines: Sequence[Logged]) -> bool:
        new = [line for line in lines if line.entry.seq >= room.table.length]
        if new:
            room.fold(new)
            self.runner.update(room)
        return bool(new)

    def _receive(self, game_id: str, data: bytes) -> None:
        room = self.loaded.get(game_id)
        if room is None:
            self._pending.add(game_id)
            return
        received = decode(data)
        if received.worker == self.leases.id:
            return
        match received:
            case EntriesAppended() if received.lines[0].entry.seq > room.table.length:
                self.spawn(self.catch_up(room))
            case EntriesAppended():
                self._fold_new(room, received.lines)
            case PresenceReport():
                room.presence.update(received.worker, received.people)
                room.speed.remote[received.worker] = received.wishes
                room.hurry()
                self.schedule_presence(room)
            case PresenceRequest():
                self._report_presence(room)

    def _publish(self, room: Room, message: WorkerMessage) -> None:
        self._bus.publish(channel(room.id), encode(message))

    # Presence.

    def _presence_changed(self, room: Room) -> None:
        if self._bus.shared:
            self._report_presence(room)
        self.schedule_presence(room)

    def _report_presence(self, room: Room) -> None:
        self._publish(room, PresenceReport(self.leases.id, dict(room.presence.local), room.speed.local))

    def schedule_presence(self, room: Room) -> None:
        if not room.presence.is_scheduled:
            room.presence.is_scheduled = True
            asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._send_presence, room)

    def _send_presence(self, room: Room) -> None:
        room.presence.is_scheduled = False
        room.send_presence()
        if room.id in self.leases.held and not self.closing:
            self.spawn(self.runner.check_presence(room))

    # Loading and unloading.

    async def room(self, game_id: str) -> Room:
        """The table's room, loaded from the store if necessary."""
        found = self.loaded.get(game_id)
        if found is not None:
            return found
        if self.closing:
            raise ApiError("server-closing", 503)
        task = self._loading.get(game_id)
        if task is None:
            task = self._loading[game_id] = self.spawn(self._load(game_id))
            task.add_done_callback(lambda _: self._loading.pop(game_id, None))
        return await asyncio.shield(task)

    async def _load(self, game_id: str) -> Room:
        begun = perf_counter()
        if self._bus.shared:
            self._unsubscribe[game_id] = self._bus.listen(channel(game_id), lambda data: self._receive(game_id, data))
        try:
            room = await self._loader.load(game_id)
            if room.table.phase == "playing":
                await self.runner.resume(room)
        except BaseException as fault:
            self._stop_listening(game_id)
            if isinstance(fault, BadGame):
                self.broken.add(game_id)
                log.error("table.unreadable", table=game_id, fault=str(fault))
                raise ApiError("server-table-unreadable", 409) from None
            raise
        self.loaded[game_id] = room
        metrics.ROOMS.set(len(self.loaded))
        metrics.LOADED.observe(perf_counter() - begun)
        if game_id in self._wake_timers:
            self._wake_timers.pop(game_id).cancel()
        if self._bus.shared:
            self._publish(room, PresenceRequest(self.leases.id))
        if game_id in self._pending:
            self._pending.discard(game_id)
            await self.catch_up(room)
        unfinished = room.table.rematch and not room.table.next
        if unfinished or facts_of(game_id, room.table).summary != room.facts.summary:
            await complete(room)
            self._changes.handle(room, room.table.entries)
        self.runner.update(room)
        return room

    def forget_past(self, room: Room) -> None:
        """Drop what happened earlier at a table from memory."""
        self._loader.forget_past(room)

    def unload(self, room: Room) -> None:
        """Drop a table from memory. It is loaded again when someone connects or its clock expires."""
        del self.loaded[room.id]
        metrics.ROOMS.set(len(self.loaded))
        self._stop_listening(room.id)
        if room.timer is not None:
            room.timer.cancel()
        due = room.table.due()
        if due is not None and room.id in self.leases.held:
            wait = max(0.0, (due - self.now()) / 1000)
            self._wake_timers[room.id] = asyncio.get_running_loop().call_later(wait, self._wake, room.id)

    def _wake(self, game_id: str) -> None:
        del self._wake_timers[game_id]
        self.spawn(self.room(game_id))

    def _stop_listening(self, game_id: str) -> None:
        if game_id in self._unsubscribe:
            self._unsubscribe.pop(game_id)()

    async def close(self) -> None:
        """Stop accepting commands, finish those in progress and give up all leases."""
        self.closing = True
        for wake in self._wake_timers.values():
            wake.cancel()
        for room in self.loaded.values():
            if room.timer is not None:
                room.timer.cancel()
            async with room.lock:
                pass
            for frames in room.queues():
                frames.end()
        await self._tasks.finish()
        await self.leases.leave()
