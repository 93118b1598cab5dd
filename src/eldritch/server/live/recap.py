"""What the others have done since a player last acted, one summary for each of them."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from litestar import get
from litestar.params import QueryParameter

from ..api.params import HeldSeat, Id, Since
from ..api.problems import PROBLEMS
from ..people.companions import player_at
from ..people.people import Visitor
from ..wire.words import RecapShown
from .tables import ServicesDep
from .words_renderer import WordsRenderer

Lang = Annotated[Literal["en", "ru"], QueryParameter()]
Discreet = Annotated[bool, QueryParameter(description="Leave out what only you may know.")]


@get("/api/tables/{table_id:str}/recap", responses=PROBLEMS)
async def recap(
    table_id: Id,
    visitor: Visitor,
    services: ServicesDep,
    lang: Lang,
    since: Since = 0,
    seat: HeldSeat = None,
    discreet: Discreet = False,
) -> Sequence[RecapShown]:
    """What the others have done after the update `since`, by seat."""
    table = await services.rooms.whole_table(table_id)
    player = player_at(table, seat, visitor)
    look = await services.rooms.look(table_id, player.id if player else None)
    updates = [update.events for update in table.updates(look.viewer, since)]
    return WordsRenderer(lang, discreet).recap(look, updates)


ROUTES: Final = [recap]
