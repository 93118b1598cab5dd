"""Abjuring and returning: rulings 29 to 32."""

import pytest

from ..table import Table, table


def abjuring(**more: str) -> Table:
    t = table(
        anya="hand ghast goon unspeakable_one | discard follower adept | play arkham | deck occultist",
        borya="hand goon | discard follower | play ruins",
        row="miskatonic_university tomb rlyeh mi_go mi_go",
        adepts=2,
        **more,  # type: ignore[arg-type]
    )
    return t.play("play ghast", "use ghast abjure")


def test_ruling29_hand_discard_pile_market_and_adepts_up_to_price_6() -> None:
    assert abjuring().choices() == [
        "abjure_hand goon",
        "abjure_discard adept",
        "abjure_discard follower",
        "abjure_market mi_go",
        "abjure_market rlyeh",
        "abjure_market tomb",
        "abjure_market adept",
    ]


def test_ruling29_nyarlathoteps_second_one_has_the_same_limit() -> None:
    t = table(
        anya="hand nyarlathotep yithian king_in_yellow goon unspeakable_one", borya="", row="miskatonic_university"
    )
    t.play(
        "play nyarlathotep",
        "play yithian",
        "play king_in_yellow",
        "use king_in_yellow discard 1",
        "aim anya",
        "discard goon",
    )
    t.play("use nyarlathotep green + discard -> abjure")
    assert not t.can("abjure_hand unspeakable_one")
    assert not t.can("abjure_market miskatonic_university")


LAST = {"empty_deck": "end_of_turn"}


@pytest.mark.parametrize(
    ("price", "card"), [(6, "tomb"), (6, "dean_halsey"), (7, "unspeakable_one"), (3, "book_of_iod")]
)
def test_ruling29_price_6_is_just_cheap_enough_everywhere(price: int, card: str) -> None:
    for zone, choice in ((f"| discard {card}", "abjure_discard"), (f"{card}", "abjure_hand")):
        t = table(anya=f"hand ghast {zone}", borya="", row="- - - - -", rest="box", options=LAST).play("play ghast")
        assert t.can("use ghast abjure") == (price <= 6)
        if price <= 6:
            assert t.play("use ghast abjure").choices() == [f"{choice} {card}"]


@pytest.mark.parametrize(
    ("row", "adepts", "possible"), [("tomb", 0, True), ("miskatonic_university", 0, False), ("-", 1, True)]
)
def test_ruling29_a_single_available_card_is_enough(row: str, adepts: int, possible: bool) -> None:
    row = f"{row} - - - -"
    t = table(anya="hand ghast", borya="", row=row, rest="box", adepts=adepts, options=LAST).play("play ghast")
    assert t.can("use ghast abjure") == possible


def test_a_card_abjured_in_the_market_is_replaced() -> None:
    t = abjuring(shared="dagon pnakotus").play("abjure_market rlyeh")
    assert t.row() == "miskatonic_university dagon mi_go mi_go tomb"


def test_ruling30_an_abjured_adept_goes_to_the_box() -> None:
    t = abjuring().play("abjure_market adept")
    assert (t.adepts, t.abjured) == (1, "adept")


def test_ruling30_it_can_be_returned_in_the_same_turn() -> None:
    t = table(anya="hand ghast dean_halsey", borya="", adepts=2).play(
        "play ghast", "play dean_halsey", "use ghast abjure"
    )
    t.play("abjure_market adept", "use dean_halsey return")
    assert t.deck("anya") == "adept"


def test_ruling31_abjuring_from_hand_is_neither_playing_nor_discarding() -> None:
    t = abjuring().play("abjure_hand goon")
    assert (t.in_play("anya"), t.discard_pile("anya")) == ("ghast arkham", "adept follower")
    assert t.state.view(0)["table"]["happened"] == {"discard": False, "abjure": True}


def returning() -> Table:
    """Anya has abjured a goon of her hand, a Mi-Go of the row and a Mi-Go of her own; Halsey may return one."""
    t = table(anya="hand ghast yithian mi_go dean_halsey goon | deck follower", borya="", row="mi_go")
    t.play("play ghast", "play yithian", "play mi_go", "play dean_halsey", "use ghast abjure", "abjure_hand goon")
    t.play("use yithian abjure", "abjure_market mi_go", "use mi_go conjure 3, then abjure this")
    return t.play("use dean_halsey return")


def test_ruling32_any_card_abjured_this_turn_may_return() -> None:
    assert returning().choices() == ["return mi_go", "return goon"]


def test_ruling32_it_goes_on_top_of_the_active_players_deck() -> None:
    t = returning().play("return mi_go")
    assert (t.deck("anya"), t.abjured) == ("mi_go follower", "mi_go goon")


def test_ruling32_also_onto_an_empty_deck_and_at_any_price() -> None:
    t = table(anya="hand unspeakable_one dean_halsey", borya="").play("play unspeakable_one", "play dean_halsey")
    t.play("use unspeakable_one loss 6, then abjure this", "strike borya", "use dean_halsey return")
    assert t.deck("anya") == "unspeakable_one"


def test_ruling32_all_cards_that_return_are_alike() -> None:
    t = table(anya="hand mi_go keziah_mason occultist", borya="").play(
        "play mi_go", "play keziah_mason", "play occultist"
    )
    t.play("use mi_go conjure 3, then abjure this", "use keziah_mason return")
    assert t.deck("anya") == "mi_go"


def test_ruling32_cards_abjured_in_an_earlier_turn_do_not_return() -> None:
    t = table(anya="hand mi_go", borya="hand dean_halsey").play(
        "play mi_go", "use mi_go conjure 3, then abjure this", "end_turn"
    )
    t.play("play dean_halsey")
    assert not t.can("use dean_halsey return")


def test_ruling32_cards_swept_away_by_an_elimination_do_not_return() -> None:
    t = table(anya="hand goon dean_halsey", borya="hand goon | sanity 1", vova="").play("play goon", "play dean_halsey")
    t.play("use goon loss 1", "strike borya", "spare")
    assert t.is_boxed("goon")
    assert not t.can("use dean_halsey return")


def test_ruling32_by_the_option_what_an_eliminated_player_gives_up_may_return() -> None:
    options = {"return_any": True}
    t = table(anya="hand goon dean_halsey", borya="hand mi_go | sanity 1", vova="", options=options)
    t.play("play goon", "play dean_halsey", "use goon loss 1", "strike borya", "spare", "use dean_halsey return")
    t.play("return mi_go")
    assert t.deck("anya") == "mi_go"


def test_ruling32_by_the_option_nobody_has_abjured_those_cards() -> None:
    options = {"return_any": True}
    t = table(anya="hand goon | play kingsport_harbor", borya="sanity 1", vova="", options=options).play("play goon")
    t.play("use goon loss 1", "strike borya", "spare")
    assert not t.can("use kingsport_harbor conjure 3")


def test_ruling32_by_the_option_they_return_in_the_same_turn_only() -> None:
    t = table(anya="hand goon", borya="sanity 1", vova="", options={"return_any": True}).play("play goon")
    t.play("use goon loss 1", "strike borya", "spare", "end_turn")
    assert t.abjured == ""
