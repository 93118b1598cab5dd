"""Counts of all kinds at once.

Ledgers count kinds all the time. Here the lowest binary digits of all counts form one number with a bit for each kind,
the next digits another, and so on. Adding one to several counts then takes a few operations, however many kinds there
are.
"""

from typing import final

from mypy_extensions import i64

from eldritch.core.seats import bit


@final
class Counts:
    """A count for each kind, from 0 to 31."""

    def __init__(self) -> None:
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.fours: i64 = 0
        self.eights: i64 = 0
        self.sixteens: i64 = 0

    def add(self, kinds: i64) -> None:
        """One more of each of these kinds."""
        carried = self.ones & kinds
        self.ones ^= kinds
        kinds = carried
        carried = self.twos & kinds
        self.twos ^= kinds
        kinds = carried
        carried = self.fours & kinds
        self.fours ^= kinds
        kinds = carried
        carried = self.eights & kinds
        self.eights ^= kinds
        self.sixteens ^= carried

    def same(self, other: "Counts") -> i64:
        """The kinds with equal counts."""
        return ~(
            (self.ones ^ other.ones)
            | (self.twos ^ other.twos)
            | (self.fours ^ other.fours)
            | (self.eights ^ other.eights)
            | (self.sixteens ^ other.sixteens)
        )

    def more(self, other: "Counts") -> i64:
        """The kinds with a larger count than the other's."""
        found = self.ones & ~other.ones
        found = (self.twos & ~other.twos) | (found & ~(self.twos ^ other.twos))
        found = (self.fours & ~other.fours) | (found & ~(self.fours ^ other.fours))
        found = (self.eights & ~other.eights) | (found & ~(self.eights ^ other.eights))
        return (self.sixteens & ~other.sixteens) | (found & ~(self.sixteens ^ other.sixteens))


def counts_of(copies: list[i64]) -> Counts:
    """The counts in a list by kind."""
    found = Counts()
    for kind in range(len(copies)):
        for _ in range(copies[kind]):
            found.add(bit(kind))
    return found
