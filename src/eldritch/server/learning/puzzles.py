"""Puzzles to try out. The server keeps nothing: a try is the puzzle and all steps so far."""

import asyncio
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter

import eldritch
from eldritch.core.errors import IllegalAction
from eldritch.core.options import written_out
from eldritch.locale import Words
from eldritch.puzzles import Fact, Puzzle, Trial, of_the_day, puzzles_of, reasoning, try_out
from eldritch.speech import speech_of
from eldritch.speech.puzzles import fact_text, step_text
from eldritch.table import Clock, Look, Result, SeatLook, Setup

from ..api.errors import Refused
from ..api.params import GameInPath
from ..api.problems import PROBLEMS
from ..live.interpreter import BOT_NAMES, Interpreter
from ..people.people import now_ms
from ..wire.lobby import GameId
from ..wire.puzzles import (
    PuzzleAnswer,
    PuzzleHelp,
    PuzzleJudged,
    PuzzleList,
    PuzzleListed,
    PuzzleName,
    PuzzleShelf,
    PuzzleShown,
    PuzzleStep,
    PuzzleTry,
)

Number = Annotated[int, PathParameter(ge=1, le=100_000)]
SHELVES: Final[tuple[GameId, ...]] = ("realms", "nightmarium", "duel", "castle")
OPPONENT: Final = "level:4"
SIDES_GAME: Final = "castle"

_thinking: Final = asyncio.Semaphore(1)
"""To tell whether somebody can still win takes a moment; one at a time does not hinder those who play."""


@get("/api/puzzles", responses=PROBLEMS)
async def list_puzzles() -> PuzzleList:
    """All puzzles by game, and the one of today."""
    today = of_the_day(datetime.now(UTC).date())
    return PuzzleList(PuzzleName(_game(today[0]), today[1]), tuple(map(_shelf, SHELVES)))


def _game(id: str) -> GameId:
    return next(game for game in SHELVES if game == id)


def _shelf(game: GameId) -> PuzzleShelf:
    puzzles = enumerate(puzzles_of(game), 1)
    return PuzzleShelf(game, tuple(PuzzleListed(number, one.level, one.seen["seats"]) for number, one in puzzles))


@post("/api/puzzles/{game_id:str}/{number:int}/try", responses=PROBLEMS, status_code=200)
async def try_puzzle(game_id: GameInPath, number: Number, data: JSONBody[PuzzleTry]) -> PuzzleShown:
    """The table after these steps, and whether they have won or still can. In `castle` there are no steps."""
    puzzle = find(game_id, number)
    trial = await tried(game_id, number, data.actions)
    look = look_of(puzzle, trial, len(data.actions), Words(data.lang).say("puzzles-you"))
    words = Interpreter(data.lang).spoken(look, trial.events, fresh=False)
    if trial.verdict == "asked":
        question = Words(data.lang).say("house-castle-puzzle")
        words = msgspec.structs.replace(words, status=question, prompt=())
    return PuzzleShown(puzzle.level, trial.verdict, tuple(trial.events), look, words)


@post("/api/puzzles/{game_id:str}/{number:int}/help", responses=PROBLEMS, status_code=200)
async def help_with(game_id: GameInPath, number: Number, data: JSONBody[PuzzleTry]) -> PuzzleHelp:
    """How to go on after these steps, in words. Of `castle` what the notebook says, fact by fact."""
    puzzle = find(game_id, number)
    trial = await tried(game_id, number, data.actions)
    words = Words(data.lang)
    names = names_of(puzzle, words)
    if game_id == SIDES_GAME:
        steps = [
            PuzzleStep(fact.seat, _fact_text(fact, names, words)) for fact in reasoning(puzzle.view(), puzzle.answer)
        ]
    else:
        speech = speech_of(eldritch.game(game_id), words, names)
        steps = [PuzzleStep(action, step_text(speech, view, action)) for view, action in trial.along()]
    return PuzzleHelp(tuple(steps))


def _fact_text(fact: Fact, names: list[str], words: Words) -> str:
    return fact_text(fact.kind, names[fact.seat], fact.organisation, fact.source, fact.turn, fact.number, words)


@post("/api/puzzles/{game_id:str}/{number:int}/answer", responses=PROBLEMS, status_code=200)
async def answer_sides(game_id: GameInPath, number: Number, data: JSONBody[PuzzleAnswer]) -> PuzzleJudged:
    """Whether these, and no others, are on one's side for certain. Of `castle` only."""
    if game_id != SIDES_GAME:
        raise Refused("server-not-found", 404)
    right, given = set(find(SIDES_GAME, number).answer), set(data.seats)
    if given == right:
        return PuzzleJudged("right")
    return PuzzleJudged("too-many" if given > right else "too-few" if given < right else "other")


def find(game: str, number: int) -> Puzzle:
    puzzles = puzzles_of(game)
    if number > len(puzzles):
        raise Refused("server-not-found", 404)
    return puzzles[number - 1]


async def tried(game: str, number: int, actions: tuple[int, ...]) -> Trial:
    try:
        async with _thinking:
            return await asyncio.to_thread(_tried, game, number, actions)
    except IllegalAction:
        raise Refused("table-rejected-illegal", 409) from None


@lru_cache(maxsize=500)
def _tried(game: str, number: int, actions: tuple[int, ...]) -> Trial:
    return try_out(find(game, number), actions)


def names_of(puzzle: Puzzle, words: Words) -> list[str]:
    """Oneself, and strangers as at a table with bots."""
    return [
        words.say("puzzles-you") if seat == puzzle.seat else words.say(f"house-bot-{seat % BOT_NAMES}")
        for seat in range(puzzle.seen["seats"])
    ]


def look_of(puzzle: Puzzle, trial: Trial, seq: int, name: str) -> Look:
    """The position as a table shows it."""
    state = trial.state
    over = state.over
    result = Result(state.ending, tuple(state.winners), tuple(state.returns())) if over else None
    return Look(
        viewer=puzzle.seat,
        seq=seq,
        now=now_ms(),
        phase="over" if over else "playing",
        setup=_setup(puzzle),
        seats=tuple(_seat(seat, name if seat == puzzle.seat else "", state.deciders()) for seat in range(state.seats)),
        paused=False,
        view=trial.view,
        offer=None,
        undo="alone" if seq else "",
        final=(),
        premoves=(),
        result=result,
        secret="",
        next="",
    )


def _setup(puzzle: Puzzle) -> Setup:
    game = eldritch.game(puzzle.game)
    seen = puzzle.view()
    return Setup(
        game=game.id,
        rules=game.rules,
        edition=game.edition.digest,
        options=written_out(seen.options),
        seats=int(seen.seats),
        host="",
        commitment="",
        created=0,
        clock=Clock(),
    )


def _seat(seat: int, name: str, asked: list[int]) -> SeatLook:
    """A seat of one's own has a name, others have bots."""
    return SeatLook(
        player="you" if name else f"bot:{seat}",
        name=name,
        bot="" if name else OPPONENT,
        ready=True,
        stand_in="",
        resigned=False,
        absent=False,
        left=None,
        running=seat in asked,
    )


ROUTES: Final = [list_puzzles, try_puzzle, help_with, answer_sides]
