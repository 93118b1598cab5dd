"""The common actions and capture (rulings 20 to 28)."""

from ..table import (
    CTHULHU,
    GOAT,
    can,
    captives,
    choices,
    decider,
    do,
    events,
    figures,
    keeper,
    pool,
    step,
    table,
)

FAR = {"dunwich": "2 acolyte"}


def test_ruling20_a_cultist_is_recruited_beside_any_own_figure() -> None:
    state = table({"arkham": "deep_one", "salem": "acolyte"}, FAR)
    assert choices(state, "recruit") == {"recruit arkham", "recruit salem"}
    do(state, "recruit arkham")
    assert (figures(state, CTHULHU, "arkham"), state.power[CTHULHU]) == ("acolyte, deep_one", 7)


def test_ruling20_with_no_figure_on_the_map_anywhere() -> None:
    assert len(choices(table({}, FAR), "recruit")) == 13


def test_ruling20_submerged_figures_are_off_the_map() -> None:
    assert len(choices(table({}, FAR, aside="cthulhu", books="submerge"), "recruit")) == 13


def test_ruling21_one_monster_at_a_controlled_gate() -> None:
    state = table({"arkham": "acolyte"}, FAR, {"arkham": "cthulhu", "salem": "nobody"})
    assert choices(state, "summon") == {
        "summon deep_one arkham",
        "summon shoggoth arkham",
        "summon starspawn arkham",
    }
    do(state, "summon starspawn arkham")
    assert state.power[CTHULHU] == 5
    assert step(state) == "turn"


def test_ruling21_the_goat_summons_any_number_at_any_gates_in_one_action() -> None:
    state = table({}, {"dunwich": "acolyte", "salem": "acolyte"}, {"dunwich": "goat", "salem": "goat"}, turn=GOAT)
    do(state, "summon mi_go dunwich", "summon ghoul salem", "summon dark_young salem", "stop")
    assert state.power[GOAT] == 2
    assert (figures(state, GOAT, "dunwich"), figures(state, GOAT, "salem")) == (
        "acolyte, mi_go",
        "acolyte, ghoul, dark_young",
    )


def test_ruling22_every_figure_moves_one_step_once_for_a_power_each() -> None:
    state = table({"arkham": "acolyte, deep_one"}, FAR)
    do(state, "move acolyte arkham salem")
    assert not choices(state, "move") & {"move acolyte salem arkham", "move acolyte salem boston"}
    do(state, "move deep_one arkham innsmouth")
    assert state.power[CTHULHU] == 6
    assert (figures(state, CTHULHU, "salem"), figures(state, CTHULHU, "innsmouth")) == (
        "acolyte",
        "deep_one",
    )


def test_ruling22_requirements_are_looked_at_after_the_whole_move() -> None:
    state = table({"salem": "acolyte"}, {"arkham": "2 acolyte"}, turn=GOAT, open_slots="shared_area")
    do(state, "move acolyte arkham salem")
    assert step(state) == "moving"
    do(state, "stop")
    assert step(state) == "take_book"


def test_ruling23_a_controlled_gate_must_remain_for_shub_niggurath() -> None:
    state = table({}, {"dunwich": "2 acolyte"}, {"dunwich": "goat"}, turn=GOAT)
    assert not choices(state, "awaken")
    state = table({}, {"dunwich": "3 acolyte"}, {"dunwich": "goat"}, turn=GOAT)
    do(state, "awaken shub_niggurath dunwich")
    assert figures(state, GOAT, "dunwich") == "acolyte, shub_niggurath"
    assert keeper(state, "dunwich") == "goat"


def test_ruling23_laxly_the_gate_is_asked_for_before() -> None:
    state = table({}, {"dunwich": "2 acolyte"}, {"dunwich": "goat"}, turn=GOAT, lax_awakening=True)
    do(state, "awaken shub_niggurath dunwich")
    assert figures(state, GOAT, "dunwich") == "shub_niggurath"
    assert keeper(state, "dunwich") == "nobody"


def test_ruling24_dreams_needs_an_own_acolyte_in_the_pool() -> None:
    away = {"salem": "6 acolyte"}
    assert not choices(table(away, FAR, books="dreams"), "dreams")
    assert choices(table({"salem": "5 acolyte"}, FAR, books="dreams"), "dreams") == {"dreams dunwich"}


