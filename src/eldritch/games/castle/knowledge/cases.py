"""Cases: arrangements of tokens over places, and the simple conclusions that each allows.

A token is a card seen from behind: the kinds it may be, as bits. The tokens of a place are sorted.
"""

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from .counts import Counts

KIND_BITS: Final[i64] = (1 << 24) - 1
GIVEN: Final[i64] = 1 << 24
RETURNED: Final[i64] = 1 << 25
"""Tags on the two cards of a trade until it is known whether they are named."""

ROOM: Final = 4
"""The initial capacity, in cases. Most facts leave no more."""


@final
class Cases:
    """Arrangements with the same number of tokens in each place. Cases are added, but never changed.

    All tokens are in one vector: case after case, and place after place within a case. (Ledgers make thousands of cases
    per second; nested lists would take several times as long.)
    """

    def __init__(self, starts: vec[i64], room: i64 = ROOM) -> None:
        self.starts: vec[i64] = starts
        """Where in a case each place begins, and finally where the case ends."""
        self.places: i64 = len(starts) - 1
        self.width: i64 = starts[len(starts) - 1]
        self.number: i64 = 0
        self.tokens: vec[i64] = vec[i64]([0] * (self.width * room))

    def size(self, place: i64) -> i64:
        return self.starts[place + 1] - self.starts[place]

    def sizes(self) -> list[i64]:
        return [self.size(place) for place in range(self.places)]

    def begin_of(self, number: i64, place: i64) -> i64:
        """Where the tokens of a place begin. They end where those of the next place begin."""
        return number * self.width + self.starts[place]

    def listed(self, number: i64, place: i64) -> list[i64]:
        """The tokens of a place."""
        return [self.tokens[at] for at in range(self.begin_of(number, place), self.begin_of(number, place + 1))]

    def distinct(self, number: i64, place: i64) -> vec[i64]:
        """The indices of the tokens of a place, without duplicates."""
        found = vec[i64]()
        begin = self.begin_of(number, place)
        for at in range(begin, self.begin_of(number, place + 1)):
            if at == begin or self.tokens[at] != self.tokens[at - 1]:
                found = append(found, at)
        return found

    def nested(self) -> list[list[list[i64]]]:
        """All cases as lists of places."""
        return [[self.listed(number, place) for place in range(self.places)] for number in range(self.number)]

    # Writing. A case is begun, changed in place, and then kept unless it is impossible.

    def begin(self) -> i64:
        """Make room for another case. Returns where it begins."""
        begin = self.number * self.width
        if begin + self.width > len(self.tokens):
            self.tokens = extend(self.tokens, vec[i64]([0] * (len(self.tokens) + self.width)))
        return begin

    def write(self, case: list[list[i64]]) -> None:
        """Begin a case that is given as a list of places."""
        at = self.begin()
        for tokens in case:
            for token in tokens:
                self.tokens[at] = token
                at += 1

    def begin_like(self, other: "Cases", number: i64) -> i64:
        """Begin a copy of a case. Returns the distance between the copied tokens and the originals."""
        begin = self.begin()
        copied(other.tokens, number * other.width, (number + 1) * other.width, self.tokens, begin)
        return begin - number * other.width

    def begin_moved(self, other: "Cases", number: i64, taken: i64, target: i64, token: i64) -> None:
        """Begin a copy of a case in which one token is taken away and another one is added to a place."""
        at = self.begin()
        tokens = other.tokens
        for place in range(other.places):
            begin = other.begin_of(number, place)
            end = other.begin_of(number, place + 1)
            if place == target:
                while begin < end and tokens[begin] < token:
                    self.tokens[at] = tokens[begin]
                    at += 1
                    begin += 1
                self.tokens[at] = token
                at += 1
            if begin <= taken < end:
                at = copied(tokens, begin, taken, self.tokens, at)
                begin = taken + 1
            at = copied(tokens, begin, end, self.tokens, at)

    def replace(self, at: i64, place: i64, token: i64) -> None:
        """Replace a token of the new case. The tokens of its place stay sorted."""
        tokens = self.tokens
        begin = self.begin_of(self.number, place)
        end = self.begin_of(self.number, place + 1)
        while at > begin and tokens[at - 1] > token:
            tokens[at] = tokens[at - 1]
            at -= 1
        while at + 1 < end and tokens[at + 1] < token:
            tokens[at] = tokens[at + 1]
            at += 1
        tokens[at] = token

    def in_order(self) -> None:
        """Sort the tokens of each place of the new case."""
        for place in range(self.places):
            in_order(self.tokens, self.begin_of(self.number, place), self.begin_of(self.number, place + 1))

    def keep(self) -> None:
        self.number += 1

    def keep_if_possible(self, copies: Counts) -> None:
        """Draw simple conclusions, and keep the new case unless they contradict each other.

        A kind whose copies are all located is nowhere else, and if a kind has only as many possible tokens as copies,
        these tokens are that kind. Conclusions depend on the tokens alone, not on their places, so moves add none.
        """
        begin = self.number * self.width
        end = begin + self.width
        tokens = self.tokens
        while True:
            single = Counts()
            able = Counts()
            for at in range(begin, end):
                kinds = tokens[at] & KIND_BITS
                if kinds == 0:
                    return
                able.add(kinds)
                if kinds & (kinds - 1) == 0:
                    single.add(kinds)
            if single.more(copies) | copies.more(able) != 0:
                return
            found = single.same(copies)
            gone = found & able.more(single)
            must = ~found & able.same(copies)
            if gone | must == 0:
                self.keep()
                return
            narrow(tokens, begin, end, gone, must)
            self.in_order()

    # All cases together.

    def without_duplicates(self) -> "Cases":
        """The cases, sorted and without duplicates."""
        order = vec[i64](capacity=self.number)
        for number in range(self.number):
            low: i64 = 0
            high: i64 = len(order)
            if high > 0 and self.compared(order[high - 1], number) < 0:
                low = high  # Most are in order already.
            while low < high:
                middle = (low + high) >> 1
                apart = self.compared(order[middle], number)
                if apart == 0:
                    break
                if apart < 0:
                    low = middle + 1
                else:
                    high = middle
            if low == high:
                order = inserted(order, low, number)
        found = Cases(self.starts, len(order))
        for number in order:
            found.begin_like(self, number)
            found.keep()
        return found

    def compared(self, one: i64, other: i64) -> i64:
        """Negative if the first case sorts before the second, 0 if they are equal."""
        tokens = self.tokens
        at = one * self.width
        beside = other * self.width
        for _ in range(self.width):
            apart = tokens[at] - tokens[beside]
            if apart != 0:
                return apart
            at += 1
            beside += 1
        return 0

    def blurred(self) -> "Cases":
        """Drop the distinction between unknown cards of a place."""
        found = Cases(self.starts, self.number)
        for number in range(self.number):
            found.begin_like(self, number)
            for place in range(self.places):
                if self.size(place) > 1:
                    blur(found.tokens, found.begin_of(number, place), found.begin_of(number, place + 1))
            found.keep()
        return found

    def merged(self) -> "Cases":
        """Begin a single case that says only which tokens a place has in all cases and which kinds it may have."""
        found = Cases(self.starts, 1)
        found.begin_like(self, 0)
        for place in range(self.places):
            size = self.size(place)
            sure = size
            at = found.starts[place]
            for number in range(1, self.number):
                begin = self.begin_of(number, place)
                sure = keep_common(found.tokens, at, at + sure, self.tokens, begin, begin + size)
            kinds: i64 = 0
            for number in range(self.number):
                begin = self.begin_of(number, place)
                kinds |= kinds_besides(found.tokens, at, at + sure, self.tokens, begin, begin + size)
            for other in range(at + sure, at + size):
                found.tokens[other] = kinds
        found.in_order()
        return found

    def possible(self, place: i64) -> i64:
        """The kinds that may lie in a place."""
        tokens = self.tokens
        found: i64 = 0
        for number in range(self.number):
            for at in range(self.begin_of(number, place), self.begin_of(number, place + 1)):
                found |= tokens[at]
        return found & KIND_BITS

    def certain(self, place: i64) -> vec[i64]:
        """The known cards, as bits, that a place has in all cases, sorted."""
        found = self.singles(0, place)
        sure: i64 = len(found)
        for number in range(1, self.number):
            if sure == 0:
                break
            others = self.singles(number, place)
            sure = keep_common(found, 0, sure, others, 0, len(others))
        return found[:sure]

    def singles(self, number: i64, place: i64) -> vec[i64]:
        """The known cards of a place without their tags, sorted."""
        found = vec[i64]()
        for at in range(self.begin_of(number, place), self.begin_of(number, place + 1)):
            kinds = self.tokens[at] & KIND_BITS
            if kinds & (kinds - 1) == 0:
                found = append(found, kinds)
        in_order(found, 0, len(found))  # Tags are the highest bits, so tagged tokens come last.
        return found


