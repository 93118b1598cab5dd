"""Leases: which worker owns which table."""

from collections.abc import Collection, Iterable

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from .schema import game, lease, worker


class Worker(Struct, frozen=True):
    """A server process and the time of its last heartbeat."""

    id: str
    host: str
    pid: int
    seen: int


def record_heartbeat(connection: Connection, me: Worker) -> None:
    """Record that a worker is alive."""
    known = connection.execute(update(worker).where(worker.c.id == me.id).values(seen=me.seen))
    if not known.rowcount:
        connection.execute(insert(worker).values(id=me.id, host=me.host, pid=me.pid, seen=me.seen))


def workers(connection: Connection) -> list[Worker]:
    return [Worker(row.id, row.host, row.pid, row.seen) for row in connection.execute(select(worker))]


def claim(connection: Connection, game_id: str, me: str, alive: Collection[str]) -> tuple[bool, str | None]:
    """Take the lease of a table unless a living worker has it. Return whether it is ours, and the previous owner."""
    owner = connection.execute(select(lease.c.worker_id).where(lease.c.game_id == game_id)).scalar_one_or_none()
    if owner is None:
        connection.execute(insert(lease).values(game_id=game_id, worker_id=me))
        return True, None
    if owner == me:
        return True, me
    if owner in alive:
        return False, owner
    # Several workers may find the same owner dead: the first update wins.
    taken = connection.execute(
        update(lease).where(lease.c.game_id == game_id, lease.c.worker_id == owner).values(worker_id=me)
    )
    return bool(taken.rowcount), owner


def release(connection: Connection, game_id: str, me: str) -> None:
    """Give up the lease of a table."""
    connection.execute(delete(lease).where(lease.c.game_id == game_id, lease.c.worker_id == me))


def unowned(connection: Connection, alive: Iterable[str]) -> list[str]:
    """The tables that need an owner and have no living one."""
    owned = select(lease.c.game_id).where(lease.c.worker_id.in_(list(alive)))
    query = select(game.c.id).where(game.c.ticking, game.c.id.not_in(owned)).order_by(game.c.changed.desc())
    return list(connection.execute(query).scalars())


def retire(connection: Connection, me: Worker, before: int) -> None:
    """Record the end of a worker, and delete old workers that own no tables."""
    connection.execute(update(worker).where(worker.c.id == me.id).values(host=me.host, seen=me.seen))
    owning = select(lease.c.worker_id)
    connection.execute(delete(worker).where(worker.c.seen < before, worker.c.id.not_in(owning)))
