"""Gather Power, its minimum, and the first player (rulings 56 to 60)."""

from ..table import (
    CTHULHU,
    GOAT,
    can,
    decider,
    do,
    events,
    step,
    table,
)


def incomes(state: object) -> list[int]:
    return [facts["income"] for facts in events(state, "power_gathered")]  # type: ignore[arg-type]


def test_ruling56_cultists_gates_abandoned_gates_captives() -> None:
    state = table(
        {"jersey_reef": "2 acolyte", "arkham": "deep_one"},
        {"dunwich": "2 acolyte", "arkham": "acolyte"},
        {"jersey_reef": "cthulhu", "dunwich": "goat", "boston": "nobody"},
        power=(1, 0),
    )
    do(state, "capture arkham", "end_turn")
    assert incomes(state) == [2 + 2 + 1 + 1, 2 + 2 + 1]


def test_ruling56_red_sign_brings_a_power_for_each_dark_young() -> None:
    state = table({"salem": "2 acolyte"}, {"dunwich": "acolyte, 2 dark_young"}, power=(1, 0), books="red_sign")
    do(state, "recruit salem")
    assert incomes(state) == [3, 3]


def test_ruling56_yha_nthlei_counts_enemy_gates_in_water() -> None:
    goat = {"dunwich": "acolyte", "devils_reef": "acolyte", "loblolly_bay": "acolyte"}
    gates = {"dunwich": "goat", "devils_reef": "goat", "loblolly_bay": "goat"}
    state = table({"salem": "2 acolyte, cthulhu"}, goat, gates, power=(1, 0), books="yha_nthlei")
    do(state, "recruit salem")
    assert incomes(state)[CTHULHU] == 3 + 2


def test_ruling57_submerged_figures_are_in_play() -> None:
    state = table({"salem": "acolyte"}, {"dunwich": "6 acolyte"}, power=(1, 0), aside="acolyte")
    do(state, "recruit salem")
    assert incomes(state)[CTHULHU] == 3
    goat = {"devils_reef": "acolyte"}
    state = table(
        {"salem": "acolyte"}, goat, {"devils_reef": "goat"}, power=(1, 0), aside="cthulhu", books="yha_nthlei"
    )
    do(state, "recruit salem")
    assert incomes(state)[CTHULHU] == 3


def test_ruling58_the_poorer_gets_half_of_the_richer_rounded_up() -> None:
    gates = {"jersey_reef": "cthulhu", "loblolly_bay": "cthulhu", "martins_beach": "cthulhu"}
    cthulhu = {"jersey_reef": "2 acolyte", "loblolly_bay": "acolyte", "martins_beach": "acolyte"}
    state = table(cthulhu, {"dunwich": "4 acolyte"}, gates, power=(1, 0))
    do(state, "recruit jersey_reef", "end_turn")
    assert [facts["power"] for facts in events(state, "power_gathered")] == [11, 6]


def test_ruling58_exactly_half_stays() -> None:
    gates = {"jersey_reef": "cthulhu", "loblolly_bay": "cthulhu", "martins_beach": "cthulhu"}
    cthulhu = {"jersey_reef": "3 acolyte", "loblolly_bay": "acolyte", "martins_beach": "acolyte"}
    state = table(cthulhu, {"dunwich": "6 acolyte"}, gates, power=(1, 0))
    do(state, "recruit jersey_reef", "end_turn")
    assert [facts["power"] for facts in events(state, "power_gathered")] == [12, 6]


def test_ruling59_with_no_power_for_anybody_the_game_is_over() -> None:
    state = table({"salem": "deep_one"}, {"dunwich": "mi_go"}, power=(1, 0), doom=(3, 4))
    do(state, "pass")
    assert (state.ending, state.winners) == ("no_power", [GOAT])


def test_ruling60_more_power_goes_first() -> None:
    state = table({"salem": "2 acolyte"}, {"dunwich": "5 acolyte"}, power=(1, 0))
    do(state, "recruit salem")
    assert (state.first, decider(state)) == (GOAT, GOAT)


def test_ruling60_on_a_tie_the_last_first_player_chooses() -> None:
    state = table({"salem": "2 acolyte"}, {"dunwich": "3 acolyte"}, power=(1, 0), first=GOAT)
    do(state, "recruit salem")
    assert (step(state), decider(state)) == ("choose_first", GOAT)
    assert can(state, "choose_first goat")
    do(state, "choose_first cthulhu")
    assert state.first == CTHULHU


def test_ruling60_the_first_player_may_change_to_cthulhu() -> None:
    state = table({"salem": "5 acolyte"}, {"dunwich": "2 acolyte"}, power=(1, 0), first=GOAT)
    do(state, "recruit salem")
    assert (state.first, decider(state)) == (CTHULHU, CTHULHU)
