"""What a table consists of: set-up, log, seats, the game in progress. The other modules of this package change it."""

from typing import Literal

from eldritch.core.state import State

from .clocks import Clocks
from .keys import commitment
from .log import Entry, Told, Viewer
from .look import Result
from .offering import Offering
from .play import Play
from .rejected import BadGame, Rejected
from .seat import Seat
from .setup import Setup, known_game


class TableState:
    """A table as its entries have left it."""

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

    @property
    def last_at(self) -> int:
        """The moment of the last entry."""
        return self.entries[-1].at if self.entries else self.setup.created

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
