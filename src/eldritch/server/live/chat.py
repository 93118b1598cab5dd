"""Talk at the tables: presets and words, to all who are there, but for those who do not want to hear somebody."""

from collections.abc import Sequence
from typing import Final

import msgspec
from litestar import delete, get, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler

from eldritch.store import Store, chat
from eldritch.store.chat import ChatLine
from eldritch.store.people import Person

from ..api.errors import ApiError
from ..api.params import Id
from ..api.problems import PROBLEMS
from ..api.security import Limiter, clean_text
from ..people.companions import owner_of
from ..people.people import CurrentUser, PeopleDep, Visitor, now_ms
from ..wire import Say
from ..wire.lobby import Muted
from .bus import Bus

MAX_LINES: Final = 100
"""How many lines of a table's talk are shown to those who come later."""

_decode_line: Final = msgspec.json.Decoder(ChatLine).decode


def channel(table_id: str) -> str:
    return f"chat:{table_id}"


class Chat:
    """The talk at all tables."""

    def __init__(self, store: Store, bus: Bus, limiter: Limiter) -> None:
        self._store = store
        self._bus = bus
        self._limiter = limiter

    async def say(self, table_id: str, user: Person, seat: int | None, said: Say) -> None:
        """Say something to everybody at a table."""
        text = clean_text(said.text) if said.text else None
        if (said.preset is None) == (not text):
            raise ApiError("server-say-one", 400)
        person = owner_of(user.id)
        self._limiter.chat.check(person)
        line = ChatLine(person, user.name, seat, now_ms(), said.preset, text)
        if await self._store.write(lambda connection: chat.say(connection, table_id, said.id, line)):
            self._bus.publish(channel(table_id), msgspec.json.encode(line))

    async def lines(self, table_id: str, reader: str | None) -> list[ChatLine]:
        """The last lines at a table, without those whom the hearer has muted."""
        muted = await self.muted(reader)
        said = await self._store.read(lambda connection: chat.lines(connection, table_id, MAX_LINES))
        return [line for line in said if line.person not in muted]

    async def muted(self, reader: str | None) -> set[str]:
        """Whom somebody does not want to hear."""
        if reader is None:
            return set()
        return await self._store.read(lambda connection: chat.muted_by(connection, reader))

    async def mute(self, reader: str, other: str, muted: bool) -> None:
        await self._store.write(lambda connection: chat.set_muted(connection, reader, other, muted))


ChatDep = NamedDependency[Chat]


def decode_line(data: bytes) -> ChatLine:
    """A line from the bus."""
    return _decode_line(data)


@get("/api/tables/{table_id:str}/chat", responses=PROBLEMS)
async def list_chat(table_id: Id, visitor: Visitor, chat: ChatDep) -> Sequence[ChatLine]:
    """The last lines said at a table, the oldest first."""
    return await chat.lines(table_id, visitor.id if visitor else None)


@get("/api/mutes", responses=PROBLEMS)
async def list_mutes(user: CurrentUser, chat: ChatDep) -> Muted:
    """Whom one does not want to hear."""
    return Muted(tuple(sorted(await chat.muted(user.id))))


@put("/api/mutes/{person_id:str}", responses=PROBLEMS, status_code=204)
async def mute(person_id: Id, user: CurrentUser, people: PeopleDep, chat: ChatDep) -> None:
    """Not hear somebody any more, at any table."""
    other = await people.find(person_id)
    await chat.mute(user.id, other.id, muted=True)


@delete("/api/mutes/{person_id:str}", responses=PROBLEMS)
async def unmute(person_id: Id, user: CurrentUser, people: PeopleDep, chat: ChatDep) -> None:
    """Hear somebody again."""
    other = await people.find(person_id)
    await chat.mute(user.id, other.id, muted=False)


ROUTES: list[HTTPRouteHandler] = [list_chat, list_mutes, mute, unmute]
