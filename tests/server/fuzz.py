"""Hostile clients: duplicate, stale, malformed and forged messages, and mass reconnections.

    python3 -m tests.server.fuzz --messages 100000

At tables of every game, honest moves alternate with bursts of messages that must all be rejected. Every message is
answered in order, each burst leaves every seat's look unchanged, and the server never fails.
"""

import argparse
import asyncio
import json
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .live_server import PATIENCE, Served, serving

GAMES: Final = {"realms": 3, "nightmarium": 2, "duel": 2, "castle": 4}
BURST: Final = 25

Message = str | bytes
Frame = dict[str, Any]

WRONG_NOW: Final = (
    {"t": "sit"},
    {"t": "sit", "seat": 1, "invite": "forged.invitation.text"},
    {"t": "leave"},
    {"t": "kick", "seat": 0},
    {"t": "add-bot", "bot": "random", "seat": 1},
    {"t": "add-bot", "bot": "search:ms=999999"},
    {"t": "add-bot", "bot": "random:nonsense"},
    {"t": "ready"},
    {"t": "start"},
    {"t": "answer", "yes": True},
    {"t": "resume"},
    {"t": "return"},
    {"t": "claim-win"},
    {"t": "rematch"},
    {"t": "drop-premoves"},
    {"t": "replace", "seat": 9},
    {"t": "say"},
    {"t": "say", "text": "   "},
    {"t": "act", "action": 2**31 - 1},
)
"""Well-formed commands that are not allowed during a game."""

MALFORMED: Final = (
    "",
    " ",
    "null",
    "[]",
    "{}",
    "0",
    '"act"',
    "{",
    '{"t":"act"',
    '{"t":"act","id":"a","action":1',
    '{"t":"act","id":"a","action":-1}',
    '{"t":"act","id":"a","action":1.5}',
    '{"t":"act","id":"a","action":"1"}',
    '{"t":"act","id":"a","action":99999999999999999999999999}',
    '{"t":"act","id":"a","action":1e999}',
    '{"t":"act","id":"a","action":NaN}',
    '{"t":"act","id":"a","action":1,"by":"bot:0"}',
    '{"t":"act","id":"a","action":1,"seq":-1}',
    '{"t":"act","id":"","action":1}',
    '{"t":"act","id":"' + "a" * 65 + '","action":1}',
    '{"t":"act","id":"\\u0000","action":1}',
    '{"t":"act","id":null,"action":1}',
    '{"t":"act","action":1}',
    '{"id":"a","action":1}',
    '{"t":"time-out","id":"a"}',
    '{"t":"presence","id":"a","seat":0,"here":false}',
    '{"t":"restarted","id":"a","since":0}',
    '{"t":"abandon","id":"a"}',
    '{"t":"follow","id":"a","table":"abcdefghijkl"}',
    '{"t":["act"],"id":"a","action":1}',
    '{"t":"say","id":"a","preset":"curse"}',
    '{"t":"say","id":"a","text":"' + "x" * 401 + '"}',
    "[" * 2000,
    '{"t":' * 500,
    b"\xff\xfe\x00",
    b"\x00" * 64,
    '{"t":"say","id":"a","text":"\ud800"}'.encode(errors="surrogatepass"),
    "x" * 5000,
)
"""Messages that cannot be decoded."""


