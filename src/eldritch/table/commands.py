"""What can be asked of a table.

Each is sent by somebody: a person by id, a bot of the server as `bot:<seat>`, or None, which is the server itself.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

ActionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
BotSpec = Annotated[str, Meta(min_length=1, max_length=40)]
StepName = Annotated[str, Meta(max_length=40)]


class Sit(Struct, frozen=True, tag="sit"):
    """Take an open seat: this one, or any."""

    name: str
    seat: SeatNumber | None = None


class Leave(Struct, frozen=True, tag="leave"):
    """Before the start: give the seat up."""


class Kick(Struct, frozen=True, tag="kick"):
    """Before the start, by the host: empty a seat, a person's or a bot's."""

    seat: SeatNumber


class AddBot(Struct, frozen=True, tag="add-bot"):
    """Before the start, by the host: give an open seat to a bot of the server: this one, or any."""

    bot: BotSpec
    name: str
    seat: SeatNumber | None = None


class Ready(Struct, frozen=True, tag="ready"):
    """Before the start: ready, or not after all. The game starts when all seats are taken and ready."""

    ready: bool = True


class Start(Struct, frozen=True, tag="start"):
    """By the host: start now that all seats are taken."""

    position: dict[str, Any] | None = None
    """Where a branch of another game starts."""


class Act(Struct, frozen=True, tag="act"):
    """Choose one of the view's options."""

    action: ActionNumber


class Premove(Struct, frozen=True, tag="premove"):
    """What to choose when asked next, or after the pre-moves given before; with a step, only if that is asked.

    If it cannot be played when it is due, all of them are dropped.
    """

    action: ActionNumber
    step: StepName = ""


class DropPremoves(Struct, frozen=True, tag="drop-premoves"):
    """Drop all pre-moves."""


class Undo(Struct, frozen=True, tag="undo"):
    """Take the last action back: alone if nobody learned anything by it, otherwise the others are asked."""


class OfferDraw(Struct, frozen=True, tag="offer-draw"):
    """Ask all to end the game in a draw."""


class Pause(Struct, frozen=True, tag="pause"):
    """Ask all to stop the clocks."""


class Resume(Struct, frozen=True, tag="resume"):
    """Ask all to go on after a pause."""


class Answer(Struct, frozen=True, tag="answer"):
    """Yes or no to what is asked of all: undo, draw, pause, resume or rematch. One no ends the matter."""

    yes: bool


class Resign(Struct, frozen=True, tag="resign"):
    """Give up. With two seats the other wins; with more a bot plays on, and the one who resigned has lost."""


class ReplaceByBot(Struct, frozen=True, tag="replace"):
    """Let a bot play for a seat until its owner returns: one's own, or that of somebody absent."""

    seat: SeatNumber


class Return(Struct, frozen=True, tag="return"):
    """Take over from the bot that played for one's seat."""


class ClaimWin(Struct, frozen=True, tag="claim-win"):
    """With two seats, when the other player is absent: end the game and win it."""


class Rematch(Struct, frozen=True, tag="rematch"):
    """After the end: ask all to play again with seats rotated."""


class TimeOut(Struct, frozen=True, tag="time-out"):
    """From the server, at the moment that `Table.due` tells: a clock ran out, a premove is due, a pause is over."""


class Presence(Struct, frozen=True, tag="presence"):
    """From the server: a seat's player is gone (no connection for a while), or back."""

    seat: int
    here: bool


class Restarted(Struct, frozen=True, tag="restarted"):
    """From the server: it was down. Clocks stood still since the moment up to which it surely ran."""

    since: int


class Abandon(Struct, frozen=True, tag="abandon"):
    """From the server: nobody will play this on. It ends without a result."""


class Follow(Struct, frozen=True, tag="follow"):
    """From the server: the rematch that all agreed on is at this table."""

    table: str


FromPeople = (
    Sit
    | Leave
    | Kick
    | AddBot
    | Ready
    | Start
    | Act
    | Premove
    | DropPremoves
    | Undo
    | OfferDraw
    | Pause
    | Resume
    | Answer
    | Resign
    | ReplaceByBot
    | Return
    | ClaimWin
    | Rematch
)
FromServer = TimeOut | Presence | Restarted | Abandon | Follow
Command = FromPeople | FromServer
Offered = Literal["undo", "draw", "pause", "resume", "rematch"]
