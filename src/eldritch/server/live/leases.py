"""Who keeps a table: whose clock ticks for it, and who feeds its bots.

A lease is a courtesy, not a lock. If two workers ever believe that they keep the same table, the store's fence lets
only one of them write each entry, and the other follows.
"""

import os
import socket
from collections.abc import Callable
from secrets import token_hex
from typing import Final

from eldritch.store import Store, leases
from eldritch.store.leases import Worker

HEARTBEAT: Final = 2.0
"""Seconds between two signs of life."""
WORKER_TIMEOUT: Final = 8_000
"""Milliseconds after which a worker that gave no sign of life counts as gone."""
STOPPED: Final = ""
"""The host of a worker that has ended in an orderly way."""
FORGET_AFTER: Final = 86_400_000


_LOCAL_WORKERS: Final[set[str]] = set()
"""The workers of this process. Another one of the same number was here before, as in a container that restarted."""


class Leases:
    """The leases of one worker."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._pid = os.getpid()
        self._host = socket.gethostname()
        self.id = token_hex(8)
        _LOCAL_WORKERS.add(self.id)
        self.held: set[str] = set()

    async def heartbeat(self) -> None:
        """Give a sign of life."""
        me = self._worker(self._host)
        await self._store.write(lambda connection: leases.beat(connection, me))

    async def claim(self, game_id: str) -> tuple[bool, Worker | None]:
        """Take a table unless another living worker keeps it; whether we do, and which dead one did before."""
        workers = {worker.id: worker for worker in await self._store.read(leases.workers)}
        if self.id not in workers:
            await self.heartbeat()
        alive = {worker.id for worker in workers.values() if self.is_alive(worker)}
        ours, before = await self._store.write(lambda connection: leases.claim(connection, game_id, self.id, alive))
        if ours:
            self.held.add(game_id)
        return ours, workers.get(before or "")

    async def release(self, game_id: str) -> None:
        if game_id in self.held:
            self.held.discard(game_id)
            await self._store.write(lambda connection: leases.release(connection, game_id, self.id))

    async def unheld(self) -> list[str]:
        """The tables that nobody keeps though somebody should."""
        alive = await self.alive()
        return await self._store.read(lambda connection: leases.unkept(connection, alive))

    async def alive(self) -> set[str]:
        """The workers that are still there, this one among them."""
        workers = await self._store.read(leases.workers)
        return {self.id, *(worker.id for worker in workers if self.is_alive(worker))}

    async def leave(self) -> None:
        """This worker ends; the moment is kept, for the clocks of its tables stand still from now on."""
        _LOCAL_WORKERS.discard(self.id)
        me = self._worker(STOPPED)
        await self._store.write(lambda connection: leases.leave(connection, me, me.seen - FORGET_AFTER))

    def is_alive(self, worker: Worker) -> bool:
        """Whether a worker is still there. One on this machine is known to be gone as soon as its process is."""
        if worker.id == self.id:
            return True
        if worker.host == STOPPED or worker.seen < self._now() - WORKER_TIMEOUT:
            return False
        if worker.host == self._host:
            return _is_running(worker.pid) if worker.pid != self._pid else worker.id in _LOCAL_WORKERS
        return True

    def _worker(self, host: str) -> Worker:
        return Worker(self.id, host, self._pid, self._now())


def _is_running(pid: int) -> bool:
    if os.name == "nt":  # there the call would end the process
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
