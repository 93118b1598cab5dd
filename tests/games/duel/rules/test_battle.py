"""Battle, step by step (rulings 36 to 46)."""

import pytest

from eldritch.games.duel.battle_state import new_battle
from eldritch.games.duel.rules.battlefield import one_side_is_gone

from ..table import CTHULHU, GOAT, area, table


def test_ruling36_a_battle_needs_figures_of_both_and_combat_above_zero() -> None:
    t = table(cthulhu="arkham 2 acolyte | salem deep_one", goat="arkham acolyte")
    assert not t.choices(verb="battle")
    t = table(cthulhu="arkham deep_one", goat="arkham acolyte")
    t.play("battle arkham")
    assert t.power[CTHULHU] == 7


def test_ruling37_pre_battle_abilities_of_the_attacker_come_first() -> None:
    t = table(cthulhu="arkham cthulhu, acolyte", goat="arkham 2 mi_go", current="goat")
    t.play("battle arkham")
    assert (t.step, t.waiting_for) == ("before_battle", ["cthulhu"])


def test_ruling37_devour_once_a_battle_and_the_doom_at_once() -> None:
    t = table(cthulhu="arkham cthulhu, shoggoth, acolyte", goat="arkham 2 mi_go", books="absorb")
    t.play("battle arkham", "devour")
    assert (t.doom, t.can("devour")) == ([2, 0], False)


def test_ruling37_never_a_great_old_one() -> None:
    t = table(cthulhu="arkham cthulhu", goat="arkham shub_niggurath | dunwich 2 acolyte")
    t.play("battle arkham")
    assert t.step != "before_battle"


def test_ruling37_absorb_gives_three_dice_for_each_figure_eaten() -> None:
    t = table(cthulhu="arkham 2 shoggoth, acolyte", goat="arkham mi_go", books="absorb")
    t.play("battle arkham")
    assert set(t.choices(verb="absorb")) == {"absorb acolyte", "absorb shoggoth"}
    t.play("absorb acolyte")
    assert t.side("cthulhu").bonus_dice == 3
    t.play("absorb shoggoth")
    dice = [len(facts["faces"]) for facts in t.happened("rolled") if facts["seat"] == CTHULHU]
    assert dice == [2 + 3 + 3]


def test_ruling37_a_side_without_figures_ends_the_battle_at_once() -> None:
    t = table(cthulhu="arkham cthulhu", goat="arkham acolyte | salem ghoul", books="necrophagy", open_slots="kill_one")
    t.play("battle arkham", "devour")
    assert not t.happened("rolled")
    assert t.step == "take_book"
    assert t.figures("goat", "salem") == "ghoul"


def test_ruling38_six_kills_four_and_five_pain() -> None:
    t = table(cthulhu="arkham 3 deep_one", goat="arkham 2 mi_go, acolyte")
    t.play("battle arkham")
    for facts in t.happened("rolled"):
        enemy = 1 - facts["seat"]
        kills = sum(1 for face in facts["faces"] if face == 6)
        taken = [event for event in t.happened("kill_assigned") if event["seat"] == enemy]
        due = t.side(t.names[enemy]).kills_due if t.in_battle else 0
        assert kills == len(taken) + due


def test_ruling38_shub_niggurath_is_counted_after_the_devouring() -> None:
    goat = "arkham shub_niggurath, acolyte | dunwich 2 acolyte"
    t = table(cthulhu="arkham cthulhu", goat=goat, gates="dunwich goat")
    t.play("battle arkham", "devour")
    assert len(next(facts["faces"] for facts in t.happened("rolled") if facts["seat"] == GOAT)) == 3


def test_ruling38_zero_dice_are_allowed_and_frenzy_adds_one_for_each_cultist() -> None:
    for books, dice in (("", 0), ("frenzy", 2)):
        t = table(cthulhu="arkham deep_one", goat="arkham 2 acolyte", books=books)
        t.play("battle arkham")
        assert len(next(facts["faces"] for facts in t.happened("rolled") if facts["seat"] == GOAT)) == dice


def test_ruling39_one_result_for_each_figure_and_extra_kills_are_ignored() -> None:
    t = table(cthulhu="arkham 4 deep_one", goat="arkham acolyte | dunwich acolyte")
    t = t.with_dice("battle arkham", (3, 0), (0, 0))
    assert t.figures("goat", "arkham") == ""
    assert t.doom == [1, 0]


