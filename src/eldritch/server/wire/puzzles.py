"""Puzzles: the list, the state of an attempt, and help."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from eldritch.table import Look

from .lobby import GameId
from .words import WordsFrame

MOST_STEPS = 80
Steps = Annotated[tuple[Annotated[int, Meta(ge=0, le=2**31)], ...], Meta(max_length=MOST_STEPS)]


class PuzzleListed(Struct, frozen=True):
    """A puzzle by its number, from 1; the level is 1 (easy) to 5."""

    number: int
    level: int
    seats: int


class PuzzleName(Struct, frozen=True):
    """A puzzle by game and number."""

    game: GameId
    number: int


class PuzzleCollection(Struct, frozen=True):
    """The puzzles of a game, from the easiest to the hardest."""

    game: GameId
    puzzles: tuple[PuzzleListed, ...]


class PuzzleList(Struct, frozen=True):
    """All puzzles, and the puzzle of the day."""

    today: PuzzleName
    shelves: tuple[PuzzleCollection, ...]


class PuzzleTry(Struct, frozen=True):
    """All steps so far, and the language of the words."""

    actions: Steps = ()
    lang: Literal["en", "ru"] = "en"


class PuzzleShown(Struct, frozen=True):
    """The table after the steps, also in words, with the events of the last step and the verdict."""

    level: int
    verdict: Literal["asked", "going", "won", "lost"]
    events: tuple[dict[str, Any], ...]
    look: Look
    words: WordsFrame


class PuzzleAnswer(Struct, frozen=True):
    """The answer to a question: a set of seats."""

    seats: Annotated[tuple[Annotated[int, Meta(ge=0, le=9)], ...], Meta(max_length=10)]


class PuzzleJudged(Struct, frozen=True):
    """Whether an answer is right, and if not, what is wrong with it."""

    verdict: Literal["right", "too-many", "too-few", "other"]


class PuzzleStep(Struct, frozen=True):
    """A step in words, with its action; or a reason, with the seat it is about."""

    action: int
    text: str


class PuzzleHelp(Struct, frozen=True):
    """All remaining steps; none if the puzzle cannot be won any more. For a question, the reasons for the answer.

    `aim` is the place of the step that the others prepare, from 0.
    """

    steps: tuple[PuzzleStep, ...]
    aim: int = 0
