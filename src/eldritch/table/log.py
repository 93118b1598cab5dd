"""What is written down of a table, and what its viewers are told of it."""

from typing import Any

from msgspec import Struct, field

Viewer = int | None
"""A seat, or None for a spectator."""

Facts = dict[str, Any]


class Entry(Struct, frozen=True):
    """One line of a table's log. The set-up, the secret and these are all it takes to rebuild the table."""

    seq: int
    """Its number, counted from 0 without gaps."""
    at: int
    """When, in milliseconds since the epoch; never earlier than the entry before."""
    seat: int | None
    """The seat it is about; None if it is about the whole table."""
    kind: str
    body: Facts = field(default_factory=dict)


class Told(Struct, frozen=True):
    """What one viewer is told: the number of the update among those of this viewer, and what happened.

    Events of the game are as the game projects them; those of the table itself have names that begin with `table.`.
    """

    viewer: Viewer
    seq: int
    at: int
    events: tuple[Facts, ...]
