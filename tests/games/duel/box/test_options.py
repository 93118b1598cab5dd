"""The rule switches: what each does, and which values are refused."""

import pytest

import eldritch
from eldritch.games.duel.rules.turn import MOST_CONTROLS

from ..table import (
    GAME,
    GOAT,
    area,
    begin,
    table,
)


@pytest.mark.parametrize(
    ("factions", "keys"),
    [
        ("great_cthulhu-black_goat", ["great_cthulhu", "black_goat"]),
        ("black_goat-great_cthulhu", ["black_goat", "great_cthulhu"]),
    ],
)
def test_factions_says_who_plays_what(factions: str, keys: list[str]) -> None:
    state = begin(factions=factions)
    assert [faction.sheet.key for faction in state.factions] == keys
    assert state.deciders()[0] == keys.index("great_cthulhu")


@pytest.mark.parametrize(("track", "cells"), [("short", [5, 6, 7, 8, 9, 10]), ("long", [5, 6, 7, 7, 8, 8, 9, 10])])
def test_ritual_track(track: str, cells: list[int]) -> None:
    assert begin(ritual_track=track).track == cells


@pytest.mark.parametrize(("lax", "open_gates"), [(False, set()), (True, {"awaken shub_niggurath dunwich"})])
def test_lax_awakening(lax: bool, open_gates: set[str]) -> None:
    t = table(goat="dunwich 2 acolyte", gates="dunwich goat", current="goat", options={"lax_awakening": lax})
    assert set(t.choices(verb="awaken")) == open_gates


@pytest.mark.parametrize(
    "options",
    [{"factions": "black_goat-black_goat"}, {"ritual_track": "endless"}, {"turn_limit": 0}, {"speed": 3}],
)
def test_other_values_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(eldritch.BadOptions):
        GAME.new(2, 1, options)


def test_two_seats_only() -> None:
    with pytest.raises(eldritch.BadOptions):
        GAME.new(3, 1)


def test_ruling12_gates_are_changed_any_number_of_times_by_option() -> None:
    for free, again in ((False, False), (True, True)):
        t = table(
            cthulhu="arkham 2 acolyte",
            goat="dunwich acolyte",
            gates="arkham cthulhu",
            options={"free_gate_control": free},
        )
        t.play("step_off arkham", "man acolyte arkham")
        assert t.can("step_off arkham") is again


def test_ruling12_a_turn_of_free_gate_control_ends_all_the_same() -> None:
    t = table(
        cthulhu="arkham 2 acolyte", goat="dunwich acolyte", gates="arkham cthulhu", options={"free_gate_control": True}
    )
    for _ in range(MOST_CONTROLS // 2):
        t.play("step_off arkham", "man acolyte arkham")
    assert not t.can("step_off arkham")


def test_ruling23_by_option_the_keeper_may_be_one_of_the_two_cultists() -> None:
    t = table(
        goat="dunwich acolyte | salem acolyte", gates="dunwich goat", current="goat", options={"lax_awakening": True}
    )
    t.play("awaken shub_niggurath dunwich", "eliminate acolyte dunwich")
    assert t.figures("goat", "dunwich") == "shub_niggurath"
    assert t.keeper("dunwich") == "nobody"


def test_ruling31_by_option_devolve_is_asked_after_every_action() -> None:
    t = table(
        cthulhu="arkham 2 acolyte",
        goat="dunwich 2 acolyte",
        books="devolve",
        current="goat",
        options={"devolve_after_every_action": True},
    )
    t.play("recruit dunwich")
    assert (t.step, t.waiting_for) == ("devolving", ["cthulhu"]), "without any threat, and with Power left"
    t.play("devolve arkham", "stop")
    assert t.waiting_for == ["cthulhu"]
    assert not t.choices(verb="devolve"), "only when he is asked"
    assert not t.choices(verb="devolve_policy")
    t.play("recruit arkham")
    assert (t.step, t.waiting_for) == ("devolving", ["cthulhu"]), "after his own action too"


def test_ruling40_by_option_ghouls_come_after_the_pains_and_theirs_are_assigned_then() -> None:
    t = table(
        cthulhu="arkham 2 deep_one, acolyte",
        goat="arkham 2 mi_go | salem ghoul | dunwich acolyte",
        books="necrophagy",
        current="goat",
        options={"late_ghouls": True},
    )
    t = t.with_dice("battle arkham", (0, 0), (0, 1))
    assert (t.step, t.waiting_for) == ("assign_pains", ["cthulhu"])
    t.play("pain deep_one")
    assert (t.step, t.waiting_for) == ("necrophagy", ["goat"])
    t.play("necrophagy salem")
    assert (t.step, t.waiting_for) == ("assign_pains", ["cthulhu"])
    t.play("pain acolyte")
    assert t.step == "retreat"


@pytest.mark.parametrize(("scores", "doom"), [(True, 2), (False, 0)])
def test_ruling44_own_pains_score(scores: bool, doom: int) -> None:
    """The Mi-Go is pained by its own side's Ghoul alone and cannot retreat."""
    near = ("merrimack_river", "dunwich", "innsmouth", "gardner_reservoir", "salem", "devils_reef")
    ring = " | ".join(f"{key} acolyte" for key in near)
    t = table(
        cthulhu=f"arkham deep_one | {ring}",
        goat="arkham mi_go | rockport ghoul",
        books="necrophagy",
        options={"own_pains_score": scores},
    )
    t = t.with_dice("battle arkham", (0, 0), (0, 0))
    t.play("necrophagy rockport", "retreat deep_one salem")
    assert t.figures("goat", "arkham") == "ghoul"
    assert t.doom == [doom, 0]
    lost = t.happened("eliminated")[-1]
    assert (lost["seat"], lost["area"]) == (GOAT, area("arkham"))


@pytest.mark.parametrize("scores", [True, False])
def test_ruling44_pains_that_the_enemy_rolled_always_score(scores: bool) -> None:
    near = ("merrimack_river", "dunwich", "innsmouth", "gardner_reservoir", "salem", "devils_reef")
    ring = " | ".join(f"{key} acolyte" for key in near)
    t = table(cthulhu=f"arkham deep_one | {ring}", goat="arkham mi_go", options={"own_pains_score": scores})
    assert t.with_dice("battle arkham", (0, 1), (0, 0)).doom == [2, 0]


def test_ruling67_by_option_signs_are_revealed_amid_an_assignment() -> None:
    t = table(
        cthulhu="arkham 2 deep_one, acolyte | signs 2",
        goat="arkham 2 mi_go, acolyte | signs 1",
        options={"reveal_any_moment": True},
    )
    t = t.with_dice("battle arkham", (1, 0), (0, 0))
    assert t.step == "assign_kills"
    t.play("goat reveal 1")
    assert t.doom[GOAT] == 1
