"""Cases: sorting, moving, merging and simple conclusions."""

from hypothesis import given
from hypothesis import strategies as st

from eldritch.games.castle.knowledge.cases import Cases, cases_of, place_starts
from eldritch.games.castle.knowledge.counts import counts_of

Nested = list[list[list[int]]]

SIZES = [2, 0, 3]
tokens = st.integers(1, 5)
case = st.tuples(*(st.lists(tokens, min_size=size, max_size=size).map(sorted) for size in SIZES)).map(list)
some_cases = st.lists(case, min_size=1, max_size=12)


@given(some_cases)
def test_cases_round_trip(nested: Nested) -> None:
    assert cases_of(nested).nested() == nested


@given(some_cases)
def test_without_duplicates_sorts_cases_like_lists(nested: Nested) -> None:
    expected = [case for place, case in enumerate(sorted(nested)) if case not in sorted(nested)[:place]]
    assert cases_of(nested).without_duplicates().nested() == expected


@given(some_cases, st.integers(0, 1), tokens)
def test_a_token_that_moves_is_taken_once_and_put_in_order(nested: Nested, taken: int, token: int) -> None:
    cases = cases_of(nested)
    after = Cases(place_starts([1, 0, 4]))
    for number in range(cases.number):
        after.begin_moved(cases, number, cases.begin_of(number, 0) + taken, 2, token)
        after.keep()
    assert after.nested() == [
        [first[:taken] + first[taken + 1 :], second, sorted([*third, token])] for first, second, third in nested
    ]


@given(case, st.integers(0, 2), tokens)
def test_a_token_that_is_replaced_stays_in_order(nested: list[list[int]], at: int, token: int) -> None:
    after = Cases(place_starts(SIZES))
    behind = after.begin_like(cases_of([nested]), 0)
    after.replace(behind + SIZES[0] + at, 2, token)
    after.keep()
    rest = nested[2][:at] + nested[2][at + 1 :]
    assert after.nested() == [[nested[0], nested[1], sorted([*rest, token])]]


@given(some_cases)
def test_merged_cases_keep_certain_tokens_and_possible_kinds(nested: Nested) -> None:
    merged = cases_of(nested).merged()
    merged.keep()
    (found,) = merged.nested()
    for place, here in enumerate(found):
        assert len(here) == SIZES[place]
        assert here == sorted(here)
        sure = list(nested[0][place])
        for other in nested:
            sure = [
                token for token in sorted(set(sure)) for _ in range(min(sure.count(token), other[place].count(token)))
            ]
        rest = list(here)
        for token in sure:
            rest.remove(token)
        possible = 0
        for other in nested:
            left = list(other[place])
            for token in sure:
                left.remove(token)
            for token in left:
                possible |= token
        assert rest == [possible] * len(rest)


def test_conclusions_are_drawn_and_impossible_cases_dropped() -> None:
    """Two kinds with one copy each: a known card leaves the other kind; two equal known cards are impossible."""
    copies = counts_of([1, 1])
    cases = Cases(place_starts([1, 1]))
    for first, second in ((0b01, 0b11), (0b01, 0b01), (0b11, 0b11)):
        cases.write([[first], [second]])
        cases.keep_if_possible(copies)
    assert cases.nested() == [[[0b01], [0b10]], [[0b11], [0b11]]]


@given(some_cases, st.integers(0, 2))
def test_certain_is_what_all_cases_know_and_possible_what_any_allows(nested: Nested, place: int) -> None:
    cases = cases_of(nested)
    known = [[token for token in case[place] if token in (1, 2, 4)] for case in nested]
    sure = [token for token in (1, 2, 4) for _ in range(min(one.count(token) for one in known))]
    assert list(cases.certain(place)) == sure
    possible = 0
    for one in nested:
        for token in one[place]:
            possible |= token
    assert cases.possible(place) == possible
