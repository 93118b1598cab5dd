"""The six abilities, one by one."""

import pytest

from ..table import table

# R11: the Mockingbird.


def test_r11_the_mockingbird_must_play_a_card_that_fits() -> None:
    t = table(anya="3-2 | hand 58 30 4", borya="")
    t.play("play 58 1")
    assert t.choices() == ["play 30 new"]


def test_r11_the_mockingbird_asks_even_for_the_only_card_that_fits() -> None:
    t = table(anya="3-2 | hand 58 30", borya="")
    assert t.play("play 58 1").news[-1] == "1 head: mockingbird"
    assert t.step == "mockingbird"


def test_r11_without_a_card_that_fits_the_mockingbird_fails() -> None:
    t = table(anya="12-2 | hand 58 4 35", borya="")
    assert t.play("play 58 1").news[2:] == ["1 head: mockingbird", "the chain of 1 stops at its head: nothing_fits"]


def test_r11_with_an_empty_hand_the_mockingbird_fails() -> None:
    t = table(anya="12-2 | hand 58", borya="")
    assert t.play("play 58 1").news[-1] == "the chain of 1 stops at its head: nothing_fits"


def test_r11_legs_do_not_fit_at_the_limit_of_creatures() -> None:
    t = table(anya="3-2 6 15 27 33-35-37 | hand 58 30", borya="")
    assert t.play("play 58 1").news[-1] == "the chain of 1 stops at its head: nothing_fits"


def test_r11_a_card_just_drawn_by_the_mourner_may_be_played() -> None:
    t = table(anya="3-89 | hand 46", borya="", deck="30 4")
    t.play("play 46 1")
    assert t.choices() == ["play 30 new"]


def test_r11_a_card_just_taken_by_the_executioner_may_be_played() -> None:
    t = table(anya="3-89 | hand 82", borya="33")
    t.play("play 82 1")
    assert t.choices() == ["play 33 new"]


# R12: the Devourer.


def test_r12_the_devourer_may_bite_complete_and_incomplete_own_creatures() -> None:
    t = table(anya="3-2 6 15-26 30-35-37 | hand 28", borya="33")
    t.play("play 28 1")
    assert t.choices() == ["devour 2", "devour 3", "devour 4"]


def test_r12_the_devourer_takes_the_top_card_to_the_discard() -> None:
    t = table(anya="3-2 15-26 6 | hand 28", borya="")
    t.play("play 28 1", "devour 2")
    assert (t.creatures("anya"), t.discarded) == ("3-2-28 15 6", "26")


def test_r12_the_devourer_spares_an_embodied_creature() -> None:
    t = table(anya="3-2 30-35-37-chimerid 6 15 | hand 28", borya="", options={"seals": True})
    t.play("play 28 1")
    assert t.choices() == ["devour 3", "devour 4"]


def test_r12_the_devourer_must_bite_even_when_it_hurts() -> None:
    t = table(anya="3-2 30-35-37 | hand 28", borya="33")
    assert "anya devours 37 of 2" in t.play("play 28 1").news


def test_r12_an_earlier_creature_is_a_target_once_its_chain_is_over() -> None:
    t = table(anya="3-89 6-2 | hand 13 28", borya="")
    t.play("play 13 1")
    assert t.play("play 28 2").news[-2:] == ["anya devours 13 of 1", "the chain of 2 ends"]


def test_r12_without_another_creature_the_devourer_fails() -> None:
    t = table(anya="12-2 | hand 28", borya="33")
    assert t.play("play 28 1").news[-1] == "the chain of 1 stops at its head: no_target"


# R13: the Executioner.


def test_r13_the_executioner_may_take_from_any_creature_of_any_opponent() -> None:
    t = table(anya="3-2 6 | hand 82", borya="33 36-35", vova="30-32-37")
    t.play("play 82 1")
    assert t.choices() == ["execute borya 1", "execute borya 2", "execute vova 1"]


def test_r13_the_executioner_takes_the_top_card_into_the_hand() -> None:
    t = table(anya="3-2 | hand 82", borya="30-32-37 36")
    t.play("play 82 1", "execute borya 1")
    assert (t.hand("anya"), t.creatures("borya")) == ("37", "30-32 36")


def test_r13_a_lone_pair_of_legs_can_be_taken() -> None:
    t = table(anya="3-2 | hand 82", borya="33")
    assert "anya takes 33 from borya's 1" in t.play("play 82 1").news
    assert t.creatures("borya") == ""


