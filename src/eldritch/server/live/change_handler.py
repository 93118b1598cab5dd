"""What to do when more than the position of a table changes: its seats, its phase or its result."""

from collections.abc import Awaitable, Callable, Sequence

from eldritch.store import Store, games
from eldritch.table import Entry, Table

from .bus import Bus
from .room import Room
from .summary import facts_of
from .tasks import Tasks

ChangeHook = Callable[[str, Table, Sequence[Entry]], Awaitable[None]]


class ChangeHandler:
    """Updates the table's listing and calls the registered hooks."""

    def __init__(self, store: Store, bus: Bus, tasks: Tasks) -> None:
        self._store = store
        self._bus = bus
        self._tasks = tasks
        self._hooks: list[ChangeHook] = []

    def add_hook(self, hook: ChangeHook) -> None:
        """Register a function that is awaited at the end of a game, and after entries that are not choices in the game.

        After a restart it may be called again with the complete log of a finished game.
        """
        self._hooks.append(hook)

    def handle(self, room: Room, entries: Sequence[Entry]) -> None:
        """Handle a change. A finished game is listed as over only after its hooks: a restart would call them again."""
        if room.table.phase == "over":
            self._tasks.spawn(self._call_hooks_and_list(room, entries))
        else:
            room.listing = self._tasks.spawn(self._update_listing(room))
            self._tasks.spawn(self._call_hooks(room, entries))

    async def _call_hooks_and_list(self, room: Room, entries: Sequence[Entry]) -> None:
        await self._call_hooks(room, entries)
        await self._update_listing(room)

    async def _call_hooks(self, room: Room, entries: Sequence[Entry]) -> None:
        for hook in self._hooks:
            await hook(room.id, room.table, entries)

    async def _update_listing(self, room: Room) -> None:
        facts = facts_of(room.id, room.table)
        if facts.summary != room.facts.summary:
            room.facts = facts
            await self._store.write(lambda connection: games.update_facts(connection, room.id, facts))
            # Publish after storing: a client that subscribes and then reads the list misses nothing.
            self._bus.publish("lobby", facts.summary)
