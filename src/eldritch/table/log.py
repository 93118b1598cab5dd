"""Log entries, and the updates that viewers are sent."""

from typing import Any

from msgspec import Struct, field

Viewer = int | None
"""A seat, or None for a spectator."""

Facts = dict[str, Any]


class Entry(Struct, frozen=True):
    """One entry of a table's log. Set-up, secret and entries suffice to rebuild the table."""

    seq: int
    """Its number, counted from 0 without gaps."""
    at: int
    """Milliseconds since the epoch; never earlier than the previous entry."""
    seat: int | None
    """The seat it concerns; None for the whole table."""
    kind: str
    body: Facts = field(default_factory=dict)


class ViewerUpdate(Struct, frozen=True):
    """An update sent to one viewer: its number in the viewer's own count, and the events.

    Events of the game are projected for the viewer. Names of the table's own events begin with `table.`.
    """

    viewer: Viewer
    seq: int
    at: int
    events: tuple[Facts, ...]
