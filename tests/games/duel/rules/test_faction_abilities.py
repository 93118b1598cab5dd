"""Abilities of the factions (rulings 73 to 80)."""

import pytest

from eldritch.games.duel.rules.factions.black_goat_steps import SHUB_NIGGURATH

from ..table import (
    CTHULHU,
    GOAT,
    area,
    table,
)

FAR = "dunwich 2 acolyte"


def test_ruling73_submerge_takes_any_figures_of_the_area_and_leaves_the_gate() -> None:
    t = table(
        cthulhu="martins_beach cthulhu, 2 acolyte, deep_one", goat=FAR, gates="martins_beach cthulhu", books="submerge"
    )
    t.play("submerge", "take_down acolyte", "take_down acolyte", "stop")
    assert (t.figures("cthulhu", "martins_beach"), t.keeper("martins_beach")) == (
        "deep_one",
        "nobody",
    )
    assert (t.power[CTHULHU], t.state.in_play(CTHULHU, 0), t.state.on_map(CTHULHU, 0)) == (7, 2, 0)


def test_ruling73_all_come_up_together_anywhere_for_nothing() -> None:
    t = table(cthulhu="martins_beach cthulhu, deep_one", goat=FAR, books="submerge")
    t.play("submerge", "take_down deep_one")
    assert t.waiting_for == ["goat"]
    t.play("recruit dunwich")
    assert len(t.choices(verb="surface")) == 13
    t.play("surface dunwich")
    assert (t.figures("cthulhu", "dunwich"), t.power[CTHULHU]) == ("deep_one, cthulhu", 7)


def test_ruling73_cthulhu_below_cannot_be_awakened_again() -> None:
    t = table(cthulhu="jersey_reef acolyte | power 15", goat=FAR, gates="jersey_reef cthulhu", aside="cthulhu")
    assert not t.choices(verb="awaken")


def test_ruling74_dreams_replaces_a_lone_keeper_and_the_gate_is_seized() -> None:
    t = table(cthulhu="salem acolyte", goat="dunwich acolyte, dark_young", gates="dunwich goat", books="dreams")
    t.play("dreams dunwich")
    assert (t.figures("cthulhu", "dunwich"), t.keeper("dunwich")) == ("acolyte", "cthulhu")
    assert (t.power[CTHULHU], t.pool("goat", "acolyte")) == (6, 6)


def test_ruling75_ghroth_not_above_the_mi_go_areas_costs_the_enemy_as_many_cultists() -> None:
    goat = "dunwich mi_go | arkham 2 mi_go | salem mi_go"
    for seed in range(60):
        t = table(cthulhu="kingsport 3 acolyte | boston 3 acolyte", goat=goat, books="ghroth", current="goat")
        t.state.rekey(seed)
        t.play("ghroth")
        face = t.happened("ghroth_rolled")[0]
        assert face["areas"] == 3
        if face["face"] > 3:
            assert (t.step, t.waiting_for) == ("placing", ["goat"])
        elif face["face"] == 2:
            assert (t.step, t.waiting_for) == ("cultists_lost", ["cthulhu"])
            t.play("eliminate acolyte boston", "eliminate acolyte kingsport")
            assert (t.state.on_map(CTHULHU, 0), t.doom) == (4, [0, 2])


def test_ruling75_ghroth_may_take_the_last_power() -> None:
    assert table(goat="dunwich acolyte | power 2", books="ghroth", current="goat").choices(verb="ghroth")
    assert not table(goat="dunwich acolyte | power 1", books="ghroth", current="goat").choices(verb="ghroth")


def test_ruling75_ghroth_fails_without_mi_go_and_places_either_sides_acolyte() -> None:
    t = table(cthulhu="kingsport 5 acolyte", goat="dunwich acolyte", books="ghroth", current="goat")
    t.play("ghroth")
    assert len(t.choices(verb="place")) == 26
    t.play("place cthulhu boston")
    assert t.figures("cthulhu", "boston") == "acolyte"
    assert t.power[GOAT] == 6


def test_ruling75_ghroth_with_both_pools_empty_does_nothing() -> None:
    t = table(cthulhu="kingsport 6 acolyte", goat="dunwich 6 acolyte", books="ghroth", current="goat")
    t.play("ghroth")
    assert t.step == "turn"


