"""The page on adding a game builds this package, and every step on it works."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from .installing import HERE
from .page import EXCERPT, PAGE, package_files, steps, with_files

ELSEWHERE: Final = {
    "pip install --editable .": "files are written to where they are installed",
    "python -m pytest tests/conformance --game ravens": "test_fifth_game.py",
    "eldritch serve": "areas/server.py",
}
"""Commands of the page that are not typed here, and why or where they are."""

METADATA: Final = "from setuptools.build_meta import prepare_metadata_for_build_wheel as make; make('.')"


def test_the_page_shows_the_files_as_they_are() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert with_files(text) == text, "python -m tests.fifth_game.page brings the page up to date"
    for step in steps():
        if EXCERPT in step.file:
            assert step.text in (HERE / step.file).read_text(encoding="utf-8"), step.file


def test_every_file_is_on_the_page() -> None:
    shown = {step.file for step in steps() if step.file}
    files = {path.relative_to(HERE).as_posix() for path in package_files()}
    assert {file for file in files if EXCERPT not in file} <= shown <= files


@pytest.mark.timeout(600)
def test_the_page_can_be_followed_from_top_to_bottom(tmp_path: Path) -> None:
    """What is typed works with the files that were written before."""
    typed = 0
    for step in steps():
        if step.file and EXCERPT not in step.file:
            write(tmp_path / step.file, step.text)
        elif step.command.startswith("pip "):
            subprocess.run([sys.executable, "-c", METADATA], cwd=tmp_path, check=True, capture_output=True)
        elif step.command and step.command not in ELSEWHERE:
            run(step.command, tmp_path)
            typed += 1
    assert typed > 5


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.suffix == ".py":
        (file.parent / "__init__.py").touch()
    file.write_text(text, encoding="utf-8")


def run(command: str, folder: Path) -> None:
    program, *arguments = command.split()
    assert program == "eldritch"
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": path, "ELDRITCH_LANG": "en", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "eldritch", *arguments],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
