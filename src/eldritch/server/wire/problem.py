"""The shape of errors."""

from msgspec import Struct

from .frames import Arguments


class Problem(Struct, frozen=True):
    """The body of every error response: a message key and the message's arguments."""

    error: str
    args: Arguments
