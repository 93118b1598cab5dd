"""Somebody at a keyboard: reads what is on the screen and types an answer, until the answers run out."""

import io
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pytest

from eldritch.cli import main

Answer = Callable[[str], str | None]
"""Given all that was shown so far, the line to type; None to type no more."""


@dataclass(frozen=True)
class Result:
    """What a command did."""

    code: int
    shown: str
    complained: str


class Keyboard(io.StringIO):
    """A standard input that asks for each line when it is read."""

    def __init__(self, screen: io.StringIO, answer: Answer) -> None:
        super().__init__()
        self._screen = screen
        self._answer = answer

    def readline(self, size: int | None = -1, /) -> str:
        line = self._answer(self._screen.getvalue())
        return "" if line is None else f"{line}\n"


def typed(lines: Iterable[str]) -> Answer:
    """These lines, whatever is asked."""
    rest = iter(lines)
    return lambda shown: next(rest, None)


def eldritch(
    monkeypatch: pytest.MonkeyPatch, command: str, answer: Answer | None = None, width: int = 80
) -> Result:
    """Run a command line with somebody at the keyboard."""
    screen, complaints = io.StringIO(), io.StringIO()
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setattr(sys, "stdin", Keyboard(screen, answer or typed([])))
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(sys, "stderr", complaints)
    code = main(command.split())
    return Result(code, screen.getvalue(), complaints.getvalue())


def first_of_everything(shown: str) -> str:
    """Always the first choice; for a list of cards the first two; and one game is enough."""
    question = shown[shown.rstrip().rfind("\n") + 1 :]
    if "1 3:" in question:
        return "1 2"
    if "(y/n)" in question or "(д/н)" in question:
        return "n"
    return "1"
