"""What a table's socket tells its client."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from eldritch.store.chat import ChatLine
from eldritch.table import Look, ViewerUpdate

from ..live.summary import Summary
from .words import WordsFrame

Arguments = dict[str, str | int]


class Update(Struct, frozen=True):
    """What the viewer was told at once: the number of the update among the viewer's own, and what happened."""

    seq: int
    at: int
    events: tuple[dict[str, Any], ...]


class LookFrame(Struct, frozen=True, tag_field="t", tag="look"):
    """The whole table: the first frame of every connection, and again when the viewer changes seats.

    `story` is what the viewer was told after the update `since`; it is empty if the client did not ask for it.
    """

    look: Look
    story: tuple[Update, ...]
    since: int | None


class UpdateFrame(Struct, frozen=True, tag_field="t", tag="update"):
    """Something happened. `look` is the whole table after it, so that a client never has to compute anything."""

    seq: int
    at: int
    events: tuple[dict[str, Any], ...]
    look: Look


class AckFrame(Struct, frozen=True, tag_field="t", tag="ack"):
    """The command of this id is stored for good. `seq` counts the updates that its sender has been told so far."""

    id: str
    seq: int


class RejectFrame(Struct, frozen=True, tag_field="t", tag="reject"):
    """The command of this id (empty: of none that could be read) was not carried out, and nothing has changed."""

    id: str
    key: str
    args: Arguments


class ChatFrame(Struct, frozen=True, tag_field="t", tag="chat"):
    """What was said: the last lines at the beginning, then each as it comes."""

    lines: tuple[ChatLine, ...]


class SeatPresence(Struct, frozen=True):
    """Whether somebody's browser is connected, and since when it is or is not."""

    seat: int
    online: bool
    since: int


class PresenceFrame(Struct, frozen=True, tag_field="t", tag="presence"):
    """Who is there, and how many watch."""

    seats: tuple[SeatPresence, ...]
    watching: int


class PongFrame(Struct, frozen=True, tag_field="t", tag="pong"):
    """The answer to a ping, with the server's time."""

    now: int


class ByeFrame(Struct, frozen=True, tag_field="t", tag="bye"):
    """The last frame before the server closes the socket, and why."""

    key: str
    args: Arguments


class TablesFrame(Struct, frozen=True, tag_field="t", tag="tables"):
    """The lobby as it is when one comes in."""

    tables: tuple[Summary, ...]


class TableFrame(Struct, frozen=True, tag_field="t", tag="table"):
    """A table of the lobby that is new or has changed."""

    table: Summary


class GoneFrame(Struct, frozen=True, tag_field="t", tag="gone"):
    """A table that is over."""

    id: str


LobbyFrame = TablesFrame | TableFrame | GoneFrame | RejectFrame | PongFrame | ByeFrame
Frame = LookFrame | UpdateFrame | WordsFrame | AckFrame | RejectFrame | ChatFrame | PresenceFrame | PongFrame | ByeFrame

encode: Final = msgspec.json.Encoder().encode
decode_summary: Final = msgspec.json.Decoder(Summary).decode


class ShownFrame(bytes):
    """An encoded frame that shows a table, with what it shows: it is put into words without being decoded again."""

    look: Look
    events: tuple[dict[str, Any], ...]
    fresh: bool
    """Whether the events are the whole log, not what is new in it."""


def look_frame(look: Look, story: Sequence[ViewerUpdate] = (), since: int | None = None) -> ShownFrame:
    frame = ShownFrame(encode(LookFrame(look, tuple(Update(told.seq, told.at, told.events) for told in story), since)))
    frame.look, frame.events, frame.fresh = look, tuple(event for told in story for event in told.events), True
    return frame


def update_frame(told: ViewerUpdate, look: Look) -> ShownFrame:
    frame = ShownFrame(encode(UpdateFrame(told.seq, told.at, told.events, look)))
    frame.look, frame.events, frame.fresh = look, told.events, False
    return frame


def presence_frame(seats: Sequence[SeatPresence], watching: int) -> bytes:
    return encode(PresenceFrame(tuple(seats), watching))