def test_ruling39_regenerate_two_kills_on_a_lone_starspawn_kill_it() -> None:
    t = table(cthulhu="arkham starspawn", goat="arkham 3 dark_young", books="regenerate")
    t = t.with_dice("battle arkham", (0, 0), (2, 0))
    assert (t.figures("cthulhu", "arkham"), t.doom) == ("", [0, 3])


def test_ruling39_regenerate_one_kill_only_pains() -> None:
    t = table(cthulhu="arkham starspawn", goat="arkham 3 dark_young", books="regenerate")
    t = t.with_dice("battle arkham", (0, 0), (1, 0))
    t.play("kill starspawn")
    assert t.step == "retreat"
    assert t.doom == [0, 2]
    t.play("retreat starspawn salem")
    assert t.figures("cthulhu", "salem") == "starspawn"


def test_ruling39_two_kills_may_be_split_or_joined() -> None:
    t = table(cthulhu="arkham 2 starspawn", goat="arkham 3 dark_young", books="regenerate")
    t = t.with_dice("battle arkham", (0, 0), (2, 0))
    t.play("kill starspawn")
    assert set(t.choices()) == {"kill starspawn", "finish starspawn"}
    t.play("finish starspawn")
    assert (t.figures("cthulhu", "arkham"), t.doom) == ("starspawn", [0, 3])


def test_ruling40_necrophagy_comes_after_kills_and_pains_both_sides() -> None:
    t = table(
        cthulhu="arkham 2 deep_one, acolyte",
        goat="arkham 2 mi_go | salem ghoul | dunwich acolyte",
        books="necrophagy",
        current="goat",
    )
    t = t.with_dice("battle arkham", (0, 0), (0, 0))
    assert (t.step, t.waiting_for) == ("necrophagy", ["goat"])
    t.play("necrophagy salem")
    assert t.figures("goat", "arkham") == "ghoul, 2 mi_go"
    assert (t.step, t.waiting_for) == ("assign_pains", ["cthulhu"])
    t.play("pain acolyte")
    assert [facts["seat"] for facts in t.happened("pain_assigned")] == [GOAT, CTHULHU]


def test_ruling40_the_arriving_ghoul_takes_no_result() -> None:
    t = table(
        cthulhu="arkham 2 deep_one, acolyte",
        goat="arkham mi_go | salem ghoul | dunwich acolyte",
        books="necrophagy",
        current="goat",
    )
    t = t.with_dice("battle arkham", (0, 0), (0, 0))
    t.play("necrophagy salem", "pain acolyte")
    assert {facts["kind"] for facts in t.happened("pain_assigned") if facts["seat"] == GOAT} == {2}


def test_ruling40_works_though_the_last_figure_has_been_given_a_kill() -> None:
    t = table(cthulhu="arkham 2 deep_one", goat="arkham mi_go | salem ghoul | dunwich acolyte", books="necrophagy")
    t = t.with_dice("battle arkham", (1, 0), (0, 0))
    assert t.step == "necrophagy"


def test_ruling41_pains_go_to_figures_without_a_result() -> None:
    t = table(cthulhu="arkham 3 deep_one", goat="arkham acolyte, mi_go | dunwich acolyte")
    t = t.with_dice("battle arkham", (1, 1), (0, 0))
    t.play("kill acolyte")
    assert t.step == "retreat"
    assert set(t.choices(verb="retreat")) == {f"retreat mi_go {key}" for key in NEAR_ARKHAM}


def test_ruling41_a_starspawn_may_take_a_pain_as_its_second_result() -> None:
    t = table(cthulhu="arkham starspawn, cthulhu", goat="arkham 3 dark_young", books="regenerate", current="goat")
    t.play("battle arkham")
    t = t.with_dice("decline", (0, 0), (0, 2))
    t.play("pain starspawn")
    assert set(t.choices()) == {"pain cthulhu", "endure starspawn"}
    t.play("endure starspawn")
    assert t.step == "retreat"
    t.play("retreat starspawn salem")
    assert t.figures("cthulhu", "arkham") == "cthulhu"


def test_ruling42_the_dead_go_to_the_pool_and_score_and_gates_are_abandoned() -> None:
    t = table(cthulhu="arkham 3 deep_one", goat="arkham acolyte | dunwich acolyte", gates="arkham goat")
    t = t.with_dice("battle arkham", (1, 0), (0, 0))
    assert (t.keeper("arkham"), t.pool("goat", "acolyte"), t.doom) == ("nobody", 5, [1, 0])


NEAR_ARKHAM = {"merrimack_river", "dunwich", "innsmouth", "gardner_reservoir", "salem", "devils_reef"}


