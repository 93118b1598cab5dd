"""Three and four players: rulings 38 to 44."""

from eldritch.games.realms.rules import elimination

from ..table import Table, table

FOUR = {"anya": "", "borya": "", "vova": "", "galya": ""}


def four(**seats: str) -> Table:
    rows = "arkham arkham rlyeh / ghast ghast ghoul / occultist occultist rlyeh / mi_go mi_go deep_ones"
    return table(rows=rows, adepts=2, power=3, **{**FOUR, **seats})  # type: ignore[arg-type]


def test_ruling38_with_three_everybody_neighbours_everybody() -> None:
    t = table(anya="hand occultist", borya="", vova="").play("play occultist", "use occultist gain 2")
    assert t.choices() == ["aim anya", "aim borya", "aim vova"]


def test_ruling38_with_four_the_player_opposite_is_out_of_reach() -> None:
    t = four(anya="hand occultist").play("play occultist", "use occultist gain 2")
    assert t.choices() == ["aim anya", "aim borya", "aim galya"]


def test_ruling38_locations_opposite_cannot_be_destroyed() -> None:
    t = four(anya="hand shadow_of_cthulhu", vova="play ruins").play("play shadow_of_cthulhu")
    assert not t.can("use shadow_of_cthulhu destroy")


def test_ruling38_only_locations_within_reach_are_offered_for_destruction() -> None:
    t = four(anya="hand shadow_of_cthulhu", borya="play arkham", vova="play ruins", galya="play tomb")
    t.play("play shadow_of_cthulhu", "use shadow_of_cthulhu destroy")
    assert t.choices() == ["destroy borya arkham", "destroy galya tomb"]


def test_ruling39_one_buys_in_the_two_rows_beside_oneself() -> None:
    t = four()
    assert t.choices(verb="buy") == [
        "buy mi_go right",
        "buy arkham left",
        "buy adept left",
    ]


def test_ruling39_one_abjures_in_the_two_rows_beside_oneself() -> None:
    t = four(borya="hand ghast").play("end_turn", "play ghast", "use ghast abjure")
    market = t.choices(verb="abjure_market")
    assert market == [
        f"abjure_market {card}" for card in ("ghoul left", "rlyeh right", "ghast left", "arkham right", "adept left")
    ]


def test_ruling39_each_row_refills_itself() -> None:
    t = table(rows="arkham arkham arkham", shared="tomb dagon", power=3, anya="", borya="", vova="", galya="").play(
        "buy arkham left"
    )
    assert t.row(0) == "tomb arkham arkham"


def test_ruling39_the_same_card_on_both_sides_is_two_choices() -> None:
    t = table(
        rows="arkham ghast ghast / deep_ones deep_ones ghoul / ghoul arkham yithian",
        power=3,
        anya="",
        borya="",
        vova="",
    )
    assert {"buy arkham left", "buy arkham right"} <= set(t.choices())


def test_ruling40_a_loss_hits_both_neighbours_each_spread_separately() -> None:
    t = four(anya="hand ghoul", galya="play arkham").play("play ghoul", "use ghoul loss 5", "strike borya")
    t.play("graze arkham", "strike galya")
    assert [t.sanity(name) for name in FOUR] == [50, 45, 50, 46]


def test_ruling40_one_neighbour_may_be_spared() -> None:
    t = four(anya="hand ghoul").play("play ghoul", "use ghoul loss 5", "spare", "strike galya")
    assert [t.sanity(name) for name in FOUR] == [50, 50, 50, 45]


def test_ruling40_with_one_neighbour_left_it_applies_once() -> None:
    t = table(anya="hand goon ghoul", borya="sanity 1", vova="").play("play goon", "play ghoul")
    t.play("use goon loss 1", "strike borya", "spare", "use ghoul loss 5", "strike vova")
    assert (t.waiting_for, t.sanity("vova")) == (["anya"], 45)


def test_ruling40_both_may_fall_and_are_removed_together() -> None:
    t = table(anya="hand ghoul", borya="sanity 5", vova="sanity 4").play("play ghoul", "use ghoul loss 5")
    t.play("strike borya")
    assert (t.state.over, t.state.is_in(1)) == (False, True)
    assert t.play("strike vova").winners == ["anya"]


def test_ruling40_other_effects_have_one_target() -> None:
    t = four(anya="hand king_in_yellow", borya="hand goon goon", galya="hand goon goon").play("play king_in_yellow")
    t.play("use king_in_yellow discard 1", "aim borya", "discard goon")
    assert (t.waiting_for, t.hand("galya")) == (["anya"], "goon goon")


