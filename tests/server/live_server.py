"""A complete server in a thread, and clients that use it over HTTP and WebSocket."""

import gc
import json
import sqlite3
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from copy import deepcopy
from functools import partial
from itertools import count
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any
from unittest.mock import patch

import httpx
import pytest
import structlog.testing
import uvicorn
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from eldritch.server.app import create_app
from eldritch.server.compression import SocketProtocol
from eldritch.server.deadline import DeadlineProtocol
from eldritch.server.settings import Limits, Rate, Settings

PLENTY = Rate(1_000_000, 1_000_000)
GENEROUS = Limits(
    PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, sockets=1000, malformed=1_000_000, late=1_000_000
)
"""Limits that no test reaches by accident."""

PATIENCE = 20

QUICK_HASHER = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
"""Hashes passwords in no time. (`test_passwords.py` checks the real one.)"""


def eventually(found: Callable[[], object], expected: object) -> None:
    """Poll until a value is as expected. Listings follow changes with a short delay."""
    end = monotonic() + PATIENCE
    while (last := found()) != expected:
        assert monotonic() < end, (last, expected)
        sleep(0.05)


def changed(look: dict[str, Any], changes: list[Any]) -> dict[str, Any]:
    """The look after these changes."""
    look = deepcopy(look)
    for path, value in changes:
        inside: Any = look
        for step in path[:-1]:
            inside = inside[step]
        inside[path[-1]] = value
    return look


class Served:
    """A running server with its port and its log."""

    def __init__(self, port: int, logged: list[Any], database: str) -> None:
        self.port = port
        self.database = database
        self.logged = logged
        self.people: list[Person] = []

    @property
    def faults(self) -> list[Any]:
        """Logged errors."""
        return [entry for entry in self.logged if entry["log_level"] in ("error", "critical")]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def forget_table_of(self, code: str) -> None:
        """Let an invitation lead to a table that is no longer in the database."""
        with closing(sqlite3.connect(self.database, timeout=PATIENCE)) as connection, connection:
            connection.execute("UPDATE invitation SET game_id = 'deleted-game' WHERE code = ?", (code,))

    def visitor(self, **headers: str) -> "Person":
        """A client that is not signed in."""
        person = Person(self, headers)
        self.people.append(person)
        return person

    def guest(self, lang: str = "en") -> "Person":
        person = self.visitor()
        person.id = person.post("/api/guest", {"lang": lang})["id"]
        return person