def test_ruling76_avatar_swaps_places_and_the_keeper_leaves_the_gate() -> None:
    t = table(
        cthulhu="salem acolyte",
        goat="dunwich shub_niggurath",
        gates="salem cthulhu",
        current="goat",
        open_slots="shared_area",
    )
    t.play("avatar cthulhu salem")
    assert (t.figures("goat", "salem"), t.figures("cthulhu", "dunwich")) == (
        "shub_niggurath",
        "acolyte",
    )
    assert t.keeper("salem") == "nobody"
    assert t.power[GOAT] == 7


def test_ruling76_own_figures_may_be_named_and_great_old_ones_never() -> None:
    t = table(cthulhu="salem cthulhu", goat="dunwich shub_niggurath | arkham ghoul", current="goat")
    assert t.choices(verb="avatar") == ["avatar goat arkham"]
    t.play("avatar goat arkham")
    assert (t.figures("goat", "arkham"), t.figures("goat", "dunwich")) == ("shub_niggurath", "ghoul")


@pytest.mark.parametrize(("shub", "costs"), [("shub_niggurath", [0, 1, 2]), ("ghoul", [1, 2, 3])])
def test_ruling77_thousand_young_is_tested_when_paying(shub: str, costs: list[int]) -> None:
    t = table(goat=f"dunwich acolyte, {shub}", gates="dunwich goat", books="thousand_young", current="goat")
    assert [t.state.factions[GOAT].cost(t.state, GOAT, number) for number in (1, 2, 3)] == costs


def test_ruling77_frenzy_lets_a_lone_cultist_start_a_battle() -> None:
    t = table(cthulhu="arkham cthulhu", goat="arkham acolyte", books="frenzy", current="goat")
    assert t.can("battle arkham")


def test_ruling78_dark_young_build_keep_capture_and_protect() -> None:
    t = table(
        cthulhu="arkham acolyte, deep_one",
        goat="arkham dark_young | salem dark_young",
        books="red_sign",
        current="goat",
    )
    t.play("build salem")
    assert t.keeper("salem") == "goat dark_young"
    t = table(cthulhu="arkham acolyte", goat="arkham dark_young", books="red_sign", current="goat")
    assert t.can("capture arkham")
    t = table(cthulhu="arkham deep_one", goat="arkham dark_young, acolyte", books="red_sign")
    assert not t.choices(verb="capture")


def test_ruling78_dark_young_are_no_cultists() -> None:
    goat = "dunwich acolyte, 3 dark_young"
    t = table(
        cthulhu="power 0",
        goat=f"{goat} | power 9",
        gates="dunwich goat dark_young",
        books="red_sign",
        current="goat",
        open_slots="eliminate_two",
    )
    assert not t.choices(verb="fulfil")
    assert not t.choices(verb="awaken")


def test_ruling79_immortal_counts_awakenings_in_the_whole_game() -> None:
    home = "jersey_reef acolyte"
    t = table(cthulhu=f"{home} | power 9", goat=FAR, gates="jersey_reef nobody")
    assert not t.choices(verb="awaken")
    t = table(cthulhu=f"{home} | power 4", goat=FAR, gates="jersey_reef nobody", awakenings=1)
    t.play("awaken cthulhu jersey_reef")
    assert (t.power[CTHULHU], len(t.signs("cthulhu"))) == (0, 1)


def test_ruling79_the_gate_may_be_anybodys() -> None:
    t = table(cthulhu="salem acolyte | power 10", goat="jersey_reef acolyte", gates="jersey_reef goat")
    assert t.can("awaken cthulhu jersey_reef")
    t = table(cthulhu="salem acolyte | power 10", goat="jersey_reef acolyte")
    assert not t.choices(verb="awaken")


def test_ruling80_necrophagy_can_meet_a_requirement_after_the_battle() -> None:
    goat = "arkham mi_go | salem 2 ghoul | boston acolyte"
    t = table(cthulhu="arkham deep_one", goat=goat, books="necrophagy", open_slots="four_areas", current="goat")
    t = t.with_dice("battle arkham", (0, 0), (0, 0))
    t.play("necrophagy salem", "stop", "retreat mi_go innsmouth")
    assert (t.figures("goat", "salem"), t.figures("goat", "arkham")) == ("ghoul", "ghoul")
    t.play("retreat deep_one gardner_reservoir")
    assert (t.step, t.waiting_for) == ("take_book", ["goat"])


