"""The rule switches: what each does, and which values are refused."""

import pytest

import eldritch
from eldritch.games.duel.rules.turn import MOST_CONTROLS

from ..table import (
    CTHULHU,
    GAME,
    GOAT,
    begin,
    can,
    choices,
    decider,
    do,
    figures,
    keeper,
    step,
    table,
    with_dice,
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
    assert decider(state) == keys.index("great_cthulhu")


@pytest.mark.parametrize(("track", "cells"), [("short", [5, 6, 7, 8, 9, 10]), ("long", [5, 6, 7, 7, 8, 8, 9, 10])])
def test_ritual_track(track: str, cells: list[int]) -> None:
    assert begin(ritual_track=track).track == cells


@pytest.mark.parametrize(("lax", "open_gates"), [(False, set()), (True, {"awaken shub_niggurath dunwich"})])
def test_lax_awakening(lax: bool, open_gates: set[str]) -> None:
    state = table({}, {"dunwich": "2 acolyte"}, {"dunwich": "goat"}, turn=1, lax_awakening=lax)
    assert choices(state, "awaken") == open_gates


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
        state = table({"arkham": "2 acolyte"}, {"dunwich": "acolyte"}, {"arkham": "cthulhu"}, free_gate_control=free)
        do(state, "step_off arkham", "man acolyte arkham")
        assert can(state, "step_off arkham") is again


def test_ruling12_a_turn_of_free_gate_control_ends_all_the_same() -> None:
    state = table({"arkham": "2 acolyte"}, {"dunwich": "acolyte"}, {"arkham": "cthulhu"}, free_gate_control=True)
    for _ in range(MOST_CONTROLS // 2):
        do(state, "step_off arkham", "man acolyte arkham")
    assert not can(state, "step_off arkham")


def test_ruling23_by_option_the_keeper_may_be_one_of_the_two_cultists() -> None:
    state = table({}, {"dunwich": "acolyte", "salem": "acolyte"}, {"dunwich": "goat"}, turn=1, lax_awakening=True)
    do(state, "awaken shub_niggurath dunwich", "eliminate acolyte dunwich")
    assert figures(state, GOAT, "dunwich") == "shub_niggurath"
    assert keeper(state, "dunwich") == "nobody"


def test_ruling31_by_option_devolve_is_asked_after_every_action() -> None:
    cthulhu, goat = {"arkham": "2 acolyte"}, {"dunwich": "2 acolyte"}
    state = table(cthulhu, goat, books="devolve", turn=GOAT, devolve_after_every_action=True)
    do(state, "recruit dunwich")
    assert (step(state), decider(state)) == ("devolving", CTHULHU), "without any threat, and with Power left"
    do(state, "devolve arkham", "stop")
    assert decider(state) == CTHULHU
    assert not choices(state, "devolve"), "only when he is asked"
    assert not choices(state, "devolve_policy")
    do(state, "recruit arkham")
    assert (step(state), decider(state)) == ("devolving", CTHULHU), "after his own action too"


def test_ruling40_by_option_ghouls_come_after_the_pains_and_theirs_are_assigned_then() -> None:
    state = table(
        {"arkham": "2 deep_one, acolyte"},
        {"arkham": "2 mi_go", "salem": "ghoul", "dunwich": "acolyte"},
        books="necrophagy",
        turn=GOAT,
        late_ghouls=True,
    )
    state = with_dice(state, "battle arkham", (0, 0), (0, 1))
    assert (step(state), decider(state)) == ("assign_pains", CTHULHU)
    do(state, "pain deep_one")
    assert (step(state), decider(state)) == ("necrophagy", GOAT)
    do(state, "necrophagy salem")
    assert (step(state), decider(state)) == ("assign_pains", CTHULHU)
    do(state, "pain acolyte")
    assert step(state) == "retreat"


@pytest.mark.parametrize(("scores", "doom"), [(True, 2), (False, 0)])
def test_ruling44_own_pains_score(scores: bool, doom: int) -> None:
    """The Mi-Go is pained by its own side's Ghoul alone and cannot retreat."""
    near = ("merrimack_river", "dunwich", "innsmouth", "gardner_reservoir", "salem", "devils_reef")
    state = table(
        {"arkham": "deep_one", **dict.fromkeys(near, "acolyte")},
        {"arkham": "mi_go", "rockport": "ghoul"},
        books="necrophagy",
        own_pains_score=scores,
    )
    state = with_dice(state, "battle arkham", (0, 0), (0, 0))
    do(state, "necrophagy rockport", "retreat deep_one salem")
    assert figures(state, GOAT, "arkham") == "ghoul"
    assert state.doom == [doom, 0]


def test_ruling67_by_option_signs_are_revealed_amid_an_assignment() -> None:
    fighters = ({"arkham": "2 deep_one, acolyte"}, {"arkham": "2 mi_go, acolyte"})
    state = table(*fighters, signs=((2,), (1,)), reveal_any_moment=True)
    state = with_dice(state, "battle arkham", (1, 0), (0, 0))
    assert step(state) == "assign_kills"
    do(state, "reveal 1", seat=GOAT)
    assert state.doom[GOAT] == 1
