"""The fence: two workers at one table cannot write the same entry."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

from eldritch.table import Table

from .workers import run, worker

ROOT = Path(__file__).parents[2]


def start_racing_worker(url: str, name: str) -> subprocess.Popen[str]:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.racing_worker", url, "t1", name, "60"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
    )


def pipe(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream


def test_two_processes_at_one_table_never_write_the_same_entry(database: str) -> None:
    async def open_table() -> None:
        async with worker(database) as ours:
            await ours.open()

    async def check(acked: list[Any]) -> None:
        async with worker(database) as ours:
            log = await ours.log("t1")
            assert [line.entry.seq for line in log] == list(range(len(log)))
            stored = [(line.sender, line.ref) for line in log if line.ref]
            assert sorted(stored, key=str) == sorted(map(tuple, acked), key=str)
            table = await ours.rooms.table("t1")
            again = Table.replay(table.setup, table.secret, [line.entry for line in log])
            assert again.look(0, again.last_at) == table.look(0, table.last_at)

    run(open_table())
    workers = [start_racing_worker(database, name) for name in ("a", "b")]
    for process in workers:
        assert pipe(process.stdout).readline() == "ready\n"
    for process in workers:
        pipe(process.stdin).write("go\n")
        pipe(process.stdin).flush()
    acked = [json.loads(process.communicate(timeout=120)[0]) for process in workers]
    assert all(acked), "both took part"
    run(check(acked[0] + acked[1]))
