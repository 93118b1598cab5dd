"""The discard for a creature of one legion.

Anya completes creature 1 (legs 6, torso 26) with the head 13: a necromunculus without abilities.
"""

import pytest

from ..table import Table, table


def pure(borya: str, vova: str = "") -> Table:
    t = table(anya="6-26 | hand 13 30", borya=borya, vova=vova)
    t.play("play 13 1")
    return t


# R24: who gives what.


def test_r24_an_opponent_with_cards_of_the_legion_gives_exactly_one() -> None:
    t = pure("| hand 1 9 32")
    t.play("borya discard 9")
    assert (t.hand("borya"), t.discarded) == ("1 32", "9")


def test_r24_the_opponent_chooses_which_card_of_the_legion() -> None:
    t = pure("| hand 1 9 32")
    assert t.choices("borya") == ["discard 1", "discard 9"]


def test_r24_two_other_cards_are_not_offered_to_a_hand_with_the_legion() -> None:
    t = pure("| hand 9 32 33")
    assert t.choices("borya") == ["discard 9"]


def test_r24_an_opponent_without_the_legion_gives_two_cards_of_choice() -> None:
    t = pure("| hand 32 33 99")
    assert t.choices("borya") == ["discard 32", "discard 33"]
    t.play("borya discard 33", "borya discard 99")
    assert (t.hand("borya"), t.discarded) == ("32", "33 99")


def test_r24_any_two_cards_can_be_given() -> None:
    for gift in ((32, 33), (32, 99), (33, 99)):
        t = pure("| hand 32 33 99")
        t.play(*(f"borya discard {card}" for card in sorted(gift)))
        assert t.discarded == " ".join(map(str, gift))


def test_r24_one_card_is_not_enough_without_the_legion() -> None:
    t = pure("| hand 32 33 99")
    assert t.play("borya discard 32").news == []
    assert t.waiting_for == ["borya"]


def test_r24_the_only_card_of_a_hand_is_given_whatever_it_is() -> None:
    t = table(anya="6-26 | hand 13", borya="| hand 32")
    assert t.play("play 13 1").news[2:4] == [
        "anya's 1 is a pure necromunculus",
        "borya gives up 32, having no necromunculus",
    ]


def test_r24_an_empty_hand_gives_nothing() -> None:
    t = table(anya="6-26 | hand 13", borya="")
    assert t.play("play 13 1").news[2:] == ["anya's 1 is a pure necromunculus", "the chain of 1 ends"]


def test_r24_the_discard_comes_before_the_abilities() -> None:
    t = table(anya="6-26 | hand 1", borya="33 | hand 9 32")
    assert t.play("play 1 1").news[-1] == "anya's 1 is a pure necromunculus"
    assert t.play("borya discard 9").news[:2] == ["borya gives up 9", "1 head: scavenger"]


# R25: the order, and hidden answers.


def test_r25_answers_are_revealed_clockwise_from_the_left() -> None:
    t = table(
        anya="| hand 19 32",
        borya="6-26 | hand 13",
        vova="| hand 9 33",
        gena="| hand 7 35",
        current="borya",
    )
    t.play("play 13 1", "anya discard 19", "gena discard 7")
    assert t.play("vova discard 9").news[:3] == ["vova gives up 9", "gena gives up 7", "anya gives up 19"]


def test_r25_opponents_answer_at_the_same_time() -> None:
    t = pure("| hand 9 32", "| hand 33 35")
    assert t.waiting_for == ["borya", "vova"]


def test_r25_opponents_may_answer_in_any_order() -> None:
    t = pure("| hand 9 32", "| hand 7 33")
    assert t.play("vova discard 7").news == ["vova has answered"]
    assert t.play("borya discard 9").news[:2] == ["borya gives up 9", "vova gives up 7"]


def test_r25_nothing_moves_until_all_answers_are_in() -> None:
    t = pure("| hand 9 32", "| hand 7 33")
    t.play("borya discard 9")
    assert (t.hand("borya"), t.discarded) == ("9 32", "")


def test_r25_an_answer_cannot_be_given_twice() -> None:
    t = pure("| hand 1 9 32", "| hand 7 33")
    t.play("borya discard 9")
    assert not t.can("borya discard 1")


def test_r25_the_acting_player_discards_nothing() -> None:
    t = pure("| hand 9 32")
    t.play("borya discard 9")
    assert t.hand("anya") == "30"


# R26: what triggers it.


def test_r26_a_head_played_as_an_action_triggers_it() -> None:
    t = table(anya="6-26 | hand 13", borya="")
    assert "anya's 1 is a pure necromunculus" in t.play("play 13 1").news


def test_r26_a_head_played_by_the_mockingbird_triggers_it() -> None:
    t = table(anya="6-26 3-2 | hand 58 13", borya="")
    t.play("play 58 2")
    assert "anya's 1 is a pure necromunculus" in t.play("play 13 1").news


