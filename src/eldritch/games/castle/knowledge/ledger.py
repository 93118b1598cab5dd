"""Ledgers: what each seat has seen or can prove.

A ledger is derived from the events told to its seat, and from nothing else. It keeps the facts as they were learned,
and constraints on where items and professions may be.
"""

import json
from typing import Any, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.seats import bit

from ..box.components import KINDS, PROFESSIONS, Box, is_bag
from ..box.options import Options
from .card_constraints import CardConstraints, constraints_of_case, load_constraints
from .ledger_data import LedgerData
from .ledger_updates import update


@final
class Ledger(LedgerData):
    """The knowledge of a seat, with events that it has heard but not evaluated yet."""

    def __init__(
        self,
        box: Box,
        options: Options,
        seats: i64,
        seat: i64,
        items: CardConstraints,
        professions: CardConstraints,
    ) -> None:
        super().__init__(box, options, seats, seat, items, professions)
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

    def hear(self, event: Facts) -> None:
        """Add an event as this seat received it. It is evaluated when the ledger is next needed."""
        self.pending.append(event)

    def catch_up(self) -> "Ledger":
        """Evaluate all pending events. Returns the ledger itself."""
        if self.pending:
            heard = self.pending
            self.pending = []
            for event in heard:
                self.heard += 1
                update(self, event)
        return self

    def proofs(self) -> list[str]:
        """What was learned, one statement each, and how many events revealed anything hidden."""
        self.catch_up()
        facts = [f"{fact['event']} {fact['seat']} {fact['what']} {fact['value']}" for fact in self.facts]
        return [*facts, f"{self.witnessed} revealing events"]

    def dump(self) -> str:
        """The ledger as one text, so that its card numbers do not count as components of the position."""
        self.catch_up()
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
    """The ledger of a seat before the deal. Opening hands are sealed items, and both bags are among them."""
    copies = item_copies(box, options, seats)
    dealt: i64 = 0
    piled: i64 = 0
    total: i64 = 0
    for item in range(1, KINDS + 1):
        total += copies[item]
        if box.sealed[item]:
            dealt |= bit(item)
        if not is_bag(item):
            piled |= bit(item)
    hand = box.dealt[seats]
    case: list[list[i64]] = [[dealt] * hand for _ in range(seats)]
    case.append([piled] * (total - hand * seats))
    case += [[] for _ in range(2 + seats)]
    items = constraints_of_case(copies, case)
    every: i64 = bit(len(PROFESSIONS)) - 1
    placed: list[list[i64]] = [[every] for _ in range(seats)]
    placed.append([every] * (len(PROFESSIONS) - seats))
    placed.append([])
    professions = constraints_of_case([1] * len(PROFESSIONS), placed)
    return Ledger(box, options, seats, seat, items, professions)


def load_ledger(box: Box, options: Options, seats: i64, written: str) -> Ledger:
    """The ledger that `dump` wrote."""
    data: dict[str, Any] = json.loads(written)
    items = load_constraints(item_copies(box, options, seats), data["items"])
    professions = load_constraints([1] * len(PROFESSIONS), data["professions"])
    ledger = Ledger(box, options, seats, data["seat"], items, professions)
    ledger.turn = data["turn"]
    ledger.heard = data["heard"]
    ledger.facts = data["facts"][:]
    ledger.allegiance = data["allegiance"][:]
    ledger.shown = data["shown"][:]
    ledger.trade, ledger.named, ledger.texts = data["trade"]
    ledger.witnessed = data["witnessed"]
    return ledger
