"""Whether nobody cheated: a finished game is played over again from its log and its secret, and compared."""

import asyncio
from typing import Final

from litestar import get

from eldritch.table import BadGame, Table
from eldritch.table.files import export
from eldritch.table.verifying import verify

from ..api.params import Id
from ..api.problems import PROBLEMS
from ..live.tables import TheServices
from ..wire.history import Checked
from .history import TheReplays


@get("/api/tables/{table_id:str}/checked", responses=PROBLEMS)
async def check(table_id: Id, services: TheServices, replays: TheReplays) -> Checked:
    """Check a finished game: the seal, every choice, shuffle and roll, and the result, as `eldritch verify` does."""
    table = await services.rooms.table(table_id)
    async with replays.turn:
        return await asyncio.to_thread(checked, table)


def checked(table: Table) -> Checked:
    """What comes of playing a table over again."""
    file = export(table)
    choices = sum(entry.kind == "acted" for entry in table.entries)
    try:
        verify(file)
    except BadGame as fault:
        return Checked(table.setup.commitment, file.secret, choices, str(fault))
    return Checked(table.setup.commitment, file.secret, choices, "")


ROUTES: Final = [check]
