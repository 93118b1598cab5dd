"""The state of a table: set-up, log, seats and the game in progress. Other modules of this package change it."""

from typing import Literal

from eldritch.core.state import State

from .clocks import Clocks
from .errors import BadGame, Rejected
from .keys import commitment
from .log import Entry, Viewer, ViewerUpdate
from .look import Result
from .open_offer import OpenOffer
from .play import Play
from .seat import Seat
from .setup import Setup, find_game
from .table_log import Past, TableLog


class TableState:
    """The state of a table after its entries."""

    def __init__(self, setup: Setup, secret: bytes) -> None:
        """A table that was just opened. BadGame if the installed rules or edition differ."""
        if commitment(secret) != setup.commitment:
            raise BadGame("the secret is not the one that was committed to when the table was opened")
        self.setup = setup
        self.secret = secret
        self.game = find_game(setup)
        self.phase: Literal["open", "playing", "over"] = "open"
        self.log = TableLog(setup.seats, setup.created)
        self.started_at: int | None = None
        self.moved_at: int | None = None
        """The time of the last action, or of the end of the game without one."""
        self.undos = 0
        """How many times somebody has undone something."""
        self.seats = [Seat() for _ in range(setup.seats)]
        self.play: Play | None = None
        self.clocks = Clocks(setup.clock, setup.seats, setup.created)
        self.paused_at: int | None = None
        self.offer: OpenOffer | None = None
        self.result: Result | None = None
        self.rematch = False
        """Whether all have agreed to a rematch. The server then opens the next table and sends Follow."""
        self.next = ""
        self._irreversible: dict[Viewer, tuple[int, ...]] = {}
        """The viewers' irreversible options, as far as somebody has asked for them since the last entry."""

    @property
    def entries(self) -> list[Entry]:
        """The whole log."""
        self.complete()
        return self.log.entries

    @property
    def length(self) -> int:
        """The number of entries in the log, and the number of the next one."""
        return self.log.length

    @property
    def last_at(self) -> int:
        """The time of the last entry."""
        return self.log.last_at

    def updates(self, viewer: Viewer, since: int) -> list[ViewerUpdate]:
        """The viewer's updates after number `since`."""
        if not self.log.has_updates(viewer, since):
            self.complete()
        return self.log.updates(viewer, since)

    def update_count(self, viewer: Viewer) -> int:
        """The number of updates sent to the viewer."""
        return self.log.update_count(viewer)

    def complete(self, past: Past | None = None) -> None:
        """Add the past that a snapshot has left out. Without `past`, replay it, which takes a while.

        A past that was replayed before more was dropped from memory is too short, and not used.
        """
        if self.log.missing is None:
            return
        if past is None or past.log.length + len(self.log.entries) != self.log.length:
            past = self.log.missing()
        self.log.put_before(past.log)
        for step in [] if self.play is None else self.play.steps:
            if step.key in past.steps:
                step.events = past.steps[step.key].events

    def seat_of(self, person: str) -> int | None:
        """The seat of a person."""
        for number, seat in enumerate(self.seats):
            if seat.player is not None and seat.player.id == person:
                return number
        return None

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The deciders that bots of the server play, with the bots' specs."""
        if self.phase != "playing" or self.play is None or self.paused_at is not None:
            return []
        return [(seat, bot) for seat in self.play.state.deciders() if (bot := self.seats[seat].bot())]

    def seen(self, seat: int) -> State:
        """The view that a bot of this seat is given."""
        if self.play is None:
            raise Rejected("table-rejected-not-started")
        return self.play.shown_to(seat).seen_by(seat)
