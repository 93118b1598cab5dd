"""Soak test: plays very many games to find faults, and compares very many views to find leaks.

    python3 run.py soak                       a million games and a million views of every game
    python3 run.py soak --game nightmarium --games 10000 --pairs 10000
    python3 run.py soak --write               save the result in docs/reliability.md

A twin of each position is imagined from the view of a seat or spectator. It must look the same to that viewer, byte for
byte, and offer the same legal actions.
"""

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache, partial
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import eldritch
from eldritch._pure import is_compiled
from eldritch.core.generator import Generator
from eldritch.core.playout import playout
from eldritch.core.state import State
from eldritch.lab.workers import share
from tests.conformance.cases import Case, combinations_of_options

RELIABILITY: Final = Path(__file__).parent.parent / "docs" / "reliability.md"
GAMES_A_TASK: Final = 200
PAIRS_A_TASK: Final = 500
CHECK_EVERY: Final = 9
"""The number of decisions between two checks; not a divisor of periods in the games."""

MAX_FAULTS: Final = 20


@dataclass
class Tally:
    """The result of one task."""

    checked: int = 0
    decisions: int = 0
    faults: list[str] = field(default_factory=list)


@cache
def cases(id: str) -> list[Case]:
    """Every number of seats with every combination of options."""
    game = eldritch.game(id)
    return [Case(game, seats, options) for seats in game.seats for options in combinations_of_options(game)]


def play_games(id: str, seed: int, count: int, task: int) -> Tally:
    """Play random games to the end: each must end, conserve its components and share out one win."""
    tally = Tally()
    for number in range(task * GAMES_A_TASK, min(count, (task + 1) * GAMES_A_TASK)):
        case = cases(id)[number % len(cases(id))]
        state = case.new(seed + number)
        box = sorted(state.components())
        tally.decisions += playout(state, Generator(seed + number))
        tally.checked += 1
        if sorted(state.components()) != box:
            tally.faults.append(f"{case} #{seed + number}: components were lost, doubled or changed")
        if abs(sum(state.returns()) - 1.0) > 1e-9:
            tally.faults.append(f"{case} #{seed + number}: the winners share {sum(state.returns())}")
    return tally


def check_pairs(id: str, seed: int, count: int, task: int) -> Tally:
    """Check views of random games for leaks."""
    tally = Tally()
    wanted = min(PAIRS_A_TASK, count - task * PAIRS_A_TASK)
    number = task
    while tally.checked < wanted:
        case = cases(id)[number % len(cases(id))]
        for state in positions(case, seed + number):
            for viewer in [*range(state.seats), None]:
                if tally.checked < wanted:
                    tally.checked += 1
                    fault = leak(state, viewer, seed + tally.checked)
                    if fault:
                        tally.faults.append(f"{case} #{seed + number} turn {state.turns()} seat {viewer}: {fault}")
        number += 7919  # A prime, so that tasks cycle through the cases.
    return tally


def positions(case: Case, seed: int) -> Iterator[State]:
    """Positions of one random game, some decisions apart."""
    state = case.new(seed)
    generator = Generator(seed)
    decisions = seed % CHECK_EVERY
    while not state.over:
        if decisions % CHECK_EVERY == 0:
            yield state
        deciders = state.deciders()
        seat = deciders[generator.below(len(deciders))]
        legal = state.legal(seat)
        state.apply(seat, legal[generator.below(len(legal))])
        decisions += 1


def leak(state: State, viewer: int | None, seed: int) -> str:
    """How the viewer could distinguish the position from an imagined twin; empty if it could not."""
    twin = state.seen_by(viewer).imagine(seed, True)
    if json.dumps(state.view(viewer)) != json.dumps(twin.view(viewer)):
        return "the views differ"
    if state.deciders() != twin.deciders():
        return "others are asked"
    if viewer is not None and state.legal(viewer) != twin.legal(viewer):
        return "the choices differ"
    return ""


@dataclass(frozen=True)
class Finding:
    """The result of one part of the run."""

    game: str
    checked: int
    what: str
    decisions: int
    faults: list[str]
    seconds: float

    def row(self) -> str:
        cells = (self.game, f"{self.checked:,} {self.what}", str(len(self.faults)))
        return "| " + " | ".join((*cells, f"{self.checked / self.seconds:,.0f}/s", f"{self.seconds:,.0f} s")) + " |"


def soak(ids: Sequence[str], games: int, pairs: int, seed: int, workers: int) -> list[Finding]:
    """Run both parts for each game, with a progress bar."""
    findings: list[Finding] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress:
        for id in ids:
            for what, count, each, work in (
                ("games", games, GAMES_A_TASK, play_games),
                ("views", pairs, PAIRS_A_TASK, check_pairs),
            ):
                bar = progress.add_task(f"{id}: {what}", total=count)
                began = time.perf_counter()
                whole = Tally()
                for tally in share(partial(work, id, seed, count), range(-(-count // each)), workers):
                    progress.update(bar, advance=tally.checked)
                    whole.checked += tally.checked
                    whole.decisions += tally.decisions
                    whole.faults += tally.faults
                seconds = time.perf_counter() - began
                findings.append(Finding(id, whole.checked, what, whole.decisions, whole.faults, seconds))
    return findings


def report(findings: list[Finding], seed: int) -> str:
    """The text of docs/reliability.md."""
    build = "compiled" if is_compiled() else "pure"
    rows = "\n".join(finding.row() for finding in findings)
    return f"""# Reliability

The result of the last soak test. To repeat it:

    python3 run.py soak --write

Random games are played to the end over all numbers of seats and combinations of options. Each must end, keep every
component and share out one win. Every view (a position as one seat or a spectator sees it) is compared with that of a
twin position imagined from the same knowledge: data, choices and deciders must be equal byte for byte.

| game | checked | faults | rate | time |
|---|---|---|---|---|
{rows}

{date.today().isoformat()}, seed {seed}, {build} rules, Python {platform.python_version()}, {os.cpu_count()} cores.
"""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="run.py soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", action="append", choices=eldritch.games(), help="only this game; may be repeated")
    parser.add_argument("--games", type=int, default=1_000_000, help="how many games of each")
    parser.add_argument("--pairs", type=int, default=1_000_000, help="how many views of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="save the result in docs/reliability.md")
    given = parser.parse_args(arguments)
    findings = soak(given.game or eldritch.games(), given.games, given.pairs, given.seed, given.workers)
    faults = [fault for finding in findings for fault in finding.faults]
    print(*(finding.row() for finding in findings), *faults[:MAX_FAULTS], sep="\n")
    if given.write:
        RELIABILITY.write_text(report(findings, given.seed), encoding="utf-8")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
