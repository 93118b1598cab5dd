"""Snapshots: a table in play without its past, so that it can be loaded without replaying its whole log."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from eldritch.core.history import History

from .errors import BadGame
from .log import Entry
from .open_offer import OpenOffer
from .play import Play, Window
from .seat import Seat
from .setup import Setup
from .table import Table
from .table_log import Past

VERSION: Final = 1
"""Snapshots of other versions are not used."""
KEPT_STEPS: Final = 2
"""The steps, beside an answer of each seat, that a table keeps whole when its past is dropped from memory."""


class PlaySnapshot(Struct, frozen=True):
    """The game in progress."""

    start: dict[str, Any]
    position: dict[str, Any]
    steps: list[tuple[int, int, str]]
    """The seat, action and key of each step; the key in hexadecimal."""
    windows: list[tuple[int, tuple[int, ...]]]
    window_at: list[int]
    """The number of the window that was open before the first step and after each; -1 if none was."""


class ClocksSnapshot(Struct, frozen=True):
    updated_at: int
    remaining: list[int]
    running: int | None
    has_window: bool
    window_remaining: int
    stopped: bool
    has_expired: bool


class Snapshot(Struct, frozen=True):
    """A table after the first `length` entries of its log."""

    version: int
    length: int
    last_at: int
    last_kind: str
    started_at: int | None
    moved_at: int | None
    undos: int
    counts: list[int]
    """The number of updates sent to spectators and to each seat."""
    seats: list[Seat]
    play: PlaySnapshot
    clocks: ClocksSnapshot
    paused_at: int | None
    offer: OpenOffer | None


def snapshot_of(table: Table) -> Snapshot:
    """Take a snapshot of a table in play."""
    assert table.phase == "playing"
    assert table.play is not None
    clocks = table.clocks
    return Snapshot(
        version=VERSION,
        length=table.length,
        last_at=table.last_at,
        last_kind=table.log.last_kind,
        started_at=table.started_at,
        moved_at=table.moved_at,
        undos=table.undos,
        counts=table.log.counts(),
        seats=table.seats,
        play=_play_snapshot(table.play),
        clocks=ClocksSnapshot(
            clocks.updated_at,
            clocks.remaining,
            clocks.running,
            clocks.window is not None,
            clocks.window_remaining,
            clocks.stopped,
            clocks.has_expired,
        ),
        paused_at=table.paused_at,
        offer=table.offer,
    )


def _play_snapshot(play: Play) -> PlaySnapshot:
    windows: list[Window] = []
    window_at = []
    for window in play.windows:
        if window is not None and (not windows or windows[-1] is not window):
            windows.append(window)
        window_at.append(-1 if window is None else len(windows) - 1)
    return PlaySnapshot(
        start=play.history.start,
        position=play.state.dump(),
        steps=[(step.seat, step.action, f"{step.key:x}") for step in play.steps],
        windows=[(window.start, window.asked) for window in windows],
        window_at=window_at,
    )


def restored(setup: Setup, secret: bytes, snapshot: Snapshot, read: Callable[[int], Sequence[Entry]]) -> Table:
    """The table of a snapshot. BadGame if it cannot be used.

    `read` returns the first entries of the log. It is called when somebody asks for what the snapshot left out.
    """
    if snapshot.version != VERSION:
        raise BadGame(f"this snapshot has version {snapshot.version}; only version {VERSION} is known here")
    table = Table(setup, secret)
    try:
        table.log.resume(snapshot.length, snapshot.last_at, snapshot.last_kind, snapshot.counts)
        table.log.missing = lambda: _past(setup, secret, read(snapshot.length))
        table.started_at, table.moved_at, table.undos = snapshot.started_at, snapshot.moved_at, snapshot.undos
        table.phase = "playing"
        table.seats = snapshot.seats
        table.paused_at, table.offer = snapshot.paused_at, snapshot.offer
        table.play = _restored_play(table, snapshot.play)
        _restore_clocks(table, snapshot.clocks)
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as fault:
        raise BadGame(f"this snapshot cannot be: {fault!r}") from None
    return table


def forget_past(table: Table, read: Callable[[int], Sequence[Entry]]) -> None:
    """Drop from memory what a snapshot leaves out, except the last steps. They can still be undone as before."""
    setup, secret, length = table.setup, table.secret, table.length
    table.log.forget(lambda: _past(setup, secret, read(length)))
    for step in [] if table.play is None else table.play.steps[: -len(table.seats) - KEPT_STEPS]:
        step.sights, step.events = None, ()


def _past(setup: Setup, secret: bytes, entries: Sequence[Entry]) -> Past:
    table = Table.replay(setup, secret, entries)
    return Past(table.log, table.play.steps if table.play is not None else ())


def _restored_play(table: Table, snapshot: PlaySnapshot) -> Play:
    steps = [(seat, action, int(key, 16)) for seat, action, key in snapshot.steps]
    windows = [Window(start, asked) for start, asked in snapshot.windows]
    state = table.game.trust(snapshot.position)
    assert state.dump() == snapshot.position, "the position was written by other code"
    history = History.resumed({"start": snapshot.start, "steps": steps}, state)
    return Play.resumed(history, [None if number < 0 else windows[number] for number in snapshot.window_at])


def _restore_clocks(table: Table, snapshot: ClocksSnapshot) -> None:
    clocks = table.clocks
    clocks.updated_at = snapshot.updated_at
    clocks.remaining = snapshot.remaining
    clocks.running = snapshot.running
    clocks.window = table.play.window if snapshot.has_window and table.play is not None else None
    clocks.window_remaining = snapshot.window_remaining
    clocks.stopped, clocks.has_expired = snapshot.stopped, snapshot.has_expired
