"""The examples of the booklet, dealt from the real deck."""

from ..table import Table, table


def anyas_table() -> Table:
    """Anya has one action left; creature 1 wants a head, 3 a torso, 4 a torso."""
    return table(
        anya="45-89 93-56-4 3 57 | hand 58 47 25 8",
        borya="84-86-85 | hand 9 32",
        vova="| hand 83 35",
        gena="33",
        deck="30 36 13 88 71 1",
        left=1,
    )


def test_anyas_turn_decision_by_decision() -> None:
    t = anyas_table()

    assert t.play("play 58 1").news == [
        "anya plays 58 as head of 1",
        "anya completes 1",
        "1 head: mockingbird",
    ]
    assert t.choices() == ["play 8 3", "play 8 4", "play 47 3", "play 47 4"]
    assert t.play("play 47 4").news == [
        "anya plays 47 as torso of 4 by mockingbird",
        "1 torso: mockingbird",
    ]
    assert t.play("play 25 4").news == [
        "anya plays 25 as head of 4 by mockingbird",
        "anya completes 4",
        "the chain of 1 gives way to 4",
        "4 head: devourer",
    ]
    assert t.choices() == ["devour 1", "devour 2", "devour 3"]
    assert t.play("devour 2").news == [
        "anya devours 4 of 2",
        "4 torso: mourner",
        "anya draws 2",
        "4 legs: chorister",
        "anya turns up 13 88",
    ]
    assert t.hand("anya") == "8 30 36"
    assert t.choices() == ["play 13 2", "play 88 2"]
    assert t.play("play 88 2").news == [
        "anya plays 88 as head of 2 by chorister",
        "anya completes 2",
        "no place for 13",
        "2 head: mockingbird",
    ]
    assert t.choices() == ["play 8 3", "play 30 new", "play 36 new"]
    assert t.play("play 8 3").news == [
        "anya plays 8 as torso of 3 by mockingbird",
        "2 torso: chorister",
        "anya turns up 1 71",
        "anya plays 1 as head of 3 by chorister",
        "anya completes 3",
        "anya's 3 is a pure necromunculus",
    ]
    assert t.waiting_for == ["borya", "vova"]
    assert t.choices("borya") == ["discard 9"]
    assert t.play("borya discard 9").news == ["borya has answered"]
    assert t.play("vova discard 35", "vova discard 83").news == [
        "borya gives up 9",
        "vova gives up 35 83, having no necromunculus",
        "no place for 71",
        "the chain of 2 gives way to 3",
        "3 head: scavenger",
        "anya clears gena's 1: 33",
        "3 torso: scavenger",
        "the chain of 3 stops at its torso: no_target",
        "anya ends the turn with 4 complete",
        "turn 2: borya",
    ]


def after_anyas_turn() -> Table:
    t = anyas_table()
    t.play("play 58 1", "play 47 4", "play 25 4", "devour 2")
    t.play("play 88 2", "play 8 3", "borya discard 9", "vova discard 35", "vova discard 83")
    return t


def test_anyas_turn_leaves_her_four_complete_creatures() -> None:
    t = after_anyas_turn()
    assert t.creatures("anya") == "45-89-58 93-56-88 3-8-1 57-47-25"
    assert t.hand("anya") == "30 36"


def test_anyas_turn_leaves_the_others_as_the_booklet_says() -> None:
    t = after_anyas_turn()
    assert [t.creatures(name) for name in ("borya", "vova", "gena")] == ["84-86-85", "", ""]
    assert [t.hand(name) for name in ("borya", "vova", "gena")] == ["32", "", ""]
    assert sorted(t.discarded.split()) == ["13", "33", "35", "4", "71", "83", "9"]


def test_anyas_turn_wins_nothing_yet() -> None:
    t = after_anyas_turn()
    assert not t.state.over
    assert t.waiting_for == ["borya"]


def test_only_anya_learns_which_cards_the_mourner_drew() -> None:
    t = after_anyas_turn()
    assert "anya draws 2: 30 36" in t.story("anya")
    assert "anya draws 2" in t.story("borya")


# The legion of the second card.