def test_ruling24_avatar_needs_shub_niggurath_and_a_figure_elsewhere() -> None:
    assert not choices(table({"salem": "acolyte"}, FAR, turn=GOAT), "avatar")
    state = table({"salem": "cthulhu"}, {"dunwich": "shub_niggurath, acolyte"}, turn=GOAT)
    assert not choices(state, "avatar")


def test_ruling24_submerge_needs_cthulhu_in_water() -> None:
    assert not can(table({"salem": "cthulhu"}, FAR, books="submerge"), "submerge")
    assert can(table({"martins_beach": "cthulhu"}, FAR, books="submerge"), "submerge")


# Capture.


def test_ruling25_a_monster_captures_whatever_its_combat() -> None:
    state = table({"arkham": "2 acolyte"}, {"arkham": "ghoul"}, turn=GOAT)
    assert can(state, "capture arkham")


def test_ruling25_cultists_do_not_capture() -> None:
    assert not choices(table({"arkham": "acolyte"}, {"arkham": "2 acolyte"}, turn=GOAT), "capture")


def test_ruling25_a_monster_protects_from_monsters_however_many() -> None:
    state = table({"arkham": "acolyte, deep_one"}, {"arkham": "3 dark_young"}, turn=GOAT)
    assert not choices(state, "capture")


def test_ruling25_a_great_old_one_beats_monsters_and_protects_from_everything() -> None:
    state = table({"arkham": "cthulhu"}, {"arkham": "acolyte, 3 dark_young"})
    assert can(state, "capture arkham")
    state = table({"arkham": "cthulhu"}, {"arkham": "acolyte, shub_niggurath"})
    assert not choices(state, "capture")


def test_ruling26_a_second_cultist_shields_the_keeper() -> None:
    state = table({"arkham": "deep_one"}, {"arkham": "2 acolyte"}, {"arkham": "goat"})
    do(state, "capture arkham")
    assert (figures(state, GOAT, "arkham"), keeper(state, "arkham")) == ("acolyte", "goat")


def test_ruling27_a_captive_is_neither_in_play_nor_in_the_pool() -> None:
    state = table({"arkham": "deep_one"}, {"arkham": "acolyte", "salem": "acolyte"})
    before = pool(state, GOAT, "acolyte")
    do(state, "capture arkham")
    assert (pool(state, GOAT, "acolyte"), state.in_play(GOAT, 0)) == (before, 1)


def test_ruling27_in_gather_power_it_goes_back_for_a_power() -> None:
    state = table({"arkham": "deep_one"}, {"arkham": "acolyte", "salem": "2 acolyte"}, power=(1, 0))
    do(state, "capture arkham")
    assert [facts["income"] for facts in events(state, "power_gathered")] == [1, 2]
    assert (pool(state, GOAT, "acolyte"), captives(state, CTHULHU)) == (4, 0)


def test_ruling28_a_capture_scores_one_doom_at_once() -> None:
    state = table({"arkham": "deep_one"}, {"arkham": "acolyte", "salem": "acolyte"})
    do(state, "capture arkham")
    assert state.doom == [1, 0]
    assert decider(state) == GOAT


def test_ruling23_each_of_the_two_cultists_is_chosen() -> None:
    goat = {"dunwich": "acolyte", "salem": "acolyte", "boston": "acolyte"}
    state = table({}, goat, {"dunwich": "goat"}, turn=GOAT, lax_awakening=True)
    do(state, "awaken shub_niggurath dunwich")
    assert events(state, "offering_begun") == [{"seat": GOAT}]
    do(state, "eliminate acolyte boston")
    assert choices(state) == {"eliminate acolyte dunwich", "eliminate acolyte salem"}
    do(state, "eliminate acolyte dunwich")
    assert (figures(state, GOAT, "salem"), keeper(state, "dunwich")) == ("acolyte", "nobody")


def test_ruling22_the_end_of_a_move_is_announced() -> None:
    state = table({"arkham": "2 acolyte"}, FAR)
    do(state, "move acolyte arkham salem", "stop")
    assert events(state, "stopped") == [{"seat": CTHULHU}]
