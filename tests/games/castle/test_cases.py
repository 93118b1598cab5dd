"""Cases of the Castle's ledgers: what is kept of them, and in which order."""

from hypothesis import given
from hypothesis import strategies as st

from eldritch.games.castle.cases import Case, each_once

tokens = st.lists(st.integers(1, 5), max_size=3)


@given(st.lists(st.lists(tokens, min_size=3, max_size=3), max_size=12))
def test_each_case_is_kept_once_and_in_the_order_of_lists(cases: list[Case]) -> None:
    expected = [case for place, case in enumerate(sorted(cases)) if case not in sorted(cases)[:place]]
    assert each_once(cases) == expected