def test_figures_cannot_exceed_the_pool() -> None:
    t = table(cthulhu="jersey_reef acolyte, 4 deep_one", goat=FAR, gates="jersey_reef cthulhu")
    assert t.pool("cthulhu", "deep_one") == 0
    assert not t.can("summon deep_one jersey_reef")


def test_ruling73_the_figures_left_behind_are_not_asked_for_again() -> None:
    t = table(cthulhu="martins_beach cthulhu, 2 acolyte", goat="dunwich 2 acolyte", books="submerge")
    t.play("submerge", "stop")
    assert (t.step, t.waiting_for) == ("turn", ["goat"])
    assert t.figures("cthulhu", "martins_beach") == "2 acolyte"


def test_ruling75_as_many_cultists_as_there_are_go_unasked() -> None:
    goat = "dunwich mi_go | arkham mi_go"
    for seed in range(60):
        t = table(cthulhu="kingsport acolyte | boston acolyte", goat=goat, books="ghroth", current="goat")
        t.state.rekey(seed)
        t.play("ghroth")
        if t.happened("ghroth_rolled")[0]["face"] == 2:
            assert (t.state.on_map(CTHULHU, 0), t.step) == (0, "turn")
            return
    raise AssertionError("no roll shows that")


def test_ruling75_the_die_is_shown() -> None:
    t = table(cthulhu="kingsport 5 acolyte", goat="dunwich acolyte", books="ghroth", current="goat").play("ghroth")
    (rolled,) = t.happened("ghroth_rolled")
    nothing, ghroth = t.state.view(GOAT)["table"]["dice"]
    assert not any(nothing.values())
    assert [face for faces in ghroth.values() for face in faces] == [rolled["face"]]


def test_ruling76_the_exchange_is_announced_with_both_areas() -> None:
    t = table(cthulhu="salem acolyte", goat="dunwich shub_niggurath", current="goat").play("avatar cthulhu salem")
    (swapped,) = t.happened("swapped")
    assert (swapped["seat"], swapped["area"], swapped["to"]) == (CTHULHU, area("salem"), area("dunwich"))


def test_ruling73_the_last_power_pays_for_submerging() -> None:
    assert table(cthulhu="martins_beach cthulhu | power 1", goat=FAR, books="submerge").can("submerge")


@pytest.mark.parametrize(("books", "dice"), [("", 2 + 1), ("red_sign", 2 + 1 + 1)])
def test_shub_niggurath_counts_cultists_and_gates_and_by_the_red_sign_dark_young(books: str, dice: int) -> None:
    t = table(goat="arkham shub_niggurath, dark_young, 2 acolyte", gates="arkham goat", books=books)
    assert t.state.factions[GOAT].combat(t.state, GOAT, SHUB_NIGGURATH) == dice


def test_shub_niggurath_awakens_in_the_first_area_of_the_map_as_well() -> None:
    t = table(goat="merrimack_river 3 acolyte", gates="merrimack_river goat", current="goat")
    t.play("awaken shub_niggurath merrimack_river")
    assert (t.figures("goat", "merrimack_river"), t.state.awakenings[GOAT]) == ("acolyte, shub_niggurath", 1)


def test_the_awakening_of_cthulhu_meets_its_own_requirement() -> None:
    t = table(
        cthulhu="boston acolyte | power 10",
        goat=FAR,
        gates="jersey_reef nobody",
        open_slots="awaken_cthulhu last_book",
    )
    (awakening,) = t.choices(verb="awaken")
    t.play(awakening)
    assert (t.open_slots("cthulhu"), t.state.awakenings[CTHULHU]) == ("last_book", 1)


def test_ruling73_only_figures_of_the_area_can_be_taken_down() -> None:
    t = table(cthulhu="martins_beach cthulhu, deep_one | salem shoggoth", goat=FAR, books="submerge")
    assert set(t.play("submerge").choices()) == {"stop", "take_down deep_one"}
