"""Executors run many tasks: in processes of this machine, or on a Ray cluster.

A task maps a number to a result, wherever it runs, so the executor changes only the time. Results come in the order of
the numbers.
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
"""Tasks sent to a Ray worker at once: one message per task would cost more than a short game."""

AHEAD: Final = 4
"""Batches in flight for each processor: results come in order, so a slow batch delays those after it."""


class Executor(Protocol):
    """Runs a task for many numbers. The task must be picklable; its exceptions are raised here."""

    def share(self, task: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]: ...


@dataclass(frozen=True)
class Local:
    """Processes of this machine. With one worker, the calling process does all the work."""

    workers: int = 1

    def share(self, task: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
        return share(task, numbers, self.workers)


ONE_PROCESS: Final = Local()


@dataclass(frozen=True)
class Ray:
    """A Ray cluster: the one at RAY_ADDRESS, or a local one with this many processes.

    Every machine of the cluster needs the same version of this library.
    """

    workers: int = 1

    def share(self, task: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
        import ray

        if not ray.is_initialized():
            self._join(ray)
        remote: Any = ray.remote(_batch)
        batches = iter([list(numbers[start : start + BATCH]) for start in range(0, len(numbers), BATCH)])
        common = ray.put(task)
        in_flight: deque[Any] = deque()
        most = AHEAD * int(ray.cluster_resources()["CPU"])  # type: ignore[no-untyped-call]
        try:
            while True:
                while len(in_flight) < most and (batch := next(batches, None)) is not None:
                    in_flight.append(remote.remote(common, batch))
                if not in_flight:
                    return
                yield from ray.get(in_flight[0])
                in_flight.popleft()
        finally:
            for reference in in_flight:
                ray.cancel(reference)

    def _join(self, ray: Any) -> None:
        address = os.environ.get("RAY_ADDRESS")
        cluster = {"address": address} if address else {"address": "local", "num_cpus": self.workers}
        ray.init(**cluster, include_dashboard=None if address else False, log_to_driver=False, logging_level="ERROR")


def _batch(task: Callable[[int], T], numbers: list[int]) -> list[T]:
    return [task(number) for number in numbers]


def executor(name: str, workers: int = 1) -> Executor:
    """The executor with this name."""
    if name not in EXECUTORS:
        raise BadOptions(f"there is no executor {name!r}; they are {', '.join(EXECUTORS)}")
    return Local(workers) if name == "local" else Ray(workers)
