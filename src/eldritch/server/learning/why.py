"""Explanations why something on the table cannot be chosen."""

from typing import Annotated, Any, Final, Literal

from litestar import get
from litestar.params import QueryParameter

from eldritch.speech.why import Thing

from ..api.params import Id
from ..api.problems import PROBLEMS
from ..live.tables import ServicesDep
from ..live.words_renderer import WordsRenderer
from ..people.people import Visitor
from ..wire.words import Reason

Lang = Annotated[Literal["en", "ru"], QueryParameter()]
Sort = Annotated[str, QueryParameter(max_length=20, description="The sort of thing; docs/protocol.md lists them.")]
Name = Annotated[str, QueryParameter(max_length=40)]
Number = Annotated[int, QueryParameter(ge=0, le=1000)]


@get("/api/tables/{table_id:str}/why", responses=PROBLEMS)
async def why_not(
    table_id: Id,
    visitor: Visitor,
    services: ServicesDep,
    lang: Lang,
    sort: Sort,
    name: Name = "",
    seat: Number = 0,
    place: Number = 0,
) -> Reason:
    """Why you cannot choose something on the table now."""
    look = await services.rooms.look(table_id, visitor.id if visitor else None)
    return WordsRenderer(lang).why_not(look, Thing(sort, name, seat, place))


ROUTES: Final[list[Any]] = [why_not]
