"""Verification of finished games: replay the log with the secret and compare."""

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
    """Verify a finished game: commitment, choices, shuffles, rolls and result, as `eldritch verify` does."""
    table = await services.rooms.whole_table(table_id)
    async with replays.lock:
        return await asyncio.to_thread(verification_of, table)


def verification_of(table: Table) -> Checked:
    """The result of replaying a table."""
    file = export(table)
    choices = sum(entry.kind == "acted" for entry in table.entries)
    try:
        verify(file)
    except BadGame as fault:
        return Checked(table.setup.commitment, file.secret, choices, str(fault))
    return Checked(table.setup.commitment, file.secret, choices, "")


ROUTES: Final = [verify_table]
