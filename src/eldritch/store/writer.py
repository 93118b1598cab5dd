"""The writer thread. It commits all waiting jobs together and reports their results afterwards."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import json
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from eldritch.records import Fenced

from .schema import event

T = TypeVar("T")

MAX_JOBS: Final = 500
"""The most jobs in one transaction."""

_COLUMNS: Final = tuple(column.name for column in event.columns)
_NUMBERS: Final = ("seq", "at", "seat")

INSERT: Final = {
    "sqlite": f"INSERT INTO event ({', '.join(_COLUMNS)}) SELECT "
    + ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(_COLUMNS)))
    + " FROM json_each(?)",
    "postgresql": f"INSERT INTO event ({', '.join(_COLUMNS)}) SELECT "
    + ", ".join(
        f"(value->>{place})::bigint" if name in _NUMBERS else f"value->>{place}" for place, name in enumerate(_COLUMNS)
    )
    + " FROM jsonb_array_elements(%s::jsonb)",
}
"""Inserts any number of entries in one statement, which is its own transaction: one call of the driver and one round
trip. Every further call would have to wait for the interpreter lock while the event loop is busy."""

Row = tuple[Any, ...]
"""The columns of one entry."""


class Append(NamedTuple):
    """New entries of one table's log."""

    rows: Sequence[Row]


Job = Append | Callable[[Connection], Any]
"""Something to write. A function may be called again after its first run was rolled back."""


class PendingJob(NamedTuple):
    job: Job
    future: "asyncio.Future[Any]"


Outcome = tuple["asyncio.Future[Any]", Any, BaseException | None]
Commit = Callable[[list[PendingJob]], list[Outcome]]


class Writer:
    """Commits all waiting jobs together: first the entries of logs, then the other jobs in order."""

    def __init__(self, engine: Engine, appending: Engine, observe: Callable[[int], None] = lambda size: None) -> None:
        """`appending` has no transactions of more than one statement."""
        self._engine = engine
        self._appending = appending
        self._connection: Connection | None = None
        """The connection for appending, kept open: opening it takes longer than the statement itself."""
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
        self._appending.dispose()

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
        self._disconnect()

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
        """Commit all log entries in one statement, and the other jobs after them.

        With SQLite, which has one writer at a time, the other jobs share a transaction. With several writers, jobs that
        change the same rows in different orders would deadlock.
        """
        yield self._try_together(self._append, [job for job in batch if isinstance(job.job, Append)])
        others = [job for job in batch if not isinstance(job.job, Append)]
        if self._appending.dialect.name == "sqlite":
            yield self._try_together(self._run_jobs, others)
        else:
            for job in others:
                yield [self._try_alone(self._run_jobs, job)]

    def _try_together(self, commit: Commit, batch: list[PendingJob]) -> list[Outcome]:
        """Commit jobs together; if one fails, each in its own transaction to find out which."""
        try:
            return commit(batch) if batch else []
        except Exception:
            return [self._try_alone(commit, job) for job in batch]

    def _try_alone(self, commit: Commit, job: PendingJob) -> Outcome:
        """Commit a job in its own transaction; retry once after a lost race or connection."""
        for _ in range(2):
            try:
                return commit([job])[0]
            except DBAPIError as fault:
                if isinstance(job.job, Append) and isinstance(fault, IntegrityError):
                    return job.future, None, Fenced()
                error = fault
            except Exception as fault:
                return job.future, None, fault
        return job.future, None, error

    def _append(self, batch: list[PendingJob]) -> list[Outcome]:
        # In the order of the key, so that workers writing the same rows wait for each other instead of deadlocking.
        rows = sorted(
            (row for waiting in batch if isinstance(waiting.job, Append) for row in waiting.job.rows),
            key=lambda row: row[:2],
        )
        statement = INSERT[self._appending.dialect.name]
        try:
            self._connection = self._connection or self._appending.connect()
            self._connection.exec_driver_sql(statement, (json.encode(rows).decode(),))
        except BaseException:
            self._disconnect()
            raise
        return [(waiting.future, None, None) for waiting in batch]

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _run_jobs(self, batch: list[PendingJob]) -> list[Outcome]:
        with self._engine.begin() as connection:
            return [
                (waiting.future, waiting.job(connection), None)
                for waiting in batch
                if not isinstance(waiting.job, Append)
            ]


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
