"""Opening tables and seating people: by choice, quick match, invitation or rematch."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence, Set
from itertools import count
from typing import Final

from litestar.di import NamedDependency
from sqlalchemy.exc import IntegrityError

import eldritch
from eldritch import table
from eldritch.store import games
from eldritch.store.people import Person
from eldritch.table import Entry, Look, Rejected, Setup, Table

from ..api.errors import ApiError
from ..api.security import clean_text
from ..people.companions import companion_id, players_of
from ..people.names import clean_name, skeleton
from ..people.people import DAY, new_id, now_ms
from ..wire import Command, decode_summary, to_table
from ..wire.commands import Sit
from ..wire.lobby import Acked, Invite, NewTable, Quick, Running, TablePage
from .catalogue import check_bot, check_clock, default_bot, default_options
from .invitations import Invitations
from .overload import Load
from .services import Services
from .summary import Summary

STALE_AFTER: Final = DAY
"""Milliseconds after which an open table is no longer listed."""
HOST_GRACE: Final = 60_000
"""Milliseconds during which quick match accepts a new table whose players are not connected."""
MAX_QUICK_TRIES: Final = 20
"""The number of open tables that quick match tries before it opens a new one."""


class Tables:
    """What users can do with tables."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._rooms = services.rooms
        self._invitations = Invitations(services.store, services.settings.invite_days)
        self._rooms.on_change(self._open_rematch)

    async def listing(
        self,
        *,
        phases: Sequence[str],
        game: str = "",
        person: str = "",
        before: int | None = None,
        limit: int = 50,
        wanted: Callable[[Summary], bool] = lambda _: True,
    ) -> TablePage:
        """Listed tables, or all tables of one person, most recently changed first.

        Up to `limit` tables are read, and those that are `wanted` are returned. Stale open tables are shown only to
        their own players.
        """
        rows = await self._services.store.read(
            lambda connection: games.listing(
                connection,
                phases=phases,
                name=game,
                person=person,
                listed_only=not person,
                before=before,
                limit=limit,
            )
        )
        found = [decode_summary(row.summary) for row in rows if person or not _is_stale(row)]
        tables = tuple(each for each in found if wanted(each))
        return TablePage(tables, rows[-1].changed if len(rows) == limit else None)

    async def open(self, user: Person, wanted: NewTable) -> str:
        """Open a table and seat the user, the companions and the bots."""
        self._services.overload.check(Load.TABLE)
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
        secret = secrets.token_bytes(32)
        setup = Setup.open(
            wanted.game,
            seats=wanted.seats or max([least, *(seat + 1 for seat in (*companions, *bots))]),
            host=user.id,
            secret=secret,
            now=now_ms(),
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
        table_id = new_id()
        await self._rooms.open(table_id, setup, secret)
        await self._rooms.send(table_id, table.Sit(user.name, wanted.seat), user.id)
        for number, (seat, name) in enumerate(companions.items(), 1):
            await self._rooms.send(table_id, table.Sit(name, seat), companion_id(user.id, number))
        for seat, spec in bots.items():
            await self._rooms.send(table_id, table.AddBot(spec, spec, seat), user.id)
        return table_id

    async def quick(self, user: Person, wanted: Quick) -> str:
        """Take a seat at a suitable open table, or open a new one."""
        clock = check_clock(wanted.clock)
        waiting = await self.listing(phases=("open",), game=wanted.game, limit=MAX_QUICK_TRIES)
        for found in waiting.tables:
            same = (found.clock, found.options, found.rated) == (clock, default_options(wanted.game), False)
            if same and wanted.seats in (None, len(found.seats)) and await self._sit_down(found, user):
                return found.id
        return await self.open(user, NewTable(wanted.game, wanted.seats, clock=wanted.clock, autostart=True))

    async def _sit_down(self, found: Summary, user: Person) -> bool:
        """Sit down at a table unless its players have left. False if that is impossible."""
        room = await self._rooms.room(found.id)
        if room.table.seat_of(user.id) is not None:
            return True
        players = [seat.player.id for seat in room.table.seats if seat.player and not seat.player.bot]
        check_presence = found.clock.kind != "days" and now_ms() - found.created > HOST_GRACE
        if check_presence and not any(room.presence.is_here(player) for player in players):
            return False
        try:
            await self._rooms.send(found.id, table.Sit(user.name), user.id)
        except (Rejected, ApiError):
            return False
        return True

    async def turns(self, user: Person) -> list[Summary]:
        """The tables that wait for the user's decision, the longest waiting last."""
        return [found.table for found in await self.running(user) if found.is_yours]

    async def running(self, user: Person) -> list[Running]:
        """The user's open and running tables, and whom each waits for: first those that wait for the user."""
        mine = await self.listing(phases=("open", "playing"), person=user.id)
        found = [await self._running(table, user) for table in mine.tables]
        return sorted(found, key=lambda each: not each.is_yours)

    async def _running(self, table: Summary, user: Person) -> Running:
        players = players_of(await self._rooms.table(table.id), user.id)
        looks = [await self._rooms.look(table.id, player) for player in players]
        seats = sorted({seat for look in looks for seat in deciding(look)})
        return Running(table, tuple(seats), is_yours=any(map(is_to_decide, looks)))

    # Commands.

    async def send(self, table_id: str, sent: Command, user: Person) -> Acked:
        """Execute a command of the user."""
        if isinstance(sent, Sit):
            sent = await self._check_invite(table_id, sent, user)
        command = to_table(sent, user.name)
        if isinstance(command, table.AddBot):
            check_bot(command.bot)
        done = await self._rooms.send(table_id, command, user.id, sent.id, sent.seq)
        return Acked(sent.id, done.seq)

    async def _check_invite(self, table_id: str, sent: Sit, user: Person) -> Sit:
        """Check that the user may sit down. A private table requires an invitation."""
        if sent.invite is not None:
            found = await self._invitations.find(sent.invite)
            if found.game_id != table_id:
                raise ApiError("server-bad-invite", 403)
            return Sit(id=sent.id, seq=sent.seq, seat=sent.seat if found.seat is None else found.seat)
        setup = (await self._rooms.table(table_id)).setup
        if not setup.listed and user.id != setup.host:
            raise ApiError("server-invite-needed", 403)
        return sent

    # Invitations.

    async def invite(self, table_id: str, user: Person, seat: int | None, origin: str) -> Invite:
        """An invitation to a seat of a table, or to any open seat, with a link to this origin."""
        at = await self._rooms.table(table_id)
        if at.seat_of(user.id) is None and at.setup.host != user.id:
            raise ApiError("server-not-seated", 403)
        if seat is not None and seat >= at.setup.seats:
            raise ApiError("server-too-few-seats", 400, seats=at.setup.seats)
        made = await self._invitations.create(table_id, seat)
        return Invite(made.code, f"/join/{made.code}", origin, seat, self._invitations.expiry(made))

    async def invited_to(self, code: str) -> str:
        """The id of the table that an invitation leads to."""
        return (await self._invitations.find(code)).game_id

    # Rematches.

    async def _open_rematch(self, table_id: str, ended: Table, entries: Sequence[Entry]) -> None:
        """If all have agreed to a rematch, open a table with everyone moved by one seat, and link to it.

        The new table's id is derived from the old one's, so that only one worker can create it.
        """
        if not ended.rematch or ended.next:
            return
        next_id, secret = self._next_id(table_id), secrets.token_bytes(32)
        setup, commands = ended.rematch_of(table_id, secret, now_ms())
        try:
            await self._rooms.open(next_id, setup, secret)
        except IntegrityError:
            return  # another worker has opened it
        for sender, command in commands:
            await self._rooms.send(next_id, command, sender)
        await self._rooms.send(table_id, table.Follow(next_id), None)

    def _next_id(self, table_id: str) -> str:
        mark = hmac.digest(self._services.key, f"rematch {table_id}".encode(), "sha256")
        return urlsafe_b64encode(mark[:9]).decode()


def _placed(names: Sequence[str | None], taken: Set[int]) -> dict[int, str]:
    """Give each name the next seat that is not taken. None leaves the seat free."""
    free = (seat for seat in count() if seat not in taken)
    return {seat: name for name, seat in zip(names, free, strict=False) if name is not None}


def _is_stale(row: games.Listing) -> bool:
    return row.phase == "open" and now_ms() - row.changed > STALE_AFTER


def deciding(look: Look) -> Sequence[int]:
    """The seats whose decision the game waits for."""
    decision = look.view["decision"] if look.view is not None and not look.paused else None
    return decision["seats"] if decision is not None else ()


def is_to_decide(look: Look) -> bool:
    """Whether the game waits for the viewer's decision."""
    return look.viewer in deciding(look)


ServicesDep = NamedDependency[Services]
TablesDep = NamedDependency[Tables]
