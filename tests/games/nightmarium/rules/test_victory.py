"""The end of the game."""

import pytest

from eldritch.games.nightmarium.box.components import creature_at

from ..random_games import random_game
from ..table import table

FOUR = "3-2-67 6-26-70 15-35-79 30-71-4"
"""Four complete creatures, none of one legion, none with an ability."""

# R2: the win is checked at the end of the turn.


def test_r2_five_complete_creatures_at_the_end_of_the_turn_win() -> None:
    t = table(anya=f"{FOUR} 33-80 | hand 13", borya="", left=1)
    assert t.play("play 13 5").news[-2:] == ["anya ends the turn with 5 complete", "won: anya"]
    assert t.state.returns() == [1.0, 0.0]


def test_r2_five_complete_creatures_in_mid_turn_win_nothing_yet() -> None:
    t = table(anya=f"{FOUR} 33-80 | hand 13", borya="")
    t.play("play 13 5")
    assert not t.state.over


def test_r2_a_fifth_creature_that_devours_another_wins_nothing() -> None:
    t = table(anya=f"{FOUR} 33-80 | hand 25", borya="", left=1)
    t.play("play 25 5", "devour 1")
    assert (t.state.over, t.waiting_for) == (False, ["borya"])


def test_r2_the_abilities_of_the_fifth_creature_run_before_the_check() -> None:
    t = table(anya=f"{FOUR} 33-80 | hand 46", borya="", left=1, deck="36 39")
    assert t.play("play 46 5").news[2:] == [
        "5 head: mourner",
        "anya draws 2",
        "the chain of 5 ends",
        "anya ends the turn with 5 complete",
        "won: anya",
    ]


def test_r2_four_complete_creatures_and_a_body_win_nothing() -> None:
    t = table(anya=f"{FOUR} 33-80", borya="", left=1)
    t.play("draw")
    assert not t.state.over


@pytest.mark.parametrize("seals", [False, True])
def test_r2_nobodys_creatures_grow_outside_their_own_turn(seals: bool) -> None:
    for seed in range(4):
        before: list[int] = []
        for step in random_game(4, seed, seals=seals):
            counts = [int(step.state.complete_creatures(seat)) for seat in range(4)]
            actor = next((event.public["seat"] for event in step.events if event.name == "played"), None)
            grown = [seat for seat in range(4) if before and counts[seat] > before[seat]]
            assert set(grown) <= {actor}
            before = counts


def test_r2_there_is_one_winner() -> None:
    for seed in range(4):
        *_, last = random_game(3, seed)
        assert last.state.ending == "won"
        assert sorted(last.state.returns()) == [0.0, 0.0, 1.0]


def test_when_the_game_is_over_there_is_nothing_to_choose() -> None:
    t = table(anya=f"{FOUR} 33-80 | hand 13", borya="| hand 9", left=1)
    t.play("play 13 5")
    assert (t.waiting_for, t.state.legal(0), t.state.legal(1)) == ([], [], [])


# R30: the guard against endless games.


def test_r30_after_the_last_turn_the_most_complete_creatures_win() -> None:
    t = table(anya="3-2-67", borya="6-26-70 30-71-4", turn=10, options={"turn_limit": 10}, left=1)
    assert t.play("draw").news[-1] == "turn_limit: borya"
    assert t.state.returns() == [0.0, 1.0]


def test_r30_ties_are_shared() -> None:
    t = table(anya="3-2-67", borya="6-26-70", vova="30-71", turn=10, options={"turn_limit": 10}, left=1)
    assert t.play("draw").news[-1] == "turn_limit: anya and borya"
    assert t.state.returns() == [0.5, 0.5, 0.0]


def test_r30_without_any_creature_all_share() -> None:
    t = table(anya="", borya="", turn=10, options={"turn_limit": 10}, left=1)
    t.play("draw")
    assert t.state.returns() == [0.5, 0.5]


def test_r30_a_win_in_the_last_turn_is_a_win() -> None:
    t = table(anya=f"{FOUR} 33-80 | hand 13", borya="", turn=10, options={"turn_limit": 10}, left=1)
    assert t.play("play 13 5").news[-1] == "won: anya"


def test_r30_before_the_last_turn_the_game_goes_on() -> None:
    t = table(anya="3-2-67", borya="", turn=9, options={"turn_limit": 10}, left=1)
    assert t.play("draw").news[-1] == "turn 10: borya"


# R31: variants.


@pytest.mark.parametrize(("target", "wins"), [(5, True), (6, False), (7, False)])
def test_r31_five_creatures_win_only_a_game_to_five(target: int, wins: bool) -> None:
    t = table(anya=f"{FOUR} 33-80-13", borya="", left=1, options={"target": target})
    t.play("draw")
    assert t.state.over is wins


@pytest.mark.parametrize(("target", "more"), [(6, "27-98-52"), (7, "27-98-52 36-86-85")])
def test_r31_six_or_seven_creatures_win_the_longer_games(target: int, more: str) -> None:
    t = table(anya=f"{FOUR} 33-80-13 {more}", borya="", left=1, options={"target": target})
    t.play("draw")
    assert t.winners == ["anya"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r31_two_to_five_play_by_the_same_rules(seats: int) -> None:
    *_, last = random_game(seats, 11)
    assert last.state.ending == "won"


# R33: never more than the target.


@pytest.mark.parametrize("target", [5, 6, 7])
def test_r33_nobody_ever_has_more_creatures_than_the_target(target: int) -> None:
    for seed in range(3):
        for step in random_game(3, seed, target=target, seals=True):
            for seat in range(3):
                first = creature_at(seat, 0)
                assert sum(height > 0 for height in step.state.height[first : first + 7]) <= target


def test_r33_the_winner_has_exactly_the_target() -> None:
    *_, last = random_game(3, 5, target=6)
    assert last.state.complete_creatures(last.state.winners[0]) == 6
