"""The log of a table in memory, and the updates that its viewers were sent.

A table that was loaded from a snapshot has only what came after it. The past is replayed when somebody asks for it.
"""

from collections.abc import Callable, Sequence

from eldritch.core.history import Step

from .log import Entry, Facts, Viewer, ViewerUpdate


class Past:
    """What a snapshot leaves out."""

    def __init__(self, log: "TableLog", steps: Sequence[Step]) -> None:
        self.log = log
        self.steps = {step.key: step for step in steps}


class TableLog:
    """The entries and updates of a table."""

    def __init__(self, seats: int, opened: int) -> None:
        self.length = 0
        """The number of entries, and the number of the next one."""
        self.last_at = opened
        """The time of the last entry."""
        self.last_kind = ""
        self.entries: list[Entry] = []
        """The entries in memory."""
        self._counts: dict[Viewer, int] = dict.fromkeys((None, *range(seats)), 0)
        self._updates: dict[Viewer, list[ViewerUpdate]] = {viewer: [] for viewer in self._counts}
        self.missing: Callable[[], Past] | None = None
        """Replays the past; None if it is in memory."""

    def resume(self, length: int, last_at: int, last_kind: str, counts: Sequence[int]) -> None:
        """Start after these numbers of entries and of updates, which are counted for spectators and for each seat."""
        self.length, self.last_at, self.last_kind = length, last_at, last_kind
        self._counts = dict(zip(self._counts, counts, strict=True))

    def append(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.length, self.last_at, self.last_kind = self.length + 1, entry.at, entry.kind

    def record(self, viewer: Viewer, at: int, events: tuple[Facts, ...]) -> ViewerUpdate:
        """Record an update of a viewer."""
        self._counts[viewer] += 1
        update = ViewerUpdate(viewer, self._counts[viewer], at, events)
        self._updates[viewer].append(update)
        return update

    def update_count(self, viewer: Viewer) -> int:
        """The number of updates sent to the viewer."""
        return self._counts[viewer]

    def counts(self) -> list[int]:
        return list(self._counts.values())

    def has_updates(self, viewer: Viewer, since: int) -> bool:
        """Whether all updates of the viewer after number `since` are in memory."""
        return self._counts[viewer] - len(self._updates[viewer]) <= max(0, since)

    def updates(self, viewer: Viewer, since: int) -> list[ViewerUpdate]:
        """The viewer's updates after number `since`, which must be in memory."""
        updates = self._updates[viewer]
        return updates[max(0, since) - self._counts[viewer] + len(updates) :]

    def forget(self, missing: Callable[[], Past]) -> None:
        """Drop all entries and updates from memory. The function replays them."""
        self.entries = []
        self._updates = {viewer: [] for viewer in self._counts}
        self.missing = missing

    def put_before(self, past: "TableLog") -> None:
        """Add what came before."""
        self.entries[:0] = past.entries
        for viewer, updates in self._updates.items():
            updates[:0] = past._updates[viewer]
        self.missing = None
