"""A town of connected people, mostly idle, on one server: what each of them costs.

    python -m bench.town --people 10000 --write docs/scale.md

Seven of ten have the lobby open, two sit at tables where nobody moves, and of the rest most play at the pace of people
and some watch them. All connect as the browser app does. Server and clients share the machine; the clients are
one process.
"""

import argparse
import asyncio
import random
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.driver import Person, Player, Record, http_client, open_table
from bench.served import Served, served
from eldritch.lab.measure import machine

MARK: Final = "<!-- town -->"
GAME: Final = "realms"
PAUSE: Final = (3.0, 13.0)
"""The shortest and the longest time that a player thinks about a move, in seconds."""
AT_ONCE: Final = 40
"""Connections that are opened at the same time."""
T = TypeVar("T")


class Usage(NamedTuple):
    memory: float
    """Resident memory in KB."""
    cpu: float
    """Processor time used so far, in seconds."""


def usage(server: Served) -> Usage:
    fields = Path(f"/proc/{server.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    return Usage(int(fields[21]) * resource.getpagesize() / 1024, ticks / 100)


class Resident(Player):
    """A player who thinks before every move."""

    async def _send(self, socket: ClientConnection, id: str, action: int) -> None:
        await asyncio.sleep(self._chance.uniform(*PAUSE))
        await super()._send(socket, id, action)


class Town:
    """Everybody who is connected."""

    def __init__(self, server: Served, clients: list[httpx.AsyncClient]) -> None:
        self._server = server
        self._clients = clients
        self._tasks: list[asyncio.Task[None]] = []
        self.lost = 0
        """Connections that the server has closed."""

    async def people(self, count: int) -> list[Person]:
        """Create guests, one after the other with each client: a client keeps the last guest's cookie for a moment."""

        async def some(http: httpx.AsyncClient, share: int) -> list[Person]:
            return [await Person.create_guest(http) for _ in range(share)]

        shares = [len(range(number, count, len(self._clients))) for number in range(len(self._clients))]
        found = await asyncio.gather(*(some(http, share) for http, share in zip(self._clients, shares, strict=True)))
        return [person for group in found for person in group]

    async def stay(self, places: list[tuple[str, Person]]) -> None:
        """Open a socket for each of these people and keep it open."""
        url = self._server.url.replace("http", "ws", 1)

        async def arrive(number: int) -> ClientConnection:
            path, person = places[number]
            socket = await connect(
                url + path, additional_headers={"Cookie": person.cookie}, max_size=None, open_timeout=60
            )
            await socket.recv()
            return socket

        for socket in await some_at_once(len(places), arrive):
            self._tasks.append(asyncio.create_task(self._listen(socket)))

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for _ in socket:
                pass
        self.lost += 1

    def play(self, group: list[Person], table: str, record: Record, seed: int) -> None:
        """Let these people play at their table."""
        chance = random.Random(seed)
        for person in group:
            player = Resident(self._server.url, person, table, record, chance, browser=True)
            self._tasks.append(asyncio.create_task(player.play_on(lambda: False)))

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def some_at_once(count: int, make: Callable[[int], Awaitable[T]]) -> list[T]:
    limit = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> T:
        async with limit:
            return await make(number)

    return list(await asyncio.gather(*(one(number) for number in range(count))))


def place(table: str) -> str:
    return f"/api/tables/{table}/play?changes=true"


async def settled(server: Served, seconds: float) -> tuple[Usage, float]:
    """The usage after this time, and the share of a core that was used during it."""
    before = usage(server)
    await asyncio.sleep(seconds)
    after = usage(server)
    return after, (after.cpu - before.cpu) / seconds


async def measure(server: Served, people: int, seconds: float) -> list[str]:
    rows = []
    record = Record([], {})
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(http_client(server.url)) for _ in range(AT_ONCE // 4)]
        town = Town(server, clients)
        everybody = await town.people(people)
        in_lobby, at_tables, playing = 7 * people // 10, 2 * people // 10, 8 * people // 100
        last, _ = await settled(server, 1)

        def row(name: str, count: int, now: Usage, share: float) -> str:
            return f"| {name} | {count:,} | {(now.memory - last.memory) / count:,.0f} | {100 * share:,.1f} |"

        await town.stay([("/api/lobby", person) for person in everybody[:in_lobby]])
        now, share = await settled(server, seconds)
        rows.append(row("lobby open", in_lobby, now, share))
        last = now

        seated = everybody[in_lobby : in_lobby + at_tables]
        pairs = [seated[number : number + 2] for number in range(0, len(seated) - 1, 2)]
        tables = await some_at_once(len(pairs), lambda number: open_table(pairs[number], GAME))
        await town.stay([(place(table), person) for table, pair in zip(tables, pairs, strict=True) for person in pair])
        now, share = await settled(server, seconds)
        rows.append(row("at a table where nobody moves", 2 * len(pairs), now, share))
        last = now

        players = everybody[in_lobby + at_tables : in_lobby + at_tables + playing]
        pairs = [players[number : number + 2] for number in range(0, len(players) - 1, 2)]
        tables = await some_at_once(len(pairs), lambda number: open_table(pairs[number], GAME))
        for seed, (table, pair) in enumerate(zip(tables, pairs, strict=True)):
            town.play(pair, table, record, seed)
        watchers = everybody[in_lobby + at_tables + playing :]
        await town.stay([(place(tables[number % len(tables)]), person) for number, person in enumerate(watchers)])
        await asyncio.sleep(PAUSE[1])
        record.waits.clear()
        begun = time.perf_counter()
        now, share = await settled(server, 2 * seconds)
        moves = len(record.waits) / (time.perf_counter() - begun)
        rows.append(row("playing or watching", 2 * len(pairs) + len(watchers), now, share))
        waits = sorted(record.waits)
        share_of = [1000 * waits[int(part * (len(waits) - 1))] for part in (0.5, 0.95)]
        await town.leave()
    rows.append("")
    rows.append(
        f"{moves:,.0f} moves/s, p50 {share_of[0]:.1f} ms, p95 {share_of[1]:.1f} ms, {town.lost} connections lost, "
        f"{now.memory / 1024:,.0f} MB in all."
    )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what connected people cost.")
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=10.0, help="time to observe each group")
    parser.add_argument("--write", type=Path, help="write the table into this file, between its marks")
    args = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "town.db"
        with served("--database", str(database), log=Path(folder) / "log") as server:
            rows = uvloop.run(measure(server, args.people, args.seconds))
    lines = [
        f"{args.people:,} people; " + "{processor}, Python {python}, {system}.".format(**machine()),
        "",
        "| people | connected | KB each | % of a core for all |",
        "| --- | ---: | ---: | ---: |",
        *rows,
    ]
    print("\n".join(lines))
    if args.write:
        before, _, rest = args.write.read_text(encoding="utf-8").partition(MARK)
        after = rest.partition(MARK)[2]
        args.write.write_text("\n".join([before + MARK, "", *lines, "", MARK + after]), encoding="utf-8")


if __name__ == "__main__":
    main()
