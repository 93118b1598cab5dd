"""Who does the work of many games: this machine's processes, or a Ray cluster of many machines.

A task is a number in, a result out, the same wherever it is done; so the executor changes the time and nothing else.
Results come in the order of the numbers.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from eldritch.core.errors import BadOptions

from .workers import share

T = TypeVar("T")

EXECUTORS: Final = ("local", "ray")

BATCH: Final = 8
"""So many numbers go to a Ray worker at once: a message a game would cost more than a short game does."""

AHEAD: Final = 4
"""So many batches are under way for each processor, as the results of a slow one are waited for in their order."""


class Executor(Protocol):
    """Does a task for many numbers. The task must be something that can be pickled; what it raises is raised here."""

    def share(self, task: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]: ...


@dataclass(frozen=True)
class Local:
    """Processes of this machine; one is the process that asks."""

    workers: int = 1

    def share(self, task: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
        return share(task, numbers, self.workers)


@dataclass(frozen=True)
class Ray:
    """A Ray cluster: the one that RAY_ADDRESS names, or else one of its own with so many processes.

    Every machine of the cluster needs this library, of the same version.
    """

    workers: int = 1

    def share(self, task: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
        import ray

        if not ray.is_initialized():
            self._join(ray)
        remote: Any = ray.remote(_batch)
        batches = iter([list(numbers[start : start + BATCH]) for start in range(0, len(numbers), BATCH)])
        common = ray.put(task)
        under_way: deque[Any] = deque()
        most = AHEAD * int(ray.cluster_resources()["CPU"])  # type: ignore[no-untyped-call]
        try:
            while True:
                while len(under_way) < most and (batch := next(batches, None)) is not None:
                    under_way.append(remote.remote(common, batch))
                if not under_way:
                    return
                yield from ray.get(under_way[0])
                under_way.popleft()
        finally:
            for reference in under_way:
                ray.cancel(reference)

    def _join(self, ray: Any) -> None:
        there = os.environ.get("RAY_ADDRESS")
        where = {"address": there} if there else {"address": "local", "num_cpus": self.workers}
        ray.init(**where, include_dashboard=None if there else False, log_to_driver=False, logging_level="ERROR")


def _batch(task: Callable[[int], T], numbers: list[int]) -> list[T]:
    return [task(number) for number in numbers]


def executor(name: str, workers: int = 1) -> Executor:
    """The executor of this name."""
    if name not in EXECUTORS:
        raise BadOptions(f"there is no executor {name!r}; they are {', '.join(EXECUTORS)}")
    return Local(workers) if name == "local" else Ray(workers)
