"""Filling the holes of a view: hidden cards dealt to where they may lie, every such deal being equally likely."""

from math import comb
from typing import Final

from mypy_extensions import i64

from .errors import BadDump
from .generator import RANGE, Generator

TRIES: Final = 100
"""So often a deal is proposed; most are kept at once."""

SWEEPS: Final = 20
"""So often all holders mix their cards where proposals would go on failing for ever."""


def deal(
    pool: list[i64], sizes: list[i64], barred: list[i64], traits: list[i64], generator: Generator
) -> list[list[i64]]:
    """Deal the pool to holders of the given sizes, all deals that the facts admit being equally likely.

    A holder takes no card that has one of the traits barred to it (a proven void). What is left over comes last.
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
    """How many fitting cards a holder finds at most, if those served before took as few of them as they could."""
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
    """Any deal that fits, mixed by letting each two holders deal their cards anew, over and over.

    For large hands with voids, which proposals never meet. All deals are equally likely here, too, but for a trace of
    the one it began with.
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
                _deal_anew(one, other, hands, barred, traits, generator)
    generator.shuffle(hands[-1])
    return hands


def _find_room(
    card: i64, hands: list[list[i64]], sizes: list[i64], barred: list[i64], traits: list[i64], tried: list[bool]
) -> bool:
    """Put a card where it fits; a full holder takes it if one of its own finds room elsewhere."""
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


def _deal_anew(
    one: i64, other: i64, hands: list[list[i64]], barred: list[i64], traits: list[i64], generator: Generator
) -> None:
    """Two holders put their cards together and deal them again, each taking what only it can hold."""
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
