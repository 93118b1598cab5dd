"""A running game as one JSON file, to go on with it elsewhere: on a server, or in a page without one.

The file has the secret of the table, and with it everything that is hidden. Only a person who plays against nobody but
bots gets it, or one whose companions play at the same device.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct

from .errors import BadGame, Rejected
from .log import Entry
from .setup import Setup
from .table import Table
from .verifying import decide_again

FORMAT: Final = "eldritch saved game"
VERSION: Final = 1
TOLERANCE: Final = 5 * 60 * 1000
"""Milliseconds by which the clocks of two devices may differ."""
COMPANION: Final = "."
"""Separates a person's id from the number of their companion."""


class SavedGame(Struct, frozen=True):
    """The content of the file."""

    format: str
    version: int
    person: str
    """The id of the person where the game was saved."""
    setup: Setup
    secret: str
    log: tuple[Entry, ...]


def save(table: Table, person: str) -> bytes:
    """The file of a person's running game. Rejected if others play there."""
    if table.phase != "playing":
        raise Rejected("table-rejected-not-playing")
    if table.setup.rated or not is_alone(table, person):
        raise Rejected("table-rejected-not-alone")
    return msgspec.json.encode(
        SavedGame(FORMAT, VERSION, person, table.setup, table.secret.hex(), tuple(table.entries))
    )


def is_alone(table: Table, person: str) -> bool:
    """Whether only this person, their companions and bots play."""
    players = [seat.player for seat in table.seats if seat.player is not None and not seat.player.bot]
    return any(player.id == person for player in players) and all(owner(player.id) == person for player in players)


def owner(player: str) -> str:
    return player.partition(COMPANION)[0]


def is_saved(data: bytes) -> bool:
    """Whether this may be the file of a running game."""
    try:
        return msgspec.json.decode(data, type=_Format).format == FORMAT
    except (msgspec.DecodeError, RecursionError):
        return False


class _Format(Struct):
    format: str


def read_saved(data: bytes) -> SavedGame:
    """The content of a file. BadGame if it is not a saved game."""
    try:
        saved = msgspec.json.decode(data, type=SavedGame)
        bytes.fromhex(saved.secret)
    except (msgspec.DecodeError, ValueError, RecursionError) as fault:
        raise BadGame(f"this is not a saved game: {fault}") from None
    if (saved.format, saved.version) != (FORMAT, VERSION):
        raise BadGame(f"this is a saved game of version {saved.version}, not {VERSION}")
    return saved


def resume(saved: SavedGame, person: str, name: str, now: int) -> Table:
    """The table of a saved game, with this person in place of the one who saved it. BadGame names what is wrong."""
    setup = msgspec.structs.replace(saved.setup, host=renamed(saved.setup.host, saved.person, person), listed=False)
    table = Table(setup, bytes.fromhex(saved.secret))
    for entry in saved.log:
        if entry.at > now + TOLERANCE:
            raise BadGame(f"entry {entry.seq} is in the future")
        moved = msgspec.structs.replace(entry, body=_moved(entry.body, saved.person, person, name))
        decided = decide_again(table, moved)
        if decided[0] != moved:
            raise BadGame(f"entry {entry.seq} ({entry.kind}) does not follow from what went before")
        table.apply(moved)
    if table.phase != "playing" or table.setup.rated or not is_alone(table, person):
        raise BadGame("this is not a running game of one person against bots")
    return table


def renamed(player: str, before: str, after: str) -> str:
    """The id of a player after a person's id has changed: of the person, or of their companion."""
    return after + player.removeprefix(before) if owner(player) == before else player


def _moved(body: dict[str, Any], before: str, person: str, name: str) -> dict[str, Any]:
    """What an entry says, with the person's new id and name."""
    player = body.get("player")
    if not isinstance(player, dict) or player.get("bot") or owner(str(player.get("id"))) != before:
        return body
    moved = {**player, "id": renamed(str(player["id"]), before, person)}
    if player["id"] == before:
        moved["name"] = name
    return {**body, "player": moved}
