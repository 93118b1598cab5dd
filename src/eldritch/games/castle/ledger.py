"""What each seat knows: the ledgers.

A ledger is the notebook of one seat: the fold of the events told to this seat, and of nothing else. It keeps
the facts
as they were learned, and two stores of where items and professions may be by now.
"""

import json
from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from .components import (
    BAG_WITH_GOBLET,
    BAG_WITH_KEY,
    BLACK_PEARL,
    BROKEN_MIRROR,
    GOBLET,
    ITEMS,
    KEY,
    KINDS,
    ORGANISATIONS,
    PROFESSIONS,
    Box,
    is_bag,
)
from .options import Options
from .store import GIVEN, KIND_BITS, RETURNED, Store

ANY: Final[i64] = KIND_BITS
BAGS: Final[i64] = (1 << BAG_WITH_KEY) | (1 << BAG_WITH_GOBLET)
MIRROR: Final[i64] = 1 << BROKEN_MIRROR
MUST_BE_ACCEPTED: Final[i64] = MIRROR | (1 << BLACK_PEARL)

ITEM_NUMBERS: Final = {name: number for number, name in enumerate(ITEMS)}
PROFESSION_NUMBERS: Final = {name: number for number, name in enumerate(PROFESSIONS)}
ORGANISATION_NUMBERS: Final = {name: number for number, name in enumerate(ORGANISATIONS)}

# How far the naming of a trade between others has come.
NO_TRADE: Final = 0
NOTHING_NAMED: Final = 1
FIRST_NAMED: Final = 2

UNREVEALING: Final = (
    "answered",
    "turn_began",
    "passed",
    "draw_offered",
    "attacked",
    "supported",
    "named",
    "hypnotised",
    "direction_chosen",
)
"""Events that follow from what the acting player says, and show nothing hidden."""

ON_TOP: Final = 1
BENEATH: Final = 2
ON_THE_WAY: Final = 3


