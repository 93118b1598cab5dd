"""One live table, without I/O: it decides what a command leads to, and folds what was decided.

    entries = table.decide(command, by, now)     # validates; Rejected changes nothing
    ... store the entries ...
    for entry in entries:
        told = table.apply(entry)                # what each viewer is told by it

The table has no clock and no chance of its own: `now` is given, and chance follows from the secret. The same set-up,
secret and entries always make the same table.
"""

from collections.abc import Iterable

from . import deciding, folding, looking, seating
from .commands import AddBot, Command, FromPeople, Sit
from .log import Entry, Facts, Told, Viewer
from .look import Look
from .rejected import BadGame, Rejected
from .setup import Setup
from .state import TableState


class Table(TableState):
    """A table from its opening to its end."""

    @classmethod
    def replay(cls, setup: Setup, secret: bytes, entries: Iterable[Entry]) -> "Table":
        """The table that a log tells. BadGame names the first entry that cannot be."""
        table = cls(setup, secret)
        for entry in entries:
            table.apply(entry)
        return table

    def decide(self, command: Command, by: str | None, now: int) -> list[Entry]:
        """What the command leads to, to be stored and then applied. Rejected if it cannot be; nothing changes yet."""
        if isinstance(command, FromPeople) != (by is not None):
            raise Rejected("table-rejected-sender")
        now = max(now, self.last_at)
        first = len(self.entries)
        decided = deciding.decide(self, command, by or "", now)
        return [Entry(first + number, now, *line) for number, line in enumerate(decided)]

    def apply(self, entry: Entry) -> list[Told]:
        """Fold an entry; what each viewer is told by it. Those who may not notice it are told nothing."""
        if entry.seq != len(self.entries) or entry.at < self.last_at:
            raise BadGame(f"entry {entry.seq}: entry {len(self.entries)} is due, not before {self.last_at}")
        news = folding.fold(self, entry)
        self.entries.append(entry)
        return [self._tell(viewer, entry.at, events) for viewer, events in news.items()]

    def _tell(self, viewer: Viewer, at: int, events: tuple[Facts, ...]) -> Told:
        told = Told(viewer, len(self._told[viewer]) + 1, at, events)
        self._told[viewer].append(told)
        return told

    def due(self) -> int | None:
        """The moment at which the table has something to do by itself: send it TimeOut then, and ask again."""
        return deciding.due(self)

    def look(self, viewer: Viewer, now: int) -> Look:
        """Everything the viewer is shown."""
        return looking.look(self, viewer, max(now, self.last_at))

    def rematch_of(self, id: str, secret: bytes, now: int) -> tuple[Setup, list[tuple[str, Sit | AddBot]]]:
        """The set-up of the rematch of this table (whose id is given), and what to send there, each with its sender."""
        return seating.rematch_of(self, id, secret, now)
