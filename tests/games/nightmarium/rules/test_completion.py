"""Completing a creature, and the chain of its abilities."""

import pytest

from eldritch.games.nightmarium.box.components import creature_at

from ..random_games import random_game
from ..table import Table, table

# R16: all abilities, from the head down.


def test_r16_abilities_run_head_torso_legs() -> None:
    t = table(anya="9-47 | hand 82", borya="33 36-35", deck="1 2")
    lines = t.play("play 82 1").news + t.play("execute borya 2").news
    assert [line for line in lines if line[0] == "1"] == [
        "1 head: executioner",
        "1 torso: mourner",
        "1 legs: scavenger",
    ]


def test_r16_the_player_picks_the_targets() -> None:
    t = table(anya="99-2 | hand 1", borya="33 36", vova="39 30-35-37")
    t.play("play 1 1")
    assert t.choices() == ["scavenge borya 1", "scavenge borya 2", "scavenge vova 1"]


def test_r16_no_ability_can_be_declined() -> None:
    t = table(anya="99-2 | hand 1", borya="33 36")
    t.play("play 1 1")
    assert not t.can("decline")


def test_r16_an_ability_with_one_target_hits_it_without_asking() -> None:
    t = table(anya="99-2 | hand 1", borya="33")
    assert t.play("play 1 1").news[2:] == ["1 head: scavenger", "anya clears borya's 1: 33", "the chain of 1 ends"]


def test_r16_abilities_wait_until_the_creature_is_complete() -> None:
    t = table(anya="9 | hand 8", borya="33")
    assert t.play("play 8 1").news == ["anya plays 8 as torso of 1"]


# R17: parts without an ability.


def test_r17_a_torso_without_an_ability_is_skipped() -> None:
    t = table(anya="12-35 | hand 46", borya="", deck="1 2 6 15")
    assert t.play("play 46 1").news[2:] == [
        "1 head: mourner",
        "anya draws 2",
        "1 legs: mourner",
        "anya draws 2",
        "the chain of 1 ends",
    ]


def test_r17_a_head_without_an_ability_is_skipped() -> None:
    t = table(anya="3-47 | hand 70", borya="", deck="1 6")
    assert t.play("play 70 1").news[2:] == ["1 torso: mourner", "anya draws 2", "the chain of 1 ends"]


# R19: another creature completed ends the chain.


def test_r19_completing_another_creature_ends_the_chain_for_good() -> None:
    t = table(anya="12-89 3-2 | hand 46 67", borya="", deck="30 36 39")
    t.play("play 46 1")
    assert t.play("play 67 2").news == [
        "anya plays 67 as head of 2 by mockingbird",
        "anya completes 2",
        "the chain of 1 gives way to 2",
        "the chain of 2 ends",
    ]
    assert t.step == "turn"


def test_r19_the_last_ability_of_a_chain_leaves_nothing_to_lose() -> None:
    t = table(anya="90-35 3-2 | hand 13 67", borya="")
    t.play("play 13 1")
    assert t.play("play 67 2").news[1:] == ["anya completes 2", "the chain of 2 ends"]


def test_r19_legs_put_down_by_an_ability_do_not_end_the_chain() -> None:
    t = table(anya="12-89 | hand 67 30", borya="", deck="36 39")
    t.play("play 67 1")
    assert t.play("play 30 new").news[1:] == ["1 legs: mourner", "anya draws 2", "the chain of 1 ends"]


def test_r19_a_torso_put_down_by_an_ability_does_not_end_the_chain() -> None:
    t = table(anya="12-89 6 | hand 67 35", borya="", deck="36 39")
    t.play("play 67 1")
    assert t.play("play 35 2").news[1:] == ["1 legs: mourner", "anya draws 2", "the chain of 1 ends"]


def test_r19_there_is_no_way_back_from_the_second_chain_to_the_first() -> None:
    t = table(anya="12-89 3-2 | hand 46 1", borya="33", deck="30 36 39")
    t.play("play 46 1")
    assert t.play("play 1 2").news[-1] == "the chain of 2 ends"
    assert t.hand("anya") == "30 36"


# R20: complete again.


def test_r20_a_creature_completed_again_runs_its_abilities_again() -> None:
    t = table(anya="3-89 12-2-4 | hand 25 49", borya="", deck="30 36 39 48")
    t.play("play 25 1")
    assert [line for line in t.play("play 49 2").news if line[0] == "2"] == ["2 head: mourner", "2 legs: mourner"]


def test_r20_a_creature_completed_again_checks_its_legion_again() -> None:
    t = table(anya="3-89 6-26-4 | hand 25 13", borya="| hand 30 33 36")
    t.play("play 25 1")
    assert "anya's 2 is a pure necromunculus" in t.play("play 13 2").news