@final
class Ledger:
    """The notebook of a seat (-1: of a spectator).

    Places of items: the hands by seat, then the pile, its known top card, the known one beneath, and for each
    seat a
    place for a card on its way. Places of professions: the seats, the spare ones, and one on its way.
    """

    def __init__(
        self, box: Box, options: Options, seats: i64, seat: i64, items: Store, professions: Store
    ) -> None:
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
        self.trade: i64 = NO_TRADE
        self.named: i64 = ANY
        self.texts: i64 = 0
        self.witnessed: i64 = 0
        self.pending: list[Facts] = []

    def copy(self) -> "Ledger":
        twin = Ledger(
            self.box, self.options, self.seats, self.seat, self.items.copy(), self.professions.copy()
        )
        twin.turn = self.turn
        twin.heard = self.heard
        twin.facts = self.facts[:]
        twin.allegiance = self.allegiance[:]
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
        if self.pending:
            heard = self.pending
            self.pending = []
            for told in heard:
                self.heard += 1
                self.fold(told)
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

    def fold(self, told: Facts) -> None:
        """Draw the conclusions from an event."""
        name: str = told["event"]
        if name not in UNREVEALING:
            self.witnessed += 1
        if name == "turn_began":
            self.turn = told["turn"]
        elif name == "dealt":
            self.dealt(told)
        elif name in ("offered", "refused", "traded", "announced", "trade_ended", "demanded"):
            self.fold_trade(name, told)
        elif name in ("drew", "gave", "passed_on", "item_used", "looked_at_hand", "foresaw", "arranged"):
            self.fold_items(name, told)
        elif name in ("profession_used", "professions_swapped", "spare_shown", "profession_changed"):
            self.fold_professions(name, told)
        elif name in ("looked_at_allegiance", "looked_at_identity"):
            self.fold_looks(name, told)
        elif name in ("declared", "game_ended"):
            self.fold_endings(name, told)

    def dealt(self, told: Facts) -> None:
        if self.seat >= 0:
            for slot, card in enumerate(told["allegiance"]):
                self.allegiance[self.seat * self.slots + slot] = ORGANISATION_NUMBERS[card]
            self.items.show(self.seat, numbers(told["items"]))
            self.professions.show(self.seat, [PROFESSION_NUMBERS[told["profession"]]])

    # Trades.

    def fold_trade(self, name: str, told: Facts) -> None:
        seat: i64 = told["seat"]
        target: i64 = told["target"]
        if name == "offered":
            if self.seat == target:
                self.items.holds(seat, self.spoken(told["item"]))
                self.note("offer", seat, "item", told["item"])
        elif name == "refused":
            # Pearl and mirror cannot be refused: the offerer has something else.
            self.items.holds(seat, ANY & ~MUST_BE_ACCEPTED)
        elif name == "demanded":
            self.demanded(seat, target, told)
        elif name == "traded":
            self.traded(seat, target, told)
        elif name == "announced":
            self.announced(told)
        else:
            self.trade_ended()

    def spoken(self, name: str) -> i64:
        """The kinds that go by a name."""
        if name == "bag":
            return BAGS
        return bit(ITEM_NUMBERS[name])

    def pile_size(self) -> i64:
        return (
            self.items.size(self.pile)
            + self.items.size(self.pile + ON_TOP)
            + self.items.size(self.pile + BENEATH)
        )

    def demanded(self, seat: i64, target: i64, told: Facts) -> None:
        kinds = self.spoken(told["item"])
        if self.pile_size() == 0:
            if kinds == bit(KEY):
                kinds |= bit(BAG_WITH_KEY)
            elif kinds == bit(GOBLET):
                kinds |= bit(BAG_WITH_GOBLET)
        if kinds == BAGS:
            self.items.holds(seat, ANY & ~BAGS)
        if told["met"]:
            self.items.holds(target, kinds)
            self.named = kinds
        else:
            self.items.lacks(target, kinds)
            self.note("demand", target, "lacks", told["item"])

    def traded(self, seat: i64, target: i64, told: Facts) -> None:
        """Two cards change hands. Of others' trades it shows only later whether their cards are named."""
        given: i64 = ANY
        returned = self.named
        self.named = ANY
        self.trade = NO_TRADE
        if self.seat == seat or self.seat == target:
            first = self.seat == seat
            given = self.spoken(told["gave"] if first else told["got"])
            returned = self.spoken(told["got"] if first else told["gave"])
            self.note("trade", target if first else seat, "item", told["gave"])
        else:
            self.trade = NOTHING_NAMED
            self.texts = self.box.texts
            if self.pile_size() == 0:
                self.texts &= ~BAGS
        tagged = self.trade != NO_TRADE
        self.items.move(seat, self.way, given, GIVEN if tagged else 0)
        self.items.move(target, seat, returned, RETURNED if tagged else 0)
        self.items.move(self.way, target, ANY)

    def announced(self, told: Facts) -> None:
        """A card is named. A mirror would have silenced both, and a bag is not traded for the other bag."""
        kinds = self.spoken(told["item"])
        if self.seat != told["target"] and self.seat != told["seat"]:
            self.note("trade", told["target"], "item", told["item"])
        if self.trade == NO_TRADE:
            return
        other = ANY & ~MIRROR
        if kinds == BAGS:
            other &= ~BAGS
        if told["first"]:
            self.items.settle_given(kinds, other)
            self.trade = FIRST_NAMED
            return
        if self.trade == NOTHING_NAMED and not self.options.smuggling:
            other &= ~self.texts
        self.items.settle_tags([(other, kinds)])
        self.trade = NO_TRADE

    def trade_ended(self) -> None:
        """What was not named has no trade text, or a mirror took part, or it was smuggled."""
        if self.trade == NO_TRADE:
            return
        silent: i64 = ANY & ~MIRROR
        if not self.options.smuggling:
            silent &= ~self.texts
        if self.trade == FIRST_NAMED:
            self.items.settle_tags([(ANY, silent)])
        elif not self.options.smuggling:
            self.items.settle_tags([(silent, silent), (MIRROR, ANY & ~MIRROR), (ANY & ~MIRROR, MIRROR)])
        elif self.texts & BAGS != 0:
            self.items.settle_tags([(ANY & ~BAGS, ANY), (BAGS, ANY & ~BAGS)])
        else:
            self.items.settle_tags([(ANY, ANY)])
        self.trade = NO_TRADE

    # Items.

    def fold_items(self, name: str, told: Facts) -> None:
        if name == "drew":
            self.drew(told)
        elif name == "gave":
            self.gave(told)
        elif name == "passed_on":
            self.passed_on(told)
        elif name == "item_used":
            self.items.holds(told["seat"], self.spoken(told["item"]))
            self.note("fight", told["seat"], "item", told["item"])
        elif name == "looked_at_hand":
            self.looked_at_hand(told)
        elif name == "foresaw":
            self.foresaw(told)
        elif self.seat == told["seat"]:
            for depth, item in enumerate(told["top"]):
                self.items.move(self.pile, self.pile + ON_TOP + depth, self.spoken(item))

    def drew(self, told: Facts) -> None:
        kinds = self.spoken(told["item"]) if "item" in told else ANY
        if self.items.size(self.pile + ON_TOP) > 0:
            self.items.move(self.pile + ON_TOP, told["seat"], kinds)
            if self.items.size(self.pile + BENEATH) > 0:
                self.items.move(self.pile + BENEATH, self.pile + ON_TOP, ANY)
        else:
            self.items.move(self.pile, told["seat"], kinds)

    def gave(self, told: Facts) -> None:
        kinds = self.spoken(told["item"]) if "item" in told else ANY
        self.items.move(told["seat"], told["target"], kinds)
        if self.seat == told["seat"]:
            self.note(told["reason"], told["target"], "item", told["item"])

    def passed_on(self, told: Facts) -> None:
        """All pass at once, so that nobody passes on what he gets."""
        step: i64 = 1 if told["direction"] == "left" else -1
        mine: i64 = self.seat
        giver = (mine - step + self.seats) % self.seats
        for seat in range(self.seats):
            kinds: i64 = ANY
            if mine >= 0 and seat == mine:
                kinds = self.spoken(told["gave"])
            elif mine >= 0 and seat == giver:
                kinds = self.spoken(told["got"])
            self.items.move(seat, self.way + seat, kinds)
        for seat in range(self.seats):
            self.items.move(self.way + seat, (seat + step + self.seats) % self.seats, ANY)
        if mine >= 0:
            self.note("sextant", (mine + step + self.seats) % self.seats, "item", told["gave"])

    def looked_at_hand(self, told: Facts) -> None:
        if self.seat == told["seat"]:
            self.items.show(told["target"], numbers(told["items"]))
            self.note(told["reason"], told["target"], "items", told["items"])
        else:
            self.note(told["reason"], told["target"], "seen_by", told["seat"])

    def foresaw(self, told: Facts) -> None:
        """The pile is mixed anew: nobody but the Clairvoyant knows any longer what is on top."""
        self.items.pour(self.pile + ON_TOP, self.pile)
        self.items.pour(self.pile + BENEATH, self.pile)
        if self.seat == told["seat"]:
            self.items.show(self.pile, numbers(told["pile"]))

    # Professions, allegiances, endings.

    def fold_professions(self, name: str, told: Facts) -> None:
        seat: i64 = told["seat"]
        if name == "profession_used":
            self.professions.holds(seat, bit(PROFESSION_NUMBERS[told["profession"]]))
            self.note("used", seat, "profession", told["profession"])
        elif name == "professions_swapped":
            self.professions.exchange(seat, told["target"])
            if "got" in told:
                other: i64 = told["target"] if self.seat == seat else seat
                self.professions.show(self.seat, [PROFESSION_NUMBERS[told["got"]]])
                self.professions.show(other, [PROFESSION_NUMBERS[told["gave"]]])
                self.note("tome", other, "profession", told["gave"])
        elif name == "spare_shown":
            if self.seat == seat:
                shown: list[i64] = [PROFESSION_NUMBERS[one] for one in told["professions"]]
                self.professions.show(self.seats, shown)
        else:
            self.profession_changed(seat, told)

    def profession_changed(self, seat: i64, told: Facts) -> None:
        returned: i64 = ANY
        taken: i64 = ANY
        if self.seat == seat:
            if told["took"] == told["returned"]:
                return
            returned = bit(PROFESSION_NUMBERS[told["returned"]])
            taken = bit(PROFESSION_NUMBERS[told["took"]])
        before = self.professions.cases
        self.professions.move(seat, self.seats + 1, returned)
        self.professions.move(self.seats, seat, taken)
        self.professions.move(self.seats + 1, self.seats, ANY)
        if self.options.coat_may_refresh and self.seat != seat:
            self.professions.add_cases(before)  # It may have been the old one again.

    def fold_looks(self, name: str, told: Facts) -> None:
        target: i64 = told["target"]
        source = "monocle" if name == "looked_at_allegiance" else "identity"
        if self.seat != told["seat"]:
            self.note(source, target, "seen_by", told["seat"])
            return
        slot: i64 = told["slot"]
        self.allegiance[target * self.slots + slot] = ORGANISATION_NUMBERS[told["allegiance"]]
        self.note(source, target, "allegiance", told["allegiance"])
        if name == "looked_at_identity":
            self.professions.show(target, [PROFESSION_NUMBERS[told["profession"]]])
            self.note(source, target, "profession", told["profession"])

    def fold_endings(self, name: str, told: Facts) -> None:
        """Cards laid open: of the declarer, and at the end of everybody."""
        if name == "declared":
            self.laid_open(told["seat"], told)
        else:
            for seat, cards in enumerate(told["cards"]):
                self.laid_open(seat, cards)

    def laid_open(self, seat: i64, cards: Facts) -> None:
        for slot, card in enumerate(cards["allegiance"]):
            self.allegiance[seat * self.slots + slot] = ORGANISATION_NUMBERS[card]
        self.items.show(seat, numbers(cards["items"]))
        self.professions.show(seat, [PROFESSION_NUMBERS[cards["profession"]]])

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
            "items": self.items.dump(),
            "professions": self.professions.dump(),
            "trade": [self.trade, self.named, self.texts],
            "witnessed": self.witnessed,
        }


