"""Constraints on where hidden cards may lie, which stay true whatever moves face down.

A place (a hand, the pile) holds one *token* for each card there. A token is a card seen from behind: the set of kinds
it may be, as bits. When a card moves out of sight it is unclear which of several different tokens it was, so the
constraints consist of *cases*: complete arrangements of tokens, one of which is true. Facts narrow tokens and drop
cases.

As long as there are few cases the constraints are exact: their worlds are those that fit all facts. Beyond that they
lose information: first which of several unknown cards of a place was which, finally everything but the set of places
where each card may be. They then say less, but never anything false.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.generator import Generator
from eldritch.core.seats import bit

from .cases import GIVEN, KIND_BITS, RETURNED, Cases, cases_of, place_starts, settled
from .counts import Counts, counts_of
from .sampling import Sampler, matchings, only_kind

MOST_CASES: Final = 24
FEW_CASES: Final = 4
"""The limit for the knowledge of players in an imagined world."""


@final
class CardConstraints:
    """The cases. They are replaced, never changed, so copies share them."""

    def __init__(self, copies: list[i64], counts: Counts, cases: Cases) -> None:
        self.copies: list[i64] = copies
        self.counts: Counts = counts
        """The copies of each kind, for comparison with counts."""
        self.cases: Cases = cases
        self.most: i64 = MOST_CASES
        self.sampler: Sampler | None = None
        self.known: list[list[i64] | None] = []
        """Cache of `certain`."""
        self.expected: list[float] | None = None
        """Cache for tactics: how many cards of each kind to expect in each place."""

    def copy(self) -> "CardConstraints":
        twin = CardConstraints(self.copies, self.counts, self.cases)
        twin.most = self.most
        twin.sampler = self.sampler
        twin.known = self.known
        twin.expected = self.expected
        return twin

    def size(self, place: i64) -> i64:
        return self.cases.size(place)

    # Moves.

    def move(self, source: i64, target: i64, kinds: i64) -> None:
        """One card of these kinds moves face down."""
        before = self.cases
        tokens = before.tokens
        sizes = before.sizes()
        sizes[source] -= 1
        sizes[target] += 1
        found = Cases(place_starts(sizes))
        for number in range(before.number):
            for at in before.distinct(number, source):
                token = tokens[at] & (kinds | ~KIND_BITS)
                if token & KIND_BITS == 0:
                    continue
                found.begin_moved(before, number, at, target, token)
                if token == tokens[at]:
                    found.keep()
                else:
                    found.keep_if_possible(self.counts)
        if found.number == 0:
            found = self.possible_cases([blank_case(self.copies, sizes)])
        self.become(found)

    def swap(self, one: i64, other: i64, given: i64, returned: i64, tags: bool) -> None:
        """A card of one place and a card of another change places, face down."""
        before = self.cases
        tokens = before.tokens
        found = Cases(before.starts)
        for number in range(before.number):
            for first in before.distinct(number, one):
                there = tokens[first] & (given | ~KIND_BITS)
                for second in before.distinct(number, other):
                    back = tokens[second] & (returned | ~KIND_BITS)
                    if there & KIND_BITS == 0 or back & KIND_BITS == 0:
                        continue
                    behind = found.begin_like(before, number)
                    found.replace(behind + first, one, back | RETURNED if tags else back)
                    found.replace(behind + second, other, there | GIVEN if tags else there)
                    if there == tokens[first] and back == tokens[second]:
                        found.keep()
                    else:
                        found.keep_if_possible(self.counts)
        self.become(found)

    def exchange(self, one: i64, other: i64) -> None:
        """Exchange all cards of two places."""
        swapped = self.cases.nested()
        for case in swapped:
            case[one], case[other] = case[other], case[one]
        self.become(cases_of(swapped))

    def pour(self, source: i64, target: i64) -> None:
        """Mix all cards of a place into another."""
        poured = self.cases.nested()
        for case in poured:
            case[target] = sorted(case[source] + case[target])
            case[source] = []
        self.become(cases_of(poured))

    # Facts.

    def show(self, place: i64, cards: list[i64]) -> None:
        """All cards of a place are seen."""
        seen = sorted([bit(card) for card in cards])
        before = self.cases
        shown: list[list[list[i64]]] = []
        is_new = False
        for number in range(before.number):
            tokens = before.listed(number, place)
            is_new = is_new or tokens != seen
            if matchings(tokens, cards) > 0:
                case = [before.listed(number, other) for other in range(before.places)]
                case[place] = seen
                shown.append(case)
        if is_new:
            self.become(self.possible_cases(shown))

    def holds(self, place: i64, kinds: i64) -> None:
        """At least one card of a place is of these kinds."""
        before = self.cases
        tokens = before.tokens
        found = Cases(before.starts)
        is_new = False
        for number in range(before.number):
            if self.surely_holds(before.begin_of(number, place), before.begin_of(number, place + 1), kinds):
                found.begin_like(before, number)
                found.keep()
                continue
            is_new = True
            for at in before.distinct(number, place):
                token = tokens[at] & (kinds | ~KIND_BITS)
                if token & KIND_BITS != 0:
                    behind = found.begin_like(before, number)
                    found.replace(behind + at, place, token)
                    found.keep_if_possible(self.counts)
        if is_new:
            self.become(found)

    def surely_holds(self, begin: i64, end: i64, kinds: i64) -> bool:
        """Whether one of these tokens cannot be anything else, or there are not enough other cards for them all."""
        tokens = self.cases.tokens
        possible: i64 = 0
        for at in range(begin, end):
            if tokens[at] & ~kinds & KIND_BITS == 0:
                return True
            possible |= tokens[at]
        room: i64 = 0
        for kind in range(len(self.copies)):
            if (possible & ~kinds) >> kind & 1 != 0:
                room += self.copies[kind]
        return room < end - begin

    def lacks(self, place: i64, kinds: i64) -> None:
        """No card of a place is of these kinds."""
        before = self.cases
        if before.possible(place) & kinds == 0:
            return
        found = Cases(before.starts)
        for number in range(before.number):
            found.begin_like(before, number)
            tokens = found.tokens
            for at in range(found.begin_of(found.number, place), found.begin_of(found.number, place + 1)):
                tokens[at] &= ~kinds
            found.in_order()
            found.keep_if_possible(self.counts)
        self.become(found)

    def settle_tags(self, branches: list[tuple[i64, i64]]) -> None:
        """The two tagged cards of a trade were of the kinds of one of the branches (given, returned)."""
        found = Cases(self.cases.starts)
        for number in range(self.cases.number):
            for given, returned in branches:
                self.settle(found, number, given, returned, 0)
        self.become(found)

    def settle_given(self, given: i64, returned: i64) -> None:
        """The given card is of these kinds, the returned one keeps its tag."""
        found = Cases(self.cases.starts)
        for number in range(self.cases.number):
            self.settle(found, number, given, returned, RETURNED)
        self.become(found)

    def settle(self, found: Cases, number: i64, given: i64, returned: i64, kept: i64) -> None:
        """Add a case with its tagged cards narrowed; only the tag `kept` stays."""
        begin = number * found.width + found.begin_like(self.cases, number)
        tokens = found.tokens
        for at in range(begin, begin + found.width):
            if tokens[at] > KIND_BITS:
                tokens[at] = settled(tokens[at], given, returned) | (tokens[at] & kept)
        found.in_order()
        found.keep_if_possible(self.counts)

    def add_cases(self, cases: Cases) -> None:
        """Add cases that may be true as well."""
        found = Cases(self.cases.starts, self.cases.number + cases.number)
        for some in (self.cases, cases):
            for number in range(some.number):
                found.begin_like(some, number)
                found.keep()
        self.become(found)

    # Normal form.

    def become(self, cases: Cases) -> None:
        """Replace the cases: sorted, without duplicates, and not too many."""
        self.sampler = None
        self.known = []
        self.expected = None
        kept = cases.without_duplicates()
        if kept.number > self.most:
            kept = kept.blurred().without_duplicates()
        if kept.number > self.most:
            kept = kept.merged()
            kept.keep_if_possible(self.counts)
        if kept.number == 0:
            # Contradiction. This only happens in imagined positions, to ledgers that know little; they start over.
            kept = self.possible_cases([blank_case(self.copies, self.cases.sizes())])
        self.cases = kept

    def possible_cases(self, nested: list[list[list[i64]]]) -> Cases:
        """The cases among these that are possible, with simple conclusions drawn."""
        found = Cases(place_starts([len(tokens) for tokens in nested[0]] if nested else self.cases.sizes()))
        for case in nested:
            found.write(case)
            found.keep_if_possible(self.counts)
        return found

    # Queries.

    def possible(self, place: i64) -> i64:
        """The kinds that may lie in a place."""
        return self.cases.possible(place)

    def certain(self, place: i64) -> list[i64]:
        """The cards that certainly lie in a place, sorted. Callers must not change the list."""
        if not self.known:
            self.known = [None] * self.cases.places
        known = self.known[place]
        if known is None:
            known = [only_kind(kinds) for kinds in self.cases.certain(place)]
            self.known[place] = known
        return known

    def sample(self, generator: Generator) -> tuple[list[list[i64]], i64]:
        """Draw cards for every place, with all possible deals equally likely, and the card returned in an unfinished
        trade (0 if there is none)."""
        if self.sampler is None:
            self.sampler = Sampler(self.copies, self.cases.nested(), KIND_BITS, RETURNED)
            if not self.sampler.is_possible():
                nothing = blank_case(self.copies, self.cases.sizes())
                self.sampler = Sampler(self.copies, [nothing], KIND_BITS, RETURNED)
        return self.sampler.sample(generator)

    def dump(self) -> list[Any]:
        return self.cases.nested()


def constraints_of(copies: list[i64], nested: list[list[list[i64]]]) -> CardConstraints:
    """Constraints that consist of these cases."""
    return CardConstraints(copies, counts_of(copies), cases_of(nested))


def load_constraints(copies: list[i64], nested: list[list[list[i64]]]) -> CardConstraints:
    """The constraints that `dump` wrote. ValueError if a case is impossible or does not hold all cards."""
    found = constraints_of(copies, nested)
    if found.cases.width != sum(copies) or found.possible_cases(nested).nested() != nested:
        raise ValueError("a ledger has impossible cases")
    return found


def constraints_of_case(copies: list[i64], case: list[list[i64]]) -> CardConstraints:
    """Constraints with a single case."""
    found = constraints_of(copies, [case])
    found.become(found.possible_cases([case]))
    return found


def blank_case(copies: list[i64], sizes: list[i64]) -> list[list[i64]]:
    """A case in which only the number of cards in each place is known."""
    everything: i64 = 0
    for kind in range(len(copies)):
        if copies[kind] > 0:
            everything |= bit(kind)
    return [[everything] * size for size in sizes]
