"""What clients send to a table: over its socket, or one at a time by POST.

Every command has an `id` of the client's choosing. Sent again under the same id, after a lost connection say, it is
answered again and not carried out twice. `seq` is the number of the update that the client had seen when it decided:
if the table has moved on since, the command is rejected as stale. Without it the command is taken as it comes.
"""

from collections.abc import Callable
from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from eldritch import table

CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
BotSpec = Annotated[str, Meta(min_length=1, max_length=40)]

Preset = Literal["hello", "good-luck", "well-played", "thanks", "thinking", "sorry", "oops", "wow", "again"]
"""What can be said with one tap; `server-preset-…` are the words."""


class Numbered(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t"):
    id: CommandId
    seq: Count | None = None


class Sit(Numbered, frozen=True, tag="sit"):
    """Take an open seat: this one, or any. A private table asks for the invitation."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=300)] | None = None


class Leave(Numbered, frozen=True, tag="leave"):
    """Before the start: give the seat up."""


class Kick(Numbered, frozen=True, tag="kick"):
    """Before the start, by the host: empty a seat."""

    seat: SeatNumber


class AddBot(Numbered, frozen=True, tag="add-bot"):
    """Before the start, by the host: give an open seat to a bot of the server."""

    bot: BotSpec
    seat: SeatNumber | None = None


class Ready(Numbered, frozen=True, tag="ready"):
    """Ready, or not after all. The game starts when all seats are taken and ready."""

    ready: bool = True


class Start(Numbered, frozen=True, tag="start"):
    """By the host: start now that all seats are taken."""


class Act(Numbered, frozen=True, tag="act"):
    """Choose one of the view's options."""

    action: Count


class Premove(Numbered, frozen=True, tag="premove"):
    """What to choose when asked next, or after the premoves given before; with a step, only if that is asked."""

    action: Count
    step: Annotated[str, Meta(max_length=40)] = ""


class DropPremoves(Numbered, frozen=True, tag="drop-premoves"):
    """No premoves after all."""


class Undo(Numbered, frozen=True, tag="undo"):
    """Take the last action back: alone if nobody learned anything by it, otherwise the others are asked."""


class OfferDraw(Numbered, frozen=True, tag="offer-draw"):
    """Ask all to end the game undecided."""


class Pause(Numbered, frozen=True, tag="pause"):
    """Ask all to let the clocks stand still."""


class Resume(Numbered, frozen=True, tag="resume"):
    """Ask all to go on."""


class Answer(Numbered, frozen=True, tag="answer"):
    """Yes or no to what is asked of all."""

    yes: bool


class Resign(Numbered, frozen=True, tag="resign"):
    """Give up."""


class ReplaceByBot(Numbered, frozen=True, tag="replace"):
    """Let a bot play for a seat: one's own, or that of somebody absent."""

    seat: SeatNumber


class Return(Numbered, frozen=True, tag="return"):
    """Take over from the bot that played for one's seat."""


class ClaimWin(Numbered, frozen=True, tag="claim-win"):
    """With two seats, when the other player is absent: end the game and win it."""


class Rematch(Numbered, frozen=True, tag="rematch"):
    """After the end: ask all to play again with seats rotated."""


class Say(Numbered, frozen=True, tag="say"):
    """Say something to the table: a preset, or words of one's own."""

    preset: Preset | None = None
    text: Annotated[str, Meta(min_length=1, max_length=400)] | None = None


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="ping"):
    """Is the line alive? Answered by a pong. Only over the socket."""


class Speak(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="speak"):
    """Put the table into words of this language from now on. Only over the socket.

    Discreetly: without naming hidden cards, for screens that others can see. Whole: with all that lies on the table,
    for who cannot see it.
    """

    lang: Literal["en", "ru"]
    discreet: bool = False
    whole: bool = False


TableCommand = (
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
Command = TableCommand | Say
FromClient = Command | Speak | Ping

decode: Final = msgspec.json.Decoder(FromClient).decode


class _Identified(Struct):
    id: str = ""


def id_of(data: bytes) -> str:
    """The id of a message that makes no sense otherwise, if it has one."""
    try:
        return msgspec.json.decode(data, type=_Identified).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""


def to_table(sent: TableCommand, name: str) -> table.FromPeople:
    """The command that the table understands. What people are called is not for them to say here."""
    match sent:
        case Sit(seat=seat):
            return table.Sit(name, seat)
        case AddBot(bot=bot, seat=seat):
            return table.AddBot(bot, bot, seat)
        case _:
            fields = msgspec.structs.asdict(sent)
            del fields["id"], fields["seq"]
            return _KINDS[str(sent.__struct_config__.tag)](**fields)


_KINDS: Final[dict[str, Callable[..., table.FromPeople]]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(table.FromPeople)
}
