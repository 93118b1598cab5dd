"""What keeps strangers out: the Origin of requests, how many there may be, and what a page may load."""

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.types import Message, Scope

from ..settings import Rate, Settings
from .errors import ApiError

Connection = ASGIConnection[Any, Any, Any, Any]

JOINER: Final = "\u200d"
"""What holds some emoji together; all other invisible signs are thrown away."""

METRICS: Final = "/metrics"
"""The figures are for whoever runs the server: how many commands there were would tell players of sealed answers."""

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
    if connection.scope.get("method", "") in SAFE_METHODS:  # a socket has none
        return
    origin = connection.headers.get("origin")
    if origin is None:
        foreign = connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
    else:
        foreign = origin not in settings.origins and urlsplit(origin).netloc != connection.headers.get("host")
    if foreign:
        raise ApiError("server-foreign-origin", 403)


def clean_text(text: str) -> str:
    """Somebody's words in one line, without control characters and marks that turn text around."""
    return " ".join("".join(sign if sign.isprintable() or sign == JOINER else " " for sign in text).split())


def client_address(connection: Connection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


MAX_BUCKETS: Final = 10_000
"""Buckets kept before those that have run empty are thrown away."""


class LeakyBuckets:
    """A leaky bucket for each key: what comes too fast is refused, with the seconds to wait."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._max_open = MAX_BUCKETS
        self._levels: dict[Hashable, tuple[float, float]] = {}

    def delay(self, key: Hashable, now: float | None = None) -> float:
        """Put one more in, if it fits; otherwise the seconds until it does."""
        now = monotonic() if now is None else now
        level = self._level(key, now)
        if level + 1 > self._rate.burst:
            return (level + 1 - self._rate.burst) / self._rate.per_second
        if len(self._levels) >= self._max_open:
            self._levels = {each: self._levels[each] for each in self._levels if self._level(each, now) > 0}
            self._max_open = max(MAX_BUCKETS, 2 * len(self._levels))
        self._levels[key] = (level + 1, now)
        return 0

    def check(self, key: Hashable) -> None:
        """Put one more in, or refuse."""
        seconds = self.delay(key)
        if seconds > 0:
            raise ApiError("server-too-fast", 429, seconds=int(seconds) + 1)

    def _level(self, key: Hashable, now: float) -> float:
        level, since = self._levels.get(key, (0.0, now))
        return max(0.0, level - (now - since) * self._rate.per_second)


def is_local(connection: Connection) -> bool:
    """Whether this comes from the server's own machine, and not by way of a proxy there."""
    if "x-forwarded-for" in connection.headers or connection.client is None:
        return False
    try:
        return ip_address(connection.client.host).is_loopback
    except ValueError:
        return False


class SocketCounter:
    """How many sockets everybody has open."""

    def __init__(self, most: int) -> None:
        self._max_open = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def counted(self, key: str) -> Iterator[None]:
        """One more, for as long as the block lasts."""
        if self._open[key] >= self._max_open:
            raise ApiError("server-too-many-sockets", 429, most=self._max_open)
        self._open[key] += 1
        try:
            yield
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]


class Limiter:
    """All the limits of a running server."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.requests = LeakyBuckets(limits.requests)
        self.guests = LeakyBuckets(limits.guests)
        self.passwords = LeakyBuckets(limits.passwords)
        self.tables = LeakyBuckets(limits.tables)
        self.chat = LeakyBuckets(limits.chat)
        self.sockets = SocketCounter(limits.sockets)

    def guard(self, connection: Connection) -> None:
        """The guard of every route."""
        check_origin(connection, self.settings)
        if connection.scope["path"] == METRICS and not is_local(connection):
            raise ApiError("server-forbidden", 403)
        if connection.scope["path"].startswith("/api/"):
            self.requests.check(client_address(connection))


LimiterDep = NamedDependency[Limiter]
