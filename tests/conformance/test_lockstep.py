"""Compiled and pure rules play the same games, byte for byte."""

import os
import shutil
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path
from typing import Final

import pytest

from .cases import FEWER, IDS, Case
from .lockstep import digest

SEEDS: Final = 200
QUICK_SEEDS: Final = {"realms": 7, "castle": 4}
"""How many seeds of the slow games are tried in a quick run; of others 40."""

HERE: Final = Path(__file__).resolve().parents[2]
COMPILERS: Final = ("cc", "gcc", "clang", "cl")


def started(pure: bool, *arguments: str) -> "subprocess.Popen[str]":
    """Run the recorder in a subprocess."""
    environment = {**os.environ, "ELDRITCH_PURE": "1" if pure else "0", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.conformance.lockstep", *arguments]
    return subprocess.Popen(command, cwd=HERE, env=environment, stdout=subprocess.PIPE, text=True)


def printed(process: "subprocess.Popen[str]") -> list[str]:
    out, _ = process.communicate()
    assert process.returncode == 0
    return out.splitlines()


def is_compiled() -> bool:
    return printed(started(False, "--seeds", "0:0")) == ["compiled: True"]


def first_difference(pure: list[str], compiled: list[str]) -> str:
    """The first difference of two records, or nothing."""
    for number, (one, other) in enumerate(zip_longest(pure, compiled)):
        if one != other:
            return f"line {number}:\n  pure      {one}\n  compiled  {other}"
    return ""


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("id", IDS)
def test_compiled_rules_play_the_same_games_as_pure_ones(id: str, share: float) -> None:
    if not is_compiled():
        should_be = os.environ.get("CI") == "true" and any(map(shutil.which, COMPILERS))
        assert not should_be, "there is a C compiler, yet the rules are not compiled"
        pytest.skip("the rules are not compiled here: there is nothing to compare the pure ones with")
    seeds = SEEDS if share >= 1.0 else QUICK_SEEDS.get(id, 40)
    arguments = ("--only", id, "--seeds", f"0:{seeds}", "--share", str(share))
    both = started(True, "--counts", *arguments), started(False, "--counts", *arguments)
    pure, compiled = map(printed, both)
    assert (pure[0], compiled[0]) == ("compiled: False", "compiled: True")
    assert len(pure) > seeds
    apart = [one.split()[0] for one, other in zip(pure[1:], compiled[1:], strict=True) if one != other]
    if apart:
        both = started(True, *arguments, "--game", apart[0]), started(False, *arguments, "--game", apart[0])
        where = first_difference(*(printed(process)[1:] for process in both))
        pytest.fail(f"{len(apart)} of {len(pure) - 1} games differ; {apart[0]} at {where}")


def test_the_first_difference_of_two_records_is_found() -> None:
    assert first_difference(["legal [1]", "move 1"], ["legal [1]", "move 1"]) == ""
    assert first_difference(["legal [1]", "move 1"], ["legal [1]"]).startswith("line 1:")
    assert first_difference(["legal [1]", "move 1"], ["legal [1]", "move 2"]).startswith("line 1:")


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_the_digest_of_a_game_depends_on_what_happens_in_it(case: Case) -> None:
    assert digest(case, 1) == digest(case, 1)
    assert len({digest(case, seed) for seed in range(3)}) == 3
