"""Turns, Decay and the end of the Action Phase (rulings 1 to 11)."""

import pytest

import eldritch

from ..table import CTHULHU, GAME, GOAT, area, begin, opening, table

HOME = "jersey_reef 3 acolyte"
DUNWICH = "dunwich 3 acolyte"
GATES = "jersey_reef cthulhu | dunwich goat"


def test_ruling1_a_turn_is_exactly_one_action_and_then_the_other_player() -> None:
    t = table(cthulhu=HOME, goat=DUNWICH, gates=GATES)
    t.play("recruit jersey_reef")
    assert not t.can("recruit jersey_reef")
    t.play("end_turn")
    assert t.waiting_for == ["goat"]


def test_ruling1_decay_is_paid_before_anything_else() -> None:
    t = table(cthulhu=HOME, goat=DUNWICH, gates=GATES, decay=2)
    assert t.power == [6, 8]


def test_ruling2_a_player_without_power_raises_decay_and_the_turn_passes() -> None:
    t = table(cthulhu=f"{HOME} | power 0", goat=DUNWICH, gates=GATES)
    assert (t.state.decay, t.waiting_for, t.power) == (1, ["goat"], [0, 7])


def test_ruling2_raising_decay_opens_no_window() -> None:
    t = table(cthulhu=HOME, goat="dunwich acolyte, mi_go | power 0", gates=GATES, books="devolve", current="goat")
    assert t.step == "turn"


@pytest.mark.parametrize(("power", "left"), [(2, 0), (3, 0), (4, 1)])
def test_ruling3_power_not_above_decay_ends_the_turn_at_once(power: int, left: int) -> None:
    t = table(cthulhu=f"{HOME} | power {power}", goat=f"{DUNWICH} | power 20", gates=GATES, decay=3, current="cthulhu")
    assert t.power[CTHULHU] == left
    assert t.waiting_for == (["cthulhu"] if left else ["goat"])


def test_ruling4_decay_is_paid_once_a_turn_and_not_for_each_battle() -> None:
    t = table(
        cthulhu="arkham deep_one | salem deep_one", goat="arkham acolyte | salem acolyte", decay=2, current="goat"
    )
    assert t.power[GOAT] == 6
    t.all_books("cthulhu")
    t.play("pass")
    assert (t.waiting_for, t.power[CTHULHU]) == (["cthulhu"], 6)
    t.play("battle arkham")
    assert t.power[CTHULHU] == 5


def test_ruling5_pass_is_always_open_and_loses_all_power() -> None:
    t = table(cthulhu=HOME, goat=DUNWICH, gates=GATES)
    t.play("pass")
    assert t.power[CTHULHU] == 0
    assert t.waiting_for == ["goat"]


def test_ruling5_with_power_left_an_action_must_be_taken() -> None:
    assert not table(cthulhu=HOME, goat=DUNWICH, gates=GATES).can("end_turn")


def test_ruling6_with_nothing_else_to_do_one_passes_by_itself() -> None:
    t = table(goat=DUNWICH, gates="dunwich goat", captured="6 acolyte", current="goat")
    t.play("recruit dunwich", "end_turn")
    assert t.happened("passed")[-1]["seat"] == CTHULHU
    assert t.waiting_for == ["goat"]


def test_ruling7_an_action_for_nothing_needs_a_power() -> None:
    t = table(
        cthulhu="power 0",
        goat="dunwich 3 acolyte | power 1",
        gates="dunwich goat",
        current="goat",
        open_slots="eliminate_two",
    )
    assert t.can("fulfil eliminate_two")
    t.play("recruit dunwich")
    assert not t.can("fulfil eliminate_two")


def test_ruling8_gates_may_be_controlled_with_no_power_left() -> None:
    t = table(cthulhu="arkham acolyte | power 3", goat=f"{DUNWICH} | power 0")
    t.play("build arkham")
    assert t.power[CTHULHU] == 0
    assert t.can("step_off arkham")


def test_ruling9_the_phase_ends_when_both_are_at_zero_and_decay_goes_back() -> None:
    t = table(cthulhu=f"{HOME} | power 2", goat=f"{DUNWICH} | power 0", gates=GATES, decay=1)
    t.play("recruit jersey_reef")
    assert t.state.phase == 0
    t.play("end_turn")
    assert (t.state.decay, t.power, t.step) == (0, [6, 5], "doom_part")


def test_ruling10_a_player_with_power_acts_again_and_pays_decay() -> None:
    t = table(cthulhu=f"{HOME} | power 0", goat=f"{DUNWICH} | power 9", gates=GATES)
    t.state.power[CTHULHU] = 5  # As some other faction might regain it.
    t.play("recruit dunwich", "end_turn")
    assert (t.waiting_for, t.power[CTHULHU]) == (["cthulhu"], 4)


def test_ruling11_a_game_that_nobody_ends_is_counted_at_the_turn_limit() -> None:
    state = begin(turn_limit=12)
    while not state.over:
        seat = state.deciders()[0]
        state.apply(seat, state.fallback(seat))
    assert (state.ending, state.turn, state.winners) == ("turn_limit", 12, [CTHULHU])


def test_the_game_opens_with_the_action_phase_and_cthulhu_moves_first() -> None:
    for factions in ("great_cthulhu-black_goat", "black_goat-great_cthulhu"):
        state = begin(factions=factions)
        assert state.factions[state.deciders()[0]].sheet.key == "great_cthulhu"


def test_set_up() -> None:
    t = opening()
    assert (t.figures("cthulhu", "jersey_reef"), t.figures("goat", "dunwich")) == ("6 acolyte", "6 acolyte")
    assert (t.keeper("jersey_reef"), t.keeper("dunwich"), t.state.gates_built()) == ("cthulhu", "goat", 2)
    assert (t.power, t.doom, t.state.decay, t.state.ritual_cost()) == ([8, 8], [0, 0], 0, 5)


def test_an_illegal_action_changes_nothing() -> None:
    t = table(cthulhu=HOME, goat=DUNWICH, gates=GATES)
    before = t.state.dump()
    with pytest.raises(eldritch.IllegalAction):
        t.state.apply(CTHULHU, GAME.actions.encode("build", area("jersey_reef")))
    assert t.state.dump() == before


def test_ruling2_raising_decay_is_no_turn() -> None:
    t = table(cthulhu="arkham acolyte | power 0", goat="dunwich acolyte", gates="arkham cthulhu")
    assert (t.state.turn, t.waiting_for) == (1, ["goat"])
