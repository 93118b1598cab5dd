"""Doom for losses (rulings 47 to 51) and the values of the figures."""

import pytest

from eldritch.core.generator import Generator

from ..table import CTHULHU, GOAT, box, decider, do, figures, table, with_dice


def test_ruling47_self_inflicted_losses_score_nothing() -> None:
    state = table({}, {"dunwich": "5 acolyte"}, {"dunwich": "goat"}, turn=GOAT, open_slots="eliminate_two")
    do(state, "fulfil eliminate_two")
    assert state.doom == [0, 0]
    state = table({}, {"dunwich": "5 acolyte"}, {"dunwich": "goat"}, turn=GOAT)
    do(state, "awaken shub_niggurath dunwich")
    assert state.doom == [0, 0]


def test_ruling47_absorb_and_devolve_score_nothing() -> None:
    state = table({"arkham": "shoggoth, 2 acolyte"}, {"arkham": "ghoul", "dunwich": "acolyte"}, books="absorb devolve")
    do(state, "devolve arkham", "battle arkham", "absorb acolyte")
    assert state.doom[GOAT] == 0


def test_ruling48_dreams_scores_one() -> None:
    state = table({"salem": "acolyte"}, {"dunwich": "acolyte"}, books="dreams")
    do(state, "dreams dunwich")
    assert state.doom == [1, 0]


def test_ruling48_ghroth_scores_one_for_each_cultist() -> None:
    goat = {"dunwich": "mi_go", "arkham": "mi_go", "salem": "mi_go", "boston": "mi_go"}
    state = table({"kingsport": "6 acolyte"}, goat, books="ghroth", turn=GOAT)
    state.rekey(next(seed for seed in range(100) if Generator(seed).below(6) == 2))
    do(state, "ghroth")
    assert (figures(state, CTHULHU, "kingsport"), state.doom) == ("3 acolyte", [0, 3])


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
    goat = {"arkham": "dark_young", "dunwich": "shub_niggurath, acolyte"}
    state = table({"arkham": "4 deep_one"}, goat, books="thousand_young")
    state = with_dice(state, "battle arkham", (1, 0), (0, 0))
    assert state.doom == [3, 0]


def test_ruling50_a_regenerated_starspawn_scores_two() -> None:
    state = table({"arkham": "starspawn"}, {"arkham": "3 dark_young"}, books="regenerate")
    state = with_dice(state, "battle arkham", (0, 0), (1, 0))
    do(state, "kill starspawn")
    assert state.doom == [0, 2]


def test_ruling50_once_for_each_figure_three_instead_of_two_if_it_cannot_retreat() -> None:
    ring = {
        "merrimack_river": "3 dark_young",
        "dunwich": "acolyte",
        "arkham": "acolyte",
        "innsmouth": "acolyte",
    }
    state = table({"merrimack_river": "starspawn"}, ring, books="regenerate")
    state = with_dice(state, "battle merrimack_river", (0, 0), (1, 0))
    do(state, "kill starspawn")
    assert state.doom == [0, 3]
    assert figures(state, CTHULHU, "merrimack_river") == ""


def test_ruling51_crossing_thirty_does_not_stop_the_turn() -> None:
    state = table(
        {"arkham": "acolyte, deep_one"},
        {"arkham": "acolyte", "dunwich": "acolyte"},
        {"arkham": "goat"},
        doom=(29, 0),
    )
    do(state, "capture arkham")
    assert (state.doom[CTHULHU], state.over, decider(state)) == (30, False, CTHULHU)
    do(state, "end_turn")
    assert (state.over, state.ending, state.winners) == (True, "doom", [CTHULHU])
