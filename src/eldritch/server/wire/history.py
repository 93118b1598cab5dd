"""Finished games, ratings and the stream for external bots."""

from typing import Any, Literal

from msgspec import Struct

from eldritch.table import Look

from .words import LineShown, WordsFrame


class RatingShown(Struct, frozen=True):
    """A person's rating in a game at one table size. It starts at 1000 and is `provisional` at first."""

    game: str
    size: str
    rating: int
    provisional: bool
    games: int
    wins: int


class Ranked(Struct, frozen=True):
    """A row of a leaderboard: a person by id and name, or a server bot by its spec."""

    place: int
    person: str | None
    name: str
    bot: str
    rating: int
    games: int
    wins: int


class Leaderboard(Struct, frozen=True):
    """The highest ratings in a game at one table size, and the sizes available."""

    game: str
    size: str
    sizes: tuple[str, ...]
    lines: tuple[Ranked, ...]


class SeatChange(Struct, frozen=True):
    """How a game changed the rating of the player in a seat."""

    seat: int
    before: int
    after: int


class Checked(Struct, frozen=True):
    """The verification of a finished game: commitment, secret, number of choices and any discrepancy.

    `fault` is empty if the replay agrees with the log.
    """

    commitment: str
    secret: str
    choices: int
    fault: str


class Source(Struct, frozen=True):
    """Where points came from, with the number for each seat."""

    label: str
    numbers: tuple[int, ...]


class Award(Struct, frozen=True):
    """What a seat did more often than all others."""

    seat: int
    text: str


class Outcome(Struct, frozen=True):
    """The result of a finished game in words."""

    why: str
    """Who won and how the game ended, in a sentence."""
    places: tuple[int, ...]
    """The place of each seat, from 1. Equal seats share a place."""
    total: str
    """What the totals are, such as points. Empty if the game has none."""
    totals: tuple[int, ...]
    sources: tuple[Source, ...]
    """They add up to the totals, if there are any."""
    awards: tuple[Award, ...]


class RatingPoint(Struct, frozen=True):
    """A person's rating after a game."""

    table: str
    game: str
    size: str
    at: int
    rating: int


class ReplayStep(Struct, frozen=True):
    """The table after an entry of its log: the events and the look that the viewer was sent.

    `words` is the words frame in the requested language, if any.
    """

    number: int
    """The number of the entry in the log."""
    at: int
    kind: str
    seat: int | None
    turn: int
    """The number of turns begun; 0 before the game."""
    events: tuple[dict[str, Any], ...]
    look: Look
    words: WordsFrame | None


class ReplayPage(Struct, frozen=True):
    """A page of a replay, and its total number of steps."""

    total: int
    steps: tuple[ReplayStep, ...]


class Mark(Struct, frozen=True):
    """A step of a replay in brief: entry, seat, turn and lines of the log."""

    number: int
    kind: str
    seat: int | None
    turn: int
    lines: tuple[LineShown, ...]


class Outline(Struct, frozen=True):
    """A whole replay in brief, for a log and a slider. Steps are fetched separately."""

    marks: tuple[Mark, ...]


class DecisionLine(Struct, frozen=True, tag_field="t", tag="decision"):
    """For external bots: you have to decide at this table. Answer with `act` and this `seq`."""

    table: str
    seq: int
    view: dict[str, Any]
    left: int | None
    """Milliseconds left on your clock."""


class SeatedLine(Struct, frozen=True, tag_field="t", tag="seated"):
    """For external bots: you sit at this table."""

    table: str
    game: str
    phase: Literal["open", "playing", "over"]


class OverLine(Struct, frozen=True, tag_field="t", tag="over"):
    """For external bots: the game at this table is over. `share` is your return."""

    table: str
    share: float


BotLine = DecisionLine | SeatedLine | OverLine
"""The lines of the stream for external bots. Empty lines only keep the connection alive."""
