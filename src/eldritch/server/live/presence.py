"""Who is connected to a table, counted over all workers."""

from collections import Counter
from collections.abc import Iterable

from eldritch.table import Table

from ..people.companions import owner_of
from ..wire.frames import SeatPresence


class Presence:
    """The connections to a table: this worker's own, and those that other workers have reported."""

    def __init__(self, now: int) -> None:
        self.local: Counter[str] = Counter()
        self.is_scheduled = False
        """Whether a presence frame is scheduled."""
        self._remote: dict[str, dict[str, int]] = {}
        self._since: dict[str, tuple[bool, int]] = {}
        self._created = now

    def update(self, worker: str, people: dict[str, int]) -> None:
        """Record another worker's report."""
        self._remote[worker] = people

    def drop_missing(self, workers: Iterable[str]) -> bool:
        """Drop the reports of dead workers. False if there were none."""
        gone = set(self._remote) - set(workers)
        for worker in gone:
            del self._remote[worker]
        return bool(gone)

    def is_here(self, person: str) -> bool:
        """Whether a person is connected. Companions are connected through their owner."""
        owner = owner_of(person)
        return self.local[owner] > 0 or any(people.get(owner, 0) > 0 for people in self._remote.values())

    def since(self, person: str, now: int) -> tuple[bool, int]:
        """Whether a person is connected, and since when that has been so."""
        here = self.is_here(person)
        known, since = self._since.get(person, (False, self._created))
        if known != here:
            since = now
            self._since[person] = (here, now)
        return here, since

    def snapshot(self, table: Table, now: int) -> tuple[tuple[SeatPresence, ...], int]:
        """The presence of each seated person, and the number of spectators."""
        seats: list[SeatPresence] = []
        seated: set[str] = set()
        for number, seat in enumerate(table.seats):
            if seat.player is not None and not seat.player.bot:
                seated.add(owner_of(seat.player.id))
                here, since = self.since(seat.player.id, now)
                seats.append(SeatPresence(number, here, since))
        everyone = [self.local, *self._remote.values()]
        watching = sum(count for people in everyone for person, count in people.items() if person not in seated)
        return tuple(seats), watching
