"""The requests that the host answers: the server's, as far as they need no other person."""

import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec

import eldritch
from eldritch.core.errors import BadOptions, UnknownGame
from eldritch.locale import words_in
from eldritch.records import Person
from eldritch.speech.why import Thing
from eldritch.table import BadGame, Rejected
from eldritch.table.branching import branch_of
from eldritch.table.files import decode as decode_file
from eldritch.table.files import encode as encode_file
from eldritch.table.files import export
from eldritch.table.saving import is_saved, read_saved, resume, save
from eldritch.table.verifying import verify

from ..server.api.errors import ApiError
from ..server.common import new_id, now_ms
from ..server.learning import puzzle_answers
from ..server.live.catalogue import box, catalogue, check_bot, messages
from ..server.live.opening import running_of
from ..server.live.summary import Summary, summary_of
from ..server.live.turnstile import Priority
from ..server.live.words_renderer import WordsRenderer
from ..server.past.help import hint_for, moment_for, reason_shown, trust_of
from ..server.past.open_cards import hands_after
from ..server.past.outcome import outcome_of
from ..server.past.replays import Replays
from ..server.past.reviews import Reviews
from ..server.past.transcript import transcript_lines
from ..server.past.verification import verification_of
from ..server.people.companions import player_at
from ..server.wire import Command, Update, encode
from ..server.wire.analysis import BranchWanted
from ..server.wire.history import Outline
from ..server.wire.lobby import NewTable, TablePage
from ..server.wire.people import NewGuest, PersonShown, Rename
from ..server.wire.problem import Problem
from ..server.wire.puzzles import PuzzleAnswer, PuzzleTry
from .bots import PageBots
from .outside import Keeper
from .people import Owner
from .query import Query
from .tables import PageTables

Wanted = TypeVar("Wanted")
Handler = Callable[["Asked"], Awaitable[Any]]

