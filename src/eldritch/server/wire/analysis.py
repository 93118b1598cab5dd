"""Reviews, hints, explanations and branches."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from eldritch.table.commands import BotSpec, SeatNumber


class MoveShown(Struct, frozen=True):
    """A move with its action and in words, its win chance, its share of the search, and the reasons for it."""

    action: int
    text: str
    value: float
    share: float
    reasons: tuple[str, ...]


class MomentShown(Struct, frozen=True):
    """A reviewed decision, judged by what the seat knew at the time."""

    number: int
    """The number of its entry in the log."""
    turn: int
    seat: int
    text: str
    """The chosen move in words."""
    reasons: tuple[str, ...]
    """The reasons for it."""
    value: float
    """The win chance with the best move."""
    loss: float
    """How much win chance the chosen move lost."""
    luck: float
    """How much the win chance rose over its expectation once the result of the move was known."""
    best: tuple[MoveShown, ...]
    turning: bool
    """Whether it is one of the costliest moves of the game."""


class ReviewShown(Struct, frozen=True):
    """The review of a finished game. `moments` is empty until it is done. `luck` is the total for each seat."""

    state: Literal["none", "running", "done"]
    done: int
    total: int
    moments: tuple[MomentShown, ...]
    luck: tuple[float, ...]


class HintShown(Struct, frozen=True):
    """The best moves now, best first, and your win chance. `seq` is the update that the hint refers to."""

    seq: int
    chance: float
    best: tuple[MoveShown, ...]


class ReasonShown(Struct, frozen=True):
    """Why a move was made. During the game only the reasons are given, because more could reveal a hand."""

    number: int
    seat: int
    reasons: tuple[str, ...]
    text: str
    best: tuple[MoveShown, ...]


class BranchWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A branch to play from the position after an entry: your seat, and the bot for the other seats."""

    number: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: SeatNumber
    bot: BotSpec


class HeldShown(Struct, frozen=True):
    """A card that a seat held: its key as in lines of the log, its name, and how many."""

    card: str
    name: str
    count: int


class OpenCards(Struct, frozen=True):
    """The hidden cards of each seat of a finished game after an entry of its log."""

    number: int
    seats: tuple[tuple[HeldShown, ...], ...]
