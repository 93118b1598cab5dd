"""The `eldritch` command: rules, box, a whole game, bots against each other, a hint, a study."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import eldritch as library
from tests.cli.conftest import _english, eldritch
from tests.cli.typist import Result, first_of_everything
from tests.fifth_game.installing import PACKAGE

__all__ = ["_english", "eldritch"]

Run = Callable[..., Result]


def shown(run: Run, command: str, **more: object) -> str:
    result = run(command, **more)
    assert (result.code, result.complained) == (0, "")
    return result.shown


@pytest.mark.parametrize(("lang", "title"), [("en", "Ravens"), ("ru", "Вороны")])
def test_it_is_listed_and_explained(eldritch: Run, lang: str, title: str) -> None:
    assert title in shown(eldritch, f"games --lang {lang}")
    assert title.upper() in shown(eldritch, f"rules {PACKAGE} --lang {lang}")
    assert title in shown(eldritch, f"edition {PACKAGE} --lang {lang}")


def test_rules_are_found_by_topic(eldritch: Run) -> None:
    assert "Nobody draws them" in shown(eldritch, f"rules {PACKAGE} nest")
    assert "May I look" in shown(eldritch, f"rules {PACKAGE} questions")


@pytest.mark.parametrize(("lang", "won"), [("en", "won with the best row"), ("ru", "лучший ряд")])
def test_a_whole_game_is_played_against_bots(eldritch: Run, lang: str, won: str) -> None:
    text = shown(eldritch, f"play {PACKAGE} --seats 3 --bots random --seed 7 --lang {lang}", answer=first_of_everything)
    assert won in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_bots_play_each_other(eldritch: Run) -> None:
    text = shown(eldritch, f"arena {PACKAGE} --bots greedy,random --games 300 --seed 1 --json")
    greedy, other = json.loads(text)["bots"]
    assert greedy["low"] > other["high"]


def test_a_move_is_advised_with_its_reason(eldritch: Run, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps(library.game(PACKAGE).new(2, seed=1).dump()), encoding="utf-8")
    assert "offer" in shown(eldritch, f"hint {position} --iters 20").lower()


@pytest.mark.parametrize(("lang", "group"), [("en", "Answers"), ("ru", "Ответы")])
def test_it_can_be_studied(eldritch: Run, lang: str, group: str, tmp_path: Path) -> None:
    shown(eldritch, f"study {PACKAGE} --games 60 --bots greedy --out {tmp_path} --lang {lang}")
    assert group in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_it_has_no_puzzles(eldritch: Run) -> None:
    assert eldritch(f"puzzle {PACKAGE}").code != 0
