"""Before the start: who sits where, who is ready, when it begins."""

from typing import Any, Final

import msgspec

from .commands import AddBot, Kick, Leave, Ready, Sit, Start
from .offers import Line
from .rejected import Rejected
from .setup import Player, Setup
from .state import TableState

LONGEST_NAME: Final = 40

Before = Sit | Leave | Kick | AddBot | Ready | Start


def decide(table: TableState, command: Before, by: str) -> list[Line]:
    """What a command before the start leads to; when all seats are taken and ready it starts."""
    match command:
        case Sit():
            if table.seat_of(by) is not None or by.startswith("bot:"):
                raise Rejected("table-rejected-seated")
            return seated(table, command.seat, Player(by, checked_name(command.name)))
        case AddBot():
            check_host(table, by)
            seat = free_seat(table, command.seat)
            return seated(table, seat, Player(f"bot:{seat}", checked_name(command.name), checked_name(command.bot)))
        case Leave():
            return [(own_seat(table, by), "left", {"why": "own"})]
        case Kick():
            check_host(table, by)
            if not 0 <= command.seat < len(table.seats) or table.seats[command.seat].player is None:
                raise Rejected("table-rejected-no-person")
            return [(command.seat, "left", {"why": "kicked"})]
        case Ready():
            return made_ready(table, own_seat(table, by), command.ready)
        case Start():
            check_host(table, by)
            if not is_full(table):
                raise Rejected("table-rejected-open-seats")
            return started(table, command.position)


def seated(table: TableState, wanted: int | None, player: Player) -> list[Line]:
    seat = free_seat(table, wanted)
    lines: list[Line] = [(seat, "sat", {"player": msgspec.to_builtins(player)})]
    full = is_full(table, but=seat)
    if full and (table.setup.autostart or (player.bot and all_ready(table, but=seat))):
        lines += started(table)
    return lines


def made_ready(table: TableState, seat: int, ready: bool) -> list[Line]:
    if table.seats[seat].ready == ready:
        raise Rejected("table-rejected-no-change")
    lines: list[Line] = [(seat, "ready", {"ready": ready})]
    if ready and is_full(table) and all_ready(table, but=seat):
        lines += started(table)
    return lines


def started(table: TableState, position: dict[str, Any] | None = None) -> list[Line]:
    """The game begins: a branch with its position, any other without one."""
    if (table.setup.branch is None) != (position is None):
        raise Rejected("table-rejected-not-now")
    return [(None, "started", {} if position is None else {"position": position})]


def free_seat(table: TableState, wanted: int | None) -> int:
    """The seat that is wanted, or the first that is open."""
    for seat, there in enumerate(table.seats):
        if there.player is None and wanted in (None, seat):
            return seat
    raise Rejected("table-rejected-taken")


def own_seat(table: TableState, by: str) -> int:
    seat = table.seat_of(by)
    if seat is None:
        raise Rejected("table-rejected-no-seat")
    return seat


def check_host(table: TableState, by: str) -> None:
    if by != table.setup.host:
        raise Rejected("table-rejected-host-only")


def checked_name(name: str) -> str:
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
        raise Rejected("table-rejected-name", most=LONGEST_NAME)
    return name


def is_full(table: TableState, but: int | None = None) -> bool:
    return all(seat.player is not None for number, seat in enumerate(table.seats) if number != but)


def all_ready(table: TableState, but: int) -> bool:
    """Whether everyone but this one is ready; bots always are."""
    return all(seat.ready or seat.is_bot() for number, seat in enumerate(table.seats) if number != but)


def rematch_of(table: TableState, id: str, secret: bytes, now: int) -> tuple[Setup, list[tuple[str, Sit | AddBot]]]:
    """The set-up of the next table, and what to send it, by whom, so that all sit there one seat further."""
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
            commands.append((old.host, AddBot(player.bot, player.name, place)))
        else:
            commands.append((player.id, Sit(player.name, place)))
    return setup, commands
