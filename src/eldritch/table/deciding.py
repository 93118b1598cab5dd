"""What a command leads to, or why it is rejected. Nothing here changes the table."""

from typing import Final

from . import offers, seating
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
from .offers import Line
from .play import Play
from .rejected import Rejected
from .setup import SECOND
from .state import TableState

LONGEST_PAUSE: Final = 3600 * SECOND
MOST_PREMOVES: Final = 20
BOT: Final = "bot:"


def bot_id(seat: int) -> str:
    """How a bot of the server signs its commands."""
    return f"{BOT}{seat}"


def decide(table: TableState, command: Command, by: str, now: int) -> list[Line]:
    """The entries that the command leads to."""
    match command:
        case Sit() | Leave() | Kick() | AddBot() | Ready() | Start():
            if table.phase != "open":
                raise Rejected("table-rejected-started")
            return seating.decide(table, command, by)
        case Rematch() | Answer() if table.phase == "over":
            seat = seat_of(table, by)
            return offers.answer(table, seat, command.yes) if isinstance(command, Answer) else again(table, seat)
        case Follow():
            if not table.rematch or table.next:
                raise Rejected("table-rejected-no-rematch")
            return [(None, "followed", {"table": command.table})]
        case Presence():
            return presence(table, command)
        case Restarted():
            return [(None, "restarted", {"since": min(max(command.since, table.last_at), now)})]
    if table.phase != "playing" or table.play is None:
        raise Rejected("table-rejected-not-playing")
    if isinstance(command, TimeOut):
        return on_time(table, table.play, now)
    if isinstance(command, Abandon):
        return [(None, "ended", {"ending": "abandoned", "winners": []})]
    if isinstance(command, ReplaceByBot):
        return replace(table, command.seat, by, now)
    return decide_for(table, table.play, command, by, now)


def decide_for(table: TableState, play: Play, command: Command, by: str, now: int) -> list[Line]:
    """What somebody at the table wants during play."""
    seat = seat_of(table, by)
    mine = table.seats[seat]
    if isinstance(command, Return):
        if not mine.stand_in or mine.resigned or by.startswith(BOT):
            raise Rejected("table-rejected-not-replaced")
        return [(seat, "returned", {})]
    if by.startswith(BOT) != bool(mine.bot()):
        raise Rejected("table-rejected-replaced")
    match command:
        case Act():
            return act(table, play, seat, command.action)
        case Premove():
            return premove(table, seat, command)
        case DropPremoves():
            if not mine.premoves:
                raise Rejected("table-rejected-no-premoves")
            return [(seat, "dropped", {"why": "own"})]
        case Undo():
            return undo(table, play, seat)
        case OfferDraw():
            return offers.ask(table, seat, "draw")
        case Pause():
            return offers.ask(table, seat, "pause")
        case Resume():
            return offers.ask(table, seat, "resume")
        case Answer():
            return offers.answer(table, seat, command.yes)
        case Resign():
            return resign(table, seat)
        case ClaimWin():
            return claim(table, seat, now)
    raise Rejected("table-rejected-not-now")


def seat_of(table: TableState, by: str) -> int:
    """The seat of the sender."""
    if by.startswith(BOT):
        place = by.removeprefix(BOT)
        seat = int(place) if place.isdecimal() and int(place) < len(table.seats) else None
        seat = seat if seat is not None and table.seats[seat].bot() else None
    else:
        seat = table.seat_of(by)
    if seat is None:
        raise Rejected("table-rejected-no-seat")
    return seat


def act(table: TableState, play: Play, seat: int, action: int) -> list[Line]:
    if table.paused_at is not None:
        raise Rejected("table-rejected-paused")
    legal = play.state.legal(seat)
    if not legal:
        raise Rejected("table-rejected-not-asked")
    if action not in legal:
        raise Rejected("table-rejected-illegal")
    return [(seat, "acted", {"action": action})]


def premove(table: TableState, seat: int, command: Premove) -> list[Line]:
    if len(table.seats[seat].premoves) >= MOST_PREMOVES:
        raise Rejected("table-rejected-many-premoves", most=MOST_PREMOVES)
    if not 0 <= command.action < table.game.actions.size:
        raise Rejected("table-rejected-illegal")
    return [(seat, "premoved", {"action": command.action, "step": command.step})]