def test_r20_a_creature_may_be_completed_again_within_one_action() -> None:
    t = table(anya="3-89 90-92-97 | hand 25 85 13", borya="")
    t.play("play 25 1")
    assert "anya devours 25 of 1" in t.play("play 85 2").news
    assert t.play("play 13 1").news[1:] == [
        "anya completes 1",
        "1 torso: mockingbird",
        "the chain of 1 stops at its torso: nothing_fits",
    ]


# R21: a body that lost more than its head.


def test_r21_a_body_without_head_and_torso_needs_a_torso_next() -> None:
    t = table(anya="84-2 | hand 82", borya="6-26-4 | hand 35 52", left=1)
    t.play("play 82 1")
    assert t.creatures("borya") == "6"
    assert t.choices("borya", "play") == ["play 35 1"]


def test_r21_a_rebuilt_body_runs_its_abilities_again() -> None:
    t = table(anya="84-2 | hand 82", borya="12-26-4 | hand 35 52", deck="30 36", left=1)
    t.play("play 82 1", "play 35 1")
    assert t.play("play 52 1").news[1:4] == ["borya completes 1", "1 legs: mourner", "borya draws 2"]


# R22, R23: what holds in every chain of every game.


@pytest.mark.parametrize("seals", [False, True])
def test_r22_the_creature_whose_chain_runs_never_loses_a_card(seals: bool) -> None:
    for seed in range(6):
        game = random_game(3, seed, seals=seals)
        for step in game:
            for frame in step.state.stack:
                if frame.name() == "chain":
                    slot = frame.fields()[0]
                    assert step.state.height[creature_at(step.state.current, slot)] >= 3


@pytest.mark.parametrize("seals", [False, True])
def test_r23_only_the_discard_for_a_pure_legion_is_decided_out_of_turn(seals: bool) -> None:
    for seed in range(6):
        for step in random_game(3, seed, seals=seals):
            deciders = step.state.deciders()
            if step.state.over:
                assert deciders == []
            elif step.state.stack[-1].name() == "pure_legion":
                assert step.state.current not in deciders
            else:
                assert deciders == [step.state.current]


def test_r23_a_target_is_hit_at_once_and_in_public() -> None:
    t = table(anya="99-2 | hand 1", borya="33 36")
    t.play("play 1 1")
    assert t.play("scavenge borya 2").news[0] == "anya clears borya's 2: 36"
    assert t.discarded == "36"


# R30: the guard against endless chains.


def test_r30_the_two_hundredth_ability_of_an_action_still_runs() -> None:
    t = table(anya="12-89 | hand 67 30", borya="", deck="36 39")
    t.play("play 67 1")
    t.fired = 199
    assert t.play("play 30 new").news[1:] == ["1 legs: mourner", "anya draws 2", "the chain of 1 ends"]


def test_r30_after_two_hundred_abilities_in_one_action_the_chain_is_cut() -> None:
    t = table(anya="12-89 | hand 67 30", borya="", deck="36 39")
    t.play("play 67 1")
    t.fired = 200
    assert t.play("play 30 new").news[1:] == ["the chain of 1 stops at its legs: guard"]
    assert t.hand("anya") == ""


def test_r30_the_guard_counts_the_chains_of_one_action_together() -> None:
    t = table(anya="12-89 3-47 | hand 46 67", borya="", deck="30 36 39")
    t.play("play 46 1")
    assert t.fired == 2
    t.play("play 67 2")
    assert t.fired == 3


def test_r30_every_action_starts_a_new_count() -> None:
    t = table(anya="3-47 | hand 67", borya="", deck="30 36 39")
    t.play("play 67 1", "draw")
    assert t.fired == 0


def test_r30_the_turn_goes_on_after_a_chain_is_cut() -> None:
    t = table(anya="12-89 | hand 67 30", borya="")
    t.play("play 67 1")
    t.fired = 200
    t.play("play 30 new")
    assert (t.waiting_for, t.step) == (["anya"], "turn")


# What a view says about abilities.


def runs(t: Table, move: str) -> list[int]:
    """The cards whose abilities a move sets off, according to the view's option."""
    action = t.action(move)
    found: list[int] = next(option["runs"] for option in t.state.view(0)["options"] if option["action"] == action)
    return found


def test_r16_r17_an_option_lists_the_abilities_of_a_completed_creature_from_the_head_down() -> None:
    assert runs(table(anya="9-47 | hand 82", borya=""), "play 82 1") == [82, 47, 9]
    assert runs(table(anya="12-35 | hand 46", borya=""), "play 46 1") == [46, 12], "torso 35 has no ability"


def test_r29_an_option_lists_the_abilities_of_the_seals_legion_only() -> None:
    t = table(anya="33-2-1 | hand necromunculus", borya="36-35", options={"seals": True})
    assert runs(t, "play necromunculus 1") == [1]


def test_a_view_lists_the_abilities_of_the_running_chain() -> None:
    t = table(anya="9-47 | hand 82", borya="33 36-35", deck="1 2")
    assert t.state.view(None)["table"]["chain"] == []
    t.play("play 82 1")
    assert t.state.view(None)["table"]["chain"] == [82, 47, 9]