def test_r26_a_head_placed_by_the_chorister_triggers_it() -> None:
    t = table(anya="6-26 3-2 | hand 55", borya="", deck="13 35")
    assert "anya's 1 is a pure necromunculus" in t.play("play 55 2").news


@pytest.mark.parametrize("creature", ["30-26", "6-35", "30-35"])
def test_r26_all_three_legions_must_be_alike(creature: str) -> None:
    t = table(anya=f"{creature} | hand 13", borya="| hand 9 32")
    assert t.play("play 13 1").news[2:] == ["the chain of 1 ends"]


@pytest.mark.parametrize(
    ("creature", "head", "legion"),
    [
        ("6-26", 13, "necromunculus"),
        ("30-35", 37, "homunculus"),
        ("66-71", 67, "constrict"),
        ("87-86", 85, "chimerid"),
    ],
)
def test_r26_every_legion_can_be_pure(creature: str, head: int, legion: str) -> None:
    t = table(anya=f"{creature} | hand {head}", borya="")
    assert f"anya's 1 is a pure {legion}" in t.play(f"play {head} 1").news


def test_r26_a_torso_of_the_same_legion_triggers_nothing() -> None:
    t = table(anya="6 | hand 26", borya="| hand 9 32")
    assert t.play("play 26 1").news == ["anya plays 26 as torso of 1"]


def test_r26_a_seal_triggers_nothing() -> None:
    t = table(anya="6-26-13 | hand necromunculus", borya="| hand 9 32", options={"seals": True})
    assert t.play("play necromunculus 1").news == [
        "anya plays necromunculus as seal of 1",
        "anya embodies 1, asleep",
    ]


def test_r26_a_seal_does_not_make_a_mixed_creature_pure() -> None:
    t = table(anya="6-26-37 | hand necromunculus", borya="| hand 9 32", options={"seals": True})
    t.play("play necromunculus 1")
    assert t.waiting_for == ["anya"]


# R27: seals in the hand.


def test_r27_a_seal_may_be_given_as_a_card_of_its_legion() -> None:
    t = table(anya="6-26 | hand 13", borya="| hand 9 32 necromunculus", options={"seals": True})
    t.play("play 13 1")
    assert t.choices("borya") == ["discard 9", "discard necromunculus"]


def test_r27_a_hand_whose_only_match_is_a_seal_must_give_it() -> None:
    t = table(anya="6-26 | hand 13", borya="| hand 32 33 necromunculus", options={"seals": True})
    t.play("play 13 1")
    assert t.choices("borya") == ["discard necromunculus"]


def test_r27_a_seal_of_another_legion_is_any_card() -> None:
    t = table(anya="6-26 | hand 13", borya="| hand 32 chimerid chimerid", options={"seals": True})
    t.play("play 13 1", "borya discard chimerid", "borya discard chimerid")
    assert (t.hand("borya"), t.discarded) == ("32", "chimerid chimerid")


KEEP = {"seals": True, "keep_seals": True}


def test_r27_with_keep_seals_two_others_may_be_given_for_a_lone_seal() -> None:
    t = table(anya="6-26 | hand 13", borya="| hand 32 33 necromunculus", options=KEEP)
    t.play("play 13 1")
    assert t.choices("borya") == ["discard 32", "discard necromunculus"]
    t.play("borya discard 32")
    assert t.choices("borya") == ["discard 33"]
    t.play("borya discard 33")
    assert (t.hand("borya"), t.discarded) == ("necromunculus", "32 33")


def test_r27_with_keep_seals_the_seal_alone_is_still_an_answer() -> None:
    t = table(anya="6-26 | hand 13", borya="| hand 32 33 necromunculus", options=KEEP)
    t.play("play 13 1", "borya discard necromunculus")
    assert (t.hand("borya"), t.discarded) == ("32 33", "necromunculus")


def test_r27_with_keep_seals_an_ordinary_card_of_the_legion_must_still_go() -> None:
    t = table(anya="6-26 | hand 13", borya="| hand 9 32 33 necromunculus", options=KEEP)
    t.play("play 13 1")
    assert t.choices("borya") == ["discard 9", "discard necromunculus"]


def test_r27_with_keep_seals_a_seal_must_go_if_two_others_are_missing() -> None:
    t = table(anya="6-26 | hand 13", borya="| hand 32 necromunculus", options=KEEP)
    t.play("play 13 1")
    assert t.choices("borya") == ["discard necromunculus"]


def test_r27_with_keep_seals_two_others_do_not_prove_that_the_hand_has_no_seal() -> None:
    t = table(anya="6-26 | hand 13", borya="| hand 32 33 34 necromunculus", options=KEEP)
    t.play("play 13 1", "borya discard 32", "borya discard 33")
    assert t.state.view(0)["table"]["seats"][1]["void"] == []


def test_r27_with_keep_seals_the_card_with_the_highest_number_must_still_go() -> None:
    t = table(anya="84-86 | hand 85", borya="| hand 32 33 108", options=KEEP)
    t.play("play 85 1")
    assert t.choices("borya") == ["discard 108"]
