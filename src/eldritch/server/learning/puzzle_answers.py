"""Puzzles as they are shown, tried and judged. Every request has the puzzle and all steps so far."""

import asyncio
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

import msgspec

import eldritch
from eldritch.core.errors import IllegalAction
from eldritch.core.options import written_out
from eldritch.locale import Words, words_in
from eldritch.puzzles import (
    Puzzle,
    QuestionPuzzles,
    Trial,
    aim_of,
    games_with_puzzles,
    kind_of,
    of_the_day,
    puzzles_of,
    try_out,
)
from eldritch.speech import speech_of
from eldritch.speech.cast import bot_name
from eldritch.speech.puzzles import step_text
from eldritch.table import Clock, Look, Result, SeatLook, Setup

from ..api.errors import ApiError
from ..common import now_ms
from ..live.words_renderer import WordsRenderer
from ..threads import in_thread
from ..wire.puzzles import (
    PuzzleAnswer,
    PuzzleCollection,
    PuzzleHelp,
    PuzzleJudged,
    PuzzleList,
    PuzzleListed,
    PuzzleName,
    PuzzleShown,
    PuzzleStep,
    PuzzleTry,
)
from ..wire.words import WordsFrame

OPPONENT: Final = "level:4"

_thinking: Final = asyncio.Semaphore(1)
"""Checking whether a puzzle can still be won is slow. One check at a time does not slow down live tables."""


def list_all() -> PuzzleList:
    """All puzzles by game, and the puzzle of the day."""
    today = of_the_day(datetime.now(UTC).date())
    return PuzzleList(PuzzleName(*today), tuple(map(_collection, games_with_puzzles())))


def _collection(game: str) -> PuzzleCollection:
    puzzles = enumerate(puzzles_of(game), 1)
    return PuzzleCollection(game, tuple(PuzzleListed(number, one.level, one.seen["seats"]) for number, one in puzzles))


async def shown_after(game_id: str, number: int, data: PuzzleTry) -> PuzzleShown:
    """The table after these steps, and whether they have won or still can win. A question has no steps."""
    puzzle = find(game_id, number)
    trial = await tried(game_id, number, data.actions)
    look = look_of(puzzle, trial, len(data.actions), words_in(data.lang).say("puzzles-you"))
    words = words_for(look, trial, data.lang)
    return PuzzleShown(puzzle.level, trial.verdict, tuple(trial.events), look, words)


def words_for(look: Look, trial: Trial, lang: str) -> WordsFrame:
    """The table in words. The prompt of a question is the question itself."""
    words = WordsRenderer(lang).words_frame(look, [trial.events], fresh=False)
    if trial.verdict == "asked":
        question = words_in(lang).say(f"house-{look.setup.game}-puzzle")
        return msgspec.structs.replace(words, status=question, prompt=())
    return words


async def help_with(game_id: str, number: int, data: PuzzleTry) -> PuzzleHelp:
    """A solution from here in words. For a question, the reasoning that leads to the answer."""
    puzzle = find(game_id, number)
    trial = await tried(game_id, number, data.actions)
    words = words_in(data.lang)
    names = names_of(puzzle, words)
    kind = kind_of(game_id)
    if isinstance(kind, QuestionPuzzles):
        reasons = kind.reasoning(puzzle.view(), puzzle.answer, words, names)
        return PuzzleHelp(tuple(PuzzleStep(reason.seat, reason.text) for reason in reasons))
    speech = speech_of(eldritch.game(game_id), words, names)
    steps = list(trial.along())
    texts = tuple(PuzzleStep(action, step_text(speech, view, action)) for view, action in steps)
    return PuzzleHelp(texts, aim_of(puzzle, steps))


def judged(game_id: str, number: int, data: PuzzleAnswer) -> PuzzleJudged:
    """Check the answer to a question. Other puzzles are solved with `try`."""
    puzzle = find(game_id, number)
    if not isinstance(kind_of(game_id), QuestionPuzzles):
        raise ApiError("server-not-found", 404)
    right, given = set(puzzle.answer), set(data.seats)
    if given == right:
        return PuzzleJudged("right")
    return PuzzleJudged("too-many" if given > right else "too-few" if given < right else "other")


def find(game: str, number: int) -> Puzzle:
    puzzles = puzzles_of(game) if game in games_with_puzzles() else ()
    if number > len(puzzles):
        raise ApiError("server-not-found", 404)
    return puzzles[number - 1]


async def tried(game: str, number: int, actions: tuple[int, ...]) -> Trial:
    try:
        async with _thinking:
            return await in_thread(_tried, game, number, actions)
    except IllegalAction:
        raise ApiError("table-rejected-illegal", 409) from None


@lru_cache(maxsize=500)
def _tried(game: str, number: int, actions: tuple[int, ...]) -> Trial:
    return try_out(find(game, number), actions)


def names_of(puzzle: Puzzle, words: Words) -> list[str]:
    """The names of the seats: "you" for the solver, bots' names for the others."""
    game, view = eldritch.game(puzzle.game), puzzle.view().view(puzzle.seat)
    return [
        words.say("puzzles-you") if seat == puzzle.seat else bot_name(game, view, seat, "", words)
        for seat in range(puzzle.seen["seats"])
    ]


def look_of(puzzle: Puzzle, trial: Trial, seq: int, name: str) -> Look:
    """The position as a look at a table."""
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
    """A seat in the look. Only the solver's has a name; the others are bots."""
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
