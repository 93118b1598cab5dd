"""Logs and measures requests. They are identified by route, because URLs may contain secrets."""

from time import perf_counter
from typing import Final

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .. import metrics

QUIET: Final = frozenset({"/api/health", "/api/ready", "/metrics"})

log = structlog.get_logger()


def access_log(app: ASGIApp) -> ASGIApp:
    """Middleware that logs every request."""

    async def logged(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        begun = perf_counter()
        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and status != 101:
                status = 403
            await send(message)

        try:
            await app(scope, receive, watched)
        finally:
            _note(scope, status, perf_counter() - begun)

    return logged


def _note(scope: Scope, status: int, seconds: float) -> None:
    route = str(scope.get("path_template") or "?")
    method = str(scope.get("method", "SOCKET"))
    metrics.REQUESTS.labels(method, route, str(status)).observe(seconds)
    if route not in QUIET:
        log.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
