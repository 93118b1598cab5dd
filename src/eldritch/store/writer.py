"""The one thread that writes. Whatever waits when it looks is committed together, and told only afterwards."""

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

MOST: Final = 500
"""How many jobs one transaction may hold."""

ROWS: Final = 100
"""How many entries one statement may hold."""

Row = dict[str, Any]


class Fenced(Exception):
    """Somebody else has already written this entry of the log."""


class Append(NamedTuple):
    """New entries of one table's log."""

    rows: Sequence[Row]


Job = Append | Callable[[Connection], Any]
"""What is to be written. A function may be called a second time, after what it did has been rolled back."""


class Waiting(NamedTuple):
    job: Job
    future: "asyncio.Future[Any]"


Outcome = tuple["asyncio.Future[Any]", Any, BaseException | None]


class Writer:
    """Carries out jobs in the order they come, as many in one transaction as are waiting."""

    def __init__(self, engine: Engine, observe: Callable[[int], None] = lambda size: None) -> None:
        self._engine = engine
        self._observe = observe
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> "asyncio.Future[Any]":
        """A future of the running loop that is done once the job is committed."""
        future = asyncio.get_running_loop().create_future()
        self._queue.put(Waiting(job, future))
        return future

    def waiting(self) -> int:
        return self._queue.qsize()

    def close(self) -> None:
        """Write what still waits, and end."""
        self._queue.put(None)
        self._thread.join()
        self._engine.dispose()

    def _run(self) -> None:
        is_open = True
        while is_open:
            first = self._queue.get()
            batch = [] if first is None else [first, *self._rest()]
            is_open = first is not None and (not batch or batch[-1] is not None)
            jobs = [waiting for waiting in batch if waiting is not None]
            if jobs:
                for outcomes in self._commit(jobs):
                    _tell(outcomes)
                self._observe(len(jobs))

    def _rest(self) -> Iterable[Waiting | None]:
        for _ in range(MOST - 1):
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                return
            yield waiting
            if waiting is None:
                return

    def _commit(self, batch: list[Waiting]) -> Iterator[list[Outcome]]:
        """All in one transaction; if one of them fails, each in its own, to find out which.

        Where several write at once only entries of logs share a transaction: two that change the same rows in different
        orders would block each other.
        """
        if self._engine.dialect.name != "sqlite":
            entries = [waiting for waiting in batch if isinstance(waiting.job, Append)]
            others = [waiting for waiting in batch if not isinstance(waiting.job, Append)]
            yield self._group(entries)
            for waiting in others:
                yield [self._alone(waiting)]
        else:
            yield self._group(batch)

    def _group(self, batch: list[Waiting]) -> list[Outcome]:
        try:
            return self._together(batch) if batch else []
        except Exception:
            return [self._alone(waiting) for waiting in batch]

    def _alone(self, waiting: Waiting) -> Outcome:
        """A job in its own transaction. A race lost to another worker, or a lost connection, looks different again."""
        try:
            return self._together([waiting])[0]
        except DBAPIError as error:
            if isinstance(waiting.job, Append) and isinstance(error, IntegrityError):
                return waiting.future, None, Fenced()
        except Exception as error:
            return waiting.future, None, error
        try:
            return self._together([waiting])[0]
        except Exception as error:
            fenced = isinstance(waiting.job, Append) and isinstance(error, IntegrityError)
            return waiting.future, None, Fenced() if fenced else error

    def _together(self, batch: list[Waiting]) -> list[Outcome]:
        # In the order of the key, so that two workers who write the same rows wait for rather than block each other.
        rows = sorted(
            (row for waiting in batch if isinstance(waiting.job, Append) for row in waiting.job.rows),
            key=lambda row: (row["game_id"], row["seq"]),
        )
        outcomes: list[Outcome] = []
        with self._engine.begin() as connection:
            for first in range(0, len(rows), ROWS):
                insert(connection, rows[first : first + ROWS])
            for waiting in batch:
                result = None if isinstance(waiting.job, Append) else waiting.job(connection)
                outcomes.append((waiting.future, result, None))
        return outcomes


def insert(connection: Connection, rows: Sequence[Row]) -> None:
    """Many entries in one statement. With one for each, every single row would wait for its turn to run Python."""
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    names = [column.name for column in event.columns]
    row = f"({', '.join([mark] * len(names))})"
    statement = f"INSERT INTO event ({', '.join(names)}) VALUES {', '.join([row] * len(rows))}"
    connection.exec_driver_sql(statement, tuple(row[name] for row in rows for name in names))


def _tell(outcomes: list[Outcome]) -> None:
    """Settle the futures of each loop in one call: waking a loop from a thread is what costs."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        by_loop[outcome[0].get_loop()].append(outcome)
    for loop, its in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle, its)
        except RuntimeError:  # the loop is closed: nobody is waiting any more
            continue


def _settle(outcomes: list[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
