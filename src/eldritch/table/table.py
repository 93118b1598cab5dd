"""One live table, without I/O: it decides what a command leads to, and folds what was decided.

    entries = table.decide(command, by, now)     # validates; Rejected changes nothing
    ... store the entries ...
    for entry in entries:
        told = table.apply(entry)                # what each viewer is told by it

The table has no clock and no chance of its own: `now` is given, and chance follows from the secret. The same set-up,
secret and entries always make the same table.
"""

from collections.abc import Iterable
from typing import Literal

from eldritch.core.state import State

from . import deciding, folding, looking, seating
from .clocks import Clocks
from .commands import AddBot, Command, FromPeople, Sit
from .keys import commitment
from .log import Entry, Facts, Told, Viewer
from .look import Look, Result
from .offers import Offering
from .play import Play
from .rejected import BadGame, Rejected
from .seat import Seat
from .setup import Setup, known_game


class Table:
    """A table from its opening to its end. What it consists of is for the modules of this package to change."""

    def __init__(self, setup: Setup, secret: bytes) -> None:
        """A table that was just opened. BadGame if these rules or this edition are not known here."""
        if commitment(secret) != setup.commitment:
            raise BadGame("the secret is not the one that was committed to when the table was opened")
        self.setup = setup
        self.secret = secret
        self.game = known_game(setup)
        self.phase: Literal["open", "playing", "over"] = "open"
        self.entries: list[Entry] = []
        """The log so far; the next entry has the number `len(entries)`."""
        self.seats = [Seat() for _ in range(setup.seats)]
        self.play: Play | None = None
        self.clocks = Clocks(setup.clock, setup.seats, setup.created)
        self.paused_at: int | None = None
        self.offer: Offering | None = None
        self.result: Result | None = None
        self.rematch = False
        """Whether all have agreed to play again; then the server opens the next table and tells by Follow."""
        self.next = ""
        self._told: dict[Viewer, list[Told]] = {viewer: [] for viewer in (None, *range(setup.seats))}

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

    @property
    def last_at(self) -> int:
        """The moment of the last entry."""
        return self.entries[-1].at if self.entries else self.setup.created

    def due(self) -> int | None:
        """The moment at which the table has something to do by itself: send it TimeOut then, and ask again."""
        return deciding.due(self)

    def look(self, viewer: Viewer, now: int) -> Look:
        """Everything the viewer is shown."""
        return looking.look(self, viewer, max(now, self.last_at))

    def updates(self, viewer: Viewer, since: int) -> list[Told]:
        """What the viewer was told after its update number `since`."""
        return self._told[viewer][max(0, since) :]

    def told(self, viewer: Viewer) -> int:
        """How many updates the viewer has been told."""
        return len(self._told[viewer])

    def seat_of(self, person: str) -> int | None:
        """The seat of a person."""
        for number, seat in enumerate(self.seats):
            if seat.player is not None and seat.player.id == person:
                return number
        return None

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats that bots of the server owe a decision for, with the bots' specs."""
        if self.phase != "playing" or self.play is None or self.paused_at is not None:
            return []
        return [(seat, bot) for seat in self.play.state.deciders() if (bot := self.seats[seat].bot())]

    def seen(self, seat: int) -> State:
        """What a bot that plays the seat is given: the position as the seat knows it, and no more."""
        if self.play is None:
            raise Rejected("table-rejected-not-started")
        return self.play.shown_to(seat).seen_by(seat)

    def rematch_of(self, id: str, secret: bytes, now: int) -> tuple[Setup, list[tuple[str, Sit | AddBot]]]:
        """The set-up of the rematch of this table (whose id is given), and what to send there, each with its sender."""
        return seating.rematch_of(self, id, secret, now)
