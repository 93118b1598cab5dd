"""What the bots would believe in one's place."""

from msgspec import Struct


class TrustShown(Struct, frozen=True):
    """How likely each seat is of one's own organisation, by what one has seen. `seq`: the update that this is about."""

    seq: int
    allies: tuple[float, ...]
