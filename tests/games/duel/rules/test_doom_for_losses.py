"""Doom for losses (rulings 47 to 51) and the values of the figures."""

import pytest

from eldritch.core.generator import Generator

from ..table import CTHULHU, GOAT, box, table


def test_ruling47_self_inflicted_losses_score_nothing() -> None:
    t = table(goat="dunwich 5 acolyte", gates="dunwich goat", current="goat", open_slots="eliminate_two")
    t.play("fulfil eliminate_two")
    assert t.doom == [0, 0]
    t = table(goat="dunwich 5 acolyte", gates="dunwich goat", current="goat")
    t.play("awaken shub_niggurath dunwich")
    assert t.doom == [0, 0]


def test_ruling47_absorb_and_devolve_score_nothing() -> None:
    t = table(cthulhu="arkham shoggoth, 2 acolyte", goat="arkham ghoul | dunwich acolyte", books="absorb devolve")
    t.play("devolve arkham", "battle arkham", "absorb acolyte")
    assert t.doom[GOAT] == 0


def test_ruling48_dreams_scores_one() -> None:
    t = table(cthulhu="salem acolyte", goat="dunwich acolyte", books="dreams")
    t.play("dreams dunwich")
    assert t.doom == [1, 0]


def test_ruling48_ghroth_scores_one_for_each_cultist() -> None:
    goat = "dunwich mi_go | arkham mi_go | salem mi_go | boston mi_go"
    t = table(cthulhu="kingsport 6 acolyte", goat=goat, books="ghroth", current="goat")
    t.state.rekey(next(seed for seed in range(100) if Generator(seed).below(6) == 2))
    t.play("ghroth")
    assert (t.figures("cthulhu", "kingsport"), t.doom) == ("3 acolyte", [0, 3])


VALUES = {
    "great_cthulhu": {
        "acolyte": (1, 1),
        "deep_one": (1, 1),
        "shoggoth": (2, 1),
        "starspawn": (3, 2),
        "cthulhu": (7, 4),
    },
    "black_goat": {
        "acolyte": (1, 1),
        "ghoul": (1, 1),
        "mi_go": (2, 1),
        "dark_young": (3, 2),
        "shub_niggurath": (8, 4),
    },
}


@pytest.mark.parametrize("faction", VALUES)
def test_ruling49_the_value_is_the_average_printed_cost_rounded_up_and_half_of_that(faction: str) -> None:
    sheet = box().sheets[faction]
    found = {name: (sheet.value[kind], sheet.half[kind]) for kind, name in enumerate(sheet.figures)}
    assert found == VALUES[faction]


def test_ruling49_the_cost_in_force_does_not_matter() -> None:
    goat = "arkham dark_young | dunwich shub_niggurath, acolyte"
    t = table(cthulhu="arkham 4 deep_one", goat=goat, books="thousand_young")
    t = t.with_dice("battle arkham", (1, 0), (0, 0))
    assert t.doom == [3, 0]


def test_ruling50_a_regenerated_starspawn_scores_two() -> None:
    t = table(cthulhu="arkham starspawn", goat="arkham 3 dark_young", books="regenerate")
    t = t.with_dice("battle arkham", (0, 0), (1, 0))
    t.play("kill starspawn")
    assert t.doom == [0, 2]


def test_ruling50_once_for_each_figure_three_instead_of_two_if_it_cannot_retreat() -> None:
    ring = "merrimack_river 3 dark_young | dunwich acolyte | arkham acolyte | innsmouth acolyte"
    t = table(cthulhu="merrimack_river starspawn", goat=ring, books="regenerate")
    t = t.with_dice("battle merrimack_river", (0, 0), (1, 0))
    t.play("kill starspawn")
    assert t.doom == [0, 3]
    assert t.figures("cthulhu", "merrimack_river") == ""


def test_ruling51_crossing_thirty_does_not_stop_the_turn() -> None:
    t = table(
        cthulhu="arkham acolyte, deep_one | doom 29", goat="arkham acolyte | dunwich acolyte", gates="arkham goat"
    )
    t.play("capture arkham")
    assert (t.doom[CTHULHU], t.state.over, t.waiting_for) == (30, False, ["cthulhu"])
    t.play("end_turn")
    assert (t.state.over, t.state.ending, t.winners) == (True, "doom", ["cthulhu"])
