"""Abilities of the factions (rulings 73 to 80)."""

import pytest

from ..table import (
    CTHULHU,
    GOAT,
    area,
    can,
    choices,
    decider,
    do,
    events,
    figures,
    keeper,
    kind,
    pool,
    step,
    table,
    with_dice,
)

FAR = {"dunwich": "2 acolyte"}


def test_ruling73_submerge_takes_any_figures_of_the_area_and_leaves_the_gate() -> None:
    state = table(
        {"martins_beach": "cthulhu, 2 acolyte, deep_one"}, FAR, {"martins_beach": "cthulhu"}, books="submerge"
    )
    do(state, "submerge", "take_down acolyte", "take_down acolyte", "stop")
    assert (figures(state, CTHULHU, "martins_beach"), keeper(state, "martins_beach")) == (
        "deep_one",
        "nobody",
    )
    assert (state.power[CTHULHU], state.in_play(CTHULHU, 0), state.on_map(CTHULHU, 0)) == (7, 2, 0)


def test_ruling73_all_come_up_together_anywhere_for_nothing() -> None:
    state = table({"martins_beach": "cthulhu, deep_one"}, FAR, books="submerge")
    do(state, "submerge", "take_down deep_one")
    assert decider(state) == GOAT
    do(state, "recruit dunwich")
    assert len(choices(state, "surface")) == 13
    do(state, "surface dunwich")
    assert (figures(state, CTHULHU, "dunwich"), state.power[CTHULHU]) == ("deep_one, cthulhu", 7)


def test_ruling73_cthulhu_below_cannot_be_awakened_again() -> None:
    state = table({"jersey_reef": "acolyte"}, FAR, {"jersey_reef": "cthulhu"}, aside="cthulhu", power=(15, 8))
    assert not choices(state, "awaken")


def test_ruling74_dreams_replaces_a_lone_keeper_and_the_gate_is_seized() -> None:
    state = table({"salem": "acolyte"}, {"dunwich": "acolyte, dark_young"}, {"dunwich": "goat"}, books="dreams")
    do(state, "dreams dunwich")
    assert (figures(state, CTHULHU, "dunwich"), keeper(state, "dunwich")) == ("acolyte", "cthulhu")
    assert (state.power[CTHULHU], pool(state, GOAT, "acolyte")) == (6, 6)


def test_ruling75_ghroth_not_above_the_mi_go_areas_costs_the_enemy_as_many_cultists() -> None:
    goat = {"dunwich": "mi_go", "arkham": "2 mi_go", "salem": "mi_go"}
    for seed in range(60):
        state = table({"kingsport": "3 acolyte", "boston": "3 acolyte"}, goat, books="ghroth", turn=GOAT)
        state.rekey(seed)
        do(state, "ghroth")
        face = events(state, "ghroth_rolled")[0]
        assert face["areas"] == 3
        if face["face"] > 3:
            assert (step(state), decider(state)) == ("placing", GOAT)
        elif face["face"] == 2:
            assert (step(state), decider(state)) == ("cultists_lost", CTHULHU)
            do(state, "eliminate acolyte boston", "eliminate acolyte kingsport")
            assert (state.on_map(CTHULHU, 0), state.doom) == (4, [0, 2])


def test_ruling75_ghroth_fails_without_mi_go_and_places_either_sides_acolyte() -> None:
    state = table({"kingsport": "5 acolyte"}, {"dunwich": "acolyte"}, books="ghroth", turn=GOAT)
    do(state, "ghroth")
    assert len(choices(state, "place")) == 26
    do(state, "place cthulhu boston")
    assert figures(state, CTHULHU, "boston") == "acolyte"
    assert state.power[GOAT] == 6


def test_ruling75_ghroth_with_both_pools_empty_does_nothing() -> None:
    state = table({"kingsport": "6 acolyte"}, {"dunwich": "6 acolyte"}, books="ghroth", turn=GOAT)
    do(state, "ghroth")
    assert step(state) == "turn"


def test_ruling76_avatar_swaps_places_and_the_keeper_leaves_the_gate() -> None:
    state = table(
        {"salem": "acolyte"},
        {"dunwich": "shub_niggurath"},
        {"salem": "cthulhu"},
        turn=GOAT,
        open_slots="shared_area",
    )
    do(state, "avatar cthulhu salem")
    assert (figures(state, GOAT, "salem"), figures(state, CTHULHU, "dunwich")) == (
        "shub_niggurath",
        "acolyte",
    )
    assert keeper(state, "salem") == "nobody"
    assert state.power[GOAT] == 7


def test_ruling76_own_figures_may_be_named_and_great_old_ones_never() -> None:
    state = table({"salem": "cthulhu"}, {"dunwich": "shub_niggurath", "arkham": "ghoul"}, turn=GOAT)
    assert choices(state, "avatar") == {"avatar 1 arkham"}
    do(state, "avatar goat arkham")
    assert (figures(state, GOAT, "arkham"), figures(state, GOAT, "dunwich")) == ("shub_niggurath", "ghoul")


