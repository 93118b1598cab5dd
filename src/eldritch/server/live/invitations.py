"""Invitations: codes that are short enough to be read aloud, and that everybody can type."""

import secrets
import unicodedata
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from eldritch.store import Store, invitations
from eldritch.store.invitations import CODE, Invitation

from ..api.errors import ApiError
from ..common import DAY, now_ms

ALPHABET: Final = "23456789ACEHKMPTXY"
"""Letters that exist in the Latin and the Cyrillic alphabet, and digits that resemble no other sign."""

CYRILLIC: Final = dict(zip("АСЕНКМРТХУ", "ACEHKMPTXY", strict=True))
"""Letters that look like a Latin one. People who read a code aloud may call it by either name."""
MISREAD: Final = {"Z": "2", "З": "3", "Ч": "4", "S": "5", "Б": "6", "B": "8", "В": "8"}
"""Signs that are taken for one of the alphabet."""
LOOK_ALIKES: Final = str.maketrans(CYRILLIC | MISREAD)

TRIES: Final = 5
"""Codes that are tried until one is free."""


def cleaned(text: str) -> str:
    """The code that somebody has typed: without case, spaces, dashes and similar letters of another alphabet."""
    signs = unicodedata.normalize("NFKC", text).upper().translate(LOOK_ALIKES)
    return "".join(sign for sign in signs if not unicodedata.category(sign).startswith(("Z", "P", "C")))


class Invitations:
    """The invitations of all tables. They expire after some days."""

    def __init__(self, store: Store, days: int) -> None:
        self._store = store
        self._lifetime = days * DAY

    async def create(self, table_id: str, seat: int | None) -> Invitation:
        """An invitation to a seat, or to any. Asking again soon returns the same one."""
        now = now_ms()
        old = await self._store.read(lambda connection: invitations.newest(connection, table_id, seat))
        if old is not None and now - old.created < self._lifetime // 2:
            return old
        for attempt in range(TRIES):
            new = Invitation(_random_code(), table_id, seat, now)
            try:
                await self._store.write(lambda connection, new=new: self._add(connection, new))  # type: ignore[misc]
            except IntegrityError:
                if attempt == TRIES - 1:
                    raise
                continue
            break
        return new

    def _add(self, connection: Connection, new: Invitation) -> None:
        invitations.drop_old(connection, now_ms() - self._lifetime)
        invitations.add(connection, new)

    async def find(self, text: str) -> Invitation:
        """The invitation with this code, however it is typed."""
        code = cleaned(text)
        found = await self._store.read(lambda connection: invitations.find(connection, code))
        if found is None or self.expiry(found) < now_ms():
            raise ApiError("server-bad-invite", 403)
        return found

    def expiry(self, invitation: Invitation) -> int:
        return invitation.created + self._lifetime


def _random_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE))
