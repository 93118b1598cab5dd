"""How everything that goes wrong is told."""

from msgspec import Struct

from .frames import Arguments


class Problem(Struct, frozen=True):
    """The body of every answer that is an error: the key of a message, and what the message takes."""

    error: str
    args: Arguments
