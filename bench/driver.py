"""Clients that play over the network as fast as they can. The load test and the kill test use them."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

import httpx
from msgspec import Struct, convert, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake


class Option(Struct):
    action: int


class Decision(Struct):
    seats: list[int]


class View(Struct):
    options: list[Option]
    decision: Decision | None


class Look(Struct):
    viewer: int | None
    seq: int
    phase: str
    view: View | None


class Frame(Struct):
    """The fields of a frame that a player needs."""

    t: str
    id: str = ""
    key: str = ""
    seq: int = 0
    look: Look | None = None


class BrowserFrame(Struct):
    """The same of a frame for a browser, which gets changes of the look."""

    t: str
    id: str = ""
    key: str = ""
    seq: int = 0
    look: dict[str, Any] | None = None
    changes: list[tuple[list[str | int], Any]] = []


read = json.Decoder(Frame).decode
read_as_browser = json.Decoder(BrowserFrame).decode


class BrowserLook:
    """The look of a browser: it keeps the whole look, and applies the changes to it."""

    def __init__(self) -> None:
        self._look: dict[str, Any] = {}

    def read(self, data: str | bytes) -> Frame:
        """A frame with the look after it."""
        frame = read_as_browser(data)
        if frame.look is not None:
            self._look = frame.look
        for path, value in frame.changes:
            inside: Any = self._look
            for step in path[:-1]:
                inside = inside[step]
            inside[path[-1]] = value
        look = convert(self._look, Look) if frame.look is not None or frame.changes else None
        return Frame(frame.t, frame.id, frame.key, frame.seq, look)


class Record(Struct):
    """Results of all commands sent."""

    waits: list[float]
    """Seconds from a command to its acknowledgement."""
    acked: dict[str, list[tuple[str, str]]]
    """By table, the sender and the id of every acknowledged command."""
    rejected: int = 0
    games: int = 0


class Person:
    """A guest with a session cookie."""

    def __init__(self, http: httpx.AsyncClient, id: str, cookie: str) -> None:
        self._http = http
        self.id = id
        self.cookie = cookie

    @classmethod
    async def create_guest(cls, http: httpx.AsyncClient) -> "Person":
        answer = await http.post("/api/guest", json={"lang": "en"})
        answer.raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
        http.cookies.clear()
        return cls(http, answer.json()["id"], cookie)

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = await self._http.post(path, json=body, headers={"Cookie": self.cookie})
        answer.raise_for_status()
        return answer.json()


async def open_table(people: list[Person], game: str) -> str:
    """Open a table with these people, so that the game starts."""
    table = await people[0].post("/api/tables", {"game": game, "seats": len(people), "autostart": True})
    for person in people[1:]:
        await person.post(f"/api/tables/{table['id']}/commands", {"t": "sit", "id": "sit"})
    return str(table["id"])


class Player:
    """A person's socket at a table. It answers its decisions at random, one command at a time.

    A command that was not acknowledged when the connection broke is sent again with the same id.
    """

    def __init__(
        self, url: str, person: Person, table: str, record: Record, chance: random.Random, browser: bool = False
    ) -> None:
        """As a `browser`, it asks for words, changes and compression, as the browser app does."""
        self._browser = browser
        self._url = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/play{'?changes=true' if browser else ''}"
        self._person = person
        self._table = table
        self._record = record
        self._chance = chance
        self._numbers = count(1)
        self._waiting: tuple[str, int, float] | None = None
        self._look: Look | None = None
        self._acked_seq = 0
        """The update number of the last acknowledgement. Older looks are not answered."""
        self.seen = False
        """Whether a look has been received on the current connection."""
        self.done = False

    async def play(self) -> None:
        """Play until the game is over or the connection breaks."""
        self.seen = False
        async with connect(
            self._url,
            additional_headers={"Cookie": self._person.cookie},
            compression="deflate" if self._browser else None,
            max_size=None,
        ) as socket:
            if self._browser:
                await socket.send('{"t":"speak","lang":"en"}')
            if self._waiting is not None:
                await self._send(socket, self._waiting[0], self._waiting[1])
            decode = BrowserLook().read if self._browser else read
            async for data in socket:
                await self._receive(socket, decode(data))
                if self._look is not None and self._look.phase == "over" and self._waiting is None:
                    return

    async def _receive(self, socket: ClientConnection, frame: Frame) -> None:
        if frame.look is not None:
            if self._look is None or frame.look.seq >= self._look.seq:
                self._look = frame.look
            self.seen = True
        elif self._waiting is not None and frame.id == self._waiting[0]:
            if frame.t == "ack":
                self._acked_seq = frame.seq
                self._record.waits.append(time.perf_counter() - self._waiting[2])
                self._record.acked.setdefault(self._table, []).append((self._person.id, frame.id))
            else:
                self._record.rejected += 1
            self._waiting = None
        if self._waiting is None and (options := self._options()):
            await self._send(socket, f"m{next(self._numbers)}", self._chance.choice(options).action)

    def _options(self) -> list[Option]:
        look = self._look
        if (
            look is None
            or look.seq < self._acked_seq
            or look.phase != "playing"
            or look.view is None
            or look.view.decision is None
        ):
            return []
        return look.view.options if look.viewer in look.view.decision.seats else []

    async def _send(self, socket: ClientConnection, id: str, action: int) -> None:
        self._waiting = (id, action, time.perf_counter())
        # This look is answered; wait for the next one.
        self._look = None
        await socket.send(f'{{"t":"act","id":"{id}","action":{action}}}')

    async def play_on(self, until: Callable[[], bool]) -> None:
        """Play to the end of the game and reconnect whenever the connection breaks."""
        while not until():
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                await self.play()
                self.done = True
                return
            await asyncio.sleep(0.05)


async def all_of(parts: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Run all parts. Unlike `gather`, a cancelled group waits until every part has closed its socket."""
    async with asyncio.TaskGroup() as group:
        for part in parts:
            group.create_task(part)


@asynccontextmanager
async def http_client(url: str) -> AsyncIterator[httpx.AsyncClient]:
    limits = httpx.Limits(max_connections=50)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        yield http


async def play_tables(
    url: str,
    record: Record,
    *,
    game: str,
    tables: int,
    seats: int,
    seconds: float,
    warm_up: float = 0.0,
    begin: Callable[[], None] = lambda: None,
    browser: bool = False,
) -> float:
    """Play at `tables` tables for `seconds` after warming up. Returns the measured seconds."""
    async with http_client(url) as http:
        groups = [[await Person.create_guest(http) for _ in range(seats)] for _ in range(tables)]
        first = [await open_table(group, game) for group in groups]
        end = time.perf_counter() + warm_up + seconds

        async def keep_busy(group: list[Person], table: str, seed: int) -> None:
            chance = random.Random(seed)
            while time.perf_counter() < end:
                players = [Player(url, person, table, record, chance, browser) for person in group]
                async with asyncio.timeout(max(0.0, end - time.perf_counter())):
                    await all_of(player.play() for player in players)
                record.games += 1
                table = await open_table(group, game)

        async def quietly(group: list[Person], table: str, seed: int) -> None:
            with suppress(TimeoutError):
                await keep_busy(group, table, seed)

        playing = [asyncio.create_task(quietly(group, first[seed], seed)) for seed, group in enumerate(groups)]
        await asyncio.sleep(warm_up)
        record.waits.clear()
        begin()
        begun = time.perf_counter()
        await asyncio.gather(*playing)
        return time.perf_counter() - begun
