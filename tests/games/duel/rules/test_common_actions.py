"""The common actions and capture (rulings 20 to 28)."""

from ..table import CTHULHU, GOAT, table

FAR = "dunwich 2 acolyte"


def test_ruling20_a_cultist_is_recruited_beside_any_own_figure() -> None:
    t = table(cthulhu="arkham deep_one | salem acolyte", goat=FAR)
    assert set(t.choices(verb="recruit")) == {"recruit arkham", "recruit salem"}
    t.play("recruit arkham")
    assert (t.figures("cthulhu", "arkham"), t.power[CTHULHU]) == ("acolyte, deep_one", 7)


def test_ruling20_with_no_figure_on_the_map_anywhere() -> None:
    assert len(table(goat=FAR).choices(verb="recruit")) == 13


def test_ruling20_submerged_figures_are_off_the_map() -> None:
    assert len(table(goat=FAR, aside="cthulhu", books="submerge").choices(verb="recruit")) == 13


def test_ruling21_one_monster_at_a_controlled_gate() -> None:
    t = table(cthulhu="arkham acolyte", goat=FAR, gates="arkham cthulhu | salem nobody")
    assert set(t.choices(verb="summon")) == {
        "summon deep_one arkham",
        "summon shoggoth arkham",
        "summon starspawn arkham",
    }
    t.play("summon starspawn arkham")
    assert t.power[CTHULHU] == 5
    assert t.step == "turn"


def test_ruling21_the_goat_summons_any_number_at_any_gates_in_one_action() -> None:
    t = table(goat="dunwich acolyte | salem acolyte", gates="dunwich goat | salem goat", current="goat")
    t.play("summon mi_go dunwich", "summon ghoul salem", "summon dark_young salem", "stop")
    assert t.power[GOAT] == 2
    assert (t.figures("goat", "dunwich"), t.figures("goat", "salem")) == (
        "acolyte, mi_go",
        "acolyte, ghoul, dark_young",
    )


def test_ruling22_every_figure_moves_one_step_once_for_a_power_each() -> None:
    t = table(cthulhu="arkham acolyte, deep_one", goat=FAR)
    t.play("move acolyte arkham salem")
    assert not set(t.choices(verb="move")) & {"move acolyte salem arkham", "move acolyte salem boston"}
    t.play("move deep_one arkham innsmouth")
    assert t.power[CTHULHU] == 6
    assert (t.figures("cthulhu", "salem"), t.figures("cthulhu", "innsmouth")) == (
        "acolyte",
        "deep_one",
    )


def test_ruling22_requirements_are_looked_at_after_the_whole_move() -> None:
    t = table(cthulhu="salem acolyte", goat="arkham 2 acolyte", current="goat", open_slots="shared_area")
    t.play("move acolyte arkham salem")
    assert t.step == "moving"
    t.play("stop")
    assert t.step == "take_book"


def test_ruling23_a_controlled_gate_must_remain_for_shub_niggurath() -> None:
    t = table(goat="dunwich 2 acolyte", gates="dunwich goat", current="goat")
    assert not t.choices(verb="awaken")
    t = table(goat="dunwich 3 acolyte", gates="dunwich goat", current="goat")
    t.play("awaken shub_niggurath dunwich")
    assert t.figures("goat", "dunwich") == "acolyte, shub_niggurath"
    assert t.keeper("dunwich") == "goat"


def test_ruling23_laxly_the_gate_is_asked_for_before() -> None:
    t = table(goat="dunwich 2 acolyte", gates="dunwich goat", current="goat", options={"lax_awakening": True})
    t.play("awaken shub_niggurath dunwich")
    assert t.figures("goat", "dunwich") == "shub_niggurath"
    assert t.keeper("dunwich") == "nobody"


def test_ruling24_dreams_needs_an_own_acolyte_in_the_pool() -> None:
    away = "salem 6 acolyte"
    assert not table(cthulhu=away, goat=FAR, books="dreams").choices(verb="dreams")
    assert set(table(cthulhu="salem 5 acolyte", goat=FAR, books="dreams").choices(verb="dreams")) == {"dreams dunwich"}


