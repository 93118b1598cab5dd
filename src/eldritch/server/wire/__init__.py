"""The types of the protocol. The TypeScript types and the OpenAPI schema are generated from them."""

from .commands import AskFinal, Command, FromClient, Hurry, Ping, Say, Speak, decode, id_of, to_table
from .frames import (
    AckFrame,
    ByeFrame,
    ChatFrame,
    FinalFrame,
    Frame,
    PongFrame,
    RejectFrame,
    SeatPresence,
    Update,
    decode_summary,
    encode,
    presence_frame,
)
from .problem import Problem
from .shown import Shown

__all__ = [
    "AckFrame",
    "AskFinal",
    "ByeFrame",
    "ChatFrame",
    "Command",
    "FinalFrame",
    "Frame",
    "FromClient",
    "Hurry",
    "Ping",
    "PongFrame",
    "Problem",
    "RejectFrame",
    "Say",
    "SeatPresence",
    "Shown",
    "Speak",
    "Update",
    "decode",
    "decode_summary",
    "encode",
    "id_of",
    "presence_frame",
    "to_table",
]
