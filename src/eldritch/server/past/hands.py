"""The hands of all seats at any point of a finished game."""

from typing import Annotated, Final

from litestar import get
from litestar.params import QueryParameter

from eldritch.locale import words_in

from ..api.params import Id
from ..api.problems import PROBLEMS
from ..live.tables import ServicesDep
from ..threads import in_thread
from ..wire.analysis import OpenCards
from .history import Lang, ReplaysDep
from .open_cards import hands_after

Entry = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The number of the log entry.")]


@get("/api/tables/{table_id:str}/cards", responses=PROBLEMS)
async def show_hands(
    table_id: Id, services: ServicesDep, replays: ReplaysDep, number: Entry, lang: Lang = "en"
) -> OpenCards:
    """The hidden cards of every seat after an entry of the log. Finished games only."""
    table = await services.rooms.whole_table(table_id)
    async with replays.lock:
        return await in_thread(hands_after, table, number, words_in(lang))


ROUTES: Final = [show_hands]
