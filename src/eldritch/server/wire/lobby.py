"""Games and tables, as the lobby lists them and people ask for them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from eldritch.table.commands import BotSpec, SeatNumber

from ..live.summary import Summary

GameId = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,31}$")]
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{12}$")]
ClockKind = Literal["none", "move", "bank", "days"]
Seats = Annotated[int, Meta(ge=2, le=10)]


class Between(Struct, frozen=True):
    """Whole numbers from the least to the most, both allowed."""

    least: int
    most: int


class OptionShown(Struct, frozen=True):
    """An option of a game: the key of its explanation, its default and its allowed values."""

    name: str
    key: str
    default: bool | int | str
    choices: tuple[bool | int | str, ...] | Between


class BotShown(Struct, frozen=True):
    """A bot of the server: how to ask for it, and which level it is, if it is one."""

    spec: str
    level: int | None


class GameShown(Struct, frozen=True):
    """A game that can be played here. `title` and `about` are keys of messages, `name` is the English title.

    `accent` is the colour of its pages, such as `#6d4fb5`, and `usual_seats` the size of a table where nobody asks for
    another.
    """

    id: GameId
    name: str
    title: str
    about: str
    accent: str
    usual_seats: int
    rules: int
    seats: Between
    options: tuple[OptionShown, ...]
    watch: Literal["open", "after"]


class Messages(Struct, frozen=True):
    """A file of messages in Fluent syntax."""

    text: str


class PartShown(Struct, frozen=True):
    """A part of a map: its outline as path data, and where its name (a curve), gate, figures and portal stand."""

    outline: str
    name: str
    size: int
    gate: tuple[float, float]
    alone: tuple[float, float]
    sides: dict[str, tuple[float, float]]
    """Where the figures of each faction stand if both are there."""
    portal: tuple[float, float] | None


class BoxShown(Struct, frozen=True):
    """What is in a game's box: its components as the edition describes them, and its map by part, if it has one."""

    components: tuple[dict[str, Any], ...]
    map: dict[str, PartShown]


class ClockShown(Struct, frozen=True):
    """A kind of clock and the milliseconds it may be given."""

    kind: ClockKind
    time: Between
    increment: Between


class Catalogue(Struct, frozen=True):
    """Everything one can choose when opening a table."""

    games: tuple[GameShown, ...]
    bots: tuple[BotShown, ...]
    clocks: tuple[ClockShown, ...]
    presets: tuple[str, ...]


class ClockWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock, in milliseconds; the catalogue says what is allowed."""

    kind: ClockKind = "none"
    time: Annotated[int, Meta(ge=0, le=2**53)] = 0
    increment: Annotated[int, Meta(ge=0, le=2**53)] = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. Whoever opens it sits down at it; bots take the next seats."""

    game: GameId
    seats: Seats | None = None
    options: dict[str, bool | int | str] = field(default_factory=dict)
    clock: ClockWanted = field(default_factory=ClockWanted)
    rated: bool = False
    listed: bool = True
    title: Annotated[str, Meta(max_length=60)] = ""
    seat: SeatNumber | None = None
    companions: Annotated[tuple[Annotated[str, Meta(max_length=24)], ...], Meta(max_length=9)] = ()
    """The names of people who play at the same device; they take the next seats, before the bots."""
    bots: Annotated[tuple[BotSpec, ...], Meta(max_length=9)] = ()
    autostart: bool = False
    """Start as soon as all seats are taken."""
    watch: Literal["after"] | None = None
    """Let spectators see nothing of the play before the end. Of games with hidden teams they never do."""
    stand_in: BotSpec | None = None
    """The bot that plays for who is away or has resigned among several."""


class Quick(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play this game now, with whoever else does."""

    game: GameId
    seats: Seats | None = None
    clock: ClockWanted = field(default_factory=ClockWanted)


class InviteWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to a seat, or to any that is open."""

    seat: SeatNumber | None = None


class Invite(Struct, frozen=True):
    """An invitation: give `invite` with `sit`, or send somebody to `path`."""

    invite: str
    path: str
    seat: int | None
    expires: int


class Acked(Struct, frozen=True):
    """The command of this id is stored. `seq` counts the updates told to the sender so far."""

    id: str
    seq: int


class Muted(Struct, frozen=True):
    """Whom one does not want to hear."""

    people: tuple[str, ...]


class TablePage(Struct, frozen=True):
    """Some tables. If there are more, `before` asks for them."""

    tables: tuple[Summary, ...]
    before: int | None


Pictures = dict[str, str]
"""Pictures by name, and where they are."""
