"""Routes for tables: listing, opening, quick match, commands, invitations and the lobby's socket."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from functools import lru_cache
from typing import Any, Final

from litestar import get, post, websocket
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from eldritch.records import Person
from eldritch.table import Look

from ..api.errors import ApiError
from ..api.params import (
    Before,
    Free,
    HeldSeat,
    Id,
    InviteText,
    Limit,
    Mine,
    OfClock,
    OfGame,
    OfPhase,
    Phase,
    Rated,
    Since,
)
from ..api.problems import PROBLEMS, AnyRequest
from ..api.security import LimiterDep, client_address, names_this_computer
from ..people.companions import player_at
from ..people.people import CurrentUser, PeopleDep, Visitor, session_channel
from ..settings import SettingsDep
from ..wire import Command, FinalFrame, Say, Update, decode_summary, encode
from ..wire.frames import GoneFrame, TableFrame, TablesFrame
from ..wire.lobby import Acked, Invite, InviteWanted, NewTable, Quick, Running, TablePage
from .bus import subscribed
from .chat import ChatDep
from .services import Services
from .sockets import Socket, SocketConnection, serve
from .summary import Summary, summary_of
from .tables import ServicesDep, TablesDep

MOST_CHANGES: Final = 200
"""Changes of tables whose frames are kept until all sockets have sent them."""

ALIVE: tuple[Phase, ...] = ("open", "playing")


@get("/api/tables", responses=PROBLEMS)
async def list_tables(
    visitor: Visitor,
    tables: TablesDep,
    phase: OfPhase = None,
    game: OfGame = None,
    mine: Mine = False,
    free: Free = False,
    rated: Rated = None,
    clock: OfClock = None,
    before: Before = None,
    limit: Limit = 50,
) -> TablePage:
    """Listed tables, or with `mine` all your own, most recently changed first.

    Filters apply after `limit`, so a page may contain fewer tables although more follow.
    """
    if mine and visitor is None:
        raise ApiError("server-not-signed-in", 401)
    phases = (phase,) if phase else ALIVE
    person = visitor.id if mine and visitor else ""

    def wanted(table: Summary) -> bool:
        return (
            (not free or any(seat.player is None for seat in table.seats))
            and rated in (None, table.rated)
            and clock in (None, table.clock.kind)
        )

    return await tables.listing(
        phases=phases, game=game or "", person=person, before=before, limit=limit, wanted=wanted
    )


@post("/api/tables", responses=PROBLEMS)
async def open_table(
    data: JSONBody[NewTable], user: CurrentUser, tables: TablesDep, services: ServicesDep, limiter: LimiterDep
) -> Summary:
    """Open a table and take a seat."""
    limiter.tables.check(user.id)
    return await _summary(services, await tables.open(user, data))


@get("/api/turns", responses=PROBLEMS)
async def list_turns(user: CurrentUser, tables: TablesDep) -> Sequence[Summary]:
    """The tables that wait for your decision."""
    return await tables.turns(user)


@get("/api/running", responses=PROBLEMS)
async def list_running(user: CurrentUser, tables: TablesDep) -> Sequence[Running]:
    """Your open and running tables with the seats each waits for, first those that wait for you."""
    return await tables.running(user)


@post("/api/quick", responses=PROBLEMS, status_code=200)
async def find_table(
    data: JSONBody[Quick], user: CurrentUser, tables: TablesDep, services: ServicesDep, limiter: LimiterDep
) -> Summary:
    """Quick match: take a seat at a suitable open table, or open one and wait."""
    limiter.tables.check(user.id)
    return await _summary(services, await tables.quick(user, data))


async def _summary(services: Services, table_id: Id) -> Summary:
    return summary_of(table_id, await services.rooms.table(table_id))


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def show_table(table_id: Id, services: ServicesDep) -> Summary:
    """The summary of a table."""
    return await _summary(services, table_id)


@get("/api/tables/{table_id:str}/look", responses=PROBLEMS)
async def look_at_table(table_id: Id, visitor: Visitor, services: ServicesDep, seat: HeldSeat = None) -> Look:
    """Everything you may see of a table, from your seat or as a spectator."""
    player = player_at(await services.rooms.table(table_id), seat, visitor)
    return await services.rooms.look(table_id, player.id if player else None)


@get("/api/tables/{table_id:str}/final", responses=PROBLEMS)
async def show_final_options(
    table_id: Id, visitor: Visitor, services: ServicesDep, seat: HeldSeat = None
) -> FinalFrame:
    """Your options that you cannot undo alone, or only until another player acts; judged by your own view."""
    player = player_at(await services.rooms.table(table_id), seat, visitor)
    return await services.rooms.final_options(table_id, player.id if player else None)


@get("/api/tables/{table_id:str}/story", responses=PROBLEMS)
async def tell_story(
    table_id: Id, visitor: Visitor, services: ServicesDep, since: Since = 0, seat: HeldSeat = None
) -> Sequence[Update]:
    """The updates you have been sent at a table, all of them or those after `since`."""
    player = player_at(await services.rooms.table(table_id), seat, visitor)
    updates = await services.rooms.updates(table_id, player.id if player else None, since)
    return [Update(update.seq, update.at, update.events) for update in updates]


@post("/api/tables/{table_id:str}/commands", responses=PROBLEMS, status_code=200)
async def send_command(
    table_id: Id,
    data: JSONBody[Command],
    user: CurrentUser,
    tables: TablesDep,
    chat: ChatDep,
    services: ServicesDep,
    seat: HeldSeat = None,
) -> Acked:
    """Send a command to a table. The table's socket takes the same commands and is faster."""
    at = await services.rooms.table(table_id)
    player = player_at(at, seat, user) or user
    if isinstance(data, Say):
        await chat.say(table_id, player, at.seat_of(player.id), data)
        return Acked(data.id, at.update_count(at.seat_of(player.id)))
    return await tables.send(table_id, data, player)


