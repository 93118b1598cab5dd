"""Turns, Decay and the end of the Action Phase (rulings 1 to 11)."""

import pytest

import eldritch

from ..table import (
    CTHULHU,
    GOAT,
    all_books,
    begin,
    can,
    decider,
    do,
    events,
    figures,
    step,
    table,
)

HOME = {"jersey_reef": "3 acolyte"}
DUNWICH = {"dunwich": "3 acolyte"}
GATES = {"jersey_reef": "cthulhu", "dunwich": "goat"}


def test_ruling1_a_turn_is_exactly_one_action_and_then_the_other_player() -> None:
    state = table(HOME, DUNWICH, GATES)
    do(state, "recruit jersey_reef")
    assert not can(state, "recruit jersey_reef")
    do(state, "end_turn")
    assert decider(state) == GOAT


def test_ruling1_decay_is_paid_before_anything_else() -> None:
    state = table(HOME, DUNWICH, GATES, decay=2)
    assert state.power == [6, 8]


def test_ruling2_a_player_without_power_raises_decay_and_the_turn_passes() -> None:
    state = table(HOME, DUNWICH, GATES, power=(0, 8))
    assert (state.decay, decider(state), state.power) == (1, GOAT, [0, 7])


def test_ruling2_raising_decay_opens_no_window() -> None:
    state = table(HOME, {"dunwich": "acolyte, mi_go"}, GATES, power=(8, 0), books="devolve", turn=GOAT)
    assert step(state) == "turn"


@pytest.mark.parametrize(("power", "left"), [(2, 0), (3, 0), (4, 1)])
def test_ruling3_power_not_above_decay_ends_the_turn_at_once(power: int, left: int) -> None:
    state = table(HOME, DUNWICH, GATES, power=(power, 20), decay=3, turn=CTHULHU)
    assert state.power[CTHULHU] == left
    assert decider(state) == (CTHULHU if left else GOAT)


def test_ruling4_decay_is_paid_once_a_turn_and_not_for_each_battle() -> None:
    state = table(
        {"arkham": "deep_one", "salem": "deep_one"},
        {"arkham": "acolyte", "salem": "acolyte"},
        decay=2,
        turn=GOAT,
    )
    assert state.power[GOAT] == 6
    all_books(state, CTHULHU)
    do(state, "pass")
    assert (decider(state), state.power[CTHULHU]) == (CTHULHU, 6)
    do(state, "battle arkham")
    assert state.power[CTHULHU] == 5


def test_ruling5_pass_is_always_open_and_loses_all_power() -> None:
    state = table(HOME, DUNWICH, GATES)
    do(state, "pass")
    assert state.power[CTHULHU] == 0
    assert decider(state) == GOAT


def test_ruling5_with_power_left_an_action_must_be_taken() -> None:
    assert not can(table(HOME, DUNWICH, GATES), "end_turn")


def test_ruling6_with_nothing_else_to_do_one_passes_by_itself() -> None:
    state = table({}, DUNWICH, {"dunwich": "goat"}, captured="6 acolyte", turn=GOAT)
    do(state, "recruit dunwich", "end_turn")
    assert events(state, "passed")[-1]["seat"] == CTHULHU
    assert decider(state) == GOAT


def test_ruling7_an_action_for_nothing_needs_a_power() -> None:
    state = table(
        {}, {"dunwich": "3 acolyte"}, {"dunwich": "goat"}, power=(0, 1), turn=GOAT, open_slots="eliminate_two"
    )
    assert can(state, "fulfil eliminate_two")
    do(state, "recruit dunwich")
    assert not can(state, "fulfil eliminate_two")


def test_ruling8_gates_may_be_controlled_with_no_power_left() -> None:
    state = table({"arkham": "acolyte"}, DUNWICH, power=(3, 0))
    do(state, "build arkham")
    assert state.power[CTHULHU] == 0
    assert can(state, "step_off arkham")


def test_ruling9_the_phase_ends_when_both_are_at_zero_and_decay_goes_back() -> None:
    state = table(HOME, DUNWICH, GATES, power=(2, 0), decay=1)
    do(state, "recruit jersey_reef")
    assert state.phase == 0
    do(state, "end_turn")
    assert (state.decay, state.power, step(state)) == (0, [6, 5], "doom_part")


def test_ruling10_a_player_with_power_acts_again_and_pays_decay() -> None:
    state = table(HOME, DUNWICH, GATES, power=(0, 9))
    state.power[CTHULHU] = 5  # As some other faction might regain it.
    do(state, "recruit dunwich", "end_turn")
    assert (decider(state), state.power[CTHULHU]) == (CTHULHU, 4)


def test_ruling11_a_game_that_nobody_ends_is_counted_at_the_turn_limit() -> None:
    state = begin(turn_limit=12)
    while not state.over:
        state.apply(decider(state), state.fallback(decider(state)))
    assert (state.ending, state.turn, state.winners) == ("turn_limit", 12, [CTHULHU])


def test_the_game_opens_with_the_action_phase_and_cthulhu_moves_first() -> None:
    for factions in ("great_cthulhu-black_goat", "black_goat-great_cthulhu"):
        state = begin(factions=factions)
        assert state.factions[decider(state)].sheet.key == "great_cthulhu"


def test_set_up() -> None:
    state = begin()
    assert (figures(state, CTHULHU, "jersey_reef"), figures(state, GOAT, "dunwich")) == (
        "6 acolyte",
        "6 acolyte",
    )
    assert (state.power, state.doom, state.decay, state.ritual_cost()) == ([8, 8], [0, 0], 0, 5)
    assert [state.gates_of(CTHULHU), state.gates_of(GOAT)] == [1, 1]


def test_an_illegal_action_changes_nothing() -> None:
    state = table(HOME, DUNWICH, GATES)
    before = state.dump()
    with pytest.raises(eldritch.IllegalAction):
        do(state, "build jersey_reef")
    assert state.dump() == before


def test_ruling2_raising_decay_is_no_turn() -> None:
    state = table({"arkham": "acolyte"}, {"dunwich": "acolyte"}, {"arkham": "cthulhu"}, power=(0, 8))
    assert (state.turn, decider(state)) == (1, GOAT)