def test_ruling24_avatar_needs_shub_niggurath_and_a_figure_elsewhere() -> None:
    assert not table(cthulhu="salem acolyte", goat=FAR, current="goat").choices(verb="avatar")
    t = table(cthulhu="salem cthulhu", goat="dunwich shub_niggurath, acolyte", current="goat")
    assert not t.choices(verb="avatar")


def test_ruling24_submerge_needs_cthulhu_in_water() -> None:
    assert not table(cthulhu="salem cthulhu", goat=FAR, books="submerge").can("submerge")
    assert table(cthulhu="martins_beach cthulhu", goat=FAR, books="submerge").can("submerge")


# Capture.


def test_ruling25_a_monster_captures_whatever_its_combat() -> None:
    t = table(cthulhu="arkham 2 acolyte", goat="arkham ghoul", current="goat")
    assert t.can("capture arkham")


def test_ruling25_cultists_do_not_capture() -> None:
    assert not table(cthulhu="arkham acolyte", goat="arkham 2 acolyte", current="goat").choices(verb="capture")


def test_ruling25_a_monster_protects_from_monsters_however_many() -> None:
    t = table(cthulhu="arkham acolyte, deep_one", goat="arkham 3 dark_young", current="goat")
    assert not t.choices(verb="capture")


def test_ruling25_a_great_old_one_beats_monsters_and_protects_from_everything() -> None:
    t = table(cthulhu="arkham cthulhu", goat="arkham acolyte, 3 dark_young")
    assert t.can("capture arkham")
    t = table(cthulhu="arkham cthulhu", goat="arkham acolyte, shub_niggurath")
    assert not t.choices(verb="capture")


def test_ruling26_a_second_cultist_shields_the_keeper() -> None:
    t = table(cthulhu="arkham deep_one", goat="arkham 2 acolyte", gates="arkham goat")
    t.play("capture arkham")
    assert (t.figures("goat", "arkham"), t.keeper("arkham")) == ("acolyte", "goat")


def test_ruling27_a_captive_is_neither_in_play_nor_in_the_pool() -> None:
    t = table(cthulhu="arkham deep_one", goat="arkham acolyte | salem acolyte")
    before = t.pool("goat", "acolyte")
    t.play("capture arkham")
    assert (t.pool("goat", "acolyte"), t.state.in_play(GOAT, 0)) == (before, 1)


def test_ruling27_in_gather_power_it_goes_back_for_a_power() -> None:
    t = table(cthulhu="arkham deep_one | power 1", goat="arkham acolyte | salem 2 acolyte | power 0")
    t.play("capture arkham")
    assert [facts["income"] for facts in t.happened("power_gathered")] == [1, 2]
    assert (t.pool("goat", "acolyte"), t.captives("cthulhu")) == (4, 0)


def test_ruling28_a_capture_scores_one_doom_at_once() -> None:
    t = table(cthulhu="arkham deep_one", goat="arkham acolyte | salem acolyte")
    t.play("capture arkham")
    assert t.doom == [1, 0]
    assert t.waiting_for == ["goat"]


def test_ruling23_each_of_the_two_cultists_is_chosen() -> None:
    goat = "dunwich acolyte | salem acolyte | boston acolyte"
    t = table(goat=goat, gates="dunwich goat", current="goat", options={"lax_awakening": True})
    t.play("awaken shub_niggurath dunwich")
    assert len(t.happened("offering_begun")) == 1
    t.play("eliminate acolyte boston")
    assert t.choices() == ["eliminate acolyte dunwich", "eliminate acolyte salem"]
    t.play("eliminate acolyte dunwich")
    assert (t.figures("goat", "salem"), t.keeper("dunwich")) == ("acolyte", "nobody")


def test_ruling22_the_end_of_a_move_is_announced() -> None:
    t = table(cthulhu="arkham 2 acolyte", goat="dunwich 2 acolyte").play("move acolyte arkham salem", "stop")
    assert len(t.happened("stopped")) == 1


def test_ruling25_a_capture_costs_a_power() -> None:
    t = table(cthulhu="arkham deep_one", goat="arkham acolyte | salem acolyte").play("capture arkham")
    assert t.power[CTHULHU] == 7
