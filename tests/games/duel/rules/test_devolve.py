"""Effects between actions: Devolve and its window (rulings 29 to 32)."""

import pytest

from ..table import GAME, table

THREAT = "arkham 2 acolyte"
HUNTERS = "arkham mi_go | dunwich 2 acolyte"


def test_ruling29_the_window_opens_after_an_action_and_before_the_next() -> None:
    t = table(cthulhu=f"{THREAT} | power 0", goat=HUNTERS, current="goat", books="devolve")
    t.play("recruit dunwich")
    assert (t.step, t.waiting_for) == ("devolving", ["cthulhu"])
    t.play("devolve arkham", "stop")
    assert t.figures("cthulhu", "arkham") == "acolyte, deep_one"
    assert t.waiting_for == ["goat"]


def test_ruling29_also_between_the_enemys_action_and_his_unlimited_battle() -> None:
    t = table(cthulhu=THREAT, goat=HUNTERS, gates="dunwich goat", current="goat", books="devolve")
    t.all_books("goat")
    t.play("recruit dunwich")
    assert t.step == "devolving"


def test_ruling30_gate_control_opens_no_window() -> None:
    t = table(cthulhu=f"{THREAT} | power 0", goat=HUNTERS, gates="dunwich goat", current="goat", books="devolve")
    t.play("step_off dunwich")
    assert t.waiting_for == ["goat"]


def test_ruling30_passing_does() -> None:
    t = table(cthulhu=f"{THREAT} | power 0", goat=HUNTERS, gates="dunwich goat", current="goat", books="devolve")
    t.play("pass")
    assert t.step == "devolving"


def test_ruling30_not_inside_a_battle() -> None:
    t = table(cthulhu="arkham 2 acolyte, deep_one | power 0", goat=HUNTERS, current="goat", books="devolve")
    t = t.with_dice("battle arkham", (0, 0), (1, 0))
    assert t.step == "assign_kills"
    assert not t.choices(verb="devolve")


def test_ruling31_no_window_without_book_deep_one_or_acolyte() -> None:
    t = table(cthulhu=f"{THREAT} | power 0", goat=HUNTERS, current="goat")
    t.play("recruit dunwich")
    assert t.step == "turn"
    full = "arkham 2 acolyte | salem 4 deep_one"
    t = table(cthulhu=f"{full} | power 0", goat=HUNTERS, current="goat", books="devolve")
    t.play("recruit dunwich")
    assert t.step == "turn"


def test_ruling31_no_interruption_if_cthulhu_is_next() -> None:
    t = table(cthulhu=THREAT, goat=HUNTERS, current="goat", books="devolve")
    t.play("recruit dunwich")
    assert (t.step, t.waiting_for) == ("turn", ["cthulhu"])
    assert t.can("devolve arkham")


def test_ruling31_the_same_button_after_his_own_action() -> None:
    t = table(cthulhu=THREAT, goat=HUNTERS, books="devolve", acted=False)
    assert not t.can("devolve arkham")
    t.play("recruit arkham")
    assert t.can("devolve arkham")


def test_ruling31_asked_only_when_threatened_by_default() -> None:
    calm = "salem mi_go | dunwich 2 acolyte"
    t = table(cthulhu=f"{THREAT} | power 0", goat=calm, current="goat", books="devolve")
    t.play("recruit dunwich")
    assert t.step == "turn"


def test_ruling31_a_battle_at_the_gate_is_a_threat() -> None:
    protected = "arkham 2 acolyte, deep_one"
    t = table(cthulhu=f"{protected} | power 0", goat=HUNTERS, gates="arkham cthulhu", current="goat", books="devolve")
    t.play("recruit dunwich")
    assert t.step == "devolving"


def test_ruling31_always_asks_and_never_does_not() -> None:
    calm = "salem mi_go | dunwich 2 acolyte"
    t = table(cthulhu=f"{THREAT} | power 0", goat=calm, current="goat", books="devolve")
    t.play("cthulhu devolve_policy always", "recruit dunwich")
    assert t.step == "devolving"
    t = table(cthulhu=f"{THREAT} | power 0", goat=HUNTERS, current="goat", books="devolve")
    t.play("cthulhu devolve_policy never", "recruit dunwich")
    assert t.step == "turn"


