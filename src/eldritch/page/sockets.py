"""Sockets: the same messages and frames as over a WebSocket, inside the page."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final

import msgspec

from eldritch.records import Person
from eldritch.table import Rejected

from ..server.api.errors import ApiError
from ..server.learning.lesson_socket import LessonSocket, open_lesson
from ..server.live.table_frames import TableFrames
from ..server.people.companions import player_at
from ..server.wire import ByeFrame, Command, RejectFrame, decode, encode, id_of
from ..server.wire.frames import AckFrame, TablesFrame
from .query import Query
from .tables import PageTables

CLOSED: Final = 4000
"""Close codes begin here, as on a server: plus the status."""

Heard = Callable[[str], object]
Closed = Callable[[int, str], object]


class PageSocket:
    """One open socket. The page puts messages in and hears frames."""

    def __init__(self, heard: Heard, closed: Closed) -> None:
        self._heard = heard
        self._closed = closed
        self._incoming: asyncio.Queue[str | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    # For the page.

    def receive(self, text: str) -> None:
        """Take a message."""
        self._incoming.put_nowait(text)

    def close(self) -> None:
        """The page has closed the socket."""
        self._incoming.put_nowait(None)

    # For the host.

    def serve(self, handle: Callable[["PageSocket"], Coroutine[Any, Any, None]]) -> None:
        """Run a handler until it ends or the page closes the socket."""
        self._task = asyncio.ensure_future(self._run(handle))

    async def _run(self, handle: Callable[["PageSocket"], Coroutine[Any, Any, None]]) -> None:
        try:
            await handle(self)
        except* (ApiError, Rejected) as group:
            fault = group.exceptions[0]
            while isinstance(fault, ExceptionGroup):
                fault = fault.exceptions[0]
            status = fault.status if isinstance(fault, ApiError) else 409
            await self.send(encode(ByeFrame(str(fault), dict(getattr(fault, "arguments", {})))))
            self._closed(CLOSED + status, str(fault))
        else:
            self._closed(1000, "")

    async def send(self, frame: bytes) -> None:
        self._heard(frame.decode())

    async def messages(self) -> AsyncIterator[bytes]:
        """Incoming messages until the page closes the socket."""
        while (text := await self._incoming.get()) is not None:
            yield text.encode(errors="surrogatepass")

    async def reject_malformed(self, id: str, error: ApiError) -> None:
        await self.send(encode(RejectFrame(id, error.key, error.arguments)))


async def play(socket: PageSocket, tables: PageTables, table_id: str, person: Person, query: Query) -> None:
    """A table's socket."""
    player = player_at(await tables.table(table_id), query.number("seat"), person)
    viewer = player.id if player else None
    answers = TableFrames(tables, table_id, viewer, socket.send)

    async def answer_messages() -> None:
        async for data in socket.messages():
            try:
                sent = decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                await socket.reject_malformed(id_of(data), ApiError("server-bad-message", 400, fault=str(error)))
                continue
            if not await answers.answer(sent):
                await socket.send(encode(await carried_out(tables, table_id, sent, player or person)))

    since, changes = query.number("since"), query.flag("changes")
    async with tables.frames(table_id, viewer, since, changes) as frames, asyncio.TaskGroup() as tasks:
        sending = tasks.create_task(answers.send_all(frames))
        await answer_messages()
        sending.cancel()


async def carried_out(tables: PageTables, table_id: str, sent: Command, player: Person) -> msgspec.Struct:
    """The answer to a command."""
    try:
        done = await tables.carry_out(table_id, sent, player)
    except Rejected as error:
        return RejectFrame(sent.id, error.key, dict(error.arguments))
    except ApiError as error:
        return RejectFrame(sent.id, error.key, error.arguments)
    return AckFrame(done.id, done.seq)


async def learn(socket: PageSocket, game: str, person: Person, query: Query, pace: float) -> None:
    """A lesson's socket."""
    lesson = await open_lesson(game, person.name, query.number("step") or 0)
    await LessonSocket(socket, lesson, pace).answer_messages()


async def watch_lobby(socket: PageSocket) -> None:
    """The lobby's socket: nobody else opens tables here."""
    await socket.send(encode(TablesFrame(())))
    async for _ in socket.messages():
        pass
