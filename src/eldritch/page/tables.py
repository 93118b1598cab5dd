"""The tables of this browser. A command is stored before it is answered, as on a server."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

from eldritch import table
from eldritch.records import Logged, Person
from eldritch.table import BadGame, Command, Entry, FromPeople, Look, Rejected, Setup, Table, ViewerUpdate

from ..server.api.errors import ApiError
from ..server.common import new_id, now_ms
from ..server.live.frame_queue import FrameQueue
from ..server.live.opening import command_of, opening
from ..server.live.pacing import Speed
from ..server.live.room import Room
from ..server.live.room_snapshots import Snapshots
from ..server.live.summary import Summary, facts_of
from ..server.live.table_runner import TableRunner
from ..server.wire import Command as Sent
from ..server.wire import FinalFrame
from ..server.wire.lobby import Acked, NewTable
from .bots import PageBots
from .outside import Keeper


class Here:
    """All tables run here, as there is no other worker."""

    def __init__(self) -> None:
        self.held: set[str] = set()

    async def claim(self, game_id: str) -> tuple[bool, None]:
        self.held.add(game_id)
        return True, None

    async def release(self, game_id: str) -> None:
        self.held.discard(game_id)


class PageTables:
    """The tables of one person, with their clocks and bots."""

    closing = False
    store_faults: tuple[type[Exception], ...] = ()

    def __init__(self, keeper: Keeper, bots: PageBots, pace: float = 1.0, now: Callable[[], int] = now_ms) -> None:
        self.now = now
        self._keeper = keeper
        self._runner = TableRunner(self, Here(), bots, pace)
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any], cancellable: bool = False) -> None:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def listing(self, phases: Sequence[str], game: str = "") -> list[Summary]:
        """The tables in these phases, most recently changed first."""
        found = [summary for summary, _ in await self._keeper.listing()]
        return [one for one in found if one.phase in phases and game in ("", one.game)]

    # Opening tables.

    async def seat(self, person: Person, wanted: NewTable) -> str:
        """Open a table and seat the person, the companions and the bots."""
        secret, table_id = secrets.token_bytes(32), new_id()
        setup, commands = opening(person, wanted, secret, self.now())
        await self.open(table_id, setup, secret)
        for command, sender in commands:
            await self.send(table_id, command, sender)
        return table_id

    async def open(self, table_id: str, setup: Setup, secret: bytes, entries: Sequence[Entry] = ()) -> None:
        """Create a table, optionally with its first entries."""
        lines = [Logged(entry, None, "") for entry in entries]
        await self._keeper.append(table_id, 0, lines, Table.replay(setup, secret, entries))

    async def _open_rematch(self, room: Room) -> None:
        """If all have agreed to a rematch, open a table with everyone moved by one seat, and link to it."""
        next_id, secret = new_id(), secrets.token_bytes(32)
        setup, commands = room.table.rematch_of(room.id, secret, self.now())
        await self.open(next_id, setup, secret)
        for sender, command in commands:
            await self.send(next_id, command, sender)
        await self.send(room.id, table.Follow(next_id), None)

    # Commands.

    async def carry_out(self, table_id: str, sent: Sent, player: Person) -> Acked:
        """Carry out a command that a client has sent."""
        return Acked(sent.id, await self.send(table_id, command_of(sent, player), player.id, sent.id, sent.seq))

    async def send(
        self, table_id: str, command: FromPeople | table.Follow, by: str | None, ref: str = "", seq: int | None = None
    ) -> int:
        """Execute a command. Returns the number of updates sent to its sender once it is stored."""
        return await self.execute(await self.room(table_id), command, by, ref, seq)

    async def execute(self, room: Room, command: Command, by: str | None, ref: str = "", seq: int | None = None) -> int:
        """Decide, store and fold a command. A command repeated with the same ref is only acknowledged."""
        async with room.lock:
            if not room.is_executed(by, ref):
                if seq is not None and seq != room.seq(by):
                    raise Rejected("table-stale")
                lines = [Logged(entry, by, ref) for entry in room.table.decide(command, by, self.now())]
                if lines:
                    await self._append(room, lines)
            return room.seq(by)

    async def _append(self, room: Room, lines: Sequence[Logged]) -> None:
        """Store and fold entries. If they cannot be stored, the table is loaded again: it has not changed."""
        try:
            await self._keeper.append(room.id, room.table.length, lines)
        except ApiError:
            self._forget(room)
            raise
        room.fold(lines)
        facts = facts_of(room.id, room.table)
        if facts.summary != room.facts.summary:
            room.facts = facts
            await self._keeper.append(room.id, room.table.length, [], room.table)
        self._runner.update(room)
        if room.table.rematch and not room.table.next:
            self.spawn(self._open_rematch(room))

    # Looking at tables.

    @asynccontextmanager
    async def frames(
        self, table_id: str, person: str | None, since: int | None, changes: bool
    ) -> AsyncIterator[FrameQueue]:
        """Frames for a connection: a look with the updates after `since`, then every update as it happens."""
        room = await self.room(table_id)
        queue = room.join(person, since, changes)
        room.send_presence()
        try:
            yield queue
        finally:
            room.leave(queue)

    async def look(self, table_id: str, person: str | None) -> Look:
        room = await self.room(table_id)
        return room.table.look(room.viewer(person), self.now())

    async def updates(self, table_id: str, person: str | None, since: int = 0) -> list[ViewerUpdate]:
        """The updates that this person has been sent."""
        room = await self.room(table_id)
        return room.table.updates(room.viewer(person), since)

    async def final_options(self, table_id: str, person: str | None) -> FinalFrame:
        """This person's options that cannot be undone alone, or only until another seat has acted."""
        room = await self.room(table_id)
        return FinalFrame(room.seq(person), room.table.irreversible(room.viewer(person)))

    async def want_speed(self, table_id: str, person: str, speed: Speed, skip: bool) -> None:
        """Note how fast a connected person wants bots to play."""
        room = await self.room(table_id)
        room.want(person, speed, skip)
        room.send_presence()

    async def table(self, table_id: str) -> Table:
        """The table itself. Callers must not change it."""
        return (await self.room(table_id)).table

    async def room(self, table_id: str) -> Room:
        """The table's room, loaded if necessary."""
        async with self._loading:
            if table_id not in self._rooms:
                self._rooms[table_id] = await self._load(table_id)
        return self._rooms[table_id]

    async def _load(self, table_id: str) -> Room:
        kept = await self._keeper.load(table_id)
        if kept is None:
            raise ApiError("server-no-table", 404)
        try:
            found = Table.replay(kept.setup, kept.secret, [line.entry for line in kept.log])
        except BadGame:
            raise ApiError("server-table-unreadable", 409) from None
        refs = {(line.sender, line.ref) for line in kept.log if line.ref}
        room = Room(table_id, found, refs, Snapshots(0), facts_of(table_id, found), self.now)
        if found.phase == "playing":
            self.spawn(self._resume(room))
        return room

    async def _resume(self, room: Room) -> None:
        """Stop the clock for the time in which the page was closed, and let the bots go on."""
        await self._runner.resume(room)
        self._runner.update(room)

    def _forget(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
        self._rooms.pop(room.id, None)
        for queue in room.queues():
            queue.end()
