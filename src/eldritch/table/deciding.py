"""Decides which entries a command leads to, or why it is rejected. Nothing here changes the table."""

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
from .errors import Rejected
from .offers import EntryDraft
from .play import Play
from .setup import SECOND
from .state import TableState

MAX_PAUSE: Final = 3600 * SECOND
MAX_PREMOVES: Final = 20
BOT: Final = "bot:"


def bot_id(seat: int) -> str:
    """The sender id of a server bot's commands."""
    return f"{BOT}{seat}"


def decide(table: TableState, command: Command, by: str, now: int) -> list[EntryDraft]:
    """Return the entries that the command leads to."""
    match command:
        case Sit() | Leave() | Kick() | AddBot() | Ready() | Start():
            if table.phase != "open":
                raise Rejected("table-rejected-started")
            return seating.decide(table, command, by)
        case Rematch() | Answer() if table.phase == "over":
            seat = seat_of(table, by)
            if isinstance(command, Answer):
                return offers.answer(table, seat, command.yes)
            return offer_rematch(table, seat)
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
        return on_time_out(table, table.play, now)
    if isinstance(command, Abandon):
        return [(None, "ended", {"ending": "abandoned", "winners": []})]
    if isinstance(command, ReplaceByBot):
        return replace(table, command.seat, by, now)
    return decide_for_seat(table, table.play, command, by, now)


def decide_for_seat(table: TableState, play: Play, command: Command, by: str, now: int) -> list[EntryDraft]:
    """Decide a command that a seat sends during play."""
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
            return claim_win(table, seat, now)
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


def act(table: TableState, play: Play, seat: int, action: int) -> list[EntryDraft]:
    if table.paused_at is not None:
        raise Rejected("table-rejected-paused")
    legal = play.state.legal(seat)
    if not legal:
        raise Rejected("table-rejected-not-asked")
    if action not in legal:
        raise Rejected("table-rejected-illegal")
    return [(seat, "acted", {"action": action})]


def premove(table: TableState, seat: int, command: Premove) -> list[EntryDraft]:
    if len(table.seats[seat].premoves) >= MAX_PREMOVES:
        raise Rejected("table-rejected-many-premoves", most=MAX_PREMOVES)
    if not 0 <= command.action < table.game.actions.size:
        raise Rejected("table-rejected-illegal")
    return [(seat, "premoved", {"action": command.action, "step": command.step})]


def undo(table: TableState, play: Play, seat: int) -> list[EntryDraft]:
    if table.paused_at is not None:
        raise Rejected("table-rejected-paused")
    if play.can_undo_alone(seat):
        return [(seat, "undone", {"step": play.last_of(seat)})]
    return offers.ask(table, seat, "undo")


def offer_rematch(table: TableState, seat: int) -> list[EntryDraft]:
    if table.rematch:
        raise Rejected("table-rejected-no-rematch")
    return offers.ask(table, seat, "rematch")


# Resignation and absence.


def resign(table: TableState, seat: int) -> list[EntryDraft]:
    """End the game if one player, or no person, is left. Otherwise a bot plays on."""
    drafts: list[EntryDraft] = [(seat, "resigned", {})]
    others = [number for number, other in enumerate(table.seats) if number != seat and not other.resigned]
    people = [number for number in others if not table.seats[number].is_bot()]
    if len(others) <= 1 or not people:
        drafts.append((None, "ended", {"ending": "resigned", "winners": others}))
    return drafts


def replace(table: TableState, seat: int, by: str, now: int) -> list[EntryDraft]:
    """Let a bot play for the sender's own seat, or for the seat of an absent player."""
    sender = seat_of(table, by)
    if not 0 <= seat < len(table.seats) or not table.seats[seat].is_person():
        raise Rejected("table-rejected-no-person")
    if seat != sender and not is_absent(table, seat, now):
        raise Rejected("table-rejected-not-absent")
    if not table.setup.stand_in:
        raise Rejected("table-rejected-no-stand-in")
    return [(seat, "replaced", {"bot": table.setup.stand_in, "by": sender})]


def claim_win(table: TableState, seat: int, now: int) -> list[EntryDraft]:
    """Win against the only other player, who is absent."""
    if len(table.seats) != 2:
        raise Rejected("table-rejected-claim-of-two")
    if not is_absent(table, 1 - seat, now):
        raise Rejected("table-rejected-not-absent")
    return [(None, "ended", {"ending": "claimed", "winners": [seat]})]


def is_absent(table: TableState, seat: int, now: int) -> bool:
    return table.seats[seat].is_absent(now, table.setup.clock.kind == "days")


def presence(table: TableState, command: Presence) -> list[EntryDraft]:
    """Record a change of presence. Anything else is rejected."""
    if not 0 <= command.seat < len(table.seats) or table.seats[command.seat].player is None:
        raise Rejected("table-rejected-no-person")
    gone = table.seats[command.seat].gone_since is not None
    if gone != command.here:
        raise Rejected("table-rejected-no-change")
    return [(command.seat, "back" if command.here else "gone", {})]


# What the table does without a command of a player.


def due(table: TableState) -> int | None:
    """When the table has to act: play a premove, end a pause, or act for a seat whose clock has run out."""
    play = table.play
    if table.phase != "playing" or play is None:
        return None
    if table.paused_at is not None:
        return table.paused_at + MAX_PAUSE
    if next_premove(table, play) is not None or resigned_decider(table, play) is not None:
        return table.last_at
    return table.clocks.due()


def on_time_out(table: TableState, play: Play, now: int) -> list[EntryDraft]:
    """Do the first thing that is due."""
    moment = due(table)
    if moment is None or now < moment:
        raise Rejected("table-rejected-not-due")
    if table.paused_at is not None:
        return [(None, "resumed", {})]
    seat = next_premove(table, play)
    if seat is not None:
        return play_premove(table, play, seat)
    seat = resigned_decider(table, play)
    why = "time" if seat is None else "forsaken"
    if seat is None:
        seat = play.state.deciders()[0]
    return [(seat, "acted", {"action": play.state.fallback(seat), "why": why})]


def next_premove(table: TableState, play: Play) -> int | None:
    """The first decider with a premove."""
    for seat in play.state.deciders():
        if table.seats[seat].premoves:
            return seat
    return None


def play_premove(table: TableState, play: Play, seat: int) -> list[EntryDraft]:
    """Play the seat's next premove if it is legal; otherwise drop all of them."""
    action, step = table.seats[seat].premoves[0]
    fits = step in ("", play.state.stack[-1].name()) and action in play.state.legal(seat)
    if not fits:
        return [(seat, "dropped", {"why": "illegal"})]
    return [(seat, "acted", {"action": action, "why": "premove"})]


def resigned_decider(table: TableState, play: Play) -> int | None:
    """The first decider that has resigned and has no stand-in. The table plays its fallback action."""
    for seat in play.state.deciders():
        if table.seats[seat].resigned and not table.seats[seat].stand_in:
            return seat
    return None
