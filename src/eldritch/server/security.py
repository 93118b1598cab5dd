"""What keeps strangers out: the Origin of requests, how many there may be, and what a page may load."""

from collections.abc import Hashable
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from .errors import Refused
from .settings import Rate, Settings

Connection = ASGIConnection[BaseRouteHandler, object, object, object]

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

CONTENT_SECURITY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # Places and sizes of things on the table are style attributes; no markup of others is ever put into a page.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """Give every answer, errors too, the headers that tell browsers to be careful."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def check_origin(connection: Connection, settings: Settings) -> None:
    """A page of another site may neither change anything nor listen in with its visitor's cookie.

    Browsers name the Origin in every such request. Who names none is no browser and has nobody's cookie.
    """
    if connection.scope["type"] == "http" and connection.scope["method"] in SAFE_METHODS:
        return
    origin = connection.headers.get("origin")
    if origin is None:
        foreign = connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
    else:
        foreign = origin not in settings.origins and urlsplit(origin).netloc != connection.headers.get("host")
    if foreign:
        raise Refused("server-foreign-origin", 403)


def address(connection: Connection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


class Buckets:
    """A leaky bucket for each key: what comes too fast is refused, with the seconds to wait."""

    MOST: Final = 10_000
    """Buckets kept before those that have run empty are thrown away."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._full: dict[Hashable, tuple[float, float]] = {}

    def wait(self, key: Hashable, now: float | None = None) -> float:
        """Put one more in, if it fits; otherwise the seconds until it does."""
        now = monotonic() if now is None else now
        level = self._level(key, now)
        if level + 1 > self._rate.burst:
            return (level + 1 - self._rate.burst) / self._rate.per_second
        if len(self._full) >= self.MOST:
            self._full = {each: self._full[each] for each in self._full if self._level(each, now) > 0}
        self._full[key] = (level + 1, now)
        return 0

    def fill(self, key: Hashable) -> None:
        """Put one more in, or refuse."""
        seconds = self.wait(key)
        if seconds > 0:
            raise Refused("server-too-fast", 429, seconds=int(seconds) + 1)

    def _level(self, key: Hashable, now: float) -> float:
        level, since = self._full.get(key, (0.0, now))
        return max(0.0, level - (now - since) * self._rate.per_second)


class Gate:
    """All the limits of a running server."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.requests = Buckets(limits.requests)
        self.guests = Buckets(limits.guests)
        self.passwords = Buckets(limits.passwords)
        self.tables = Buckets(limits.tables)
        self.chat = Buckets(limits.chat)

    def enter(self, connection: Connection) -> None:
        """The guard of every route."""
        check_origin(connection, self.settings)
        if connection.scope["path"].startswith("/api/"):
            self.requests.fill(address(connection))
