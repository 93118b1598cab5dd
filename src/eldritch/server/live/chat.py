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

from ..api.errors import Refused
from ..api.params import Id
from ..api.problems import PROBLEMS
from ..api.security import Gate, plain
from ..people.companions import brought_by
from ..people.people import ThePeople, Visitor, Who, now_ms
from ..wire import Say
from ..wire.lobby import Muted
from .bus import Bus

MOST_LINES: Final = 100
"""How many lines of a table's talk are shown to those who come later."""

_decode: Final = msgspec.json.Decoder(ChatLine).decode


def channel(table_id: str) -> str:
    return f"chat:{table_id}"


class Chat:
    """The talk at all tables."""

    def __init__(self, store: Store, bus: Bus, gate: Gate) -> None:
        self._store = store
        self._bus = bus
        self._gate = gate

    async def say(self, table_id: str, who: Person, seat: int | None, said: Say) -> None:
        """Say something to everybody at a table."""
        text = plain(said.text) if said.text else None
        if (said.preset is None) == (not text):
            raise Refused("server-say-one", 400)
        person = brought_by(who.id)
        self._gate.chat.fill(person)
        line = ChatLine(person, who.name, seat, now_ms(), said.preset, text)
        if await self._store.write(lambda connection: chat.add_line(connection, table_id, said.id, line)):
            self._bus.publish(channel(table_id), msgspec.json.encode(line))

    async def lines(self, table_id: str, hearer: str | None) -> list[ChatLine]:
        """The last lines at a table, without those whom the hearer has muted."""
        muted = await self.muted(hearer)
        said = await self._store.read(lambda connection: chat.lines(connection, table_id, MOST_LINES))
        return [line for line in said if line.person not in muted]

    async def muted(self, hearer: str | None) -> set[str]:
        """Whom somebody does not want to hear."""
        if hearer is None:
            return set()
        return await self._store.read(lambda connection: chat.muted_by(connection, hearer))

    async def mute(self, hearer: str, other: str, muted: bool) -> None:
        await self._store.write(lambda connection: chat.set_muted(connection, hearer, other, muted))


TheChat = NamedDependency[Chat]


def heard(data: bytes) -> ChatLine:
    """A line from the bus."""
    return _decode(data)


@get("/api/tables/{table_id:str}/chat", responses=PROBLEMS)
async def list_chat(table_id: Id, visitor: Visitor, chat: TheChat) -> Sequence[ChatLine]:
    """The last lines said at a table, the oldest first."""
    return await chat.lines(table_id, visitor.id if visitor else None)


@get("/api/mutes", responses=PROBLEMS)
async def list_mutes(who: Who, chat: TheChat) -> Muted:
    """Whom one does not want to hear."""
    return Muted(tuple(sorted(await chat.muted(who.id))))


@put("/api/mutes/{person_id:str}", responses=PROBLEMS, status_code=204)
async def mute(person_id: Id, who: Who, people: ThePeople, chat: TheChat) -> None:
    """Not hear somebody any more, at any table."""
    other = await people.find(person_id)
    await chat.mute(who.id, other.id, muted=True)


@delete("/api/mutes/{person_id:str}", responses=PROBLEMS)
async def unmute(person_id: Id, who: Who, people: ThePeople, chat: TheChat) -> None:
    """Hear somebody again."""
    other = await people.find(person_id)
    await chat.mute(who.id, other.id, muted=False)


ROUTES: list[HTTPRouteHandler] = [list_chat, list_mutes, mute, unmute]
