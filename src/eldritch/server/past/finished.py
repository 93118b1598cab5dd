"""Routes for the result of a finished game and its verification."""

from typing import Final

from litestar import get
from litestar.handlers import BaseRouteHandler

from ..api.params import Id
from ..api.problems import PROBLEMS
from ..live.tables import ServicesDep
from ..threads import in_thread
from ..wire.history import Checked, Outcome
from .history import Lang, ReplaysDep
from .outcome import outcome_of
from .verification import verification_of


@get("/api/tables/{table_id:str}/outcome", responses=PROBLEMS)
async def show_outcome(table_id: Id, services: ServicesDep, replays: ReplaysDep, lang: Lang = "en") -> Outcome:
    """The result of a finished game in words: why it ended, the standings, the sources of points, and awards."""
    table = await services.rooms.whole_table(table_id)
    async with replays.lock:
        return await in_thread(outcome_of, table, lang)


@get("/api/tables/{table_id:str}/checked", responses=PROBLEMS)
async def verify_table(table_id: Id, services: ServicesDep, replays: ReplaysDep) -> Checked:
    """Verify a finished game: commitment, choices, shuffles, rolls and result, as `eldritch verify` does."""
    table = await services.rooms.whole_table(table_id)
    async with replays.lock:
        return await in_thread(verification_of, table)


ROUTES: Final[list[BaseRouteHandler]] = [show_outcome, verify_table]
