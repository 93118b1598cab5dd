"""WebSocket connections: limits, malformed messages and closing."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError
from sqlalchemy.exc import SQLAlchemyError

from eldritch.records import Person, Unconfirmed

from ..api.errors import ApiError
from ..api.handshakes import CLOSED, SEND
from ..api.security import LeakyBuckets, Limiter, client_address
from ..common import now_ms
from ..wire import ByeFrame, Ping, PongFrame, RejectFrame, decode, encode, id_of

Socket = WebSocket[Any, Any, Any]
Error = TypeVar("Error", bound=Exception)


TRY_AGAIN: Final = 1013
"""The close code if the database cannot be reached. Commands without an answer may be sent again."""

_log: Final = structlog.get_logger("eldritch.server")


class SocketConnection:
    """An accepted WebSocket with its rate limit."""

    def __init__(self, socket: Socket, limiter: Limiter) -> None:
        self._socket = socket
        scope: Any = socket.scope
        self._send = scope[SEND]
        self._limits = limiter.settings.limits
        self._bucket = LeakyBuckets(self._limits.messages)
        self._malformed = 0

    async def send(self, frame: bytes) -> None:
        try:
            await self._send({"type": "websocket.send", "text": frame.decode()})
        except RuntimeError as error:  # raised by uvicorn when the connection is lost
            raise ConnectionResetError from error

    async def reject(self, id: str, error: ApiError) -> None:
        await self.send(encode(RejectFrame(id, error.key, error.arguments)))

    async def messages(self) -> AsyncIterator[bytes]:
        """Incoming messages until the client disconnects. Oversized messages and floods are rejected here."""
        while True:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            data = (event.get("bytes") or b"") if text is None else text.encode(errors="surrogatepass")
            if len(data) > self._limits.frame:
                await self.reject_malformed("", ApiError("server-too-large", 413))
            elif wait := self._bucket.delay(None):
                # While we do not read, the sender is slowed down too.
                await asyncio.sleep(min(wait, 1))
                await self.reject_malformed(id_of(data), ApiError("server-too-fast", 429, seconds=int(wait) + 1))
            else:
                yield data

    async def close(self, why: ApiError) -> None:
        """Send a `bye` frame and close the socket, if it is still open."""
        with suppress(OSError, WebSocketDisconnect):
            await self.send(encode(ByeFrame(why.key, why.arguments)))
            await self._socket.close(CLOSED + why.status, why.key)

    async def drop(self) -> None:
        """Close the socket without a `bye`, as if the connection was lost."""
        with suppress(OSError, WebSocketDisconnect):
            await self._socket.close(TRY_AGAIN)

    async def reject_malformed(self, id: str, error: ApiError) -> None:
        """Reject a malformed message. Close the socket after too many of them."""
        self._malformed += 1
        await self.reject(id, error)
        if self._malformed >= self._limits.malformed:
            raise ApiError("server-too-much-nonsense", 400)

    async def answer_pings(self) -> None:
        """Answer pings and reject everything else until the client disconnects."""
        async for data in self.messages():
            try:
                is_ping = isinstance(decode(data), Ping)
            except (DecodeError, UnicodeDecodeError):
                is_ping = False
            if is_ping:
                await self.send(encode(PongFrame(now_ms())))
            else:
                await self.reject_malformed("", ApiError("server-bad-message", 400, fault=""))


async def serve(
    socket: Socket, limiter: Limiter, user: Person | None, handle: Callable[[SocketConnection], Awaitable[None]]
) -> None:
    """Accept a socket and run its handler. If the handler fails, tell the client why before closing."""
    await socket.accept()
    line = SocketConnection(socket, limiter)
    try:
        with limiter.sockets.counted(user.id if user else client_address(socket)):
            await handle(line)
    except* (WebSocketDisconnect, OSError):
        pass  # the client has disconnected
    except* ApiError as group:
        await line.close(_first(group))
    except* (Unconfirmed, SQLAlchemyError) as group:
        # A command may have been stored, so it gets no answer: the client repeats it on its next connection.
        _log.warning("store.lost", fault=type(_first(group)).__name__)
        await line.drop()
    except* Exception as group:
        _log.error("fault", path=socket.scope.get("path_template", ""), exc_info=group)
        await line.close(ApiError("server-fault", 500))


def _first(group: ExceptionGroup[Error]) -> Error:
    """The first error of a group, which may be nested."""
    reason = group.exceptions[0]
    return _first(reason) if isinstance(reason, ExceptionGroup) else reason
