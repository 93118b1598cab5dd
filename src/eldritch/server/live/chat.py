"""Chat at tables: presets and free text, and muting."""

from collections.abc import Sequence
from typing import Final

import msgspec
from litestar import delete, get, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler

from eldritch.records import ChatLine, Person
from eldritch.store import Store, chat

from ..api.clean_text import clean_text
from ..api.errors import ApiError
from ..api.params import Id
from ..api.problems import PROBLEMS
from ..api.security import Limiter
from ..common import now_ms
from ..people.companions import owner_of
from ..people.people import CurrentUser, PeopleDep, Visitor
from ..wire import Say
from ..wire.lobby import Muted
from .bus import Bus

MAX_LINES: Final = 100
"""The number of earlier lines that a new connection is sent."""

_decode_line: Final = msgspec.json.Decoder(ChatLine).decode


def channel(table_id: str) -> str:
    return f"chat:{table_id}"


class Chat:
    """The chat of all tables."""

    def __init__(self, store: Store, bus: Bus, limiter: Limiter) -> None:
        self._store = store
        self._bus = bus
        self._limiter = limiter

    async def say(self, table_id: str, user: Person, seat: int | None, said: Say) -> None:
        """Send a line to everyone at a table."""
        text = clean_text(said.text) if said.text else None
        if (said.preset is None) == (not text):
            raise ApiError("server-say-one", 400)
        person = owner_of(user.id)
        self._limiter.chat.check(person)
        line = ChatLine(person, user.name, seat, now_ms(), said.preset, text)
        if await self._store.write(lambda connection: chat.add_line(connection, table_id, said.id, line)):
            self._bus.publish(channel(table_id), msgspec.json.encode(line))

    async def lines(self, table_id: str, reader: str | None) -> list[ChatLine]:
        """The latest lines at a table, except those of people whom the reader has muted."""
        muted = await self.muted(reader)
        said = await self._store.read(lambda connection: chat.lines(connection, table_id, MAX_LINES))
        return [line for line in said if line.person not in muted]

    async def muted(self, reader: str | None) -> set[str]:
        """The people whom a reader has muted."""
        if reader is None:
            return set()
        return await self._store.read(lambda connection: chat.muted_by(connection, reader))

    async def mute(self, reader: str, other: str, muted: bool) -> None:
        await self._store.write(lambda connection: chat.set_muted(connection, reader, other, muted))


ChatDep = NamedDependency[Chat]


def decode_line(data: bytes) -> ChatLine:
    """Decode a line from the bus."""
    return _decode_line(data)


@get("/api/tables/{table_id:str}/chat", responses=PROBLEMS)
async def list_chat(table_id: Id, visitor: Visitor, chat: ChatDep) -> Sequence[ChatLine]:
    """The latest chat lines at a table, oldest first."""
    return await chat.lines(table_id, visitor.id if visitor else None)


@get("/api/mutes", responses=PROBLEMS)
async def list_mutes(user: CurrentUser, chat: ChatDep) -> Muted:
    """The people you have muted."""
    return Muted(tuple(sorted(await chat.muted(user.id))))


@put("/api/mutes/{person_id:str}", responses=PROBLEMS, status_code=204)
async def mute(person_id: Id, user: CurrentUser, people: PeopleDep, chat: ChatDep) -> None:
    """Mute a person at all tables."""
    other = await people.find(person_id)
    await chat.mute(user.id, other.id, muted=True)


@delete("/api/mutes/{person_id:str}", responses=PROBLEMS)
async def unmute(person_id: Id, user: CurrentUser, people: PeopleDep, chat: ChatDep) -> None:
    """Unmute a person."""
    other = await people.find(person_id)
    await chat.mute(user.id, other.id, muted=False)


ROUTES: list[HTTPRouteHandler] = [list_chat, list_mutes, mute, unmute]