class Seat:
    """One person with one socket at a table."""

    def __init__(self, http: httpx.AsyncClient, url: str, table: str) -> None:
        self.http = http
        self.table = table
        self.look: Frame = {}
        self.sent: list[Message] = []
        """Honest commands that were executed."""
        self._url = url
        self._socket: ClientConnection | None = None

    async def reconnect(self, since: int | None) -> None:
        """Abort the connection and connect again."""
        if self._socket is not None:
            self._socket.transport.abort()
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        query = "" if since is None else f"?since={since}"
        address = f"{self._url}/api/tables/{self.table}/play{query}"
        self._socket = await connect(address, additional_headers={"Cookie": cookie}, max_size=None)
        first = await self.receive()
        assert first["t"] == "look", first
        expected = [] if since is None else list(range(since + 1, first["look"]["seq"] + 1))
        assert [update["seq"] for update in first["story"]] == expected

    async def send(self, messages: list[Message]) -> list[Frame]:
        """Send all messages at once. Returns one answer for each, in order."""
        assert self._socket is not None
        for message in messages:
            await self._socket.send(message)
        answers: list[Frame] = []
        while len(answers) < len(messages):
            frame = await self.receive()
            if frame["t"] in ("ack", "reject", "pong"):
                answers.append(frame)
        return answers

    async def receive(self) -> Frame:
        assert self._socket is not None
        frame: Frame = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
        if frame["t"] in ("look", "update"):
            self.look = frame["look"]
        return frame

    async def seen(self) -> Frame:
        """The current look without times."""
        look: Frame = (await self.http.get(f"/api/tables/{self.table}/look")).json()
        self.look = look
        return {**look, "now": 0, "seats": [{**seat, "left": 0} for seat in look["seats"]]}

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        await self.http.aclose()


