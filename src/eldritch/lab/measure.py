"""How fast the games are: the same measurements for the compiled rules and for their source.

A build is measured in a process of its own, as a process has only one of them:

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
from typing import Final, Literal

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
    "clone_microseconds",
    "views_with_holes",
    "imaginings",
    "wire_views",
    "dumps_and_loads",
    "search_iterations",
)
"""What is measured: all per second, but for the microseconds that one clone takes."""

_GAMES: Final = 20
_POSITIONS: Final = 32
_ITERATIONS: Final = 4
_MEASUREMENTS: Final = 8


def measure_build(build: Build, id: str, seats: int, seconds: float) -> dict[str, float] | None:
    """The figures of one build, measured in a new process; None where the rules are not compiled."""
    environment = {**os.environ, "ELDRITCH_PURE": "1" if build == "pure" else "0"}
    command = [sys.executable, "-m", "eldritch.lab.measure", build, id, str(seats), str(seconds)]
    told = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    figures: dict[str, float] | None = json.loads(told)
    return figures


def measure(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """The figures of the build that this process uses, in about so many seconds."""
    share = seconds / _MEASUREMENTS
    decisions = sum(playout(game.new(seats, seed), Generator(seed)) for seed in range(_GAMES))
    positions = middles(game, seats)
    seen = [state.seen_by(state.deciders()[0]) for state in positions]
    games = best_rate(lambda: _play_out(game, seats), share)
    driven = best_rate(lambda: _drive(game, seats), share)
    clones = best_rate(lambda: len([state.clone() for state in positions]), share)
    figures = (
        games * decisions / _GAMES,
        games,
        driven * decisions / _GAMES,
        clones,
        1e6 / clones,
        best_rate(lambda: len([state.seen_by(0) for state in positions]), share),
        best_rate(lambda: len([view.imagine(7, knowledge=False) for view in seen]), share),
        best_rate(lambda: len([state.view(0) for state in positions]), share),
        best_rate(lambda: len([game.load(state.dump()) for state in positions]), share),
        _search_rate(game, seen, share),
    )
    return dict(zip(FIGURES, figures, strict=True))


def _search_rate(game: Game, seen: list[State], seconds: float) -> float:
    """Iterations of the search a second, from positions that leave a choice; none where a game has no tactics."""
    if game.tactics is None:
        return 0.0
    tactics = game.tactics(NEUTRAL)
    settings = settings_of(game.id)
    searches = [Search(view, tactics, settings, Generator(7)) for view in seen]
    choices = [search for search in searches if len(search.options) > 1]

    def search_on() -> int:
        for search in choices:
            search.run(_ITERATIONS)
        return _ITERATIONS * len(choices)

    return best_rate(search_on, seconds)


def best_rate(
    work: Callable[[], int], seconds: float, repetitions: int = 5, clock: Callable[[], float] = time.process_time
) -> float:
    """How many things a second get done by work that says how many it did: the best of some repetitions.

    What counts is the processor's time unless told, as others may use the machine too.
    """
    best = 0.0
    for _ in range(repetitions):
        done = 0
        spent = 0.0
        began = clock()
        while spent < seconds / repetitions:
            done += work()
            spent = clock() - began
        best = max(best, done / spent)
    return best


def middles(game: Game, seats: int) -> list[State]:
    """Positions half-way through random games."""
    return [_middle(game, seats, seed) for seed in range(_POSITIONS)]


def _middle(game: Game, seats: int, seed: int) -> State:
    half = drive(game.new(seats, seed), Generator(seed)) // 2
    state = game.new(seats, seed)
    drive(state, Generator(seed), half)
    return state


def drive(state: State, generator: Generator, most: int | None = None) -> int:
    """Play at random by the loop that anybody would write, to the end or for so many decisions.

    It stays in a module that is not compiled: the point is what rules cost when Python calls them.
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
    """What the figures were measured on."""
    return {"processor": _processor(), "python": platform.python_version(), "system": platform.system()}


def _processor() -> str:
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text().splitlines():
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
