"""Games that are over, and how strong everybody is."""

from typing import Any, Literal

from msgspec import Struct


class RatingShown(Struct, frozen=True):
    """Somebody's rating in a game at tables of a size: 1000 for the unknown. `provisional`: after few games."""

    game: str
    size: str
    rating: int
    provisional: bool
    games: int
    wins: int


class Ranked(Struct, frozen=True):
    """A line of a leaderboard: a person by id and name, or a bot of the server by its spec."""

    place: int
    person: str | None
    name: str
    bot: str
    rating: int
    games: int
    wins: int


class Leaderboard(Struct, frozen=True):
    """The strongest in a game at tables of a size, and the sizes there are."""

    game: str
    size: str
    sizes: tuple[str, ...]
    lines: tuple[Ranked, ...]


class SeatChange(Struct, frozen=True):
    """What a game did to the rating of who sat there."""

    seat: int
    before: int
    after: int


class Checked(Struct, frozen=True):
    """A finished game, played over again: the seal and the secret, how many choices were made, and what is wrong.

    `fault` is empty if everything is as the log says.
    """

    commitment: str
    secret: str
    choices: int
    fault: str


class RatingPoint(Struct, frozen=True):
    """Somebody's rating after a game."""

    table: str
    game: str
    size: str
    at: int
    rating: int


class ReplayStep(Struct, frozen=True):
    """The table after an entry of its log: what the viewer was told by it, and what the viewer saw."""

    number: int
    at: int
    kind: str
    seat: int | None
    events: tuple[dict[str, Any], ...]
    view: dict[str, Any] | None


class ReplayPage(Struct, frozen=True):
    """Some steps of a replay, and how many there are."""

    total: int
    steps: tuple[ReplayStep, ...]


class DecisionLine(Struct, frozen=True, tag_field="t", tag="decision"):
    """For bots from outside: it is yours to choose at this table. Answer by `act` with this `seq`."""

    table: str
    seq: int
    view: dict[str, Any]
    left: int | None
    """Milliseconds left on your clock."""


class SeatedLine(Struct, frozen=True, tag_field="t", tag="seated"):
    """You sit at this table; it waits for others or is being played."""

    table: str
    game: str
    phase: Literal["open", "playing", "over"]


class OverLine(Struct, frozen=True, tag_field="t", tag="over"):
    """The game at this table is over; your share of the win."""

    table: str
    share: float


BotLine = DecisionLine | SeatedLine | OverLine
"""What the stream for bots tells, a line each; an empty line only shows that the stream is alive."""
