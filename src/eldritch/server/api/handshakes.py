"""Refused WebSocket handshakes are answered with the status and the problem that a request would get.

Without this the web server answers 403 to all of them, whatever the reason.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.types import Message, Scope, Send
from msgspec import json
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ..wire import Problem
from .errors import ApiError

CLOSED: Final = 4000
"""The close code is this number plus the HTTP status of the error."""
SEND: Final = "eldritch.send"
"""The key in a socket's scope for the web server's own `send`. Frames need none of the layers around it."""
EXTENSION: Final = "websocket.http.response"
NO_DATABASE: Final = (OperationalError, InterfaceError, PoolTimeout)
"""Errors when the database cannot be reached."""


@contextmanager
def refusing(scope: Scope) -> Iterator[None]:
    """Let the framework refuse the handshake of a WebSocket with the status of an error. Requests raise it as it is."""
    try:
        yield
    except (ApiError, *NO_DATABASE) as error:
        if scope["type"] != ScopeType.WEBSOCKET:
            raise
        refusal = error if isinstance(error, ApiError) else ApiError("server-busy", 503)
        raise WebSocketException(detail=refusal.key, code=CLOSED + refusal.status) from error


def answering_handshakes(scope: Scope, send: Send) -> Send:
    """A `send` that turns a close before the handshake is accepted into an HTTP response."""
    if EXTENSION not in (scope.get("extensions") or {}):
        return send
    accepted = False

    async def sending(message: Message) -> None:
        nonlocal accepted
        accepted = accepted or message["type"] == "websocket.accept"
        if accepted or message["type"] != "websocket.close":
            await send(message)
        else:
            await _refuse(send, max(message["code"] - CLOSED, 400), message["reason"] or "server-bad-request")

    return sending


async def _refuse(send: Send, status: int, key: str) -> None:
    body = json.encode(Problem(key, {}))
    start: Any = {
        "type": f"{EXTENSION}.start",
        "status": status,
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
    }
    await send(start)
    end: Any = {"type": f"{EXTENSION}.body", "body": body}
    await send(end)
