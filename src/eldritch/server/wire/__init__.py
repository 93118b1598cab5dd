"""The types of the protocol. The TypeScript types and the OpenAPI schema are generated from them."""

from .commands import Command, FromClient, Hurry, Ping, Say, Speak, decode, id_of, to_table
from .frames import (
    AckFrame,
    ByeFrame,
    ChatFrame,
    Frame,
    PongFrame,
    RejectFrame,
    SeatPresence,
    ShownFrame,
    Update,
    decode_summary,
    encode,
    look_frame,
    presence_frame,
    update_frame,
)
from .problem import Problem

__all__ = [
    "AckFrame",
    "ByeFrame",
    "ChatFrame",
    "Command",
    "Frame",
    "FromClient",
    "Hurry",
    "Ping",
    "PongFrame",
    "Problem",
    "RejectFrame",
    "Say",
    "SeatPresence",
    "ShownFrame",
    "Speak",
    "Update",
    "decode",
    "decode_summary",
    "encode",
    "id_of",
    "look_frame",
    "presence_frame",
    "to_table",
    "update_frame",
]
