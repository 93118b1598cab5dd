"""Bots by name, and the one that chooses at random."""

from collections import Counter

import pytest

import eldritch
from eldritch import bots
from eldritch.core.state import State


def a_choice() -> tuple[State, int]:
    """The first decision of a game as its seat sees it."""
    state = eldritch.game("nightmarium").new(seats=3, seed=7)
    seat = state.deciders()[0]
    return state.seen_by(seat), seat


def test_every_bot_that_is_named_can_be_had() -> None:
    seen, seat = a_choice()
    for name in bots.names():
        assert bots.bot(name, seed=1).choose(seen).action in seen.legal(seat)


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(eldritch.BadOptions, match=r"no bot 'clever'; the bots are random, greedy"):
        bots.bot("clever", seed=1)


def test_the_random_bot_is_as_likely_to_choose_any_action_as_any_other() -> None:
    seen, seat = a_choice()
    bot = bots.bot("random", seed=1)
    legal = seen.legal(seat)
    chosen = Counter(bot.choose(seen).action for _ in range(1000 * len(legal)))
    assert sorted(chosen) == legal
    assert all(850 < count < 1150 for count in chosen.values())


def test_the_random_bot_follows_its_seed() -> None:
    seen, _ = a_choice()

    def choices(seed: int) -> list[int]:
        bot = bots.bot("random", seed)
        return [bot.choose(seen).action for _ in range(50)]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)
