"""The shell commands on documentation pages work: each is run in an empty folder, or listed with the reason why not."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns
from signal import SIGTERM
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import pytest

import eldritch
from bench.served import free_port
from eldritch.table.files import encode, export
from tests.cli.test_game_files import finished

from .shell_commands import NOT_RUN, Line, commands
from .test_commands import ROOT

SRV: Final = "/srv/eldritch"
TYPED: Final = "q\ny\n"
"""What players and solvers of puzzles type: they leave at once."""

SOURCES: Final = ("README.md", "LICENSE", "CREDITS.md", "pyproject.toml", "setup.py")
BUILT: Final = ("*.so", "__pycache__", "pictures", "static")
RUN: Final = [line for line in commands() if not line.reason and not line.needs_server]
SERVED: Final = [line for line in commands() if not line.reason and line.needs_server]


@pytest.fixture(scope="module")
def place() -> Iterator[Path]:
    """A folder with what the pages suppose: programs on the path, a finished game, an edition, a clone."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for program, call in (("eldritch", "-m eldritch"), ("python", ""), ("pip", "-m pip")):
            write_program(folder / "bin" / program, call)
        game = encode(export(finished("castle").table))
        for file in ("game.json", "exported/one.json"):
            (folder / file).parent.mkdir(exist_ok=True)
            (folder / file).write_bytes(game)
        for id, file in (("realms", "mine.toml"), ("duel", "my-borders.toml")):
            (folder / file).write_bytes(Path(eldritch.game(id).edition.path).read_bytes())
        yield folder


def write_program(path: Path, call: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'#!/bin/sh\nexec {sys.executable} {call} "$@"\n')
    path.chmod(0o755)


def environment(place: Path) -> dict[str, str]:
    path = os.pathsep.join([str(place / "bin"), os.environ["PATH"]])
    modules = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    own = {"PATH": path, "PYTHONPATH": modules, "HOME": str(place), "XDG_DATA_HOME": str(place / "data")}
    return {**os.environ, **own, "ELDRITCH_LANG": "en", "ELDRITCH_PURE": "0", "PYTHONDONTWRITEBYTECODE": "1"}


def run(command: str, folder: Path, variables: dict[str, str]) -> None:
    done = subprocess.run(
        ["bash", "-c", command], cwd=folder, env=variables, input=TYPED, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


@pytest.mark.parametrize("line", RUN, ids=str)
def test_a_command_runs(line: Line, place: Path, tmp_path: Path) -> None:
    variables = environment(place)
    if line.text.startswith("pip "):
        run(line.shortened, clone(tmp_path), {**variables, "ELDRITCH_PURE": "1"})
        run("cd installed && python -m eldritch --version", tmp_path, {**variables, "PYTHONPATH": ""})
        return
    for part in ("docs", "game.json", "exported", "mine.toml", "my-borders.toml"):
        (tmp_path / part).symlink_to((ROOT if part == "docs" else place) / part)
    run(line.shortened, tmp_path, variables)


def clone(folder: Path) -> Path:
    """Copy the sources of the library to a folder, without what is built."""
    for file in SOURCES:
        (folder / file).write_bytes((ROOT / file).read_bytes())
    copytree(ROOT / "src" / "eldritch", folder / "src" / "eldritch", ignore=ignore_patterns(*BUILT))
    return folder


@pytest.mark.parametrize("page", sorted({line.page for line in SERVED}))
def test_a_server_is_run_as_a_page_says(page: str, place: Path, tmp_path: Path) -> None:
    """Its commands in their order: those that look after the database, while the server is running."""
    variables = {**environment(place), "XDG_DATA_HOME": str(tmp_path / "data")}
    srv = tmp_path / "srv"
    write_program(srv / "env" / "bin" / "eldritch", "-m eldritch")
    servers: list[subprocess.Popen[bytes]] = []
    try:
        for line in SERVED:
            if line.page != page:
                continue
            command = from_crontab(line.shortened).replace(SRV, str(srv))
            if "eldritch serve" in command:
                servers.append(serve(command, srv, variables))
            else:
                run(command, srv, variables)
    finally:
        for server in servers:
            server.terminate()
        for server in servers:
            assert server.wait(30) in (0, -SIGTERM)


def from_crontab(command: str) -> str:
    """The command of a line of /etc/crontab; others as they are."""
    return command.split(" ", 6)[6].replace("\\%", "%") if command[0].isdigit() else command


def serve(command: str, folder: Path, variables: dict[str, str]) -> subprocess.Popen[bytes]:
    """Start a server on a free port, and wait until it is ready."""
    port = free_port()
    server = subprocess.Popen(
        [*command.split(), "--port", str(port)],
        cwd=folder,
        env=variables,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    end = time.monotonic() + 60
    while time.monotonic() < end:
        assert server.poll() is None, f"{command} has ended"
        try:
            urlopen(f"http://127.0.0.1:{port}/api/ready", timeout=2).close()
        except (URLError, OSError):
            time.sleep(0.05)
        else:
            return server
    raise AssertionError(f"{command} does not answer")


def test_every_reason_is_needed() -> None:
    reasons = {line.reason for line in commands()}
    assert set(NOT_RUN.values()) <= reasons


def test_most_commands_are_run() -> None:
    assert len(RUN) > 30
    assert next(line.text for line in RUN if line.page == "README.md") == "pip install ."
    assert {line.page for line in SERVED} == {"docs/deploy.md", "docs/operations.md"}
