"""Effects between actions: Devolve and its window (rulings 29 to 32)."""

from ..table import (
    CTHULHU,
    GOAT,
    all_books,
    can,
    choices,
    decider,
    do,
    figures,
    keeper,
    pool,
    step,
    table,
    with_dice,
)

THREAT = {"arkham": "2 acolyte"}
HUNTERS = {"arkham": "mi_go", "dunwich": "2 acolyte"}


def test_ruling29_the_window_opens_after_an_action_and_before_the_next() -> None:
    state = table(THREAT, HUNTERS, turn=GOAT, power=(0, 8), books="devolve")
    do(state, "recruit dunwich")
    assert (step(state), decider(state)) == ("devolving", CTHULHU)
    do(state, "devolve arkham", "stop")
    assert figures(state, CTHULHU, "arkham") == "acolyte, deep_one"
    assert decider(state) == GOAT


def test_ruling29_also_between_the_enemys_action_and_his_unlimited_battle() -> None:
    state = table(THREAT, HUNTERS, {"dunwich": "goat"}, turn=GOAT, books="devolve")
    all_books(state, GOAT)
    do(state, "recruit dunwich")
    assert step(state) == "devolving"


def test_ruling30_gate_control_opens_no_window() -> None:
    state = table(THREAT, HUNTERS, {"dunwich": "goat"}, turn=GOAT, power=(0, 8), books="devolve")
    do(state, "step_off dunwich")
    assert decider(state) == GOAT


def test_ruling30_passing_does() -> None:
    state = table(THREAT, HUNTERS, {"dunwich": "goat"}, turn=GOAT, power=(0, 8), books="devolve")
    do(state, "pass")
    assert step(state) == "devolving"


def test_ruling30_not_inside_a_battle() -> None:
    state = table({"arkham": "2 acolyte, deep_one"}, HUNTERS, turn=GOAT, power=(0, 8), books="devolve")
    state = with_dice(state, "battle arkham", (0, 0), (1, 0))
    assert step(state) == "assign_kills"
    assert not choices(state, "devolve")


def test_ruling31_no_window_without_book_deep_one_or_acolyte() -> None:
    state = table(THREAT, HUNTERS, turn=GOAT, power=(0, 8))
    do(state, "recruit dunwich")
    assert step(state) == "turn"
    full = {"arkham": "2 acolyte", "salem": "4 deep_one"}
    state = table(full, HUNTERS, turn=GOAT, power=(0, 8), books="devolve")
    do(state, "recruit dunwich")
    assert step(state) == "turn"


def test_ruling31_no_interruption_if_cthulhu_is_next() -> None:
    state = table(THREAT, HUNTERS, turn=GOAT, power=(8, 8), books="devolve")
    do(state, "recruit dunwich")
    assert (step(state), decider(state)) == ("turn", CTHULHU)
    assert can(state, "devolve arkham")


def test_ruling31_the_same_button_after_his_own_action() -> None:
    state = table(THREAT, HUNTERS, books="devolve", acted=False)
    assert not can(state, "devolve arkham")
    do(state, "recruit arkham")
    assert can(state, "devolve arkham")


def test_ruling31_asked_only_when_threatened_by_default() -> None:
    calm = {"salem": "mi_go", "dunwich": "2 acolyte"}
    state = table(THREAT, calm, turn=GOAT, power=(0, 8), books="devolve")
    do(state, "recruit dunwich")
    assert step(state) == "turn"


def test_ruling31_a_battle_at_the_gate_is_a_threat() -> None:
    protected = {"arkham": "2 acolyte, deep_one"}
    state = table(protected, HUNTERS, {"arkham": "cthulhu"}, turn=GOAT, power=(0, 8), books="devolve")
    do(state, "recruit dunwich")
    assert step(state) == "devolving"


def test_ruling31_always_asks_and_never_does_not() -> None:
    calm = {"salem": "mi_go", "dunwich": "2 acolyte"}
    state = table(THREAT, calm, turn=GOAT, power=(0, 8), books="devolve")
    do(state, "devolve_policy always", seat=CTHULHU)
    do(state, "recruit dunwich")
    assert step(state) == "devolving"
    state = table(THREAT, HUNTERS, turn=GOAT, power=(0, 8), books="devolve")
    do(state, "devolve_policy never", seat=CTHULHU)
    do(state, "recruit dunwich")
    assert step(state) == "turn"


def test_ruling31_the_policy_changes_once_a_turn_and_only_with_the_book() -> None:
    state = table(THREAT, HUNTERS, turn=GOAT, power=(0, 8), books="devolve")
    do(state, "devolve_policy never", seat=CTHULHU)
    assert not can(state, "devolve_policy always", seat=CTHULHU)
    assert not can(table(THREAT, HUNTERS), "devolve_policy never", seat=CTHULHU)


def test_ruling31_one_dialog_marks_any_number() -> None:
    state = table(THREAT, HUNTERS, turn=GOAT, power=(0, 8), books="devolve")
    do(state, "recruit dunwich", "devolve arkham", "devolve arkham")
    assert figures(state, CTHULHU, "arkham") == "2 deep_one"


def test_ruling32_a_devolved_keeper_leaves_the_gate() -> None:
    state = table({"arkham": "acolyte"}, HUNTERS, {"arkham": "cthulhu"}, books="devolve")
    do(state, "devolve arkham")
    assert (keeper(state, "arkham"), pool(state, CTHULHU, "acolyte")) == ("nobody", 6)


def test_ruling32_submerged_acolytes_cannot_devolve() -> None:
    state = table({"salem": "deep_one"}, HUNTERS, books="devolve submerge", aside="acolyte")
    assert not choices(state, "devolve")


def test_ruling31_having_passed_he_is_asked_for_what_was_open_in_his_turn() -> None:
    state = table(THREAT, HUNTERS, books="devolve")
    do(state, "pass")
    assert (step(state), decider(state)) == ("devolving", CTHULHU)
    do(state, "stop")
    assert (step(state), decider(state)) == ("turn", GOAT)


def test_ruling31_after_another_action_of_his_own_he_is_not_asked() -> None:
    state = table(THREAT, HUNTERS, books="devolve")
    do(state, "recruit arkham")
    assert (step(state), decider(state)) == ("turn", CTHULHU)
