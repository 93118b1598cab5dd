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
    GIVEN,
    KIND_BITS,
    RETURNED,
    Case,
    blurred,
    common,
    different,
    each_once,
    has_tags,
    joined_by,
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
        self.known: list[list[i64]] | None = None
        """The cards that lie in each place for certain, once somebody has asked."""
        self.expected: list[float] | None = None
        """How many cards of each kind are expected in each place, once somebody has reckoned it."""

    def copy(self) -> "Store":
        twin = Store(self.copies, self.cases)
        twin.most = self.most
        twin.sampler = self.sampler
        twin.known = self.known
        twin.expected = self.expected
        return twin

    def size(self, place: i64) -> i64:
        return len(self.cases[0][place])

    def begin(self, case: Case) -> None:
        """Start with a single case."""
        self.cases = [case]
        self.become(self.tidied([case]))

    # What happens.

    def move(self, source: i64, target: i64, kinds: i64) -> None:
        """One card of these kinds moves face down."""
        moved: list[Case] = []
        for case in self.cases:
            for token in different(case[source]):
                narrowed = token & (kinds | ~KIND_BITS)
                if narrowed & KIND_BITS != 0:
                    after = case[:]
                    after[source] = without(case[source], token)
                    after[target] = joined_by(case[target], narrowed)
                    if narrowed == token or tidy(after, self.counts):
                        moved.append(after)
        self.become(moved or self.tidied([self.blank(self.sizes_after(source, target))]))

    def swap(self, one: i64, other: i64, given: i64, returned: i64, tags: bool) -> None:
        """A card of one place and a card of another change places, face down."""
        found: list[Case] = []
        for case in self.cases:
            for first in different(case[one]):
                there = first & (given | ~KIND_BITS)
                if there & KIND_BITS == 0:
                    continue
                for second in different(case[other]):
                    back = second & (returned | ~KIND_BITS)
                    if back & KIND_BITS == 0:
                        continue
                    after = case[:]
                    after[one] = joined_by(without(case[one], first), back | RETURNED if tags else back)
                    after[other] = joined_by(without(case[other], second), there | GIVEN if tags else there)
                    if (there == first and back == second) or tidy(after, self.counts):
                        found.append(after)
        self.become(found)

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
        seen = sorted([bit(card) for card in cards])
        if all(case[place] == seen for case in self.cases):
            return
        shown: list[Case] = []
        for case in self.cases:
            if matchings(case[place], cards) > 0:
                after = case[:]
                after[place] = seen
                shown.append(after)
        self.become(self.tidied(shown))

    def holds(self, place: i64, kinds: i64) -> None:
        """At least one card of a place is of these kinds."""
        sure: list[Case] = []
        found: list[Case] = []
        for case in self.cases:
            if self.surely_holds(case[place], kinds):
                sure.append(case)
                continue
            for token in different(case[place]):
                if token & kinds & KIND_BITS != 0:
                    after = case[:]
                    after[place] = joined_by(without(case[place], token), token & (kinds | ~KIND_BITS))
                    found.append(after)
        if len(sure) < len(self.cases):
            self.become(sure + self.tidied(found))

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
        if self.possible(place) & kinds == 0:
            return
        found: list[Case] = []
        for case in self.cases:
            after = case[:]
            after[place] = sorted([token & ~kinds for token in case[place]])
            found.append(after)
        self.become(self.tidied(found))

    def settle_tags(self, branches: list[tuple[i64, i64]]) -> None:
        """The two tagged cards of a trade were of the kinds of one of the branches (given, returned)."""
        found: list[Case] = []
        for case in self.cases:
            for given, returned in branches:
                after = case[:]
                for place in range(len(case)):
                    if has_tags(case[place]):
                        after[place] = sorted([settled(token, given, returned) for token in case[place]])
                found.append(after)
        self.become(self.tidied(found))

    def settle_given(self, given: i64, returned: i64) -> None:
        """The given card is of these kinds, the returned one keeps its tag."""
        found: list[Case] = []
        for case in self.cases:
            after = case[:]
            for place in range(len(case)):
                if has_tags(case[place]):
                    tokens = [settled(token, given, returned) | (token & RETURNED) for token in case[place]]
                    after[place] = sorted(tokens)
            found.append(after)
        self.become(self.tidied(found))

    def add_cases(self, cases: list[Case]) -> None:
        """Perhaps it was otherwise."""
        self.become(self.cases + cases)

    # Keeping order.

    def become(self, cases: list[Case]) -> None:
        """Take new cases in which the plain conclusions are drawn: each once, and not too many of them."""
        self.sampler = None
        self.known = None
        self.expected = None
        kept = each_once(cases)
        if len(kept) > self.most:
            kept = each_once([blurred(case) for case in kept])
        if len(kept) > self.most:
            kept = self.tidied([merged(kept)])
        if not kept:
            # It cannot be. That happens only to a ledger of little knowledge in an imagined world; it starts anew.
            kept = self.tidied([self.blank([len(tokens) for tokens in self.cases[0]])])
        self.cases = kept

    def tidied(self, cases: list[Case]) -> list[Case]:
        """The cases that can be. Conclusions depend on the tokens alone, not on where they lie: there are no new ones
        while cards only move, nor when tokens are blurred."""
        return [case for case in cases if tidy(case, self.counts)]

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
        """The cards that lie in a place for certain, in rising order; not to be changed."""
        if self.known is None:
            self.known = [self.common_cards(number) for number in range(len(self.cases[0]))]
        return self.known[place]

    def common_cards(self, place: i64) -> list[i64]:
        """The known cards that all cases have in a place."""
        known = singles(self.cases[0][place])
        for case in self.cases[1:]:
            if not known:
                break
            known = common(known, singles(case[place]))
        return [number_of(kinds) for kinds in known]

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
