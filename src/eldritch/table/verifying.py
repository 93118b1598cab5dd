"""Checking a finished game: every entry could be made when it was made, and chance was what the secret says.

Each entry is decided anew by what must have been asked for; the log has to say the same.
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
from .files import GameFile, happened
from .log import Entry
from .rejected import BadGame, Rejected
from .table import Table

OFFERS: Final[dict[str, Command]] = {
    "undo": Undo(),
    "draw": OfferDraw(),
    "pause": Pause(),
    "resume": Resume(),
    "rematch": Rematch(),
}
BY_ITSELF: Final = ("time", "premove", "forsaken")
"""Why the table acts for a seat."""


def verify(file: GameFile) -> Table:
    """The table that the file tells of. BadGame names the first entry that is wrong, and what is wrong with it."""
    table = Table(file.setup, bytes.fromhex(file.secret))
    rest = file.entries()
    while rest:
        decided = decided_anew(table, rest[0])
        for made in decided:
            _compare(made, rest.pop(0) if rest else None)
            table.apply(made)
            line = file.log[made.seq]
            if line.happened != happened(table, made):
                raise BadGame(f"entry {made.seq} ({made.kind}): by the rules and the secret something else happened")
    if table.result != file.result:
        raise BadGame(f"the result is {table.result}, not {file.result}")
    return table


def _compare(made: Entry, told: Entry | None) -> None:
    if told is None:
        raise BadGame(f"entry {made.seq} ({made.kind}) is missing at the end")
    if told != made:
        raise BadGame(f"entry {made.seq} says {_brief(told)}, but it must be {_brief(made)}")


def _brief(entry: Entry) -> str:
    return f"{entry.kind} of seat {entry.seat} {entry.body} (number {entry.seq}, at {entry.at})"


def decided_anew(table: Table, entry: Entry) -> list[Entry]:
    """What the table decides when asked what must have been asked before this entry."""
    if entry.seq != len(table.entries) or entry.at < table.last_at:
        raise BadGame(f"entry {entry.seq}: entry {len(table.entries)} is due, not before {table.last_at}")
    try:
        command, by = asked_for(table, entry)
        return table.decide(command, by, entry.at)
    except BadGame:
        raise
    except Rejected as why:
        raise BadGame(f"entry {entry.seq} ({entry.kind}) cannot be: {why}") from None
    except (LookupError, TypeError, ValueError, AttributeError) as fault:
        raise BadGame(f"entry {entry.seq} ({entry.kind}) is malformed: {fault!r}") from None


def asked_for(table: Table, entry: Entry) -> tuple[Command, str | None]:
    """The command that led to an entry, and its sender."""
    body = entry.body
    by_itself = body.get("why") in BY_ITSELF
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
        case "acted" if by_itself:
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
    return _own_command(entry), _owner(table, entry) if entry.kind == "returned" else _sender(table, _seat(entry))


def _own_command(entry: Entry) -> Command:
    """What the seat itself asked for."""
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
    raise BadGame(f"entry {entry.seq}: an entry {entry.kind!r} does not come by itself")


def _seat(entry: Entry) -> int:
    if entry.seat is None:
        raise BadGame(f"entry {entry.seq} ({entry.kind}) must name a seat")
    return entry.seat


def _owner(table: Table, entry: Entry) -> str:
    player = table.seats[_seat(entry)].player
    return player.id if player else ""


def _sender(table: Table, seat: int) -> str:
    """Who plays the seat now: its owner, or the bot that stands in."""
    there = table.seats[seat]
    if there.bot() and table.phase == "playing":
        return bot_id(seat)
    return there.player.id if there.player else ""
