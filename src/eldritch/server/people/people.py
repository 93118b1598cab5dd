"""Who is there: guests and members, the cookies of their sessions, and the tokens of bots."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from time import time
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from eldritch.locale import Words
from eldritch.store import Store, people
from eldritch.store.people import Person, Session

from ..api.errors import Refused
from ..api.security import plain
from ..settings import Settings

COOKIE: Final = "eldritch-session"
MOST_BOTS: Final = 10
DAY: Final = 24 * 60 * 60 * 1000
TOUCH_AFTER: Final = DAY // 24
"""How old the last-seen time of a session may get before it is updated."""

SEPARATORS: Final = " -_.'"


def now_ms() -> int:
    return int(time() * 1000)


def new_id() -> str:
    """A new id for a person or a table: 12 url-safe characters."""
    return secrets.token_urlsafe(9)


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def tidy_name(name: str) -> str:
    """A name as it will be shown: letters of one alphabet, digits, and single separators between them."""
    tidy = plain(unicodedata.normalize("NFKC", name))
    letters = [letter for letter in tidy if letter.isalpha()]
    alphabets = {unicodedata.name(letter, "?").split()[0] for letter in letters}
    allowed = all(letter.isalnum() or letter in SEPARATORS for letter in tidy)
    if (
        not 2 <= len(tidy) <= 24
        or not allowed
        or not letters
        or len(alphabets) > 1
        or not alphabets <= {"LATIN", "CYRILLIC"}
    ):
        raise Refused("server-bad-name", 400)
    return tidy


def name_key(name: str) -> str:
    """What two names must not have in common: case and separators do not tell people apart."""
    return "".join(letter for letter in name.casefold() if letter not in SEPARATORS)


_words: Final = cache(Words)


class Passwords:
    """Hashing and checking of passwords. It takes half a second by intention, so it runs in threads, two at a time."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(2)
        self._nobodys = self._hasher.hash(secrets.token_urlsafe())

    async def hash(self, password: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, hash: str | None) -> bool:
        """Whether this is the password. It takes as long where there is none."""
        async with self._turns:
            return await asyncio.to_thread(self._verify, password, hash or self._nobodys) and hash is not None

    def _verify(self, password: str, hash: str) -> bool:
        try:
            return self._hasher.verify(hash, password)
        except VerificationError:
            return False


