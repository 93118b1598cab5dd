"""The course of the game: actions, the legion of the second card, drawing, swapping, who begins."""

import pytest

from ..table import GAME, table

# R1: two actions, both compulsory.


def test_r1_a_turn_is_two_actions() -> None:
    t = table(anya="| hand 3", borya="", deck="30 36")
    t.play("draw")
    assert t.waiting_for == ["anya"]
    t.play("draw")
    assert t.waiting_for == ["borya"]


def test_r1_the_same_action_may_be_taken_twice() -> None:
    t = table(anya="| hand 3 6", borya="")
    t.play("play 3 new", "play 6 new")
    assert t.creatures("anya") == "3 6"


def test_r1_there_is_no_passing_while_anything_can_be_done() -> None:
    t = table(anya="| hand 4", borya="", deck="", rest="borya")
    assert t.choices() == ["mark 4"]


def test_r1_an_impossible_action_is_a_forced_pass() -> None:
    t = table(anya="| hand 3", borya="", rest="borya")
    assert t.play("play 3 new").news == [
        "anya plays 3 as legs of 1",
        "anya passes",
        "anya ends the turn with 0 complete",
        "turn 2: borya",
    ]


def test_r1_both_actions_of_a_turn_may_be_forced_passes() -> None:
    t = table(anya="3", borya="", current="borya", rest="borya")
    t.play("play 6 new")
    assert t.play("play 15 new").news[2:] == [
        "turn 2: anya",
        "anya passes",
        "anya passes",
        "anya ends the turn with 0 complete",
        "turn 3: borya",
    ]


def test_r1_a_creature_completed_by_the_first_action_leaves_the_second() -> None:
    t = table(anya="3-2 | hand 13", borya="")
    t.play("play 13 1")
    assert t.waiting_for == ["anya"]


def test_r1_the_second_action_is_compulsory_with_five_complete_creatures() -> None:
    t = table(anya="3-2-67 6-26-70 15-35-79 30-71-4 33-80 | hand 13", borya="")
    t.play("play 13 5")
    assert not t.state.over
    t.play("draw")
    assert t.state.over


# R3: two cards played as actions share a legion.


def test_r3_the_second_card_shares_the_legion_of_the_first() -> None:
    t = table(anya="| hand 3 6 30", borya="")
    t.play("play 3 new")
    assert t.choices(verb="play") == ["play 6 new"]


def test_r3_a_card_of_another_legion_is_refused() -> None:
    t = table(anya="| hand 3 30", borya="")
    t.play("play 3 new")
    assert not t.can("play 30 new")


def test_r3_drawing_first_sets_no_legion() -> None:
    t = table(anya="| hand 3 30", borya="", deck="4")
    t.play("draw")
    assert t.choices(verb="play") == ["play 3 new", "play 30 new"]


def test_r3_swapping_first_sets_no_legion() -> None:
    t = table(anya="| hand 3 30 4", borya="")
    t.play("mark 4", "stop")
    assert t.choices(verb="play") == ["play 3 new", "play 30 new"]


def test_r3_a_card_played_leaves_drawing_and_swapping_open() -> None:
    t = table(anya="| hand 3 30", borya="", deck="4")
    t.play("play 3 new")
    assert t.choices() == ["draw", "mark 30"]


def test_r3_the_legion_is_forgotten_with_the_turn() -> None:
    t = table(anya="| hand 3", borya="| hand 30", deck="4")
    t.play("play 3 new", "draw")
    assert "play 30 new" in t.choices()


def test_r3_a_card_played_by_the_mockingbird_need_not_match() -> None:
    t = table(anya="45-89 | hand 58 30", borya="")
    t.play("play 58 1")
    assert t.choices() == ["play 30 new"]


def test_r3_a_card_played_by_the_mockingbird_sets_no_legion() -> None:
    t = table(anya="3-2 | hand 58 30 33 66", borya="")
    t.play("play 58 1", "play 30 new")
    assert t.choices(verb="play") == ["play 66 new"]


