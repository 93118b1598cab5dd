"""A dump with one value changed is refused, or its position plays on to the end. `fuzzing` tries many more changes."""

from dataclasses import replace
from typing import Any, Final

import pytest

from eldritch.core.errors import BadDump
from eldritch.core.game import Game
from eldritch.core.state import State

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


class Credulous:
    """A game that loads whatever can be read, without checks."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def load(self, data: Any) -> State:
        try:
            return self._game.trust(data)
        except Exception as error:
            raise BadDump(str(error)) from error


@pytest.mark.parametrize("id", IDS)
def test_a_game_that_accepts_what_is_no_position_is_caught(id: str) -> None:
    fuzzer = Fuzzer(short_cases(id)[0], seed=1)
    fuzzer.case = replace(fuzzer.case, game=Credulous(fuzzer.case.game))  # type: ignore[arg-type]
    with pytest.raises(AssertionError):
        fuzzer.run(200)
