"""Work shared among processes, its results in the order of one process that does it all.

The standard library's pools may hang when they are interrupted, or when a worker dies before its first task; here
each worker has a pipe of its own and takes every n-th task, so there is nothing to wait for that cannot come.
"""

import signal
import traceback
from collections.abc import Callable, Generator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Generic, TypeVar

T = TypeVar("T")


class WorkerDied(RuntimeError):
    """A worker process ended before its work was done."""


def share(task: Callable[[int], T], numbers: Sequence[int], workers: int) -> Generator[T, None, None]:
    """The task done for each of these numbers, by so many processes; 1 is the one that asks.

    The task must be something that can be pickled. What it raises in a worker is raised here.
    """
    if workers == 1:
        yield from map(task, numbers)
        return
    crew = [_Worker(task, numbers[first::workers]) for first in range(min(workers, len(numbers)))]
    try:
        for place in range(len(numbers)):
            yield crew[place % workers].result()
    finally:
        for worker in crew:
            worker.dismiss()


class _Worker(Generic[T]):
    """A process that does some of the tasks, one after another, and sends us what comes of each."""

    def __init__(self, task: Callable[[int], T], numbers: Sequence[int]) -> None:
        context = get_context("spawn")
        self._results, sending = context.Pipe(duplex=False)
        self._process = context.Process(target=_work, args=(task, numbers, sending), daemon=True)
        self._process.start()
        sending.close()  # The worker has the only end left, so we notice when it is gone.

    def result(self) -> T:
        try:
            done: bool
            result: T
            done, result = self._results.recv()
        except EOFError:
            raise WorkerDied("a worker process ended before its work was done") from None
        if not done:
            assert isinstance(result, Exception)
            raise result
        return result

    def dismiss(self) -> None:
        self._process.terminate()
        self._process.join()
        self._results.close()


def _work(task: Callable[[int], T], numbers: Sequence[int], results: "Connection[tuple[bool, object], object]") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # An interrupt is for the process that we work for.
    try:
        for number in numbers:
            results.send((True, task(number)))
    except Exception as error:
        error.add_note(f"in a worker process:\n{traceback.format_exc()}")
        results.send((False, error))
