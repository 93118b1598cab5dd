"""A dump with one value changed is refused, or its position plays on to the end. `fuzzing` tries many more changes."""

from typing import Final

import pytest

from .cases import IDS, THOROUGH
from .fuzzing import Fuzzer, short_cases

TIMES: Final = 2000 if THOROUGH else 60


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("views", [False, True], ids=["positions", "views"])
def test_a_position_that_is_loaded_with_one_change_plays_on(id: str, views: bool, seed: int) -> None:
    cases = short_cases(id)
    tally = Fuzzer(cases[seed * 7919 % len(cases)], seed).run(TIMES, views)
    assert tally["refused"] > 0, "the changes must be able to fail"
