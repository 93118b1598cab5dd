"""Puzzles: what there is, how a try stands, and how to go on."""

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
    """Which puzzle."""

    game: GameId
    number: int


class PuzzleShelf(Struct, frozen=True):
    """The puzzles of a game, from the easiest to the hardest."""

    game: GameId
    puzzles: tuple[PuzzleListed, ...]


class PuzzleList(Struct, frozen=True):
    """All puzzles, and the one that everybody meets today."""

    today: PuzzleName
    shelves: tuple[PuzzleShelf, ...]


class PuzzleTry(Struct, frozen=True):
    """All steps so far, and the language to hear the words in."""

    actions: Steps = ()
    lang: Literal["en", "ru"] = "en"


class PuzzleShown(Struct, frozen=True):
    """The table after these steps, in words, too; what the last one told, and whether one has won or still can."""

    level: int
    verdict: Literal["asked", "going", "won", "lost"]
    events: tuple[dict[str, Any], ...]
    look: Look
    words: WordsFrame


class PuzzleAnswer(Struct, frozen=True):
    """Who is on one's side: all seats, and no other."""

    seats: Annotated[tuple[Annotated[int, Meta(ge=0, le=9)], ...], Meta(max_length=10)]


class PuzzleJudged(Struct, frozen=True):
    """Whether an answer is right, and if not, what is wrong with it."""

    verdict: Literal["right", "too-many", "too-few", "other"]


class PuzzleStep(Struct, frozen=True):
    """A step of the way: the action (or of whom a fact speaks), and the words for it."""

    action: int
    text: str


class PuzzleHelp(Struct, frozen=True):
    """How to go on from here to the end. Nothing where one cannot win any more."""

    steps: tuple[PuzzleStep, ...]
