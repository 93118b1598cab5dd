"""What follows when more has changed at a table than the position: somebody came or went, it began, it is over."""

from collections.abc import Awaitable, Callable, Sequence

from eldritch.store import Store, games
from eldritch.table import Entry, Table

from .bus import Bus
from .room import Room
from .summary import facts_of
from .tasks import Tasks

ChangeHook = Callable[[str, Table, Sequence[Entry]], Awaitable[None]]


class ChangeHandler:
    """Lists the table anew, and tells whoever wants to know."""

    def __init__(self, store: Store, bus: Bus, tasks: Tasks) -> None:
        self._store = store
        self._bus = bus
        self._tasks = tasks
        self._hooks: list[ChangeHook] = []

    def add_hook(self, hook: ChangeHook) -> None:
        """Have a function awaited after a game's end, and after other entries than choices in the game were stored.

        After a restart it may be called again with the whole log of a game that is over.
        """
        self._hooks.append(hook)

    def handle(self, room: Room, entries: Sequence[Entry]) -> None:
        """A game that is over is listed as such only after the hooks: until then they are called again at a restart."""
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
            await self._store.write(lambda connection: games.describe(connection, room.id, facts))
            # After it is stored: who subscribes and then reads the list misses nothing.
            self._bus.publish("lobby", facts.summary)
