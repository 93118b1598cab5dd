"""The Doom Phase (rulings 61 to 65)."""

from ..table import CTHULHU, GOAT, can, choices, decider, do, keeper, step, table

THREE = {"dunwich": "acolyte, shub_niggurath", "arkham": "acolyte", "salem": "acolyte"}
GATES = {"dunwich": "goat", "arkham": "goat", "salem": "goat"}
HOME = {"jersey_reef": "acolyte"}


def test_ruling61_first_player_then_the_other_one_ritual_each() -> None:
    state = table(HOME, THREE, {**GATES, "jersey_reef": "cthulhu"}, phase="doom", first=GOAT, power=(10, 20))
    assert decider(state) == GOAT
    do(state, "ritual")
    assert (decider(state), can(state, "ritual")) == (CTHULHU, True)


def test_ruling61_gates_alone_bring_no_doom() -> None:
    state = table(HOME, THREE, GATES, phase="doom", power=(4, 4))
    assert (state.doom, state.round) == ([0, 0], 3)


def test_ruling62_a_ritual_scores_gates_and_draws_a_sign_for_each_great_old_one() -> None:
    state = table(HOME, THREE, GATES, phase="doom", first=GOAT, power=(0, 7), books="blood_sacrifice")
    do(state, "ritual")
    assert (state.power[GOAT], state.doom[GOAT], len(state.signs[GOAT]), state.ritual_cost()) == (2, 3, 1, 6)


def test_ruling62_submerged_cthulhu_counts() -> None:
    state = table(HOME, THREE, {"jersey_reef": "cthulhu"}, phase="doom", aside="cthulhu", power=(5, 0))
    do(state, "ritual")
    assert (state.doom[CTHULHU], len(state.signs[CTHULHU])) == (1, 1)


def test_ruling63_a_ritual_for_nothing_is_legal() -> None:
    state = table(HOME, THREE, {}, phase="doom", power=(5, 0))
    do(state, "ritual")
    assert (state.doom, state.ritual) == ([0, 0], 1)


def test_ruling64_at_the_end_of_the_world_the_other_may_still_perform_one_for_ten() -> None:
    state = table(HOME, THREE, GATES, phase="doom", ritual=5, power=(10, 10), first=CTHULHU)
    do(state, "ritual")
    assert (state.over, decider(state), state.ritual_cost()) == (False, GOAT, 10)
    do(state, "ritual")
    assert (state.over, state.ending, state.winners) == (True, "end_of_the_world", [GOAT])


def test_ruling65_blood_sacrifice_once_and_the_keeper_may_go() -> None:
    state = table(HOME, THREE, GATES, phase="doom", first=GOAT, power=(0, 0), books="blood_sacrifice")
    assert choices(state, "blood_sacrifice") == {f"blood_sacrifice {key}" for key in THREE}
    do(state, "blood_sacrifice salem")
    assert (keeper(state, "salem"), len(state.signs[GOAT]), state.doom) == ("nobody", 1, [0, 0])
    assert state.round == 3


def test_ruling65_needs_shub_niggurath_and_takes_no_dark_young() -> None:
    goat = {"dunwich": "acolyte", "arkham": "dark_young"}
    state = table(HOME, goat, phase="doom", first=GOAT, power=(0, 5), books="blood_sacrifice red_sign")
    assert choices(state) == {"ritual", "done"}
    goat = {"dunwich": "acolyte", "arkham": "dark_young, shub_niggurath"}
    state = table(HOME, goat, phase="doom", first=GOAT, power=(0, 5), books="blood_sacrifice red_sign")
    assert choices(state, "blood_sacrifice") == {"blood_sacrifice dunwich"}


def test_ruling65_without_signs_it_is_a_doom() -> None:
    state = table(HOME, THREE, phase="doom", first=GOAT, power=(0, 0), books="blood_sacrifice", bag=False)
    do(state, "blood_sacrifice salem")
    assert state.doom == [0, 1]


def test_nothing_to_choose_is_not_asked() -> None:
    state = table(HOME, THREE, GATES, phase="doom", power=(4, 4))
    assert step(state) == "turn"