def numbers(names: list[str]) -> list[i64]:
    return [ITEM_NUMBERS[name] for name in names]


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
    items = Store(copies, [])
    items.become([case])
    every: i64 = bit(len(PROFESSIONS)) - 1
    placed: list[list[i64]] = [[every] for _ in range(seats)]
    placed.append([every] * (len(PROFESSIONS) - seats))
    placed.append([])
    professions = Store([1] * len(PROFESSIONS), [placed])
    return Ledger(box, options, seats, seat, items, professions)


def load_ledger(box: Box, options: Options, seats: i64, written: str) -> Ledger:
    """The ledger that `dump` wrote."""
    data: dict[str, Any] = json.loads(written)
    items = Store(
        item_copies(box, options, seats), [[tokens[:] for tokens in case] for case in data["items"]]
    )
    cases: list[list[list[i64]]] = [[tokens[:] for tokens in case] for case in data["professions"]]
    ledger = Ledger(box, options, seats, data["seat"], items, Store([1] * len(PROFESSIONS), cases))
    ledger.turn = data["turn"]
    ledger.heard = data["heard"]
    ledger.facts = data["facts"][:]
    ledger.allegiance = data["allegiance"][:]
    ledger.trade, ledger.named, ledger.texts = data["trade"]
    ledger.witnessed = data["witnessed"]
    return ledger
