"""A bot's belief about hidden teams."""

from msgspec import Struct


class TrustShown(Struct, frozen=True):
    """The probability that each seat is your ally. `seq` is the update that it refers to."""

    seq: int
    allies: tuple[float, ...]