def test_ruling43_retreats_go_to_neighbours_without_enemies_and_may_split() -> None:
    t = table(cthulhu="arkham 4 deep_one | salem acolyte", goat="arkham 2 acolyte | dunwich acolyte | boston mi_go")
    t = t.with_dice("battle arkham", (0, 2), (0, 0))
    assert set(t.choices(verb="retreat")) == {f"retreat acolyte {key}" for key in NEAR_ARKHAM - {"salem"}}
    t.play("retreat acolyte dunwich", "retreat acolyte innsmouth")
    assert (t.figures("goat", "dunwich"), t.figures("goat", "innsmouth")) == ("2 acolyte", "acolyte")


def test_ruling43_the_attacker_retreats_first_and_may_close_areas() -> None:
    t = table(cthulhu="merrimack_river 2 deep_one", goat="merrimack_river 2 mi_go")
    t = t.with_dice("battle merrimack_river", (0, 1), (0, 2))
    t.play("retreat deep_one dunwich", "retreat deep_one arkham")
    assert t.figures("goat", "innsmouth") == "mi_go"


def test_ruling44_without_a_refuge_one_pained_figure_is_lost_and_the_others_stay() -> None:
    ring = "merrimack_river 3 deep_one | dunwich acolyte | arkham acolyte | innsmouth acolyte"
    t = table(cthulhu=ring, goat="merrimack_river acolyte, mi_go, dark_young")
    t = t.with_dice("battle merrimack_river", (0, 3), (0, 0))
    assert (t.step, t.waiting_for) == ("retreat", ["goat"])
    t.play("eliminate mi_go merrimack_river")
    assert t.figures("goat", "merrimack_river") == "acolyte, dark_young"
    assert t.doom == [2, 0]


def test_ruling45_a_book_earned_in_a_battle_comes_after_it() -> None:
    t = table(cthulhu="arkham 3 deep_one", goat="arkham 2 acolyte", open_slots="kill_one", books="")
    t = t.with_dice("battle arkham", (1, 1), (0, 0))
    assert t.step == "retreat"
    t.play("retreat acolyte salem")
    assert t.step == "take_book"
    assert not t.in_battle


@pytest.mark.parametrize(("kills", "still_open"), [(1, "kill_two"), (3, "")])
def test_ruling46_one_victim_or_three(kills: int, still_open: str) -> None:
    t = table(cthulhu="arkham 4 deep_one", goat="arkham 4 acolyte", open_slots="kill_one kill_two")
    t = t.with_dice("battle arkham", (kills, 0), (0, 0))
    assert t.open_slots("cthulhu") == still_open


def test_ruling46_two_victims_meet_either_requirement() -> None:
    t = table(cthulhu="arkham 4 deep_one", goat="arkham 4 acolyte", open_slots="kill_one kill_two")
    t = t.with_dice("battle arkham", (2, 0), (0, 0))
    assert set(t.choices()) == {"fill kill_one", "fill kill_two"}
    t.play("fill kill_two")
    assert t.step == "take_book"
    assert t.open_slots("cthulhu") == "kill_one"


def test_ruling46_two_victims_count_for_one_if_the_other_is_met() -> None:
    t = table(cthulhu="arkham 4 deep_one", goat="arkham 4 acolyte", open_slots="kill_one")
    t = t.with_dice("battle arkham", (2, 0), (0, 0))
    assert t.step == "take_book"


def test_ruling46_as_defender_and_devoured_ones_too() -> None:
    t = table(cthulhu="arkham cthulhu", goat="arkham 2 mi_go", current="goat", open_slots="kill_one")
    t.play("battle arkham")
    t = t.with_dice("devour", (0, 0), (0, 0))
    assert (t.step, t.waiting_for) == ("take_book", ["cthulhu"])


def test_ruling46_a_loss_for_want_of_retreat_does_not_count() -> None:
    ring = "merrimack_river 3 deep_one | dunwich acolyte | arkham acolyte | innsmouth acolyte"
    t = table(cthulhu=ring, goat="merrimack_river acolyte", open_slots="kill_one")
    t = t.with_dice("battle merrimack_river", (0, 1), (0, 0))
    assert t.doom == [1, 0]
    assert t.step == "turn"


def test_all_books_let_a_retreated_figure_fight_on_elsewhere() -> None:
    t = table(cthulhu="arkham 3 deep_one | salem deep_one", goat="arkham 2 acolyte | salem acolyte", books="frenzy")
    t.all_books("cthulhu")
    t = t.with_dice("battle arkham", (0, 0), (0, 1))
    t.play("retreat deep_one innsmouth")
    assert t.can("battle salem")


