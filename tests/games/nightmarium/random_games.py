"""Whole games of random choices, to inspect after every choice."""

from collections.abc import Iterator
from dataclasses import dataclass

from eldritch.core.events import Event
from eldritch.core.generator import Generator
from eldritch.games.nightmarium.state import Nightmare

from .table import GAME


@dataclass(frozen=True)
class Step:
    """The position after a choice, and the events of the choice."""

    state: Nightmare
    events: list[Event]


def random_game(seats: int, seed: int, **options: object) -> Iterator[Step]:
    """A game from its first position (which has no events) to its last.

    Cards are played more often than by chance, as games would otherwise take too long.
    """
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Nightmare)
    chance = Generator(seed)
    yield Step(state, [])
    while not state.over:
        deciders = state.deciders()
        seat = deciders[chance.below(len(deciders))]
        legal = state.legal(seat)
        plays = [action for action in legal if GAME.actions.decode(action)[0] == "play"]
        likely = plays if plays and chance.below(4) else legal
        state.events = []
        state.apply(seat, likely[chance.below(len(likely))])
        yield Step(state, state.events)
