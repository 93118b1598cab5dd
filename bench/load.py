"""Moves per second of a server: complete games over sockets, with every move stored before it is acknowledged.

    python -m bench.load --write docs/operations.md

Starts the servers itself: one with SQLite, and one with two workers, PostgreSQL and Redis, which must be installed. The
clients run in one process on the same machine. README.md says what is measured and how.
"""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import uvloop

from bench.driver import Record, play_tables
from bench.served import served
from eldritch._pure import is_compiled
from eldritch.lab.measure import machine
from tests import databases

HEAD = "| server | client | game | tables | sockets | moves/s | p50 ms | p95 ms | p99 ms | games | rejected |"
RULE = "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
WARM_UP = 6.0
MARK = "<!-- load -->"


class Case(NamedTuple):
    server: str
    game: str
    tables: int
    seats: int
    client: str = "plain"


CASES = [
    Case("SQLite", "nightmarium", 50, 2),
    Case("SQLite", "nightmarium", 200, 2),
    Case("SQLite", "realms", 50, 2),
    Case("SQLite", "duel", 50, 2),
    Case("SQLite", "castle", 50, 4),
    Case("2 workers, PostgreSQL, Redis", "nightmarium", 50, 2),
    Case("2 workers, PostgreSQL, Redis", "nightmarium", 200, 2),
]


@contextmanager
def serving(kind: str) -> Iterator[str]:
    """The URL of a new server of this kind, started with everything it needs."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if kind == "SQLite":
            arguments = ["--database", str(folder / "load.db")]
        else:
            database = stack.enter_context(databases.postgresql(durable=True))
            redis = stack.enter_context(databases.redis())
            arguments = ["--database", database, "--redis", redis, "--workers", "2"]
        yield stack.enter_context(served(*arguments, log=folder / "log")).url


def measure(case: Case, seconds: float) -> str:
    record = Record([], {})
    with serving(case.server) as url:
        playing = play_tables(
            url,
            record,
            game=case.game,
            tables=case.tables,
            seats=case.seats,
            seconds=seconds,
            warm_up=WARM_UP,
            browser=case.client == "browser",
        )
        took = uvloop.run(playing)
    waits = sorted(record.waits)
    shares = [1000 * waits[min(len(waits) - 1, int(share * len(waits)))] for share in (0.5, 0.95, 0.99)]
    figures = [f"{len(waits) / took:,.0f}", *(f"{share:.1f}" for share in shares)]
    counts = [f"{case.tables}", f"{case.tables * case.seats}", *figures, f"{record.games}", f"{record.rejected}"]
    return f"| {case.server} | {case.client} | {case.game} | {' | '.join(counts)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the moves per second of a server.")
    parser.add_argument("--seconds", type=float, default=20.0, help="time to run each case")
    parser.add_argument("--only", type=int, nargs="*", help="numbers of the cases to measure, from 0")
    parser.add_argument("--write", type=Path, help="write the table into this file, between its marks")
    args = parser.parse_args()
    cases = CASES if args.only is None else [CASES[number] for number in args.only]
    build = "compiled" if is_compiled() else "pure Python"
    lines = [
        "{processor}, 2 cores with the driver on them, Python {python}, {system}, ".format(**machine())
        + f"{build} rules."
    ]
    for line in [HEAD, RULE]:
        print(line)
    rows = []
    for case in cases:
        rows.append(measure(case, args.seconds))
        print(rows[-1], flush=True)
    if args.write:
        before, _, rest = args.write.read_text(encoding="utf-8").partition(MARK)
        after = rest.partition(MARK)[2]
        text = "\n".join([MARK, "", *lines, "", HEAD, RULE, *rows, "", MARK])
        args.write.write_text(before + text + after, encoding="utf-8")


if __name__ == "__main__":
    main()
