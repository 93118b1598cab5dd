"""Everything that a viewer may see of a table at one moment."""

from typing import Any, Literal

from msgspec import Struct

from .commands import Offered
from .log import Viewer
from .setup import Setup


class SeatLook(Struct, frozen=True):
    """A seat and its player."""

    player: str | None
    """The id of its player; None while it is open."""
    name: str
    bot: str
    """The spec of the bot that owns the seat; empty for a person."""
    ready: bool
    stand_in: str
    """The spec of the bot that plays for the owner."""
    resigned: bool
    absent: bool
    """Whether others may replace the player by a bot or claim the win."""
    left: int | None
    """Milliseconds left on its clock."""
    running: bool
    """Whether it is a decider. In a sealed window all its seats are, whether they have answered or not."""


class Offer(Struct, frozen=True):
    """The open offer."""

    what: Offered
    seat: int
    """The seat that made the offer."""
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]


class Result(Struct, frozen=True):
    """The result. `ending` is one of the game's own, or `resigned`, `agreed`, `claimed` or `abandoned`."""

    ending: str
    winners: tuple[int, ...]
    returns: tuple[float, ...]


class Look(Struct, frozen=True):
    """The table as one viewer sees it."""

    viewer: Viewer
    seq: int
    """The number of updates sent to this viewer."""
    now: int
    phase: Literal["open", "playing", "over"]
    setup: Setup
    seats: tuple[SeatLook, ...]
    paused: bool
    view: dict[str, Any] | None
    """The game's view: table, decision, options, result. None before the start."""
    offer: Offer | None
    undo: Literal["", "alone", "ask"]
    """Whether the viewer can undo, and whether others have to agree."""
    premoves: tuple[tuple[int, str], ...]
    """The viewer's own premoves, each with the step it is for."""
    result: Result | None
    secret: str
    """The secret in hexadecimal; empty until the game is over."""
    next: str
    """The id of the rematch."""
