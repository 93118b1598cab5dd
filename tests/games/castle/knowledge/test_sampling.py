"""Sampling against brute force: every way to match cards with tokens, and every deal, counted one by one."""

from collections import Counter
from itertools import permutations
from math import factorial, prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eldritch.core.generator import Generator
from eldritch.games.castle.knowledge.card_constraints import CardConstraints, constraints_of
from eldritch.games.castle.knowledge.cases import KIND_BITS, RETURNED
from eldritch.games.castle.knowledge.sampling import MatchingCount, Sampler, matchings, symmetries

Case = list[list[int]]
World = tuple[tuple[int, ...], ...]

COPIES = [0, 2, 1, 2]
"""Of kind 0 there is none."""

SIZES = [2, 0, 1, 2]
token = st.sampled_from([0b0010, 0b0100, 0b1000, 0b0110, 0b1010, 0b1100, 0b1110])
case = st.tuples(*(st.lists(token, min_size=size, max_size=size).map(sorted) for size in SIZES)).map(list)


def all_cards(copies: list[int]) -> list[int]:
    return [kind for kind, number in enumerate(copies) for _ in range(number)]


def ways(tokens: list[int], cards: list[int]) -> int:
    """In how many ways these cards, all distinct, fit the tokens."""
    return sum(
        all(token >> card & 1 for token, card in zip(tokens, order, strict=True)) for order in permutations(cards)
    )


def flat(case: Case) -> list[int]:
    return [token for tokens in case for token in tokens]


@settings(max_examples=80)
@given(st.lists(token, max_size=4), st.lists(st.integers(1, 3), max_size=4))
def test_matchings_of_a_place_are_counted_exactly(tokens: list[int], cards: list[int]) -> None:
    size = min(len(tokens), len(cards))
    here, held = sorted(tokens[:size]), sorted(cards[:size])
    assert matchings(here, held) == ways(here, held)


@settings(max_examples=80)
@given(st.lists(token, max_size=6).map(sorted))
def test_symmetries_are_the_orders_of_equal_tokens(tokens: list[int]) -> None:
    assert symmetries(tokens) == prod(factorial(number) for number in Counter(tokens).values())


@settings(max_examples=80)
@given(case)
def test_matchings_of_a_case_are_counted_exactly(case: Case) -> None:
    assert MatchingCount(COPIES, case, KIND_BITS).total == ways(flat(case), all_cards(COPIES))


@settings(max_examples=80)
@given(case, st.integers(0, 99))
def test_a_matching_by_augmenting_paths_is_found_whenever_there_is_one(case: Case, seed: int) -> None:
    count = MatchingCount(COPIES, case, KIND_BITS)
    if count.total == 0 or min(COPIES[kind] - flat(case).count(1 << kind) for kind in range(4)) < 0:
        return
    groups = count.draw_approximately(Generator(seed))
    assert groups is not None
    assert [len(cards) for cards in groups] == count.room
    assert all(kinds >> card & 1 for kinds, cards in zip(count.groups, groups, strict=True) for card in cards)
    known = [kinds.bit_length() - 1 for kinds in flat(case) if kinds & (kinds - 1) == 0]
    assert sorted([*known, *(card for cards in groups for card in cards)]) == all_cards(COPIES)


def worlds(copies: list[int], cases: list[Case]) -> dict[World, int]:
    """The deals that fit some case, each with the number of ways to choose among copies."""
    sizes = [len(tokens) for tokens in cases[0]]
    found: dict[World, int] = {}
    for order in set(permutations(all_cards(copies))):
        world = []
        rest = list(order)
        for size in sizes:
            world.append(tuple(sorted(rest[:size])))
            rest = rest[size:]
        if any(all(ways(tokens, list(cards)) for tokens, cards in zip(case, world, strict=True)) for case in cases):
            chosen = prod(factorial(number) for number in copies)
            for cards in world:
                chosen //= prod(factorial(number) for number in Counter(cards).values())
            found[tuple(world)] = chosen
    return found


OPEN = 0b1110
SOME_CASES: list[list[Case]] = [
    [[[OPEN, OPEN], [], [OPEN], [OPEN, OPEN]]],
    [[[0b0010, OPEN], [], [0b1100], [OPEN, OPEN]]],
    [[[0b0010, OPEN], [], [OPEN], [OPEN, OPEN]], [[0b0100, OPEN], [], [0b0010], [OPEN, OPEN]]],
    [[[0b0110, OPEN], [], [OPEN], [OPEN, OPEN]], [[OPEN, OPEN], [], [0b1000], [0b0010, OPEN]]],
    [[[0b0010, 0b0010], [], [0b0100], [0b1000, 0b1000]], [[OPEN, OPEN], [], [0b1000], [0b0010, OPEN]]],
]