def test_ruling42_the_dead_are_gone_before_anybody_retreats() -> None:
    t = table(cthulhu="arkham 3 deep_one", goat="arkham 3 mi_go | dunwich acolyte")
    t = t.with_dice("battle arkham", (1, 1), (0, 0))
    assert t.step == "retreat"
    assert sum(t.side("goat").dead) == 0


def test_ruling43_a_pained_figure_retreats_before_one_that_survived_a_kill() -> None:
    t = table(cthulhu="arkham 2 starspawn", goat="arkham 4 mi_go", books="regenerate")
    t = t.with_dice("battle arkham", (0, 0), (1, 1)).play("kill starspawn")
    while t.step != "retreat":
        t.play("pain starspawn")
    assert (sum(t.side("cthulhu").pained), sum(t.side("cthulhu").wounded)) == (1, 1)
    t.play("retreat starspawn salem")
    assert (sum(t.side("cthulhu").pained), sum(t.side("cthulhu").wounded)) == (0, 1)


def test_ruling7_without_power_an_unlimited_battle_leaves_no_other_action() -> None:
    t = table(cthulhu="arkham deep_one | boston acolyte", goat="arkham mi_go | power 1", current="goat")
    t = t.all_books("goat").with_dice("battle arkham", (0, 0), (0, 0))
    assert t.happened("rolled")
    assert (t.power[1], t.step, t.waiting_for) == (0, "turn", ["cthulhu"])


def test_ruling37_a_battle_ends_whichever_side_is_gone() -> None:
    for position in (table(cthulhu="arkham deep_one"), table(goat="arkham mi_go")):
        position.state.battle = new_battle(area("arkham"), CTHULHU)
        assert one_side_is_gone(position.state)
    position = table(cthulhu="arkham deep_one", goat="arkham mi_go")
    position.state.battle = new_battle(area("arkham"), CTHULHU)
    assert not one_side_is_gone(position.state)


def test_ruling46_two_victims_meet_the_second_requirement_if_the_first_is_met() -> None:
    t = table(cthulhu="arkham 4 deep_one", goat="arkham 4 acolyte", open_slots="kill_two")
    t = t.with_dice("battle arkham", (2, 0), (0, 0))
    assert t.open_slots("cthulhu") == ""


def test_ruling39_without_figures_that_regenerate_there_is_nothing_to_decline() -> None:
    t = table(cthulhu="arkham 2 deep_one, acolyte", goat="arkham 3 mi_go", books="regenerate", current="goat")
    t = t.with_dice("battle arkham", (0, 0), (1, 0))
    assert set(t.choices()) == {"kill deep_one", "kill acolyte"}


def test_ruling41_pains_that_all_figures_must_take_are_announced_once_for_each() -> None:
    t = table(cthulhu="arkham starspawn", goat="arkham 3 mi_go", books="regenerate", current="goat")
    t = t.with_dice("battle arkham", (0, 0), (0, 2))
    assert len(t.happened("pain_assigned")) == 1


def test_ruling41_a_second_pain_is_noted_once() -> None:
    t = table(cthulhu="arkham starspawn, cthulhu", goat="arkham 3 dark_young", books="regenerate", current="goat")
    t.play("battle arkham")
    t = t.with_dice("decline", (0, 0), (0, 2)).play("pain starspawn", "endure starspawn")
    assert t.step == "retreat"
    assert t.side("cthulhu").second_pains == [0, 0, 0, 1, 0]


def test_ruling41_a_starspawn_takes_two_results_and_no_third() -> None:
    cthulhu = "arkham starspawn, shoggoth, deep_one"
    t = table(cthulhu=cthulhu, goat="arkham 3 dark_young", books="regenerate", current="goat")
    t = t.with_dice("battle arkham", (0, 0), (0, 3)).play("pain starspawn", "endure starspawn")
    assert set(t.choices()) == {"pain shoggoth", "pain deep_one"}


def test_ruling43_one_figure_with_two_refuges_chooses() -> None:
    goat = "dunwich 3 mi_go | arkham acolyte"
    t = table(cthulhu="dunwich deep_one", goat=goat, current="goat").with_dice("battle dunwich", (0, 0), (0, 1))
    assert (t.step, set(t.choices())) == (
        "retreat",
        {"retreat deep_one merrimack_river", "retreat deep_one devils_reef"},
    )
