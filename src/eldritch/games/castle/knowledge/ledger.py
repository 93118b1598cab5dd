"""What each seat knows: the ledgers.

A ledger is the notebook of one seat: the fold of the events told to this seat, and of nothing else. It keeps the facts
as they were learned, and two stores of where items and professions may be by now.
"""

import json
from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from ..box.components import KINDS, PROFESSIONS, Box, is_bag
from ..box.options import Options
from .card_constraints import Store, begun, loaded
from .cases import KIND_BITS

ANY: Final[i64] = KIND_BITS

# How far the naming of a trade between others has come.
NO_TRADE: Final = 0
NOTHING_NAMED: Final = 1
FIRST_NAMED: Final = 2

ON_TOP: Final = 1
BENEATH: Final = 2
ON_THE_WAY: Final = 3


@final
class Ledger:
    """The notebook of a seat (-1: of a spectator).

    Places of items: the hands by seat, then the pile, its known top card, the known one beneath, and for each seat a
    place for a card on its way. Places of professions: the seats, the spare ones, and one on its way.
    """

    def __init__(self, box: Box, options: Options, seats: i64, seat: i64, items: Store, professions: Store) -> None:
        self.box: Box = box
        self.options: Options = options
        self.seats: i64 = seats
        self.seat: i64 = seat
        self.slots: i64 = 3 if options.expert and seats == 3 else 1
        self.pile: i64 = seats
        self.way: i64 = seats + ON_THE_WAY
        self.items: Store = items
        self.professions: Store = professions
        self.turn: i64 = 0
        self.heard: i64 = 0
        self.facts: list[Facts] = []
        self.allegiance: list[i64] = [UNKNOWN] * (seats * self.slots)
        self.shown: list[i64] = [0] * (2 * seats)
        """How often each seat has offered or returned a key to this one, and how often a goblet."""
        self.trade: i64 = NO_TRADE
        self.named: i64 = ANY
        self.texts: i64 = 0
        self.witnessed: i64 = 0
        self.pending: list[Facts] = []

    def copy(self) -> "Ledger":
        twin = Ledger(self.box, self.options, self.seats, self.seat, self.items.copy(), self.professions.copy())
        twin.turn = self.turn
        twin.heard = self.heard
        twin.facts = self.facts[:]
        twin.allegiance = self.allegiance[:]
        twin.shown = self.shown[:]
        twin.trade = self.trade
        twin.named = self.named
        twin.texts = self.texts
        twin.witnessed = self.witnessed
        twin.pending = self.pending[:]
        return twin

    def hear(self, told: Facts) -> None:
        """An event, as it was told to this seat. It is thought over when the ledger is next asked."""
        self.pending.append(told)

    def think(self) -> "Ledger":
        """Think over what was heard since the last time."""
        from .ledger_updates import fold

        if self.pending:
            heard = self.pending
            self.pending = []
            for told in heard:
                self.heard += 1
                fold(self, told)
        return self

    def note(self, source: str, seat: i64, what: str, value: Any) -> None:
        """Write a fact down: what is so with a seat, how and when it was learned."""
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

    def proofs(self) -> list[str]:
        """What was learned, one statement each; and how often anything hidden showed itself at all."""
        self.think()
        facts = [f"{fact['event']} {fact['seat']} {fact['what']} {fact['value']}" for fact in self.facts]
        return [*facts, f"{self.witnessed} revealing events"]

    def dump(self) -> str:
        """The ledger as one text: it is knowledge about cards, not a place where cards lie."""
        self.think()
        return json.dumps(self.written_out(), separators=(",", ":"))

    def written_out(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "turn": self.turn,
            "heard": self.heard,
            "facts": self.facts[:],
            "allegiance": self.allegiance[:],
            "shown": self.shown[:],
            "items": self.items.dump(),
            "professions": self.professions.dump(),
            "trade": [self.trade, self.named, self.texts],
            "witnessed": self.witnessed,
        }


def item_copies(box: Box, options: Options, seats: i64) -> list[i64]:
    """How many copies of each item are in the game."""
    copies: list[i64] = [0] * (KINDS + 1)
    for item in box.in_play(seats, options.items == "beginner"):
        copies[item] += 1
    return copies


def new_ledger(box: Box, options: Options, seats: i64, seat: i64) -> Ledger:
    """The ledger of a seat before the deal: opening hands are sealed items, and both bags are among them."""
    copies = item_copies(box, options, seats)
    dealt: i64 = 0
    piled: i64 = 0
    total: i64 = 0
    for item in range(1, KINDS + 1):
        total += copies[item]
        if copies[item] > 0 and box.sealed[item]:
            dealt |= bit(item)
        if copies[item] > 0 and not is_bag(item):
            piled |= bit(item)
    hand = box.dealt[seats]
    case: list[list[i64]] = [[dealt] * hand for _ in range(seats)]
    case.append([piled] * (total - hand * seats))
    case += [[] for _ in range(2 + seats)]
    items = begun(copies, case)
    every: i64 = bit(len(PROFESSIONS)) - 1
    placed: list[list[i64]] = [[every] for _ in range(seats)]
    placed.append([every] * (len(PROFESSIONS) - seats))
    placed.append([])
    professions = begun([1] * len(PROFESSIONS), placed)
    return Ledger(box, options, seats, seat, items, professions)


def load_ledger(box: Box, options: Options, seats: i64, written: str) -> Ledger:
    """The ledger that `dump` wrote."""
    data: dict[str, Any] = json.loads(written)
    items = loaded(item_copies(box, options, seats), data["items"])
    professions = loaded([1] * len(PROFESSIONS), data["professions"])
    ledger = Ledger(box, options, seats, data["seat"], items, professions)
    ledger.turn = data["turn"]
    ledger.heard = data["heard"]
    ledger.facts = data["facts"][:]
    ledger.allegiance = data["allegiance"][:]
    ledger.shown = data["shown"][:]
    ledger.trade, ledger.named, ledger.texts = data["trade"]
    ledger.witnessed = data["witnessed"]
    return ledger