PAGE: Final = 50
"""The number of tables or steps on a page."""
ROUTES: Final[list[tuple[str, re.Pattern[str], Handler]]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Answer requests to a path. Names in braces become values."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def add(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, handler))
        return handler

    return add


class Asked:
    """A request."""

    def __init__(self, host: "Requests", values: dict[str, str], query: Query, body: str) -> None:
        self.host = host
        self.values = values
        self.query = query
        self.text = body

    def body(self, kind: type[Wanted]) -> Wanted:
        return msgspec.json.decode(self.text or "{}", type=kind)


class Requests:
    """Answers requests."""

    def __init__(self, keeper: Keeper, owner: Owner, tables: PageTables, bots: PageBots) -> None:
        self.keeper = keeper
        self.owner = owner
        self.tables = tables
        self.bots = bots
        self.replays = Replays()
        self.reviews = Reviews(KeptReviews(keeper), bots, tables.spawn)

    async def answer(self, method: str, path: str, query: str, body: str) -> tuple[int, str]:
        """The status and the body of the answer. What is refused changes nothing."""
        try:
            for wanted, pattern, handler in ROUTES:
                if wanted == method and (found := pattern.fullmatch(path)):
                    given = await handler(Asked(self, found.groupdict(), Query(query), body))
                    text = given if isinstance(given, bytes) else encode(given)
                    return 200, text.decode()
            raise ApiError("server-not-found", 404)
        except ApiError as fault:
            return fault.status, problem(fault.key, fault.arguments)
        except Rejected as fault:
            return 409, problem(fault.key, dict(fault.arguments))
        except (BadOptions, UnknownGame) as fault:
            return 400, problem("server-bad-options", {"fault": str(fault)})
        except msgspec.DecodeError as fault:
            return 400, problem("server-bad-request", {"fault": str(fault)})

    async def person(self) -> Person:
        return await self.owner.person()

    async def summary(self, table_id: str) -> Summary:
        return summary_of(table_id, await self.tables.table(table_id))

    async def player(self, table_id: str, asked: Asked) -> Person:
        """Who asks: the owner of this browser, or a companion whose seat is given."""
        at, person = await self.tables.table(table_id), await self.person()
        return player_at(at, asked.query.number("seat"), person) or person


def problem(key: str, arguments: dict[str, str | int]) -> str:
    return encode(Problem(key, arguments)).decode()


class KeptReviews:
    """Finished reviews in the browser's storage."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def load(self, table_id: str) -> str | None:
        return await self._keeper.get(f"review {table_id}")

    async def save(self, table_id: str, review: str) -> None:
        await self._keeper.set(f"review {table_id}", review)


# People and what there is to play.


@route("POST", "/api/guest")
async def meet(asked: Asked) -> PersonShown:
    return shown(await asked.host.owner.meet(asked.body(NewGuest).lang))


@route("GET", "/api/me")
async def show_me(asked: Asked) -> PersonShown:
    return shown(await asked.host.person())


@route("PATCH", "/api/me")
async def rename_me(asked: Asked) -> PersonShown:
    return shown(await asked.host.owner.rename(asked.body(Rename).name))


def shown(person: Person) -> PersonShown:
    return PersonShown(person.id, person.kind, person.name)


@route("GET", "/api/games")
async def list_games(_: Asked) -> Any:
    return catalogue()


@route("GET", "/api/games/{game}/box")
async def show_box(asked: Asked) -> Any:
    return box(known(asked.values["game"]))


@route("GET", "/api/messages/{lang}/{part}")
async def show_messages(asked: Asked) -> Any:
    return messages(asked.values["lang"], asked.values["part"])


def known(game: str) -> str:
    """The id of a game that exists."""
    return eldritch.game(game).id


# Tables.


@route("GET", "/api/tables")
async def list_tables(asked: Asked) -> TablePage:
    phase = asked.query.text("phase")
    phases = (phase,) if phase else ("open", "playing")
    return TablePage(tuple(await asked.host.tables.listing(phases, asked.query.text("game"))), None)


@route("POST", "/api/tables")
async def open_table(asked: Asked) -> Summary:
    wanted = msgspec.structs.replace(asked.body(NewTable), listed=False, rated=False)
    return await asked.host.summary(await asked.host.tables.seat(await asked.host.person(), wanted))


@route("GET", "/api/running")
async def list_running(asked: Asked) -> Any:
    person = await asked.host.person()
    mine = await asked.host.tables.listing(("open", "playing"))
    found = [running_of(each, await asked.host.tables.table(each.id), person.id) for each in mine]
    return sorted(found, key=lambda each: not each.is_yours)


@route("GET", "/api/people/{person}/games")
async def list_games_of(asked: Asked) -> TablePage:
    return TablePage(tuple(await asked.host.tables.listing(("over",), asked.query.text("game"))), None)


@route("GET", "/api/tables/{table}")
async def show_table(asked: Asked) -> Summary:
    return await asked.host.summary(asked.values["table"])


@route("GET", "/api/tables/{table}/look")
async def look_at_table(asked: Asked) -> Any:
    table_id = asked.values["table"]
    return await asked.host.tables.look(table_id, (await asked.host.player(table_id, asked)).id)


@route("GET", "/api/tables/{table}/final")
async def show_final_options(asked: Asked) -> Any:
    table_id = asked.values["table"]
    return await asked.host.tables.final_options(table_id, (await asked.host.player(table_id, asked)).id)


@route("GET", "/api/tables/{table}/story")
async def tell_story(asked: Asked) -> Any:
    table_id, since = asked.values["table"], asked.query.number("since") or 0
    updates = await asked.host.tables.updates(table_id, (await asked.host.player(table_id, asked)).id, since)
    return [Update(update.seq, update.at, update.events) for update in updates]


@route("POST", "/api/tables/{table}/commands")
async def send_command(asked: Asked) -> Any:
    table_id = asked.values["table"]
    return await asked.host.tables.carry_out(table_id, asked.body(Command), await asked.host.player(table_id, asked))


@route("GET", "/api/tables/{table}/recap")
async def recap(asked: Asked) -> Any:
    table_id = asked.values["table"]
    look = await asked.host.tables.look(table_id, (await asked.host.player(table_id, asked)).id)
    updates = (await asked.host.tables.table(table_id)).updates(look.viewer, asked.query.number("since") or 0)
    renderer = WordsRenderer(asked.query.lang(), asked.query.flag("discreet"))
    return renderer.recap(look, [update.events for update in updates])


@route("GET", "/api/tables/{table}/why")
async def why_not(asked: Asked) -> Any:
    look = await asked.host.tables.look(asked.values["table"], (await asked.host.person()).id)
    query = asked.query
    thing = Thing(query.text("sort"), query.text("name"), query.number("seat") or 0, query.number("place") or 0)
    return WordsRenderer(query.lang()).why_not(look, thing)


# Help.


@route("GET", "/api/tables/{table}/hint")
async def hint(asked: Asked) -> Any:
    at = await asked.host.tables.table(asked.values["table"])
    return await hint_for(at, (await asked.host.person()).id, asked.query.lang(), asked.host.bots)


@route("GET", "/api/tables/{table}/trust")
async def trust(asked: Asked) -> Any:
    return trust_of(await asked.host.tables.table(asked.values["table"]), (await asked.host.person()).id)


@route("GET", "/api/tables/{table}/reason")
async def explain_move(asked: Asked) -> Any:
    at = await asked.host.tables.table(asked.values["table"])
    query = asked.query
    moment = await moment_for(at, (await asked.host.person()).id, query.number("number"), query.number("seat"))
    return reason_shown(at, await asked.host.reviews.reviewed(moment, Priority.HINT), query.lang())


# Finished games.


@route("GET", "/api/tables/{table}/outcome")
async def show_outcome(asked: Asked) -> Any:
    return outcome_of(await asked.host.tables.table(asked.values["table"]), asked.query.lang())


@route("GET", "/api/tables/{table}/checked")
async def verify_table(asked: Asked) -> Any:
    return verification_of(await asked.host.tables.table(asked.values["table"]))


@route("GET", "/api/tables/{table}/ratings")
async def changes_of(_: Asked) -> Any:
    return []  # Nothing is rated here.


@route("GET", "/api/tables/{table}/replay")
async def replay(asked: Asked) -> bytes:
    table_id, query = asked.values["table"], asked.query
    lang = query.lang() if query.text("lang") else None
    since, limit = query.number("since") or 0, min(query.number("limit") or PAGE, 200)
    at = await asked.host.tables.table(table_id)
    return await asked.host.replays.page(table_id, at, query.number("seat"), lang, since, limit, query.flag("whole"))


@route("GET", "/api/tables/{table}/outline")
async def outline(asked: Asked) -> Outline:
    table_id, query = asked.values["table"], asked.query
    at = await asked.host.tables.table(table_id)
    return Outline(await asked.host.replays.marks(table_id, at, query.number("seat"), query.lang()))


@route("GET", "/api/tables/{table}/cards")
async def show_hands(asked: Asked) -> Any:
    at = await asked.host.tables.table(asked.values["table"])
    return hands_after(at, asked.query.number("number") or 0, words_in(asked.query.lang()))


@route("GET", "/api/tables/{table}/text")
async def game_text(asked: Asked) -> bytes:
    at = await asked.host.tables.table(asked.values["table"])
    lines = transcript_lines(export(at), words_in(asked.query.lang()), asked.query.number("seat"))
    return "\n".join([*lines, ""]).encode()


@route("GET", "/api/tables/{table}/review")
async def show_review(asked: Asked) -> Any:
    table_id = asked.values["table"]
    return await asked.host.reviews.shown(table_id, await asked.host.tables.table(table_id), asked.query.lang())


@route("POST", "/api/tables/{table}/review")
async def begin_review(asked: Asked) -> Any:
    table_id = asked.values["table"]
    at = await asked.host.tables.table(table_id)
    await asked.host.reviews.begin(table_id, at)
    return await asked.host.reviews.shown(table_id, at, asked.query.lang())


@route("POST", "/api/tables/{table}/branches")
async def branch(asked: Asked) -> Summary:
    table_id, wanted, person = asked.values["table"], asked.body(BranchWanted), await asked.host.person()
    check_bot(wanted.bot)
    at = await asked.host.tables.table(table_id)
    secret, made_id = secrets.token_bytes(32), new_id()
    made = branch_of(
        at,
        table_id,
        wanted.number,
        person=person.id,
        name=person.name,
        seat=wanted.seat,
        bot=wanted.bot,
        secret=secret,
        now=now_ms(),
    )
    await asked.host.tables.open(made_id, made.setup, secret, made.entries)
    return summary_of(made_id, made)


@route("GET", "/api/tables/{table}/file")
async def game_file(asked: Asked) -> bytes:
    return encode_file(export(await asked.host.tables.table(asked.values["table"])))


@route("GET", "/api/tables/{table}/saved")
async def save_game(asked: Asked) -> bytes:
    at = await asked.host.tables.table(asked.values["table"])
    return save(at, (await asked.host.person()).id)


@route("POST", "/api/files")
async def import_file(asked: Asked) -> Summary:
    data, person = asked.text.encode(), await asked.host.person()
    try:
        made = (
            resume(read_saved(data), person.id, person.name, now_ms()) if is_saved(data) else verify(decode_file(data))
        )
    except BadGame as fault:
        raise ApiError("history-bad-file", 400, fault=str(fault)[:500]) from None
    table_id = new_id()
    await asked.host.tables.open(table_id, made.setup, made.secret, made.entries)
    return summary_of(table_id, made)


# Puzzles.


@route("GET", "/api/puzzles")
async def list_puzzles(_: Asked) -> Any:
    return puzzle_answers.list_all()


@route("POST", "/api/puzzles/{game}/{number}/try")
async def try_puzzle(asked: Asked) -> Any:
    return await puzzle_answers.shown_after(*numbered(asked), asked.body(PuzzleTry))


@route("POST", "/api/puzzles/{game}/{number}/help")
async def help_with(asked: Asked) -> Any:
    return await puzzle_answers.help_with(*numbered(asked), asked.body(PuzzleTry))


@route("POST", "/api/puzzles/{game}/{number}/answer")
async def answer_question(asked: Asked) -> Any:
    return puzzle_answers.judged(*numbered(asked), asked.body(PuzzleAnswer))


def numbered(asked: Asked) -> tuple[str, int]:
    number = asked.values["number"]
    if not (number.isascii() and number.isdecimal()):
        raise ApiError("server-not-found", 404)
    return asked.values["game"], max(1, int(number))