def undo(table: TableState, play: Play, seat: int) -> list[Line]:
    if table.paused_at is not None:
        raise Rejected("table-rejected-paused")
    if play.can_undo_alone(seat):
        return [(seat, "undone", {"step": play.last_of(seat)})]
    return offers.ask(table, seat, "undo")


def again(table: TableState, seat: int) -> list[Line]:
    if table.rematch:
        raise Rejected("table-rejected-no-rematch")
    return offers.ask(table, seat, "rematch")


# Giving up, and those who are away.


def resign(table: TableState, seat: int) -> list[Line]:
    """With two seats the other wins. Among more a bot plays on, unless nobody is left to play with."""
    lines: list[Line] = [(seat, "resigned", {})]
    others = [number for number, other in enumerate(table.seats) if number != seat and not other.resigned]
    people = [number for number in others if not table.seats[number].is_bot()]
    if len(others) <= 1 or not people:
        lines.append((None, "ended", {"ending": "resigned", "winners": others}))
    return lines


def replace(table: TableState, seat: int, by: str, now: int) -> list[Line]:
    """Everybody may let a bot play for oneself; for another only if that one is absent."""
    sender = seat_of(table, by)
    if not 0 <= seat < len(table.seats) or not table.seats[seat].is_person():
        raise Rejected("table-rejected-no-person")
    if seat != sender and not is_absent(table, seat, now):
        raise Rejected("table-rejected-not-absent")
    if not table.setup.stand_in:
        raise Rejected("table-rejected-no-stand-in")
    return [(seat, "replaced", {"bot": table.setup.stand_in, "by": sender})]


def claim(table: TableState, seat: int, now: int) -> list[Line]:
    """With two seats, against somebody who is absent."""
    if len(table.seats) != 2:
        raise Rejected("table-rejected-claim-of-two")
    if not is_absent(table, 1 - seat, now):
        raise Rejected("table-rejected-not-absent")
    return [(None, "ended", {"ending": "claimed", "winners": [seat]})]


def is_absent(table: TableState, seat: int, now: int) -> bool:
    return table.seats[seat].is_absent(now, table.setup.clock.kind == "days")


def presence(table: TableState, command: Presence) -> list[Line]:
    """Only changes are noted."""
    if not 0 <= command.seat < len(table.seats) or table.seats[command.seat].player is None:
        raise Rejected("table-rejected-no-person")
    gone = table.seats[command.seat].gone_since is not None
    if gone != command.here:
        raise Rejected("table-rejected-no-change")
    return [(command.seat, "back" if command.here else "gone", {})]


# What the table does by itself.


def due(table: TableState) -> int | None:
    """When the table has something to do: a premove to play, a pause to end, a clock that ran out."""
    play = table.play
    if table.phase != "playing" or play is None:
        return None
    if table.paused_at is not None:
        return table.paused_at + LONGEST_PAUSE
    if next_premove(table, play) is not None or forsaken(table, play) is not None:
        return table.last_at
    return table.clocks.due()


def on_time(table: TableState, play: Play, now: int) -> list[Line]:
    """One thing that is due."""
    moment = due(table)
    if moment is None or now < moment:
        raise Rejected("table-rejected-not-due")
    if table.paused_at is not None:
        return [(None, "resumed", {})]
    seat = next_premove(table, play)
    if seat is not None:
        return play_premove(table, play, seat)
    seat = forsaken(table, play)
    why = "time" if seat is None else "forsaken"
    if seat is None:
        seat = play.state.deciders()[0]
    return [(seat, "acted", {"action": play.state.fallback(seat), "why": why})]


def next_premove(table: TableState, play: Play) -> int | None:
    """A seat that is asked and has said before what it would do."""
    for seat in play.state.deciders():
        if table.seats[seat].premoves:
            return seat
    return None


def play_premove(table: TableState, play: Play, seat: int) -> list[Line]:
    """The next of the seat's premoves if it can be played now; otherwise all of them are dropped."""
    action, step = table.seats[seat].premoves[0]
    fits = step in ("", play.state.stack[-1].name()) and action in play.state.legal(seat)
    if not fits:
        return [(seat, "dropped", {"why": "illegal"})]
    return [(seat, "acted", {"action": action, "why": "premove"})]


def forsaken(table: TableState, play: Play) -> int | None:
    """A seat that is asked, whose owner resigned where no bot stands in: the table plays it safe."""
    for seat in play.state.deciders():
        if table.seats[seat].resigned and not table.seats[seat].stand_in:
            return seat
    return None