@pytest.mark.parametrize("cases", SOME_CASES, ids=range(len(SOME_CASES)))
def test_all_deals_that_fit_some_case_are_equally_likely(cases: list[Case]) -> None:
    """A chi-square test, in which copies of a kind are distinct."""
    expected = worlds(COPIES, cases)
    draws = 150 * len(expected)
    sampler, generator = Sampler(COPIES, cases, KIND_BITS, RETURNED), Generator(1)
    counts: Counter[World] = Counter()
    for _ in range(draws):
        world, tagged = sampler.sample(generator)
        assert tagged == 0
        counts[tuple(tuple(hand) for hand in world)] += 1
    assert set(counts) <= set(expected)
    share = draws / sum(expected.values())
    square = sum((counts[world] - share * weight) ** 2 / (share * weight) for world, weight in expected.items())
    freedom = len(expected) - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5 + 5, f"uneven: {square} with {freedom} degrees of freedom"


def test_the_returned_card_of_a_trade_is_drawn_with_the_deal() -> None:
    cases = [[[0b0110], [0b0110 | RETURNED]]]
    sampler, generator = Sampler([0, 1, 1], cases, KIND_BITS, RETURNED), Generator(1)
    drawn = {(tuple(world[1]), tagged) for world, tagged in (sampler.sample(generator) for _ in range(20))}
    assert drawn == {((1,), 1), ((2,), 2)}


MANY = 13
RING: Case = [[1 << number | 1 << (number + 1) % MANY] for number in range(MANY)]
"""Each token may be one of two neighbouring kinds, so there are just two deals, and too many groups to count."""


def test_beyond_the_exact_count_deals_still_fit() -> None:
    first, last = [[kind] for kind in range(MANY)], [[(kind + 1) % MANY] for kind in range(MANY)]
    impossible = [[1 << 1 | 1 << 2] for _ in range(3)] + RING[3:]
    sampler, generator = Sampler([1] * MANY, [impossible, RING], KIND_BITS, RETURNED), Generator(1)
    assert not sampler.exact
    drawn = [sampler.sample(generator)[0] for _ in range(40)]
    assert [world for world in drawn if world not in (first, last)] == []
    assert first in drawn
    assert last in drawn
    assert not Sampler([1] * MANY, [impossible], KIND_BITS, RETURNED).is_possible()


def test_a_deal_drawn_after_a_fact_agrees_with_it() -> None:
    constraints: CardConstraints = constraints_of([0, 1, 1], [[[0b110], [0b110]]])
    constraints.sample(Generator(1))
    constraints.show(0, [2])
    assert [constraints.sample(Generator(seed))[0] for seed in range(8)] == [[[2], [1]]] * 8


def test_one_case_beyond_the_exact_count_makes_all_draws_approximate() -> None:
    known: Case = [[1 << number] for number in range(MANY)]
    sampler, generator = Sampler([1] * MANY, [known, RING], KIND_BITS, RETURNED), Generator(1)
    assert not sampler.exact
    drawn = [sampler.sample(generator)[0] for _ in range(40)]
    assert {hand[0] for hand, *_ in drawn} == {0, 1}


def test_the_search_for_a_matching_ends_when_there_is_none() -> None:
    """Three kinds fit only two tokens."""
    tokens = [0b00111, 0b01111, 0b11000, 0b11000, 0b11000]
    count = MatchingCount([1] * 5, [tokens], KIND_BITS)
    assert count.total == 0
    assert [count.draw_approximately(Generator(seed)) for seed in range(9)] == [None] * 9


pair_or_more = st.sets(st.integers(0, 4), min_size=2, max_size=3).map(lambda kinds: sum(1 << kind for kind in kinds))


@settings(max_examples=80)
@given(st.lists(pair_or_more, min_size=5, max_size=5).map(sorted), st.integers(0, 9))
def test_a_drawn_matching_leads_into_no_dead_end(tokens: list[int], seed: int) -> None:
    count = MatchingCount([1] * 5, [tokens], KIND_BITS)
    if count.total > 0:
        groups = count.draw(Generator(seed))
        assert [len(cards) for cards in groups] == count.room
        assert all(kinds >> card & 1 for kinds, cards in zip(count.groups, groups, strict=True) for card in cards)
