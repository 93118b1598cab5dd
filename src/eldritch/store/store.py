"""A database in use: one writer, a few readers."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import InterfaceError, OperationalError

from eldritch.records import Unconfirmed
from eldritch.table import Entry

from .engine import connect, parse
from .games import row_of
from .migrate import upgrade
from .writer import Append, Writer

T = TypeVar("T")

READERS: Final = 4


class Store:
    """The database of a running server. Opening it brings its schema up to date."""

    def __init__(self, url: str | URL, observe: Callable[[int], None] = lambda size: None) -> None:
        """`observe` is called with the size of each committed group."""
        self.url = parse(url) if isinstance(url, str) else url
        upgrade(self.url)
        self._reading = connect(self.url, writes=False)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = Writer(connect(self.url, writes=True), connect(self.url, writes=True, autocommit=True), observe)

    async def append(self, game_id: str, entries: Sequence[Entry], sender: str | None = None, ref: str = "") -> None:
        """Append entries to a table's log. They are on disk when this returns. Fenced if another worker was first."""
        job = Append([row_of(game_id, entry, sender, ref) for entry in entries])
        try:
            await self._writer.submit(job)
        except (OperationalError, InterfaceError) as error:
            if self.url.get_backend_name() == "sqlite":
                raise  # There is no connection that could get lost after the commit.
            raise Unconfirmed from error

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a function in a write transaction and commit it. It may run twice, with the first run rolled back."""
        result: T = await self._writer.submit(job)
        return result

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a function that reads, in one consistent snapshot."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, job)

    def read_now(self, job: Callable[[Connection], T]) -> T:
        """The same in this thread, which has to wait."""
        with self._reading.connect() as connection:
            return job(connection)

    def waiting(self) -> int:
        """The number of jobs waiting to be written."""
        return self._writer.waiting()

    async def close(self) -> None:
        """Write all waiting jobs and close the database."""
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        self._reading.dispose()
