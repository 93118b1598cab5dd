"""What a table is opened with: the game, its options, the clock, who may come; and who sits there."""

from typing import Any, Final, Literal

from msgspec import Struct, field

import eldritch
from eldritch.core.errors import BadOptions
from eldritch.core.game import Game
from eldritch.core.options import parse, written_out

from .keys import commitment
from .rejected import BadGame

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND
MOST_DAYS: Final = 30


class Clock(Struct, frozen=True):
    """How long one may think. All times are in milliseconds.

    `none`: as long as one likes. `move`: `time` for each move. `bank`: `time` for the whole game, and `increment` more
    for each move. `days`: like `move`, counted in days. A move is all that a seat decides until another is asked.
    Where several are asked at once, in secret, one clock runs for all of them: `window`, or a move's time.
    """

    kind: Literal["none", "move", "bank", "days"] = "none"
    time: int = 0
    increment: int = 0
    window: int = 60 * SECOND


class Player(Struct, frozen=True):
    """Who has a seat: a person by id and name, or a bot of the server by its spec (id `bot:<seat>`)."""

    id: str
    name: str
    bot: str = ""


class Branch(Struct, frozen=True):
    """Where a game goes on from another one: the table, the number of the last entry there, and the position.

    Of the position there is only a digest here: it holds what is hidden. The entry that starts the game has it whole.
    """

    table: str
    entry: int
    digest: str
    """SHA-256 of the position as JSON, in hexadecimal."""


class Setup(Struct, frozen=True):
    """Everything about a table that is fixed when it is opened, and open to all."""

    game: str
    rules: int
    edition: str
    """The digest of the edition's figures."""
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
    """Whether the lobby shows it; otherwise one comes by link only."""
    title: str = ""
    autostart: bool = False
    """Whether to start as soon as all seats are taken, without asking who is ready."""
    watch: Literal["open", "after"] = "open"
    """What spectators see: the public view as it goes, or nothing of the play before the end."""
    stand_in: str = "random"
    """The bot that plays for those who resigned among several, and for the absent."""
    previous: str = ""
    """The table that this one is the rematch of."""
    branch: Branch | None = None
    """Where this game goes on from, if it does not begin with the deal."""

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
        """A set-up for the game as it is known here. BadOptions or UnknownGame if it cannot be so."""
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
            watch=watch or usual_watch(found),
            stand_in=stand_in,
            previous=previous,
            branch=branch,
        )


def usual_watch(game: Game) -> Literal["open", "after"]:
    """When spectators may come. With hidden teams after the end: they could tell a player what he may not know."""
    return "after" if game.profile.team_of else "open"


def check_seats(game: Game, seats: int) -> None:
    if seats not in game.seats:
        raise BadOptions(f"{game.id} seats {game.seats.start} to {game.seats.stop - 1}, not {seats}")


def check_clock(clock: Clock) -> None:
    """Times must be such that somebody could play with them."""
    timed = clock.kind != "none"
    if timed and not SECOND <= clock.time <= MOST_DAYS * DAY:
        raise BadOptions(f"the clock's time is 1 second to {MOST_DAYS} days, not {clock.time} ms")
    if not 0 <= clock.increment <= DAY or not SECOND <= clock.window <= DAY:
        raise BadOptions("the clock's increment and window are at most a day, a window at least 1 second")


def known_game(setup: Setup) -> Game:
    """The game that the set-up was made for, refused with a clear word if it is played otherwise here."""
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
