"""Everything a viewer is shown of a table at one moment."""

from typing import Any, Literal

from msgspec import Struct

from .commands import Offered
from .log import Viewer
from .setup import Setup


class SeatLook(Struct, frozen=True):
    """A seat: who has it and how it goes with it."""

    player: str | None
    """The id of who sits there; None while it is open."""
    name: str
    bot: str
    """The spec of the bot whose seat it is; empty for a person's."""
    ready: bool
    stand_in: str
    """The spec of the bot that plays for the owner now."""
    resigned: bool
    absent: bool
    """Whether others may let a bot play for it or claim the win."""
    left: int | None
    """Milliseconds left on its clock."""
    running: bool
    """Whether it is asked. In a sealed window so are all who were, whether they have answered or not."""


class Offer(Struct, frozen=True):
    """What all are asked."""

    what: Offered
    seat: int
    """Who asks."""
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]


class Result(Struct, frozen=True):
    """How it ended: by the game's own ending, or `resigned`, `agreed`, `claimed`, `abandoned`."""

    ending: str
    winners: tuple[int, ...]
    returns: tuple[float, ...]


class Look(Struct, frozen=True):
    """The table as one viewer is shown it."""

    viewer: Viewer
    seq: int
    """How many updates this viewer has been told."""
    now: int
    phase: Literal["open", "playing", "over"]
    setup: Setup
    seats: tuple[SeatLook, ...]
    paused: bool
    view: dict[str, Any] | None
    """The game's view: table, decision, options, result. None before the start."""
    offer: Offer | None
    undo: Literal["", "alone", "ask"]
    """Whether the viewer can take something back, and how."""
    final: tuple[int, ...]
    """Of the viewer's options those that cannot be taken back alone, or only until another has acted."""
    premoves: tuple[tuple[int, str], ...]
    """The viewer's own, each with the step it is meant for."""
    result: Result | None
    secret: str
    """In hexadecimal, once the game is over."""
    next: str
    """The table of the rematch."""
