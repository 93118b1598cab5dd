"""The clocks of a table. The caller passes the current time.

In a sealed window, a clock that stopped for each answer would reveal who has answered and how quickly. Banks therefore
stop during a window, and one common clock runs for all its seats.
"""

from .play import Window
from .setup import Clock


class Clocks:
    """The remaining time of each seat, and whose clock runs."""

    def __init__(self, clock: Clock, seats: int, now: int) -> None:
        self.clock = clock
        self.updated_at = now
        """When the remaining times were last updated."""
        self.remaining: list[int] = [clock.time] * seats
        self.running: int | None = None
        self.window: Window | None = None
        self.window_remaining = 0
        self.stopped = False
        self.has_expired = False
        """Whether the time for the current move has run out."""

    def advance(self, now: int) -> None:
        """Subtract the time that has passed."""
        passed = 0 if self.stopped else now - self.updated_at
        if self.running is not None:
            self.remaining[self.running] = max(0, self.remaining[self.running] - passed)
        if self.window is not None:
            self.window_remaining = max(0, self.window_remaining - passed)
        self.updated_at = now

    def skip(self, since: int, now: int) -> None:
        """Do not count the time from `since` to `now`."""
        self.advance(max(self.updated_at, since))
        self.updated_at = now

    def ask(self, asked: tuple[int, ...], window: Window | None) -> None:
        """Run the clock of these deciders: for a new move or window, or the one already running."""
        if self.clock.kind == "none":
            return
        if window is not None:
            self._open_window(window)
            return
        self.window = None
        seat = asked[0] if asked else None
        if seat == self.running:
            return
        self.running = seat
        self.has_expired = False
        if seat is not None:
            self.remaining[seat] = self._time_for_move(seat)

    def _open_window(self, window: Window) -> None:
        self.running = None
        if window is not self.window:
            self.window = window
            self.window_remaining = self.clock.window if self.clock.kind == "bank" else self.clock.time

    def _time_for_move(self, seat: int) -> int:
        return self.remaining[seat] + self.clock.increment if self.clock.kind == "bank" else self.clock.time

    def due(self) -> int | None:
        """When the running clock expires."""
        if self.stopped:
            return None
        if self.window is not None:
            return self.updated_at + self.window_remaining
        return None if self.running is None else self.updated_at + self.remaining[self.running]

    def remaining_for(self, seat: int, asked: tuple[int, ...], now: int) -> int | None:
        """The time on the seat's clock; for the seats of a window, the time on the window's clock."""
        if self.clock.kind == "none":
            return None
        passed = 0 if self.stopped else max(0, now - self.updated_at)
        if self.window is not None and seat in asked:
            return max(0, self.window_remaining - passed)
        return max(0, self.remaining[seat] - passed) if seat == self.running else self.remaining[seat]