class Person:
    """A client with cookies."""

    def __init__(self, server: Served, headers: dict[str, str]) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE)
        self.id = ""

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        return self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)

    def get(self, path: str) -> Any:
        return self._ok(self.ask("GET", path))

    def post(self, path: str, body: object) -> Any:
        return self._ok(self.ask("POST", path, body))

    def _ok(self, response: httpx.Response) -> Any:
        assert response.is_success, (response.status_code, response.text)
        return response.json() if response.content else None

    def refusal(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """The status and the error key of a request that must be refused."""
        response = self.ask(method, path, body)
        problem = response.json()
        assert set(problem) == {"error", "args"}, problem
        return response.status_code, problem["error"]

    def open_table(self, game: str = "nightmarium", **wanted: object) -> str:
        return str(self.post("/api/tables", {"game": game, **wanted})["id"])

    @contextmanager
    def socket(self, path: str) -> Iterator["Socket"]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        if "authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["authorization"]
        with connect(f"ws://127.0.0.1:{self.server.port}{path}", additional_headers=headers, max_size=None) as opened:
            yield Socket(opened, self)

    @contextmanager
    def at(self, table: str, since: int | None = None) -> Iterator["Socket"]:
        """Connect to a table and read the first look."""
        query = "" if since is None else f"?since={since}"
        with self.socket(f"/api/tables/{table}/play{query}") as socket:
            socket.table = table
            socket.next("look")
            yield socket


class Socket:
    """An open socket, with the last look."""

    def __init__(self, socket: ClientConnection, person: Person) -> None:
        self.raw = socket
        self.person = person
        self.table = ""
        self.look: dict[str, Any] = {}
        self.frames: list[dict[str, Any]] = []
        """All received frames in order."""
        self._numbers = count(1)

    def send(self, t: str, **fields: object) -> str:
        """Send a message with a new id. Returns the id."""
        id = str(fields.pop("id", f"m{next(self._numbers)}"))
        self.raw.send(json.dumps({"t": t, "id": id, **fields}))
        return id

    def next(self, *kinds: str) -> dict[str, Any]:
        """The next frame of one of these kinds."""
        while True:
            frame = self._receive()
            if frame["t"] in kinds:
                return frame

    def ask(self, t: str, **fields: object) -> dict[str, Any]:
        """Send a message and wait for its ack or reject."""
        id = self.send(t, **fields)
        while True:
            frame = self.next("ack", "reject", "bye")
            if frame.get("id") == id or frame["t"] == "bye":
                return frame

    def do(self, t: str, **fields: object) -> dict[str, Any]:
        """Send a message that must be acknowledged."""
        answer = self.ask(t, **fields)
        assert answer["t"] == "ack", answer
        return answer

    def rejected(self, t: str, **fields: object) -> str:
        """Send a message that must be rejected. Returns the error key."""
        answer = self.ask(t, **fields)
        assert answer["t"] == "reject", answer
        return str(answer["key"])

    def choose_first(self) -> None:
        """Take the first option of the last look, if any. A bot's Clairvoyant may interrupt it."""
        for option in self.look["view"]["options"][:1]:
            answer = self.ask("act", action=option["action"])
            assert answer["t"] == "ack" or answer["key"] == "table-rejected-not-asked", answer

    def until(self, seq: int) -> dict[str, Any]:
        """The look after the update with this number."""
        while self.look["seq"] < seq:
            self._receive()
        return self.look

    def settle(self) -> dict[str, Any]:
        """The current look, after receiving all frames up to it."""
        return self.until(self.person.get(f"/api/tables/{self.table}/look")["seq"])

    def closing(self) -> tuple[int, str]:
        """Wait until the server closes the socket. Returns the close code and the key of the bye frame."""
        key = ""
        try:
            while True:
                frame = self._receive()
                key = frame["key"] if frame["t"] == "bye" else key
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0, key

    def _receive(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.raw.recv(PATIENCE))
        self.frames.append(frame)
        if frame["t"] in ("look", "update"):
            self.look = frame["look"]
        elif frame["t"] == "changes":
            self.look = changed(self.look, frame["changes"])
        return frame


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Served]:
    """Run a server on a free port, by default with a database in this folder."""
    database = str(folder / "eldritch.db")
    wanted = {"database": database, "limits": GENEROUS, "pace": 0.0, **settings}
    with structlog.testing.capture_logs() as logged:
        with patch("eldritch.server.people.people.PasswordHasher", QUICK_HASHER):
            app = create_app(Settings(**wanted))
        server = uvicorn.Server(
            uvicorn.Config(
                app, port=0, http=DeadlineProtocol, ws=SocketProtocol, log_config=None, ws_max_size=64 * 1024
            )
        )
        thread = Thread(target=server.run)
        thread.start()
        while not server.started:
            assert thread.is_alive()
            sleep(0.02)
        try:
            served = Served(server.servers[0].sockets[0].getsockname()[1], logged, wanted["database"])
            yield served
        finally:
            for person in served.people:
                person.http.close()
            server.should_exit = True
            thread.join()
            _collect()


def _collect() -> None:
    """Collect connections that were open when uvicorn stopped, so that their warnings hit no later test."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server shared by the tests of a module. It must not have logged any error at the end."""
    with serving(tmp_path_factory.mktemp("server")) as served:
        yield served
    assert served.faults == []
