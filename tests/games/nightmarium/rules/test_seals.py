"""The advanced rules: seals. A legion's name is a seal of that legion."""

from ..random_games import random_game
from ..table import GAME, table

# R28: playing a seal.


def test_r28_twelve_seals_are_shuffled_in_before_the_deal() -> None:
    cards = GAME.new(3, 1, {"seals": True}).components()
    assert [cards.count(seal) for seal in (109, 110, 111, 112)] == [3, 3, 3, 3]
    assert len(cards) == 120


def test_r28_seals_are_dealt_like_any_card() -> None:
    hands = [GAME.new(2, seed, {"seals": True}).view(0)["table"]["seats"][0]["hand"] for seed in range(30)]
    assert {card for hand in hands for card in hand if card > 108} == {109, 110, 111, 112}


def test_r28_everybody_is_still_dealt_five() -> None:
    table = GAME.new(3, 1, {"seals": True}).view(None)["table"]
    assert ([len(seat["hand"]) for seat in table["seats"]], table["deck"]) == ([5, 5, 5], 105)


def test_r28_a_first_game_has_no_seals() -> None:
    assert sorted(GAME.new(3, 1).components()) == list(range(1, 109))


def test_r28_a_seal_goes_on_an_own_complete_creature_only() -> None:
    t = table(anya="3-2-37 6-26 15 30-35-4 | hand chimerid", borya="33-71-67", options={"seals": True})
    assert t.choices(verb="play") == [
        "play chimerid 1",
        "play chimerid 4",
    ]


def test_r28_a_creature_bears_one_seal_at_most() -> None:
    t = table(anya="3-2-37-chimerid | hand chimerid homunculus", borya="", options={"seals": True})
    assert t.choices(verb="play") == []


def test_r28_playing_a_seal_is_an_action() -> None:
    t = table(anya="3-2-37 | hand chimerid", borya="", options={"seals": True}, left=1)
    assert t.play("play chimerid 1").news[2:] == ["anya ends the turn with 1 complete", "turn 2: borya"]


def test_r28_the_mockingbird_may_play_a_seal() -> None:
    t = table(anya="3-2 6-26-37 | hand 58 chimerid", borya="", options={"seals": True})
    t.play("play 58 1")
    assert t.play("play chimerid 2").news[0] == "anya plays chimerid as seal of 2 by mockingbird"


def test_r28_a_seal_the_chorister_turns_up_must_be_placed() -> None:
    t = table(anya="3-2 | hand 55", borya="", deck="chimerid 4", options={"seals": True})
    assert "anya plays chimerid as seal of 1 by chorister" in t.play("play 55 1").news


def test_r28_the_player_chooses_where_the_choristers_seal_goes() -> None:
    t = table(anya="3-2 6-26-37 | hand 55", borya="", deck="chimerid 4", options={"seals": True})
    t.play("play 55 1")
    assert t.choices() == ["play chimerid 1", "play chimerid 2"]


def test_r28_a_seal_that_no_creature_can_bear_is_discarded_by_the_chorister() -> None:
    t = table(anya="75-2-37 | hand constrict", borya="", deck="chimerid 4", options={"seals": True})
    t.play("play constrict 1")
    assert t.play("replay").news[2:] == ["anya turns up 4 chimerid", "no place for 4 chimerid", "the chain of 1 ends"]
    assert t.discarded == "4 chimerid"


def test_r28_a_seal_needs_no_match_with_its_creature() -> None:
    t = table(anya="3-2-4 | hand chimerid", borya="", options={"seals": True})
    t.play("play chimerid 1")
    assert t.creatures("anya") == "3-2-4-chimerid"


def test_r28_a_seal_may_go_on_the_creature_whose_chain_is_running() -> None:
    t = table(anya="3-2 | hand 58 chimerid", borya="", options={"seals": True})
    t.play("play 58 1", "play chimerid 1")
    assert t.creatures("anya") == "3-2-58-chimerid"


# R29: out of reach for good.


