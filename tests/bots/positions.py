"""Positions for the tests of bots: decisions in the middle of games, from games that are played in earnest."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import eldritch
from eldritch.core.game import Game
from eldritch.core.state import UNKNOWN, State
from eldritch.core.tactics import NEUTRAL
from tests.conformance.secrecy import shown_lists

GAMES: Final = [id for id in eldritch.games() if eldritch.game(id).tactics is not None]
"""The games that bots know how to play."""

MOST_GAMES: Final = 60
OF_A_GAME: Final = 3
"""How many games are searched for positions that hide something, and how many are taken from each."""


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


def fewest(id: str) -> int:
    """How many play at the smallest table."""
    return eldritch.game(id).seats.start


def hides(state: State, seat: int) -> bool:
    """Whether somebody else sees what the seat does not, and for all that the seat knows it might be otherwise.

    (A deck that nobody sees is not enough: in Duel the bag is always hidden, but the signs are what bots would like to
    know.)
    """
    seen = state.seen_by(seat)
    mine, truth, otherwise = lying(seen), lying(state), lying(seen.imagine(0, knowledge=True))
    for other in range(state.seats):
        theirs = lying(state.seen_by(other))
        for path, cards in mine.items():
            if UNKNOWN in cards and UNKNOWN not in theirs[path] and truth[path] != otherwise[path]:
                return True
    return False


def lying(state: State) -> dict[str, list[Any]]:
    """What lies where in a position or a view, by the way to it."""
    return dict(shown_lists(state.dump()["position"]))


@cache
def hiding(id: str, seats: int, seed: int, most: int, every: int = 7) -> tuple[tuple[State, int], ...]:
    """Decisions of seats from which others hide something, with a choice that a search thinks about."""
    found: list[tuple[State, int]] = []
    for number in range(MOST_GAMES):
        left = OF_A_GAME
        for state, seat in decisions(eldritch.game(id), seats, seed + number, every * (number % OF_A_GAME + 1)):
            if hides(state, seat) and len(sensible(state, seat)) > 1:
                found.append((state.clone(), seat))
                left -= 1
            if len(found) == most:
                return tuple(found)
            if left == 0:
                break
    raise AssertionError(f"{id} with {seats} seats: only {len(found)} positions hide something, not {most}")


def sensible(state: State, seat: int) -> list[int]:
    """The seat's options that are worth a thought."""
    game = eldritch.game(state.edition.game)
    assert game.tactics is not None
    return game.tactics(NEUTRAL).prune(state.seen_by(seat), seat, state.legal(seat))


def some_decision(id: str = "nightmarium", seats: int = 2, seed: int = 1) -> tuple[State, int]:
    """A decision from the middle of a game that leaves several options worth a thought."""
    found = decisions(eldritch.game(id), seats, seed)
    return next((state, seat) for state, seat in found if state.turns() > 8 and len(sensible(state, seat)) > 3)
