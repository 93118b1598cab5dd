"""Constraints against brute force: after every move and fact they admit just the worlds that fit."""

import random
from itertools import product

import pytest

from eldritch.core.generator import Generator
from eldritch.games.castle.knowledge.card_constraints import (
    blank_case,
    constraints_of_case,
    load_constraints,
)
from eldritch.games.castle.knowledge.cases import GIVEN, KIND_BITS, RETURNED, Cases, cases_of
from tests.conformance.facts import admits

COPIES = [0, 2, 1, 1, 2]
SIZES = [2, 1, 2, 1]
ANY = KIND_BITS

World = tuple[tuple[int, ...], ...]
Traded = tuple[World, tuple[int, int]]
"""A world with the given and the returned card of the current trade."""


def splits(cards: tuple[int, ...], sizes: list[int]) -> set[World]:
    """All ways to deal cards to places of these sizes."""
    if not sizes:
        return {()}
    found: set[World] = set()
    for bits in product((0, 1), repeat=len(cards)):
        if sum(bits) == sizes[0]:
            hand = tuple(card for card, bit in zip(cards, bits, strict=True) if bit)
            rest = tuple(card for card, bit in zip(cards, bits, strict=True) if not bit)
            found |= {(hand, *others) for others in splits(rest, sizes[1:])}
    return found


def moved(world: World, source: int, target: int, card: int) -> World:
    hands = [list(hand) for hand in world]
    hands[source].remove(card)
    hands[target].append(card)
    return tuple(tuple(sorted(hand)) for hand in hands)


def bits_of(cards: tuple[int, ...]) -> int:
    return sum(1 << card for card in set(cards))


