"""Routes for reviews, hints, explanations of moves and branches."""

import asyncio
import secrets
from typing import Annotated, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from eldritch.lab.review import moment_at
from eldritch.speech.recap import is_told
from eldritch.table import Rejected, Table
from eldritch.table.branching import branch_of
from eldritch.table.keys import key

from ..api.errors import ApiError
from ..api.params import Id
from ..api.problems import PROBLEMS
from ..api.security import LimiterDep
from ..live.catalogue import check_bot
from ..live.overload import Load
from ..live.summary import Summary, summary_of
from ..live.tables import ServicesDep
from ..live.turnstile import Priority
from ..live.words_renderer import words_and_speech
from ..people.people import CurrentUser, new_id, now_ms
from ..wire.analysis import BranchWanted, HintShown, ReasonShown, ReviewShown
from .history import Lang, ReplaysDep, check_seat
from .reviews import Reviews, moment_shown, moves_shown

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
        made = await asyncio.to_thread(branched)
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
    table = await services.rooms.table(table_id)
    seat = practice_seat(table, user.id)
    seen = table.seen(seat)
    if seat not in seen.deciders():
        raise Rejected("table-rejected-not-asked")
    seq, view = table.update_count(seat), table.look(seat, now_ms()).view
    advised = await services.bot_pool.consult(seen)
    assert view is not None
    return HintShown(seq, advised.chances[seat], moves_shown(advised.best, view, *words_and_speech(table, lang)))


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
    over = table.phase == "over"
    if not over:
        practice_seat(table, user.id)
        number = published_bot_move(table, number, seat)
    async with replays.lock:
        entries = tuple(table.entries)
        moment = await asyncio.to_thread(
            moment_at, table.setup, table.secret, entries, -1 if number is None else number
        )
    if moment is None:
        raise ApiError("replay-no-move", 404)
    shown = moment_shown(await reviews.reviewed(moment, Priority.HINT), *words_and_speech(table, lang))
    if not over:
        return ReasonShown(shown.number, shown.seat, shown.reasons, "", ())
    return ReasonShown(shown.number, shown.seat, shown.reasons, shown.text, shown.best)


def practice_seat(table: Table, person: str) -> int:
    """The seat of a person in an unrated game against bots. Otherwise hints are refused."""
    seat = table.seat_of(person)
    if seat is None:
        raise ApiError("server-not-seated", 403)
    if table.phase != "playing":
        raise Rejected("table-rejected-not-playing")
    others = [there for number, there in enumerate(table.seats) if number != seat]
    if table.setup.rated or not all(there.is_bot() for there in others):
        raise ApiError("replay-no-help", 403)
    return seat


def published_bot_move(table: Table, number: int | None, seat: int | None = None) -> int | None:
    """The requested or last published move of a bot. Of a seat it is the last move worth telling."""
    play = table.play
    assert play is not None
    published = play.steps if play.window is None else play.steps[: play.window.start]
    by_bots = {
        step.key: any(is_told(event.name, table.game.profile.recap) for event in step.events)
        for step in published
        if table.seats[step.seat].bot() and seat in (None, step.seat)
    }
    moves = {entry.seq: by_bots[keyed] for entry in table.entries if (keyed := key(table.secret, entry.seq)) in by_bots}
    if number is None:
        return max(moves, key=lambda move: (seat is not None and moves[move], move), default=None)
    return number if number in moves else None


ROUTES: Final = [branch, begin_review, show_review, hint, explain_move]
