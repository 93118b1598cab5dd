"""The open offer of a table."""

from dataclasses import dataclass

from .commands import Offered


@dataclass
class OpenOffer:
    """An offer, with the seats that have agreed and those that still have to answer."""

    what: Offered
    seat: int
    waiting: list[int]
    agreed: list[int]
    step: int = 0
    """The step to undo."""
