"""Personalities in every game."""

import pytest

import eldritch
from eldritch.bots.config import defaults, overrides
from eldritch.bots.personalities import PERSONALITIES, personality_of
from eldritch.core.tactics import NEUTRAL
from eldritch.lab.personality_trials import play_trial

from .positions import GAMES

SEATS = {"castle": 6, "nightmarium": 3}
FACTORS = {"attack", "build", "hoard", "scheme", "risk"}


def test_without_a_personality_a_bot_is_neutral() -> None:
    assert personality_of("realms", "") is NEUTRAL


def test_a_game_has_its_own_figures_where_it_names_them() -> None:
    assert personality_of("realms", "aggressor").attack == overrides("realms", "personalities")["aggressor"]["attack"]
    assert personality_of("realms", "gambler").risk == defaults("personalities")["gambler"]["risk"]


def test_all_factors_exist_and_all_personalities_of_games_are_among_the_five() -> None:
    for factors in (defaults("personalities"), *(overrides(game, "personalities") for game in GAMES)):
        assert set(factors) <= set(PERSONALITIES)
        assert all(set(personality) <= FACTORS for personality in factors.values())


@pytest.mark.parametrize("name", PERSONALITIES)
@pytest.mark.parametrize("id", GAMES)
def test_a_personality_is_felt_and_most_choices_stay_sound(id: str, name: str) -> None:
    game = eldritch.game(id)
    trial = play_trial(game, personality_of(id, name), SEATS.get(id, 2), games=4 if id == "castle" else 24)
    assert 0 < trial.differing < trial.decisions / 3


def test_neutral_players_never_choose_otherwise() -> None:
    assert play_trial(eldritch.game("nightmarium"), NEUTRAL, 2, games=4).differing == 0
