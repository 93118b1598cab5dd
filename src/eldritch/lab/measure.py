"""The speed of the games, compiled and as pure Python.

Every build is measured in its own process, as a process can load only one:

    python -m eldritch.lab.measure compiled nightmarium 2 6
"""

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final, Literal, NamedTuple

import eldritch
from eldritch._pure import is_compiled
from eldritch.bots.search import Search
from eldritch.bots.settings import settings_of
from eldritch.core.game import Game
from eldritch.core.generator import Generator
from eldritch.core.playout import playout
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL

Build = Literal["compiled", "pure"]
BUILDS: Final[tuple[Build, ...]] = ("compiled", "pure")

FIGURES: Final = (
    "playout_decisions",
    "playout_games",
    "driven_decisions",
    "clones",
    "views_with_holes",
    "imaginings",
    "wire_views",
    "dumps_and_loads",
    "search_iterations",
)
"""What is measured, per second."""

_GAMES: Final = 20
_POSITIONS: Final = 32
_ITERATIONS: Final = 4
_MEASUREMENTS: Final = 8


class Rates(NamedTuple):
    """How fast some work was, per second, over several repetitions."""

    minimum: float
    median: float

    def times(self, factor: float) -> "Rates":
        return Rates(self.minimum * factor, self.median * factor)


def measure_build(build: Build, id: str, seats: int, seconds: float) -> dict[str, Rates] | None:
    """The figures of one build, measured in a new process; None if that build is not installed."""
    environment = {**os.environ, "ELDRITCH_PURE": "1" if build == "pure" else "0"}
    command = [sys.executable, "-m", "eldritch.lab.measure", build, id, str(seats), str(seconds)]
    output = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    figures: dict[str, list[float]] | None = json.loads(output)
    return None if figures is None else {figure: Rates(*found) for figure, found in figures.items()}


def measure(game: Game, seats: int, seconds: float) -> dict[str, Rates]:
    """The figures of the build in this process; measuring takes about this many seconds."""
    share = seconds / _MEASUREMENTS
    decisions = sum(playout(game.new(seats, seed), Generator(seed)) for seed in range(_GAMES))
    positions = middles(game, seats)
    seen = [state.seen_by(state.deciders()[0]) for state in positions]
    games = rates(lambda: _play_out(game, seats), share)
    driven = rates(lambda: _drive(game, seats), share)
    figures = (
        games.times(decisions / _GAMES),
        games,
        driven.times(decisions / _GAMES),
        rates(lambda: len([state.clone() for state in positions]), share),
        rates(lambda: len([state.seen_by(0) for state in positions]), share),
        rates(lambda: len([view.imagine(7, knowledge=False) for view in seen]), share),
        rates(lambda: len([state.view(0) for state in positions]), share),
        rates(lambda: len([game.load(state.dump()) for state in positions]), share),
        _search_rate(game, seen, share),
    )
    return dict(zip(FIGURES, figures, strict=True))


def _search_rate(game: Game, seen: list[State], seconds: float) -> Rates:
    """Search iterations per second, from positions with a choice; 0 if the game has no tactics."""
    if game.tactics is None:
        return Rates(0.0, 0.0)
    tactics = game.tactics(NEUTRAL)
    settings = settings_of(game.id)
    searches = [Search(view, tactics, settings, Generator(7)) for view in seen]
    choices = [search for search in searches if len(search.options) > 1]

    def search_on() -> int:
        for search in choices:
            search.run(_ITERATIONS)
        return _ITERATIONS * len(choices)

    return rates(search_on, seconds)


def rates(
    work: Callable[[], int], seconds: float, repetitions: int = 5, clock: Callable[[], float] = time.process_time
) -> Rates:
    """The rates of some work, which returns how much it did, over several repetitions.

    By default processor time counts, because other programs may use the machine too.
    """
    found = []
    for _ in range(repetitions):
        done = 0
        spent = 0.0
        began = clock()
        while spent < seconds / repetitions:
            done += work()
            spent = clock() - began
        found.append(done / spent)
    return Rates(min(found), median(found))


def middles(game: Game, seats: int) -> list[State]:
    """Positions from the middle of random games."""
    return [_middle(game, seats, seed) for seed in range(_POSITIONS)]


def _middle(game: Game, seats: int, seed: int) -> State:
    half = drive(game.new(seats, seed), Generator(seed)) // 2
    state = game.new(seats, seed)
    drive(state, Generator(seed), half)
    return state


def drive(state: State, generator: Generator, most: int | None = None) -> int:
    """Play at random to the end, or for at most this many decisions; the number of decisions.

    The loop is deliberately plain Python in a module that is not compiled: it measures the rules as users call them.
    """
    decisions = 0
    while not state.over and decisions != most:
        seat = state.deciders()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[generator.below(len(legal))])
        decisions += 1
    return decisions


def _drive(game: Game, seats: int) -> int:
    return len([drive(game.new(seats, seed), Generator(seed)) for seed in range(_GAMES)])


def _play_out(game: Game, seats: int) -> int:
    return len([playout(game.new(seats, seed), Generator(seed)) for seed in range(_GAMES)])


def machine() -> dict[str, str]:
    """The machine of the measurements."""
    return {"processor": _processor(), "python": platform.python_version(), "system": platform.system()}


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def _main(build: str, id: str, seats: str, seconds: str) -> None:
    figures = None
    if is_compiled() == (build == "compiled"):
        figures = measure(eldritch.game(id), int(seats), float(seconds))
    sys.stdout.write(json.dumps(figures))


if __name__ == "__main__":
    _main(*sys.argv[1:])
