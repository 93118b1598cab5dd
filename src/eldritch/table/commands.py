"""What can be asked of a table.

Each is sent by somebody: a person by id, a bot of the server as `bot:<seat>`, or None, which is the server itself.
"""

from typing import Any, Literal

from msgspec import Struct


class Sit(Struct, frozen=True, tag="sit"):
    """The sender takes an open seat: this one, or any."""

    name: str
    seat: int | None = None


class Leave(Struct, frozen=True, tag="leave"):
    """Before the start: the sender gives the seat up."""


class Kick(Struct, frozen=True, tag="kick"):
    """Before the start the host empties a seat, a person's or a bot's."""

    seat: int


class AddBot(Struct, frozen=True, tag="add-bot"):
    """Before the start the host gives an open seat to a bot: this one, or any."""

    bot: str
    name: str
    seat: int | None = None


class Ready(Struct, frozen=True, tag="ready"):
    """Before the start: the sender is ready, or not after all. When all seats are taken and ready the game starts."""

    ready: bool = True


class Start(Struct, frozen=True, tag="start"):
    """The host starts the game; all seats must be taken. A branch starts from a position, any other from the deal."""

    position: dict[str, Any] | None = None


class Act(Struct, frozen=True, tag="act"):
    """The sender's choice, one of the options of its view."""

    action: int


class Premove(Struct, frozen=True, tag="premove"):
    """What to choose when the sender is next asked; given again it is added to what is to come.

    With a step it is only meant for a decision of that name. If it cannot be played when due, all of them are dropped.
    """

    action: int
    step: str = ""


class DropPremoves(Struct, frozen=True, tag="drop-premoves"):
    """None of the sender's premoves, after all."""


class Undo(Struct, frozen=True, tag="undo"):
    """The sender takes its last action back: alone if nobody learned anything by it, otherwise the others are asked."""


class OfferDraw(Struct, frozen=True, tag="offer-draw"):
    """All are asked to end the game undecided."""


class Pause(Struct, frozen=True, tag="pause"):
    """All are asked to let the clocks stand still."""


class Resume(Struct, frozen=True, tag="resume"):
    """All are asked to go on after a pause."""


class Answer(Struct, frozen=True, tag="answer"):
    """The sender's answer to what is asked of all: undo, draw, pause, resume or rematch. One no ends the matter."""

    yes: bool


class Resign(Struct, frozen=True, tag="resign"):
    """The sender gives up. With two seats the other wins; among more a bot plays on, and who resigned has lost."""


class ReplaceByBot(Struct, frozen=True, tag="replace"):
    """A bot plays for a seat until its owner returns: asked for by the owner, or by others if the owner is absent."""

    seat: int


class Return(Struct, frozen=True, tag="return"):
    """The sender takes over from the bot that played for it."""


class ClaimWin(Struct, frozen=True, tag="claim-win"):
    """With two seats, when the other player is absent: the sender wins."""


class Rematch(Struct, frozen=True, tag="rematch"):
    """After the end all are asked to play again, with seats rotated."""


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
