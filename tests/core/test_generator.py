"""The seeded generator: the same numbers everywhere, uniformly distributed."""

import pytest

from eldritch.core.generator import Generator


def test_the_numbers_of_a_seed_never_change() -> None:
    """These numbers must never change, because logs depend on them."""
    generator = Generator(7)
    assert [generator.word() for _ in range(5)] == GOLDEN_WORDS
    assert [generator.below(100) for _ in range(10)] == GOLDEN_BELOW
    cards = list(range(10))
    generator.shuffle(cards)
    assert cards == GOLDEN_SHUFFLE


@pytest.mark.parametrize("bit", [0, 31, 32, 63, 64, 95, 96, 127, 255])
def test_every_bit_of_a_seed_matters(bit: int) -> None:
    one, other = Generator(12345), Generator(12345 ^ (1 << bit))
    assert [one.word() for _ in range(4)] != [other.word() for _ in range(4)]


def test_negative_seeds_differ_from_positive_ones() -> None:
    assert Generator(-5).dump() == Generator(-5).dump()
    assert Generator(-5).dump() != Generator(5).dump()


def test_a_copy_is_independent() -> None:
    generator = Generator(3)
    twin = generator.copy()
    ahead = [generator.word() for _ in range(3)]
    assert [twin.word() for _ in range(3)] == ahead


def test_a_restored_generator_continues_the_stream() -> None:
    generator = Generator(3)
    generator.word()
    again = Generator()
    again.restore(generator.dump())
    assert again.word() == generator.word()


def test_below_is_uniform_for_bounds_that_do_not_divide_the_range() -> None:
    """Chi-square with 6 degrees of freedom: 22.5 is exceeded with probability 0.001."""
    generator = Generator(1)
    counts = [0] * 7
    for _ in range(70_000):
        counts[generator.below(7)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 22.5


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    """Chi-square with 23 degrees of freedom: 49.7 is exceeded with probability 0.001."""
    generator = Generator(2)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        generator.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7


GOLDEN_WORDS = [4196707356, 3891143111, 2994695642, 1852364411, 1948228013]
GOLDEN_BELOW = [73, 45, 25, 98, 36, 86, 52, 66, 15, 46]
GOLDEN_SHUFFLE = [6, 1, 9, 8, 2, 0, 4, 5, 3, 7]
