"""Mutation testing: plants small errors in the rules and knowledge of each game, one at a time, and runs its tests.

    python3 run.py mutants                    a sample of 300 errors for each game
    python3 run.py mutants --game duel --sample 0
                                              all errors in one game
    python3 run.py mutants --write            save the result in docs/reliability.md
    python3 run.py mutants --write --report   the same with what earlier runs have found; try nothing

The tests are those of the game in the quick lane: first its own tests of rules, knowledge, edition and dumps, then
those of its words and tactics, its golden playthroughs and its counts. An interrupted run continues where it stopped.
Errors that no test can notice are listed, with the reason, in tests/mutation/equivalent.toml.
"""

import os

os.environ["ELDRITCH_PURE"] = "1"

import argparse
import platform
import random
import sys
import time
import tomllib
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

import eldritch
from eldritch.lab.statistics import wilson
from tests.reliability import BUILD, ROOT, fingerprint, load, save, write_section

from .mutants import Mutant, mutants
from .trial import MutantFinder, OfGame, Trial, is_own, run

TITLE: Final = "Mutation testing"
PROGRESS: Final = BUILD / "mutants"
EXPLAINED: Final = Path(__file__).parent / "equivalent.toml"
CHANGED: Final = ("rules", "knowledge")
OWN: Final = ("rules", "knowledge", "box", "test_state.py", "test_validity.py", "test_events.py")
"""The tests of a game that should notice the errors."""

LATER: Final = ("words", "tactics", "learning", "test_puzzles.py")
GOLDEN: Final = "tests/test_golden.py"
SAMPLE: Final = 300


@dataclass
class Result:
    """What the tests of a game noticed."""

    id: str
    wanted: list[Mutant]
    planted: int
    """How many errors there are to sample from."""
    key: dict[str, str]
    noticed: dict[str, str] = field(default_factory=dict)
    """For each error that was tried, the test that noticed it, or nothing."""

    def tried(self) -> list[str]:
        return [mutant.name for mutant in self.wanted if mutant.name in self.noticed]

    def possible(self) -> int:
        """How many of those tried a test could notice."""
        return len(self.tried()) - len(self.survivors(explained=True))

    def caught(self) -> int:
        return sum(bool(self.noticed[name]) for name in self.tried())

    def caught_by_own(self) -> int:
        """How many the game's own tests noticed. What crashes or never ends counts too."""
        return sum(is_by_own(self.noticed[name], self.id) for name in self.tried())

    def survivors(self, explained: bool) -> list[str]:
        """The errors that no test noticed: those that are explained, or the others."""
        reasons = equivalent(self.id)
        return [name for name in self.tried() if not self.noticed[name] and (name in reasons) == explained]

    def row(self) -> str:
        possible = self.possible()
        low, high = wilson(self.caught(), possible) if possible else (0.0, 1.0)
        spread = "all" if len(self.tried()) == self.planted else f"{low:.1%} to {high:.1%}"
        cells = (
            self.id,
            f"{self.planted:,}",
            f"{len(self.tried()):,}",
            str(len(self.survivors(explained=True))),
            f"{self.caught_by_own() / (possible or 1):.1%}",
            f"{self.caught() / (possible or 1):.1%} ({spread})",
            str(len(self.survivors(explained=False))),
        )
        return "| " + " | ".join(cells) + " |"


def is_by_own(test: str, id: str) -> bool:
    """Whether the test that noticed an error is one of the game's own, or the error needed none."""
    return bool(test) and ("::" not in test or is_own(test, own_tests(id)))


def equivalent(id: str) -> dict[str, str]:
    """The errors that change nothing which a test could notice, each with the reason."""
    return dict(tomllib.loads(EXPLAINED.read_text(encoding="utf-8")).get(id, {}))


def modules(id: str) -> list[Path]:
    """The modules that errors are planted in."""
    game = game_folder(id)
    return [path for folder in CHANGED for path in sorted((game / folder).rglob("*.py"))]


def game_folder(id: str) -> Path:
    return ROOT / "src" / "eldritch" / "games" / id


def own_tests(id: str) -> list[str]:
    return [f"tests/games/{id}/{name}" for name in OWN if (ROOT / "tests" / "games" / id / name).exists()]


def tests(id: str) -> list[str]:
    """The game's tests in the quick lane, its own first."""
    later = [f"tests/games/{id}/{name}" for name in LATER if (ROOT / "tests" / "games" / id / name).exists()]
    return [*own_tests(id), *later, GOLDEN]