def test_ruling31_the_policy_changes_once_a_turn_and_only_with_the_book() -> None:
    t = table(cthulhu=f"{THREAT} | power 0", goat=HUNTERS, current="goat", books="devolve")
    t.play("cthulhu devolve_policy never")
    assert not t.can("cthulhu devolve_policy always")
    assert not table(cthulhu=THREAT, goat=HUNTERS).can("cthulhu devolve_policy never")


def test_ruling31_one_dialog_marks_any_number() -> None:
    t = table(cthulhu=f"{THREAT} | power 0", goat=HUNTERS, current="goat", books="devolve")
    t.play("recruit dunwich", "devolve arkham", "devolve arkham")
    assert t.figures("cthulhu", "arkham") == "2 deep_one"


def test_ruling32_a_devolved_keeper_leaves_the_gate() -> None:
    t = table(cthulhu="arkham acolyte", goat=HUNTERS, gates="arkham cthulhu", books="devolve")
    t.play("devolve arkham")
    assert (t.keeper("arkham"), t.pool("cthulhu", "acolyte")) == ("nobody", 6)


def test_ruling32_submerged_acolytes_cannot_devolve() -> None:
    t = table(cthulhu="salem deep_one", goat=HUNTERS, books="devolve submerge", aside="acolyte")
    assert not t.choices(verb="devolve")


def test_ruling31_after_passing_cthulhu_is_asked_for_what_was_open_in_its_turn() -> None:
    t = table(cthulhu=THREAT, goat=HUNTERS, books="devolve").play("pass")
    assert (t.step, t.waiting_for) == ("devolving", ["cthulhu"])
    t.play("stop")
    assert (t.step, t.waiting_for) == ("turn", ["goat"])


def test_ruling31_after_another_action_of_its_own_cthulhu_is_not_asked() -> None:
    t = table(cthulhu=THREAT, goat=HUNTERS, books="devolve").play("recruit arkham")
    assert (t.step, t.waiting_for) == ("turn", ["cthulhu"])


def test_ruling31_an_enemy_without_dice_is_no_threat_to_a_gate() -> None:
    t = table(
        cthulhu="arkham deep_one, acolyte | power 0",
        goat="arkham acolyte | dunwich acolyte",
        gates="arkham cthulhu",
        current="goat",
        books="devolve",
    )
    t.play("recruit dunwich")
    assert t.step == "turn"


def test_ruling31_a_monster_that_meets_monsters_beside_no_gate_is_no_threat() -> None:
    goat = "salem mi_go | dunwich 2 acolyte"
    t = table(cthulhu="salem deep_one | boston acolyte | power 0", goat=goat, current="goat", books="devolve")
    t.play("recruit dunwich")
    assert t.step == "turn"


def test_ruling45_a_book_that_was_earned_is_taken_before_the_window_opens() -> None:
    t = table(
        cthulhu=f"{THREAT} | power 0", goat=HUNTERS, current="goat", books="devolve frenzy", open_slots="shared_area"
    )
    t.play("recruit dunwich")
    assert (t.step, t.waiting_for) == ("take_book", ["goat"])
    t.play("take_book ghroth")
    assert (t.step, t.waiting_for) == ("devolving", ["cthulhu"])


def test_ruling31_no_window_after_the_enemy_has_passed_if_cthulhu_can_act() -> None:
    t = table(cthulhu=f"{THREAT} | power 3", goat=HUNTERS, current="goat", books="devolve").play("pass")
    assert (t.step, t.waiting_for) == ("turn", ["cthulhu"])


@pytest.mark.parametrize("current", ["cthulhu", "goat"])
def test_ruling30_the_window_after_a_pass_can_be_saved(current: str) -> None:
    options = {"devolve_after_every_action": True}
    t = table(cthulhu="arkham acolyte", goat="dunwich 2 acolyte", books="devolve", current=current, options=options)
    t.state.slots = [1, 0]
    t.play("pass")
    assert (t.step, t.waiting_for) == ("devolving", ["cthulhu"])
    assert GAME.load(t.state.dump()).dump() == t.state.dump()
