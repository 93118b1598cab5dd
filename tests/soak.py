"""Soak test: plays very many games to find faults, and compares very many views to find leaks.

    python3 run.py soak                       a million games and a million views of every game
    python3 run.py soak --game nightmarium --games 10000 --pairs 10000
    python3 run.py soak --write               save the result in docs/reliability.md
    python3 run.py soak --write --report      the same with what earlier runs have done; play nothing

An interrupted run continues where it stopped, unless the rules have changed since.

A twin of each position is imagined from the view of a seat or spectator. It must look the same to that viewer, byte for
byte, and offer the same legal actions.
"""

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import eldritch
from eldritch._pure import is_compiled
from eldritch.core.generator import Generator
from eldritch.core.playout import playout
from eldritch.core.state import State
from eldritch.lab.workers import share
from tests.conformance.cases import Case, combinations_of_options
from tests.reliability import BUILD, fingerprint, load, save, write_section

TITLE: Final = "Soak test"
PROGRESS: Final = BUILD / "soak"
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
class Part:
    """One kind of check of one game, and how many are wanted."""

    game: str
    what: str
    wanted: int
    seed: int

    @property
    def each(self) -> int:
        """The number of checks in a task."""
        return GAMES_A_TASK if self.what == "games" else PAIRS_A_TASK

    def task(self) -> Callable[[int], Tally]:
        return partial(play_games if self.what == "games" else check_pairs, self.game, self.seed, self.wanted)

    def path(self) -> Path:
        return PROGRESS / f"{self.game}-{self.what}.json"

    def key(self) -> dict[str, Any]:
        """What the checks depend on. Progress with another key is not continued."""
        return {"sources": fingerprint(self.game), "seed": self.seed, "tasks of": self.each, "every": CHECK_EVERY}


@dataclass
class Finding:
    """What was checked so far."""

    part: Part
    tally: Tally = field(default_factory=Tally)
    tasks: int = 0
    seconds: float = 0.0

    @classmethod
    def saved(cls, part: Part) -> "Finding":
        """The finding of earlier runs, if it belongs to the same rules and is not larger than wanted."""
        saved = load(part.path(), part.key())
        if not saved or saved["tasks"] * part.each > part.wanted:
            return cls(part)
        return cls(part, Tally(**saved["tally"]), saved["tasks"], saved["seconds"])

    def add(self, tally: Tally, seconds: float) -> None:
        """Add the result of the next task. The last one may be smaller and is then not saved."""
        self.tally.checked += tally.checked
        self.tally.decisions += tally.decisions
        self.tally.faults += tally.faults
        self.tasks += 1
        self.seconds += seconds
        if tally.checked == self.part.each:
            save(
                self.part.path(),
                self.part.key(),
                {"tally": vars(self.tally), "tasks": self.tasks, "seconds": round(self.seconds, 3)},
            )

    def row(self) -> str:
        missing = "" if self.tally.checked >= self.part.wanted else f" of {self.part.wanted:,}"
        cells = (
            self.part.game,
            f"{self.tally.checked:,}{missing} {self.part.what}",
            str(len(self.tally.faults)),
            f"{self.tally.checked / (self.seconds or 1):,.0f}/s",
            f"{self.seconds:,.0f} s",
            fingerprint(self.part.game),
        )
        return "| " + " | ".join(cells) + " |"


def soak(ids: Sequence[str], games: int, pairs: int, seed: int, workers: int) -> Iterator[Finding]:
    """Run what is missing of both parts of each game, with a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress:
        for part in parts(ids, games, pairs, seed):
            finding = Finding.saved(part)
            bar = progress.add_task(f"{part.game}: {part.what}", total=part.wanted, completed=finding.tally.checked)
            last = time.perf_counter()
            for tally in share(part.task(), range(finding.tasks, -(-part.wanted // part.each)), workers):
                now = time.perf_counter()
                finding.add(tally, now - last)
                last = now
                progress.update(bar, advance=tally.checked)
            yield finding


def parts(ids: Sequence[str], games: int, pairs: int, seed: int) -> list[Part]:
    return [Part(id, what, count, seed) for id in ids for what, count in (("games", games), ("views", pairs))]


def report(findings: Sequence[Finding], seed: int) -> str:
    """The section of docs/reliability.md."""
    build = "compiled" if is_compiled() else "pure"
    rows = "\n".join(finding.row() for finding in findings if finding.tally.checked)
    return f"""    python3 run.py soak --write

Random games are played to the end over all numbers of seats and combinations of options. Each must end, keep every
component and share out one win. Every view (a position as one seat or a spectator sees it) is compared with that of a
twin position imagined from the same knowledge: data, choices and deciders must be equal byte for byte. An interrupted
run continues where it stopped; a change of the rules, shown by the last column, begins again.

| game | checked | faults | rate | time | sources |
|---|---|---|---|---|---|
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
    parser.add_argument("--report", action="store_true", help="show what earlier runs have done, and play nothing")
    given = parser.parse_args(arguments)
    ids, asked = given.game or eldritch.games(), (given.games, given.pairs, given.seed)
    done: dict[Part, Finding] = {}
    for finding in [] if given.report else soak(ids, *asked, given.workers):
        print(finding.row(), *finding.tally.faults[:MAX_FAULTS], sep="\n", flush=True)
        done[finding.part] = finding
    findings = [done.get(part) or Finding.saved(part) for part in parts(eldritch.games(), *asked)]
    if given.report:
        print(*(finding.row() for finding in findings), sep="\n")
    if given.write:
        write_section(TITLE, report(findings, given.seed))
    return 1 if any(finding.tally.faults for finding in findings) else 0


if __name__ == "__main__":
    sys.exit(main())
