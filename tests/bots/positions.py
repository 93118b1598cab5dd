"""Positions for the tests of bots: decisions in the middle of games, from games that are played in earnest."""

import random
from collections.abc import Iterator
from typing import Final

import eldritch
from eldritch.core.game import Game
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL

GAMES: Final = [id for id in eldritch.games() if eldritch.game(id).tactics is not None]
"""The games that bots know how to play."""


def decisions(game: Game, seats: int, seed: int, every: int = 1, most: int = 10_000) -> Iterator[tuple[State, int]]:
    """Positions with something to choose, and the seat that chooses: every so-many-th of a game.

    Half of the moves are the greedy ones, so that the game gets somewhere; half are any.
    """
    assert game.tactics is not None
    tactics = game.tactics(NEUTRAL)
    chance = random.Random(seed)
    state = game.new(seats, seed)
    number = 0
    while not state.over and most > 0:
        seat = chance.choice(state.deciders())
        options = state.legal(seat)
        if len(options) > 1:
            number += 1
            if number % every == 0:
                most -= 1
                yield state, seat
        weights = tactics.weigh(state.seen_by(seat), seat, options)
        action = options[weights.index(max(weights))] if chance.random() < 0.5 else chance.choice(options)
        state.apply(seat, action)


def sensible(state: State, seat: int) -> list[int]:
    """The seat's options that are worth a thought."""
    game = eldritch.game(state.edition.game)
    assert game.tactics is not None
    return game.tactics(NEUTRAL).sensible(state.seen_by(seat), seat, state.legal(seat))


def some_decision(id: str = "nightmarium", seats: int = 2, seed: int = 1) -> tuple[State, int]:
    """A decision from the middle of a game that leaves several options worth a thought."""
    found = decisions(eldritch.game(id), seats, seed)
    return next((state, seat) for state, seat in found if state.turns() > 8 and len(sensible(state, seat)) > 3)
