"""Whether nobody cheated: a finished game is played over again from its log and its secret, and compared."""

import asyncio
from typing import Final

from litestar import get

from eldritch.table import BadGame, Table
from eldritch.table.files import export
from eldritch.table.verifying import verify

from ..api.params import Id
from ..api.problems import PROBLEMS
from ..live.tables import ServicesDep
from ..wire.history import Checked
from .history import ReplaysDep


@get("/api/tables/{table_id:str}/checked", responses=PROBLEMS)
async def verify_table(table_id: Id, services: ServicesDep, replays: ReplaysDep) -> Checked:
    """Check a finished game: the seal, every choice, shuffle and roll, and the result, as `eldritch verify` does."""
    table = await services.rooms.table(table_id)
    async with replays.lock:
        return await asyncio.to_thread(verification_of, table)


def verification_of(table: Table) -> Checked:
    """What comes of playing a table over again."""
    file = export(table)
    choices = sum(entry.kind == "acted" for entry in table.entries)
    try:
        verify(file)
    except BadGame as fault:
        return Checked(table.setup.commitment, file.secret, choices, str(fault))
    return Checked(table.setup.commitment, file.secret, choices, "")


ROUTES: Final = [verify_table]
