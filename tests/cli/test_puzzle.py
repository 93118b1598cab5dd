"""Puzzles in the terminal, and the command that makes them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from eldritch.puzzles import puzzles_of
from eldritch.puzzles.collection import load_puzzles

from .typist import Result, typed

Run = Callable[..., Result]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_question_is_asked_and_explained(eldritch: Run, lang: str) -> None:
    puzzle = puzzles_of("castle")[0]
    right = " ".join(str(seat + 1) for seat in puzzle.answer)
    result = eldritch(f"puzzle castle 1 --lang {lang}", typed(["10", right]))
    assert result.code == 0
    said = {"en": ("Not quite", "Correct. Here is how", "So "), "ru": ("Не совсем", "Верно.", "Значит")}[lang]
    for part in said:
        assert part in result.shown


def test_a_win_is_shown_step_by_step(eldritch: Run) -> None:
    puzzle = puzzles_of("realms")[0]
    result = eldritch("puzzle realms 1", typed(["s", "q"]))
    assert result.code == 0
    assert f"\n{len(puzzle.answer)}. " in result.shown, "all steps are shown"


def test_a_wrong_way_starts_again(eldritch: Run) -> None:
    """The last choice of a turn is to end it."""

    def end_at_once(shown: str) -> str | None:
        if "can no longer win in time" in shown:
            return "q"
        return [line.split()[0] for line in shown.splitlines() if line.strip().endswith("end your turn")][-1]

    assert "can no longer win in time" in eldritch("puzzle realms 1", end_at_once).shown


def test_unknown_puzzles_are_refused(eldritch: Run) -> None:
    assert "the last is" in eldritch("puzzle duel 9999").complained
    assert "available: realms" in eldritch("puzzle chess").complained


def test_a_file_of_new_puzzles_can_be_read(eldritch: Run, tmp_path: Path) -> None:
    file = tmp_path / "castle.json"
    result = eldritch(f"puzzles make castle --count 2 --seed 5 --out {file}")
    assert (result.code, result.complained) == (0, "")
    assert len(load_puzzles(file.read_text(encoding="utf-8"))) == 2
    assert "--count 2 --seed 5" in file.read_text(encoding="utf-8")
