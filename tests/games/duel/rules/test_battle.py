"""Battle, step by step (rulings 36 to 46)."""

import pytest

from eldritch.games.duel.rules.factions.great_cthulhu_steps import STARSPAWN

from ..table import (
    CTHULHU,
    GOAT,
    all_books,
    can,
    choices,
    decider,
    do,
    events,
    figures,
    keeper,
    open_slots,
    pool,
    side,
    step,
    table,
    with_dice,
)


def test_ruling36_a_battle_needs_figures_of_both_and_combat_above_zero() -> None:
    state = table({"arkham": "2 acolyte", "salem": "deep_one"}, {"arkham": "acolyte"})
    assert not choices(state, "battle")
    state = table({"arkham": "deep_one"}, {"arkham": "acolyte"})
    do(state, "battle arkham")
    assert state.power[CTHULHU] == 7


def test_ruling37_pre_battle_abilities_of_the_attacker_come_first() -> None:
    state = table({"arkham": "cthulhu, acolyte"}, {"arkham": "2 mi_go"}, turn=GOAT)
    do(state, "battle arkham")
    assert (step(state), decider(state)) == ("before_battle", CTHULHU)


def test_ruling37_devour_once_a_battle_and_the_doom_at_once() -> None:
    state = table({"arkham": "cthulhu, shoggoth, acolyte"}, {"arkham": "2 mi_go"}, books="absorb")
    do(state, "battle arkham", "devour")
    assert (state.doom, can(state, "devour")) == ([2, 0], False)


def test_ruling37_never_a_great_old_one() -> None:
    state = table({"arkham": "cthulhu"}, {"arkham": "shub_niggurath", "dunwich": "2 acolyte"})
    do(state, "battle arkham")
    assert step(state) != "before_battle"


def test_ruling37_absorb_gives_three_dice_for_each_figure_eaten() -> None:
    state = table({"arkham": "2 shoggoth, acolyte"}, {"arkham": "mi_go"}, books="absorb")
    do(state, "battle arkham")
    assert choices(state, "absorb") == {"absorb acolyte", "absorb shoggoth"}
    do(state, "absorb acolyte")
    assert side(state, CTHULHU).bonus_dice == 3
    do(state, "absorb shoggoth")
    dice = [len(facts["faces"]) for facts in events(state, "rolled") if facts["seat"] == CTHULHU]
    assert dice == [2 + 3 + 3]


def test_ruling37_a_side_without_figures_ends_the_battle_at_once() -> None:
    state = table(
        {"arkham": "cthulhu"},
        {"arkham": "acolyte", "salem": "ghoul"},
        books="necrophagy",
        open_slots="kill_one",
    )
    do(state, "battle arkham", "devour")
    assert not events(state, "rolled")
    assert step(state) == "take_book"
    assert figures(state, GOAT, "salem") == "ghoul"


def test_ruling38_six_kills_four_and_five_pain() -> None:
    state = table({"arkham": "3 deep_one"}, {"arkham": "2 mi_go, acolyte"})
    do(state, "battle arkham")
    for facts in events(state, "rolled"):
        enemy = 1 - facts["seat"]
        kills = sum(1 for face in facts["faces"] if face == 6)
        taken = [event for event in events(state, "kill_assigned") if event["seat"] == enemy]
        due = side(state, enemy).kills_due if state.battle else 0
        assert kills == len(taken) + due


def test_ruling38_shub_niggurath_is_counted_after_the_devouring() -> None:
    goat = {"arkham": "shub_niggurath, acolyte", "dunwich": "2 acolyte"}
    state = table({"arkham": "cthulhu"}, goat, {"dunwich": "goat"})
    do(state, "battle arkham", "devour")
    assert len(next(facts["faces"] for facts in events(state, "rolled") if facts["seat"] == GOAT)) == 3


def test_ruling38_zero_dice_are_allowed_and_frenzy_adds_one_for_each_cultist() -> None:
    for books, dice in (("", 0), ("frenzy", 2)):
        state = table({"arkham": "deep_one"}, {"arkham": "2 acolyte"}, books=books)
        do(state, "battle arkham")
        assert len(next(facts["faces"] for facts in events(state, "rolled") if facts["seat"] == GOAT)) == dice


def test_ruling39_one_result_for_each_figure_and_extra_kills_are_ignored() -> None:
    state = table({"arkham": "4 deep_one"}, {"arkham": "acolyte", "dunwich": "acolyte"})
    state = with_dice(state, "battle arkham", (3, 0), (0, 0))
    assert figures(state, GOAT, "arkham") == ""
    assert state.doom == [1, 0]


def test_ruling39_regenerate_two_kills_on_a_lone_starspawn_kill_it() -> None:
    state = table({"arkham": "starspawn"}, {"arkham": "3 dark_young"}, books="regenerate")
    state = with_dice(state, "battle arkham", (0, 0), (2, 0))
    assert (figures(state, CTHULHU, "arkham"), state.doom) == ("", [0, 3])


