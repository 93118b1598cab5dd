"""A game from another package works everywhere, and nothing of ours names it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import eldritch

from .installing import HERE, PACKAGE, install

ROOT: Final = HERE.parents[1]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the game is installed."""
    return install(tmp_path_factory.mktemp("fifth_game"))


def run(installed: Path, *arguments: str) -> None:
    """Run tests in a process in which the game is installed."""
    path = os.pathsep.join([str(installed), *filter(None, sys.path)])
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments]
    outer = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment = {**outer, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    if " skipped" in done.stdout and " passed" not in done.stdout:
        pytest.skip(done.stdout.splitlines()[-1])


def test_it_is_not_installed_for_other_tests() -> None:
    assert PACKAGE not in eldritch.games()


# Starting a process and collecting its tests takes seconds, so there are few of them.

AREAS: Final = {
    "library, terminal, server and messages": (
        HERE / "areas" / "library.py",
        HERE / "areas" / "terminal.py",
        HERE / "areas" / "server.py",
        "tests/locale/test_files.py",
    ),
    "browser": (HERE / "areas" / "browser.py",),
}
"""The checks of our own for this game. A browser keeps its process to itself."""

SHARED: Final = (
    "tests/bots/test_bots.py",
    "tests/bots/test_levels.py",
    "tests/bots/test_mixed.py",
    "tests/envs/test_openspiel.py",
    "tests/envs/test_pettingzoo.py",
    "tests/lab/test_dataset.py",
    "tests/lab/test_review.py",
    "tests/lab/test_study.py",
    "tests/lab/test_vector.py",
    "tests/learn/test_topics.py",
    "tests/server/test_external_bots.py",
    "tests/server/test_leaks.py",
    "tests/table",
    "tests/test_soak.py",
)
"""Tests of ours that run for every installed game."""


def test_every_area_is_checked() -> None:
    named = {path for paths in AREAS.values() for path in paths}
    assert set((HERE / "areas").glob("[a-z]*.py")) <= named


@pytest.mark.timeout(900)
@pytest.mark.parametrize("area", AREAS)
def test_it_works_in(area: str, installed: Path) -> None:
    run(installed, *map(str, AREAS[area]))


@pytest.mark.timeout(900)
def test_it_passes_the_tests_for_every_game(installed: Path) -> None:
    run(installed, "-k", PACKAGE, *SHARED)


@pytest.mark.timeout(900)
def test_it_conforms(installed: Path) -> None:
    run(installed, "tests/conformance", "--game", PACKAGE, "--ignore", "tests/conformance/test_suite_itself.py")
