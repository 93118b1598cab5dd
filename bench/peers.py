"""Compares Eldritch with similar libraries in one run on one machine.

    python -m bench.peers --write docs/performance.md

Libraries that cannot be imported are reported as not measured. README.md says what is measured and how.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from math import exp, log
from pathlib import Path
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import eldritch
from bench.systems import SEATS, SYSTEMS, Row, eldritch_rows, pick
from eldritch._pure import is_compiled
from eldritch.bots.search import Search
from eldritch.bots.settings import settings_of
from eldritch.core.generator import Generator
from eldritch.core.tactics import NEUTRAL
from eldritch.lab.measure import Build, Rates, machine, middles, rates

MARK = "<!-- peers -->"
OURS = "**eldritch**"

Measured = dict[str, Rates]
"""The rates of a game per second: decisions, copies, steps and rollouts, if available."""


def measured(row: Row, seconds: float) -> Measured:
    play, copy, steps, rollouts = row.play, row.copy, row.steps, row.rollouts
    found = {}
    if play is not None:
        found["decisions"] = rates(lambda: play(None)[0], seconds)
    if play is not None and copy is not None:
        middle = [copy(play(play(None)[0] // 2)[1]) for _ in range(20)]
        found["copies"] = rates(lambda: len([copy(position) for position in middle]), seconds / 3)
    if steps is not None:
        found["steps"] = rates(lambda: steps(None)[0], seconds)
    if rollouts is not None:
        found["rollouts"] = rates(rollouts, seconds)
    return found


def our_searches(seconds: float) -> Iterator[tuple[str, Rates]]:
    """Iterations per second of our search with the bots' settings, from the middle of random games."""
    for id, seats in SEATS.items():
        game = eldritch.game(id)
        assert game.tactics is not None
        tactics, settings = game.tactics(NEUTRAL), settings_of(id)
        seen = [state.seen_by(state.deciders()[0]) for state in middles(game, seats)]
        searches = [Search(view, tactics, settings, Generator(7)) for view in seen]
        choices = [search for search in searches if len(search.options) > 1]

        def search(choices: list[Search] = choices) -> int:
            for one in choices:
                one.run(10)
            return 10 * len(choices)

        yield f"{id} ({seats})", rates(search, seconds)


def open_spiel_search(seconds: float) -> Rates:
    """Iterations per second of OpenSpiel's ISMCTS in C++ at gin rummy, with one rollout each."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("gin_rummy")
    positions: list[Any] = []
    while len(positions) < 10:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal() and (decisions < 10 or state.is_chance_node()):
            if state.is_chance_node():
                state.apply_action(pick(state.chance_outcomes())[0])
            else:
                state.apply_action(pick(state.legal_actions()))
                decisions += 1
        if not state.is_terminal():
            positions.append(state)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)

    def search() -> int:
        for state in positions:
            pyspiel.ISMCTSBot(7, evaluator, 2.0, 50).step(state)
        return 50 * len(positions)

    return rates(search, seconds)


def measure_ours(seconds: float) -> dict[str, Measured]:
    found = {row.game: measured(row, seconds) for row in eldritch_rows()}
    for game, rate in our_searches(seconds):
        found[game]["searches"] = rate
    return found


def measure_elsewhere(build: Build, seconds: float) -> dict[str, Measured]:
    """Measure our games with the other build in a new process, since a process has only one build."""
    environment = {**os.environ, "ELDRITCH_PURE": "1" if build == "pure" else "0"}
    command = [sys.executable, "-m", "bench.peers", "--ours", str(seconds)]
    output = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    found: dict[str, dict[str, list[float]]] = json.loads(output)
    return {game: {figure: Rates(*pair) for figure, pair in figures.items()} for game, figures in found.items()}


def measure_peers(seconds: float) -> Iterator[tuple[str, str, Measured | None]]:
    """System, game and rates. For a missing library, the reason and None."""
    for name, rows in SYSTEMS.items():
        try:
            for row in rows():
                yield f"{name} {version(name)}", row.game, measured(row, seconds)
        except ImportError as error:
            yield name, f"not measured: {error}", None


def typical(ours: dict[str, Measured], figure: str) -> float:
    """The geometric mean of the medians of our four games."""
    medians = [found[figure].median for game, found in ours.items() if figure in found and "at once" not in game]
    return exp(sum(map(log, medians)) / len(medians)) if medians else 0.0


def shown(value: float) -> str:
    return f"{float(f'{value:.3g}'):,.9g}"


def cells(found: Rates) -> str:
    return f"{shown(found.median)} | {shown(found.minimum)}"


def times(ours: float, theirs: float) -> str:
    ratio = ours / theirs
    return f"{ratio:.1f}×" if ratio < 10 else f"{ratio:,.0f}×"


def table(
    title: str,
    figure: str,
    ours: dict[str, Measured],
    pure: dict[str, Measured],
    peers: list[tuple[str, str, Measured | None]],
) -> Iterator[str]:
    """One rate of all systems, with the average speed-up of our games."""
    yield f"\n### {title}\n"
    yield "| system | game (players) | median | minimum | eldritch is faster |\n| --- | --- | ---: | ---: | ---: |"
    for build, games in (("compiled", ours), ("pure Python", pure)):
        for game, found in games.items():
            if figure in found:
                yield f"| {OURS}, {build} | {game} | {cells(found[figure])} | |"
    mean = typical(ours, figure)
    for system, game, theirs in peers:
        if theirs is None:
            yield f"| {system} | {game} | – | – | – |"
        elif figure in theirs:
            ratio = times(mean, theirs[figure].median) if mean else "–"
            yield f"| {system} | {game} | {cells(theirs[figure])} | {ratio} |"


def report(seconds: float, progress: Callable[[str], None]) -> str:
    progress("our games, compiled")
    ours = measure_elsewhere("compiled", seconds)
    progress("our games, pure")
    pure = measure_elsewhere("pure", seconds)
    peers = []
    for line in measure_peers(seconds):
        progress(f"{line[0]}: {line[1]}")
        peers.append(line)
    try:
        searches: Measured | None = {"searches": open_spiel_search(seconds)}
    except ImportError:
        searches = None
    lines = ["{processor}, one core, Python {python}, {system}.".format(**machine())]
    for title, figure in (
        ("Random play, driven from Python: decisions", "decisions"),
        ("Random play inside the library: decisions", "rollouts"),
        ("Environments, with observation and mask as arrays: steps", "steps"),
        ("Copies of a position half-way", "copies"),
    ):
        lines += table(title, figure, ours, pure, peers)
    searched: list[tuple[str, str, Measured | None]] = [("open_spiel, C++ ISMCTS", "gin_rummy (2)", searches)]
    lines += table("Search over hidden information: iterations", "searches", ours, pure, searched)
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare Eldritch with similar libraries.")
    parser.add_argument("--seconds", type=float, default=2.0, help="time to play each game")
    parser.add_argument("--write", type=Path, help="write the tables into this file, between its marks")
    parser.add_argument("--ours", type=float, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.ours is not None:
        print(json.dumps(measure_ours(args.ours)))
        return
    if not is_compiled():
        print("the rules are not compiled here: the ratios will be those of pure Python", file=sys.stderr)
    result = report(args.seconds, lambda line: print(line, file=sys.stderr, flush=True))
    print(result)
    if args.write:
        before, _, rest = args.write.read_text(encoding="utf-8").partition(MARK)
        after = rest.partition(MARK)[2]
        args.write.write_text(f"{before}{MARK}\n\n{result}\n\n{MARK}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
