"""Several people at one device: whoever opens a table may bring others along, who play in the same session.

A companion has a seat, a name and an id of its own, so that at the table all are players alike: what one of them may
not see is in no view of another. The id is that of who brought them, a dot, and a number; the dot stands in no other.
"""

from collections.abc import Sequence
from typing import Final

from eldritch.store.people import Person
from eldritch.table import Table

from ..api.errors import ApiError

SEPARATOR: Final = "."


def companion_id(person: str, number: int) -> str:
    return f"{person}{SEPARATOR}{number}"


def owner_of(player: str) -> str:
    """The person in whose session a player plays: oneself, or who brought one along."""
    return player.partition(SEPARATOR)[0]


def players_of(table: Table, person: str) -> Sequence[str]:
    """The ids under which somebody plays at a table: one's own, and those of one's companions."""
    seated = [seat.player.id for seat in table.seats if seat.player is not None and not seat.player.bot]
    return [player for player in seated if owner_of(player) == person]


def player_at(table: Table, seat: int | None, user: Person | None) -> Person | None:
    """As whom somebody looks and plays: as oneself, or in a seat that is named. Seats of others are refused."""
    if seat is None:
        return user
    player = table.seats[seat].player if seat < len(table.seats) else None
    if user is None or player is None or player.bot or owner_of(player.id) != user.id:
        raise ApiError("server-not-your-seat", 403)
    return Person(player.id, user.kind, player.name, user.created, user.owner)
