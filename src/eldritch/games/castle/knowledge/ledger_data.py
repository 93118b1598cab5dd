"""The data of a ledger: what one seat knows about hidden cards. It does not know the position."""

from typing import Any, Final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.state import UNKNOWN

from ..box.components import Box
from ..box.options import Options
from .card_constraints import CardConstraints
from .cases import KIND_BITS

ANY: Final[i64] = KIND_BITS
"""Every kind of card."""

# How far the naming of items has come in a trade between others.
NO_TRADE: Final = 0
NOTHING_NAMED: Final = 1
FIRST_NAMED: Final = 2

# Places of items behind that of the pile.
ON_TOP: Final = 1
BENEATH: Final = 2
IN_TRANSIT: Final = 3


class LedgerData:
    """What a seat (-1: the spectator) knows.

    Places of items: the hands by seat, the pile, its known top card, the known card beneath that, and for each seat a
    card in transit. Places of professions: the seats, the spare professions, and one in transit.
    """

    def __init__(
        self,
        box: Box,
        options: Options,
        seats: i64,
        seat: i64,
        items: CardConstraints,
        professions: CardConstraints,
    ) -> None:
        self.box: Box = box
        self.options: Options = options
        self.seats: i64 = seats
        self.seat: i64 = seat
        self.slots: i64 = 3 if options.expert and seats == 3 else 1
        self.pile: i64 = seats
        self.transit: i64 = seats + IN_TRANSIT
        self.items: CardConstraints = items
        self.professions: CardConstraints = professions
        self.turn: i64 = 0
        self.heard: i64 = 0
        self.facts: list[Facts] = []
        self.allegiance: list[i64] = [UNKNOWN] * (seats * self.slots)
        self.shown: list[i64] = [0] * (2 * seats)
        """How often each seat has offered or returned a key to this one, and how often a goblet."""
        self.trade: i64 = NO_TRADE
        self.named: i64 = ANY
        """The kinds that a demand has named, until the trade is made."""
        self.texts: i64 = 0
        """The kinds that would be named in the current trade."""
        self.witnessed: i64 = 0
        """How many events revealed anything hidden."""

    def note(self, source: str, seat: i64, what: str, value: Any) -> None:
        """Add a fact about a seat, with how and when it was learned."""
        if isinstance(value, list):
            value = value[:]
        self.facts.append(
            {
                "event": self.heard,
                "turn": self.turn,
                "source": source,
                "seat": seat,
                "what": what,
                "value": value,
            }
        )
