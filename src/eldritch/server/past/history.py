"""Routes for finished games, replays, game files and ratings."""

import asyncio
from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from sqlalchemy import Connection

from eldritch.locale import words_in
from eldritch.records import Person
from eldritch.store import games, ratings
from eldritch.store.ratings import Rated
from eldritch.table import BadGame, Setup, Table
from eldritch.table.files import GameFile, decode, encode, export
from eldritch.table.saving import SavedGame, is_saved, read_saved, resume, save
from eldritch.table.verifying import verify

from ..api.errors import ApiError
from ..api.params import Before, Id, Limit, OfGame, Since, Whole
from ..api.problems import PROBLEMS, AnyRequest
from ..api.security import LimiterDep
from ..common import new_id, now_ms
from ..live.overload import Load
from ..live.services import Services
from ..live.summary import Summary, facts_of, summary_of
from ..live.tables import ServicesDep, TablesDep
from ..people.people import CurrentUser, PeopleDep, Visitor
from ..wire.history import Leaderboard, Outline, Ranked, RatingPoint, RatingShown, ReplayPage, SeatChange
from ..wire.lobby import GameId, TablePage
from .ratings import RatingUpdates, points, rating_pools, size_class
from .replays import Replays
from .transcript import transcript_lines

PROVISIONAL: Final = 5
"""A rating is provisional before this many games."""

MAX_FILE_BYTES: Final = 4 * 1024 * 1024
MAX_SETUP_BYTES: Final = 4000
MAX_ENTRIES: Final = 5000
"""Verifying a longer log would take too long while others play."""

GameName = Annotated[GameId, QueryParameter()]
Size = Annotated[str | None, QueryParameter(pattern="^[0-9]{1,2}(-[0-9]{1,2})?$")]
AsSeat = Annotated[
    int | None, QueryParameter(ge=0, le=9, description="The seat whose view to use. Default: a spectator's.")
]
Steps = Annotated[int, QueryParameter(ge=1, le=200)]
Lang = Annotated[Literal["en", "ru"], QueryParameter()]
MaybeLang = Annotated[Literal["en", "ru"] | None, QueryParameter(description="Include words in this language.")]
ReplaysDep = NamedDependency[Replays]
RatingUpdatesDep = NamedDependency[RatingUpdates]


@get("/api/ratings", responses=PROBLEMS)
async def leaderboard(services: ServicesDep, game: GameName, size: Size = None, limit: Limit = 50) -> Leaderboard:
    """The highest ratings in a game, separately by table size."""
    sizes = rating_pools(game)
    wanted = size or sizes[0]
    if wanted not in sizes:
        raise ApiError("history-no-such-size", 400, sizes=", ".join(sizes))
    best = await services.store.read(
        lambda connection: ratings.best(connection, game, wanted, least=PROVISIONAL, limit=limit)
    )
    lines = tuple(_line(place, rated, name) for place, (rated, name) in enumerate(best, 1))
    return Leaderboard(game, wanted, sizes, lines)


def _line(place: int, rated: Rated, name: str | None) -> Ranked:
    bot = rated.subject.removeprefix("bot:") if name is None else ""
    person = None if bot else rated.subject
    return Ranked(place, person, name or bot, bot, points(rated.strength.ordinal), rated.games, rated.wins)


@get("/api/people/{person_id:str}/ratings", responses=PROBLEMS)
async def ratings_of(person_id: Id, services: ServicesDep, people: PeopleDep) -> Sequence[RatingShown]:
    """A person's ratings by game and table size."""
    await people.find(person_id)
    found = await services.store.read(lambda connection: ratings.of_subject(connection, person_id))
    return [
        RatingShown(
            each.game, each.size, points(each.strength.ordinal), each.games < PROVISIONAL, each.games, each.wins
        )
        for each in found
    ]


@get("/api/people/{person_id:str}/ratings/history", responses=PROBLEMS)
async def rating_history(
    person_id: Id, services: ServicesDep, people: PeopleDep, limit: Limit = 100
) -> Sequence[RatingPoint]:
    """A person's rating after each of the latest rated games, oldest first."""
    await people.find(person_id)
    found = await services.store.read(lambda connection: ratings.history(connection, person_id, limit))
    return [_point(change) for change in found]


def _point(change: ratings.PastRating) -> RatingPoint:
    table = msgspec.json.decode(change.summary, type=Summary)
    size = size_class(table.game, len(table.seats))
    return RatingPoint(change.game_id, table.game, size, change.at, points(change.after))


@get("/api/people/{person_id:str}/games", responses=PROBLEMS)
async def games_of(
    person_id: Id,
    visitor: Visitor,
    people: PeopleDep,
    tables: TablesDep,
    game: OfGame = None,
    before: Before = None,
    limit: Limit = 50,
) -> TablePage:
    """A person's finished games, latest first. Games at private tables are shown to that person only."""
    await people.find(person_id)
    page = await tables.listing(phases=("over",), game=game or "", person=person_id, before=before, limit=limit)
    if visitor is not None and visitor.id == person_id:
        return page
    return TablePage(tuple(table for table in page.tables if table.listed), page.before)


@get("/api/tables/{table_id:str}/ratings", responses=PROBLEMS)
async def changes_of(table_id: Id, services: ServicesDep, rating_updates: RatingUpdatesDep) -> Sequence[SeatChange]:
    """How a rated game changed the players' ratings."""
    table = await services.rooms.whole_table(table_id)
    found = await services.store.read(lambda connection: ratings.changes(connection, table_id))
    if not found:  # the game may have ended this moment
        await rating_updates.count(table_id, table)
        found = await services.store.read(lambda connection: ratings.changes(connection, table_id))
    return [SeatChange(each.seat, points(each.before), points(each.after)) for each in found]