def test_r29_the_executioner_cannot_reach_an_embodied_creature() -> None:
    t = table(anya="3-2 | hand 82", borya="30-35-37-constrict", options={"seals": True})
    assert t.play("play 82 1").news[-1] == "the chain of 1 stops at its head: no_target"


def test_r29_the_owners_devourer_cannot_reach_an_embodied_creature() -> None:
    t = table(anya="3-2 30-35-37-constrict | hand 28", borya="", options={"seals": True})
    assert t.play("play 28 1").news[-1] == "the chain of 1 stops at its head: no_target"


def test_r29_an_embodied_creature_stays_complete_and_counts_towards_the_win() -> None:
    t = table(
        anya="3-2-67-constrict 6-26-70 15-35-79 30-71-4 33-80-52 | hand 9", borya="", options={"seals": True}, left=1
    )
    t.play("draw")
    assert t.winners == ["anya"]


def test_r29_an_embodied_creature_takes_one_of_the_places() -> None:
    t = table(anya="3-2-67-constrict 6 15 30 33 | hand 9", borya="", options={"seals": True})
    assert t.choices(verb="play") == []


def test_r29_nothing_ever_touches_an_embodied_creature_again() -> None:
    for seed in range(12):
        bodies: dict[int, list[int]] = {}
        for step in random_game(3, seed, seals=True):
            for creature, height in enumerate(step.state.height):
                if creature in bodies or height == 4:
                    body = [int(step.state.part(creature, position)) for position in range(height)]
                    assert bodies.setdefault(creature, body) == body


# R29: the replay.


def test_r29_only_abilities_of_the_seals_legion_run_again() -> None:
    t = table(anya="12-47-82 | hand homunculus", borya="33", deck="30 36", options={"seals": True})
    t.play("play homunculus 1")
    assert t.play("replay").news == ["anya replays 1", "1 torso: mourner", "anya draws 2", "the chain of 1 ends"]


def test_r29_abilities_of_other_legions_are_skipped_not_failed() -> None:
    t = table(anya="12-2-82 | hand necromunculus", borya="", deck="30 36", options={"seals": True})
    t.play("play necromunculus 1")
    assert t.play("replay").news[1:] == ["1 legs: mourner", "anya draws 2", "the chain of 1 ends"]


def test_r29_the_replay_runs_from_head_to_legs() -> None:
    t = table(anya="9-11-5 | hand necromunculus", borya="33", deck="30 36 39 48", options={"seals": True})
    t.play("play necromunculus 1")
    fired = [line for line in t.play("replay").news if line[0] == "1"]
    assert fired == ["1 head: mourner", "1 torso: mourner", "1 legs: scavenger"]


def test_r29_an_ability_that_cannot_be_done_stops_the_replay() -> None:
    t = table(anya="12-8-4 | hand necromunculus", borya="", deck="30 36", options={"seals": True})
    t.play("play necromunculus 1")
    assert t.play("replay").news[1:] == ["1 torso: scavenger", "the chain of 1 stops at its torso: no_target"]


def test_r29_completing_another_creature_interrupts_the_replay() -> None:
    t = table(anya="90-89-4 3-2 | hand chimerid 37", borya="", options={"seals": True})
    t.play("play chimerid 1", "replay")
    assert t.play("play 37 2").news[1:] == [
        "anya completes 2",
        "the chain of 1 gives way to 2",
        "the chain of 2 ends",
    ]


def test_r29_the_owner_may_decline_the_whole_replay() -> None:
    t = table(anya="12-47-82 | hand homunculus", borya="33", options={"seals": True})
    t.play("play homunculus 1")
    assert t.choices() == ["replay", "decline"]
    assert t.play("decline").news == ["anya declines to replay 1"]
    assert t.step == "turn"


def test_r29_a_declined_replay_still_protects() -> None:
    t = table(anya="12-47-82 | hand homunculus", borya="", options={"seals": True})
    t.play("play homunculus 1", "decline")
    assert t.state.view(None)["table"]["seats"][0]["creatures"][0]["embodied"]


