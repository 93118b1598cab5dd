"""A table in this process: a replica folded from its log, and those who look at it through this worker."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from eldritch.store import Logged
from eldritch.store.games import Facts
from eldritch.table import Table, Viewer, ViewerUpdate

from .. import wire
from ..people.companions import brought_by
from .presence import Presence
from .watcher import Watch

ACT: Final = "acted"
"""The kind of most entries: a choice in the game. Others change who sits where, or what is asked."""


class Room:
    """What is known here of one table. Whether an entry is written is decided by `Rooms`; this only follows."""

    def __init__(self, id: str, table: Table, log: Sequence[Logged], facts: Facts, now: Callable[[], int]) -> None:
        self.id = id
        self.table = table
        self.facts = facts
        """What is listed of the table in the database."""
        self.listing: asyncio.Task[None] | None = None
        """The last writing of that."""
        self.lock = asyncio.Lock()
        """Held while a command is decided and stored: one after the other, in the order they came."""
        self.presence = Presence(now())
        self.thinking: set[int] = set()
        """The seats that a bot is thinking for."""
        self.timer: asyncio.TimerHandle | None = None
        self.used = now()
        self._now = now
        self._watches: dict[Viewer, set[Watch]] = {}
        self._refs: set[tuple[str | None, str]] = {(line.sender, line.ref) for line in log if line.ref}

    def knows(self, sender: str | None, ref: str) -> bool:
        """Whether this message has been carried out before."""
        return ref != "" and (sender, ref) in self._refs

    def seq(self, person: str | None) -> int:
        """How many updates this person has been told."""
        return self.table.update_count(self.viewer(person))

    def viewer(self, person: str | None) -> Viewer:
        return self.table.seat_of(person) if person else None

    def fold(self, lines: Sequence[Logged]) -> None:
        """Follow the log, and tell those who look."""
        told: dict[Viewer, list[ViewerUpdate]] = {}
        is_play = True
        for line in lines:
            for one in self.table.apply(line.entry):
                told.setdefault(one.viewer, []).append(one)
            if line.ref:
                self._refs.add((line.sender, line.ref))
            is_play = is_play and line.entry.kind == ACT
        self.used = self._now()
        if not is_play:
            self._reseat()
        for viewer, watches in self._watches.items():
            if viewer in told:
                # The moment of the entry, not of now: all workers tell it alike.
                frame = wire.update_frame(_merged(told[viewer]), self.table.look(viewer, self.table.last_at))
                for watch in watches:
                    watch.push(frame)

    # Those who look.

    def join(self, person: str | None, since: int | None) -> Watch:
        """A new connection; it is shown the table, and what happened since an update if it names one."""
        watch = Watch(person or "", self.viewer(person), self._whole)
        story = [] if since is None else self.table.updates(watch.viewer, since)
        watch.push(wire.look_frame(self.table.look(watch.viewer, self._now()), story, since))
        self._watches.setdefault(watch.viewer, set()).add(watch)
        self.presence.mine[brought_by(watch.person)] += 1
        return watch

    def leave(self, watch: Watch) -> None:
        self._forget(watch)
        owner = brought_by(watch.person)
        self.presence.mine[owner] -= 1
        if not self.presence.mine[owner]:
            del self.presence.mine[owner]
        self.used = self._now()

    def watches(self) -> list[Watch]:
        return [watch for watches in self._watches.values() for watch in watches]

    def is_watched(self) -> bool:
        return bool(self._watches)

    def show_presence(self) -> None:
        """Tell everybody who is there."""
        if self._watches:
            frame = wire.presence_frame(*self.presence.shown(self.table, self._now()))
            for watch in self.watches():
                watch.push(frame)

    def _whole(self, watch: Watch) -> bytes:
        return wire.look_frame(self.table.look(watch.viewer, self._now()))

    def _reseat(self) -> None:
        """Who sat down or got up looks from elsewhere now, and is shown the whole table from there."""
        for watch in self.watches():
            viewer = self.viewer(watch.person)
            if viewer != watch.viewer:
                self._forget(watch)
                watch.viewer = viewer
                self._watches.setdefault(viewer, set()).add(watch)
                watch.renew()

    def _forget(self, watch: Watch) -> None:
        watches = self._watches[watch.viewer]
        watches.discard(watch)
        if not watches:
            del self._watches[watch.viewer]


def _merged(told: Sequence[ViewerUpdate]) -> ViewerUpdate:
    """What was told at once, as one update."""
    last = told[-1]
    if len(told) == 1:
        return last
    return ViewerUpdate(last.viewer, last.seq, last.at, tuple(event for one in told for event in one.events))