class Twins:
    """Constraints, the set of worlds that they should admit, and one of these, which is true."""

    def __init__(self, seed: int, most: int) -> None:
        self.chance = random.Random(seed)
        self.constraints = constraints_of_case(COPIES, blank_case(COPIES, SIZES))
        self.constraints.most = most
        self.worlds = splits((1, 1, 2, 3, 4, 4), SIZES)
        self.truth = self.chance.choice(sorted(self.worlds))

    def kinds(self, *cards: int) -> int:
        """A set of kinds that has these, or any kind."""
        more = self.chance.choice([0, 0, 0b00010, 0b01100, ANY])
        return bits_of(cards) | more

    def place(self, full: bool = False) -> int:
        return self.chance.choice([place for place, hand in enumerate(self.truth) if hand or not full])

    def two_places(self) -> tuple[int, int]:
        one = self.place(full=True)
        return one, self.chance.choice([place for place in range(4) if place != one and self.truth[place]])

    # What happens, to the constraints and to each world.

    def move(self) -> None:
        source = self.chance.choice([place for place in range(4) if len(self.truth[place]) > 1])
        target = self.chance.choice([place for place in range(4) if place != source])
        card = self.chance.choice(self.truth[source])
        kinds = self.kinds(card)
        self.constraints.move(source, target, kinds)
        self.worlds = {
            moved(world, source, target, one) for world in self.worlds for one in world[source] if kinds >> one & 1
        }
        self.truth = moved(self.truth, source, target, card)

    def swapped(self, one: int, other: int, given: int, returned: int) -> set[Traded]:
        return {
            (moved(moved(world, one, other, first), other, one, second), (first, second))
            for world in self.worlds
            for first in world[one]
            for second in world[other]
            if given >> first & 1 and returned >> second & 1
        }

    def swap(self) -> None:
        one, other = self.two_places()
        given, returned = self.chance.choice(self.truth[one]), self.chance.choice(self.truth[other])
        allowed = self.kinds(given), self.kinds(returned)
        self.constraints.swap(one, other, *allowed, tags=False)
        self.worlds = {world for world, _ in self.swapped(one, other, *allowed)}
        self.truth = moved(moved(self.truth, one, other, given), other, one, returned)

    def trade(self) -> None:
        """A swap whose cards are narrowed afterwards."""
        one, other = self.two_places()
        given, returned = self.chance.choice(self.truth[one]), self.chance.choice(self.truth[other])
        self.constraints.swap(one, other, ANY, ANY, tags=True)
        traded = self.swapped(one, other, ANY, ANY)
        self.truth = moved(moved(self.truth, one, other, given), other, one, returned)
        if self.chance.random() < 0.5:
            first, last = self.kinds(given), self.kinds(returned)
            self.constraints.settle_given(first, last | 0b10)
            traded = {(world, (a, b)) for world, (a, b) in traded if first >> a & 1 and (last | 0b10) >> b & 1}
            branches = [(ANY, last)]
        else:
            branches = [(self.kinds(given), self.kinds(returned)), (0b10, 0b10000)]
        self.constraints.settle_tags(branches)
        self.worlds = {world for world, (a, b) in traded if any(x >> a & 1 and y >> b & 1 for x, y in branches)}

    def exchange(self) -> None:
        one, other = self.two_places()

        def exchanged(world: World) -> World:
            hands = list(world)
            hands[one], hands[other] = hands[other], hands[one]
            return tuple(hands)

        self.constraints.exchange(one, other)
        self.worlds = {exchanged(world) for world in self.worlds}
        self.truth = exchanged(self.truth)

    def pour(self) -> None:
        one, other = self.two_places()

        def poured(world: World) -> World:
            hands = list(world)
            hands[one], hands[other] = (), tuple(sorted(hands[one] + hands[other]))
            return tuple(hands)

        self.constraints.pour(one, other)
        self.worlds = {poured(world) for world in self.worlds}
        self.truth = poured(self.truth)

    def show(self) -> None:
        place = self.place()
        self.constraints.show(place, list(self.truth[place]))
        self.worlds = {world for world in self.worlds if world[place] == self.truth[place]}

    def holds(self) -> None:
        place = self.place(full=True)
        kinds = self.kinds(self.chance.choice(self.truth[place]))
        self.constraints.holds(place, kinds)
        self.worlds = {world for world in self.worlds if bits_of(world[place]) & kinds}

    def lacks(self) -> None:
        place = self.place()
        kinds = self.chance.choice([0b00010, 0b00100, 0b11000]) & ~bits_of(self.truth[place])
        self.constraints.lacks(place, kinds)
        self.worlds = {world for world in self.worlds if not bits_of(world[place]) & kinds}

    def step(self) -> None:
        steps = [self.move, self.move, self.swap, self.swap, self.trade, self.trade, self.holds, self.lacks]
        if sum(map(bool, self.truth)) > 2:
            steps.append(self.pour)
        self.chance.choice([*steps, self.exchange, self.show])()

    def admitted(self) -> set[World]:
        sizes = [len(hand) for hand in self.truth]
        assert self.constraints.cases.sizes() == sizes
        every = splits((1, 1, 2, 3, 4, 4), sizes)
        return {world for world in every if admits(self.constraints, [list(hand) for hand in world])}

    def check(self) -> None:
        """What is certain or possible holds in every world, and drawn worlds are admitted."""
        for place in range(4):
            sure = self.constraints.certain(place)
            for world in self.worlds:
                assert all(world[place].count(card) >= sure.count(card) for card in sure)
                assert bits_of(world[place]) & ~self.constraints.possible(place) == 0


@pytest.mark.parametrize("seed", range(8))
def test_with_room_for_all_cases_exactly_the_worlds_that_fit_are_admitted(seed: int) -> None:
    twins = Twins(seed, most=10_000)
    for number in range(12):
        twins.step()
        assert twins.admitted() == twins.worlds
        twins.check()
        world, tagged = twins.constraints.sample(Generator(number))
        assert tuple(tuple(hand) for hand in world) in twins.worlds
        assert tagged == 0
        dumped = twins.constraints.dump()
        assert load_constraints(COPIES, dumped).dump() == dumped


