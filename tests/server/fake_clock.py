"""Asyncio with a clock that only moves while everybody waits: a table's minutes pass at once and exactly."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class FakeClockLoop(asyncio.SelectorEventLoop):
    """When nothing can run, the time becomes that of the next timer."""

    _ready: Any
    _scheduled: Any

    def __init__(self) -> None:
        self._fake_time = 0.0
        super().__init__()

    def time(self) -> float:
        return self._fake_time

    def _run_once(self) -> None:
        due = [timer.when() for timer in self._scheduled if not timer.cancelled()]
        if not self._ready and due:
            self._fake_time = max(self._fake_time, min(due))
        super()._run_once()  # type: ignore[misc]


def run_in_fake_time(scenario: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=FakeClockLoop) as runner:
        runner.run(scenario)
