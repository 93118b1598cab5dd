"""Runs the clock, the bots and the absence check of tables being played. One worker holds the lease of each table."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, Protocol

from eldritch.core.game import find
from eldritch.core.state import State
from eldritch.table import Act, Presence, Rejected, Restarted, TimeOut, bot_id

from ..api.errors import ApiError
from .pacing import PACES, Pace, Turn, due
from .room import Room

MIN_DOWNTIME: Final = 1000
"""Downtime in milliseconds that is short enough to be ignored by clocks."""
RETRY_DELAY: Final = 0.05
"""Seconds until a timer is set again if nothing had expired when it fired."""
STORE_RETRY_DELAY: Final = 1.0
"""Seconds until the next attempt after the database could not be reached."""
SHORTEST_WAIT: Final = 0.001
"""Seconds below which a bot does not wait."""
AWAY_AFTER: Final = 15_000
"""Milliseconds without a connection after which a player counts as away."""


def bot_key(room: Room, seat: int) -> str:
    """The pool's key for a bot at a table. It changes with every undo, which invalidates the bot's search tree."""
    return f"{room.id}:{seat}:{room.table.undos}"


class RunnerContext(Protocol):
    """What `TableRunner` needs from `Rooms`."""

    closing: bool

    @property
    def store_faults(self) -> tuple[type[Exception], ...]:
        """What is raised if the store cannot be reached."""

    def now(self) -> int:
        """The time in milliseconds."""

    def spawn(self, work: Coroutine[Any, Any, Any], cancellable: bool = False) -> None:
        """Run a coroutine in the background."""

    async def execute(self, room: Room, command: Any, by: str | None) -> Any:
        """Decide, store and fold a command."""


class Chooser(Protocol):
    """What `TableRunner` needs of the bot pool."""

    async def choose(self, bot: str, seen: State, player: str = "") -> int:
        """The action that a bot chooses in a view."""


class Worker(Protocol):
    """The worker that ran a table before."""

    @property
    def seen(self) -> int:
        """When it was last alive."""


class Leases(Protocol):
    """The tables whose clock and bots run here."""

    held: set[str]

    async def claim(self, game_id: str) -> tuple[bool, Worker | None]:
        """Take a lease unless another live worker holds it. Returns whether we hold it, and the dead holder before."""

    async def release(self, game_id: str) -> None:
        """Give up a lease."""


class TableRunner:
    """Sends the commands that no client sends: time-outs, bots' actions, presence changes."""

    def __init__(self, rooms: RunnerContext, leases: Leases, bots: Chooser, pace: float) -> None:
        """`pace`: a factor for the time that bots wait before they act. 0: they never wait."""
        self._rooms = rooms
        self.leases = leases
        self._bot_pool = bots
        self._pace = pace
        self._faults: tuple[type[Exception], ...] = (ApiError, *rooms.store_faults)

    async def take_over(self, room: Room) -> None:
        """Take the lease of a loaded table if no other worker holds it."""
        ours, _ = await self.leases.claim(room.id)
        if ours:
            self.update(room)

    async def resume(self, room: Room) -> None:
        """Take the lease of a table that was just loaded. If the server was down, stop its clock for that time."""
        if room.id in self.leases.held:
            return  # it was only unloaded; its clock kept running
        ours, before = await self.leases.claim(room.id)
        if not ours:
            return
        table = room.table
        since = max(table.last_at, before.seen if before else 0)
        blamed = table.setup.clock.kind != "none" or any(seat.gone_since is not None for seat in table.seats)
        if blamed and self._rooms.now() - since > MIN_DOWNTIME:
            await self._send(room, Restarted(since))

    def update(self, room: Room) -> None:
        """Set the timer and start the bots that are to move. Called after each change of a table."""
        self._set_timer(room)
        if room.table.phase != "playing":
            if room.id in self.leases.held:
                self._rooms.spawn(self.leases.release(room.id))
        elif room.id in self.leases.held:
            for seat, bot in room.table.bots_to_move():
                if seat not in room.thinking:
                    room.thinking.add(seat)
                    self._rooms.spawn(self._play_bot(room, seat, bot), cancellable=True)
        elif room.table.log.last_kind == "started":
            self._rooms.spawn(self.take_over(room))

    # Clocks.

    def _set_timer(self, room: Room, least: float = 0.0) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        due = room.table.due()
        if due is not None:
            wait = max((due - self._rooms.now()) / 1000, least)
            room.timer = asyncio.get_running_loop().call_later(wait, self._on_timer, room)

    def _on_timer(self, room: Room) -> None:
        self._rooms.spawn(self._time_out(room))

    async def _time_out(self, room: Room) -> None:
        if not await self._send(room, TimeOut()):
            self._set_timer(room, RETRY_DELAY)

    # Bots.

    async def _play_bot(self, room: Room, seat: int, bot: str) -> None:
        """Play a bot's decision after a short wait. Discard it if the table has changed in the meantime."""
        asked = asyncio.get_running_loop().time()
        if room.turn is None or room.turn.seat != seat:
            room.turn = Turn(seat, asked)
        turn = room.turn
        seen = room.table.seen(seat)
        seq = room.table.update_count(seat)
        try:
            action = await self._bot_pool.choose(bot, seen, bot_key(room, seat))
            await self._wait(room, turn, seen, action, asked)
            if room.table.update_count(seat) == seq and (seat, bot) in room.table.bots_to_move():
                await self._send(room, Act(action), bot_id(seat))
        finally:
            room.thinking.discard(seat)
            if not self._rooms.closing:
                self.update(room)

    async def _wait(self, room: Room, turn: Turn, seen: State, action: int, asked: float) -> None:
        """Wait until a bot's answer may be sent at the speed of the table, which may change meanwhile."""
        factor = self._pace
        if not factor:
            return
        clock = asyncio.get_running_loop().time
        profile = find(room.table.setup.game).profile
        step, verb = seen.stack[-1].name(), seen.describe(action)["verb"]
        bots = sum(bool(seat.bot()) for seat in room.table.seats)
        answered = clock()
        while True:
            pace = PACES[room.speed.speed(room.table)]
            limit = turn.since + factor * pace.turn_of_all / bots
            pace = Pace(factor * pace.step, 0, factor * pace.guarded)
            wait = due(profile, pace, step, verb, asked=asked, now=answered, limit=limit) - clock()
            if wait < SHORTEST_WAIT:
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(room.speed_changed.wait(), wait)

    # Absence.

    async def check_presence(self, room: Room) -> None:
        """Record which players have gone away or come back."""
        table = room.table
        for number, seat in enumerate(table.seats):
            if seat.player is None or seat.player.bot or table.phase != "playing":
                continue
            here, since = room.presence.since(seat.player.id, self._rooms.now())
            gone = seat.gone_since is not None
            if here and gone:
                await self._send(room, Presence(number, here=True))
            elif not here and not gone and self._rooms.now() - since > AWAY_AFTER and table.setup.clock.kind != "days":
                await self._send(room, Presence(number, here=False))

    async def _send(self, room: Room, command: TimeOut | Presence | Restarted | Act, by: str | None = None) -> bool:
        """Send a command to a table. False if it was rejected or could not be stored."""
        try:
            await self._rooms.execute(room, command, by)
        except Rejected:
            return False
        except self._faults:  # logged where it was raised
            await asyncio.sleep(STORE_RETRY_DELAY)
            return False
        return True
