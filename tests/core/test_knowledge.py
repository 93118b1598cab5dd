"""Dealing hidden cards: every deal that the facts admit, each as likely as any other."""

from collections import Counter
from itertools import permutations

import pytest

from eldritch.core.generator import Generator
from eldritch.core.knowledge import deal

Deal = tuple[tuple[int, ...], ...]

NO_TRAITS = [0] * 8
TRAITS = [0, 1, 1, 2, 2, 3, 0, 0]
"""Of the cards 1 to 6: two have the first trait, two the second, one both, one none."""


def admitted(pool: list[int], sizes: list[int], barred: list[int], traits: list[int]) -> set[Deal]:
    """All deals by brute force: hands as sets, what is left in order."""
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


@pytest.mark.parametrize(
    ("sizes", "barred"),
    [([2, 2], [0, 0]), ([2, 2], [1, 0]), ([2, 2], [1, 2]), ([1, 2], [3, 1]), ([2, 0, 1], [2, 1, 1])],
)
def test_all_admitted_deals_turn_up_equally_often_and_no_others(sizes: list[int], barred: list[int]) -> None:
    pool = [1, 2, 3, 4, 5, 6]
    expected = admitted(pool, sizes, barred, TRAITS)
    generator = Generator(5)
    samples = 60 * len(expected)
    counts: Counter[Deal] = Counter()
    for _ in range(samples):
        *hands, rest = deal(pool, sizes, barred, TRAITS, generator)
        counts[(*(tuple(sorted(hand)) for hand in hands), tuple(rest))] += 1
    assert set(counts) == expected
    spread = sum((counts[one] - 60) ** 2 / 60 for one in expected)
    freedom = len(expected) - 1
    assert spread < freedom + 4 * (2 * freedom) ** 0.5, "four standard deviations are not chance"


def test_the_pool_is_left_as_it_was() -> None:
    pool = [1, 2, 3, 4]
    deal(pool, [2], [0], NO_TRAITS, Generator(1))
    assert pool == [1, 2, 3, 4]
