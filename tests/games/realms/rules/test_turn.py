"""Turn, activation, requirements: rulings 1 to 13."""

import pytest

from eldritch.core.errors import IllegalAction
from eldritch.core.history import History
from eldritch.games.realms.box.components import KEYS
from eldritch.games.realms.rules import turn

from ..table import GAME, table


def test_ruling1_an_ability_is_optional() -> None:
    t = table(anya="hand goon | deck follower", borya="").play("play goon", "end_turn")
    assert t.sanity("borya") == 50


def test_ruling1_an_ability_works_once_a_turn() -> None:
    t = table(anya="hand follower", borya="").play("play follower", "use follower conjure 1")
    assert not t.can("use follower conjure 1")


def test_ruling1_each_copy_has_its_own_use() -> None:
    t = table(anya="hand follower follower", borya="").play("play follower", "play follower")
    t.play("use follower conjure 1", "use follower conjure 1")
    assert (t.power, t.can("use follower conjure 1")) == (2, False)


def test_ruling1_using_one_side_spends_both() -> None:
    t = table(anya="hand deep_ones", borya="").play("play deep_ones", "use deep_ones conjure 3")
    assert not t.can("use deep_ones loss 4")


def test_ruling1_cards_and_abilities_mix_in_any_order() -> None:
    t = table(anya="hand medical_student follower", borya="").play("play medical_student")
    t.play("use medical_student conjure 2", "play follower")
    assert t.can("use medical_student gain 4")


def test_ruling2_a_location_acts_in_the_turn_it_is_played() -> None:
    t = table(anya="hand pnakotus", borya="").play("play pnakotus")
    assert t.can("use pnakotus loss 3")


def test_ruling2_a_location_acts_again_in_each_turn_of_its_owner() -> None:
    t = table(anya="play pnakotus", borya="").play("use pnakotus loss 3", "strike borya", "end_turn", "end_turn")
    assert t.waiting_for == ["anya"]
    assert t.can("use pnakotus loss 3")


def test_ruling2_a_location_never_acts_on_anothers_turn() -> None:
    t = table(anya="play pnakotus", borya="hand follower").play("end_turn")
    assert not any("pnakotus" in choice for choice in t.choices(verb="use"))


def test_ruling3_requirements_look_at_what_is_in_play_now() -> None:
    t = table(anya="hand yellow_sign pnakotic_manuscripts", borya="hand goon goon").play("play pnakotic_manuscripts")
    assert not t.can("use pnakotic_manuscripts draw 1 then discard 1")
    t.play("play yellow_sign")
    assert t.can("use pnakotic_manuscripts draw 1 then discard 1")


def test_ruling3_a_card_that_has_left_play_helps_no_more() -> None:
    t = table(anya="hand yellow_sign pnakotic_manuscripts", borya="")
    t.play("play pnakotic_manuscripts", "play yellow_sign", "use yellow_sign discard 1, then abjure this", "aim borya")
    assert t.in_play("anya") == "pnakotic_manuscripts"
    assert not t.can("use pnakotic_manuscripts draw 1 then discard 1")


def test_ruling3_what_was_used_before_stands() -> None:
    t = table(anya="hand mi_go yithian", borya="").play("play mi_go", "play yithian")
    t.play("use yithian loss 1", "strike borya", "use mi_go conjure 3, then abjure this")
    assert (t.sanity("borya"), t.power) == (49, 3)


def test_ruling4_one_card_meets_two_requirements_of_one_ability() -> None:
    t = table(anya="hand book_of_eibon | play pnakotus", borya="").play("play book_of_eibon")
    assert t.can("use book_of_eibon draw 1")


def test_ruling4_both_requirements_are_needed() -> None:
    t = table(anya="hand book_of_eibon | play arkham", borya="").play("play book_of_eibon")
    assert not t.can("use book_of_eibon draw 1")


def test_ruling5_a_card_never_meets_its_own_requirement() -> None:
    t = table(anya="hand pnakotic_manuscripts | play miskatonic_hospital", borya="")
    assert not t.can("use miskatonic_hospital loss 5")


def test_ruling5_two_copies_serve_each_other() -> None:
    t = table(anya="hand mi_go mi_go", borya="").play("play mi_go")
    assert not t.can("use mi_go loss 2")
    t.play("play mi_go")
    assert t.can("use mi_go loss 2")


def test_ruling5_another_colour_needs_no_other_word() -> None:
    t = table(anya="hand yithian | play strange_high_house", borya="").play("play yithian")
    assert t.can("use strange_high_house discard 1")
    assert not t.can("use strange_high_house abjure")


def test_ruling6_starters_are_characters() -> None:
    t = table(anya="hand follower | play miskatonic_university", borya="").play("play follower")
    assert t.can("use miskatonic_university loss 2")


def test_ruling6_black_meets_no_colour() -> None:
    t = table(anya="hand mi_go goon follower adept", borya="").play(
        "play mi_go", "play goon", "play follower", "play adept"
    )
    assert not t.can("use mi_go loss 2")