def test_r13_the_executioner_spares_an_embodied_creature() -> None:
    t = table(anya="3-2 | hand 82", borya="30-35-37-chimerid 33 36", options={"seals": True})
    t.play("play 82 1")
    assert t.choices() == ["execute borya 2", "execute borya 3"]


def test_r13_own_creatures_are_no_target_of_the_executioner() -> None:
    t = table(anya="3-2 6 15-26-4 | hand 82", borya="")
    assert t.play("play 82 1").news[-1] == "the chain of 1 stops at its head: no_target"


# R14: the Scavenger.


def test_r14_the_scavenger_sees_only_incomplete_creatures() -> None:
    t = table(anya="99-2 | hand 1", borya="33 36-35 30-32-37")
    t.play("play 1 1")
    assert t.choices() == ["scavenge borya 1", "scavenge borya 2"]


def test_r14_the_scavenger_discards_the_whole_creature() -> None:
    t = table(anya="99-2 | hand 1", borya="36-35")
    t.play("play 1 1")
    assert (t.creatures("borya"), t.discarded) == ("", "36 35")


def test_r14_own_creatures_are_no_target_of_the_scavenger() -> None:
    t = table(anya="36-2 6 15-26 | hand 1", borya="30-35-37")
    assert t.play("play 1 1").news[-1] == "the chain of 1 stops at its head: no_target"


# R15: the slip in the booklet's tips. It is the Executioner who beheads.


def test_r15_the_scavenger_cannot_behead_a_complete_creature() -> None:
    t = table(anya="30-2 | hand 1", borya="99-98-97")
    t.play("play 1 1")
    assert t.creatures("borya") == "99-98-97"


def test_r15_the_head_that_the_executioner_cuts_off_goes_to_the_hand() -> None:
    t = table(anya="3-8 | hand 82", borya="99-98-97")
    t.play("play 82 1")
    assert t.hand("anya") == "97"


# R18: what cannot be done, and what can.


def test_r18_a_scavenger_without_a_target_stops_the_chain() -> None:
    t = table(anya="12-2 | hand 1", borya="")
    assert t.play("play 1 1").news[-2:] == ["1 head: scavenger", "the chain of 1 stops at its head: no_target"]


def test_r18_an_executioner_without_a_target_stops_the_chain() -> None:
    t = table(anya="12-2 | hand 82", borya="")
    assert t.play("play 82 1").news[-2:] == ["1 head: executioner", "the chain of 1 stops at its head: no_target"]


def test_r18_a_devourer_without_a_target_stops_the_chain() -> None:
    t = table(anya="12-2 | hand 28", borya="33")
    assert t.play("play 28 1").news[-2:] == ["1 head: devourer", "the chain of 1 stops at its head: no_target"]


def test_r18_a_mockingbird_without_a_card_that_fits_stops_the_chain() -> None:
    t = table(anya="12-2 | hand 58 4", borya="")
    assert t.play("play 58 1").news[-2:] == ["1 head: mockingbird", "the chain of 1 stops at its head: nothing_fits"]


def test_r18_a_mourner_without_any_card_to_draw_stops_the_chain() -> None:
    t = table(anya="12-2 | hand 46", borya="", rest="borya")
    assert t.play("play 46 1").news[2:4] == ["1 head: mourner", "the chain of 1 stops at its head: no_card"]


def test_r18_a_chorister_without_any_card_to_turn_up_stops_the_chain() -> None:
    t = table(anya="12-2 | hand 55", borya="", rest="borya")
    assert t.play("play 55 1").news[2:4] == ["1 head: chorister", "the chain of 1 stops at its head: no_card"]


def test_r18_one_card_for_the_mourner_is_enough_to_go_on() -> None:
    t = table(anya="9-2 | hand 46", borya="33", deck="30", rest="vova", vova="")
    assert t.play("play 46 1").news[2:] == [
        "1 head: mourner",
        "anya draws 1 of 2",
        "1 legs: scavenger",
        "anya clears borya's 1: 33",
        "the chain of 1 ends",
    ]


def test_r18_one_card_for_the_chorister_is_enough_to_go_on() -> None:
    t = table(anya="9-2 | hand 55", borya="33", deck="4", rest="vova", vova="")
    assert t.play("play 55 1").news[2:] == [
        "1 head: chorister",
        "anya turns up 4",
        "no place for 4",
        "1 legs: scavenger",
        "anya clears borya's 1: 33",
        "the chain of 1 ends",
    ]


@pytest.mark.parametrize("verb", ["stop", "decline", "draw"])
def test_r16_a_target_must_be_chosen(verb: str) -> None:
    t = table(anya="99-2 | hand 1", borya="33 36")
    t.play("play 1 1")
    assert not t.can(verb)
