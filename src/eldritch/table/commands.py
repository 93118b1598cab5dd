"""The commands that a table accepts.

The sender of a command is the id of a person, `bot:<seat>` for a bot of the server, or None for the server itself.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

ActionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
BotSpec = Annotated[str, Meta(min_length=1, max_length=40)]
StepName = Annotated[str, Meta(max_length=40)]


class Sit(Struct, frozen=True, tag="sit"):
    """Take an open seat: the given one, or the first."""

    name: str
    seat: SeatNumber | None = None


class Leave(Struct, frozen=True, tag="leave"):
    """Leave the seat, before the start."""


class Kick(Struct, frozen=True, tag="kick"):
    """Remove a person or bot from a seat. For the host, before the start."""

    seat: SeatNumber


class AddBot(Struct, frozen=True, tag="add-bot"):
    """Give an open seat, the given one or the first, to a bot of the server. For the host, before the start."""

    bot: BotSpec
    name: str
    seat: SeatNumber | None = None


class Ready(Struct, frozen=True, tag="ready"):
    """Say that one is ready, or no longer ready. The game starts when all seats are taken and ready."""

    ready: bool = True


class Start(Struct, frozen=True, tag="start"):
    """Start the game once all seats are taken. For the host."""

    position: dict[str, Any] | None = None
    """The first position of a branch."""


class Act(Struct, frozen=True, tag="act"):
    """Choose one of the view's options."""

    action: ActionNumber


class Premove(Struct, frozen=True, tag="premove"):
    """Choose an action in advance, after any earlier premoves. With a step, only for a decision of that name.

    If a premove is not legal when it is due, all premoves of the seat are dropped.
    """

    action: ActionNumber
    step: StepName = ""


class DropPremoves(Struct, frozen=True, tag="drop-premoves"):
    """Drop all premoves."""


class Undo(Struct, frozen=True, tag="undo"):
    """Undo the last action: at once if nobody learned anything from it, otherwise if the others agree."""


class OfferDraw(Struct, frozen=True, tag="offer-draw"):
    """Offer a draw."""


class Pause(Struct, frozen=True, tag="pause"):
    """Offer to stop the clocks."""


class Resume(Struct, frozen=True, tag="resume"):
    """Offer to end a pause."""


class Answer(Struct, frozen=True, tag="answer"):
    """Accept or decline the open offer. One refusal ends it."""

    yes: bool


class Resign(Struct, frozen=True, tag="resign"):
    """Resign. With two seats the other player wins; with more, a bot plays on and the resigned player has lost."""


class ReplaceByBot(Struct, frozen=True, tag="replace"):
    """Let a bot play for one's own seat, or for that of an absent player, until its owner returns."""

    seat: SeatNumber


class Return(Struct, frozen=True, tag="return"):
    """Take over from the bot that plays for one's seat."""


class ClaimWin(Struct, frozen=True, tag="claim-win"):
    """Win the game because the only other player is absent."""


class Rematch(Struct, frozen=True, tag="rematch"):
    """Offer another game with rotated seats, after the end."""


class TimeOut(Struct, frozen=True, tag="time-out"):
    """From the server, at the time given by `Table.due`: a clock ran out, a premove is due or a pause is over."""


class Presence(Struct, frozen=True, tag="presence"):
    """From the server: a player has lost the connection for a while, or is connected again."""

    seat: int
    here: bool


class Restarted(Struct, frozen=True, tag="restarted"):
    """From the server: it was down. Clocks do not count the time since it was last known to run."""

    since: int


class Abandon(Struct, frozen=True, tag="abandon"):
    """From the server: nobody will finish the game. It ends without a winner."""


class Follow(Struct, frozen=True, tag="follow"):
    """From the server: the id of the rematch that all players agreed on."""

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
