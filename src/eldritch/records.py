"""What is kept of tables and people, whatever keeps it: the log with its senders, listings, chat lines, people."""

from typing import Literal

from msgspec import Struct

from eldritch.table import Entry, Setup

Kind = Literal["guest", "member", "bot"]

Taken = tuple[str, int, bytes]
"""A snapshot: the table's id, the number of entries and the data."""


class Logged(Struct, frozen=True):
    """A log entry, with the sender and id of the command that caused it."""

    entry: Entry
    sender: str | None
    ref: str


class Loaded(Struct, frozen=True):
    """A table as loaded from the database."""

    setup: Setup
    secret: bytes
    log: list[Logged]
    """The entries after the snapshot, or all of them if there is none."""
    facts: "Facts"
    snapshot: bytes | None = None


class Facts(Struct, frozen=True):
    """The columns by which tables are listed."""

    name: str
    phase: str
    listed: bool
    ticking: bool
    summary: bytes
    """The summary of the table, as JSON."""
    changed: int
    people: tuple[str, ...]


class ChatLine(Struct, frozen=True):
    """A chat line: a preset or free text."""

    person: str
    name: str
    seat: int | None
    at: int
    preset: str | None = None
    text: str | None = None


class Person(Struct, frozen=True):
    """A guest, member or bot. The id is public."""

    id: str
    kind: Kind
    name: str
    created: int
    owner: str | None = None


class Fenced(Exception):
    """Another worker has already written this entry of the log."""


class Unconfirmed(Exception):
    """The connection was lost while entries were stored: they may be in the log, or not."""