def test_r29_once_begun_the_replay_is_compulsory() -> None:
    t = table(anya="9-8-46 | hand necromunculus", borya="33 36", options={"seals": True})
    t.play("play necromunculus 1", "replay")
    assert not t.can("decline")


def test_r29_nothing_is_asked_when_no_ability_matches() -> None:
    t = table(anya="12-47-82 | hand constrict", borya="33", options={"seals": True})
    t.play("play constrict 1")
    assert t.step == "turn"


def test_r29_a_part_of_the_legion_without_an_ability_does_not_match() -> None:
    t = table(anya="3-47-82 | hand necromunculus", borya="33", options={"seals": True})
    assert t.play("play necromunculus 1").news[-1] == "anya embodies 1, asleep"


# R29: a seal played during a chain.


def test_r29_a_seal_played_by_the_mockingbird_ends_the_running_chain() -> None:
    t = table(anya="12-2 9-26-37 | hand 58 necromunculus", borya="33", options={"seals": True})
    t.play("play 58 1")
    assert t.play("play necromunculus 2").news[1:] == ["anya embodies 2, awake", "the chain of 1 gives way to 2"]
    assert t.play("replay").news[-1] == "the chain of 2 ends"
    assert t.hand("anya") == ""


def test_r29_a_seal_that_replays_nothing_also_ends_the_running_chain() -> None:
    t = table(anya="12-2 9-26-37 | hand 58 chimerid", borya="33", options={"seals": True})
    t.play("play 58 1")
    assert t.play("play chimerid 2").news[1:] == ["anya embodies 2, asleep", "the chain of 1 gives way to 2"]
    assert t.step == "turn"


def test_r29_a_declined_replay_also_ends_the_running_chain() -> None:
    t = table(anya="12-2 9-26-37 | hand 58 necromunculus", borya="33", options={"seals": True})
    t.play("play 58 1", "play necromunculus 2")
    assert t.play("decline").news == ["anya declines to replay 2"]
    assert t.step == "turn"


def test_r29_a_seal_on_the_running_creature_ends_its_chain_and_replays_what_matches() -> None:
    t = table(anya="12-2 | hand 58 necromunculus", borya="", deck="30 36", options={"seals": True})
    t.play("play 58 1", "play necromunculus 1")
    assert t.play("replay").news[1:] == ["1 legs: mourner", "anya draws 2", "the chain of 1 ends"]


# R10 with seals: the last card placed decides whose chain runs.


def test_r10f_a_seal_placed_last_by_the_chorister_takes_the_chain_from_a_creature_just_completed() -> None:
    t = table(anya="3-2 30-26 9-35-37 | hand 55", borya="33", deck="46 necromunculus", options={"seals": True})
    t.play("play 55 1", "play 46 2")
    assert t.play("play necromunculus 3").news[1:] == ["anya embodies 3, awake"]
    assert t.play("decline").news == ["anya declines to replay 3"]
    assert t.step == "turn"


def test_r10f_a_creature_completed_last_by_the_chorister_takes_the_chain_from_a_seal() -> None:
    t = table(anya="3-2 30-26 9-35-37 | hand 55", borya="33", deck="46 necromunculus 36 39", options={"seals": True})
    t.play("play 55 1")
    assert t.play("play necromunculus 3").news == [
        "anya plays necromunculus as seal of 3 by chorister",
        "anya embodies 3, awake",
        "anya plays 46 as head of 2 by chorister",
        "anya completes 2",
        "2 head: mourner",
        "anya draws 2",
        "the chain of 2 ends",
    ]


def test_r10f_head_and_seal_may_fall_on_the_same_creature() -> None:
    t = table(anya="3-2 12-26 | hand 55", borya="33", deck="46 necromunculus 36 39", options={"seals": True})
    t.play("play 55 1", "play 46 2", "play necromunculus 2")
    assert t.play("replay").news[1:] == ["2 legs: mourner", "anya draws 2", "the chain of 2 ends"]
