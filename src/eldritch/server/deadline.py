"""Requests that are not sent completely within a time limit are refused, so that they cannot fill the server."""

from asyncio import TimerHandle, Transport
from typing import Any, Final

from h11 import IDLE, SEND_BODY
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

REQUEST_SECONDS: Final = 10.0
"""How long a client may take to send a request, from its connection or first byte to the end of its body."""

REFUSAL: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class DeadlineProtocol(H11Protocol):
    """Closes the connection of a client that takes too long to send a request."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: TimerHandle | None = None
        self._is_socket = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_socket or self.conn.their_state not in (IDLE, SEND_BODY):
            self._stop()
        elif self._deadline is None:
            self._start()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def _start(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self._refuse)

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _refuse(self) -> None:
        answering: RequestResponseCycle | None = self.cycle
        if answering is None or answering.response_complete or not answering.response_started:
            self.transport.write(REFUSAL)
        self.transport.close()
