"""The booklet's own examples."""

import pytest

from eldritch.games.realms.rules import sanity

from ..table import Table, table


def test_a_green_card_and_a_discard_open_an_ability_with_two_requirements() -> None:
    t = table(anya="hand dagon yithian king_in_yellow", borya="hand goon goon").play(
        "play dagon", "play king_in_yellow"
    )
    assert not t.can("use dagon draw 1")
    t.play("play yithian")
    assert not t.can("use dagon draw 1")
    t.play("use king_in_yellow discard 1", "aim borya", "discard goon")
    assert t.can("use dagon draw 1")


def five_power() -> Table:
    """One ability gave 3 power and one gave 2."""
    t = table(anya="hand brain_cylinder yellow_sign", borya="", row="ghast mi_go rlyeh tomb dagon")
    t.play("play brain_cylinder", "play yellow_sign", "use brain_cylinder conjure 3", "use yellow_sign conjure 2")
    assert t.power == 5
    return t


def test_five_power_buys_a_card_for_2_and_one_for_3() -> None:
    t = five_power().play("buy ghast", "buy mi_go")
    assert (t.discard_pile("anya"), t.power) == ("mi_go ghast", 0)


def test_five_power_buys_a_card_for_4_and_1_is_left() -> None:
    t = five_power().play("buy rlyeh")
    assert (t.discard_pile("anya"), t.power) == ("rlyeh", 1)
    t.play("end_turn")
    assert t.power == 0


def test_a_loss_of_8_makes_each_neighbour_lose_8_as_the_player_likes() -> None:
    t = table(anya="hand goon", borya="play arkham", vova="", galya="play miskatonic_hospital").play("play goon")
    sanity.lose(t.state, 8)
    t.play("strike arkham", "strike borya", "graze miskatonic_hospital", "strike galya")
    assert [t.sanity(name) for name in t.names] == [50, 47, 50, 43]
    assert (t.in_play("borya"), t.left("galya", "miskatonic_hospital")) == ("", 5)


ROWS = "ghast ghast ghoul / arkham arkham rlyeh / mi_go mi_go deep_ones / occultist occultist rlyeh"
"""The rows between Anna and Max, Max and Karl, Karl and Marina, Marina and Anna."""
ROWS_FROM_MAX = "arkham arkham rlyeh / mi_go mi_go deep_ones / occultist occultist rlyeh / ghast ghast ghoul"
"""The same rows from Max on."""


def test_four_players_max_reaches_the_cards_beside_him_and_none_of_marinas() -> None:
    t = table(max="", karl="", marina="", anna="", rows=ROWS_FROM_MAX, power=9)
    bought = [choice.split()[1] for choice in t.choices() if choice.startswith("buy")]
    assert bought == ["ghoul", "rlyeh", "ghast", "arkham"]


def test_nobody_abjures_a_card_between_two_others() -> None:
    t = table(anna="hand yithian", max="", karl="", marina="", rows=ROWS).play("play yithian", "use yithian abjure")
    market = {choice.split()[1] for choice in t.choices() if choice.startswith("abjure_market")}
    assert market == {"ghoul", "ghast", "rlyeh", "occultist"}


def marina_falls() -> Table:
    """Anna takes the rest of Marina's sanity."""
    t = table(
        anna="hand goon",
        max="",
        karl="",
        marina="hand follower | deck adept | play ruins | discard tomb | sanity 1",
        rows=ROWS,
        shared="dagon pnakotus necronomicon",
    )
    return t.play("play goon", "use goon loss 1", "spare", "strike marina")


@pytest.mark.parametrize("card", ["follower", "adept", "ruins", "tomb", "mi_go", "deep_ones", "occultist"])
def test_an_eliminated_players_cards_and_both_rows_go_to_the_box(card: str) -> None:
    assert marina_falls().is_boxed(card)


def test_between_the_new_neighbours_anna_and_karl_new_cards_are_laid() -> None:
    rows = marina_falls().state.view(None)["table"]["rows"]
    assert {"between": [2, 0], "cards": ["dagon", "pnakotus", "necronomicon"]} in rows
    assert [row["between"] for row in rows] == [[0, 1], [1, 2], [2, 0]]


def test_the_last_two_have_one_neighbour_and_six_cards() -> None:
    t = table(anna="hand goon", max="sanity 1", karl="", marina="sanity 1", rows=ROWS).play("play goon")
    t.play("use goon loss 1", "strike max", "strike marina")
    rows = t.state.view(None)["table"]["rows"]
    assert [(row["between"], len(row["cards"])) for row in rows] == [([0, 2], 3), ([2, 0], 3)]
