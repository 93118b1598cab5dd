"""Filling the holes of a view: hidden cards dealt to where they may lie, every such deal being equally likely."""

from math import comb

from mypy_extensions import i64

from .generator import RANGE, Generator


def deal(
    pool: list[i64], sizes: list[i64], barred: list[i64], traits: list[i64], generator: Generator
) -> list[list[i64]]:
    """Deal the pool to holders of the given sizes, all deals that the facts admit being equally likely.

    A holder takes no card that has one of the traits barred to it (a proven void). What is left over comes last.
    """
    while True:
        rest = pool[:]
        hands, chance = _propose(rest, sizes, barred, traits, generator)
        if chance >= 1.0 or float(generator.word()) < chance * RANGE:
            return [*hands, rest]


def _propose(
    rest: list[i64], sizes: list[i64], barred: list[i64], traits: list[i64], generator: Generator
) -> tuple[list[list[i64]], float]:
    """Serve the barred holders first, one after another, and say with which chance to keep the result.

    A holder served later finds fewer fitting cards, so such deals turn up too often; keeping each with the chance
    (ways left to serve) / (most ways there could have been) makes all of them equally likely again.
    Every holder is served from a fresh shuffle: what an earlier one could not take would else lie too far up.
    """
    hands: list[list[i64]] = [[] for _ in sizes]
    chance = 1.0
    for holder in range(len(sizes)):
        if barred[holder] == 0 or sizes[holder] == 0:
            continue
        fitting = [card for card in rest if traits[card] & barred[holder] == 0]
        most = _fitting(rest, hands, barred[holder], traits)
        if len(fitting) < sizes[holder]:
            return hands, 0.0
        chance *= comb(len(fitting), sizes[holder]) / comb(most, sizes[holder])
        generator.shuffle(fitting)
        hands[holder] = fitting[: sizes[holder]]
        for card in hands[holder]:
            rest.remove(card)
    generator.shuffle(rest)
    for holder in range(len(sizes)):
        if barred[holder] == 0:
            hands[holder] = rest[: sizes[holder]]
            del rest[: sizes[holder]]
    return hands, chance


def _fitting(rest: list[i64], hands: list[list[i64]], barred: i64, traits: list[i64]) -> int:
    """How many cards of the whole pool would fit a holder."""
    count = 0
    for card in rest:
        count += 1 if traits[card] & barred == 0 else 0
    for hand in hands:
        for card in hand:
            count += 1 if traits[card] & barred == 0 else 0
    return count
