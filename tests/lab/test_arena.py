"""The arena: every bot plays every deal in every seat, and sees only its own view."""

import pytest

import eldritch
from eldritch.lab.arena import Contestant, Match, play_arena, play_game
from eldritch.lab.executors import Local

from .planted import (
    Anna,
    Boris,
    FirstBot,
    FirstSeatBot,
    LastBot,
    Vera,
    WatchfulBot,
    seats_taken,
)

GAME = eldritch.game("nightmarium")


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    seats_taken.clear()
    play_arena(GAME, [Anna, Boris, Vera], games=6, seed=1)
    assert seats_taken == {(name, seat): 2 for name in ("Anna", "Boris", "Vera") for seat in range(3)}


def test_each_deal_is_played_once_in_every_rotation() -> None:
    """Bots that play alike and leave nothing to chance play the same game in each rotation."""
    match = Match((FirstBot, FirstBot, FirstBot), 5, None)
    deals = [[play_game(GAME, match, 3 * deal + rotation) for rotation in range(3)] for deal in range(4)]
    for games in deals:
        winners = {(game.returns.index(1.0) + rotation) % 3 for rotation, game in enumerate(games)}
        assert len(winners) == 1
        assert len({(game.turns, game.decisions) for game in games}) == 1
    assert len({games[0].decisions for games in deals}) > 1


def test_equal_bots_get_equal_shares_of_mirrored_deals() -> None:
    result = play_arena(GAME, [FirstBot, FirstBot], games=20, seed=3)
    assert [standing.share for standing in result.standings] == [0.5, 0.5]


def test_a_better_bot_shows() -> None:
    first, second = play_arena(GAME, [FirstBot, "random"], games=40, seed=1).standings
    assert (first.bot, second.bot) == ("FirstBot", "random")
    assert first.low > 0.5 > second.high
    assert first.share + second.share == pytest.approx(1.0)


def test_a_bot_that_is_good_in_one_seat_only_gains_half_as_much() -> None:
    """By rotation it is there half of the time, whichever place in the list it has."""
    everywhere = play_arena(GAME, [FirstBot, "random"], games=60, seed=1).standings[0].share
    before, _ = play_arena(GAME, [FirstSeatBot, "random"], games=60, seed=1).standings
    _, behind = play_arena(GAME, ["random", FirstSeatBot], games=60, seed=1).standings
    assert 0.5 < before.share < everywhere
    assert 0.5 < behind.share < everywhere


def test_the_requested_number_of_games_is_played_and_reported() -> None:
    done: list[int] = []
    result = play_arena(GAME, ["random"] * 3, games=7, seed=1, progress=done.append)
    assert done == [1, 2, 3, 4, 5, 6, 7]
    assert result.games == sum(result.endings.values()) == 7


def test_the_same_seed_plays_the_same_games() -> None:
    once, again, other = (play_arena(GAME, ["random"] * 2, games=10, seed=seed) for seed in (4, 4, 5))
    assert once == again
    assert once != other


def test_worker_processes_change_nothing() -> None:
    bots: list[Contestant] = ["random", FirstBot, WatchfulBot]
    serial = play_arena(GAME, bots, games=13, seed=2, options={"seals": True})
    assert play_arena(GAME, bots, games=13, seed=2, options={"seals": True}, executor=Local(2)) == serial


def test_a_bot_is_shown_its_own_view_and_nothing_else() -> None:
    assert play_arena(GAME, [WatchfulBot] * 5, games=5, seed=1).games == 5


def test_options_reach_the_games() -> None:
    result = play_arena(GAME, [LastBot, LastBot], games=4, seed=1, options={"turn_limit": 10})
    assert result.endings == {"turn_limit": 4}
    assert result.mean_turns == 10


def test_an_arena_with_nothing_to_play_is_refused() -> None:
    with pytest.raises(eldritch.BadOptions, match="at least one game"):
        play_arena(GAME, ["random", "random"], games=0, seed=1)
    with pytest.raises(eldritch.BadOptions, match="seats 2 to 5, not 1"):
        play_arena(GAME, ["random"], games=2, seed=1)
    with pytest.raises(eldritch.BadOptions, match="no bot 'clever'"):
        play_arena(GAME, ["random", "clever"], games=2, seed=1)