def place_starts(sizes: list[i64]) -> vec[i64]:
    """Where places of these sizes begin, and where the last one ends."""
    starts = vec[i64](capacity=len(sizes) + 1)
    end: i64 = 0
    starts = append(starts, end)
    for size in sizes:
        end += size
        starts = append(starts, end)
    return starts


def cases_of(nested: list[list[list[i64]]]) -> Cases:
    """Cases that are given as lists of places."""
    found = Cases(place_starts([len(tokens) for tokens in nested[0]]), len(nested))
    for case in nested:
        found.write(case)
        found.keep()
    return found


def copied(source: vec[i64], begin: i64, end: i64, target: vec[i64], at: i64) -> i64:
    """Copy tokens. Returns where the copy ends."""
    while begin < end:
        target[at] = source[begin]
        begin += 1
        at += 1
    return at


def in_order(tokens: vec[i64], begin: i64, end: i64) -> None:
    """Sort some tokens. They are few, and mostly in order already."""
    for number in range(begin + 1, end):
        token = tokens[number]
        at = number
        while at > begin and tokens[at - 1] > token:
            tokens[at] = tokens[at - 1]
            at -= 1
        tokens[at] = token


def inserted(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The numbers with one more inserted."""
    numbers = append(numbers, number)
    at: i64 = len(numbers) - 1
    while at > place:
        numbers[at] = numbers[at - 1]
        at -= 1
    numbers[place] = number
    return numbers


def is_single(token: i64) -> bool:
    """Whether only one kind is left."""
    kinds = token & KIND_BITS
    return kinds & (kinds - 1) == 0


def narrow(tokens: vec[i64], begin: i64, end: i64, gone: i64, must: i64) -> None:
    """Remove located kinds from open tokens, and settle tokens that must be a certain kind."""
    for at in range(begin, end):
        token = tokens[at]
        if is_single(token):
            continue
        bound = token & must
        if bound != 0:
            tokens[at] = (token & ~KIND_BITS) | (bound & -bound)
        else:
            tokens[at] = token & ~gone


def blur(tokens: vec[i64], begin: i64, end: i64) -> None:
    """Give every unknown card of a place the kinds of all of them."""
    kinds: i64 = 0
    for at in range(begin, end):
        if not is_single(tokens[at]):
            kinds |= tokens[at] & KIND_BITS
    is_new = False
    for at in range(begin, end):
        token = tokens[at]
        if not is_single(token) and token | kinds != token:
            tokens[at] = token | kinds
            is_new = True
    if is_new:
        in_order(tokens, begin, end)


def settled(token: i64, given: i64, returned: i64) -> i64:
    """A token without its tag, narrowed to the kinds of its card."""
    if token & GIVEN != 0:
        return token & given & KIND_BITS
    if token & RETURNED != 0:
        return token & returned & KIND_BITS
    return token


def keep_common(ours: vec[i64], at: i64, end: i64, theirs: vec[i64], other: i64, other_end: i64) -> i64:
    """Move the tokens that both have to the front of ours. Returns their number. All tokens are sorted."""
    kept: i64 = 0
    begin = at
    while at < end:
        token = ours[at]
        while other < other_end and theirs[other] < token:
            other += 1
        if other < other_end and theirs[other] == token:
            ours[begin + kept] = token
            kept += 1
            other += 1
        at += 1
    return kept


def kinds_besides(sure: vec[i64], at: i64, end: i64, tokens: vec[i64], begin: i64, stop: i64) -> i64:
    """The kinds of all tokens except the sure ones, which are among them. All tokens are sorted."""
    kinds: i64 = 0
    while begin < stop:
        if at < end and sure[at] == tokens[begin]:
            at += 1
        else:
            kinds |= tokens[begin] & KIND_BITS
        begin += 1
    return kinds
