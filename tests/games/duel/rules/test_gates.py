"""Gates and unlimited actions (rulings 12 to 19)."""

from ..table import (
    CTHULHU,
    GOAT,
    all_books,
    begin,
    can,
    choices,
    decider,
    do,
    figures,
    keeper,
    open_slots,
    step,
    table,
    with_dice,
)

FAR = {"dunwich": "acolyte"}


def test_ruling12_one_keeper_controls_a_gate_and_only_the_active_player_may_change_that() -> None:
    state = table(
        {"arkham": "2 acolyte"}, {"arkham": "acolyte", "dunwich": "acolyte"}, {"arkham": "cthulhu"}, turn=GOAT
    )
    assert not choices(state, "man")
    assert not choices(state, "step_off")


def test_ruling12_stepping_off_and_on_is_free_before_and_after_the_action() -> None:
    state = table({"arkham": "2 acolyte"}, FAR, {"arkham": "cthulhu"})
    do(state, "step_off arkham")
    assert (keeper(state, "arkham"), state.power[CTHULHU]) == ("nobody", 8)
    do(state, "man acolyte arkham", "recruit arkham", "step_off arkham")
    assert keeper(state, "arkham") == "nobody"


def test_ruling13_a_keeper_that_leaves_takes_control_along() -> None:
    state = table({"arkham": "acolyte"}, FAR, {"arkham": "cthulhu"}, power=(1, 8))
    do(state, "move acolyte arkham salem")
    assert keeper(state, "arkham") == "nobody"


def test_ruling13_the_owner_mans_it_again_only_in_his_own_turn() -> None:
    fallen = {"arkham": "acolyte, dark_young"}
    state = table(
        {"arkham": "cthulhu", "salem": "acolyte"},
        fallen,
        {"arkham": "goat dark_young"},
        books="red_sign dreams",
    )
    do(state, "battle arkham", "devour")
    state = with_dice(state, "eliminate dark_young arkham", (0, 0), (0, 0))
    manned = [event.name for event in state.events or [] if event.name.startswith("gate")]
    assert manned == ["gate_abandoned", "gate_manned"]
    assert (decider(state), keeper(state, "arkham")) == (GOAT, "goat")


def test_ruling14_an_abandoned_gate_is_seized_in_the_same_turn() -> None:
    state = table({"arkham": "acolyte, deep_one"}, {"arkham": "acolyte", "dunwich": "acolyte"}, {"arkham": "goat"})
    do(state, "capture arkham")
    assert keeper(state, "arkham") == "cthulhu"


def test_ruling15_free_cultists_man_gates_by_themselves() -> None:
    state = table({"arkham": "acolyte"}, FAR, {"arkham": "nobody"})
    assert keeper(state, "arkham") == "cthulhu"


def test_ruling15_but_not_a_gate_that_was_left_on_purpose() -> None:
    state = table({"arkham": "acolyte"}, FAR, {"arkham": "cthulhu"}, power=(8, 8))
    do(state, "step_off arkham", "recruit arkham")
    assert keeper(state, "arkham") == "nobody"
    do(state, "end_turn", "recruit dunwich")
    assert decider(state) == CTHULHU
    assert keeper(state, "arkham") == "nobody"
    assert can(state, "man acolyte arkham")


def test_ruling15_with_the_red_sign_dark_young_come_first() -> None:
    state = table({}, {"arkham": "acolyte, dark_young"}, {"arkham": "nobody"}, books="red_sign", turn=GOAT)
    assert keeper(state, "arkham") == "goat dark_young"


def test_ruling16_a_gate_costs_three_and_enemies_do_not_hinder() -> None:
    state = table({"arkham": "acolyte"}, {"arkham": "dark_young", "dunwich": "acolyte"})
    do(state, "build arkham")
    assert (state.power[CTHULHU], keeper(state, "arkham")) == (5, "cthulhu")


def test_ruling16_one_gate_in_a_joined_area() -> None:
    state = begin()
    assert not can(state, "build jersey_reef")


def test_ruling16_no_more_gates_than_the_box_holds() -> None:
    state = table({"arkham": "acolyte"}, FAR, {})
    assert can(state, "build arkham")
    state.box.gates, kept = 0, state.box.gates
    assert not can(state, "build arkham")
    state.box.gates = kept


def test_ruling17_the_sixth_book_lets_both_battle_without_limit() -> None:
    state = table({"arkham": "deep_one", "salem": "deep_one"}, {"arkham": "acolyte", "salem": "acolyte"}, power=(9, 9))
    all_books(state, GOAT)
    do(state, "move deep_one arkham dunwich", "stop")
    assert can(state, "battle salem")


def test_ruling17_one_battle_in_an_area_a_turn() -> None:
    state = table({"arkham": "2 deep_one, acolyte"}, {"arkham": "3 acolyte, mi_go"})
    all_books(state, CTHULHU)
    state = with_dice(state, "battle arkham", (0, 0), (0, 0))
    assert not can(state, "battle arkham")


def test_ruling18_such_a_battle_does_not_use_up_the_action() -> None:
    state = table({"arkham": "2 deep_one, acolyte"}, {"arkham": "3 acolyte, mi_go"})
    all_books(state, CTHULHU)
    state = with_dice(state, "battle arkham", (0, 0), (0, 0))
    assert can(state, "recruit arkham")
    assert can(state, "end_turn")


def test_ruling18_without_a_sixth_book_the_battle_is_the_action() -> None:
    state = table({"arkham": "2 deep_one, acolyte"}, {"arkham": "3 acolyte, mi_go"}, {"salem": "nobody"})
    state = with_dice(state, "battle arkham", (0, 0), (0, 0))
    assert decider(state) == GOAT


def test_ruling19_gate_control_alone_is_not_a_turn() -> None:
    state = table({"arkham": "acolyte"}, FAR, {"arkham": "cthulhu"})
    do(state, "step_off arkham")
    assert not can(state, "end_turn")


def test_red_sign_swaps_keepers_in_one_turn() -> None:
    """The rulebook's use of gate control: summon a Dark Young, step off, man the gate with it."""
    state = table({}, {"dunwich": "2 acolyte"}, {"dunwich": "goat"}, books="red_sign", turn=GOAT)
    do(state, "summon dark_young dunwich", "stop", "step_off dunwich", "man dark_young dunwich")
    assert keeper(state, "dunwich") == "goat dark_young"
    assert figures(state, GOAT, "dunwich") == "2 acolyte, dark_young"


def test_ruling12_a_gate_manned_by_choice_can_earn_a_book() -> None:
    state = table(
        {"jersey_reef": "acolyte", "martins_beach": "acolyte", "gardner_reservoir": "acolyte"},
        FAR,
        {"jersey_reef": "cthulhu", "martins_beach": "cthulhu"},
        open_slots="water_gates",
        books="devolve absorb dreams submerge",
    )
    do(state, "step_off jersey_reef", "build gardner_reservoir")
    assert "water_gates" in open_slots(state, CTHULHU)
    do(state, "man acolyte jersey_reef")
    assert step(state) == "take_book"
