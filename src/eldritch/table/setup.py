"""What a table is opened with: the game, its options, the clock, who may come; and who sits there."""

from typing import Any, Literal

from msgspec import Struct, field

SECOND = 1000
DAY = 86_400 * SECOND


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
    ) -> "Setup":
        """A set-up for the game as it is known here. BadOptions or UnknownGame if it cannot be so."""
        raise NotImplementedError
