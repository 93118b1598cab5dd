"""Gates and unlimited actions (rulings 12 to 19)."""

from ..table import CTHULHU, opening, table

FAR = "dunwich acolyte"


def test_ruling12_one_keeper_controls_a_gate_and_only_the_active_player_may_change_that() -> None:
    t = table(
        cthulhu="arkham 2 acolyte", goat="arkham acolyte | dunwich acolyte", gates="arkham cthulhu", current="goat"
    )
    assert not t.choices(verb="man")
    assert not t.choices(verb="step_off")


def test_ruling12_stepping_off_and_on_is_free_before_and_after_the_action() -> None:
    t = table(cthulhu="arkham 2 acolyte", goat=FAR, gates="arkham cthulhu")
    t.play("step_off arkham")
    assert (t.keeper("arkham"), t.power[CTHULHU]) == ("nobody", 8)
    t.play("man acolyte arkham", "recruit arkham", "step_off arkham")
    assert t.keeper("arkham") == "nobody"


def test_ruling13_a_keeper_that_leaves_takes_control_along() -> None:
    t = table(cthulhu="arkham acolyte | power 1", goat=FAR, gates="arkham cthulhu")
    t.play("move acolyte arkham salem")
    assert t.keeper("arkham") == "nobody"


def test_ruling13_the_owner_mans_it_again_only_in_his_own_turn() -> None:
    fallen = "arkham acolyte, dark_young"
    t = table(
        cthulhu="arkham cthulhu | salem acolyte", goat=fallen, gates="arkham goat dark_young", books="red_sign dreams"
    )
    t.play("battle arkham", "devour")
    t = t.with_dice("eliminate dark_young arkham", (0, 0), (0, 0))
    manned = [event.name for event in t.state.events or [] if event.name.startswith("gate")]
    assert manned == ["gate_abandoned", "gate_manned"]
    assert (t.waiting_for, t.keeper("arkham")) == (["goat"], "goat")


def test_ruling14_an_abandoned_gate_is_seized_in_the_same_turn() -> None:
    t = table(cthulhu="arkham acolyte, deep_one", goat="arkham acolyte | dunwich acolyte", gates="arkham goat")
    t.play("capture arkham")
    assert t.keeper("arkham") == "cthulhu"


def test_ruling15_free_cultists_man_gates_by_themselves() -> None:
    t = table(cthulhu="arkham acolyte", goat=FAR, gates="arkham nobody")
    assert t.keeper("arkham") == "cthulhu"


def test_ruling15_but_not_a_gate_that_was_left_on_purpose() -> None:
    t = table(cthulhu="arkham acolyte", goat=FAR, gates="arkham cthulhu")
    t.play("step_off arkham", "recruit arkham")
    assert t.keeper("arkham") == "nobody"
    t.play("end_turn", "recruit dunwich")
    assert t.waiting_for == ["cthulhu"]
    assert t.keeper("arkham") == "nobody"
    assert t.can("man acolyte arkham")


def test_ruling15_with_the_red_sign_dark_young_come_first() -> None:
    t = table(goat="arkham acolyte, dark_young", gates="arkham nobody", books="red_sign", current="goat")
    assert t.keeper("arkham") == "goat dark_young"


def test_ruling16_a_gate_costs_three_and_enemies_do_not_hinder() -> None:
    t = table(cthulhu="arkham acolyte", goat="arkham dark_young | dunwich acolyte")
    t.play("build arkham")
    assert (t.power[CTHULHU], t.keeper("arkham")) == (5, "cthulhu")


def test_ruling16_one_gate_in_a_joined_area() -> None:
    assert not opening().can("build jersey_reef")


def test_ruling16_no_more_gates_than_the_box_holds() -> None:
    t = table(cthulhu="arkham acolyte", goat=FAR)
    assert t.can("build arkham")
    t.state.box.gates, kept = 0, t.state.box.gates
    assert not t.can("build arkham")
    t.state.box.gates = kept


def test_ruling17_the_sixth_book_lets_both_battle_without_limit() -> None:
    t = table(cthulhu="arkham deep_one | salem deep_one | power 9", goat="arkham acolyte | salem acolyte | power 9")
    t.all_books("goat")
    t.play("move deep_one arkham dunwich", "stop")
    assert t.can("battle salem")


def test_ruling17_one_battle_in_an_area_a_turn() -> None:
    t = table(cthulhu="arkham 2 deep_one, acolyte", goat="arkham 3 acolyte, mi_go")
    t.all_books("cthulhu")
    t = t.with_dice("battle arkham", (0, 0), (0, 0))
    assert not t.can("battle arkham")


def test_ruling18_such_a_battle_does_not_use_up_the_action() -> None:
    t = table(cthulhu="arkham 2 deep_one, acolyte", goat="arkham 3 acolyte, mi_go")
    t.all_books("cthulhu")
    t = t.with_dice("battle arkham", (0, 0), (0, 0))
    assert t.can("recruit arkham")
    assert t.can("end_turn")


def test_ruling18_without_a_sixth_book_the_battle_is_the_action() -> None:
    t = table(cthulhu="arkham 2 deep_one, acolyte", goat="arkham 3 acolyte, mi_go", gates="salem nobody")
    t = t.with_dice("battle arkham", (0, 0), (0, 0))
    assert t.waiting_for == ["goat"]


def test_ruling19_gate_control_alone_is_not_a_turn() -> None:
    t = table(cthulhu="arkham acolyte", goat=FAR, gates="arkham cthulhu")
    t.play("step_off arkham")
    assert not t.can("end_turn")


def test_red_sign_swaps_keepers_in_one_turn() -> None:
    """The rulebook's use of gate control: summon a Dark Young, step off, man the gate with it."""
    t = table(goat="dunwich 2 acolyte", gates="dunwich goat", books="red_sign", current="goat")
    t.play("summon dark_young dunwich", "stop", "step_off dunwich", "man dark_young dunwich")
    assert t.keeper("dunwich") == "goat dark_young"
    assert t.figures("goat", "dunwich") == "2 acolyte, dark_young"


def test_ruling12_a_gate_manned_by_choice_can_earn_a_book() -> None:
    t = table(
        cthulhu="jersey_reef acolyte | martins_beach acolyte | gardner_reservoir acolyte",
        goat="dunwich acolyte",
        gates="jersey_reef cthulhu | martins_beach cthulhu",
        open_slots="water_gates",
        books="devolve absorb dreams submerge",
    )
    t.play("step_off jersey_reef", "build gardner_reservoir")
    assert "water_gates" in t.open_slots("cthulhu")
    t.play("man acolyte jersey_reef")
    assert t.step == "take_book"