def test_ruling39_regenerate_one_kill_only_pains() -> None:
    state = table({"arkham": "starspawn"}, {"arkham": "3 dark_young"}, books="regenerate")
    state = with_dice(state, "battle arkham", (0, 0), (1, 0))
    do(state, "kill starspawn")
    assert step(state) == "retreat"
    assert state.doom == [0, 2]
    do(state, "retreat starspawn salem")
    assert figures(state, CTHULHU, "salem") == "starspawn"


def test_ruling39_two_kills_may_be_split_or_joined() -> None:
    state = table({"arkham": "2 starspawn"}, {"arkham": "3 dark_young"}, books="regenerate")
    state = with_dice(state, "battle arkham", (0, 0), (2, 0))
    do(state, "kill starspawn")
    assert choices(state) == {"kill starspawn", "finish starspawn"}
    do(state, "finish starspawn")
    assert (figures(state, CTHULHU, "arkham"), state.doom) == ("starspawn", [0, 3])


def test_ruling40_necrophagy_comes_after_kills_and_pains_both_sides() -> None:
    state = table(
        {"arkham": "2 deep_one, acolyte"},
        {"arkham": "2 mi_go", "salem": "ghoul", "dunwich": "acolyte"},
        books="necrophagy",
        turn=GOAT,
    )
    state = with_dice(state, "battle arkham", (0, 0), (0, 0))
    assert (step(state), decider(state)) == ("necrophagy", GOAT)
    do(state, "necrophagy salem")
    assert figures(state, GOAT, "arkham") == "ghoul, 2 mi_go"
    assert (step(state), decider(state)) == ("assign_pains", CTHULHU)
    do(state, "pain acolyte")
    assert [facts["seat"] for facts in events(state, "pain_assigned")] == [GOAT, CTHULHU]


def test_ruling40_the_arriving_ghoul_takes_no_result() -> None:
    state = table(
        {"arkham": "2 deep_one, acolyte"},
        {"arkham": "mi_go", "salem": "ghoul", "dunwich": "acolyte"},
        books="necrophagy",
        turn=GOAT,
    )
    state = with_dice(state, "battle arkham", (0, 0), (0, 0))
    do(state, "necrophagy salem")
    do(state, "pain acolyte")
    assert {facts["kind"] for facts in events(state, "pain_assigned") if facts["seat"] == GOAT} == {2}


def test_ruling40_works_though_the_last_figure_has_been_given_a_kill() -> None:
    state = table(
        {"arkham": "2 deep_one"},
        {"arkham": "mi_go", "salem": "ghoul", "dunwich": "acolyte"},
        books="necrophagy",
    )
    state = with_dice(state, "battle arkham", (1, 0), (0, 0))
    assert step(state) == "necrophagy"


def test_ruling41_pains_go_to_figures_without_a_result() -> None:
    state = table({"arkham": "3 deep_one"}, {"arkham": "acolyte, mi_go", "dunwich": "acolyte"})
    state = with_dice(state, "battle arkham", (1, 1), (0, 0))
    do(state, "kill acolyte")
    assert step(state) == "retreat"
    assert choices(state, "retreat") == {f"retreat mi_go {key}" for key in NEAR_ARKHAM}


def test_ruling41_a_starspawn_may_take_a_pain_as_its_second_result() -> None:
    state = table({"arkham": "starspawn, cthulhu"}, {"arkham": "3 dark_young"}, books="regenerate", turn=GOAT)
    do(state, "battle arkham")
    state = with_dice(state, "decline", (0, 0), (0, 2))
    do(state, "pain starspawn")
    assert choices(state) == {"pain cthulhu", "endure starspawn"}
    do(state, "endure starspawn")
    assert step(state) == "retreat"
    do(state, "retreat starspawn salem")
    assert figures(state, CTHULHU, "arkham") == "cthulhu"


def test_ruling42_the_dead_go_to_the_pool_and_score_and_gates_are_abandoned() -> None:
    state = table({"arkham": "3 deep_one"}, {"arkham": "acolyte", "dunwich": "acolyte"}, {"arkham": "goat"})
    state = with_dice(state, "battle arkham", (1, 0), (0, 0))
    assert (keeper(state, "arkham"), pool(state, GOAT, "acolyte"), state.doom) == ("nobody", 5, [1, 0])


NEAR_ARKHAM = {"merrimack_river", "dunwich", "innsmouth", "gardner_reservoir", "salem", "devils_reef"}


def test_ruling43_retreats_go_to_neighbours_without_enemies_and_may_split() -> None:
    state = table(
        {"arkham": "4 deep_one", "salem": "acolyte"},
        {"arkham": "2 acolyte", "dunwich": "acolyte", "boston": "mi_go"},
    )
    state = with_dice(state, "battle arkham", (0, 2), (0, 0))
    assert choices(state, "retreat") == {f"retreat acolyte {key}" for key in NEAR_ARKHAM - {"salem"}}
    do(state, "retreat acolyte dunwich", "retreat acolyte innsmouth")
    assert (figures(state, GOAT, "dunwich"), figures(state, GOAT, "innsmouth")) == ("2 acolyte", "acolyte")


