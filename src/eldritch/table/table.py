"""One live table, without I/O: it decides what a command leads to, and folds what was decided.

    entries = table.decide(command, by, now)     # validates; Rejected changes nothing
    ... store the entries ...
    for entry in entries:
        told = table.apply(entry)                # what each viewer is told by it

The table has no clock and no chance of its own: `now` is given, and chance follows from the secret. The same set-up,
secret and entries always make the same table.
"""

from collections.abc import Iterable

from eldritch.core.state import State

from .commands import Command
from .log import Entry, Told, Viewer
from .look import Look
from .setup import Setup


class Table:
    """A table from its opening to its end."""

    setup: Setup
    phase: str
    """open, playing or over."""
    entries: list[Entry]
    """The log so far; the next entry has the number `len(entries)`."""

    def __init__(self, setup: Setup, secret: bytes) -> None:
        """A table that was just opened. BadGame if these rules or this edition are not known here."""
        raise NotImplementedError

    @classmethod
    def replay(cls, setup: Setup, secret: bytes, entries: Iterable[Entry]) -> "Table":
        """The table that a log tells. BadGame names the first entry that cannot be."""
        raise NotImplementedError

    def decide(self, command: Command, by: str | None, now: int) -> list[Entry]:
        """What the command leads to, to be stored and then applied. Rejected if it cannot be; nothing changes yet."""
        raise NotImplementedError

    def apply(self, entry: Entry) -> list[Told]:
        """Fold an entry; what each viewer is told by it. Those who may not notice it are told nothing."""
        raise NotImplementedError

    def due(self) -> int | None:
        """The moment at which the table has something to do by itself: send it TimeOut then, and ask again."""
        raise NotImplementedError

    def look(self, viewer: Viewer, now: int) -> Look:
        """Everything the viewer is shown."""
        raise NotImplementedError

    def updates(self, viewer: Viewer, since: int) -> list[Told]:
        """What the viewer was told after its update number `since`."""
        raise NotImplementedError

    def told(self, viewer: Viewer) -> int:
        """How many updates the viewer has been told."""
        raise NotImplementedError

    def seat_of(self, person: str) -> int | None:
        """The seat of a person, or of a bot by its id."""
        raise NotImplementedError

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats that bots of the server owe a decision for, with the bots' specs."""
        raise NotImplementedError

    def seen(self, seat: int) -> State:
        """What a bot that plays the seat is given: the position as the seat knows it, and no more."""
        raise NotImplementedError


def bot_id(seat: int) -> str:
    """How a bot of the server signs its commands."""
    return f"bot:{seat}"
