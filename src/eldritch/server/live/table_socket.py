"""The socket of a table: what people ask of it, and what they are told."""

import asyncio
from collections.abc import AsyncIterator
from time import monotonic
from typing import Any, Final

import msgspec
from litestar import websocket

from eldritch.store.people import Person
from eldritch.table import Rejected

from ..api.errors import Refused
from ..api.params import HeldSeat, Id, MaybeSince
from ..api.security import TheGate
from ..people.companions import player_at
from ..people.people import People, ThePeople, Visitor, now_ms
from ..wire import (
    AckFrame,
    ChatFrame,
    Command,
    Ping,
    PongFrame,
    RejectFrame,
    Say,
    ShownFrame,
    Speak,
    decode,
    encode,
    id_of,
    look_frame,
)
from .bus import subscribed
from .chat import Chat, TheChat, channel, heard
from .interpreter import Interpreter
from .services import Services
from .sockets import Line, Socket, serve
from .tables import Tables, TheServices, TheTables

CHECK_AGAIN: Final = 60.0
"""Seconds between checks whether the session has ended."""


@websocket("/api/tables/{table_id:str}/play")
async def play(
    socket: Socket,
    table_id: Id,
    visitor: Visitor,
    services: TheServices,
    people: ThePeople,
    tables: TheTables,
    chat: TheChat,
    gate: TheGate,
    since: MaybeSince = None,
    seat: HeldSeat = None,
) -> None:
    """Watch a table, and play at it if one sits there. With `since` the story begins behind that update.

    With `seat` one looks and plays from that seat, which must be one's own or that of somebody who came along.
    """

    async def talk(line: Line) -> None:
        player = player_at(await services.rooms.table(table_id), seat, visitor)
        at = Place(socket, line, table_id, visitor, player, services, people, tables, chat)
        hearer = player.id if player else None
        async with (
            services.rooms.watch(table_id, hearer, since) as frames,
            subscribed(services.bus, channel(table_id)) as lines,
            asyncio.TaskGroup() as tasks,
        ):
            telling = [tasks.create_task(at.tell(frames)), tasks.create_task(at.tell_chat(lines))]
            await at.listen()
            for task in telling:
                task.cancel()

    await serve(socket, gate, visitor, talk)


class Place:
    """Somebody's place at a table: one socket."""

    def __init__(
        self,
        socket: Socket,
        line: Line,
        table_id: str,
        visitor: Person | None,
        player: Person | None,
        services: Services,
        people: People,
        tables: Tables,
        chat: Chat,
    ) -> None:
        self._socket = socket
        self._line = line
        self._table = table_id
        self._visitor = visitor
        """Whose session it is."""
        self._who = player
        """As whom one plays: oneself, or somebody who came along."""
        self._rooms = services.rooms
        self._people = people
        self._tables = tables
        self._chat = chat
        self._checked = monotonic()
        self._interpreter: Interpreter | None = None

    async def tell(self, frames: AsyncIterator[bytes]) -> None:
        """Pass on what happens at the table."""
        async for frame in frames:
            await self._line.send(frame)
            if isinstance(frame, ShownFrame):
                await (self._tell_all() if frame.fresh else self._put_into_words(frame))
        raise Refused("server-closing", 503)

    async def speak(self, sent: Speak) -> None:
        """From now on put everything into words."""
        self._interpreter = Interpreter(sent.lang, sent.discreet, sent.whole)
        await self._tell_all()

    async def _tell_all(self) -> None:
        """In words, how the table stands and how it came to that, for whoever it is shown to now."""
        if self._interpreter is not None:
            hearer = self._who.id if self._who else None
            look, story = await self._rooms.look(self._table, hearer), await self._rooms.story(self._table, hearer, 0)
            await self._put_into_words(look_frame(look, story, 0))

    async def _put_into_words(self, frame: ShownFrame) -> None:
        if self._interpreter is not None:
            await self._line.send(self._interpreter.interpret(frame))

    async def tell_chat(self, lines: AsyncIterator[bytes]) -> None:
        """Pass on what is said, but not by those whom one has muted."""
        hearer = self._visitor.id if self._visitor else None
        said = await self._chat.lines(self._table, hearer)
        if said:
            await self._line.send(encode(ChatFrame(tuple(said))))
        async for data in lines:
            line = heard(data)
            if line.person not in await self._chat.muted(hearer):
                await self._line.send(encode(ChatFrame((line,))))

    async def listen(self) -> None:
        """Answer every message, in the order they come."""
        async for data in self._line.messages():
            await self._check_session()
            try:
                sent = decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                fault = Refused("server-bad-message", 400, fault=str(error))
                await self._line.nonsense(id_of(data), fault)
                continue
            if isinstance(sent, Ping):
                await self._line.send(encode(PongFrame(now_ms())))
            elif isinstance(sent, Speak):
                await self.speak(sent)
            else:
                await self._line.send(encode(await self._answer(sent)))

    async def _answer(self, sent: Command) -> msgspec.Struct:
        try:
            if self._who is None:
                raise Refused("server-not-signed-in", 401)
            if isinstance(sent, Say):
                at = await self._rooms.table(self._table)
                await self._chat.say(self._table, self._who, at.seat_of(self._who.id), sent)
                return AckFrame(sent.id, at.update_count(at.seat_of(self._who.id)))
            done = await self._tables.send(self._table, sent, self._who)
            return AckFrame(sent.id, done.seq)
        except Rejected as error:
            return RejectFrame(sent.id, error.key, dict(error.arguments))
        except Refused as error:
            return RejectFrame(sent.id, error.key, error.arguments)

    async def _check_session(self) -> None:
        """Whoever has been logged out, or lost the token, plays no further."""
        if self._visitor is None or monotonic() < self._checked + CHECK_AGAIN:
            return
        self._checked = monotonic()
        found = await self._people.who(self._socket)
        if found is None or found.id != self._visitor.id:
            raise Refused("server-not-signed-in", 401)
        if self._who == self._visitor:
            self._who = found
        self._visitor = found


ROUTES: Final[list[Any]] = [play]
