"""Opening tables and bringing people together at them: by choice, by chance, by invitation, and again."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from typing import Final

from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.di import NamedDependency
from sqlalchemy.exc import IntegrityError

import eldritch
from eldritch import table
from eldritch.store import games
from eldritch.store.people import Person
from eldritch.table import Entry, Look, Rejected, Setup, Table

from ..api.errors import Refused
from ..api.security import plain
from ..people.companions import companion_id, players_of
from ..people.people import DAY, new_id, now_ms, tidy_name
from ..wire import Command, decode_summary, to_table
from ..wire.commands import Sit
from ..wire.lobby import Acked, Invite, NewTable, Quick, TablePage
from .catalogue import check_bot, check_clock, usual_bot, usual_options
from .services import Services
from .summary import Summary

FORGOTTEN: Final = DAY
"""Milliseconds after which a table that still waits for people is not listed any more."""
GRACE: Final = 60_000
"""Milliseconds in which the host of a new table need not be connected to it."""
MOST_QUICK: Final = 20
"""How many open tables are tried before a new one is opened."""


class Tables:
    """All tables, as people come to them."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._rooms = services.rooms
        self._signer = URLSafeTimedSerializer(services.keys.invites, salt="invite")
        self._rooms.after(self._play_again)

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
        """Public tables, or all tables of one person, most recently changed first.

        Of these, only the wanted ones are listed. Tables that have waited for players too long are shown only to their
        own people.
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
        found = [decode_summary(row.summary) for row in rows if person or not _is_forgotten(row)]
        tables = tuple(each for each in found if wanted(each))
        return TablePage(tables, rows[-1].changed if len(rows) == limit else None)

    async def open(self, who: Person, wanted: NewTable) -> str:
        """Open a table, sit down, and seat those who came along and the bots."""
        companions = [tidy_name(name) for name in wanted.companions]
        if companions and wanted.rated:
            raise Refused("server-rated-alone", 400)
        for spec in (*wanted.bots, *([wanted.stand_in] if wanted.stand_in else [])):
            check_bot(spec)
        least = eldritch.game(wanted.game).seats.start
        secret = secrets.token_bytes(32)
        setup = Setup.open(
            wanted.game,
            seats=wanted.seats or max(least, len(wanted.bots) + len(companions) + 1),
            host=who.id,
            secret=secret,
            now=now_ms(),
            options=dict(wanted.options),
            clock=check_clock(wanted.clock),
            rated=wanted.rated,
            listed=wanted.listed,
            title=plain(wanted.title),
            autostart=wanted.autostart,
            watch=wanted.watch or "",
            stand_in=wanted.stand_in or usual_bot(),
        )
        if len(wanted.bots) + len(companions) >= setup.seats or (wanted.seat or 0) >= setup.seats:
            raise Refused("server-too-few-seats", 400, seats=setup.seats)
        table_id = new_id()
        await self._rooms.open(table_id, setup, secret)
        await self._rooms.send(table_id, table.Sit(who.name, wanted.seat), who.id)
        for number, name in enumerate(companions, 1):
            await self._rooms.send(table_id, table.Sit(name), companion_id(who.id, number))
        for spec in wanted.bots:
            await self._rooms.send(table_id, table.AddBot(spec, spec), who.id)
        return table_id

    async def quick(self, who: Person, wanted: Quick) -> str:
        """A seat at a table that waits for people, or else a new table that does."""
        clock = check_clock(wanted.clock)
        waiting = await self.listing(phases=("open",), game=wanted.game, limit=MOST_QUICK)
        for found in waiting.tables:
            same = (found.clock, found.options, found.rated) == (clock, usual_options(wanted.game), False)
            if same and wanted.seats in (None, len(found.seats)) and await self._sits(found, who):
                return found.id
        return await self.open(who, NewTable(wanted.game, wanted.seats, clock=wanted.clock, autostart=True))

    async def _sits(self, found: Summary, who: Person) -> bool:
        """Whether somebody sits there already or could sit down, and somebody is there to play with."""
        room = await self._rooms.room(found.id)
        if room.table.seat_of(who.id) is not None:
            return True
        players = [seat.player.id for seat in room.table.seats if seat.player and not seat.player.bot]
        deserted = found.clock.kind != "days" and now_ms() - found.created > GRACE
        if deserted and not any(room.presence.is_here(player) for player in players):
            return False
        try:
            await self._rooms.send(found.id, table.Sit(who.name), who.id)
        except (Rejected, Refused):
            return False
        return True

    async def turns(self, who: Person) -> list[Summary]:
        """The tables where somebody is asked to choose, the one that waits longest last."""
        mine = await self.listing(phases=("playing",), person=who.id)
        return [found for found in mine.tables if await self._is_asked(found.id, who)]

    async def _is_asked(self, table_id: str, who: Person) -> bool:
        """Whether somebody, or one of those who came along, is asked to choose."""
        players = players_of(await self._rooms.table(table_id), who.id)
        return any([is_asked(await self._rooms.look(table_id, player)) for player in players])

    # Commands.

    async def send(self, table_id: str, sent: Command, who: Person) -> Acked:
        """Carry out somebody's command."""
        if isinstance(sent, Sit):
            sent = await self._admitted(table_id, sent, who)
        command = to_table(sent, who.name)
        if isinstance(command, table.AddBot):
            check_bot(command.bot)
        done = await self._rooms.send(table_id, command, who.id, sent.id, sent.seq)
        return Acked(sent.id, done.seq)

    async def _admitted(self, table_id: str, sent: Sit, who: Person) -> Sit:
        """Whether somebody may sit down: at a private table only where invited to."""
        if sent.invite is not None:
            at, seat = self.read_invite(sent.invite)
            if at != table_id:
                raise Refused("server-bad-invite", 403)
            return Sit(id=sent.id, seq=sent.seq, seat=sent.seat if seat is None else seat)
        setup = (await self._rooms.table(table_id)).setup
        if not setup.listed and who.id != setup.host:
            raise Refused("server-invite-needed", 403)
        return sent

    # Invitations.

    async def invite(self, table_id: str, who: Person, seat: int | None) -> Invite:
        """A link that gives a seat to whoever opens it first."""
        at = await self._rooms.table(table_id)
        if at.seat_of(who.id) is None and at.setup.host != who.id:
            raise Refused("server-not-seated", 403)
        if seat is not None and seat >= at.setup.seats:
            raise Refused("server-too-few-seats", 400, seats=at.setup.seats)
        token = self._signer.dumps([table_id, seat])
        assert isinstance(token, str)
        return Invite(token, f"/join/{token}", seat, now_ms() + self._services.settings.invite_days * DAY)

    def read_invite(self, token: str) -> tuple[str, int | None]:
        """The table and the seat of an invitation."""
        try:
            table_id, seat = self._signer.loads(token, max_age=self._services.settings.invite_days * DAY // 1000)
        except BadData:
            raise Refused("server-bad-invite", 403) from None
        return table_id, seat

    # Rematches.

    async def _play_again(self, table_id: str, ended: Table, entries: Sequence[Entry]) -> None:
        """When all have agreed to: open a table with everybody one seat further on, and tell them where.

        The new table's id follows from the old one's, so that it is done once only.
        """
        if not ended.rematch or ended.next:
            return
        again, secret = self._next_id(table_id), secrets.token_bytes(32)
        setup, sitting_down = ended.rematch_of(table_id, secret, now_ms())
        try:
            await self._rooms.open(again, setup, secret)
        except IntegrityError:
            return  # another worker is at it
        for sender, command in sitting_down:
            await self._rooms.send(again, command, sender)
        await self._rooms.send(table_id, table.Follow(again), None)

    def _next_id(self, table_id: str) -> str:
        mark = hmac.digest(self._services.keys.invites, f"rematch {table_id}".encode(), "sha256")
        return urlsafe_b64encode(mark[:9]).decode()


def _is_forgotten(row: games.Listing) -> bool:
    return row.phase == "open" and now_ms() - row.changed > FORGOTTEN


def is_asked(look: Look) -> bool:
    """Whether the game waits for the viewer."""
    decision = look.view["decision"] if look.view is not None and not look.paused else None
    return decision is not None and look.viewer in decision["seats"]


TheServices = NamedDependency[Services]
TheTables = NamedDependency[Tables]
