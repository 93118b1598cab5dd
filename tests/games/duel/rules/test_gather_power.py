"""Gather Power, its minimum, and the first player (rulings 56 to 60)."""

from ..table import CTHULHU, GOAT, Table, table


def incomes(t: Table) -> list[int]:
    return [facts["income"] for facts in t.happened("power_gathered")]


def test_ruling56_cultists_gates_abandoned_gates_captives() -> None:
    t = table(
        cthulhu="jersey_reef 2 acolyte | arkham deep_one | power 1",
        goat="dunwich 2 acolyte | arkham acolyte | power 0",
        gates="jersey_reef cthulhu | dunwich goat | boston nobody",
    )
    t.play("capture arkham", "end_turn")
    assert incomes(t) == [2 + 2 + 1 + 1, 2 + 2 + 1]


def test_ruling56_red_sign_brings_a_power_for_each_dark_young() -> None:
    t = table(cthulhu="salem 2 acolyte | power 1", goat="dunwich acolyte, 2 dark_young | power 0", books="red_sign")
    t.play("recruit salem")
    assert incomes(t) == [3, 3]


def test_ruling56_yha_nthlei_counts_enemy_gates_in_water() -> None:
    goat = "dunwich acolyte | devils_reef acolyte | loblolly_bay acolyte"
    gates = "dunwich goat | devils_reef goat | loblolly_bay goat"
    t = table(cthulhu="salem 2 acolyte, cthulhu | power 1", goat=f"{goat} | power 0", gates=gates, books="yha_nthlei")
    t.play("recruit salem")
    assert incomes(t)[CTHULHU] == 3 + 2


def test_ruling57_submerged_figures_are_in_play() -> None:
    t = table(cthulhu="salem acolyte | power 1", goat="dunwich 6 acolyte | power 0", aside="acolyte")
    t.play("recruit salem")
    assert incomes(t)[CTHULHU] == 3
    goat = "devils_reef acolyte"
    t = table(
        cthulhu="salem acolyte | power 1",
        goat=f"{goat} | power 0",
        gates="devils_reef goat",
        aside="cthulhu",
        books="yha_nthlei",
    )
    t.play("recruit salem")
    assert incomes(t)[CTHULHU] == 3


def test_ruling58_the_poorer_gets_half_of_the_richer_rounded_up() -> None:
    gates = "jersey_reef cthulhu | loblolly_bay cthulhu | martins_beach cthulhu"
    cthulhu = "jersey_reef 2 acolyte | loblolly_bay acolyte | martins_beach acolyte"
    t = table(cthulhu=f"{cthulhu} | power 1", goat="dunwich 4 acolyte | power 0", gates=gates)
    t.play("recruit jersey_reef", "end_turn")
    assert [facts["power"] for facts in t.happened("power_gathered")] == [11, 6]


def test_ruling58_exactly_half_stays() -> None:
    gates = "jersey_reef cthulhu | loblolly_bay cthulhu | martins_beach cthulhu"
    cthulhu = "jersey_reef 3 acolyte | loblolly_bay acolyte | martins_beach acolyte"
    t = table(cthulhu=f"{cthulhu} | power 1", goat="dunwich 6 acolyte | power 0", gates=gates)
    t.play("recruit jersey_reef", "end_turn")
    assert [facts["power"] for facts in t.happened("power_gathered")] == [12, 6]


def test_ruling59_with_no_power_for_anybody_the_game_is_over() -> None:
    t = table(cthulhu="salem deep_one | power 1 | doom 3", goat="dunwich mi_go | power 0 | doom 4")
    t.play("pass")
    assert (t.state.ending, t.winners) == ("no_power", ["goat"])


def test_ruling60_more_power_goes_first() -> None:
    t = table(cthulhu="salem 2 acolyte | power 1", goat="dunwich 5 acolyte | power 0")
    t.play("recruit salem")
    assert (t.state.first, t.waiting_for) == (GOAT, ["goat"])


def test_ruling60_on_a_tie_the_last_first_player_chooses() -> None:
    t = table(cthulhu="salem 2 acolyte | power 1", goat="dunwich 3 acolyte | power 0", first="goat")
    t.play("recruit salem")
    assert (t.step, t.waiting_for) == ("choose_first", ["goat"])
    assert t.can("choose_first goat")
    t.play("choose_first cthulhu")
    assert t.state.first == CTHULHU


def test_ruling60_the_first_player_may_change_to_cthulhu() -> None:
    t = table(cthulhu="salem 5 acolyte | power 1", goat="dunwich 2 acolyte | power 0", first="goat")
    t.play("recruit salem")
    assert (t.state.first, t.waiting_for) == (CTHULHU, ["cthulhu"])
