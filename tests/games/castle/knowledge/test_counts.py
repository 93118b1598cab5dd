"""Counts of all kinds at once."""

from eldritch.games.castle.knowledge.counts import Counts, counts_of


def test_kinds_are_counted_separately() -> None:
    counts = Counts()
    for kinds in (0b0011, 0b0110, 0b0010):
        counts.add(kinds)
    assert counts.same(counts_of([1, 3, 1, 0])) & 0b1111 == 0b1111
    assert counts.same(counts_of([1, 2, 1, 1])) & 0b1111 == 0b0101


def test_more_compares_counts_of_any_size() -> None:
    for one in range(32):
        for other in range(32):
            first, second = counts_of([one, other]), counts_of([other, one])
            assert first.more(second) & 0b11 == (one > other) | (other > one) << 1
