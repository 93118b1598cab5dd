"""Many games at once for reinforcement learning, stepped together in compiled code, observed as NumPy arrays.

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
    """A kind of game; called with a seed it begins one."""

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
    """A number of games, each waiting for one seat. A game that is over restarts at once (autoreset).

    The arrays are allocated once, and every step overwrites them: copy what you want to keep.
    """

    observations: NDArray[np.uint8]
    """The observation of the seat to decide, a row for each game. Divided by `limits` it lies between 0 and 1."""
    masks: NDArray[np.uint8]
    """1 for each legal action of that seat."""
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
        """Game `i` starts from `seed + i`; each restart adds `count` to its seed.

        Without `knowledge` the games do not track what seats can deduce about hidden cards: they are faster, and their
        observations contain less. Several `workers` share the games among processes, which changes only the speed.
        """
        if count < 1 or workers < 1:
            raise BadOptions(f"count and workers must be at least 1, not {count} and {workers}")
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
        self._update()

    def _update(self) -> None:
        self._rows.reshape(-1)[:] = _array(self._games.written())

    def step(self, actions: NDArray[Any] | Sequence[SupportsIndex]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Take one action in every game. Returns all seats' rewards, zero except at the end, and which games ended.

        If any action is illegal, IllegalAction is raised and no game changes.
        """
        chosen = _numbers(actions)
        with _without_collector():
            ended = self._games.step(chosen)
        self._update()
        earned = np.zeros((len(self.deciders), self.seats), np.float32)
        for place, returns in zip(ended, self._games.results, strict=True):
            earned[place] = rewards(returns)
        return earned, np.array(self._games.over, np.bool_)

    def floats(self) -> NDArray[np.float32]:
        """The observations as a new array of numbers between 0 and 1."""
        return np.multiply(self.observations, self._scale, dtype=np.float32)

    def sample(self) -> list[int]:
        """A random legal action for every game."""
        return self._games.draw(self._chance)


def _numbers(actions: NDArray[Any] | Sequence[SupportsIndex]) -> list[int]:
    """The actions as a list of integers. Fractions are refused, not rounded to some other action."""
    if isinstance(actions, np.ndarray):
        actions = actions.tolist()
    try:
        return [index(action) for action in actions]
    except TypeError:
        raise TypeError(
            f"actions must be a list or an array with a whole number for each game, not {brief(actions)}"
        ) from None


def _array(memory: bytes | bytearray | NDArray[np.uint8]) -> NDArray[np.uint8]:
    """An array that shares this memory."""
    return np.frombuffer(memory, np.uint8)


@contextmanager
def _without_collector() -> Iterator[None]:
    """Positions have no reference cycles, so garbage collection would only cost time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
