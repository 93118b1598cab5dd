"""Kills a server at random moments while people play, and checks that no acknowledged command is missing.

    python -m tests.server.kills --times 200 --database sqlite --write docs/operations.md
    python -m tests.server.kills --times 200 --database postgresql --write docs/operations.md

`--database` is `sqlite` or `postgresql` for a new temporary database, or the URL of an empty one.
"""

import argparse
import asyncio
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from msgspec import Struct

from bench.driver import Person, Player, Record, all_of, http_client, open_table
from bench.served import Served, free_port
from eldritch.records import Logged
from eldritch.store import games
from eldritch.store.engine import connect, parse
from eldritch.store.schema import game
from eldritch.table import Table
from tests import databases

GAMES = ("nightmarium", "realms", "duel", "castle")
SEATS = {"castle": 4}


class Outcome(Struct):
    """The result of a run."""

    kills: int
    tables: int
    acknowledged: int
    lost: int
    twice: int
    broken: int
    """Tables whose log has gaps or cannot be replayed."""
    resumed: list[float]
    """Seconds after each restart from the server's first response until all players have received their tables."""
    restarted: list[float]
    """Seconds from each kill until all players have received their tables."""

    def is_clean(self) -> bool:
        return self.lost == self.twice == self.broken == 0 and self.acknowledged > 0


class Group:
    """People who play one table after another while the server is being killed."""

    def __init__(self, url: str, people: list[Person], game: str, record: Record, chance: random.Random) -> None:
        self.players: list[Player] = []
        self._url = url
        self._people = people
        self._game = game
        self._record = record
        self._chance = chance

    async def play(self, is_over: Callable[[], bool]) -> None:
        while not is_over():
            try:
                table = await open_table(self._people, self._game)
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
                continue
            self.players = [Player(self._url, person, table, self._record, self._chance) for person in self._people]
            await all_of(player.play_on(is_over) for player in self.players)

    async def seen(self) -> None:
        """Wait until all players have received the table on their current connection."""
        while not all(player.seen or player.done for player in self.players):
            await asyncio.sleep(0.01)


async def kill_repeatedly(
    server: Served, times: int, tables: int, seed: int
) -> tuple[Record, list[float], list[float]]:
    """Let people play and kill the server repeatedly."""
    chance = random.Random(seed)
    record = Record([], {})
    resumed: list[float] = []
    restarted: list[float] = []
    done = False
    await asyncio.to_thread(server.wait)
    async with http_client(server.url) as http:
        groups = []
        for number in range(tables):
            name = GAMES[number % len(GAMES)]
            people = [await Person.create_guest(http) for _ in range(SEATS.get(name, 2))]
            groups.append(Group(server.url, people, name, record, random.Random(seed + number)))
        playing = [asyncio.create_task(group.play(lambda: done)) for group in groups]
        await asyncio.sleep(1.0)
        for _ in range(times):
            await asyncio.sleep(chance.uniform(0.02, 0.8))
            begun = time.monotonic()
            server.end(signal.SIGKILL)
            for group in groups:
                for player in group.players:
                    player.seen = False
            server.start()
            await asyncio.to_thread(server.wait)
            answered = time.monotonic()
            async with asyncio.timeout(60):
                await asyncio.gather(*(group.seen() for group in groups))
            resumed.append(time.monotonic() - answered)
            restarted.append(time.monotonic() - begun)
        await asyncio.sleep(0.5)
        done = True
        server.end()
        for task in playing:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*playing, return_exceptions=True)
    return record, resumed, restarted


def examine(url: str, record: Record) -> tuple[int, int, int, int]:
    """Compare acknowledged and stored commands. Returns the numbers of tables, lost, repeated and broken ones."""
    engine = connect(parse(url), writes=False)
    lost = twice = broken = 0
    with engine.connect() as connection:
        ids = connection.execute(game.select().with_only_columns(game.c.id)).scalars().all()
        for id in ids:
            loaded = games.load(connection, id)
            assert loaded is not None
            stored = Counter((line.sender, line.ref) for line in _firsts(loaded.log))
            lost += sum(1 for promised in record.acked.get(id, ()) if not stored[promised])
            twice += sum(1 for (_, ref), count in stored.items() if ref and count > 1)
            try:
                Table.replay(loaded.setup, loaded.secret, [line.entry for line in loaded.log])
            except Exception:
                broken += 1
    engine.dispose()
    return len(ids), lost, twice, broken


def _firsts(log: list[Logged]) -> Iterator[Logged]:
    """The first entry of each command. A command may produce several entries."""
    for number, line in enumerate(log):
        before = log[number - 1] if number else None
        if before is None or (before.sender, before.ref, before.entry.at) != (line.sender, line.ref, line.entry.at):
            yield line


def run(url: str, times: int, tables: int = 8, seed: int = 1, log: Path | None = None) -> Outcome:
    server = Served(free_port(), "--database", url, log=log)
    server.start()
    try:
        record, resumed, restarted = asyncio.run(kill_repeatedly(server, times, tables, seed))
    finally:
        if server.runs():
            server.end(signal.SIGKILL)
    found, lost, twice, broken = examine(url, record)
    acknowledged = sum(map(len, record.acked.values()))
    return Outcome(times, found, acknowledged, lost, twice, broken, resumed, restarted)


@contextmanager
def fresh(kind: str) -> Iterator[str]:
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/kills.db"
    elif kind == "postgresql":
        with databases.postgresql(durable=True) as url:
            yield url
    else:
        yield kind


def shown(kind: str, outcome: Outcome) -> str:
    middle = sorted(outcome.resumed)[len(outcome.resumed) // 2]
    faults = f"{outcome.lost} | {outcome.twice} | {outcome.broken}"
    times = f"{middle:.2f} s | {max(outcome.resumed):.2f} s | {max(outcome.restarted):.2f} s"
    return f"| {kind} | {outcome.kills} | {outcome.tables} | {outcome.acknowledged:,} | {faults} | {times} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill a server at random moments while people play.")
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql or a URL")
    parser.add_argument("--write", type=Path, help="replace the row for this database in this file")
    args = parser.parse_args()
    with fresh(args.database) as url:
        outcome = run(url, args.times, args.tables, args.seed)
    kind = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}.get(args.database, parse(args.database).get_backend_name())
    line = shown(kind, outcome)
    print(line)
    if args.write:
        lines = args.write.read_text(encoding="utf-8").splitlines()
        place = next(
            number for number, text in enumerate(lines) if text.startswith(f"| {kind} | ") and "loss" not in text
        )
        lines[place] = line
        args.write.write_text("\n".join(lines) + "\n", encoding="utf-8")
    raise SystemExit(0 if outcome.is_clean() else 1)


if __name__ == "__main__":
    main()
