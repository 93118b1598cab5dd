"""Which worker keeps which table, as the database knows it."""

from collections.abc import Collection, Iterable

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from .schema import game, lease, worker


class Worker(Struct, frozen=True):
    """A process that serves, and when it was last known to be alive."""

    id: str
    host: str
    pid: int
    seen: int


def beat(connection: Connection, me: Worker) -> None:
    """Say that a worker is alive."""
    known = connection.execute(update(worker).where(worker.c.id == me.id).values(seen=me.seen))
    if not known.rowcount:
        connection.execute(insert(worker).values(id=me.id, host=me.host, pid=me.pid, seen=me.seen))


def workers(connection: Connection) -> list[Worker]:
    return [Worker(row.id, row.host, row.pid, row.seen) for row in connection.execute(select(worker))]


def claim(connection: Connection, game_id: str, me: str, alive: Collection[str]) -> tuple[bool, str | None]:
    """Take a table unless a living worker keeps it; whether that went well, and who kept it before."""
    keeper = connection.execute(select(lease.c.worker_id).where(lease.c.game_id == game_id)).scalar_one_or_none()
    if keeper is None:
        connection.execute(insert(lease).values(game_id=game_id, worker_id=me))
        return True, None
    if keeper == me:
        return True, me
    if keeper in alive:
        return False, keeper
    # Two workers may find the same keeper dead: the one whose update still finds it wins.
    taken = connection.execute(
        update(lease).where(lease.c.game_id == game_id, lease.c.worker_id == keeper).values(worker_id=me)
    )
    return bool(taken.rowcount), keeper


def release(connection: Connection, game_id: str, me: str) -> None:
    """Nobody has to keep the table any more."""
    connection.execute(delete(lease).where(lease.c.game_id == game_id, lease.c.worker_id == me))


def unkept(connection: Connection, alive: Iterable[str]) -> list[str]:
    """The tables that somebody has to keep and no living worker does."""
    kept = select(lease.c.game_id).where(lease.c.worker_id.in_(list(alive)))
    query = select(game.c.id).where(game.c.ticking, game.c.id.not_in(kept)).order_by(game.c.changed.desc())
    return list(connection.execute(query).scalars())


def leave(connection: Connection, me: Worker, before: int) -> None:
    """A worker ends. Those who were last seen before that moment and keep nothing any more are forgotten."""
    connection.execute(update(worker).where(worker.c.id == me.id).values(host=me.host, seen=me.seen))
    holding = select(lease.c.worker_id)
    connection.execute(delete(worker).where(worker.c.seen < before, worker.c.id.not_in(holding)))
