"""The loop in which bots play a game to its end."""

import pytest

import eldritch
from eldritch.bots import Choice, bot
from eldritch.core.errors import BadOptions
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL
from eldritch.lab.play import BotFailed, HeuristicPlayer, play, play_out, rotated, seed_of

from .planted import FirstBot, WatchfulBot

GAME = eldritch.game("nightmarium")


class Failing:
    """Raises an error instead of choosing."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def choose(self, seen: State) -> Choice:
        raise self.error


class Silent:
    """Chooses nothing."""

    def choose(self, seen: State) -> Choice:
        return None  # type: ignore[return-value]


def test_every_decision_is_yielded_before_it_is_applied() -> None:
    state = GAME.new(3, seed=1)
    actions: list[tuple[int, int]] = []
    for seat, seen, choice in play(state, [FirstBot(seat) for seat in range(3)]):
        assert state.deciders()[0] == seat == seen.viewer
        assert state.seen_by(seat).dump() == seen.dump()
        actions.append((seat, choice.action))
    assert state.over
    replayed = GAME.new(3, seed=1)
    for seat, action in actions:
        replayed.apply(seat, action)
    assert replayed.dump() == state.dump()


def test_the_number_of_decisions_is_returned() -> None:
    one, other = GAME.new(2, seed=1), GAME.new(2, seed=1)
    players = [FirstBot(0), FirstBot(1)]
    assert play_out(one, players) == len(list(play(other, players))) > 10


def test_players_see_their_own_view() -> None:
    state = GAME.new(4, seed=1)
    play_out(state, [WatchfulBot(seat) for seat in range(4)])
    assert state.over


def test_an_exception_names_the_bot_and_the_line() -> None:
    with pytest.raises(
        BotFailed, match=r"the bot Failing in seat \d failed: ValueError: lost \(test_play.py, line \d+\)"
    ):
        play_out(GAME.new(2, seed=1), [Failing(ValueError("lost"))] * 2)
    with pytest.raises(BotFailed, match="the bot Silent in seat"):
        play_out(GAME.new(2, seed=1), [Silent()] * 2)


def test_errors_of_the_library_are_passed_on() -> None:
    with pytest.raises(BadOptions, match="as it is"):
        play_out(GAME.new(2, seed=1), [Failing(BadOptions("as it is"))] * 2)


def test_the_heuristic_player_chooses_like_the_greedy_bot() -> None:
    assert GAME.tactics is not None
    player = HeuristicPlayer(GAME.tactics(NEUTRAL))
    state = GAME.new(2, seed=3)
    greedy = [bot("greedy", seat) for seat in range(2)]
    for _, seen, choice in play(state, greedy):
        assert player.choose(seen).action == choice.action


def test_bots_move_up_by_the_rotation() -> None:
    assert rotated("abc", 0) == ["a", "b", "c"]
    assert rotated("abc", 2) == ["b", "c", "a"]


def test_seeds_depend_on_every_part() -> None:
    assert seed_of(1, "deal", 2) == seed_of(1, "deal", 2)
    assert len({seed_of(1, "deal", 2), seed_of(1, "bot", 2), seed_of(2, "deal", 2), seed_of(1, "deal", 3)}) == 4