def test_ruling43_the_attacker_retreats_first_and_may_close_areas() -> None:
    state = table({"merrimack_river": "2 deep_one"}, {"merrimack_river": "2 mi_go"}, power=(8, 8))
    state = with_dice(state, "battle merrimack_river", (0, 1), (0, 2))
    do(state, "retreat deep_one dunwich", "retreat deep_one arkham")
    assert figures(state, GOAT, "innsmouth") == "mi_go"


def test_ruling44_without_a_refuge_one_pained_figure_is_lost_and_the_others_stay() -> None:
    ring = {
        "merrimack_river": "3 deep_one",
        "dunwich": "acolyte",
        "arkham": "acolyte",
        "innsmouth": "acolyte",
    }
    state = table(ring, {"merrimack_river": "acolyte, mi_go, dark_young"})
    state = with_dice(state, "battle merrimack_river", (0, 3), (0, 0))
    assert (step(state), decider(state)) == ("retreat", GOAT)
    do(state, "eliminate mi_go merrimack_river")
    assert figures(state, GOAT, "merrimack_river") == "acolyte, dark_young"
    assert state.doom == [2, 0]


def test_ruling45_a_book_earned_in_a_battle_comes_after_it() -> None:
    state = table({"arkham": "3 deep_one"}, {"arkham": "2 acolyte"}, open_slots="kill_one", books="")
    state = with_dice(state, "battle arkham", (1, 1), (0, 0))
    assert step(state) == "retreat"
    do(state, "retreat acolyte salem")
    assert step(state) == "take_book"
    assert state.battle is None


@pytest.mark.parametrize(("kills", "still_open"), [(1, "kill_two"), (3, "")])
def test_ruling46_one_victim_or_three(kills: int, still_open: str) -> None:
    state = table({"arkham": "4 deep_one"}, {"arkham": "4 acolyte"}, open_slots="kill_one kill_two")
    state = with_dice(state, "battle arkham", (kills, 0), (0, 0))
    assert open_slots(state, CTHULHU) == still_open


def test_ruling46_two_victims_meet_either_requirement() -> None:
    state = table({"arkham": "4 deep_one"}, {"arkham": "4 acolyte"}, open_slots="kill_one kill_two")
    state = with_dice(state, "battle arkham", (2, 0), (0, 0))
    assert choices(state) == {"fill kill_one", "fill kill_two"}
    do(state, "fill kill_two")
    assert step(state) == "take_book"
    assert open_slots(state, CTHULHU) == "kill_one"


def test_ruling46_two_victims_count_for_one_if_the_other_is_met() -> None:
    state = table({"arkham": "4 deep_one"}, {"arkham": "4 acolyte"}, open_slots="kill_one")
    state = with_dice(state, "battle arkham", (2, 0), (0, 0))
    assert step(state) == "take_book"


def test_ruling46_as_defender_and_devoured_ones_too() -> None:
    state = table({"arkham": "cthulhu"}, {"arkham": "2 mi_go"}, turn=GOAT, open_slots="kill_one")
    do(state, "battle arkham")
    state = with_dice(state, "devour", (0, 0), (0, 0))
    assert (step(state), decider(state)) == ("take_book", CTHULHU)


def test_ruling46_a_loss_for_want_of_retreat_does_not_count() -> None:
    ring = {
        "merrimack_river": "3 deep_one",
        "dunwich": "acolyte",
        "arkham": "acolyte",
        "innsmouth": "acolyte",
    }
    state = table(ring, {"merrimack_river": "acolyte"}, open_slots="kill_one")
    state = with_dice(state, "battle merrimack_river", (0, 1), (0, 0))
    assert state.doom == [1, 0]
    assert step(state) == "turn"


def test_all_books_let_a_retreated_figure_fight_on_elsewhere() -> None:
    state = table(
        {"arkham": "3 deep_one", "salem": "deep_one"},
        {"arkham": "2 acolyte", "salem": "acolyte"},
        books="frenzy",
    )
    all_books(state, CTHULHU)
    state = with_dice(state, "battle arkham", (0, 0), (0, 1))
    do(state, "retreat deep_one innsmouth")
    assert can(state, "battle salem")


def test_ruling42_the_dead_are_gone_before_anybody_retreats() -> None:
    state = table({"arkham": "3 deep_one"}, {"arkham": "3 mi_go", "dunwich": "acolyte"})
    state = with_dice(state, "battle arkham", (1, 1), (0, 0))
    assert step(state) == "retreat"
    assert sum(side(state, GOAT).dead) == 0


def test_ruling43_a_pained_figure_retreats_before_one_that_survived_a_kill() -> None:
    state = table({"arkham": "2 starspawn"}, {"arkham": "4 mi_go"}, books="regenerate")
    state = with_dice(state, "battle arkham", (0, 0), (1, 1))
    do(state, "kill starspawn")
    while step(state) != "retreat":
        do(state, "pain starspawn")
    fallen = side(state, CTHULHU)
    assert (fallen.pained[STARSPAWN], fallen.wounded[STARSPAWN]) == (1, 1)
    do(state, "retreat starspawn salem")
    fallen = side(state, CTHULHU)
    assert (fallen.pained[STARSPAWN], fallen.wounded[STARSPAWN]) == (0, 1)
