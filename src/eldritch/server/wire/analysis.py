"""Looking back at a game, and asking for advice in one: reviews, hints, reasons, branches. All in words."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from eldritch.table.commands import BotSpec, SeatNumber


class MoveShown(Struct, frozen=True):
    """A move: how it reads, the chance to win with it, its share of the thought, and what speaks for it."""

    text: str
    value: float
    share: float
    reasons: tuple[str, ...]


class MomentShown(Struct, frozen=True):
    """A decision looked back at, judged by what its seat knew then."""

    number: int
    """Of its entry in the log."""
    turn: int
    seat: int
    text: str
    """What was chosen."""
    reasons: tuple[str, ...]
    """What spoke for it."""
    value: float
    """The chance to win with the best move."""
    loss: float
    """What the move gave away of it."""
    luck: float
    """By how much it stood better than expected once it was seen what came of the move."""
    best: tuple[MoveShown, ...]
    turning: bool
    """Whether it is one of the moves of this game that gave away most."""


class ReviewShown(Struct, frozen=True):
    """A finished game looked back at. `moments` are there when it is done; `luck` is of each seat, over all of it."""

    state: Literal["none", "running", "done"]
    done: int
    total: int
    moments: tuple[MomentShown, ...]
    luck: tuple[float, ...]


class HintShown(Struct, frozen=True):
    """The best moves now, the best first, and one's chance to win. `seq`: the update that this is about."""

    seq: int
    chance: float
    best: tuple[MoveShown, ...]


class ReasonShown(Struct, frozen=True):
    """Why a bot moved as it did. While the game goes on only the reasons are told: more would show its hand."""

    number: int
    seat: int
    reasons: tuple[str, ...]
    text: str
    best: tuple[MoveShown, ...]


class BranchWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be played on from the position after an entry: one's own seat there, and who plays the others."""

    number: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: SeatNumber
    bot: BotSpec


class HeldShown(Struct, frozen=True):
    """A card that a seat held: by the key that lines of the log mark it with, by its name, and how many of it."""

    card: str
    name: str
    count: int


class OpenCards(Struct, frozen=True):
    """What each seat of a finished game held after an entry of its log."""

    number: int
    seats: tuple[tuple[HeldShown, ...], ...]
