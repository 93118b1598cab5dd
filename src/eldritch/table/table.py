"""A table without I/O: it decides which entries a command leads to, and applies entries.

    entries = table.decide(command, by, now)     # validates; Rejected changes nothing
    ... store the entries ...
    for entry in entries:
        updates = table.apply(entry)             # one for each viewer that may notice it

The table reads no clock and draws no random numbers: `now` is passed in, and randomness follows from the secret. The
same set-up, secret and entries always produce the same table.
"""

from collections.abc import Iterable

from . import applying, build_look, deciding, seating
from .commands import AddBot, Command, FromPeople, Sit
from .errors import BadGame, Rejected
from .log import Entry, Viewer, ViewerUpdate
from .look import Look
from .setup import Setup
from .state import TableState


class Table(TableState):
    """A table from its opening to its end."""

    @classmethod
    def replay(cls, setup: Setup, secret: bytes, entries: Iterable[Entry]) -> "Table":
        """Rebuild a table from its log. BadGame names the first invalid entry."""
        table = cls(setup, secret)
        for entry in entries:
            table.apply(entry)
        return table

    def decide(self, command: Command, by: str | None, now: int) -> list[Entry]:
        """Return the entries that the command leads to, to be stored and then applied. Rejected changes nothing."""
        if isinstance(command, FromPeople) != (by is not None):
            raise Rejected("table-rejected-sender")
        now = max(now, self.last_at)
        first = self.length
        decided = deciding.decide(self, command, by or "", now)
        return [Entry(first + number, now, *draft) for number, draft in enumerate(decided)]

    def apply(self, entry: Entry) -> list[ViewerUpdate]:
        """Apply an entry and return the updates of the viewers that may notice it."""
        if entry.seq != self.length or entry.at < self.last_at:
            raise BadGame(f"expected entry {self.length} at {self.last_at} ms or later, not entry {entry.seq}")
        changes = applying.apply_entry(self, entry)
        self.log.append(entry)
        self._irreversible.clear()
        return [self.log.record(viewer, entry.at, events) for viewer, events in changes.items()]

    def due(self) -> int | None:
        """When the table has to act without a command. Send it TimeOut then, and call this again."""
        return deciding.due(self)

    def look(self, viewer: Viewer, now: int) -> Look:
        """Everything that the viewer may see."""
        return build_look.build_look(self, viewer, max(now, self.last_at))

    def irreversible(self, viewer: Viewer) -> tuple[int, ...]:
        """The viewer's options that cannot be undone alone, or only until another seat has acted."""
        if viewer not in self._irreversible:
            self._irreversible[viewer] = build_look.irreversible_options(self, viewer)
        return self._irreversible[viewer]

    def rematch_of(self, id: str, secret: bytes, now: int) -> tuple[Setup, list[tuple[str, Sit | AddBot]]]:
        """The set-up of the rematch of this table (whose id is given), and the commands to send there, with senders."""
        return seating.rematch_of(self, id, secret, now)