class Table:
    """A table with honest players, and a stranger."""

    def __init__(self, server: Served, game: str, random: Random) -> None:
        self._server = server
        self._game = game
        self._random = random
        self._numbers = iter(range(1_000_000_000))
        self.seats: list[Seat] = []
        self.stranger: Seat
        self.tally: Counter[str] = Counter()

    async def open(self) -> None:
        """Start a new game with a socket for everyone."""
        await self.close()
        people = [httpx.AsyncClient(base_url=self._server.url, timeout=PATIENCE) for _ in range(GAMES[self._game] + 1)]
        for http in people:
            await http.post("/api/guest", json={})
        wanted = {"game": self._game, "seats": GAMES[self._game], "autostart": True}
        table = (await people[0].post("/api/tables", json=wanted)).json()["id"]
        for http in people[1:-1]:
            await http.post(f"/api/tables/{table}/commands", json={"t": "sit", "id": "sit"})
        url = self._server.url.replace("http", "ws")
        *self.seats, self.stranger = [Seat(http, url, table) for http in people]
        for seat in (*self.seats, self.stranger):
            await seat.reconnect(None)

    async def close(self) -> None:
        for seat in (*self.seats, *([self.stranger] if self.seats else [])):
            await seat.close()

    async def honest_move(self) -> None:
        """A decider takes a random action. Start a new game if this one is over."""
        for seat in self.seats:
            view = (await seat.seen())["view"]
            if view["viewer"] in view["decision"]["seats"]:
                break
        option = self._random.choice(view["options"])
        message = self._written({"t": "act", "action": option["action"], "seq": seat.look["seq"]})
        (answer,) = await seat.send([message])
        assert answer["t"] == "ack", answer
        seat.sent.append(message)
        self.tally["honest"] += 1
        if (await seat.seen())["phase"] == "over":
            await self.open()

    async def burst(self) -> None:
        """Send hostile messages from all sockets at once. All are rejected and no look changes."""
        before = await self._seen()
        parts = [[self._hostile(seat) for _ in range(BURST)] for seat in (*self.seats, self.stranger)]
        answers = await asyncio.gather(
            *(seat.send([message for _, message, _ in part]) for seat, part in zip(self._all(), parts, strict=True))
        )
        for part, got in zip(parts, answers, strict=True):
            for (kind, message, expected), answer in zip(part, got, strict=True):
                assert answer["t"] == expected, (kind, message, answer)
                assert expected != "reject" or answer["key"] != "server-fault"
                self.tally[kind] += 1
        assert await self._seen() == before

    async def storm(self) -> None:
        """Break and restore all connections several times."""
        before = await self._seen()
        for _ in range(3):
            await asyncio.gather(*(seat.reconnect(self._since(seat)) for seat in self._all()))
            self.tally["reconnected"] += len(self.seats) + 1
        await self._garbage()
        assert await self._seen() == before

    async def _garbage(self) -> None:
        """Send bytes that are not a WebSocket frame, and an oversized frame."""
        seat = self._random.choice(self.seats)
        cookie = "; ".join(f"{name}={value}" for name, value in seat.http.cookies.items())
        address = f"{self._server.url.replace('http', 'ws')}/api/tables/{seat.table}/play"
        for hostile in (b"\xff" * 200, None):
            headers = {"Cookie": cookie}
            async with connect(address, additional_headers=headers, max_size=None, close_timeout=1) as socket:
                with suppress(ConnectionClosed, ConnectionError):
                    if hostile is None:
                        await socket.send("x" * 100_000)
                    else:
                        socket.transport.write(hostile)
                    while True:
                        await asyncio.wait_for(socket.recv(), PATIENCE)
            self.tally["garbage"] += 1

    def _all(self) -> list[Seat]:
        return [*self.seats, self.stranger]

    async def _seen(self) -> list[Frame]:
        return list(await asyncio.gather(*(seat.seen() for seat in self._all())))

    def _since(self, seat: Seat) -> int | None:
        return self._random.choice([None, 0, self._random.randint(0, seat.look["seq"])])

    def _hostile(self, seat: Seat) -> tuple[str, Message, str]:
        """A hostile message: its kind, the message and the expected type of its answer."""
        random = self._random
        match random.randrange(7):
            case 0 if seat.sent:
                return "duplicate", random.choice(seat.sent), "ack"
            case 1 if seat.look["view"] and seat.look["view"]["options"] and seat.look["seq"]:
                action = random.choice(seat.look["view"]["options"])["action"]
                stale = random.randrange(seat.look["seq"])
                return "stale", self._written({"t": "act", "action": action, "seq": stale}), "reject"
            case 2:
                future = seat.look["seq"] + random.randint(1, 1000)
                return "ahead", self._written({"t": "act", "action": 0, "seq": future}), "reject"
            case 3 | 4:
                return "malformed", self._broken(), "reject"
            case 5:
                return "ping", '{"t":"ping"}', "pong"
            case _:
                return "wrong now", self._written(random.choice(WRONG_NOW)), "reject"

    def _broken(self) -> Message:
        """A malformed message: from the list, or a valid one with a few characters changed."""
        random = self._random
        if random.random() < 0.6:
            return random.choice(MALFORMED)
        text = self._written({"t": "act", "action": 1})
        for _ in range(random.randint(1, 4)):
            place = random.randrange(len(text))
            text = text[:place] + random.choice('{}[]",:\\\x01é💀') + text[place + 1 :]
        try:
            spoiled = json.loads(text)
        except ValueError:
            return text
        sound = isinstance(spoiled, dict) and spoiled.get("t") == "act"
        return "{" if sound else text

    def _written(self, command: Frame) -> str:
        return json.dumps({"id": f"f{next(self._numbers)}", **command})


async def fuzz(server: Served, messages: int, seed: int) -> Counter[str]:
    """Send hostile messages at tables of every game. Returns their number by kind."""
    random = Random(seed)
    tables = [Table(server, game, random) for game in GAMES]
    for table in tables:
        await table.open()
    hostile = 0
    while hostile < messages:
        table = random.choice(tables)
        for _ in range(random.randint(1, 8)):
            await table.honest_move()
        await table.burst()
        hostile += BURST * (len(table.seats) + 1)
        if random.random() < 0.2:
            await table.storm()
    for table in tables:
        await table.close()
    return sum((table.tally for table in tables), Counter())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        tally = asyncio.run(fuzz(server, wanted.messages, wanted.seed))
        faults = server.faults
    for kind, count in sorted(tally.items()):
        print(f"{kind:12} {count:8}")
    print(f"{'faults':12} {len(faults):8}")
    for fault in faults[:5]:
        print(fault)


if __name__ == "__main__":
    main()
