"""A finished game as one JSON file: set-up, secret, log, events and result.

The events follow from the rest. They are included so that a reader of the file need not know the rules, and so that
`verify` detects any change.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct, field

from eldritch.core.events import Event

from .errors import BadGame, Rejected
from .log import Entry, Facts
from .look import Result
from .setup import Setup
from .table import Table

FORMAT: Final = "eldritch game"
VERSION: Final = 1


class FileEvent(Struct, frozen=True):
    """An event of the game, with its public part and its private parts by seat number."""

    event: str
    public: Facts
    private: dict[str, Facts] = field(default_factory=dict)


class FileEntry(Struct, frozen=True, omit_defaults=True):
    """An entry of the log, with the events of an action."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    body: Facts = field(default_factory=dict)
    happened: tuple[FileEvent, ...] = ()

    def entry(self) -> Entry:
        return Entry(self.seq, self.at, self.seat, self.kind, self.body)


class GameFile(Struct, frozen=True):
    """The content of a game file."""

    format: str
    version: int
    setup: Setup
    secret: str
    result: Result
    log: tuple[FileEntry, ...]

    def entries(self) -> list[Entry]:
        return [line.entry() for line in self.log]


def export(table: Table) -> GameFile:
    """Return the file of a finished game."""
    if table.result is None:
        raise Rejected("table-rejected-not-over")
    copy = Table(table.setup, table.secret)
    log: list[FileEntry] = []
    for entry in table.entries:
        copy.apply(entry)
        log.append(FileEntry(entry.seq, entry.at, entry.kind, entry.seat, entry.body, events_of(copy, entry)))
    return GameFile(FORMAT, VERSION, table.setup, table.secret.hex(), table.result, tuple(log))


def events_of(table: Table, entry: Entry) -> tuple[FileEvent, ...]:
    """The events of the entry that was just applied; none unless it was an action."""
    if entry.kind != "acted" or table.play is None:
        return ()
    return tuple(_file_event(event) for event in table.play.steps[-1].events)


def _file_event(event: Event) -> FileEvent:
    private = {str(seat): facts for seat, facts in event.private.items()}
    return msgspec.convert(msgspec.to_builtins(FileEvent(event.name, event.public, private)), FileEvent)


def encode(file: GameFile) -> bytes:
    """The file as JSON, one entry per line."""
    head: dict[str, Any] = msgspec.to_builtins(file)
    lines = b",\n".join(map(msgspec.json.encode, file.log))
    del head["log"]
    return msgspec.json.encode(head)[:-1] + b',\n"log":[\n' + lines + b"\n]}\n"


def decode(data: bytes) -> GameFile:
    """Decode a game file. BadGame if it is not one."""
    try:
        found = msgspec.json.decode(data, type=GameFile)
        bytes.fromhex(found.secret)
    except (msgspec.DecodeError, ValueError, RecursionError) as fault:
        raise BadGame(f"this is not a game file: {fault}") from None
    if (found.format, found.version) != (FORMAT, VERSION):
        raise BadGame(f"this is not a game file of version {VERSION}, but {found.format!r} of version {found.version}")
    return found