@pytest.mark.parametrize(("shub", "costs"), [("shub_niggurath", [0, 1, 2]), ("ghoul", [1, 2, 3])])
def test_ruling77_thousand_young_is_tested_when_paying(shub: str, costs: list[int]) -> None:
    state = table({}, {"dunwich": f"acolyte, {shub}"}, {"dunwich": "goat"}, books="thousand_young", turn=GOAT)
    assert [state.factions[GOAT].cost(state, GOAT, number) for number in (1, 2, 3)] == costs


def test_ruling77_frenzy_lets_a_lone_cultist_start_a_battle() -> None:
    state = table({"arkham": "cthulhu"}, {"arkham": "acolyte"}, books="frenzy", turn=GOAT)
    assert can(state, "battle arkham")


def test_ruling78_dark_young_build_keep_capture_and_protect() -> None:
    state = table(
        {"arkham": "acolyte, deep_one"},
        {"arkham": "dark_young", "salem": "dark_young"},
        books="red_sign",
        turn=GOAT,
    )
    do(state, "build salem")
    assert keeper(state, "salem") == "goat dark_young"
    state = table({"arkham": "acolyte"}, {"arkham": "dark_young"}, books="red_sign", turn=GOAT)
    assert can(state, "capture arkham")
    state = table({"arkham": "deep_one"}, {"arkham": "dark_young, acolyte"}, books="red_sign")
    assert not choices(state, "capture")


def test_ruling78_dark_young_are_no_cultists() -> None:
    goat = {"dunwich": "acolyte, 3 dark_young"}
    state = table(
        {},
        goat,
        {"dunwich": "goat dark_young"},
        books="red_sign",
        turn=GOAT,
        open_slots="eliminate_two",
        power=(0, 9),
    )
    assert not choices(state, "fulfil")
    assert not choices(state, "awaken")


def test_ruling79_immortal_counts_awakenings_in_the_whole_game() -> None:
    home = {"jersey_reef": "acolyte"}
    state = table(home, FAR, {"jersey_reef": "nobody"}, power=(9, 8))
    assert not choices(state, "awaken")
    state = table(home, FAR, {"jersey_reef": "nobody"}, power=(4, 8), awakenings=1)
    do(state, "awaken cthulhu jersey_reef")
    assert (state.power[CTHULHU], len(state.signs[CTHULHU])) == (0, 1)


def test_ruling79_the_gate_may_be_anybodys() -> None:
    state = table({"salem": "acolyte"}, {"jersey_reef": "acolyte"}, {"jersey_reef": "goat"}, power=(10, 8))
    assert can(state, "awaken cthulhu jersey_reef")
    state = table({"salem": "acolyte"}, {"jersey_reef": "acolyte"}, power=(10, 8))
    assert not choices(state, "awaken")


def test_ruling80_necrophagy_can_meet_a_requirement_after_the_battle() -> None:
    goat = {"arkham": "mi_go", "salem": "2 ghoul", "boston": "acolyte"}
    state = table({"arkham": "deep_one"}, goat, books="necrophagy", open_slots="four_areas", turn=GOAT)
    state = with_dice(state, "battle arkham", (0, 0), (0, 0))
    do(state, "necrophagy salem", "stop", "retreat mi_go innsmouth")
    assert (figures(state, GOAT, "salem"), figures(state, GOAT, "arkham")) == ("ghoul", "ghoul")
    do(state, "retreat deep_one gardner_reservoir")
    assert (step(state), decider(state)) == ("take_book", GOAT)


def test_figures_cannot_exceed_the_pool() -> None:
    state = table({"jersey_reef": "acolyte, 4 deep_one"}, FAR, {"jersey_reef": "cthulhu"})
    assert kind(state, CTHULHU, "deep_one") == 1
    assert not can(state, "summon deep_one jersey_reef")


def test_ruling73_the_figures_left_behind_are_not_asked_for_again() -> None:
    state = table({"martins_beach": "cthulhu, 2 acolyte"}, FAR, books="submerge")
    do(state, "submerge", "stop")
    assert (step(state), decider(state)) == ("turn", GOAT)
    assert figures(state, CTHULHU, "martins_beach") == "2 acolyte"


def test_ruling75_as_many_cultists_as_there_are_go_unasked() -> None:
    goat = {"dunwich": "mi_go", "arkham": "mi_go"}
    for seed in range(60):
        state = table({"kingsport": "acolyte", "boston": "acolyte"}, goat, books="ghroth", turn=GOAT)
        state.rekey(seed)
        do(state, "ghroth")
        if events(state, "ghroth_rolled")[0]["face"] == 2:
            assert (state.on_map(CTHULHU, 0), step(state)) == (0, "turn")
            return
    raise AssertionError("no roll shows that")


def test_ruling75_the_die_is_shown() -> None:
    state = table({"kingsport": "5 acolyte"}, {"dunwich": "acolyte"}, books="ghroth", turn=GOAT)
    do(state, "ghroth")
    (rolled,) = events(state, "ghroth_rolled")
    assert state.view(GOAT)["table"]["dice"] == [[], [rolled["face"]]]


def test_ruling76_the_exchange_is_announced_with_both_areas() -> None:
    state = table({"salem": "acolyte"}, {"dunwich": "shub_niggurath"}, turn=GOAT)
    do(state, "avatar cthulhu salem")
    places = {"area": area("salem"), "to": area("dunwich")}
    assert events(state, "swapped") == [{"seat": CTHULHU, "kind": 0, **places}]
