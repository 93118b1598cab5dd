"""Frames that the server sends over sockets."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from eldritch.records import ChatLine
from eldritch.table import Look

from ..live.pacing import Speed
from ..live.summary import Summary
from .changes import Change
from .words import WordsFrame

Arguments = dict[str, str | int]


class Update(Struct, frozen=True):
    """Events that the viewer was sent together. `seq` is the viewer's own count of updates."""

    seq: int
    at: int
    events: tuple[dict[str, Any], ...]


class LookFrame(Struct, frozen=True, tag_field="t", tag="look"):
    """The whole table. The first frame of every connection, and sent again when the viewer changes seats.

    `story` contains the updates after `since`. It is empty if the client did not pass `since`.
    """

    look: Look
    story: tuple[Update, ...]
    since: int | None


class UpdateFrame(Struct, frozen=True, tag_field="t", tag="update"):
    """Something happened. `look` is the whole table afterwards, so that clients need not apply events."""

    seq: int
    at: int
    events: tuple[dict[str, Any], ...]
    look: Look


class ChangesFrame(Struct, frozen=True, tag_field="t", tag="changes"):
    """An update for clients that connected with `changes`: the values to set in the look that they have."""

    seq: int
    at: int
    events: tuple[dict[str, Any], ...]
    changes: list[Change]


class FinalFrame(Struct, frozen=True, tag_field="t", tag="final"):
    """The answer to `final`: the viewer's options that cannot be undone alone, or only until another seat has acted."""

    seq: int
    actions: tuple[int, ...]


class AckFrame(Struct, frozen=True, tag_field="t", tag="ack"):
    """The command with this id is stored. `seq` counts the updates sent to its sender so far."""

    id: str
    seq: int


class RejectFrame(Struct, frozen=True, tag_field="t", tag="reject"):
    """The command with this id was rejected and nothing has changed. The id is empty if it could not be read."""

    id: str
    key: str
    args: Arguments


class ChatFrame(Struct, frozen=True, tag_field="t", tag="chat"):
    """Chat lines: the latest ones first, then each new line."""

    lines: tuple[ChatLine, ...]


class SeatPresence(Struct, frozen=True):
    """Whether a player is connected, and since when that has been so."""

    seat: int
    online: bool
    since: int


class PresenceFrame(Struct, frozen=True, tag_field="t", tag="presence"):
    """Which players are connected, the number of spectators, and the speed of the bots."""

    seats: tuple[SeatPresence, ...]
    watching: int
    speed: Speed


class PongFrame(Struct, frozen=True, tag_field="t", tag="pong"):
    """The answer to a ping, with the server's time."""

    now: int


class ByeFrame(Struct, frozen=True, tag_field="t", tag="bye"):
    """The last frame before the server closes the socket, with the reason."""

    key: str
    args: Arguments


class TablesFrame(Struct, frozen=True, tag_field="t", tag="tables"):
    """All tables in the lobby. The first frame of the lobby's socket."""

    tables: tuple[Summary, ...]


class TableFrame(Struct, frozen=True, tag_field="t", tag="table"):
    """A table in the lobby that is new or has changed."""

    table: Summary


class GoneFrame(Struct, frozen=True, tag_field="t", tag="gone"):
    """A table in the lobby is over."""

    id: str


LobbyFrame = TablesFrame | TableFrame | GoneFrame | RejectFrame | PongFrame | ByeFrame
Frame = (
    LookFrame
    | UpdateFrame
    | ChangesFrame
    | WordsFrame
    | FinalFrame
    | AckFrame
    | RejectFrame
    | ChatFrame
    | PresenceFrame
    | PongFrame
    | ByeFrame
)

encode: Final = msgspec.json.Encoder().encode
decode_summary: Final = msgspec.json.Decoder(Summary).decode


def presence_frame(seats: Sequence[SeatPresence], watching: int, speed: Speed) -> bytes:
    return encode(PresenceFrame(tuple(seats), watching, speed))
