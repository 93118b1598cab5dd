"""Conjuring power, the market and the end of the game: rulings 14 to 19."""

import pytest

from ..table import table


def test_ruling14_power_adds_up_and_is_spent_at_any_time() -> None:
    t = table(anya="hand follower arkham", borya="", row="ghast", power=1).play(
        "play follower", "use follower conjure 1"
    )
    t.play("buy ghast", "play arkham")
    assert t.power == 0


def test_ruling14_power_is_lost_at_the_end_of_the_turn() -> None:
    assert table(anya="", borya="", power=4).play("end_turn").power == 0


def test_ruling14_nobody_else_is_asked_who_gets_power() -> None:
    t = table(anya="hand follower", borya="").play("play follower", "use follower conjure 1")
    assert (t.waiting_for, t.power) == (["anya"], 1)


def test_ruling15_a_bought_card_goes_to_the_discard_pile() -> None:
    t = table(anya="", borya="", row="ghast", power=2).play("buy ghast")
    assert t.discard_pile("anya") == "ghast"


def test_ruling15_it_may_be_drawn_in_the_same_turn() -> None:
    t = table(anya="hand king_in_yellow", borya="", row="ghast", power=2).play("play king_in_yellow", "buy ghast")
    t.play("use king_in_yellow draw 1, then abjure this", "aim anya")
    assert t.hand("anya") == "ghast"


def test_ruling15_it_may_be_abjured_from_there() -> None:
    t = table(anya="hand yithian", borya="", row="ghast", power=2).play(
        "play yithian", "buy ghast", "use yithian abjure"
    )
    assert t.can("abjure_discard ghast")


def test_ruling16_the_refill_comes_at_once_into_the_same_place() -> None:
    t = table(anya="", borya="", row="arkham ghast yithian occultist mi_go", shared="rlyeh tomb", power=2)
    t.play("buy ghast")
    shown = t.state.view(0)["table"]
    assert shown["rows"][0]["cards"] == ["arkham", "rlyeh", "yithian", "occultist", "mi_go"]
    assert shown["shared"]["top"] == "tomb"


def test_ruling16_the_adepts_are_not_refilled() -> None:
    t = table(anya="", borya="", adepts=1, power=4).play("buy adept")
    assert t.adepts == 0
    assert not t.can("buy adept")


def test_ruling17_any_number_of_adepts_may_be_bought_for_2_each() -> None:
    t = table(anya="", borya="", adepts=3, power=5).play("buy adept", "buy adept")
    assert (t.discard_pile("anya"), t.power) == ("adept adept", 1)


def last_card() -> str:
    return "arkham ghast yithian occultist mi_go"


def test_ruling18_immediate_the_game_ends_with_the_action_that_lays_out_the_last_card() -> None:
    t = table(anya="sanity 20", borya="sanity 21", row=last_card(), shared="rlyeh", rest="box", power=4).play(
        "buy ghast"
    )
    assert (t.state.over, t.state.ending, t.winners) == (True, "empty_deck", ["borya"])


def test_ruling18_immediate_the_action_in_progress_is_finished() -> None:
    t = table(
        anya="hand adept | sanity 5", borya="hand goon | sanity 1", vova="sanity 9", rest="box", shared="rlyeh tomb"
    )
    t.play("play adept", "use adept loss 1, then abjure this", "strike borya", "strike vova")
    assert (t.state.ending, t.is_boxed("adept"), t.winners) == ("empty_deck", True, ["vova"])


def test_ruling18_immediate_an_abjuration_may_be_what_empties_the_deck() -> None:
    t = table(anya="hand ghast", borya="", row=last_card(), shared="rlyeh", rest="box").play("play ghast")
    t.play("use ghast abjure", "abjure_market arkham")
    assert t.state.over


def test_ruling18_end_of_turn_the_active_player_may_go_on() -> None:
    options = {"empty_deck": "end_of_turn"}
    t = table(anya="hand goon", borya="sanity 1", row=last_card(), shared="rlyeh", rest="box", power=4, options=options)
    t.play("buy ghast", "play goon", "use goon loss 1", "strike borya")
    assert (t.state.ending, t.winners) == ("last_survivor", ["anya"])


def test_ruling18_end_of_turn_the_game_ends_with_the_turn() -> None:
    options = {"empty_deck": "end_of_turn"}
    t = table(anya="sanity 3", borya="sanity 1", row=last_card(), shared="rlyeh", rest="box", power=4, options=options)
    assert not t.play("buy ghast").state.over
    t.play("end_turn")
    assert (t.state.ending, t.winners) == ("empty_deck", ["anya"])


def test_ruling18_end_of_turn_places_stay_empty() -> None:
    options = {"empty_deck": "end_of_turn"}
    t = table(anya="", borya="", row=last_card(), shared="rlyeh", rest="box", power=4, options=options)
    t.play("buy ghast", "buy occultist")
    assert t.row() == "mi_go rlyeh yithian arkham"


def ended(anya: str, borya: str, **options: str) -> list[str]:
    t = table(anya=anya, borya=borya, row=last_card(), shared="rlyeh", rest="box", power=2, options=dict(options))
    return t.play("buy ghast").winners


def test_ruling19_the_highest_sanity_wins() -> None:
    assert ended("sanity 12 | deck goon goon", "sanity 13") == ["borya"]


def test_ruling19_a_tie_goes_to_the_larger_draw_pile() -> None:
    assert ended("sanity 12 | deck goon | discard follower follower", "sanity 12 | deck goon goon") == ["borya"]


def test_ruling19_by_the_option_all_owned_cards_count() -> None:
    anya = "sanity 12 | deck goon | discard follower follower"
    assert ended(anya, "sanity 12 | deck goon goon", tie_break="all_cards") == ["anya"]


@pytest.mark.parametrize("zone", ["hand goon goon", "discard goon goon", "play arkham ruins"])
def test_ruling19_by_the_option_cards_count_wherever_they_are(zone: str) -> None:
    assert ended("sanity 12 | deck goon", f"sanity 12 | {zone}", tie_break="all_cards") == ["anya", "borya"]


def test_ruling19_who_is_still_tied_shares_a_draw() -> None:
    t = table(anya="deck goon", borya="deck goon", row=last_card(), shared="rlyeh", rest="box", power=2).play(
        "buy ghast"
    )
    assert (t.winners, t.state.returns()) == (["anya", "borya"], [0.5, 0.5])


@pytest.mark.parametrize(("power", "bought"), [(4, True), (3, False)])
def test_a_card_costs_its_price(power: int, bought: bool) -> None:
    t = table(anya="", borya="", row="rlyeh", power=power)
    assert t.can("buy rlyeh") == bought


def test_equal_cards_of_a_row_are_one_choice() -> None:
    t = table(anya="", borya="", row="ghast ghast ghast arkham arkham", power=2)
    assert t.choices(verb="buy") == ["buy ghast"]


def test_the_turn_limit_ends_the_game_by_sanity() -> None:
    t = table(anya="sanity 3", borya="sanity 4", turn=10, options={"turn_limit": 10}).play("end_turn")
    assert (t.state.ending, t.winners) == ("turn_limit", ["borya"])