@pytest.mark.parametrize("seed", range(8))
def test_with_room_for_few_cases_no_world_that_fits_is_ruled_out(seed: int) -> None:
    twins = Twins(seed, most=3)
    for _ in range(16):
        twins.step()
        assert twins.constraints.cases.number <= 3
        assert twins.admitted() >= twins.worlds
        twins.check()


def test_a_fact_that_is_known_changes_nothing() -> None:
    constraints = constraints_of_case([0, 1, 1, 1], [[0b0010], [0b1100, 0b1100]])
    constraints.show(0, [1])
    constraints.holds(0, 0b0110)
    constraints.lacks(1, 0b0010)
    constraints.exchange(0, 0)
    assert constraints.dump() == [[[0b0010], [0b1100, 0b1100]]]


def test_what_follows_from_the_number_of_copies_splits_no_case() -> None:
    """Of two cards one must be of kind 2 or 3, as there is one copy of kind 1."""
    constraints = constraints_of_case([0, 1, 1, 1], [[0b1110, 0b1110], [0b1110]])
    constraints.holds(0, 0b1100)
    assert constraints.dump() == [[[0b1110, 0b1110], [0b1110]]]
    constraints.holds(0, 0b1000)
    assert constraints.dump() == [[[0b0110, 0b1000], [0b0110]]]


def test_a_contradiction_starts_over_with_the_number_of_cards() -> None:
    constraints = constraints_of_case([0, 1, 1], [[0b010], [0b100]])
    constraints.show(0, [2])
    assert constraints.dump() == [[[0b110], [0b110]]]
    constraints = constraints_of_case([0, 1, 1], [[0b010], [0b100]])
    constraints.move(0, 1, 0b100)
    assert constraints.dump() == [[[], [0b110, 0b110]]]


def test_cases_are_added_once() -> None:
    constraints = constraints_of_case([0, 1, 1], [[0b010], [0b100]])
    for _ in range(2):
        constraints.add_cases(cases_of([[[0b100], [0b010]]]))
        assert constraints.dump() == [[[0b010], [0b100]], [[0b100], [0b010]]]


def test_a_copy_is_independent_and_keeps_its_limit() -> None:
    constraints = constraints_of_case([0, 1, 1], [[0b110], [0b110]])
    constraints.most = 7
    constraints.sample(Generator(1))
    assert constraints.certain(0) == []
    twin = constraints.copy()
    twin.show(0, [2])
    assert (twin.most, twin.certain(0), twin.certain(1)) == (7, [2], [1])
    assert constraints.dump() == [[[0b110], [0b110]]]
    assert constraints.certain(0) == []


@pytest.mark.parametrize(
    "nested",
    [
        [[[0b010], []]],
        [[[0b010], [0b110, 0b110]]],
        [[[0b010], [0b110]]],
        [[[0b100], [0b100]]],
        [[[0b010], [0b100]], [[0b010], [0b010]]],
    ],
    ids=str,
)
def test_cases_that_cannot_be_are_not_loaded(nested: list[list[list[int]]]) -> None:
    """A card too few or too many, a conclusion not drawn, a card twice."""
    with pytest.raises(ValueError, match="cases that cannot be"):
        load_constraints([0, 1, 1], nested)


def test_blurring_gives_all_unknown_cards_of_a_place_the_same_kinds() -> None:
    cases = cases_of([[[0b00010, 0b00110, 0b01100], [0b10000, 0b10001, 0b11000]], [[0b00010] * 3, [0b00110] * 3]])
    assert cases.blurred().nested() == [
        [[0b00010, 0b01110, 0b01110], [0b10000, 0b11001, 0b11001]],
        [[0b00010] * 3, [0b00110] * 3],
    ]


def test_the_cards_of_a_trade_are_known_like_others() -> None:
    """Tags put known cards out of order."""
    cases: Cases = cases_of([[[], [0b100, 0b010 | GIVEN]], [[], [0b010, 0b100 | RETURNED]]])
    assert list(cases.certain(1)) == [0b010, 0b100]
    assert cases.possible(1) == 0b110
    assert [cases.size(place) for place in (0, 1)] == cases.sizes() == [0, 2]
