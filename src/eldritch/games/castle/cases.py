"""Cases: arrangements of tokens over places, and the plain conclusions that each allows.

A token is a card seen from behind: the kinds it may be, as bits. The tokens of a place are in rising order.
"""

from typing import Final

from mypy_extensions import i64

from .counts import Counts

KIND_BITS: Final[i64] = (1 << 24) - 1
GIVEN: Final[i64] = 1 << 24
RETURNED: Final[i64] = 1 << 25
"""Tags on the two cards of a trade until it is known whether they are named aloud."""

Case = list[list[i64]]


def is_single(token: i64) -> bool:
    """Whether only one kind is left."""
    kinds = token & KIND_BITS
    return kinds & (kinds - 1) == 0


def different(tokens: list[i64]) -> list[i64]:
    """Each token once. Tokens of a place are kept in rising order."""
    return [token for place, token in enumerate(tokens) if place == 0 or token != tokens[place - 1]]


def without(tokens: list[i64], token: i64) -> list[i64]:
    rest = tokens[:]
    rest.remove(token)
    return rest


def joined_by(tokens: list[i64], token: i64) -> list[i64]:
    """The tokens and one more, in rising order."""
    place = len(tokens)
    while place > 0 and tokens[place - 1] > token:
        place -= 1
    found = tokens[:]
    found.insert(place, token)
    return found


def each_once(cases: list[Case]) -> list[Case]:
    """The cases in rising order, equal ones once."""
    if len(cases) < 2:
        return cases
    found: list[Case] = cases[:1]
    for case in cases[1:]:
        if compared(found[-1], case) < 0:  # Most of them are in order already.
            found.append(case)
            continue
        low: i64 = 0
        high: i64 = len(found)
        while low < high:
            middle = (low + high) >> 1
            order = compared(found[middle], case)
            if order == 0:
                break
            if order < 0:
                low = middle + 1
            else:
                high = middle
        if low == high:
            found.insert(low, case)
    return found


def compared(one: Case, other: Case) -> i64:
    """Below 0 if the one comes first, 0 if they are equal. (Lists compare so as well, at several times the cost.)"""
    for place in range(len(one)):
        these = one[place]
        those = other[place]
        if these is those:
            continue
        shared = min(len(these), len(those))
        for number in range(shared):
            apart = these[number] - those[number]
            if apart != 0:
                return apart
        if len(these) != len(those):
            return len(these) - len(those)
    return 0


def settled(token: i64, given: i64, returned: i64) -> i64:
    """A token without its tag, narrowed to what its card was."""
    if token & GIVEN != 0:
        return token & given & KIND_BITS
    if token & RETURNED != 0:
        return token & returned & KIND_BITS
    return token


def has_tags(tokens: list[i64]) -> bool:
    """Whether a card of the trade that goes on lies here. Tags are the highest bits, so its token is the last."""
    return len(tokens) > 0 and tokens[-1] > KIND_BITS


def singles(tokens: list[i64]) -> list[i64]:
    """The tokens of known cards without their tags, in rising order."""
    found: list[i64] = []
    for token in tokens:
        kinds = token & KIND_BITS
        if kinds & (kinds - 1) == 0:
            found.append(kinds)
    if has_tags(tokens):
        found.sort()
    return found


def tidy(case: Case, copies: Counts) -> bool:
    """Draw the plain conclusions in place: a kind whose copies are all found is nowhere else, and where there are only
    as many tokens for a kind as copies, they are that kind. False if the case cannot be."""
    changed = True
    while changed:
        changed = False
        single = Counts()
        able = Counts()
        for tokens in case:
            for token in tokens:
                kinds = token & KIND_BITS
                if kinds == 0:
                    return False
                able.add(kinds)
                if kinds & (kinds - 1) == 0:
                    single.add(kinds)
        if single.more(copies) | copies.more(able) != 0:
            return False
        found = single.same(copies)
        gone = found & able.more(single)
        must = ~found & able.same(copies)
        if gone != 0 or must != 0:
            changed = narrow(case, gone, must)
    return True


def narrow(case: Case, gone: i64, must: i64) -> bool:
    """Take kinds that are found away from all other tokens; tokens that must be a kind are that."""
    for place in range(len(case)):
        tokens = case[place]
        after: list[i64] = []
        for token in tokens:
            if is_single(token):
                after.append(token)
                continue
            bound = token & must
            if bound != 0:
                lowest = bound & -bound
                after.append((token & ~KIND_BITS) | lowest)
            else:
                after.append(token & ~gone)
        after.sort()
        case[place] = after
    return True


def blurred(case: Case) -> Case:
    """Forget which unknown card of a place is which."""
    return [blurred_place(tokens) for tokens in case]


def blurred_place(tokens: list[i64]) -> list[i64]:
    if len(tokens) < 2:
        return tokens
    kinds: i64 = 0
    for token in tokens:
        if not is_single(token):
            kinds |= token & KIND_BITS
    for token in tokens:
        if not is_single(token) and token & KIND_BITS != kinds:
            return sorted([token if is_single(token) else kinds | (token & ~KIND_BITS) for token in tokens])
    return tokens


def merged(cases: list[Case]) -> Case:
    """Forget everything but what lies where in all cases, and which kinds may lie where."""
    found: Case = []
    for place in range(len(cases[0])):
        sure = cases[0][place]
        for case in cases[1:]:
            sure = common(sure, case[place])
        kinds: i64 = 0
        for case in cases:
            rest = case[place]
            for token in sure:
                rest = without(rest, token)
            for token in rest:
                kinds |= token & KIND_BITS
        found.append(sorted(sure + [kinds] * (len(cases[0][place]) - len(sure))))
    return found


def common(one: list[i64], other: list[i64]) -> list[i64]:
    """The tokens that both have; all are in rising order."""
    found: list[i64] = []
    place: i64 = 0
    for token in one:
        while place < len(other) and other[place] < token:
            place += 1
        if place < len(other) and other[place] == token:
            found.append(token)
            place += 1
    return found
