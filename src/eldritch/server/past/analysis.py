"""Routes for reviews, hints, explanations of moves and branches."""

import secrets
from typing import Annotated, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from eldritch.table import Table
from eldritch.table.branching import branch_of

from ..api.params import Id
from ..api.problems import PROBLEMS
from ..api.security import LimiterDep
from ..common import new_id, now_ms
from ..live.catalogue import check_bot
from ..live.overload import Load
from ..live.summary import Summary, summary_of
from ..live.tables import ServicesDep
from ..live.turnstile import Priority
from ..people.people import CurrentUser
from ..threads import in_thread
from ..wire.analysis import BranchWanted, HintShown, ReasonShown, ReviewShown
from .help import hint_for, moment_for, reason_shown
from .history import Lang, ReplaysDep, check_seat
from .reviews import Reviews

OfSeat = Annotated[int | None, QueryParameter(ge=0, le=9, description="Whose last move, if no number is given.")]
ReviewsDep = NamedDependency[Reviews]
Number = Annotated[
    int | None, QueryParameter(ge=0, le=2**31 - 1, description="The number of the entry. Default: the last move.")
]


@post("/api/tables/{table_id:str}/branches", responses=PROBLEMS)
async def branch(
    table_id: Id,
    data: JSONBody[BranchWanted],
    user: CurrentUser,
    services: ServicesDep,
    replays: ReplaysDep,
    limiter: LimiterDep,
) -> Summary:
    """Continue a finished game from one of its positions against bots, at a private unrated table."""
    services.overload.check(Load.TABLE)
    limiter.tables.check(user.id)
    check_bot(data.bot)
    table = await services.rooms.whole_table(table_id)
    check_seat(table, data.seat)
    secret = secrets.token_bytes(32)

    def branched() -> Table:
        return branch_of(
            table,
            table_id,
            data.number,
            person=user.id,
            name=user.name,
            seat=data.seat,
            bot=data.bot,
            secret=secret,
            now=now_ms(),
        )

    async with replays.lock:
        made = await in_thread(branched)
    made_id = new_id()
    await services.rooms.open(made_id, made.setup, secret, made.entries)
    return summary_of(made_id, made)


@post("/api/tables/{table_id:str}/review", responses=PROBLEMS, status_code=200)
async def begin_review(
    table_id: Id, user: CurrentUser, services: ServicesDep, reviews: ReviewsDep, limiter: LimiterDep, lang: Lang = "en"
) -> ReviewShown:
    """Start a review of a finished game by the strongest bot. Poll with GET for progress."""
    services.overload.check(Load.REVIEW)
    limiter.tables.check(user.id)
    table = await services.rooms.whole_table(table_id)
    await reviews.begin(table_id, table)
    return await reviews.shown(table_id, table, lang)


@get("/api/tables/{table_id:str}/review", responses=PROBLEMS)
async def show_review(table_id: Id, services: ServicesDep, reviews: ReviewsDep, lang: Lang = "en") -> ReviewShown:
    """The review of a finished game, or its progress."""
    return await reviews.shown(table_id, await services.rooms.whole_table(table_id), lang)


@get("/api/tables/{table_id:str}/hint", responses=PROBLEMS)
async def hint(table_id: Id, user: CurrentUser, services: ServicesDep, lang: Lang = "en") -> HintShown:
    """The best moves now, with reasons. Unrated games against bots only."""
    return await hint_for(await services.rooms.table(table_id), user.id, lang, services.bot_pool)


@get("/api/tables/{table_id:str}/reason", responses=PROBLEMS)
async def explain_move(
    table_id: Id,
    user: CurrentUser,
    services: ServicesDep,
    reviews: ReviewsDep,
    replays: ReplaysDep,
    lang: Lang = "en",
    number: Number = None,
    seat: OfSeat = None,
) -> ReasonShown:
    """Why a move was made. For bots' moves in unrated games against bots, and for all moves of a finished game."""
    table = await services.rooms.whole_table(table_id)
    async with replays.lock:
        moment = await moment_for(table, user.id, number, seat)
    return reason_shown(table, await reviews.reviewed(moment, Priority.HINT), lang)


ROUTES: Final = [branch, begin_review, show_review, hint, explain_move]
