"""The set-up of a table: game, options, clock and visibility; and its players."""

from typing import Any, Final, Literal

from msgspec import Struct, field

import eldritch
from eldritch.core.errors import BadOptions
from eldritch.core.game import Game
from eldritch.core.options import parse, written_out

from .errors import BadGame
from .keys import commitment

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND
MAX_DAYS: Final = 30


class Clock(Struct, frozen=True):
    """A time control. All times are in milliseconds.

    `none`: unlimited. `move`: `time` for each move. `bank`: `time` for the whole game, plus `increment` for each move.
    `days`: like `move`, counted in days. A move is everything that a seat decides until another seat has to decide.
    In a sealed window one clock runs for all seats: `window` with a bank, otherwise `time`.
    """

    kind: Literal["none", "move", "bank", "days"] = "none"
    time: int = 0
    increment: int = 0
    window: int = 60 * SECOND


class Player(Struct, frozen=True):
    """The player of a seat: a person, or a bot of the server with its spec and the id `bot:<seat>`."""

    id: str
    name: str
    bot: str = ""


class Branch(Struct, frozen=True):
    """The origin of a branch: the table, the number of the last entry used, and the digest of the position.

    The position itself contains hidden information, so only the entry that starts the game has it.
    """

    table: str
    entry: int
    digest: str
    """SHA-256 of the position as JSON, in hexadecimal."""


class Setup(Struct, frozen=True):
    """Everything about a table that is fixed when it is opened. All of it is public."""

    game: str
    rules: int
    edition: str
    """The digest of the edition."""
    options: dict[str, Any]
    seats: int
    host: str
    """The id of the person who opened the table."""
    commitment: str
    """SHA-256 of the secret, in hexadecimal."""
    created: int
    clock: Clock = field(default_factory=Clock)
    rated: bool = False
    listed: bool = True
    """Whether the lobby lists it; otherwise people need a link."""
    title: str = ""
    autostart: bool = False
    """Whether to start as soon as all seats are taken, whether players are ready or not."""
    watch: Literal["open", "after"] = "open"
    """What spectators see during play: the public view, or nothing before the end."""
    stand_in: str = "random"
    """The bot that plays for absent players, and for resigned ones at tables of three or more."""
    previous: str = ""
    """The id of the table of which this is the rematch."""
    branch: Branch | None = None
    """The origin of a branch; None for a game that begins with the deal."""

    @classmethod
    def open(
        cls,
        game: str,
        *,
        seats: int,
        host: str,
        secret: bytes,
        now: int,
        options: dict[str, Any] | None = None,
        clock: Clock | None = None,
        rated: bool = False,
        listed: bool = True,
        title: str = "",
        autostart: bool = False,
        watch: Literal["open", "after", ""] = "",
        stand_in: str = "random",
        previous: str = "",
        branch: Branch | None = None,
    ) -> "Setup":
        """Return a set-up with the installed rules and edition. BadOptions or UnknownGame if it is invalid."""
        found = eldritch.game(game)
        check_seats(found, seats)
        given = clock or Clock()
        check_clock(given)
        return cls(
            game=game,
            rules=found.rules,
            edition=found.edition.digest,
            options=written_out(parse(found.options, options)),
            seats=seats,
            host=host,
            commitment=commitment(secret),
            created=now,
            clock=given,
            rated=rated,
            listed=listed,
            title=title,
            autostart=autostart,
            watch=watch or default_watch(found),
            stand_in=stand_in,
            previous=previous,
            branch=branch,
        )


def default_watch(game: Game) -> Literal["open", "after"]:
    """When spectators may watch. With hidden teams only after the end: they could pass on what they see."""
    return "after" if game.profile.team_of else "open"


def check_seats(game: Game, seats: int) -> None:
    if seats not in game.seats:
        raise BadOptions(f"{game.id} seats {game.seats.start} to {game.seats.stop - 1}, not {seats}")


def check_clock(clock: Clock) -> None:
    """Refuse times that are too short or too long to play with."""
    timed = clock.kind != "none"
    if timed and not SECOND <= clock.time <= MAX_DAYS * DAY:
        raise BadOptions(f"the clock's time is 1 second to {MAX_DAYS} days, not {clock.time} ms")
    if not 0 <= clock.increment <= DAY or not SECOND <= clock.window <= DAY:
        raise BadOptions("the clock's increment and window are at most a day, a window at least 1 second")


def find_game(setup: Setup) -> Game:
    """Return the game of a set-up. BadGame if the installed rules or edition differ."""
    if setup.game not in eldritch.games():
        raise BadGame(f"there is no game {setup.game!r}")
    game = eldritch.game(setup.game)
    if setup.rules != game.rules:
        raise BadGame(
            f"this was played by version {setup.rules} of the rules of {game.id}; "
            f"only version {game.rules} is known here"
        )
    if setup.edition != game.edition.digest:
        raise BadGame(f"this was played with another edition of {game.id} than {game.edition.path}")
    try:
        check_seats(game, setup.seats)
        check_clock(setup.clock)
        parse(game.options, setup.options)
    except BadOptions as fault:
        raise BadGame(f"no table can be set up like this: {fault}") from None
    return game
