"""A table in this process: a replica folded from its log, and its connections through this worker."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from eldritch.records import Facts, Logged, Taken
from eldritch.table import Table, Viewer, ViewerUpdate

from ..people.companions import owner_of
from ..wire import Shown, presence_frame
from .frame_queue import FrameQueue
from .pacing import Speed, TableSpeed, Turn
from .presence import Presence
from .room_snapshots import Refs, Snapshots

ACTION_ENTRY: Final = "acted"
"""The kind of entry that records a choice in the game. Other kinds change seats, offers or clocks."""


class Room:
    """One table's replica and connections. `Rooms` decides and stores commands; a room only folds entries."""

    def __init__(
        self, id: str, table: Table, refs: Refs, snapshots: Snapshots, facts: Facts, now: Callable[[], int]
    ) -> None:
        self.id = id
        self._snapshots = snapshots
        self.table = table
        self.facts = facts
        """The columns of the table's row in the database."""
        self.listing: asyncio.Task[None] | None = None
        """The task that last wrote that row."""
        self.lock = asyncio.Lock()
        """Held while a command is decided and stored, so that commands run in the order of arrival."""
        self.presence = Presence(now())
        self.speed = TableSpeed()
        self.speed_changed = asyncio.Event()
        """Set when bots that wait have to look at the speed again."""
        self.turn: Turn | None = None
        """The bot that was asked last."""
        self.thinking: set[int] = set()
        """Seats whose bot is computing a decision."""
        self.timer: asyncio.TimerHandle | None = None
        self.used = now()
        self._now = now
        self._queues: dict[Viewer, set[FrameQueue]] = {}
        self._refs = refs

    def is_executed(self, sender: str | None, ref: str) -> bool:
        """Whether this message has been executed before."""
        return ref != "" and (sender, ref) in self._refs

    def next_snapshot(self) -> Taken | None:
        """The snapshot of the table that should now be stored, if any."""
        return self._snapshots.next(self.id, self.table, self._refs)

    def seq(self, person: str | None) -> int:
        """The number of updates sent to this person."""
        return self.table.update_count(self.viewer(person))

    def viewer(self, person: str | None) -> Viewer:
        return self.table.seat_of(person) if person else None

    def fold(self, lines: Sequence[Logged]) -> None:
        """Apply entries to the replica and send the updates to all connections."""
        updates: dict[Viewer, list[ViewerUpdate]] = {}
        is_play = True
        for line in lines:
            for update in self.table.apply(line.entry):
                updates.setdefault(update.viewer, []).append(update)
            if line.ref:
                self._refs.add((line.sender, line.ref))
            is_play = is_play and line.entry.kind == ACTION_ENTRY
        self.used = self._now()
        self.speed.end_skips(self.table)
        if self.turn is not None and any(line.entry.seat != self.turn.seat for line in lines):
            self.turn = None
        if not is_play:
            self._reseat()
        for viewer, queues in self._queues.items():
            if viewer in updates:
                # Use the time of the entry, so that all workers send identical frames.
                shown = Shown(self.table.look(viewer, self.table.last_at), [_merged(updates[viewer])])
                for queue in queues:
                    queue.push(shown)

    # Connections.

    def join(self, person: str | None, since: int | None, changes: bool = False) -> FrameQueue:
        """Add a connection and send it a look, with the updates after `since` if given."""
        queue = FrameQueue(person or "", self.viewer(person), self._full_look, changes)
        story = [] if since is None else self.table.updates(queue.viewer, since)
        queue.push(Shown(self.table.look(queue.viewer, self._now()), story, since, whole=True))
        self._queues.setdefault(queue.viewer, set()).add(queue)
        self.presence.local[owner_of(queue.person)] += 1
        return queue

    def leave(self, queue: FrameQueue) -> None:
        self._remove(queue)
        owner = owner_of(queue.person)
        self.presence.local[owner] -= 1
        if not self.presence.local[owner]:
            del self.presence.local[owner]
            self.speed.local.forget(owner)
        self.used = self._now()

    def queues(self) -> list[FrameQueue]:
        return [queue for queues in self._queues.values() for queue in queues]

    def has_connections(self) -> bool:
        return bool(self._queues)

    def send_presence(self) -> None:
        """Send everyone the list of who is connected."""
        if self._queues:
            seats, watching = self.presence.snapshot(self.table, self._now())
            frame = presence_frame(seats, watching, self.speed.speed(self.table))
            for queue in self.queues():
                queue.push(frame)

    def want(self, person: str, speed: Speed, skip: bool) -> None:
        """Note the speed that a person on this worker wants."""
        wishes, owner = self.speed.local, owner_of(person)
        wishes.speeds[owner] = speed
        if skip:
            wishes.skipping.add(owner)
            self.speed.end_skips(self.table)
        self.hurry()

    def hurry(self) -> None:
        """Let waiting bots look at the speed again."""
        self.speed_changed.set()
        self.speed_changed = asyncio.Event()

    def _full_look(self, queue: FrameQueue) -> Shown:
        return Shown(self.table.look(queue.viewer, self._now()), [], whole=True)

    def _reseat(self) -> None:
        """Send a new look to connections whose person has sat down or stood up."""
        for queue in self.queues():
            viewer = self.viewer(queue.person)
            if viewer != queue.viewer:
                self._remove(queue)
                queue.viewer = viewer
                self._queues.setdefault(viewer, set()).add(queue)
                queue.reset()

    def _remove(self, queue: FrameQueue) -> None:
        queues = self._queues[queue.viewer]
        queues.discard(queue)
        if not queues:
            del self._queues[queue.viewer]


def _merged(updates: Sequence[ViewerUpdate]) -> ViewerUpdate:
    """Several updates of one commit as a single update."""
    last = updates[-1]
    if len(updates) == 1:
        return last
    return ViewerUpdate(last.viewer, last.seq, last.at, tuple(event for update in updates for event in update.events))
