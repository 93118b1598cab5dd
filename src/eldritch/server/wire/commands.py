"""What clients send to a table: over its socket, or one at a time by POST.

The messages are made from the commands of `eldritch.table`, which say what each is for.

Every command has an `id` of the client's choosing. Sent again under the same id, after a lost connection say, it is
answered again and not carried out twice. `seq` is the number of the update that the client had seen when it decided:
if the table has moved on since, the command is rejected as stale. Without it the command is taken as it comes.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Union, cast, get_args, get_type_hints

import msgspec
from msgspec import NODEFAULT, Meta, Struct

from eldritch import table
from eldritch.table.commands import SeatNumber

CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]

SERVER_FILLED: Final = ("name", "position")
"""Fields of commands that are not for clients to say."""

Preset = Literal["hello", "good-luck", "well-played", "thanks", "thinking", "sorry", "oops", "wow", "again"]
"""What can be said with one tap; `server-preset-…` are the words."""


class Numbered(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t"):
    id: CommandId
    seq: Count | None = None


class Sit(Numbered, frozen=True, tag="sit"):
    """Take an open seat: this one, or any. A private table asks for the invitation."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=300)] | None = None


def message_type(kind: Any) -> type[Numbered]:
    """The message that asks for a command of the table: with its fields, and an id."""
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


if TYPE_CHECKING:
    Command = Numbered  # whichever of them it is
else:
    Command = Union[(*MESSAGES.values(), Say)]

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


def to_table(sent: Numbered, name: str) -> table.FromPeople:
    """The command that the table understands. What people are called is not for them to say here."""
    fields = {field: value for field, value in msgspec.structs.asdict(sent).items() if field not in SERVER_FIELDS}
    kind = KINDS[tag_of(sent)]
    if kind is table.Sit:
        fields["name"] = name
    elif kind is table.AddBot:
        fields["name"] = fields["bot"]
    command: table.FromPeople = kind(**fields)
    return command


SERVER_FIELDS: Final = ("id", "seq", "invite")
"""What the server needs of a message, and the table does not."""