def borya_falls() -> Table:
    t = table(
        anya="hand goon",
        borya="hand follower | deck adept | discard deep_ones | play ruins | sanity 1",
        vova="",
        galya="",
        rows="arkham arkham arkham / ghast ghast ghast / occultist occultist occultist / mi_go mi_go rlyeh",
        shared="tomb dagon pnakotus necronomicon",
        power=9,
    )
    return t.play("play goon", "use goon loss 1", "strike borya", "spare")


def test_ruling41_all_cards_of_who_is_out_and_both_rows_go_to_the_box() -> None:
    t = borya_falls()
    assert all(t.is_boxed(card) for card in ("follower", "adept", "deep_ones", "ruins", "arkham", "ghast"))
    assert (t.hand("borya"), t.deck("borya"), t.discard_pile("borya"), t.in_play("borya")) == ("", "", "", "")


def test_ruling41_three_new_cards_join_the_neighbours() -> None:
    t = borya_falls()
    shown = t.state.view(None)["table"]["rows"]
    assert [(row["between"], row["cards"]) for row in shown] == [
        ([0, 2], ["tomb", "dagon", "pnakotus"]),
        ([2, 3], ["occultist", "occultist", "occultist"]),
        ([3, 0], ["mi_go", "mi_go", "rlyeh"]),
    ]


def test_ruling41_the_active_player_may_buy_of_the_new_row_at_once() -> None:
    assert borya_falls().play("buy dagon left").discard_pile("anya") == "dagon"


def test_ruling41_the_neighbours_of_who_is_out_become_neighbours() -> None:
    t = table(anya="hand goon ghoul", borya="sanity 1", vova="", galya="").play("play goon", "play ghoul")
    t.play("use goon loss 1", "strike borya", "spare", "use ghoul loss 5", "strike vova", "strike galya")
    assert (t.sanity("vova"), t.sanity("galya")) == (45, 45)


def test_ruling41_two_who_are_not_adjacent_fall_in_turn_order() -> None:
    t = table(
        anya="hand goon", borya="sanity 1", vova="", galya="sanity 1", shared="tomb dagon pnakotus ruins ghast mi_go"
    )
    t.play("play goon", "use goon loss 1", "strike borya", "strike galya")
    assert (t.row(0), t.row(2)) == ("pnakotus dagon tomb", "mi_go ruins ghast")
    assert [event.public["target"] for event in t.events if event.name == "eliminated"] == [1, 3]


def test_ruling42_the_last_two_have_six_cards_between_them() -> None:
    t = table(anya="hand goon", borya="sanity 1", vova="", shared="tomb dagon pnakotus", power=10)
    t.play("play goon", "use goon loss 1", "strike borya", "spare")
    rows = t.state.view(None)["table"]["rows"]
    assert [row["between"] for row in rows] == [[0, 2], [2, 0]]
    assert len(set(t.choices(verb="buy"))) > 3
    assert sum(len(row["cards"]) for row in rows) == 6


def test_ruling42_a_game_begun_with_two_has_five() -> None:
    shown = table(anya="", borya="").state.view(None)["table"]["rows"]
    assert [len(row["cards"]) for row in shown] == [5]


def test_ruling43_a_short_deck_is_laid_out_as_far_as_it_goes() -> None:
    options = {"empty_deck": "end_of_turn"}
    t = table(anya="hand goon", borya="sanity 1", vova="", shared="tomb dagon", rest="box", options=options)
    t.play("play goon", "use goon loss 1", "strike borya", "spare")
    assert (t.row(0), t.state.over) == ("dagon tomb", False)


def test_ruling43_the_deck_is_then_empty_and_the_game_ends() -> None:
    t = table(anya="hand goon | sanity 9", borya="sanity 1", vova="sanity 8", shared="tomb dagon", rest="box")
    t.play("play goon", "use goon loss 1", "strike borya", "spare")
    assert (t.state.ending, t.winners) == ("empty_deck", ["anya"])


def test_ruling44_turn_order_skips_who_is_out() -> None:
    assert borya_falls().play("end_turn").waiting_for == ["vova"]


def test_ruling44_after_all_others_it_is_the_first_players_turn_again() -> None:
    assert borya_falls().play("end_turn", "end_turn", "end_turn").waiting_for == ["anya"]


def test_ruling40_everybody_without_sanity_falls_also_those_opposite() -> None:
    t = four()
    t.state.sanity = [20, 0, 0, 20]
    elimination.eliminate_fallen(t.state)
    assert [t.state.is_in(seat) for seat in range(4)] == [True, False, False, True]
