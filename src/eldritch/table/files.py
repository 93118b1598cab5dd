"""A whole game as one JSON file: set-up, secret, log, what came of each action, and the result.

The file is for keeping, for passing on and for checking. What came of the actions could be left out, as it follows from
the rest; it is there so that who reads the file need not know the rules, and so that a false word in it is found.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct, field

from eldritch.core.events import Event

from .log import Entry, Facts
from .look import Result
from .rejected import BadGame, Rejected
from .setup import Setup
from .table import Table

FORMAT: Final = "eldritch game"
VERSION: Final = 1


class Happened(Struct, frozen=True):
    """An event of the game: what everybody perceived of it, and what single seats did (by number) beyond that."""

    event: str
    public: Facts
    private: dict[str, Facts] = field(default_factory=dict)


class Line(Struct, frozen=True, omit_defaults=True):
    """An entry of the log, and for an action what came of it."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    body: Facts = field(default_factory=dict)
    happened: tuple[Happened, ...] = ()

    def entry(self) -> Entry:
        return Entry(self.seq, self.at, self.seat, self.kind, self.body)


class GameFile(Struct, frozen=True):
    """The content of a game file."""

    format: str
    version: int
    setup: Setup
    secret: str
    result: Result
    log: tuple[Line, ...]

    def entries(self) -> list[Entry]:
        return [line.entry() for line in self.log]


def export(table: Table) -> GameFile:
    """The file of a game that is over."""
    if table.result is None:
        raise Rejected("table-rejected-not-over")
    copy = Table(table.setup, table.secret)
    log: list[Line] = []
    for entry in table.entries:
        copy.apply(entry)
        log.append(Line(entry.seq, entry.at, entry.kind, entry.seat, entry.body, happened(copy, entry)))
    return GameFile(FORMAT, VERSION, table.setup, table.secret.hex(), table.result, tuple(log))


def happened(table: Table, entry: Entry) -> tuple[Happened, ...]:
    """What came of the entry that was just applied, if it was an action."""
    if entry.kind != "acted" or table.play is None:
        return ()
    return tuple(_written(event) for event in table.play.steps[-1].events)


def _written(event: Event) -> Happened:
    private = {str(seat): facts for seat, facts in event.private.items()}
    return msgspec.convert(msgspec.to_builtins(Happened(event.name, event.public, private)), Happened)


def encode(file: GameFile) -> bytes:
    """The file as JSON, an entry on each line."""
    head: dict[str, Any] = msgspec.to_builtins(file)
    lines = b",\n".join(map(msgspec.json.encode, file.log))
    del head["log"]
    return msgspec.json.encode(head)[:-1] + b',\n"log":[\n' + lines + b"\n]}\n"


def decode(data: bytes) -> GameFile:
    """The content of a file; BadGame if it is none."""
    try:
        found = msgspec.json.decode(data, type=GameFile)
        bytes.fromhex(found.secret)
    except (msgspec.DecodeError, ValueError) as fault:
        raise BadGame(f"this is no game file: {fault}") from None
    if (found.format, found.version) != (FORMAT, VERSION):
        raise BadGame(f"this is no game file of version {VERSION}, but {found.format!r} of version {found.version}")
    return found
