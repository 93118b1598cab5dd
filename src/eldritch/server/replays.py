"""Replays of games that are over, as a seat or a spectator saw them."""

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from eldritch.table import Rejected, Table, Viewer

from .wire.history import ReplayStep

MOST_BYTES: Final = 64 * 1024 * 1024
"""What may be kept in memory of replays that were asked for lately."""

Steps = tuple[bytes, ...]


class Replays:
    """Makes replays, one at a time since each takes a while, and keeps the last of them."""

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[str, Viewer], Steps] = OrderedDict()
        self._bytes = 0
        self.turn = asyncio.Lock()
        """Held by whoever plays a game over again: that takes a while, and those who play now go first."""

    async def page(self, table_id: str, table: Table, viewer: Viewer, since: int, limit: int) -> bytes:
        """Some steps of a replay, as JSON."""
        if table.phase != "over":
            raise Rejected("table-rejected-not-over")
        async with self.turn:
            steps = self._made.get((table_id, viewer))
            if steps is None:
                steps = await asyncio.to_thread(replay, table, viewer)
                self._keep((table_id, viewer), steps)
            self._made.move_to_end((table_id, viewer))
        page = b",".join(steps[since : since + limit])
        return b'{"total":%d,"steps":[%b]}' % (len(steps), page)

    def _keep(self, key: tuple[str, Viewer], steps: Steps) -> None:
        self._made[key] = steps
        self._bytes += sum(map(len, steps))
        while self._bytes > MOST_BYTES and len(self._made) > 1:
            _, dropped = self._made.popitem(last=False)
            self._bytes -= sum(map(len, dropped))


def replay(table: Table, viewer: Viewer) -> Steps:
    """Every step of a game as the viewer was told and shown it; entries that it could not notice are left out."""
    copy = Table(msgspec.structs.replace(table.setup, watch="open"), table.secret)
    steps: list[bytes] = []
    for entry in list(table.entries):
        told = [update for update in copy.apply(entry) if update.viewer == viewer]
        if told:
            events = tuple(event for update in told for event in update.events)
            view = copy.look(viewer, entry.at).view
            steps.append(msgspec.json.encode(ReplayStep(entry.seq, entry.at, entry.kind, entry.seat, events, view)))
    return tuple(steps)
