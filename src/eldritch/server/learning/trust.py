"""Whom a bot would trust in one's place: in the Castle, for people who practise against bots."""

from typing import Final

from litestar import get

from eldritch.games.castle.state import Journey
from eldritch.games.castle.tactics.trust import ally_chances

from ..api.errors import Refused
from ..api.params import Id
from ..api.problems import PROBLEMS
from ..live.tables import TheServices
from ..past.looking_back import training_seat
from ..people.people import Who
from ..wire.trust import TrustShown


@get("/api/tables/{table_id:str}/trust", responses=PROBLEMS)
async def trust(table_id: Id, who: Who, services: TheServices) -> TrustShown:
    """In an unrated game of the Castle against bots: how likely each seat is an ally, by what one has seen."""
    table = await services.rooms.table(table_id)
    seat = training_seat(table, who.id)
    seen = table.seen(seat)
    if not isinstance(seen, Journey):
        raise Refused("replay-no-help", 403)
    return TrustShown(table.told(seat), tuple(ally_chances(seen, seat)))


ROUTES: Final = [trust]