def test_ruling7_any_players_discard_counts() -> None:
    t = table(anya="hand king_in_yellow | play rlyeh", borya="hand goon goon").play("play king_in_yellow")
    assert not t.can("use rlyeh draw 1")
    t.play("use king_in_yellow discard 1", "aim borya", "discard goon")
    assert t.can("use rlyeh draw 1")


def test_ruling7_ones_own_discard_counts() -> None:
    t = table(anya="hand king_in_yellow goon goon | play rlyeh", borya="").play("play king_in_yellow")
    t.play("use king_in_yellow discard 1", "aim anya", "discard goon")
    assert t.can("use rlyeh draw 1")


def test_ruling7_an_order_that_meets_an_empty_hand_does_not_count() -> None:
    t = table(anya="hand king_in_yellow | play rlyeh", borya="").play("play king_in_yellow")
    t.play("use king_in_yellow discard 1", "aim borya")
    assert not t.can("use rlyeh draw 1")


def test_ruling7_buying_does_not_count() -> None:
    t = table(anya="play rlyeh", borya="", row="arkham", power=3).play("buy arkham")
    assert not t.can("use rlyeh draw 1")


def test_ruling7_destroying_does_not_count() -> None:
    t = table(anya="hand shadow_of_cthulhu | play rlyeh", borya="play arkham").play("play shadow_of_cthulhu")
    t.play("use shadow_of_cthulhu destroy", "destroy borya arkham")
    assert not t.can("use rlyeh draw 1")


def test_ruling7_abjuring_from_hand_does_not_count() -> None:
    t = table(anya="hand ghast goon | play rlyeh", borya="").play("play ghast", "use ghast abjure")
    t.play("abjure_hand goon")
    assert not t.can("use rlyeh draw 1")


def test_ruling7_the_clean_up_does_not_count_for_the_next_turn() -> None:
    t = table(anya="hand goon goon", borya="play rlyeh").play("end_turn")
    assert t.waiting_for == ["borya"]
    assert not t.can("use rlyeh draw 1")


@pytest.mark.parametrize(
    ("pile", "card"), [("hand", "goon"), ("discard", "follower"), ("market", "arkham"), ("market", "adept")]
)
def test_ruling8_abjuring_from_anywhere_counts(pile: str, card: str) -> None:
    t = table(anya="hand ghast goon | play kingsport_harbor | discard follower", borya="", row="arkham", adepts=2)
    t.play("play ghast")
    assert not t.can("use kingsport_harbor conjure 3")
    t.play("use ghast abjure", f"abjure_{pile} {card}")
    assert t.can("use kingsport_harbor conjure 3")


def test_ruling8_a_card_that_abjures_itself_counts() -> None:
    t = table(anya="hand mi_go | play kingsport_harbor", borya="").play("play mi_go")
    t.play("use mi_go conjure 3, then abjure this")
    assert t.can("use kingsport_harbor gain 5")


def test_ruling8_it_stays_so_when_the_card_is_returned() -> None:
    t = table(anya="hand mi_go dean_halsey | play kingsport_harbor", borya="").play("play mi_go", "play dean_halsey")
    t.play("use mi_go conjure 3, then abjure this", "use dean_halsey return")
    assert t.deck("anya") == "mi_go"
    assert t.can("use kingsport_harbor gain 5")


def test_ruling8_what_an_elimination_sweeps_away_does_not_count() -> None:
    t = table(anya="play arkham kingsport_harbor", borya="hand goon | sanity 1", vova="")
    t.play("use arkham loss 1", "strike borya", "spare")
    assert not t.state.is_in(1)
    assert not t.can("use kingsport_harbor conjure 3")


def test_ruling9_first_the_effect_then_the_card_goes_to_the_box() -> None:
    t = table(anya="hand yellow_sign", borya="hand goon goon").play("play yellow_sign")
    t.play("use yellow_sign discard 1, then abjure this", "aim borya")
    assert (t.waiting_for, t.in_play("anya")) == (["borya"], "yellow_sign")
    t.play("discard goon")
    assert (t.in_play("anya"), t.is_boxed("yellow_sign")) == ("", True)


def test_ruling9_the_card_is_not_shuffled_into_the_deck_by_its_own_draw() -> None:
    t = table(anya="hand book_of_iod | discard goon", borya="").play("play book_of_iod")
    t.play("use book_of_iod draw 1, then abjure this", "aim anya")
    assert (t.hand("anya"), t.deck("anya"), t.is_boxed("book_of_iod")) == ("goon", "", True)


def test_ruling9_nothing_follows_an_effect_that_ends_the_game() -> None:
    t = table(anya="hand adept", borya="sanity 1").play(
        "play adept", "use adept loss 1, then abjure this", "strike borya"
    )
    assert (t.winners, t.in_play("anya")) == (["anya"], "adept")


