"""Games, tables and invitations in the lobby."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from eldritch.table.commands import BotSpec, SeatNumber

from ..live.summary import Summary

GameId = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,31}$")]
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{12}$")]
ClockKind = Literal["none", "move", "bank", "days"]
Seats = Annotated[int, Meta(ge=2, le=10)]


class Between(Struct, frozen=True):
    """A range of integers, including both ends."""

    least: int
    most: int


class OptionNeeded(Struct, frozen=True):
    """An option, and the value it must have for another option to matter."""

    name: str
    value: bool | int | str


class OptionShown(Struct, frozen=True):
    """A rule option: the message key of its explanation, its default and its possible values.

    It has an effect only with `seats` seats (null: any number) and while the options in `needs` have their values.
    """

    name: str
    key: str
    default: bool | int | str
    choices: tuple[bool | int | str, ...] | Between
    seats: Between | None
    needs: tuple[OptionNeeded, ...]


class BotShown(Struct, frozen=True):
    """A bot of the server: its spec, and its level if it has one."""

    spec: str
    level: int | None


class GameShown(Struct, frozen=True):
    """A game that can be played here. `title` and `about` are message keys, `name` is the English title.

    `accent` is the colour of its pages, such as `#6d4fb5`. `usual_seats` is the default size of a table.
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
    """An area of a map: its outline as SVG path data, and where its name (a curve), gate, figures and portal are."""

    outline: str
    name: str
    size: int
    gate: tuple[float, float]
    alone: tuple[float, float]
    sides: dict[str, tuple[float, float]]
    """The position of each faction's figures if both are present."""
    portal: tuple[float, float] | None


class BoxShown(Struct, frozen=True):
    """The components of a game as its edition describes them, and its map by area, if it has one."""

    components: tuple[dict[str, Any], ...]
    map: dict[str, PartShown]


class ClockShown(Struct, frozen=True):
    """A kind of clock and its allowed settings in milliseconds."""

    kind: ClockKind
    time: Between
    increment: Between


class Catalogue(Struct, frozen=True):
    """Everything to choose from when opening a table."""

    games: tuple[GameShown, ...]
    bots: tuple[BotShown, ...]
    clocks: tuple[ClockShown, ...]
    presets: tuple[str, ...]


class ClockWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock in milliseconds. The catalogue lists the allowed settings."""

    kind: ClockKind = "none"
    time: Annotated[int, Meta(ge=0, le=2**53)] = 0
    increment: Annotated[int, Meta(ge=0, le=2**53)] = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. The host takes a seat, then each companion and each bot the next free one.

    A `null` among companions or bots leaves the next free seat to somebody else.
    """

    game: GameId
    seats: Seats | None = None
    options: dict[str, bool | int | str] = field(default_factory=dict)
    clock: ClockWanted = field(default_factory=ClockWanted)
    rated: bool = False
    listed: bool = True
    title: Annotated[str, Meta(max_length=60)] = ""
    seat: SeatNumber | None = None
    companions: Annotated[tuple[Annotated[str, Meta(max_length=24)] | None, ...], Meta(max_length=9)] = ()
    """The names of people who play at the same device."""
    bots: Annotated[tuple[BotSpec | None, ...], Meta(max_length=9)] = ()
    autostart: bool = False
    """Start as soon as all seats are taken."""
    watch: Literal["after"] | None = None
    """Hide the game from spectators until its end. Games with hidden teams are always hidden."""
    stand_in: BotSpec | None = None
    """The bot that plays for absent players, and for those who resign among several."""


class Quick(Struct, frozen=True, forbid_unknown_fields=True):
    """A quick match: play this game now with anyone."""

    game: GameId
    seats: Seats | None = None
    clock: ClockWanted = field(default_factory=ClockWanted)


class InviteWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to a seat, or to any open seat."""

    seat: SeatNumber | None = None


class Invite(Struct, frozen=True):
    """An invitation. Read out its code `invite`, or send the link `path`. `sit` takes the code.

    The link leads to `origin`, or, if that is empty, to the same site.
    """

    invite: str
    path: str
    origin: str
    seat: int | None
    expires: int


class Acked(Struct, frozen=True):
    """The command with this id is stored. `seq` counts the updates sent to its sender so far."""

    id: str
    seq: int


class Muted(Struct, frozen=True):
    """The people you have muted."""

    people: tuple[str, ...]


class TablePage(Struct, frozen=True):
    """A page of tables. Pass `before` to get the next page."""

    tables: tuple[Summary, ...]
    before: int | None


class Running(Struct, frozen=True):
    """One of your tables that is not over, the seats it waits for, and whether you are among them."""

    table: Summary
    deciding: tuple[int, ...]
    is_yours: bool


Pictures = dict[str, str]
"""The URLs of pictures by name."""
