"""Opening tables, and what people send to them: the same on a server and in a page."""

from collections.abc import Sequence, Set
from itertools import count

import eldritch
from eldritch import table
from eldritch.records import Person
from eldritch.table import FromPeople, Look, Setup, Table

from ..api.clean_text import clean_text
from ..api.errors import ApiError
from ..common import now_ms
from ..people.companions import companion_id, players_of
from ..people.names import clean_name, skeleton
from ..wire import Command, to_table
from ..wire.lobby import NewTable, Running
from .catalogue import check_bot, check_clock, default_bot
from .summary import Summary


def opening(user: Person, wanted: NewTable, secret: bytes, now: int) -> tuple[Setup, list[tuple[FromPeople, str]]]:
    """The set-up of a wanted table, and the commands that seat the user, the companions and the bots."""
    named = [user.name, *filter(None, wanted.companions)]
    if len({skeleton(name) for name in named}) < len(named):
        raise ApiError("server-name-taken", 409)
    if any(wanted.companions) and wanted.rated:
        raise ApiError("server-rated-alone", 400)
    for spec in filter(None, (*wanted.bots, wanted.stand_in)):
        check_bot(spec)
    least = eldritch.game(wanted.game).seats.start
    host = wanted.seat or 0
    companions = _placed([None if name is None else clean_name(name) for name in wanted.companions], {host})
    bots = _placed(wanted.bots, {host, *companions})
    setup = Setup.open(
        wanted.game,
        seats=wanted.seats or max([least, *(seat + 1 for seat in (*companions, *bots))]),
        host=user.id,
        secret=secret,
        now=now,
        options=dict(wanted.options),
        clock=check_clock(wanted.clock),
        rated=wanted.rated,
        listed=wanted.listed,
        title=clean_text(wanted.title),
        autostart=wanted.autostart,
        watch=wanted.watch or "",
        stand_in=wanted.stand_in or default_bot(),
    )
    if max([host, *companions, *bots]) >= setup.seats:
        raise ApiError("server-too-few-seats", 400, seats=setup.seats)
    commands: list[tuple[FromPeople, str]] = [(table.Sit(user.name, wanted.seat), user.id)]
    for number, (seat, name) in enumerate(companions.items(), 1):
        commands.append((table.Sit(name, seat), companion_id(user.id, number)))
    commands += [(table.AddBot(spec, spec, seat), user.id) for seat, spec in bots.items()]
    return setup, commands


def _placed(names: Sequence[str | None], taken: Set[int]) -> dict[int, str]:
    """Give each name the next seat that is not taken. None leaves the seat free."""
    free = (seat for seat in count() if seat not in taken)
    return {seat: name for name, seat in zip(names, free, strict=False) if name is not None}


def command_of(sent: Command, user: Person) -> FromPeople:
    """The command of the table that a message stands for."""
    command = to_table(sent, user.name)
    if isinstance(command, table.AddBot):
        check_bot(command.bot)
    return command


def running_of(summary: Summary, at: Table, person: str) -> Running:
    """A table of a person with the seats it waits for."""
    looks = [at.look(at.seat_of(player), now_ms()) for player in players_of(at, person)]
    seats = sorted({seat for look in looks for seat in deciding(look)})
    return Running(summary, tuple(seats), is_yours=any(map(is_to_decide, looks)))


def deciding(look: Look) -> Sequence[int]:
    """The seats whose decision the game waits for."""
    decision = look.view["decision"] if look.view is not None and not look.paused else None
    return decision["seats"] if decision is not None else ()


def is_to_decide(look: Look) -> bool:
    """Whether the game waits for the viewer's decision."""
    return look.viewer in deciding(look)