def test_ruling10_a_card_back_in_play_is_new() -> None:
    t = table(anya="hand shadow_of_cthulhu king_in_yellow | play arkham", borya="")
    t.play(
        "use arkham loss 1",
        "strike borya",
        "play shadow_of_cthulhu",
        "play king_in_yellow",
        "use shadow_of_cthulhu destroy",
    )
    t.play("use king_in_yellow draw 1, then abjure this", "aim anya", "play arkham")
    assert t.can("use arkham loss 1")


def test_ruling11_a_turn_cannot_go_on_for_ever() -> None:
    t = table(anya="hand follower", borya="")
    t.state.choices = turn.MAX_CHOICES
    assert t.choices() == ["end_turn"]


def test_ruling12_destroy_needs_a_location() -> None:
    t = table(anya="hand shadow_of_cthulhu", borya="").play("play shadow_of_cthulhu")
    assert not t.can("use shadow_of_cthulhu destroy")


def test_ruling12_return_needs_an_abjured_card() -> None:
    t = table(anya="hand dean_halsey", borya="").play("play dean_halsey")
    assert not t.can("use dean_halsey return")


def test_ruling12_abjure_needs_a_card_cheap_enough() -> None:
    row = "unspeakable_one miskatonic_university - - -"
    last = {"empty_deck": "end_of_turn"}
    t = table(anya="hand ghast", borya="", row=row, rest="box", options=last).play("play ghast")
    assert not t.can("use ghast abjure")


def test_ruling12_a_draw_from_nothing_may_still_abjure_its_card() -> None:
    t = table(anya="hand king_in_yellow | play kingsport_harbor", borya="").play("play king_in_yellow")
    t.play("use king_in_yellow draw 1, then abjure this", "aim anya")
    assert t.is_boxed("king_in_yellow")
    assert t.can("use kingsport_harbor conjure 3")


def test_ruling12_the_tomb_cannot_choose_itself() -> None:
    t = table(anya="play tomb", borya="")
    assert not t.can("use tomb destroy, then abjure this")


def test_ruling12_the_tomb_may_choose_another_location_of_its_owner() -> None:
    t = table(anya="play tomb arkham", borya="").play("use tomb destroy, then abjure this")
    assert (t.in_play("anya"), t.discard_pile("anya"), t.is_boxed("tomb")) == ("", "arkham", True)


def test_ruling12_by_the_option_a_lone_tomb_may_be_given_up() -> None:
    t = table(anya="play tomb", borya="", options={"lone_tomb": True}).play("use tomb destroy, then abjure this")
    assert (t.in_play("anya"), t.is_boxed("tomb"), t.waiting_for) == ("", True, ["anya"])


def test_ruling12_by_the_option_a_location_is_destroyed_where_there_is_one() -> None:
    t = table(anya="play tomb", borya="play arkham", options={"lone_tomb": True})
    t.play("use tomb destroy, then abjure this")
    assert (t.in_play("borya"), t.is_boxed("tomb")) == ("", True)


def test_ruling12_the_option_is_for_cards_that_are_given_up_only() -> None:
    t = table(anya="hand shadow_of_cthulhu", borya="", options={"lone_tomb": True}).play("play shadow_of_cthulhu")
    assert not t.can("use shadow_of_cthulhu destroy")


def test_ruling13_what_has_shown_a_hidden_card_cannot_be_taken_back() -> None:
    t = table(anya="hand follower goon", borya="", row="arkham", power=3)
    history = History(t.state)
    history.apply(0, t.state.legal(0)[0])
    assert history.can_undo(0)
    buy = next(action for action in history.state.legal(0) if history.state.describe(action)["verb"] == "buy")
    history.apply(0, buy)
    assert not history.can_undo(0)


def test_an_action_that_is_not_offered_is_refused() -> None:
    t = table(anya="hand goon", borya="")
    assert not t.can("use goon loss 1")
    with pytest.raises(IllegalAction):
        t.state.apply(0, GAME.actions.encode("use", KEYS.index("goon"), 0))


def test_equal_cards_are_used_up_one_after_the_other() -> None:
    t = table(anya="hand mi_go mi_go", borya="").play("play mi_go", "play mi_go")
    t.play("use mi_go loss 4", "strike borya", "use mi_go conjure 3, then abjure this")
    assert t.can("use mi_go loss 4")


def test_a_line_is_described_with_its_ability_and_effect() -> None:
    t = table(anya="hand deep_ones", borya="").play("play deep_ones")
    described = [t.state.describe(action) for action in t.state.legal(0)][1]
    assert described == {
        "verb": "use",
        "card": "deep_ones",
        "line": 1,
        "ability": 0,
        "effect": {"effect": "loss", "amount": 4},
    }


def test_ruling11_every_choice_counts_once() -> None:
    t = table(anya="hand goon follower", borya="").play("play goon", "play follower").play("use follower conjure 1")
    assert t.state.choices == 3
