"""Exact battle odds, and how they are shown."""

from itertools import product

import pytest

from eldritch.games.duel.rules import battle_odds as odds

from ..table import table


@pytest.mark.parametrize("dice", [0, 1, 2, 3, 4])
def test_the_odds_are_those_of_every_throw(dice: int) -> None:
    counted = [[0] * (dice + 1) for _ in range(dice + 1)]
    for faces in product(range(1, 7), repeat=dice):
        counted[faces.count(6)][faces.count(4) + faces.count(5)] += 1
    assert [[odds.ways(dice, kills, pains) for pains in range(dice + 1)] for kills in range(dice + 1)] == counted


@pytest.mark.parametrize("dice", [0, 5, 12, 20])
def test_the_chances_sum_to_one(dice: int) -> None:
    assert sum(map(sum, odds.chances(dice))) == pytest.approx(1)
    assert sum(odds.kill_chances(dice)) == pytest.approx(1)
    assert sum(odds.pain_chances(dice)) == pytest.approx(1)


def test_a_forecast_tells_the_mean_of_both_sides() -> None:
    forecast = odds.forecast(6, 3)
    assert (forecast["attacker"]["kills"], forecast["attacker"]["pains"]) == (1, 2)
    assert forecast["defender"]["dice"] == 3


def test_a_battle_is_offered_with_its_odds() -> None:
    t = table(cthulhu="arkham 2 starspawn", goat="arkham mi_go, dark_young")
    described = t.state.describe(t.action("battle arkham"))
    assert (described["odds"]["attacker"]["dice"], described["odds"]["defender"]["dice"]) == (6, 3)