def test_r3_cards_placed_by_the_chorister_neither_match_nor_set_a_legion() -> None:
    t = table(anya="3-2 | hand 55 66 33", borya="", deck="30 6")
    t.play("play 55 1", "play 6 new")
    assert t.creatures("anya") == "3-2-55 6 30"
    assert t.choices(verb="play") == ["play 66 new"]


# R4: seals are cards of their legion.


def test_r4_after_a_seal_the_second_card_is_of_its_legion() -> None:
    t = table(anya="3-2-4 | hand chimerid 99 30", borya="", options={"seals": True})
    t.play("play chimerid 1")
    assert t.choices(verb="play") == ["play 99 new"]


def test_r4_after_a_card_a_seal_of_another_legion_must_wait() -> None:
    t = table(anya="3-2-4 | hand chimerid homunculus 30", borya="", options={"seals": True})
    t.play("play 30 new")
    assert t.choices(verb="play") == ["play homunculus 1"]


# R5: swapping.


def test_r5_one_card_swapped_draws_none() -> None:
    t = table(anya="| hand 3 4", borya="", deck="30")
    assert t.play("mark 4", "stop").news == ["anya swaps 4"]
    assert t.hand("anya") == "3"


def test_r5_a_swap_of_no_card_does_not_exist() -> None:
    t = table(anya="| hand 3 4", borya="")
    assert not t.can("stop")


def test_r5_half_is_rounded_down() -> None:
    t = table(anya="| hand 3 4 6", borya="", deck="30 36")
    t.play("mark 3", "mark 4", "mark 6", "stop")
    assert t.hand("anya") == "30"


def test_r5_the_whole_hand_may_be_swapped() -> None:
    t = table(anya="| hand 3 4", borya="", deck="30")
    t.play("mark 3", "mark 4", "stop")
    assert t.hand("anya") == "30"


def test_r5_a_swap_is_one_action() -> None:
    t = table(anya="| hand 3 4", borya="", deck="30")
    t.play("mark 3", "mark 4", "stop")
    assert t.waiting_for == ["anya"]


def test_r5_the_swapped_cards_lie_face_up_in_the_discard() -> None:
    t = table(anya="| hand 3 4", borya="", discard="1")
    t.play("mark 3", "mark 4", "stop")
    assert t.discarded == "1 3 4"


def test_r5_the_swapped_cards_take_part_in_a_reshuffle_for_their_own_draw() -> None:
    t = table(anya="| hand 3 4", borya="", rest="borya")
    assert t.play("mark 3", "mark 4", "stop").news == [
        "anya swaps 3 4",
        "the discard becomes a deck of 2",
        "anya draws 1",
    ]
    assert t.hand("anya") in ("3", "4")


def test_r5_alike_seals_can_be_swapped_together() -> None:
    t = table(anya="| hand chimerid chimerid 4", borya="", deck="30", options={"seals": True})
    t.play("mark chimerid", "mark chimerid", "stop")
    assert t.hand("anya") == "4 30"


# R6: drawing from nothing.


def test_r6_no_drawing_when_deck_and_discard_are_empty() -> None:
    t = table(anya="| hand 3", borya="", rest="borya")
    assert t.choices() == ["play 3 new", "mark 3"]


def test_r6_the_discard_alone_is_enough_to_draw() -> None:
    t = table(anya="| hand 3", borya="", discard="30", rest="borya")
    t.play("draw")
    assert t.hand("anya") == "3 30"


def test_r6_a_hand_may_grow_without_limit() -> None:
    t = table(anya="", borya="", rest="anya", deck="30")
    t.play("draw")
    assert len(t.hand("anya").split()) == 108


# R7: reshuffling.


def test_r7_taking_the_last_card_does_not_reshuffle_yet() -> None:
    t = table(anya="", borya="", deck="30", rest="discard")
    assert t.play("draw").news == ["anya draws 1"]
    assert t.piles == (0, 107)


