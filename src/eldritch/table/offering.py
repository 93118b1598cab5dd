"""What all at a table are being asked."""

from dataclasses import dataclass

from .commands import Offered


@dataclass
class Offering:
    """An open question: who asked, who has agreed, who has still to answer."""

    what: Offered
    seat: int
    waiting: list[int]
    agreed: list[int]
    step: int = 0
    """The step that is to be taken back."""