def test_after_a_homunculus_the_second_card_must_be_a_homunculus() -> None:
    t = table(anya="| hand 30 33 3", borya="")
    t.play("play 30 new")
    assert t.choices(verb="play") == ["play 33 new"]


def test_after_a_homunculus_another_action_is_always_open() -> None:
    t = table(anya="| hand 30 3", borya="")
    t.play("play 30 new")
    assert t.choices() == ["draw", "mark 3"]


# Swapping: one new card for every two, rounded down.


def swap_of(count: int) -> str:
    """What is drawn for the first cards of a hand of six."""
    t = table(anya="| hand 1 2 3 4 5 6", borya="", deck="30 31 32 33")
    t.play(*(f"mark {card}" for card in range(1, count + 1)), "stop")
    return " ".join(card for card in t.hand("anya").split() if int(card) > 6)


def test_four_cards_swapped_draw_two() -> None:
    assert swap_of(4) == "30 31"


def test_six_cards_swapped_draw_three() -> None:
    assert swap_of(6) == "30 31 32"


def test_five_cards_swapped_draw_two() -> None:
    assert swap_of(5) == "30 31"


# A chain that stops halfway.


def test_a_torso_without_a_target_stops_the_legs_but_not_what_the_head_did() -> None:
    t = table(anya="12-8 | hand 46", borya="84-86-85", deck="30 36")
    assert t.play("play 46 1").news[2:] == [
        "1 head: mourner",
        "anya draws 2",
        "1 torso: scavenger",
        "the chain of 1 stops at its torso: no_target",
    ]
    assert t.hand("anya") == "30 36"


def test_a_turned_up_torso_without_legs_is_discarded() -> None:
    t = table(anya="3-2 | hand 55", borya="", deck="35 32")
    assert t.play("play 55 1").news[-2:] == ["no place for 32 35", "the chain of 1 ends"]
    assert t.discarded == "32 35"


# The two captions about seals.


def test_two_abilities_of_the_seals_legion_run_again_from_the_top() -> None:
    t = table(anya="9-8-46 | hand necromunculus", borya="33 36", options={"seals": True})
    assert t.play("play necromunculus 1").news == [
        "anya plays necromunculus as seal of 1",
        "anya embodies 1, awake",
    ]
    assert t.play("replay").news == ["anya replays 1", "1 torso: scavenger"]
    assert t.play("scavenge borya 2").news == [
        "anya clears borya's 2: 36",
        "1 legs: scavenger",
        "anya clears borya's 1: 33",
        "the chain of 1 ends",
    ]


def test_a_seal_of_another_legion_replays_nothing() -> None:
    t = table(anya="9-8-46 | hand chimerid", borya="33 36", options={"seals": True})
    assert t.play("play chimerid 1").news == ["anya plays chimerid as seal of 1", "anya embodies 1, asleep"]
    assert t.step == "turn"


def test_a_seal_of_another_legion_still_protects() -> None:
    t = table(anya="84-86 | hand 82", borya="9-8-46-chimerid 33", options={"seals": True})
    assert "anya takes 33 from borya's 2" in t.play("play 82 1").news


# The closing tips.


def test_tip_executioner_beheads_and_scavenger_clears_the_body() -> None:
    t = table(anya="3-8 | hand 82", borya="99-98-97")
    assert t.play("play 82 1").news[2:] == [
        "1 head: executioner",
        "anya takes 97 from borya's 1",
        "1 torso: scavenger",
        "anya clears borya's 1: 99 98",
        "the chain of 1 ends",
    ]
    assert (t.hand("anya"), t.discarded) == ("97", "99 98")


def test_tip_devourer_and_mockingbird_replace_the_head_of_an_own_creature() -> None:
    t = table(anya="3-89 99-98-97 | hand 25 49", borya="", deck="30 36")
    assert t.play("play 25 1").news[2:] == ["1 head: devourer", "anya devours 97 of 2", "1 torso: mockingbird"]
    assert t.play("play 49 2").news == [
        "anya plays 49 as head of 2 by mockingbird",
        "anya completes 2",
        "2 head: mourner",
        "anya draws 2",
        "the chain of 2 ends",
    ]
