"""Companions: several people who play at one device in the session of the person who opened the table.

A companion has a seat, a name and an id. The table treats companions like other players, so their views are separate.
The id is the owner's id, a dot and a number. Other ids contain no dot.
"""

from collections.abc import Sequence
from typing import Final

from eldritch.records import Person
from eldritch.table import Table

from ..api.errors import ApiError

SEPARATOR: Final = "."


def companion_id(person: str, number: int) -> str:
    return f"{person}{SEPARATOR}{number}"


def owner_of(player: str) -> str:
    """The person in whose session a player plays: the player, or the owner of a companion."""
    return player.partition(SEPARATOR)[0]


def players_of(table: Table, person: str) -> Sequence[str]:
    """The ids of a person and their companions at a table."""
    seated = [seat.player.id for seat in table.seats if seat.player is not None and not seat.player.bot]
    return [player for player in seated if owner_of(player) == person]


def player_at(table: Table, seat: int | None, user: Person | None) -> Person | None:
    """The player for a request: the user, or the one in `seat` if that is the user or a companion."""
    if seat is None:
        return user
    player = table.seats[seat].player if seat < len(table.seats) else None
    if user is None or player is None or player.bot or owner_of(player.id) != user.id:
        raise ApiError("server-not-your-seat", 403)
    return Person(player.id, user.kind, player.name, user.created, user.owner)
