"""Where hidden cards may lie: a store of constraints that stays true whatever moves face down.

A place (a hand, the pile) holds as many *tokens* as cards lie there. A token is a card seen from behind: the set of
kinds it may be, as bits. When a card moves out of sight nobody can tell which of several different tokens it was, so
the store keeps *cases*: complete arrangements of tokens, one of which is true. Facts narrow tokens and drop cases.

As long as there are not too many cases the store is exact: the worlds its cases admit are just those that fit all
facts. Beyond that it forgets: first which of several unknown cards of a place was which, at last everything but the set
of places where each card may be. What it then says is less, but never false.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.generator import Generator
from eldritch.core.seats import bit

from .cases import (
    KIND_BITS,
    RETURNED,
    Case,
    blurred,
    common,
    different,
    merged,
    settled,
    singles,
    tidy,
    without,
)
from .counts import Counts, counts_of
from .sampling import Sampler, matchings, number_of

MOST_CASES: Final = 24
FEW_CASES: Final = 4
"""So many are enough for what somebody thinks in an imagined world."""


@final
class Store:
    """The cases. They are never changed, only replaced, so copies of a store share them."""

    def __init__(self, copies: list[i64], cases: list[Case]) -> None:
        self.copies: list[i64] = copies
        self.counts: Counts = counts_of(copies)
        self.cases: list[Case] = cases
        self.most: i64 = MOST_CASES
        self.sampler: Sampler | None = None
        self.expected: list[float] | None = None
        """How many cards of each kind are expected in each place, once somebody has reckoned it."""

    def copy(self) -> "Store":
        twin = Store(self.copies, self.cases)
        twin.most = self.most
        twin.sampler = self.sampler
        twin.expected = self.expected
        return twin

    def size(self, place: i64) -> i64:
        return len(self.cases[0][place])

    # What happens.

    def move(self, source: i64, target: i64, kinds: i64, tag: i64 = 0) -> None:
        """One card of these kinds moves face down."""
        moved: list[Case] = []
        for case in self.cases:
            for token in different(case[source]):
                if token & kinds & KIND_BITS != 0:
                    after = case[:]
                    after[source] = without(case[source], token)
                    after[target] = sorted([*case[target], (token & (kinds | ~KIND_BITS)) | tag])
                    moved.append(after)
        if not moved:
            moved = [self.blank(self.sizes_after(source, target))]
        self.become(moved)

    def sizes_after(self, source: i64, target: i64) -> list[int]:
        sizes = [len(tokens) for tokens in self.cases[0]]
        sizes[source] -= 1
        sizes[target] += 1
        return sizes

    def exchange(self, one: i64, other: i64) -> None:
        """All cards of two places change places."""
        swapped: list[Case] = []
        for case in self.cases:
            after = case[:]
            after[one] = case[other]
            after[other] = case[one]
            swapped.append(after)
        self.become(swapped)

    def pour(self, source: i64, target: i64) -> None:
        """All cards of a place are mixed into another."""
        poured: list[Case] = []
        for case in self.cases:
            after = case[:]
            after[source] = []
            after[target] = sorted(case[source] + case[target])
            poured.append(after)
        self.become(poured)

    # What comes to be known.

    def show(self, place: i64, cards: list[i64]) -> None:
        """All cards of a place are seen."""
        shown: list[Case] = []
        for case in self.cases:
            if matchings(case[place], cards) > 0:
                after = case[:]
                after[place] = sorted([bit(card) for card in cards])
                shown.append(after)
        self.become(shown)

    def holds(self, place: i64, kinds: i64) -> None:
        """At least one card of a place is of these kinds."""
        found: list[Case] = []
        for case in self.cases:
            if self.surely_holds(case[place], kinds):
                found.append(case)
                continue
            for token in different(case[place]):
                if token & kinds & KIND_BITS != 0:
                    after = case[:]
                    after[place] = sorted([*without(case[place], token), token & (kinds | ~KIND_BITS)])
                    found.append(after)
        self.become(found)

    def surely_holds(self, tokens: list[i64], kinds: i64) -> bool:
        """Whether some token can be nothing else, or the other kinds are too few to fill the place."""
        possible: i64 = 0
        for token in tokens:
            if token & ~kinds & KIND_BITS == 0:
                return True
            possible |= token
        room: i64 = 0
        for kind in range(len(self.copies)):
            if (possible & ~kinds) >> kind & 1 != 0:
                room += self.copies[kind]
        return room < len(tokens)

    def lacks(self, place: i64, kinds: i64) -> None:
        """No card of a place is of these kinds."""
        found: list[Case] = []
        for case in self.cases:
            after = case[:]
            after[place] = sorted([token & ~kinds for token in case[place]])
            found.append(after)
        self.become(found)

    def settle_tags(self, branches: list[tuple[i64, i64]]) -> None:
        """The two tagged cards of a trade were of the kinds of one of the branches (given, returned)."""
        found: list[Case] = []
        for case in self.cases:
            for given, returned in branches:
                found.append([sorted([settled(token, given, returned) for token in tokens]) for tokens in case])
        self.become(found)

    def settle_given(self, given: i64, returned: i64) -> None:
        """The given card is of these kinds, the returned one keeps its tag."""
        found: list[Case] = []
        for case in self.cases:
            found.append(
                [sorted([settled(token, given, returned) | (token & RETURNED) for token in ts]) for ts in case]
            )
        self.become(found)

    def add_cases(self, cases: list[Case]) -> None:
        """Perhaps it was otherwise."""
        self.become(self.cases + cases)

    # Keeping order.

    def become(self, cases: list[Case]) -> None:
        """Take new cases: those that can be, each once, and not too many of them."""
        self.sampler = None
        self.expected = None
        kept = self.distinct(cases)
        if len(kept) > self.most:
            kept = self.distinct([blurred(case) for case in kept])
        if len(kept) > self.most:
            kept = self.distinct([merged(kept)])
        if not kept:
            # It cannot be. That happens only to a ledger of little knowledge in an imagined world; it starts anew.
            kept = [self.blank([len(tokens) for tokens in (cases or self.cases)[0]])]
        self.cases = kept

    def distinct(self, cases: list[Case]) -> list[Case]:
        found: dict[tuple[int, ...], Case] = {}
        for case in cases:
            if tidy(case, self.counts):
                found[tuple([token for tokens in case for token in tokens])] = case
        return [found[key] for key in sorted(found)]

    def blank(self, sizes: list[int]) -> Case:
        """Nothing is known but how many cards lie where."""
        everything: i64 = 0
        for kind in range(len(self.copies)):
            if self.copies[kind] > 0:
                everything |= bit(kind)
        return [[everything] * size for size in sizes]

    # What is known.

    def possible(self, place: i64) -> i64:
        """The kinds that may lie in a place."""
        found: i64 = 0
        for case in self.cases:
            for token in case[place]:
                found |= token
        return found & KIND_BITS

    def certain(self, place: i64) -> list[i64]:
        """The cards that lie in a place for certain, in rising order."""
        known = singles(self.cases[0][place])
        for case in self.cases[1:]:
            if not known:
                break
            known = common(known, singles(case[place]))
        return sorted([number_of(kinds) for kinds in known])

    def sample(self, generator: Generator) -> tuple[list[list[i64]], i64]:
        """Cards for every place, all deals that the facts admit being equally likely; and the card that was returned in
        a trade that still goes on (0 if none)."""
        if self.sampler is None:
            self.sampler = Sampler(self.copies, self.cases, KIND_BITS, RETURNED)
            if not self.sampler.admits_any():
                sizes = [len(tokens) for tokens in self.cases[0]]
                self.sampler = Sampler(self.copies, [self.blank(sizes)], KIND_BITS, RETURNED)
        return self.sampler.sample(generator)

    def dump(self) -> list[Any]:
        return [[tokens[:] for tokens in case] for case in self.cases]
