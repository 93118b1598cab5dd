"""The person at this browser. There are no accounts here: a name is kept, and no password."""

from typing import Final

import msgspec

from eldritch.records import Person

from ..server.api.errors import ApiError
from ..server.common import new_id, now_ms
from ..server.people.guests import random_name
from ..server.people.names import clean_name
from .outside import Keeper

KEY: Final = "person"


class Owner:
    """Who plays here."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._person: Person | None = None

    async def meet(self, lang: str) -> Person:
        """The person, who gets a name in this language at the first visit."""
        found = await self._known()
        return found or await self._keep(Person(new_id(), "guest", random_name(lang), now_ms()))

    async def person(self) -> Person:
        found = await self._known()
        if found is None:
            raise ApiError("server-not-signed-in", 401)
        return found

    async def rename(self, name: str) -> Person:
        return await self._keep(msgspec.structs.replace(await self.person(), name=clean_name(name)))

    async def _known(self) -> Person | None:
        if self._person is None and (kept := await self._keeper.get(KEY)):
            self._person = msgspec.json.decode(kept, type=Person)
        return self._person

    async def _keep(self, person: Person) -> Person:
        await self._keeper.set(KEY, msgspec.json.encode(person).decode())
        self._person = person
        return person
