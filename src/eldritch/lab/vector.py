"""Many games at once for learners: stepped together in compiled code, seen as NumPy arrays.

>>> from eldritch.lab.vector import Vector
>>> games = Vector("duel", count=8, seed=1)
>>> games.observations.shape[0], games.masks.shape == (8, games.game.actions.size)
(8, True)
>>> rewards, over = games.step(games.sample())
>>> int(over.sum())
0
"""

import gc
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from operator import index
from reprlib import repr as brief
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from eldritch import game as game_of
from eldritch.core.errors import BadOptions
from eldritch.core.generator import Generator
from eldritch.core.lockstep import Lockstep
from eldritch.core.rewards import rewards
from eldritch.core.state import State

from .shards import Shards


@dataclass(frozen=True)
class Kind:
    """What games are played; called with a seed it begins one."""

    game: str
    seats: int
    options: Mapping[str, object] | None
    knowledge: bool

    def __call__(self, seed: int) -> State:
        state = game_of(self.game).new(self.seats, seed, self.options)
        if not self.knowledge:
            state.forget()
        return state


class Vector:
    """So many games of a kind, each waiting for one seat. A game that is over begins anew at once.

    The arrays are made once, and every step writes over them: copy what is to be kept.
    """

    observations: NDArray[np.uint8]
    """What the seat to decide sees, a row for each game. Divided by `limits` it lies between 0 and 1."""
    masks: NDArray[np.uint8]
    """A one for each action that is open to that seat."""
    deciders: NDArray[np.uint8]
    """The seat to decide in each game."""
    limits: NDArray[np.uint8]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        count: int = 64,
        *,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        knowledge: bool = True,
        workers: int = 1,
    ) -> None:
        """Game p begins with the seed `seed + p`, the next one in its place has `count` more, and so on.

        Without `knowledge` nothing is kept of what seats can prove about hidden cards: quicker games, whose
        observations tell less. With several `workers` as many processes share the games, which stay the same.
        """
        if count < 1 or workers < 1:
            raise BadOptions(f"there is at least one game and one worker, not count={count} and workers={workers}")
        self.game = game_of(game)
        self.seats = self.game.seats.start if seats is None else seats
        kind = Kind(game, self.seats, options, knowledge)
        size = self.game.actions.size
        self._games: Lockstep | Shards
        if workers == 1:
            self._games = Lockstep(kind, count, seed, size)
        else:
            self._games = Shards(kind, count, seed, size, min(workers, count))
        self._chance = Generator(seed)
        self.limits = _array(self.game.feature_limits(self.seats))
        self._scale = 1 / self.limits.astype(np.float32)
        self._rows = np.zeros((count, self._games.width), np.uint8)
        self.observations = self._rows[:, : self._games.features]
        self.masks = self._rows[:, self._games.features :]
        self.deciders = _array(self._games.deciders)
        self.deciders.flags.writeable = False
        self._look()

    def _look(self) -> None:
        self._rows.reshape(-1)[:] = _array(self._games.written())

    def step(self, actions: NDArray[Any] | Sequence[SupportsIndex]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Take one action in every game: the rewards of all seats (zero but at the end), and which games this ended.

        If one of the actions is illegal, IllegalAction is raised and no game goes on.
        """
        chosen = _numbers(actions)
        with _without_collector():
            ended = self._games.step(chosen)
        self._look()
        earned = np.zeros((len(self.deciders), self.seats), np.float32)
        for place, returns in zip(ended, self._games.results, strict=True):
            earned[place] = rewards(returns)
        return earned, np.array(self._games.over, np.bool_)

    def floats(self) -> NDArray[np.float32]:
        """The observations as new numbers between 0 and 1."""
        return np.multiply(self.observations, self._scale, dtype=np.float32)

    def sample(self) -> list[int]:
        """A random open action for every game."""
        return self._games.draw(self._chance)


def _numbers(actions: NDArray[Any] | Sequence[SupportsIndex]) -> list[int]:
    """The actions as the compiled code takes them. What is no whole number is not rounded to some other action."""
    if isinstance(actions, np.ndarray):
        actions = actions.tolist()
    try:
        return [index(action) for action in actions]
    except TypeError:
        raise TypeError(
            f"actions are a whole number for each game, in a list or an array, not {brief(actions)}"
        ) from None


def _array(memory: bytes | bytearray | NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The bytes themselves, not a copy, as an array."""
    return np.frombuffer(memory, np.uint8)


@contextmanager
def _without_collector() -> Iterator[None]:
    """Positions have no cycles, so Python's collector would look through those of all games in vain."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
