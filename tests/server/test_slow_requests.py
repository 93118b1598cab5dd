"""Requests that arrive slowly, half or not at all."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from .live_server import PATIENCE, Served, eventually

LOGIN = b"POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n"


@contextmanager
def connected(server: Served) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        yield connection


def received(connection: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    return b"".join(iter(lambda: connection.recv(4096), b""))


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eldritch.server.deadline.REQUEST_SECONDS", 0.3)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    "start",
    [b"", b"GET /api/ga", LOGIN[:-4], LOGIN, LOGIN + b'{"name": '],
    ids=["nothing", "path", "headers", "no-body", "half-a-body"],
)
def test_a_request_that_is_not_completed_is_refused_in_time(server: Served, start: bytes) -> None:
    with connected(server) as connection:
        connection.sendall(start)
        assert received(connection).startswith(b"HTTP/1.1 408 ")


@pytest.mark.usefixtures("hurried")
def test_sending_byte_by_byte_gains_no_time(server: Served) -> None:
    with connected(server) as connection:
        connection.settimeout(0.05)
        sent = 0
        while sent < len(LOGIN) + 40:
            connection.sendall((LOGIN + b" " * 40)[sent : sent + 1])
            sent += 1
            try:
                if connection.recv(4096).startswith(b"HTTP/1.1 408 "):
                    return
            except TimeoutError:
                pass
    raise AssertionError("the server waited for the whole request")


@pytest.mark.usefixtures("hurried")
def test_the_second_request_of_a_connection_has_a_deadline_of_its_own(server: Served) -> None:
    with connected(server) as connection:
        connection.sendall(b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert connection.recv(4096).startswith(b"HTTP/1.1 200 ")
        connection.sendall(LOGIN)
        assert b"HTTP/1.1 408 " in received(connection)


@pytest.mark.usefixtures("hurried")
def test_open_sockets_have_no_deadline(server: Served) -> None:
    host = server.guest()
    with host.at(host.open_table()) as playing, connected(server) as slow:
        received(slow)  # by now the time of the socket's own request is over, too
        playing.do("ready")


def test_many_aborted_requests_leave_nothing_behind(server: Served) -> None:
    for _ in range(100):
        with connected(server) as connection:
            connection.sendall(LOGIN + b'{"name": "Anya"')
    eventually(lambda: server.visitor().ask("GET", "/api/health").status_code, 200)
    assert server.faults == []
