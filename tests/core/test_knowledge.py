"""Dealing hidden cards: uniform over all deals that the facts allow."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from eldritch import BadDump
from eldritch.core.generator import Generator
from eldritch.core.knowledge import _mix, deal

Deal = tuple[tuple[int, ...], ...]
Dealer = Callable[[list[int], list[int], list[int], list[int], Generator], list[list[int]]]

NO_TRAITS = [0] * 8
TRAITS = [0, 1, 1, 2, 2, 3, 0, 0]
"""The traits of cards 1 to 6: two have the first, two the second, one both, one none."""


def admitted(pool: list[int], sizes: list[int], barred: list[int], traits: list[int]) -> set[Deal]:
    """All deals by brute force: hands as sets, the remaining cards in order."""
    found: set[Deal] = set()
    for order in permutations(pool):
        hands, rest = [], list(order)
        for size, bar in zip(sizes, barred, strict=True):
            hand, rest = rest[:size], rest[size:]
            if any(traits[card] & bar for card in hand):
                break
            hands.append(tuple(sorted(hand)))
        else:
            found.add((*hands, tuple(rest)))
    return found


@pytest.mark.parametrize("dealer", [deal, _mix], ids=["deal", "mix"])
@pytest.mark.parametrize(
    ("sizes", "barred"),
    [
        ([2, 2], [0, 0]),
        ([2, 2], [1, 0]),
        ([2, 2], [1, 2]),
        ([1, 2], [3, 1]),
        ([2, 0, 1], [2, 1, 1]),
        ([2, 2, 2], [1, 2, 0]),
    ],
)
def test_all_allowed_deals_are_equally_likely_and_no_others_occur(
    dealer: Dealer, sizes: list[int], barred: list[int]
) -> None:
    """Both methods: proposals, and mixing for large hands."""
    pool = [1, 2, 3, 4, 5, 6]
    expected = admitted(pool, sizes, barred, TRAITS)
    generator = Generator(5)
    samples = 60 * len(expected)
    counts: Counter[Deal] = Counter()
    for _ in range(samples):
        *hands, rest = dealer(pool, sizes, barred, TRAITS, generator)
        counts[(*(tuple(sorted(hand)) for hand in hands), tuple(rest))] += 1
    assert set(counts) == expected
    spread = sum((counts[one] - 60) ** 2 / 60 for one in expected)
    freedom = len(expected) - 1
    assert spread < freedom + 4 * (2 * freedom) ** 0.5, "four standard deviations are not chance"


def test_dealing_does_not_change_the_pool() -> None:
    pool = [1, 2, 3, 4]
    deal(pool, [2], [0], NO_TRAITS, Generator(1))
    assert pool == [1, 2, 3, 4]


def test_large_hands_with_voids_are_dealt_quickly() -> None:
    """All cards are in three hands, each void of a third of them: random proposals would never succeed."""
    pool = list(range(90))
    traits = [1 << card % 3 for card in pool]
    *hands, rest = deal(pool, [30, 30, 30], [1, 2, 4], traits, Generator(4))
    assert sorted(card for hand in hands for card in hand) == pool
    assert rest == []
    assert not any(traits[card] & bar for hand, bar in zip(hands, [1, 2, 4], strict=True) for card in hand)


def test_contradictory_facts_are_refused_without_hanging() -> None:
    with pytest.raises(BadDump, match="contradicts itself"):
        deal([1, 2, 3], [2], [3], TRAITS, Generator(1))
