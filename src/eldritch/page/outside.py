"""What the page provides: storage that lasts, and workers in which bots think. Both are JavaScript objects."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from msgspec import Struct, json

from eldritch.records import Logged
from eldritch.table import Setup, Table

from ..server.api.errors import ApiError
from ..server.live.summary import Summary, summary_of


class Storage(Protocol):
    """The browser's storage. What it has confirmed lasts; what it has refused has changed nothing."""

    async def tables(self) -> Sequence[Sequence[str]]:
        """The id and the facts of every table."""

    async def load(self, id: str) -> Any:
        """The facts and the lines of the log of a table, or None."""

    async def append(self, id: str, first: int, lines: Sequence[str], facts: str | None) -> None:
        """Add lines to the log of a table, the first with this number, and replace its facts if given."""

    async def remove(self, id: str) -> None:
        """Remove a table."""

    async def get(self, key: str) -> str | None:
        """A text by its key."""

    async def set(self, key: str, text: str) -> None:
        """Keep a text under a key."""


class BotWorkers(Protocol):
    """The workers in which bots think."""

    async def ask(self, request: str, priority: int, player: str) -> str:
        """The answer to a request. Raises an error if the worker ends or takes too long."""


FAULTS: Final = {
    "Fenced": ApiError("page-open-elsewhere", 409),
    "QuotaExceededError": ApiError("page-storage-full", 507),
}
"""What to say if the browser's storage fails, by the name of its error."""
BLOCKED: Final = ApiError("page-storage-blocked", 507)


class KeptFacts(Struct, frozen=True):
    """What is kept of a table beside its log."""

    setup: Setup
    secret: bytes
    summary: Summary
    changed: int


class Kept(Struct, frozen=True):
    """A table as it was kept."""

    setup: Setup
    secret: bytes
    log: list[Logged]


class Keeper:
    """Keeps tables and texts in the page's storage."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def listing(self) -> list[tuple[Summary, int]]:
        """All tables and when they last changed, the latest first."""
        found = [json.decode(facts, type=KeptFacts) for _, facts in await self._storage.tables()]
        return sorted(((one.summary, one.changed) for one in found), key=lambda one: -one[1])

    async def load(self, id: str) -> Kept | None:
        found = await self._storage.load(id)
        if not found:  # None, or the browser's null
            return None
        facts = json.decode(found.facts, type=KeptFacts)
        return Kept(facts.setup, facts.secret, [json.decode(line, type=Logged) for line in found.lines])

    async def append(self, id: str, first: int, lines: Sequence[Logged], table: Table | None = None) -> None:
        """Keep lines of a table's log, the first with this number. With `table`, keep what is listed of it, too."""
        facts = None
        if table is not None:
            kept = KeptFacts(table.setup, table.secret, summary_of(id, table), table.last_at)
            facts = json.encode(kept).decode()
        texts = [json.encode(line).decode() for line in lines]
        await self._try(self._storage.append(id, first, texts, facts))

    async def remove(self, id: str) -> None:
        await self._try(self._storage.remove(id))

    async def get(self, key: str) -> str | None:
        return await self._storage.get(key) or None

    async def set(self, key: str, text: str) -> None:
        await self._try(self._storage.set(key, text))

    async def _try(self, kept: Any) -> None:
        try:
            await kept
        except Exception as fault:
            raise FAULTS.get(str(getattr(fault, "name", "")), BLOCKED) from fault
