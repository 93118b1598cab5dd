"""Abjuring and returning: rulings 29 to 32."""

from ..table import Table, kinds, table, words


def abjuring(**more: str) -> Table:
    t = table(
        anya="hand ghast goon unspeakable_one | discard follower adept | play arkham | deck occultist",
        borya="hand goon | discard follower | play ruins",
        row="miskatonic_university tomb rlyeh mi_go mi_go",
        adepts=2,
        **more,  # type: ignore[arg-type]
    )
    return t.play("ghast").use("ghast", "abjure")


def test_ruling29_hand_discard_pile_market_and_adepts_up_to_price_6() -> None:
    assert abjuring().choices == [
        "abjure_hand goon",
        "abjure_discard adept",
        "abjure_discard follower",
        "abjure_market mi_go 0",
        "abjure_market rlyeh 0",
        "abjure_market tomb 0",
        "abjure_market adept 0",
    ]


def test_ruling29_nyarlathoteps_second_one_has_the_same_limit() -> None:
    t = table(
        anya="hand nyarlathotep yithian king_in_yellow goon unspeakable_one", borya="", row="miskatonic_university"
    )
    t.play("nyarlathotep", "yithian", "king_in_yellow").use("king_in_yellow", "discard 1").aim("anya").discard("goon")
    t.use("nyarlathotep", "green + discard -> abjure")
    assert "abjure_hand unspeakable_one" not in t.choices
    assert "abjure_market miskatonic_university 0" not in t.choices


def test_a_card_abjured_in_the_market_is_replaced() -> None:
    t = abjuring(shared="dagon pnakotus").abjure("market", "rlyeh")
    assert t.row() == "miskatonic_university dagon mi_go mi_go tomb"


def test_ruling30_an_abjured_adept_goes_to_the_box() -> None:
    t = abjuring().abjure("market", "adept")
    assert (t.state.adepts, t.state.abjured) == (1, kinds("adept"))


def test_ruling30_it_can_be_returned_in_the_same_turn() -> None:
    t = table(anya="hand ghast dean_halsey", borya="", adepts=2).play("ghast", "dean_halsey").use("ghast", "abjure")
    t.abjure("market", "adept").use("dean_halsey", "return")
    assert t.deck("anya") == "adept"


def test_ruling31_abjuring_from_hand_is_neither_playing_nor_discarding() -> None:
    t = abjuring().abjure("hand", "goon")
    assert (t.in_play("anya"), t.discard_pile("anya")) == ("ghast arkham", "adept follower")
    assert t.state.view(0)["table"]["happened"] == {"discard": False, "abjure": True}


def returning() -> Table:
    """Anya has abjured a goon of her hand, a Mi-Go of the row and a Mi-Go of her own; Halsey may return one."""
    t = table(anya="hand ghast yithian mi_go dean_halsey goon | deck follower", borya="", row="mi_go")
    t.play("ghast", "yithian", "mi_go", "dean_halsey").use("ghast", "abjure").abjure("hand", "goon")
    t.use("yithian", "abjure").abjure("market", "mi_go").use("mi_go", "conjure 3, then abjure this")
    return t.use("dean_halsey", "return")


def test_ruling32_any_card_abjured_this_turn_may_return() -> None:
    assert returning().choices == ["return mi_go", "return goon"]


def test_ruling32_it_goes_on_top_of_the_active_players_deck() -> None:
    t = returning().give_back("mi_go")
    assert (t.deck("anya"), words(t.state.abjured)) == ("mi_go follower", "mi_go goon")


def test_ruling32_also_onto_an_empty_deck_and_at_any_price() -> None:
    t = table(anya="hand unspeakable_one dean_halsey", borya="").play("unspeakable_one", "dean_halsey")
    t.use("unspeakable_one", "loss 6, then abjure this").strike("borya").use("dean_halsey", "return")
    assert t.deck("anya") == "unspeakable_one"


def test_ruling32_all_cards_that_return_are_alike() -> None:
    t = table(anya="hand mi_go keziah_mason occultist", borya="").play("mi_go", "keziah_mason", "occultist")
    t.use("mi_go", "conjure 3, then abjure this").use("keziah_mason", "return")
    assert t.deck("anya") == "mi_go"


def test_ruling32_cards_abjured_in_an_earlier_turn_do_not_return() -> None:
    t = (
        table(anya="hand mi_go", borya="hand dean_halsey")
        .play("mi_go")
        .use("mi_go", "conjure 3, then abjure this")
        .end()
    )
    t.play("dean_halsey")
    assert not t.can_use("dean_halsey", "return")


def test_ruling32_cards_swept_away_by_an_elimination_do_not_return() -> None:
    t = table(anya="hand goon dean_halsey", borya="hand goon | sanity 1", vova="").play("goon", "dean_halsey")
    t.use("goon", "loss 1").strike("borya").spare()
    assert t.is_boxed("goon")
    assert not t.can_use("dean_halsey", "return")


def test_ruling32_by_the_option_what_an_eliminated_player_gives_up_may_return() -> None:
    options = {"return_any": True}
    t = table(anya="hand goon dean_halsey", borya="hand mi_go | sanity 1", vova="", options=options)
    t.play("goon", "dean_halsey").use("goon", "loss 1").strike("borya").spare().use("dean_halsey", "return")
    t.give_back("mi_go")
    assert t.deck("anya") == "mi_go"


def test_ruling32_by_the_option_nobody_has_abjured_those_cards() -> None:
    options = {"return_any": True}
    t = table(anya="hand goon | play kingsport_harbor", borya="sanity 1", vova="", options=options).play("goon")
    t.use("goon", "loss 1").strike("borya").spare()
    assert not t.can_use("kingsport_harbor", "conjure 3")


def test_ruling32_by_the_option_they_return_in_the_same_turn_only() -> None:
    t = table(anya="hand goon", borya="sanity 1", vova="", options={"return_any": True}).play("goon")
    t.use("goon", "loss 1").strike("borya").spare().end()
    assert not t.state.abjured