class People:
    """Everybody the server knows."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._passwords = Passwords()

    # Coming in.

    async def guest(self, lang: str) -> Person:
        name = _words(lang).say("server-guest", number=f"{secrets.randbelow(9000) + 1000}")
        who = Person(new_id(), "guest", name, now_ms())
        await self._store.write(lambda connection: people.add(connection, who))
        return who

    async def register(self, who: Person, name: str, password: str) -> Person:
        """Make a guest a member; the games played as a guest stay theirs."""
        if who.kind != "guest":
            raise Refused("server-already-member", 409)
        tidy = tidy_name(name)
        key = name_key(tidy)
        if await self._store.read(lambda connection: people.find_by_name(connection, key)):
            raise Refused("server-name-taken", 409)
        hash = await self._passwords.hash(password)
        await self._unless_taken(partial(people.make_member, id=who.id, name=tidy, name_key=key, password=hash))
        return Person(who.id, "member", tidy, who.created)

    async def login(self, name: str, password: str) -> Person:
        key = name_key(plain(unicodedata.normalize("NFKC", name)))
        found = await self._store.read(lambda connection: people.find_by_name(connection, key))
        who, hash = found or (None, None)
        if not await self._passwords.fits(password, hash) or who is None:
            raise Refused("server-wrong-password", 403)
        return who

    async def rename(self, who: Person, name: str) -> Person:
        tidy = tidy_name(name)
        await self._unless_taken(partial(people.rename, who=who, name=tidy, name_key=name_key(tidy)))
        return Person(who.id, who.kind, tidy, who.created, who.owner)

    async def change_password(self, who: Person, old: str, new: str, session: str) -> None:
        """Set another password, and end all other sessions: perhaps that is why."""
        hash = await self._store.read(lambda connection: people.password_of(connection, who.id))
        if not await self._passwords.fits(old, hash):
            raise Refused("server-wrong-password", 403)
        fresh = await self._passwords.hash(new)
        await self._store.write(lambda connection: people.set_password(connection, who.id, fresh))
        await self._store.write(lambda connection: people.close_sessions(connection, who.id, except_hash=session))

    # Sessions.

    async def open_session(self, who: Person, agent: str) -> Cookie:
        secret = secrets.token_urlsafe(32)
        now = now_ms()
        opened = Session(hashed(secret), who.id, agent[:120], now, now)
        await self._store.write(lambda connection: people.open_session(connection, opened))
        return self._cookie(secret)

    def _cookie(self, secret: str) -> Cookie:
        """HttpOnly: no script reads it. Lax: other sites' forms do not send it."""
        age = self._settings.session_days * 24 * 60 * 60
        return Cookie(COOKIE, value=secret, max_age=age, httponly=True, samesite="lax", secure=self._settings.secure)

    async def who(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """Whoever sent this: by the token of a bot, or else by the cookie of a session."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self._store.read(lambda database: people.find_by_token(database, hashed(token.strip())))
        secret = connection.cookies.get(COOKIE)
        return await self._in_session(hashed(secret)) if secret else None

    async def _in_session(self, hash: str) -> Person | None:
        found = await self._store.read(lambda connection: people.find_session(connection, hash))
        if found is None:
            return None
        who, session = found
        now = now_ms()
        if session.seen < now - self._settings.session_days * DAY:
            return None
        if session.seen < now - TOUCH_AFTER:
            await self._store.write(lambda connection: people.touch_session(connection, hash, now))
        return who

    async def forget_old_sessions(self) -> None:
        """End the sessions that nobody has used for very long."""
        before = now_ms() - self._settings.session_days * DAY
        await self._store.write(lambda connection: people.drop_stale_sessions(connection, before))

    async def sessions(self, who: Person) -> list[Session]:
        return await self._store.read(lambda connection: people.sessions_of(connection, who.id))

    async def end_session(self, hash: str) -> None:
        """End a session, if it is one."""
        if hash:
            await self._store.write(lambda connection: people.drop_session(connection, hash))

    async def close_session(self, who: Person, id: str) -> None:
        if not await self._store.write(lambda connection: people.close_session(connection, who.id, id)):
            raise Refused("server-no-session", 404)

    # Bots from outside.

    async def add_bot(self, owner: Person, name: str) -> tuple[Person, str]:
        """A bot of this person's with its token."""
        if owner.kind == "bot":
            raise Refused("server-bots-own-none", 403)
        tidy, token = tidy_name(name), secrets.token_urlsafe(32)
        bot = Person(new_id(), "bot", tidy, now_ms(), owner.id)
        fault = await self._store.write(
            lambda connection: people.add_bot(connection, bot, name_key(tidy), hashed(token), MOST_BOTS)
        )
        if fault == "many":
            raise Refused("server-too-many-bots", 409, most=MOST_BOTS)
        if fault == "taken":
            raise Refused("server-name-taken", 409)
        return bot, token

    async def bots(self, owner: Person) -> list[Person]:
        return await self._store.read(lambda connection: people.bots_of(connection, owner.id))

    async def renew_token(self, owner: Person, bot: str, token: str | None) -> Person:
        """Give a bot another token, or none."""
        hash = None if token is None else hashed(token)
        renew = partial(people.renew_token, owner=owner.id, bot=bot, hash=hash, now=now_ms())
        if not await self._store.write(renew):
            raise Refused("server-no-person", 404)
        return await self.find(bot)

    async def find(self, id: str) -> Person:
        who = await self._store.read(lambda connection: people.find(connection, id))
        if who is None:
            raise Refused("server-no-person", 404)
        return who

    async def _unless_taken(self, job: Callable[[Connection], bool]) -> None:
        """Two workers may enter one name at once; the database lets one of them."""
        try:
            free = await self._store.write(job)
        except IntegrityError:
            free = False
        if not free:
            raise Refused("server-name-taken", 409)


ThePeople = NamedDependency[People]
Visitor = NamedDependency[Person | None]
"""Whoever asks, if we know them."""
Who = NamedDependency[Person]
"""Whoever asks; strangers are refused."""
