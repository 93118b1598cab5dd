"""A bot's belief about hidden teams, for people who practise against bots."""

from typing import Final

from litestar import get

from ..api.errors import ApiError
from ..api.params import Id
from ..api.problems import PROBLEMS
from ..live.tables import ServicesDep
from ..past.analysis import practice_seat
from ..people.people import CurrentUser
from ..wire.trust import TrustShown


@get("/api/tables/{table_id:str}/trust", responses=PROBLEMS)
async def trust(table_id: Id, user: CurrentUser, services: ServicesDep) -> TrustShown:
    """The probability that each seat is your ally, from what you have seen. Unrated games against bots only."""
    table = await services.rooms.table(table_id)
    seat = practice_seat(table, user.id)
    ally_chances = table.game.profile.ally_chances
    if ally_chances is None:
        raise ApiError("replay-no-help", 403)
    return TrustShown(table.update_count(seat), tuple(ally_chances(table.seen(seat), seat)))


ROUTES: Final = [trust]
