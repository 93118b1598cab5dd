"""The WebSocket of a table."""

import asyncio
from collections.abc import AsyncIterator
from time import monotonic
from typing import Any, Final

import msgspec
from litestar import websocket

from eldritch.records import Person
from eldritch.table import Rejected

from .. import metrics
from ..api.errors import ApiError
from ..api.params import Changes, HeldSeat, Id, MaybeSince
from ..api.security import LimiterDep
from ..people.companions import player_at
from ..people.people import People, PeopleDep, Visitor, session_channel
from ..wire import (
    AckFrame,
    ChatFrame,
    Command,
    RejectFrame,
    Say,
    decode,
    encode,
    id_of,
)
from .bus import subscribed
from .chat import Chat, ChatDep, channel, decode_line
from .frame_queue import QueuedFrame
from .overload import Load
from .services import Services
from .sockets import Socket, SocketConnection, serve
from .table_frames import TableFrames
from .tables import ServicesDep, Tables, TablesDep

SESSION_CHECK: Final = 60.0
"""Seconds between checks that the user's session is still valid. The bus tells at once, but may lose messages."""


@websocket("/api/tables/{table_id:str}/play")
async def play(
    socket: Socket,
    table_id: Id,
    visitor: Visitor,
    services: ServicesDep,
    people: PeopleDep,
    tables: TablesDep,
    chat: ChatDep,
    limiter: LimiterDep,
    since: MaybeSince = None,
    seat: HeldSeat = None,
    changes: Changes = False,
) -> None:
    """Watch a table, and play if you have a seat. With `since`, the first frame includes all later updates.

    With `seat`, view and play from that seat. It must be your own or a companion's. With `changes`, updates contain
    what has changed instead of the whole look.
    """

    async def handle(connection: SocketConnection) -> None:
        table = await services.rooms.table(table_id)
        player = player_at(table, seat, visitor)
        if table.phase != "open" and (player is None or table.seat_of(player.id) is None):
            services.overload.check(Load.SPECTATOR)
        at = TableSocket(socket, connection, table_id, visitor, player, services, people, tables, chat)
        viewer_id = player.id if player else None
        async with (
            services.rooms.frames(table_id, viewer_id, since, changes) as frames,
            subscribed(services.bus, channel(table_id)) as lines,
            subscribed(services.bus, session_channel(visitor.id if visitor else "")) as ended,
            asyncio.TaskGroup() as tasks,
        ):
            background = [at.send_frames(frames), at.send_chat(lines), at.watch_session(ended)]
            running = [tasks.create_task(work) for work in background]
            await at.answer_messages()
            for task in running:
                task.cancel()

    await serve(socket, limiter, visitor, handle)


class TableSocket:
    """One client's socket at a table."""

    def __init__(
        self,
        socket: Socket,
        connection: SocketConnection,
        table_id: str,
        visitor: Person | None,
        player: Person | None,
        services: Services,
        people: People,
        tables: Tables,
        chat: Chat,
    ) -> None:
        self._socket = socket
        self._connection = connection
        self._table = table_id
        self._visitor = visitor
        """The person whose session this is."""
        self._player = player
        """The player: the visitor or one of their companions."""
        self._rooms = services.rooms
        self._people = people
        self._tables = tables
        self._chat = chat
        self._checked = monotonic()
        self._frames = TableFrames(services.rooms, table_id, player.id if player else None, connection.send)

    async def send_frames(self, frames: AsyncIterator[QueuedFrame]) -> None:
        """Forward the table's frames to the client until the server shuts down."""
        await self._frames.send_all(counted(frames))
        raise ApiError("server-closing", 503)

    async def send_chat(self, lines: AsyncIterator[bytes]) -> None:
        """Forward chat lines, except those of muted people."""
        viewer_id = self._visitor.id if self._visitor else None
        said = await self._chat.lines(self._table, viewer_id)
        if said:
            await self._connection.send(encode(ChatFrame(tuple(said))))
        async for data in lines:
            connection = decode_line(data)
            if connection.person not in await self._chat.muted(viewer_id):
                await self._connection.send(encode(ChatFrame((connection,))))

    async def answer_messages(self) -> None:
        """Answer messages in the order of arrival."""
        async for data in self._connection.messages():
            if monotonic() >= self._checked + SESSION_CHECK:
                await self._check_session()
            try:
                sent = decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                fault = ApiError("server-bad-message", 400, fault=str(error))
                await self._connection.reject_malformed(id_of(data), fault)
                continue
            if not await self._frames.answer(sent):
                await self._connection.send(encode(await self._answer(sent)))

    async def _answer(self, sent: Command) -> msgspec.Struct:
        try:
            if self._player is None:
                raise ApiError("server-not-signed-in", 401)
            if isinstance(sent, Say):
                at = await self._rooms.table(self._table)
                await self._chat.say(self._table, self._player, at.seat_of(self._player.id), sent)
                return AckFrame(sent.id, at.update_count(at.seat_of(self._player.id)))
            done = await self._tables.send(self._table, sent, self._player)
            return AckFrame(sent.id, done.seq)
        except Rejected as error:
            return RejectFrame(sent.id, error.key, dict(error.arguments))
        except ApiError as error:
            return RejectFrame(sent.id, error.key, error.arguments)

    async def watch_session(self, ended: AsyncIterator[bytes]) -> None:
        """Close the socket as soon as the session ends."""
        async for _ in ended:
            await self._check_session()

    async def _check_session(self) -> None:
        """Raise an error if the session has ended or the token was revoked."""
        if self._visitor is None:
            return
        self._checked = monotonic()
        found = await self._people.reauthenticate(self._socket, self._visitor)
        if self._player == self._visitor:
            self._player = found
        self._visitor = found


async def counted(frames: AsyncIterator[QueuedFrame]) -> AsyncIterator[QueuedFrame]:
    """The same frames, counted for the metrics."""
    async for frame in frames:
        metrics.FRAMES.inc()
        yield frame


ROUTES: Final[list[Any]] = [play]
