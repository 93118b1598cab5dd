"""The seeded random generator: the only source of randomness in a game.

It has four 32-bit words and uses only 32-bit additions, shifts and exclusive-ors (the "small fast counting" scheme), so
compiled and pure code give the same numbers. A seed may have any size: up to 96 bits are used directly, longer seeds
are hashed by SHA-256.
"""

from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
RANGE: Final = 0x100000000
WARM_UP: Final = 15


@final
class Generator:
    """A stream of random numbers that can be copied and dumped at any point."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: int | None = None) -> None:
        """Without a seed, all words are zero until the generator is seeded or restored."""
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 0
        if seed is not None:
            self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Restart the stream. Equal seeds give equal streams."""
        if seed < 0 or seed.bit_length() > 96:
            seed = condense(seed)
        self.a = seed & WORD
        self.b = (seed >> 32) & WORD
        self.c = (seed >> 64) & WORD
        self.counter = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        mixed: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + mixed) & WORD
        return mixed

    def below(self, bound: i64) -> i64:
        """A uniformly distributed integer from 0 to bound - 1."""
        product: i64 = self.word() * bound
        low: i64 = product & WORD
        if low < bound:
            # Redraw the few words that would bias the result (Lemire's method).
            unfair: i64 = (RANGE - bound) % bound
            while low < unfair:
                product = self.word() * bound
                low = product & WORD
        return product >> 32

    def shuffle(self, cards: list[i64]) -> None:
        """Shuffle the list in place; every order is equally likely."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def copy(self) -> "Generator":
        twin = Generator()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def dump(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]

    def restore(self, words: list[int]) -> None:
        self.a, self.b, self.c, self.counter = words


def condense(seed: int) -> int:
    """Hash a seed of any size to 96 bits."""
    import hashlib

    size = seed.bit_length() // 8 + 1
    digest = hashlib.sha256(seed.to_bytes(size, "big", signed=True)).digest()
    return int.from_bytes(digest[:12], "big")
