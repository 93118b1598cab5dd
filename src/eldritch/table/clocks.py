"""The clocks of a table. They count only while they run, and they are told what time it is.

In a sealed window a clock that stopped for each who answers would tell who has answered, and later how quickly. So
banks stand still then, and the window has a clock of its own, the same for all.
"""

from .play import Window
from .setup import Clock


class Clocks:
    """How much time each seat has left, and whose runs."""

    def __init__(self, clock: Clock, seats: int, now: int) -> None:
        self.clock = clock
        self.at = now
        """When the times left were last reckoned."""
        self.left: list[int] = [clock.time] * seats
        self.running: int | None = None
        self.window: Window | None = None
        self.window_left = 0
        self.stopped = False
        self.is_lost = False
        """Whether the time of the move that goes on has run out."""

    def reckon(self, now: int) -> None:
        """Take off what has passed."""
        passed = 0 if self.stopped else now - self.at
        if self.running is not None:
            self.left[self.running] = max(0, self.left[self.running] - passed)
        if self.window is not None:
            self.window_left = max(0, self.window_left - passed)
        self.at = now

    def skip(self, since: int, now: int) -> None:
        """From `since` on no time has passed."""
        self.reckon(max(self.at, since))
        self.at = now

    def ask(self, asked: tuple[int, ...], window: Window | None) -> None:
        """It is these seats' turn to decide: a new move or window begins, or the same one goes on."""
        if self.clock.kind == "none":
            return
        if window is not None:
            self._open(window)
            return
        self.window = None
        seat = asked[0] if asked else None
        if seat == self.running:
            return
        self.running = seat
        self.is_lost = False
        if seat is not None:
            self.left[seat] = self._time_for_a_move(seat)

    def _open(self, window: Window) -> None:
        self.running = None
        if window is not self.window:
            self.window = window
            self.window_left = self.clock.window if self.clock.kind == "bank" else self.clock.time

    def _time_for_a_move(self, seat: int) -> int:
        return self.left[seat] + self.clock.increment if self.clock.kind == "bank" else self.clock.time

    def due(self) -> int | None:
        """When the time of whoever is asked runs out."""
        if self.stopped:
            return None
        if self.window is not None:
            return self.at + self.window_left
        return None if self.running is None else self.at + self.left[self.running]

    def left_of(self, seat: int, asked: tuple[int, ...], now: int) -> int | None:
        """What the seat's clock shows; the window's own for those who are asked there."""
        if self.clock.kind == "none":
            return None
        passed = 0 if self.stopped else max(0, now - self.at)
        if self.window is not None and seat in asked:
            return max(0, self.window_left - passed)
        return max(0, self.left[seat] - passed) if seat == self.running else self.left[seat]
