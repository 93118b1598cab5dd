"""Messages from clients to a table, over its socket or by POST.

The messages are derived from the commands of `eldritch.table`, which document them.

The client chooses an `id` for every command. A command repeated with the same id, for example after a lost connection,
is acknowledged again but not executed twice. `seq` is the last update that the client had seen. If the table has
changed since, the command is rejected as stale. Without `seq` this is not checked.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Union, cast, get_args, get_type_hints

import msgspec
from msgspec import NODEFAULT, Meta, Struct

from eldritch import table
from eldritch.table.commands import SeatNumber

from ..live.pacing import Speed

CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]

SERVER_FILLED: Final = ("name", "position")
"""Fields of commands that the server fills in."""

Preset = Literal["hello", "good-luck", "well-played", "thanks", "thinking", "sorry", "oops", "wow", "again"]
"""Predefined chat lines. Their texts are the messages `server-preset-…`."""


class Numbered(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t"):
    id: CommandId
    seq: Count | None = None


class Sit(Numbered, frozen=True, tag="sit"):
    """Take an open seat: this one, or any. A private table requires an invitation."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=40)] | None = None


def message_type(kind: Any) -> type[Numbered]:
    """The message type for a command: its fields, plus `id` and `seq`."""
    hints = get_type_hints(kind, include_extras=True)
    fields: list[Any] = [
        (field.name, hints[field.name], *(() if field.default is NODEFAULT else (field.default,)))
        for field in msgspec.structs.fields(kind)
        if field.name not in SERVER_FILLED
    ]
    made = msgspec.defstruct(
        kind.__name__,
        fields,
        bases=(Numbered,),
        namespace={"__doc__": kind.__doc__},
        module=__name__,
        tag=tag_of(kind),
        frozen=True,
        kw_only=True,
    )
    return cast(type[Numbered], made)


def tag_of(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


KINDS: Final[dict[str, Any]] = {tag_of(kind): kind for kind in get_args(table.FromPeople)}
MESSAGES: Final = {tag: Sit if kind is table.Sit else message_type(kind) for tag, kind in KINDS.items()}


class Say(Numbered, frozen=True, tag="say"):
    """Send a chat line to the table: a preset or free text."""

    preset: Preset | None = None
    text: Annotated[str, Meta(min_length=1, max_length=400)] | None = None


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="ping"):
    """Check the connection. The answer is a pong. Only over the socket."""


class AskFinal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="final"):
    """Ask which of your options cannot be undone. Only over the socket."""


class Speak(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="speak"):
    """Request words in this language from now on. Only over the socket.

    `discreet` leaves out the names of hidden cards, for screens that others can see. `whole` adds a description of the
    whole table, for screen readers. With `since`, the first words have only the lines after that update.
    """

    lang: Literal["en", "ru"]
    discreet: bool = False
    whole: bool = False
    since: Count | None = None


class Hurry(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="hurry"):
    """How fast bots are to play. With `skip` they do not wait until you are asked again. Only over the socket.

    The table takes the slowest speed that a connected player wants.
    """

    speed: Speed
    skip: bool = False


if TYPE_CHECKING:
    Command = Numbered  # the union below, which mypy cannot evaluate
else:
    Command = Union[(*MESSAGES.values(), Say)]

FromClient = Command | Speak | Hurry | AskFinal | Ping

decode: Final = msgspec.json.Decoder(FromClient).decode


class _Identified(Struct):
    id: str = ""


def id_of(data: bytes) -> str:
    """The id of a malformed message, if it has one."""
    try:
        return msgspec.json.decode(data, type=_Identified).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""


def to_table(sent: Numbered, name: str) -> table.FromPeople:
    """The table's command for a message. The server fills in the names of players and bots."""
    fields = {field: value for field, value in msgspec.structs.asdict(sent).items() if field not in SERVER_FIELDS}
    kind = KINDS[tag_of(sent)]
    if kind is table.Sit:
        fields["name"] = name
    elif kind is table.AddBot:
        fields["name"] = fields["bot"]
    command: table.FromPeople = kind(**fields)
    return command


SERVER_FIELDS: Final = ("id", "seq", "invite")
"""Fields of messages that the server uses and the table does not."""
