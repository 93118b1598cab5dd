"""Opening tables and seating people: by choice, quick match, invitation or rematch."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from typing import Final

from litestar.di import NamedDependency
from sqlalchemy.exc import IntegrityError

from eldritch import table
from eldritch.records import Person
from eldritch.store import games
from eldritch.table import Entry, Rejected, Table

from ..api.errors import ApiError
from ..common import DAY, new_id, now_ms
from ..wire import Command, decode_summary
from ..wire.commands import Sit
from ..wire.lobby import Acked, Invite, NewTable, Quick, Running, TablePage
from .catalogue import check_clock, default_options
from .invitations import Invitations
from .opening import command_of, opening, running_of
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
        secret, table_id = secrets.token_bytes(32), new_id()
        setup, commands = opening(user, wanted, secret, now_ms())
        await self._rooms.open(table_id, setup, secret)
        for command, sender in commands:
            await self._rooms.send(table_id, command, sender)
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
        found = [running_of(each, await self._rooms.table(each.id), user.id) for each in mine.tables]
        return sorted(found, key=lambda each: not each.is_yours)

    # Commands.

    async def send(self, table_id: str, sent: Command, user: Person) -> Acked:
        """Execute a command of the user."""
        if isinstance(sent, Sit):
            sent = await self._check_invite(table_id, sent, user)
        done = await self._rooms.send(table_id, command_of(sent, user), user.id, sent.id, sent.seq)
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


def _is_stale(row: games.Listing) -> bool:
    return row.phase == "open" and now_ms() - row.changed > STALE_AFTER


ServicesDep = NamedDependency[Services]
TablesDep = NamedDependency[Tables]
