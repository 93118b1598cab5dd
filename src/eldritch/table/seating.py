"""Commands before the start: seats, readiness and the start itself."""

from typing import Any, Final

import msgspec

from .commands import AddBot, Kick, Leave, Ready, Sit, Start
from .errors import Rejected
from .offers import EntryDraft
from .setup import Player, Setup
from .state import TableState

MAX_NAME_LENGTH: Final = 40

BeforeStart = Sit | Leave | Kick | AddBot | Ready | Start


def decide(table: TableState, command: BeforeStart, by: str) -> list[EntryDraft]:
    """Return the entries that a command before the start leads to."""
    match command:
        case Sit():
            if table.seat_of(by) is not None or by.startswith("bot:"):
                raise Rejected("table-rejected-seated")
            return take_seat(table, command.seat, Player(by, check_name(command.name)))
        case AddBot():
            check_host(table, by)
            seat = free_seat(table, command.seat)
            return take_seat(table, seat, Player(f"bot:{seat}", check_name(command.name), check_name(command.bot)))
        case Leave():
            return [(seat_of(table, by), "left", {"why": "own"})]
        case Kick():
            check_host(table, by)
            if not 0 <= command.seat < len(table.seats) or table.seats[command.seat].player is None:
                raise Rejected("table-rejected-no-person")
            return [(command.seat, "left", {"why": "kicked"})]
        case Ready():
            return set_ready(table, seat_of(table, by), command.ready)
        case Start():
            check_host(table, by)
            if not is_full(table):
                raise Rejected("table-rejected-open-seats")
            return start(table, command.position)


def take_seat(table: TableState, wanted: int | None, player: Player) -> list[EntryDraft]:
    seat = free_seat(table, wanted)
    drafts: list[EntryDraft] = [(seat, "sat", {"player": msgspec.to_builtins(player)})]
    full = is_full(table, but=seat)
    if full and (table.setup.autostart or (player.bot and all_ready(table, but=seat))):
        drafts += start(table)
    return drafts


def set_ready(table: TableState, seat: int, ready: bool) -> list[EntryDraft]:
    if table.seats[seat].ready == ready:
        raise Rejected("table-rejected-no-change")
    drafts: list[EntryDraft] = [(seat, "ready", {"ready": ready})]
    if ready and is_full(table) and all_ready(table, but=seat):
        drafts += start(table)
    return drafts


def start(table: TableState, position: dict[str, Any] | None = None) -> list[EntryDraft]:
    """Start the game. A branch needs a position, any other game must not have one."""
    if (table.setup.branch is None) != (position is None):
        raise Rejected("table-rejected-not-now")
    return [(None, "started", {} if position is None else {"position": position})]


def free_seat(table: TableState, wanted: int | None) -> int:
    """The wanted seat if it is open; without a wish, the first open seat."""
    for seat, there in enumerate(table.seats):
        if there.player is None and wanted in (None, seat):
            return seat
    raise Rejected("table-rejected-taken")


def seat_of(table: TableState, by: str) -> int:
    seat = table.seat_of(by)
    if seat is None:
        raise Rejected("table-rejected-no-seat")
    return seat


def check_host(table: TableState, by: str) -> None:
    if by != table.setup.host:
        raise Rejected("table-rejected-host-only")


def check_name(name: str) -> str:
    if not 0 < len(name) <= MAX_NAME_LENGTH or not name.isprintable() or name != name.strip():
        raise Rejected("table-rejected-name", most=MAX_NAME_LENGTH)
    return name


def is_full(table: TableState, but: int | None = None) -> bool:
    return all(seat.player is not None for number, seat in enumerate(table.seats) if number != but)


def all_ready(table: TableState, but: int) -> bool:
    """Whether everyone except this seat is ready; bots always are."""
    return all(seat.ready or seat.is_bot() for number, seat in enumerate(table.seats) if number != but)


def rematch_of(table: TableState, id: str, secret: bytes, now: int) -> tuple[Setup, list[tuple[str, Sit | AddBot]]]:
    """The set-up of the rematch, and the commands (with senders) that seat everyone one place further."""
    old = table.setup
    setup = Setup.open(
        old.game,
        seats=old.seats,
        host=old.host,
        secret=secret,
        now=now,
        options=old.options,
        clock=old.clock,
        rated=old.rated,
        listed=old.listed,
        title=old.title,
        autostart=True,
        watch=old.watch,
        stand_in=old.stand_in,
        previous=id,
    )
    commands: list[tuple[str, Sit | AddBot]] = []
    for number, seat in enumerate(table.seats):
        player, place = seat.player, (number + 1) % old.seats
        assert player is not None
        if player.bot:
            name = player.name if player.name.isdecimal() else str(number)  # Its name goes with it.
            commands.append((old.host, AddBot(player.bot, name, place)))
        else:
            commands.append((player.id, Sit(player.name, place)))
    return setup, commands
