"""Origin checks, rate limits and security headers."""

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
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


CLIENT_PREFIX: Final = 64
"""The length of the IPv6 prefix that providers give to one client."""

METRICS: Final = "/metrics"
"""Metrics are for operators only: the number of commands would reveal that sealed answers have been given."""

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

CONTENT_SECURITY: Final = "; ".join(
    [
        "default-src 'none'",
        # Without a connection the app plays with Python in WebAssembly.
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        # The tables position components by style attributes. User-supplied markup is never put into a page.
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
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


TRUSTED_HEADERS: Final = {"Cross-Origin-Opener-Policy": "same-origin"}
"""Elsewhere than on https and this computer browsers ignore them, and say so on the console."""

HSTS: Final = "max-age=31536000; includeSubDomains"
"""Browsers that came by HTTPS once never try anything else."""


async def add_headers(message: Message, scope: Scope) -> None:
    """Add security headers to every response, including errors."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    secure = scope["litestar_app"].state.settings.secure
    trusted = secure or scope["scheme"] == "https" or names_this_computer(ASGIConnection(scope))
    for name, value in (HEADERS | TRUSTED_HEADERS if trusted else HEADERS).items():
        headers.setdefault(name, value)
    if secure:
        headers.setdefault("Strict-Transport-Security", HSTS)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def check_origin(connection: Connection, settings: Settings) -> None:
    """Refuse requests and sockets that pages of other sites make with their visitor's cookie.

    Browsers send `Origin` with every such request. A client that sends none is not a browser with a visitor's cookie.
    """
    if connection.scope.get("method", "") in SAFE_METHODS:  # a WebSocket has no method
        return
    origin = connection.headers.get("origin")
    if origin is None:
        foreign = connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
    else:
        foreign = origin not in settings.origins and urlsplit(origin).netloc != connection.headers.get("host")
    if foreign:
        raise ApiError("server-foreign-origin", 403)


def client_address(connection: Connection) -> str:
    """The client's IP address. Of an IPv6 address the network, because a client has all addresses of a /64."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, CLIENT_PREFIX), strict=False))
    return host


MAX_BUCKETS: Final = 10_000
"""Buckets kept before empty ones are removed."""


class LeakyBuckets:
    """A rate limit with a leaky bucket for each key."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._max_buckets = MAX_BUCKETS
        self._levels: dict[Hashable, tuple[float, float]] = {}

    def delay(self, key: Hashable, now: float | None = None) -> float:
        """Count one request and return 0, or return the seconds to wait."""
        now = monotonic() if now is None else now
        level = self._level(key, now)
        if level + 1 > self._rate.burst:
            return (level + 1 - self._rate.burst) / self._rate.per_second
        if len(self._levels) >= self._max_buckets:
            self._levels = {each: self._levels[each] for each in self._levels if self._level(each, now) > 0}
            self._max_buckets = max(MAX_BUCKETS, 2 * len(self._levels))
        self._levels[key] = (level + 1, now)
        return 0

    def check(self, key: Hashable) -> None:
        """Count one request, or raise an error with the seconds to wait."""
        seconds = self.delay(key)
        if seconds > 0:
            raise ApiError("server-too-fast", 429, seconds=int(seconds) + 1)

    def _level(self, key: Hashable, now: float) -> float:
        level, since = self._levels.get(key, (0.0, now))
        return max(0.0, level - (now - since) * self._rate.per_second)


def is_local(connection: Connection) -> bool:
    """Whether the request comes from the server's own machine, and not through a proxy."""
    if "x-forwarded-for" in connection.headers or connection.client is None:
        return False
    try:
        return ip_address(connection.client.host).is_loopback
    except ValueError:
        return False


def names_this_computer(connection: Connection) -> bool:
    """Whether the browser calls the server localhost, 127.0.0.1 or ::1. No other computer reaches it by these names."""
    try:
        name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


class SocketCounter:
    """Limits the open sockets of each person."""

    def __init__(self, most: int) -> None:
        self._max_open = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def counted(self, key: str) -> Iterator[None]:
        """Count one socket while the block runs."""
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
    """All rate limits of a running server, and the guard of its routes."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.requests = LeakyBuckets(limits.requests)
        self.guests = LeakyBuckets(limits.guests)
        self.passwords = LeakyBuckets(limits.passwords)
        self.tables = LeakyBuckets(limits.tables)
        self.chat = LeakyBuckets(limits.chat)
        self.invites = LeakyBuckets(limits.invites)
        self.sockets = SocketCounter(limits.sockets)

    def guard(self, connection: Connection) -> None:
        """Check the origin and the rate of a request. The guard of every route."""
        check_origin(connection, self.settings)
        if connection.scope["path"] == METRICS and not is_local(connection):
            raise ApiError("server-forbidden", 403)
        if connection.scope["path"].startswith("/api/"):
            self.requests.check(client_address(connection))


LimiterDep = NamedDependency[Limiter]
