"""Leases: which worker runs the clock and the bots of a table.

A lease is advisory. If two workers ever believe that they hold the lease of the same table, the store's fence lets only
one of them write each entry, and the other catches up.
"""

import os
import socket
from collections.abc import Callable
from secrets import token_hex
from typing import Final

from eldritch.store import Store, leases
from eldritch.store.leases import Worker

HEARTBEAT: Final = 2.0
"""Seconds between heartbeats."""
WORKER_TIMEOUT: Final = 8_000
"""Milliseconds without a heartbeat after which a worker counts as dead."""
STOPPED: Final = ""
"""Stored as the host of a worker that has shut down."""
FORGET_AFTER: Final = 86_400_000
"""Milliseconds after which records of dead workers are deleted."""


_LOCAL_WORKERS: Final[set[str]] = set()
"""The workers of this process. Another worker with our pid is dead, as after the restart of a container."""


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
        """Record that this worker is alive."""
        me = self._worker(self._host)
        await self._store.write(lambda connection: leases.record_heartbeat(connection, me))

    async def claim(self, game_id: str) -> tuple[bool, Worker | None]:
        """Take a lease unless another live worker holds it. Returns whether we hold it, and the dead holder before."""
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
        """Tables being played whose lease no live worker holds."""
        alive = await self.alive()
        return await self._store.read(lambda connection: leases.unowned(connection, alive))

    async def alive(self) -> set[str]:
        """The ids of all live workers, including this one."""
        workers = await self._store.read(leases.workers)
        return {self.id, *(worker.id for worker in workers if self.is_alive(worker))}

    async def leave(self) -> None:
        """Record the shutdown of this worker. The clocks of its tables stop at this time."""
        _LOCAL_WORKERS.discard(self.id)
        me = self._worker(STOPPED)
        await self._store.write(lambda connection: leases.retire(connection, me, me.seen - FORGET_AFTER))

    def is_alive(self, worker: Worker) -> bool:
        """Whether a worker is alive. On this machine its process shows that."""
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
    if os.name == "nt":  # os.kill would end the process on Windows
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
