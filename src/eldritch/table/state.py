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
        self.entries: list[Entry] = []
        """The log. The next entry has the number `len(entries)`."""
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
        self._updates: dict[Viewer, list[ViewerUpdate]] = {viewer: [] for viewer in (None, *range(setup.seats))}

    @property
    def last_at(self) -> int:
        """The time of the last entry."""
        return self.entries[-1].at if self.entries else self.setup.created

    def updates(self, viewer: Viewer, since: int) -> list[ViewerUpdate]:
        """The viewer's updates after number `since`."""
        return self._updates[viewer][max(0, since) :]

    def update_count(self, viewer: Viewer) -> int:
        """The number of updates sent to the viewer."""
        return len(self._updates[viewer])

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
