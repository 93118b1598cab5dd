"""What runs in a worker in which bots think: one request as JSON, one answer as JSON."""

from typing import Final

from msgspec import json

from ..server.live.bot_process import Answer, ChooseRequest, ConsultRequest, ReviewRequest
from ..server.live.bot_process import answer as answered

Request = ChooseRequest | ConsultRequest | ReviewRequest
decode: Final = json.Decoder(Request).decode
decode_answer: Final = json.Decoder(Answer).decode


def answer(request: str) -> str:
    """Compute for as long as it takes."""
    return json.encode(answered(decode(request))).decode()
