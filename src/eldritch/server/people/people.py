"""Guests, members and external bots: names, passwords, sessions and tokens."""

import asyncio
import hmac
import secrets
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from eldritch.records import Person
from eldritch.store import Store, people
from eldritch.store.people import NameKeys, Session

from ..api.errors import ApiError
from ..common import DAY, new_id, now_ms
from ..live.bus import Bus
from ..settings import Settings
from .guests import random_name
from .names import clean_name, name_key, skeleton

COOKIE: Final = "eldritch-session"
DEVICE_COOKIE: Final = "eldritch-device"
"""Kept by browsers in which somebody has logged in, so that strangers cannot lock them out by guessing."""
MAX_BOTS: Final = 10
TOUCH_AFTER: Final = DAY // 24
"""Milliseconds between updates of the time a session was last seen."""


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def session_channel(person_id: str) -> str:
    """The channel of the bus on which the end of a session is announced."""
    return f"sessions:{person_id}"


def keys_of(name: str) -> NameKeys:
    return NameKeys(name_key(name), skeleton(name))


class Passwords:
    """Hashes and verifies passwords. This is slow by design, so it runs in at most two threads."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._slots = asyncio.Semaphore(2)
        self._dummy_hash = self._hasher.hash(secrets.token_urlsafe())

    async def hash(self, password: str) -> str:
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, password: str, hash: str | None) -> bool:
        """Whether a password is right. Takes equally long if there is no hash."""
        async with self._slots:
            return await asyncio.to_thread(self._verify, password, hash or self._dummy_hash) and hash is not None

    def _verify(self, password: str, hash: str) -> bool:
        try:
            return self._hasher.verify(hash, password)
        except VerificationError:
            return False


class People:
    """All people known to the server."""

    def __init__(self, store: Store, bus: Bus, settings: Settings, key: bytes) -> None:
        self._store = store
        self._bus = bus
        self._settings = settings
        self._key = key
        self._passwords = Passwords()

    # Accounts.

    async def guest(self, lang: str) -> Person:
        user = Person(new_id(), "guest", random_name(lang), now_ms())
        await self._store.write(lambda connection: people.add(connection, user))
        return user

    async def register(self, user: Person, name: str, password: str) -> Person:
        """Turn a guest into a member. The guest's games are kept."""
        if user.kind != "guest":
            raise ApiError("server-already-member", 409)
        cleaned = clean_name(name)
        keys = keys_of(cleaned)
        if await self._store.read(lambda connection: people.is_taken(connection, keys)):
            raise ApiError("server-name-taken", 409)
        hash = await self._passwords.hash(password)
        await self._write_name(partial(people.make_member, id=user.id, name=cleaned, keys=keys, password=hash))
        return Person(user.id, "member", cleaned, user.created)

    async def login(self, name: str, password: str) -> Person:
        key = name_key(name)
        found = await self._store.read(lambda connection: people.find_by_name(connection, key))
        user, hash = found or (None, None)
        if not await self._passwords.verify(password, hash) or user is None:
            raise ApiError("server-wrong-password", 403)
        return user

    async def is_known_device(self, name: str, cookie: str) -> bool:
        """Whether the member with this name has logged in from a browser before, according to its device cookie."""
        key = name_key(name)
        found = await self._store.read(lambda connection: people.find_by_name(connection, key))
        nonce, _, signature = cookie.partition(".")
        return found is not None and secrets.compare_digest(signature, self._signature(nonce, found[0]))

    def device_cookie(self, user: Person) -> Cookie:
        nonce = secrets.token_urlsafe(12)
        return self._cookie(DEVICE_COOKIE, f"{nonce}.{self._signature(nonce, user)}")

    def _signature(self, nonce: str, user: Person) -> str:
        return hmac.digest(self._key, f"device {nonce} {user.id}".encode(), "sha256").hex()

    async def rename(self, user: Person, name: str) -> Person:
        cleaned = clean_name(name)
        await self._write_name(partial(people.rename, who=user, name=cleaned, keys=keys_of(cleaned)))
        return Person(user.id, user.kind, cleaned, user.created, user.owner)

    async def change_password(self, user: Person, old: str, new: str, session: str) -> None:
        """Change the password and end all other sessions, which may be an intruder's."""
        hash = await self._store.read(lambda connection: people.password_of(connection, user.id))
        if not await self._passwords.verify(old, hash):
            raise ApiError("server-wrong-password", 403)
        fresh = await self._passwords.hash(new)
        await self._store.write(lambda connection: people.set_password(connection, user.id, fresh))
        await self._store.write(lambda connection: people.close_sessions(connection, user.id, except_hash=session))
        self._notify(user.id)

    # Sessions.

    async def open_session(self, user: Person, agent: str) -> Cookie:
        secret = secrets.token_urlsafe(32)
        now = now_ms()
        opened = Session(hashed(secret), user.id, agent[:120], now, now)
        await self._store.write(lambda connection: people.open_session(connection, opened))
        return self._cookie(COOKIE, secret)

    def _cookie(self, name: str, value: str) -> Cookie:
        """HttpOnly: scripts cannot read it. Lax: forms on other sites do not send it."""
        age = self._settings.session_days * 24 * 60 * 60
        return Cookie(name, value=value, max_age=age, httponly=True, samesite="lax", secure=self._settings.secure)

    async def authenticate(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """The person who sent a request, by a bot's token or a session cookie."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self._store.read(lambda database: people.find_by_token(database, hashed(token.strip())))
        secret = connection.cookies.get(COOKIE)
        return await self._in_session(hashed(secret)) if secret else None

    async def reauthenticate(self, connection: ASGIConnection[Any, Any, Any, Any], user: Person) -> Person:
        """The same person as they are now. Raises an error if their session or token has ended."""
        found = await self.authenticate(connection)
        if found is None or found.id != user.id:
            raise ApiError("server-not-signed-in", 401)
        return found

    async def _in_session(self, hash: str) -> Person | None:
        found = await self._store.read(lambda connection: people.find_session(connection, hash))
        if found is None:
            return None
        user, session = found
        now = now_ms()
        if session.seen < now - self._settings.session_days * DAY:
            return None
        if session.seen < now - TOUCH_AFTER:
            await self._store.write(lambda connection: people.touch_session(connection, hash, now))
        return user

    async def forget_old_sessions(self) -> None:
        """Delete expired sessions."""
        before = now_ms() - self._settings.session_days * DAY
        await self._store.write(lambda connection: people.drop_stale_sessions(connection, before))

    async def sessions(self, user: Person) -> list[Session]:
        return await self._store.read(lambda connection: people.sessions_of(connection, user.id))

    async def end_session(self, hash: str, user: Person | None) -> None:
        """End a session of this person. An empty hash is ignored."""
        if hash:
            await self._store.write(lambda connection: people.drop_session(connection, hash))
        if user is not None:
            self._notify(user.id)

    async def close_session(self, user: Person, id: str) -> None:
        if not await self._store.write(lambda connection: people.close_session(connection, user.id, id)):
            raise ApiError("server-no-session", 404)
        self._notify(user.id)

    def _notify(self, person_id: str) -> None:
        """Let open sockets of this person find out whether their session has ended."""
        self._bus.publish(session_channel(person_id), b"")

    # External bots.

    async def add_bot(self, owner: Person, name: str) -> tuple[Person, str]:
        """Create an external bot and its token."""
        if owner.kind == "bot":
            raise ApiError("server-bots-own-none", 403)
        cleaned, token = clean_name(name), secrets.token_urlsafe(32)
        bot = Person(new_id(), "bot", cleaned, now_ms(), owner.id)
        fault = await self._store.write(
            lambda connection: people.add_bot(connection, bot, keys_of(cleaned), hashed(token), MAX_BOTS)
        )
        if fault == "many":
            raise ApiError("server-too-many-bots", 409, most=MAX_BOTS)
        if fault == "taken":
            raise ApiError("server-name-taken", 409)
        return bot, token

    async def bots(self, owner: Person) -> list[Person]:
        return await self._store.read(lambda connection: people.bots_of(connection, owner.id))

    async def renew_token(self, owner: Person, bot: str, token: str | None) -> Person:
        """Replace or revoke a bot's token."""
        hash = None if token is None else hashed(token)
        renew = partial(people.renew_token, owner=owner.id, bot=bot, hash=hash, now=now_ms())
        if not await self._store.write(renew):
            raise ApiError("server-no-person", 404)
        self._notify(bot)
        return await self.find(bot)

    async def find(self, id: str) -> Person:
        user = await self._store.read(lambda connection: people.find(connection, id))
        if user is None:
            raise ApiError("server-no-person", 404)
        return user

    async def _write_name(self, job: Callable[[Connection], bool]) -> None:
        """Run a job that writes a name. Two workers may try the same name at once; the database accepts one."""
        try:
            free = await self._store.write(job)
        except IntegrityError:
            free = False
        if not free:
            raise ApiError("server-name-taken", 409)


PeopleDep = NamedDependency[People]
Visitor = NamedDependency[Person | None]
"""The person who sent the request, or None."""
CurrentUser = NamedDependency[Person]
"""The person who sent the request. Anonymous requests are refused."""
