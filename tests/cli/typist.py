"""A simulated user, who reads the screen and types answers until there are none left."""

import io
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import pytest

from eldritch.cli import main

MAX_LINES: Final = 3000
"""The most lines to type. A game that asks for more does not end."""

Answer = Callable[[str], str | None]
"""Maps the output so far to the next line to type; None ends the input."""


@dataclass(frozen=True)
class Result:
    """The result of a command."""

    code: int
    shown: str
    complained: str


class Keyboard:
    """A standard input that computes each line when it is read."""

    def __init__(self, screen: io.StringIO, answer: Answer) -> None:
        self._screen = screen
        self._answer = answer
        self._typed = 0

    def isatty(self) -> bool:
        return False

    def readline(self, *_: int) -> str:
        self._typed += 1
        assert self._typed <= MAX_LINES, self._screen.getvalue()[-2000:]
        line = self._answer(self._screen.getvalue())
        return "" if line is None else f"{line}\n"


def typed(lines: Iterable[str]) -> Answer:
    """Type these lines."""
    rest = iter(lines)
    return lambda _: next(rest, None)


def question(shown: str) -> str:
    """The last line of the screen."""
    return shown[shown.rstrip().rfind("\n") + 1 :]


def first_of_everything(shown: str) -> str:
    """Always the first choice; the first two of a list of cards; no to another game."""
    asked = question(shown)
    if "1 3" in asked:
        return "1 2"
    if "(y/n)" in asked or "(д/н)" in asked:
        return "n"
    return "" if "Enter" in asked else "1"


@pytest.fixture
def eldritch(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Runs command lines with a simulated user and a screen 80 columns wide."""

    def run(command: str | list[str], answer: Answer | None = None, width: int = 80) -> Result:
        screen, complaints = io.StringIO(), io.StringIO()
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setattr(sys, "stdin", Keyboard(screen, answer or typed([])))
        monkeypatch.setattr(sys, "stdout", screen)
        monkeypatch.setattr(sys, "stderr", complaints)
        code = main(command.split() if isinstance(command, str) else command)
        return Result(code, screen.getvalue(), complaints.getvalue())

    return run