def planned(id: str, sample: int, seed: int) -> Result:
    """The errors to try, in an order that depends on the seed, and what is known from earlier runs.

    If those have tried every error, all of them count instead of a sample.
    """
    every = [mutant for path in modules(id) for mutant in mutants(path, game_folder(id))]
    wanted = sorted(every, key=lambda mutant: random.Random(f"{seed} {mutant.name}").random())
    key = {"sources": fingerprint(id)}
    noticed = load(PROGRESS / f"{id}.json", key)
    if sample and any(mutant.name not in noticed for mutant in every):
        wanted = wanted[:sample]
    return Result(id, wanted, len(every), key, noticed)


def attempt(result: Result, again: bool, workers: int, trial: Trial) -> None:
    """Try what is missing, and save after each. Survivors of earlier runs are tried again if asked for."""
    began, left = time.monotonic(), [mutant for mutant in result.wanted if missing(result, mutant.name, again)]
    for number, (name, found) in enumerate(trial.try_all(left, tests(result.id), workers), 1):
        result.noticed[name] = found
        save(PROGRESS / f"{result.id}.json", result.key, result.noticed)
        if not found:
            known = " (explained)" if name in equivalent(result.id) else ""
            print(f"{result.id}: not noticed{known}: {name}", file=sys.stderr, flush=True)
        if number % 50 == 0:
            minutes = (time.monotonic() - began) / 60
            print(f"{result.id}: {number} of {len(left)} in {minutes:.1f} minutes", file=sys.stderr, flush=True)


def missing(result: Result, name: str, again: bool) -> bool:
    """Whether an error has to be tried: it was not, or its game's own tests did not notice it and may now."""
    if name not in result.noticed:
        return True
    return again and not is_by_own(result.noticed[name], result.id) and name not in equivalent(result.id)


def report(results: list[Result], seed: int) -> str:
    """The section of docs/reliability.md."""
    rows = "\n".join(result.row() for result in results)
    caught, possible = sum(result.caught() for result in results), sum(result.possible() for result in results)
    lived = [f"* {result.id}: `{name}`" for result in results for name in result.survivors(explained=False)]
    survivors = "\n".join(["Not noticed and not explained:", "", *lived, ""]) if lived else ""
    return f"""    python3 run.py mutants --write

Small errors are planted in the rules and knowledge of each game, one at a time: a flipped comparison, a dropped call
or assignment, `and` for `or`, a missing `not`, another constant or operator, a changed return. A test of the quick lane
must fail: one of the game’s own tests (rules, knowledge, edition, dumps), or one of its words, tactics, playthroughs
and counts. A sample is drawn by seed, with its 95 % interval. Errors that change nothing a test could see are explained
one by one in `tests/mutation/equivalent.toml` and do not count.

| game | errors | tried | equivalent | noticed by its own tests | by the quick lane | missed |
|---|---|---|---|---|---|---|
{rows}

In all, the quick lane noticed {caught / (possible or 1):.1%} of {possible:,}.

{survivors}
{date.today().isoformat()}, seed {seed}, pure rules, Python {platform.python_version()}.
"""


def only(id: str, name: str, folders: list[str]) -> int:
    """In a process of its own: import the module with this error and run all tests."""
    import pytest

    mutant = next(mutant for path in modules(id) for mutant in mutants(path, game_folder(id)) if mutant.name == name)
    sys.meta_path.insert(0, MutantFinder(mutant))
    options = ["-p", "no:cacheprovider", "-q", "-x", "--tb=no", "-rfE", *folders]
    return int(pytest.main(options, plugins=[OfGame(id)]))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="run.py mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", action="append", choices=eldritch.games(), help="only this game; may be repeated")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many errors for each game; 0 tries all")
    parser.add_argument("--seed", type=int, default=1, help="chooses the sample")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="try so many at a time")
    parser.add_argument("--again", action="store_true", help="try those again that its own tests did not notice")
    parser.add_argument("--write", action="store_true", help="save the result in docs/reliability.md")
    parser.add_argument("--report", action="store_true", help="show what earlier runs have found, and try nothing")
    parser.add_argument("--only", help=argparse.SUPPRESS)
    parser.add_argument("--tests", nargs="*", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.only:
        return only(given.game[0], given.only, given.tests)
    for id in [] if given.report else given.game or eldritch.games():
        result = planned(id, given.sample, given.seed)
        work = partial(attempt, result, given.again, given.workers)
        run(id, tests(id), Trial(PROGRESS / id, modules(id), own_tests(id), work))
        print(result.row(), flush=True)
    results = [planned(id, given.sample, given.seed) for id in eldritch.games()]
    if given.report:
        print(*(result.row() for result in results), sep="\n")
    if given.write:
        write_section(TITLE, report(results, given.seed))
    return 1 if any(result.survivors(explained=False) for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
