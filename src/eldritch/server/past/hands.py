"""The hands of all seats at any point of a finished game."""

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.params import QueryParameter

import eldritch
from eldritch.locale import Words, words_in
from eldritch.speech import Speech, speech_of
from eldritch.table import Rejected, Table

from ..api.params import Id
from ..api.problems import PROBLEMS
from ..live.tables import ServicesDep
from ..wire.analysis import HeldShown, OpenCards
from .history import Lang, ReplaysDep

Entry = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The number of the log entry.")]


@get("/api/tables/{table_id:str}/cards", responses=PROBLEMS)
async def show_hands(
    table_id: Id, services: ServicesDep, replays: ReplaysDep, number: Entry, lang: Lang = "en"
) -> OpenCards:
    """The hidden cards of every seat after an entry of the log. Finished games only."""
    table = await services.rooms.whole_table(table_id)
    if table.phase != "over":
        raise Rejected("table-rejected-not-over")
    async with replays.lock:
        return await asyncio.to_thread(hands_after, table, number, words_in(lang))


def hands_after(table: Table, number: int, words: Words) -> OpenCards:
    entries = [entry for entry in table.entries if entry.seq <= number]
    then = Table.replay(msgspec.structs.replace(table.setup, watch="open"), table.secret, entries)
    speech = speech_of(eldritch.game(table.setup.game), words, [""] * table.setup.seats)
    return OpenCards(number, tuple(hand_of(then, seat, speech) for seat in range(table.setup.seats)))


def hand_of(table: Table, seat: int, speech: Speech) -> tuple[HeldShown, ...]:
    view = table.look(seat, 0).view
    held = [] if view is None else speech.holding(view["table"]["seats"][seat])
    return tuple(HeldShown(one.card, one.name, one.count) for one in held)


ROUTES: Final = [show_hands]
