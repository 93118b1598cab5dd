"""Filling the holes of a view: deals hidden cards uniformly among all deals that the facts allow."""

from math import comb
from typing import Final

from mypy_extensions import i64

from .errors import BadDump
from .generator import RANGE, Generator

TRIES: Final = 100
"""The number of proposed deals before mixing; most are accepted at once."""

SWEEPS: Final = 20
"""The number of rounds in which all pairs of holders mix their cards, when proposals keep failing."""


def deal(
    pool: list[i64], sizes: list[i64], barred: list[i64], traits: list[i64], generator: Generator
) -> list[list[i64]]:
    """Deal the pool to holders of the given sizes, uniformly among all deals that the facts allow.

    A holder gets no card with a trait barred to it (a proven void). The remaining cards come last.
    """
    for _ in range(TRIES):
        rest = pool[:]
        hands, chance = _propose(rest, sizes, barred, traits, generator)
        if chance >= 1.0 or float(generator.word()) < chance * RANGE:
            return [*hands, rest]
    return _mix(pool, sizes, barred, traits, generator)


def _propose(
    rest: list[i64], sizes: list[i64], barred: list[i64], traits: list[i64], generator: Generator
) -> tuple[list[list[i64]], float]:
    """Propose a deal, holders with voids first; return it with its acceptance probability.

    A later holder finds fewer fitting cards, so such deals are proposed too often. Accepting each with probability
    (ways to serve the holder) / (most ways possible) makes all deals equally likely. The cards are shuffled again for
    every holder: otherwise those that an earlier holder could not take would lie too near the top.
    """
    hands: list[list[i64]] = [[] for _ in sizes]
    chance = 1.0
    for holder in range(len(sizes)):
        if barred[holder] == 0 or sizes[holder] == 0:
            continue
        fitting = [card for card in rest if traits[card] & barred[holder] == 0]
        most = _most_fitting(rest, hands, barred, traits, holder)
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


def _most_fitting(rest: list[i64], hands: list[list[i64]], barred: list[i64], traits: list[i64], holder: i64) -> int:
    """The most fitting cards that a holder can find, if earlier holders took as few of them as possible."""
    pool = rest[:]
    for hand in hands:
        pool += hand
    most = 0
    for card in pool:
        most += 1 if traits[card] & barred[holder] == 0 else 0
    for other, hand in enumerate(hands):
        spared = 0
        for card in pool:
            spared += 1 if traits[card] & barred[other] == 0 and traits[card] & barred[holder] != 0 else 0
        most -= max(0, len(hand) - spared)
    return most


def _mix(
    pool: list[i64], sizes: list[i64], barred: list[i64], traits: list[i64], generator: Generator
) -> list[list[i64]]:
    """Find any valid deal, then mix it by repeatedly redealing the cards of each pair of holders.

    For large hands with voids, for which proposals hardly ever succeed. The result is uniform except for a slight
    dependence on the first deal.
    """
    sizes = [*sizes, len(pool) - sum(sizes)]
    barred = [*barred, 0]
    hands: list[list[i64]] = [[] for _ in sizes]
    for card in pool:
        if not _find_room(card, hands, sizes, barred, traits, [False] * len(sizes)):
            raise BadDump("what is known of the hidden cards contradicts itself")
    for _ in range(SWEEPS):
        for one in range(len(sizes)):
            for other in range(one):
                _redeal(one, other, hands, barred, traits, generator)
    generator.shuffle(hands[-1])
    return hands


def _find_room(
    card: i64, hands: list[list[i64]], sizes: list[i64], barred: list[i64], traits: list[i64], tried: list[bool]
) -> bool:
    """Place a card. A full holder takes it if one of its own cards fits elsewhere."""
    for holder in range(len(hands)):
        if tried[holder] or traits[card] & barred[holder] != 0:
            continue
        tried[holder] = True
        hand = hands[holder]
        if len(hand) < sizes[holder]:
            hand.append(card)
            return True
        for place in range(len(hand)):
            if _find_room(hand[place], hands, sizes, barred, traits, tried):
                hand[place] = card
                return True
    return False


def _redeal(
    one: i64, other: i64, hands: list[list[i64]], barred: list[i64], traits: list[i64], generator: Generator
) -> None:
    """Redeal the cards of two holders; cards that only one of them can hold stay with it."""
    first: list[i64] = []
    second: list[i64] = []
    either: list[i64] = []
    for card in hands[one] + hands[other]:
        if traits[card] & barred[other] != 0:
            first.append(card)
        elif traits[card] & barred[one] != 0:
            second.append(card)
        else:
            either.append(card)
    generator.shuffle(either)
    share = len(hands[one]) - len(first)
    hands[one] = first + either[:share]
    hands[other] = second + either[share:]
