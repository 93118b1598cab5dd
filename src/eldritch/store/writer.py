"""The writer thread. It commits all waiting jobs together and reports their results afterwards."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from .schema import event

T = TypeVar("T")

MAX_JOBS: Final = 500
"""The most jobs in one transaction."""

MAX_ROWS: Final = 100
"""The most entries in one statement."""

Row = dict[str, Any]


class Fenced(Exception):
    """Another worker has already written this entry of the log."""


class Append(NamedTuple):
    """New entries of one table's log."""

    rows: Sequence[Row]


Job = Append | Callable[[Connection], Any]
"""Something to write. A function may be called again after its first run was rolled back."""


class PendingJob(NamedTuple):
    job: Job
    future: "asyncio.Future[Any]"


Outcome = tuple["asyncio.Future[Any]", Any, BaseException | None]


class Writer:
    """Runs jobs in order, with all waiting jobs in one transaction."""

    def __init__(self, engine: Engine, observe: Callable[[int], None] = lambda size: None) -> None:
        self._engine = engine
        self._observe = observe
        self._queue: SimpleQueue[PendingJob | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> "asyncio.Future[Any]":
        """Queue a job; the returned future is done once it is committed."""
        future = asyncio.get_running_loop().create_future()
        self._queue.put(PendingJob(job, future))
        return future

    def waiting(self) -> int:
        return self._queue.qsize()

    def close(self) -> None:
        """Write all waiting jobs and stop the thread."""
        self._queue.put(None)
        self._thread.join()
        self._engine.dispose()

    def _run(self) -> None:
        is_open = True
        while is_open:
            first = self._queue.get()
            batch = [] if first is None else [first, *self._further_jobs()]
            is_open = first is not None and (not batch or batch[-1] is not None)
            jobs = [waiting for waiting in batch if waiting is not None]
            if jobs:
                for outcomes in self._commit(jobs):
                    _deliver(outcomes)
                self._observe(len(jobs))

    def _further_jobs(self) -> Iterable[PendingJob | None]:
        for _ in range(MAX_JOBS - 1):
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                return
            yield waiting
            if waiting is None:
                return

    def _commit(self, batch: list[PendingJob]) -> Iterator[list[Outcome]]:
        """Commit all jobs in one transaction; if one fails, each in its own to find out which.

        With several writers, only log entries share a transaction: jobs that change the same rows in different orders
        would deadlock.
        """
        if self._engine.dialect.name != "sqlite":
            entries = [waiting for waiting in batch if isinstance(waiting.job, Append)]
            others = [waiting for waiting in batch if not isinstance(waiting.job, Append)]
            yield self._commit_group(entries)
            for waiting in others:
                yield [self._commit_alone(waiting)]
        else:
            yield self._commit_group(batch)

    def _commit_group(self, batch: list[PendingJob]) -> list[Outcome]:
        try:
            return self._commit_together(batch) if batch else []
        except Exception:
            return [self._commit_alone(waiting) for waiting in batch]

    def _commit_alone(self, waiting: PendingJob) -> Outcome:
        """Commit a job in its own transaction; retry once after a lost race or connection."""
        try:
            return self._commit_together([waiting])[0]
        except DBAPIError as error:
            if isinstance(waiting.job, Append) and isinstance(error, IntegrityError):
                return waiting.future, None, Fenced()
        except Exception as error:
            return waiting.future, None, error
        try:
            return self._commit_together([waiting])[0]
        except Exception as error:
            fenced = isinstance(waiting.job, Append) and isinstance(error, IntegrityError)
            return waiting.future, None, Fenced() if fenced else error

    def _commit_together(self, batch: list[PendingJob]) -> list[Outcome]:
        # In the order of the key, so that workers writing the same rows wait for each other instead of deadlocking.
        rows = sorted(
            (row for waiting in batch if isinstance(waiting.job, Append) for row in waiting.job.rows),
            key=lambda row: (row["game_id"], row["seq"]),
        )
        outcomes: list[Outcome] = []
        with self._engine.begin() as connection:
            for first in range(0, len(rows), MAX_ROWS):
                insert(connection, rows[first : first + MAX_ROWS])
            for waiting in batch:
                result = None if isinstance(waiting.job, Append) else waiting.job(connection)
                outcomes.append((waiting.future, result, None))
        return outcomes


def insert(connection: Connection, rows: Sequence[Row]) -> None:
    """Insert many entries in one statement. One statement per row would need the interpreter lock for each row."""
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    names = [column.name for column in event.columns]
    row = f"({', '.join([mark] * len(names))})"
    statement = f"INSERT INTO event ({', '.join(names)}) VALUES {', '.join([row] * len(rows))}"
    connection.exec_driver_sql(statement, tuple(row[name] for row in rows for name in names))


def _deliver(outcomes: list[Outcome]) -> None:
    """Settle the futures of each loop in one call, because waking a loop from a thread is expensive."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        by_loop[outcome[0].get_loop()].append(outcome)
    for loop, settled in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle, settled)
        except RuntimeError:  # the loop is closed, so nobody is waiting
            continue


def _settle(outcomes: list[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