@post("/api/tables/{table_id:str}/invites", responses=PROBLEMS)
async def invite(
    request: AnyRequest,
    table_id: Id,
    data: JSONBody[InviteWanted],
    user: CurrentUser,
    tables: TablesDep,
    settings: SettingsDep,
) -> Invite:
    """Get a code and a link that give a seat to the first person who uses them."""
    origin = settings.home if names_this_computer(request) else ""
    return await tables.invite(table_id, user, data.seat, origin)


@get("/api/invites/{invite:str}", responses=PROBLEMS)
async def read_invite(
    request: AnyRequest, invite: InviteText, tables: TablesDep, services: ServicesDep, limiter: LimiterDep
) -> Summary:
    """The table of an invitation."""
    limiter.invites.check(client_address(request))
    return await _summary(services, await tables.invited_to(invite))


@websocket("/api/lobby")
async def watch_lobby(
    socket: Socket,
    visitor: Visitor,
    people: PeopleDep,
    tables: TablesDep,
    services: ServicesDep,
    limiter: LimiterDep,
    game: OfGame = None,
) -> None:
    """Listed tables and your own: all of them first, then each change."""

    async def handle(connection: SocketConnection) -> None:
        async with (
            subscribed(services.bus, "lobby") as changes,
            subscribed(services.bus, session_channel(visitor.id if visitor else "")) as ended,
            asyncio.TaskGroup() as tasks,
        ):
            listed = await tables.listing(phases=ALIVE, game=game or "", limit=100)
            await connection.send(encode(TablesFrame(listed.tables)))
            background = [_send_changes(connection, changes, game, visitor), watch_session(ended)]
            running = [tasks.create_task(work) for work in background]
            await connection.answer_pings()
            for task in running:
                task.cancel()

    async def watch_session(ended: AsyncIterator[bytes]) -> None:
        async for _ in ended:
            if visitor is not None:
                await people.reauthenticate(socket, visitor)

    await serve(socket, limiter, visitor, handle)


async def _send_changes(connection: SocketConnection, changes: Any, game: str | None, visitor: Person | None) -> None:
    async for data in changes:
        changed, frame = change_of(data)
        mine = visitor is not None and any(seat.player == visitor.id for seat in changed.seats)
        if (changed.listed or mine) and game in (None, changed.game):
            await connection.send(frame)


@lru_cache(MOST_CHANGES)
def change_of(data: bytes) -> tuple[Summary, bytes]:
    """A changed table and the frame that reports it, decoded and encoded once for all sockets of this worker."""
    changed = decode_summary(data)
    return changed, encode(TableFrame(changed) if changed.phase in ALIVE else GoneFrame(changed.id))


ROUTES: list[BaseRouteHandler] = [
    list_tables,
    open_table,
    list_turns,
    list_running,
    find_table,
    show_table,
    look_at_table,
    show_final_options,
    tell_story,
    send_command,
    invite,
    read_invite,
    watch_lobby,
]
