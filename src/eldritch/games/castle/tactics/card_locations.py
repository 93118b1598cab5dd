"""Where a seat expects cards: estimates for each hand, and sampled worlds for declarations."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.generator import Generator

from ..box.components import BAG_WITH_GOBLET, BAG_WITH_KEY, GOBLET, KEY, ORDER
from ..knowledge.cases import KIND_BITS, Cases
from ..knowledge.ledger import Ledger
from ..knowledge.sampling import only_kind

SAMPLES: Final = 60
SAMPLE_SEED: Final = 2006


def is_goal(item: i64, organisation: i64, turned: bool) -> bool:
    """Whether an item is a goal card of an organisation. A bag is one once it has turned."""
    if organisation == ORDER:
        return item == KEY or (turned and item == BAG_WITH_KEY)
    return item == GOBLET or (turned and item == BAG_WITH_GOBLET)


@final
class ExpectedHands:
    """How many cards of each kind a seat expects in each hand."""

    def __init__(self, kinds: i64, expected: list[float]) -> None:
        self.kinds: i64 = kinds
        self.expected: list[float] = expected

    def of(self, seat: i64, kind: i64) -> float:
        return self.expected[seat * self.kinds + kind]

    def goals(self, seat: i64, organisation: i64, turned: bool) -> float:
        """How many goal cards of an organisation are expected in a hand."""
        if organisation == ORDER:
            return self.of(seat, KEY) + (self.of(seat, BAG_WITH_KEY) if turned else 0.0)
        return self.of(seat, GOBLET) + (self.of(seat, BAG_WITH_GOBLET) if turned else 0.0)


def expected_hands(ledger: Ledger) -> ExpectedHands:
    """An estimate: a hidden card is of each possible kind in proportion to the copies that are not located."""
    copies = ledger.items.copies
    if ledger.items.expected is not None:
        return ExpectedHands(len(copies), ledger.items.expected)
    found = ExpectedHands(len(copies), [0.0] * (ledger.seats * len(copies)))
    ledger.items.expected = found.expected
    cases = ledger.items.cases
    share = 1.0 / float(cases.number)
    for case in range(cases.number):
        left = hidden_copies(cases, case, copies)
        for seat in range(ledger.seats):
            for at in range(cases.begin_of(case, seat), cases.begin_of(case, seat + 1)):
                add_token(found, seat, cases.tokens[at] & KIND_BITS, left, share)
    return found


def hidden_copies(cases: Cases, case: i64, copies: list[i64]) -> list[float]:
    left = [float(count) for count in copies]
    for at in range(case * cases.width, (case + 1) * cases.width):
        kinds = cases.tokens[at] & KIND_BITS
        if kinds & (kinds - 1) == 0:
            left[only_kind(kinds)] -= 1.0
    return left


def add_token(found: ExpectedHands, seat: i64, kinds: i64, left: list[float], share: float) -> None:
    if kinds & (kinds - 1) == 0:
        found.expected[seat * found.kinds + only_kind(kinds)] += share
        return
    total = 0.0
    rest = kinds
    kind: i64 = 0
    while rest != 0:
        if rest & 1 != 0:
            total += left[kind]
        rest >>= 1
        kind += 1
    if total <= 0.0:
        return
    rest = kinds
    kind = 0
    while rest != 0:
        if rest & 1 != 0:
            found.expected[seat * found.kinds + kind] += share * left[kind] / total
        rest >>= 1
        kind += 1


def sampled_goals(ledger: Ledger, organisation: i64, turned: bool) -> list[list[i64]]:
    """How many goal cards of an organisation each hand holds, in SAMPLES worlds that the ledger admits."""
    generator = Generator(SAMPLE_SEED)
    found: list[list[i64]] = []
    for _ in range(SAMPLES):
        places, _tagged = ledger.items.sample(generator)
        counts: list[i64] = []
        for seat in range(ledger.seats):
            count: i64 = 0
            for item in places[seat]:
                if is_goal(item, organisation, turned):
                    count += 1
            counts.append(count)
        found.append(counts)
    return found