def test_r7_the_discard_becomes_the_deck_when_a_card_is_needed() -> None:
    t = table(anya="", borya="", rest="discard")
    assert t.play("draw").news == ["the discard becomes a deck of 108", "anya draws 1"]
    assert t.piles == (107, 0)


def test_r7_option_early_reshuffle_makes_a_new_deck_of_the_discard_at_once() -> None:
    t = table(anya="", borya="", deck="30", rest="discard", options={"early_reshuffle": True})
    assert t.play("draw").news == ["anya draws 1", "the discard becomes a deck of 107"]
    assert t.piles == (107, 0)


def test_r7_option_early_reshuffle_leaves_cards_out_that_the_chorister_turned_up() -> None:
    t = table(
        anya="3-2 | hand 55", borya="", deck="30 36", discard="39", rest="borya", options={"early_reshuffle": True}
    )
    assert t.play("play 55 1").news[2:5] == [
        "1 head: chorister",
        "anya turns up 30 36",
        "the discard becomes a deck of 1",
    ]


def test_r7_option_early_reshuffle_needs_a_discard() -> None:
    t = table(anya="", borya="", deck="30", rest="borya", options={"early_reshuffle": True})
    assert t.play("draw").news == ["anya draws 1"]


def test_r7_the_reshuffle_is_a_shuffle() -> None:
    drawn: set[str] = set()
    for seed in range(20):
        t = table(anya="", borya="", rest="discard", seed=seed)
        t.play("draw")
        drawn.add(t.hand("anya"))
    assert len(drawn) > 10


def test_r7_the_mourner_takes_two() -> None:
    t = table(anya="3-2 | hand 46", borya="", deck="30 36 39")
    assert "anya draws 2" in t.play("play 46 1").news
    assert t.hand("anya") == "30 36"


def test_r7_the_mourner_takes_one_when_there_is_one() -> None:
    t = table(anya="3-2 | hand 46", borya="", deck="30", rest="borya")
    assert "anya draws 1 of 2" in t.play("play 46 1").news


def test_r7_the_mourner_reshuffles_between_its_two_cards() -> None:
    t = table(anya="3-2 | hand 46", borya="", deck="30", discard="36", rest="borya")
    t.play("play 46 1")
    assert t.hand("anya") == "30 36"


def test_r7_a_card_the_chorister_turned_up_stays_out_of_the_reshuffle_for_the_second() -> None:
    t = table(anya="3-2 | hand 55", borya="", deck="30", discard="36", rest="borya")
    assert t.play("play 55 1").news[2:5] == [
        "1 head: chorister",
        "the discard becomes a deck of 1",
        "anya turns up 30 36",
    ]


# R8: who begins, and the direction of play.


def test_r8_every_seat_may_begin() -> None:
    assert {GAME.new(5, seed).deciders()[0] for seed in range(60)} == {0, 1, 2, 3, 4}


def test_r8_the_seed_decides_who_begins() -> None:
    assert len({GAME.new(5, 7).deciders()[0] for _ in range(5)}) == 1


def test_r8_seats_go_clockwise() -> None:
    t = table(anya="", borya="", vova="")
    order = []
    for _ in range(7):
        order += t.waiting_for
        t.play("draw", "draw")
    assert order == ["anya", "borya", "vova", "anya", "borya", "vova", "anya"]


# Setting up.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_dealt_five_cards(seats: int) -> None:
    table = GAME.new(seats, 3).view(None)["table"]
    assert [len(player["hand"]) for player in table["seats"]] == [5] * seats
    assert (table["deck"], table["discard"]) == (108 - 5 * seats, [])


def test_r5_a_swap_shows_how_many_cards_it_will_draw() -> None:
    t = table(anya="| hand 3 9 25 58", borya="")
    for card in (3, 9, 25):
        t.play(f"mark {card}")
    assert t.state.stack[-1].shown()["draws"] == 1
