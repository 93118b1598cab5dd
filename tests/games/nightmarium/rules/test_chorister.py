"""The Chorister: two cards turned up together, both settled before anything else happens (R10).

Anya completes creature 1 (legs 3, torso 2) with the head 55; its only ability is the Chorister.
"""

from ..table import table


def test_r10a_two_cards_are_turned_up_together() -> None:
    t = table(anya="3-2 | hand 55", borya="", deck="30 36")
    assert t.play("play 55 1").news[-1] == "anya turns up 30 36"


def test_r10a_everybody_sees_both_cards_before_the_first_is_placed() -> None:
    t = table(anya="3-2 | hand 55", borya="", deck="30 36")
    t.play("play 55 1")
    assert t.state.view(1)["decision"]["stack"][-1]["cards"] == [30, 36]


def test_r10b_the_player_chooses_card_creature_and_position() -> None:
    t = table(anya="3-2 6 15-26 | hand 55", borya="", deck="59 30")
    t.play("play 55 1")
    assert t.choices() == ["play 30 new", "play 59 2", "play 59 3", "play 59 new"]


def test_r10b_the_second_card_is_chosen_after_the_first() -> None:
    t = table(anya="3-2 6 15-26 | hand 55", borya="", deck="59 30")
    t.play("play 55 1", "play 30 new")
    assert t.choices() == ["play 59 2", "play 59 3", "play 59 4", "play 59 new"]


def test_r10c_placing_is_mandatory() -> None:
    t = table(anya="3-2 | hand 55", borya="", deck="30 36")
    t.play("play 55 1")
    assert not t.can("decline")


def test_r10c_a_single_way_to_place_a_card_is_taken_without_asking() -> None:
    t = table(anya="3-2 | hand 55", borya="", deck="30 4")
    assert "anya plays 30 as legs of 2 by chorister" in t.play("play 55 1").news


def test_r10d_legs_then_a_torso_on_them() -> None:
    t = table(anya="3-2 | hand 55", borya="", deck="35 30")
    t.play("play 55 1")
    assert t.creatures("anya") == "3-2-55 30-35"


def test_r10d_a_torso_then_a_head_on_it() -> None:
    t = table(anya="3-2 6 | hand 55", borya="", deck="37 35")
    t.play("play 55 1")
    assert t.creatures("anya") == "3-2-55 6-35-37"


def test_r10e_cards_without_a_place_are_discarded() -> None:
    t = table(anya="3-2 | hand 55", borya="", deck="35 37")
    assert "no place for 35 37" in t.play("play 55 1").news
    assert t.discarded == "35 37"


def test_r10e_the_card_left_over_is_discarded() -> None:
    t = table(anya="3-2 6-26 | hand 55", borya="", deck="37 13")
    t.play("play 55 1")
    assert t.play("play 13 2").news[2:] == [
        "anya's 2 is a pure necromunculus",
        "no place for 37",
        "the chain of 2 ends",
    ]


def test_r10f_chorister_settles_both_cards_first() -> None:
    t = table(anya="3-2 6-35 | hand 55", borya="33", deck="1 30")
    t.play("play 55 1")
    assert t.play("play 1 2").news == [
        "anya plays 1 as head of 2 by chorister",
        "anya completes 2",
        "anya plays 30 as legs of 3 by chorister",
        "2 head: scavenger",
        "anya clears borya's 1: 33",
        "the chain of 2 ends",
    ]


def test_r10f_the_pure_legion_check_of_the_first_card_comes_at_once() -> None:
    t = table(anya="3-2 6-26 | hand 55", borya="| hand 9 32", deck="1 30")
    t.play("play 55 1")
    assert t.play("play 1 2").news[-1] == "anya's 2 is a pure necromunculus"
    assert t.play("borya discard 9").news[:2] == ["borya gives up 9", "anya plays 30 as legs of 3 by chorister"]


def test_r10f_of_two_creatures_completed_only_the_last_runs_its_chain() -> None:
    t = table(anya="3-2 6-35 30-26 | hand 55", borya="33", deck="1 46 99 98")
    t.play("play 55 1")
    assert t.play("play 1 2").news[2:] == [
        "anya plays 46 as head of 3 by chorister",
        "anya completes 3",
        "3 head: mourner",
        "anya draws 2",
        "the chain of 3 ends",
    ]
    assert t.creatures("borya") == "33"


def test_r10f_the_order_of_the_cards_decides_which_chain_runs() -> None:
    t = table(anya="3-2 6-35 30-26 | hand 55", borya="33", deck="1 46 99 98")
    t.play("play 55 1")
    assert t.play("play 46 3").news[4:] == ["2 head: scavenger", "anya clears borya's 1: 33", "the chain of 2 ends"]
    assert t.hand("anya") == ""


def test_r10f_both_creatures_completed_have_their_legion_checked() -> None:
    t = table(anya="3-2 6-26 30-35 | hand 55", borya="| hand 9 32 33", deck="1 37")
    t.play("play 55 1", "play 1 2")
    assert t.play("borya discard 9").news[-1] == "anya's 3 is a pure homunculus"


def test_r10f_what_was_left_of_the_singing_creatures_chain_is_lost() -> None:
    t = table(anya="9-2 6-35 | hand 55", borya="33", deck="13 37")
    t.play("play 55 1")
    assert t.play("play 13 2").news[2:] == ["no place for 37", "the chain of 1 gives way to 2", "the chain of 2 ends"]
    assert t.creatures("borya") == "33"


def test_r10g_nothing_to_place_does_not_stop_the_chain() -> None:
    t = table(anya="9-2 | hand 55", borya="33", deck="35 37")
    assert t.play("play 55 1").news[3:] == [
        "anya turns up 35 37",
        "no place for 35 37",
        "1 legs: scavenger",
        "anya clears borya's 1: 33",
        "the chain of 1 ends",
    ]


def test_r10g_only_with_no_card_at_all_does_the_chorister_fail() -> None:
    t = table(anya="9-2 | hand 55", borya="33", rest="vova", vova="")
    assert "the chain of 1 stops at its head: no_card" in t.play("play 55 1").news


def test_r10h_a_single_card_left_is_turned_up_alone() -> None:
    t = table(anya="3-2 | hand 55", borya="", deck="30", rest="borya")
    assert t.play("play 55 1").news[3:5] == ["anya turns up 30", "anya plays 30 as legs of 2 by chorister"]


def test_r10_cards_turned_up_never_go_to_the_hand() -> None:
    t = table(anya="3-2 | hand 55", borya="", deck="35 37")
    t.play("play 55 1")
    assert t.hand("anya") == ""


def test_r10_cards_of_different_legions_may_be_placed() -> None:
    t = table(anya="3-2 | hand 55", borya="", deck="30 26")
    t.play("play 55 1")
    assert t.creatures("anya") == "3-2-55 30-26"
