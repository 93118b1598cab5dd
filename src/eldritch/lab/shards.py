"""Many games stepped together by several processes, each with a part of them, in one shared memory."""

import gc
import signal
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import c_int64, c_uint8
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from eldritch.core.errors import IllegalAction
from eldritch.core.generator import Generator
from eldritch.core.lockstep import Lockstep
from eldritch.core.state import State

from .workers import DIED, WorkerDied

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]
Begin = Callable[[int], State]


class Shards:
    """The same as `Lockstep`, in several processes. `begin` must be picklable."""

    def __init__(self, begin: Begin, count: int, seed: int, actions: int, workers: int) -> None:
        self.features = begin(seed).features()
        self.width = self.features + actions
        self.count = count
        self.actions = actions
        self.results: list[list[float]] = []
        context = get_context("spawn")
        memory = context.RawArray(c_uint8, count * (self.width + 2)), context.RawArray(c_int64, count * (actions + 1))
        self.rows, self.deciders, self.over, self._counts, self._options = _laid_out(memory, count)
        self._pipes: list[Connection[Any, Any]] = []
        self._edges = [count * worker // workers for worker in range(workers + 1)]
        crew = []
        for start, stop in zip(self._edges, self._edges[1:], strict=False):
            ours, theirs = context.Pipe()
            arguments = (begin, start, stop, count, seed, actions, memory, theirs)
            crew.append(context.Process(target=_work, args=arguments, daemon=True))
            crew[-1].start()
            theirs.close()  # The worker has the only open end, so we notice when it is gone.
            self._pipes.append(ours)
        self.close = weakref.finalize(self, _dismiss, crew, self._pipes)
        with _noticing_dead_workers():
            self._gather()

    def step(self, actions: list[int]) -> list[int]:
        """Take one action in every game. The indices of the games that this ended; `results` has their returns."""
        self._check(actions)
        with _noticing_dead_workers():
            for pipe, start, stop in zip(self._pipes, self._edges, self._edges[1:], strict=False):
                pipe.send(actions[start:stop])
            return self._gather()

    def written(self) -> Bytes:
        """The rows of all games."""
        return self.rows

    def draw(self, generator: Generator) -> list[int]:
        """A random legal action for every game."""
        drawn: list[int] = []
        for start, stop in zip(self._edges, self._edges[1:], strict=False):
            counts = self._counts[start:stop]
            picks = [generator.below(count) for count in counts.tolist()]
            drawn += self._options[start:stop].reshape(-1)[counts.cumsum() - counts + picks].tolist()
        return drawn

    def _check(self, actions: list[int]) -> None:
        """Refuse illegal actions before anything is sent to the workers."""
        if len(actions) != self.count:
            raise IllegalAction(f"there are {self.count} games, not {len(actions)}")
        nearest = np.clip(actions, 0, self.actions - 1).astype(np.int64)  # huge numbers are objects
        is_legal = (nearest == actions) & (self.rows[np.arange(self.count), self.features + nearest] == 1)
        if not is_legal.all():
            place = int(is_legal.argmin())
            raise IllegalAction(f"action {actions[place]} is not legal in game {place}; see its mask")

    def _gather(self) -> list[int]:
        """Wait until every worker has written its games."""
        ended: list[int] = []
        self.results = []
        for pipe, start in zip(self._pipes, self._edges, strict=False):
            answer = pipe.recv()
            if isinstance(answer, Exception):
                raise answer
            places, results = answer
            ended += [start + place for place in places]
            self.results += results
        return ended


@contextmanager
def _noticing_dead_workers() -> Iterator[None]:
    try:
        yield
    except (EOFError, ConnectionError):
        raise WorkerDied(DIED) from None


def _laid_out(memory: Any, count: int) -> tuple[Bytes, Bytes, Bytes, Numbers, Numbers]:
    """The rows of all games, the seats to decide, which games are over, and how many actions are legal and which.

    A worker writes the legal actions of its games one after the other, without gaps.
    """
    cells, numbers = np.frombuffer(memory[0], np.uint8), np.frombuffer(memory[1], np.int64)
    rows = cells[: -2 * count].reshape(count, -1)
    return rows, cells[-2 * count : -count], cells[-count:], numbers[:count], numbers[count:].reshape(count, -1)


def _work(
    begin: Begin, start: int, stop: int, count: int, seed: int, actions: int, memory: Any, pipe: "Connection[Any, Any]"
) -> None:
    """Step the games from `start` to `stop` until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The parent handles interrupts.
    gc.disable()  # Positions have no cycles.
    rows, deciders, over, counts, options = (array[start:stop].reshape(-1) for array in _laid_out(memory, count))
    try:
        games = Lockstep(begin, stop - start, seed + start, actions, count)
        ended: list[int] = []
        while True:
            rows[:] = np.frombuffer(games.written(), np.uint8)
            deciders[:] = games.deciders
            over[:] = games.over
            counts[:] = np.frombuffer(games.counts.getvalue(), "<i8")
            options[: counts.sum()] = np.frombuffer(games.options.getvalue(), "<i8")
            pipe.send((ended, games.results))
            ended = games.step(pipe.recv())
    except EOFError:
        return
    except Exception as error:
        pipe.send(error)


def _dismiss(crew: list[Any], pipes: "list[Connection[Any, Any]]") -> None:
    for pipe in pipes:
        pipe.close()
    for worker in crew:
        worker.join()
