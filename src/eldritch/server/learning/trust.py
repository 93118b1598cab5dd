"""A bot's belief about hidden teams, for people who practise against bots."""

from typing import Final

from litestar import get

from ..api.params import Id
from ..api.problems import PROBLEMS
from ..live.tables import ServicesDep
from ..past.help import trust_of
from ..people.people import CurrentUser
from ..wire.trust import TrustShown


@get("/api/tables/{table_id:str}/trust", responses=PROBLEMS)
async def trust(table_id: Id, user: CurrentUser, services: ServicesDep) -> TrustShown:
    """The probability that each seat is your ally, from what you have seen. Unrated games against bots only."""
    return trust_of(await services.rooms.table(table_id), user.id)


ROUTES: Final = [trust]
