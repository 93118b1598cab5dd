"""Tokens and cases, by exact values: what is narrowed, blurred, merged and left alone."""

import pytest

from eldritch.core.generator import Generator
from eldritch.games.castle.knowledge.card_constraints import CardConstraints, constraints_of
from eldritch.games.castle.knowledge.cases import GIVEN, KIND_BITS, RETURNED, cases_of, settled
from eldritch.games.castle.knowledge.sampling import Sampler

ANY = KIND_BITS
COPIES = [0, 2, 1, 1]
KNOWN = [[0b0010, 0b1110], [0b1110, 0b1110]]
OTHER = [[0b0010, 0b0010], [0b1100, 0b1100]]


@pytest.mark.parametrize(
    ("token", "left"),
    [
        (0b1110, 0b1110),
        (GIVEN | 0b1110, 0b0010),
        (GIVEN | 0b1100, 0),
        (RETURNED | 0b1110, 0b1100),
        (RETURNED | 0b0010, 0),
    ],
)
def test_a_card_of_a_settled_trade_loses_its_tag_and_all_other_kinds(token: int, left: int) -> None:
    assert settled(token, 0b0010, 0b1100) == left


def test_two_unknown_cards_of_a_place_are_blurred_and_a_single_one_is_not() -> None:
    cases = cases_of([[[0b0110], [0b0110, 0b1100], [0b0010, 0b1100]]])
    assert cases.blurred().nested() == [[[0b0110], [0b1110, 0b1110], [0b0010, 0b1100]]]


@pytest.mark.parametrize(
    ("one", "other", "merged"),
    [
        ([2, 4, 8, 48], [2, 4, 16, 40], [2, 4, 56, 56]),
        ([2, 2, 4], [2, 4, 4], [2, 4, 6]),
        ([2, 4], [2, 4], [2, 4]),
        ([2, 12], [4, 10], [14, 14]),
        ([8, 16, 48], [2, 16, 48], [10, 16, 48]),
    ],
)
def test_merged_cases_keep_common_cards_and_give_the_others_their_kinds_alone(
    one: list[int], other: list[int], merged: list[int]
) -> None:
    """Before and behind another place."""
    for nested in ([[[2], one], [[2], other]], [[one, [2]], [other, [2]]]):
        found = cases_of(nested).merged()
        found.keep()
        assert found.nested() == [[merged if len(place) > 1 else [2] for place in nested[0]]]


def test_a_fact_that_is_known_leaves_the_cases_alone_even_if_there_are_too_many() -> None:
    constraints = constraints_of(COPIES, [KNOWN, OTHER])
    constraints.most = 1
    before = constraints.cases
    constraints.holds(0, 0b0010)
    constraints.holds(0, 0b0110)
    constraints.lacks(0, 1 << 5)
    assert constraints.cases is before
    constraints = constraints_of(COPIES, [[[0b0010], [0b0010, 0b1100, 0b1100]]])
    before = constraints.cases
    constraints.show(0, [1])
    assert constraints.cases is before


def test_one_known_card_proves_a_kind_and_says_nothing_about_the_others() -> None:
    constraints = constraints_of(COPIES, [KNOWN])
    constraints.holds(0, 0b0010)
    assert constraints.dump() == [KNOWN]


def test_a_kind_that_is_not_known_splits_a_case() -> None:
    constraints = constraints_of(COPIES, [[[0b1110, 0b1110], [0b1110, 0b1110]]])
    constraints.holds(0, 0b0100)
    assert constraints.dump() == [[[0b0100, 0b1010], [0b1010, 0b1010]]]


def test_a_place_that_is_seen_rules_out_the_cases_in_which_it_holds_other_cards() -> None:
    wrong = [[0b00110], [0b11000, 0b11110, 0b11110]]
    right = [[0b01000], [0b00010, 0b10100, 0b10100]]
    constraints = constraints_of([0, 1, 1, 1, 1], [wrong, right])
    constraints.show(0, [3])
    assert constraints.dump() == [right]


IMPOSSIBLE = [[0b0000110] * 3, [0b1111000] * 3]
"""Three cards of two kinds, which no simple conclusion notices."""


def test_of_an_impossible_case_a_deal_of_as_many_cards_is_drawn() -> None:
    constraints = constraints_of([0, 1, 1, 1, 1, 1, 1], [IMPOSSIBLE])
    for seed in range(4):
        world, tagged = constraints.sample(Generator(seed))
        assert sorted(world[0] + world[1]) == [1, 2, 3, 4, 5, 6]
        assert ([len(hand) for hand in world], tagged) == ([3, 3], 0)


def test_all_deals_are_equally_likely_though_a_place_has_few_choices() -> None:
    """Kind 0 in the first place leaves one deal, kind 1 leaves five."""
    first, second, third = 0b0000011, 0b1111101, 0b1111110
    constraints: CardConstraints = constraints_of([1] * 7, [[[first], [second] * 5, [third]]])
    sampler = Sampler([1] * 7, constraints.dump(), KIND_BITS, RETURNED)
    assert sampler.exact
    drawn = [constraints.sample(Generator(seed))[0] for seed in range(400)]
    share = sum(world[0] == [0] for world in drawn) / len(drawn)
    assert 0.11 < share < 0.23
    assert {world[2][0] for world in drawn} == {1, 2, 3, 4, 5, 6}
