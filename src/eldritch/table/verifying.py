"""Verifies a finished game: every entry was allowed, and all randomness follows from the secret.

The command behind each entry is reconstructed and decided again. The log must agree with the outcome.
"""

from typing import Final

from .commands import (
    Abandon,
    Act,
    AddBot,
    Answer,
    ClaimWin,
    Command,
    DropPremoves,
    Follow,
    Kick,
    Leave,
    OfferDraw,
    Pause,
    Premove,
    Presence,
    Ready,
    Rematch,
    ReplaceByBot,
    Resign,
    Restarted,
    Resume,
    Return,
    Sit,
    Start,
    TimeOut,
    Undo,
)
from .deciding import bot_id
from .errors import BadGame, Rejected
from .files import GameFile, events_of
from .log import Entry
from .table import Table

OFFERS: Final[dict[str, Command]] = {
    "undo": Undo(),
    "draw": OfferDraw(),
    "pause": Pause(),
    "resume": Resume(),
    "rematch": Rematch(),
}
AUTOMATIC: Final = ("time", "premove", "forsaken")
"""The reasons for which the table acts for a seat."""


def verify(file: GameFile) -> Table:
    """Return the table of a valid file. BadGame names the first wrong entry and the fault."""
    table = Table(file.setup, bytes.fromhex(file.secret))
    rest = file.entries()
    while rest:
        decided = decide_again(table, rest[0])
        for made in decided:
            _compare(made, rest.pop(0) if rest else None)
            table.apply(made)
            line = file.log[made.seq]
            if line.happened != events_of(table, made):
                raise BadGame(f"entry {made.seq} ({made.kind}): the rules and the secret lead to another result")
    if table.result != file.result:
        raise BadGame(f"the result is {table.result}, not {file.result}")
    return table


def _compare(made: Entry, recorded: Entry | None) -> None:
    if recorded is None:
        raise BadGame(f"entry {made.seq} ({made.kind}) is missing at the end")
    if recorded != made:
        raise BadGame(f"entry {made.seq} says {_brief(recorded)}, but it must be {_brief(made)}")


def _brief(entry: Entry) -> str:
    return f"{entry.kind} of seat {entry.seat} {entry.body} (number {entry.seq}, at {entry.at})"


def decide_again(table: Table, entry: Entry) -> list[Entry]:
    """Return what the table decides on the command that must have led to this entry."""
    if entry.seq != table.length or entry.at < table.last_at:
        raise BadGame(f"expected entry {table.length} at {table.last_at} ms or later, not entry {entry.seq}")
    try:
        command, by = command_for(table, entry)
        return table.decide(command, by, entry.at)
    except BadGame:
        raise
    except Rejected as why:
        raise BadGame(f"entry {entry.seq} ({entry.kind}) is not possible: {why}") from None
    except (LookupError, TypeError, ValueError, AttributeError) as fault:
        raise BadGame(f"entry {entry.seq} ({entry.kind}) is malformed: {fault!r}") from None


def command_for(table: Table, entry: Entry) -> tuple[Command, str | None]:
    """The command that led to an entry, and its sender."""
    body = entry.body
    automatic = body.get("why") in AUTOMATIC
    match entry.kind:
        case "sat":
            player = body["player"]
            if player["bot"]:
                return AddBot(player["bot"], player["name"], entry.seat), table.setup.host
            return Sit(player["name"], entry.seat), player["id"]
        case "left" if body["why"] == "kicked":
            return Kick(_seat(entry)), table.setup.host
        case "started":
            return Start(body.get("position")), table.setup.host
        case "acted" if automatic:
            return TimeOut(), None
        case "dropped" if body["why"] == "illegal":
            return TimeOut(), None
        case "resumed":
            return TimeOut(), None
        case "replaced":
            return ReplaceByBot(_seat(entry)), _sender(table, body["by"])
        case "gone" | "back":
            return Presence(_seat(entry), entry.kind == "back"), None
        case "restarted":
            return Restarted(body["since"]), None
        case "followed":
            return Follow(body["table"]), None
        case "ended" if body["ending"] == "claimed":
            return ClaimWin(), _sender(table, body["winners"][0])
        case "ended":
            return Abandon(), None
    return _command_of_seat(entry), _owner(table, entry) if entry.kind == "returned" else _sender(table, _seat(entry))


def _command_of_seat(entry: Entry) -> Command:
    """The command of the seat that the entry names."""
    body = entry.body
    match entry.kind:
        case "left":
            return Leave()
        case "ready":
            return Ready(body["ready"])
        case "acted":
            return Act(body["action"])
        case "undone":
            return Undo()
        case "premoved":
            return Premove(body["action"], body["step"])
        case "dropped":
            return DropPremoves()
        case "offered":
            return OFFERS[body["what"]]
        case "agreed" | "declined":
            return Answer(entry.kind == "agreed")
        case "resigned":
            return Resign()
        case "returned":
            return Return()
    raise BadGame(f"entry {entry.seq}: {entry.kind!r} is not an automatic entry")


def _seat(entry: Entry) -> int:
    if entry.seat is None:
        raise BadGame(f"entry {entry.seq} ({entry.kind}) must name a seat")
    return entry.seat


def _owner(table: Table, entry: Entry) -> str:
    player = table.seats[_seat(entry)].player
    return player.id if player else ""


def _sender(table: Table, seat: int) -> str:
    """The id of the seat's current player: its owner or the stand-in."""
    there = table.seats[seat]
    if there.bot() and table.phase == "playing":
        return bot_id(seat)
    return there.player.id if there.player else ""
