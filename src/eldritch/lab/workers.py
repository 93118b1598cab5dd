"""Tasks shared among processes, with results in the order of the tasks.

The standard library's pools may hang if they are interrupted, or if a worker dies before its first task. Here every
worker has its own pipe and takes every n-th task, so a dead worker is always noticed.
"""

import signal
import traceback
from collections.abc import Callable, Generator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final, Generic, TypeVar

from eldritch.core.errors import EldritchError

T = TypeVar("T")


class WorkerDied(EldritchError):
    """A worker process ended before its work was done."""


DIED: Final = "a worker process was killed or crashed before its work was done"


def share(task: Callable[[int], T], numbers: Sequence[int], workers: int) -> Generator[T, None, None]:
    """The task's results for these numbers, computed by several processes; by the calling one if `workers` is 1.

    The task must be picklable. Exceptions in a worker are raised here.
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
    """A process that runs some of the tasks, one after another, and sends the results."""

    def __init__(self, task: Callable[[int], T], numbers: Sequence[int]) -> None:
        context = get_context("spawn")
        self._results, sending = context.Pipe(duplex=False)
        self._process = context.Process(target=_work, args=(task, numbers, sending), daemon=True)
        self._process.start()
        sending.close()  # The worker has the only open end, so we notice when it is gone.

    def result(self) -> T:
        try:
            done: bool
            result: T
            done, result = self._results.recv()
        except EOFError:
            self._process.join(timeout=1)
            raise WorkerDied(f"{DIED} (exit code {self._process.exitcode})") from None
        if not done:
            assert isinstance(result, Exception)
            raise result
        return result

    def dismiss(self) -> None:
        self._process.terminate()
        self._process.join()
        self._results.close()


def _work(task: Callable[[int], T], numbers: Sequence[int], results: "Connection[tuple[bool, object], object]") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The parent handles interrupts.
    try:
        for number in numbers:
            results.send((True, task(number)))
    except Exception as error:
        error.add_note(f"in a worker process:\n{traceback.format_exc()}")
        results.send((False, error))
