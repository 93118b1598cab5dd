"""Bots of all kinds play together without an error. (2,000 games: `python -m tests.bots.mixed`.)"""

import pytest

from . import mixed
from .positions import GAMES

MANY = 60


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("id", GAMES)
def test_no_bot_errs_or_overruns_in_mixed_games(id: str, share: float) -> None:
    for game in mixed.games(round(MANY * share), seed=5, ids=[id]):
        assert mixed.play(game) > 0


def test_all_kinds_of_bots_take_part() -> None:
    seated = {spec for game in mixed.games(100, seed=5) for spec in game.specs}
    assert seated == set(mixed.SPECS)