@get(
    "/api/tables/{table_id:str}/replay",
    responses={**PROBLEMS, 200: ResponseSpec(ReplayPage, description="Steps of the replay.", generate_examples=False)},
)
async def replay(
    table_id: Id,
    services: ServicesDep,
    replays: ReplaysDep,
    seat: AsSeat = None,
    since: Since = 0,
    limit: Steps = 50,
    lang: MaybeLang = None,
    whole: Whole = False,
) -> Response[bytes]:
    """A finished game step by step, as a seat or a spectator saw it. Anyone with the link may see it."""
    table = await services.rooms.whole_table(table_id)
    check_seat(table, seat)
    page = await replays.page(table_id, table, seat, lang, since, limit, whole)
    return Response(page, media_type="application/json")


@get("/api/tables/{table_id:str}/outline", responses=PROBLEMS)
async def outline(
    table_id: Id, services: ServicesDep, replays: ReplaysDep, lang: Lang = "en", seat: AsSeat = None
) -> Outline:
    """A finished game in brief: for each step of the replay, its entry and its lines of the log."""
    table = await services.rooms.whole_table(table_id)
    check_seat(table, seat)
    return Outline(await replays.marks(table_id, table, seat, lang))


def check_seat(table: Table, seat: int | None) -> None:
    if seat is not None and seat >= table.setup.seats:
        raise ApiError("server-too-few-seats", 400, seats=table.setup.seats)


@get(
    "/api/tables/{table_id:str}/file",
    responses={**PROBLEMS, 200: ResponseSpec(GameFile, description="The game file.", generate_examples=False)},
)
async def game_file(table_id: Id, services: ServicesDep, replays: ReplaysDep) -> Response[bytes]:
    """A finished game as a file with setup, log and secret, for `eldritch verify`."""
    table = await services.rooms.whole_table(table_id)
    async with replays.lock:
        data = await asyncio.to_thread(lambda: encode(export(table)))
    name = f"{table.setup.game}-{table_id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/text", responses=PROBLEMS, media_type="text/plain")
async def game_text(
    table_id: Id, services: ServicesDep, replays: ReplaysDep, lang: Lang = "en", seat: AsSeat = None
) -> str:
    """The log of a finished game as text, as a seat or a spectator saw it."""
    table = await services.rooms.whole_table(table_id)
    check_seat(table, seat)
    async with replays.lock:
        lines = await asyncio.to_thread(lambda: list(transcript_lines(export(table), words_in(lang), seat)))
    return "\n".join([*lines, ""])


@get(
    "/api/tables/{table_id:str}/saved",
    responses={**PROBLEMS, 200: ResponseSpec(SavedGame, description="The saved game.", generate_examples=False)},
)
async def save_game(table_id: Id, user: CurrentUser, services: ServicesDep) -> Response[bytes]:
    """Your running unrated game against bots as a file, to go on with it in a page or on another server."""
    table = await services.rooms.whole_table(table_id)
    name = f"{table.setup.game}-{table_id}-saved.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(save(table, user.id), media_type="application/json", headers=headers)


@post("/api/files", responses=PROBLEMS, request_max_body_size=MAX_FILE_BYTES)
async def import_file(
    request: AnyRequest,
    user: CurrentUser,
    services: ServicesDep,
    limiter: LimiterDep,
    replays: ReplaysDep,
) -> Summary:
    """Import and verify a game file.

    A saved game goes on at a private table of yours. A finished game can be replayed; it belongs to nobody and changes
    no rating.
    """
    data = await request.body()
    if user.kind == "guest" and not is_saved(data):
        raise ApiError("history-members-only", 403)
    services.overload.check(Load.TABLE)
    limiter.tables.check(user.id)
    if is_saved(data):
        return await _go_on(data, user, services, replays)
    try:
        async with replays.lock:
            table = await asyncio.to_thread(_verified, data)
    except BadGame as fault:
        raise ApiError("history-bad-file", 400, fault=str(fault)[:500]) from None
    table_id = new_id()
    facts = msgspec.structs.replace(facts_of(table_id, table), people=(), listed=False)

    def enter(connection: Connection) -> None:
        games.create(connection, table_id, table.setup, table.secret, table.setup.created, facts)
        games.append(connection, table_id, table.entries)
        ratings.mark_rated(connection, table_id, now_ms(), counted=False)

    await services.store.write(enter)
    return summary_of(table_id, table)


async def _go_on(data: bytes, user: Person, services: Services, replays: Replays) -> Summary:
    """Open a table on which a saved game goes on."""
    try:
        async with replays.lock:
            table = await asyncio.to_thread(_resumed, data, user)
    except BadGame as fault:
        raise ApiError("history-bad-file", 400, fault=str(fault)[:500]) from None
    table_id = new_id()
    await services.rooms.open(table_id, table.setup, table.secret, table.entries)
    return summary_of(table_id, table)


def _resumed(data: bytes, user: Person) -> Table:
    saved = read_saved(data)
    _check_size(saved.setup, len(saved.log))
    return resume(saved, user.id, user.name, now_ms())


def _verified(data: bytes) -> Table:
    file = decode(data)
    _check_size(file.setup, len(file.log))
    return verify(file)


def _check_size(setup: Setup, entries: int) -> None:
    if entries > MAX_ENTRIES:
        raise BadGame(f"a game of more than {MAX_ENTRIES} entries cannot be imported")
    if len(msgspec.json.encode(setup)) > MAX_SETUP_BYTES:
        raise BadGame("its set-up is too large")


ROUTES: Final = [
    leaderboard,
    ratings_of,
    rating_history,
    games_of,
    changes_of,
    replay,
    outline,
    game_file,
    game_text,
    save_game,
    import_file,
]
