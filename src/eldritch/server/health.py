"""Health checks and metrics for operators."""

from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE
from msgspec import Struct

from eldritch.store import games

from . import metrics
from .common import now_ms
from .live.services import Services


class Health(Struct, frozen=True):
    """The state of the server's dependencies."""

    database: bool
    bus: bool
    closing: bool
    overloaded: bool
    """Whether new tables are refused because the ones being played need all the time."""

    def is_ready(self) -> bool:
        return self.database and self.bus and not self.closing and not self.overloaded


@get("/api/health", tags=["operations"], operation_id="health")
async def health() -> dict[str, bool]:
    """Liveness: the process answers."""
    return {"alive": True}


@get("/api/ready", tags=["operations"], operation_id="ready")
async def ready(services: NamedDependency[Services]) -> Response[Health]:
    """Readiness: database and bus are available, and the server is neither shutting down nor overloaded."""
    found = await check(services)
    return Response(found, status_code=200 if found.is_ready() else HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics", media_type=metrics.TYPE, include_in_schema=False)
async def show_metrics() -> bytes:
    """Metrics in Prometheus format."""
    return metrics.render()


async def check(services: Services) -> Health:
    try:
        # Really write: a full disk can still be read.
        await services.store.write(lambda connection: games.set_setting(connection, "checked", b"%d" % now_ms()))
        database = True
    except Exception:
        database = False
    return Health(database, await services.bus.is_available(), services.rooms.closing, not services.overload.is_ready())


ROUTES: Final = [health, ready, show_metrics]
