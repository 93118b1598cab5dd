"""`eldritch hint` on a saved position."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

import eldritch as library
from eldritch.bots import Advice
from eldritch.core.state import State
from tests.bots.positions import GAMES, decisions, some_decision

from .typist import Result

Run = Callable[..., Result]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    state, _ = some_decision()
    path = tmp_path / "position.json"
    path.write_text(json.dumps(state.dump()), encoding="utf-8")
    return path


def test_a_hint_lists_three_moves_with_chances_and_reasons(eldritch: Run, saved: Path) -> None:
    result = eldritch(f"hint {saved} --iters 100", width=200)
    assert (result.code, result.complained) == (0, "")
    asked, *lines = result.shown.splitlines()
    assert asked.startswith("Your turn")
    assert [line[:3] for line in lines[::2]] == ["1. ", "2. ", "3. "]
    assert all("win chance" in line and "%" in line for line in lines[::2])


def test_a_view_gives_the_same_hints_as_the_position(eldritch: Run, saved: Path) -> None:
    state, seat = some_decision()
    hints = eldritch(f"hint {saved} --iters 60 --seat {seat}").shown
    saved.write_text(json.dumps(state.seen_by(seat).dump()), encoding="utf-8")
    assert eldritch(f"hint {saved} --iters 60").shown == hints


def test_json_has_actions_values_shares_and_reasons(eldritch: Run, saved: Path) -> None:
    state, seat = some_decision()
    hints = json.loads(eldritch(f"hint {saved} --iters 60 --json").shown)
    assert 1 <= len(hints) <= 3
    for one in hints:
        assert one["action"] in state.legal(seat)
        assert 0.0 <= one["value"] <= 1.0
        assert one["reasons"]
        assert one["verb"] == state.describe(one["action"])["verb"]


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_game_gives_hints_in_words(eldritch: Run, tmp_path: Path, id: str, lang: str) -> None:
    path = tmp_path / "position.json"
    game = library.game(id)
    for state, seat in decisions(game, game.seats.start, 1, every=25, most=4):
        path.write_text(json.dumps(state.seen_by(seat).dump()), encoding="utf-8")
        result = eldritch(["hint", str(path), "--iters", "5", "--lang", lang])
        assert (result.code, result.complained) == (0, "")
        assert "\n1. " in result.shown, "after what is asked"


HINTS: Final = [
    ("castle", "attack", "en", "Attack: Player "),
    ("castle", "attack", "ru", "Атаковать: Игрок "),
    ("castle", "support", "en", "Whom do you support?"),
    ("castle", "support", "ru", "Кого вы поддерживаете?"),
    ("realms", "play", "en", "Play a card: "),
    ("realms", "play", "ru", "Разыграть карту: "),
    ("realms", "use", "en", "Use an ability: "),
    ("realms", "use", "ru", "Использовать свойство: "),
]


@pytest.mark.parametrize(("id", "verb", "lang", "said"), HINTS)
def test_a_hint_says_what_to_do_and_not_only_with_what(
    monkeypatch: pytest.MonkeyPatch, eldritch: Run, tmp_path: Path, id: str, verb: str, lang: str, said: str
) -> None:
    state, seat, action = where_one_may(id, verb)
    monkeypatch.setattr("eldritch.cli.hint.advise", lambda *_: [Advice(action, 0.5, 1.0, ("looked-ahead",))])
    path = tmp_path / "position.json"
    path.write_text(json.dumps(state.seen_by(seat).dump()), encoding="utf-8")
    assert said in eldritch(["hint", str(path), "--lang", lang], width=300).shown


def where_one_may(id: str, verb: str) -> tuple[State, int, int]:
    """A position with a legal action of this verb."""
    game = library.game(id)
    for state, seat in decisions(game, game.seats.start, 3):
        for action in state.legal(seat):
            if state.describe(action)["verb"] == verb:
                return state, seat, action
    raise AssertionError(verb)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_contradictory_position_prints_one_line(
    monkeypatch: pytest.MonkeyPatch, eldritch: Run, saved: Path, lang: str
) -> None:
    def fail(*_: object) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr("eldritch.cli.hint.advise", fail)
    result = eldritch(["hint", str(saved), "--lang", lang])
    assert result.code == 2
    assert result.complained.count("\n") == 1
    assert ("contradicts itself" if lang == "en" else "противоречит") in result.complained


def test_a_position_marked_as_a_view_prints_no_traceback(eldritch: Run, saved: Path) -> None:
    for state, _ in decisions(library.game("duel"), 2, 1, every=9, most=12):
        saved.write_text(json.dumps({**state.dump(), "viewer": 0}), encoding="utf-8")
        result = eldritch(["hint", str(saved), "--iters", "10"])
        assert result.code in (0, 2)
        assert result.complained.count("\n") == (result.code == 2)


def test_a_missing_seat_is_refused(eldritch: Run, saved: Path) -> None:
    result = eldritch(["hint", str(saved), "--seat", "9"])
    assert result.code == 2
    assert "there is no seat 9; this position has seats 0 to 1" in result.complained


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("no JSON", "is not a saved position"),
        ("[" * 100_000, "is not a saved position"),
        ("[]", "is not a saved position"),
        ("{}", "is not a saved position"),
        ('{"game": "chess"}', 'unknown game "chess"'),
        ('{"format": "eldritch game", "version": 1}', "eldritch analyse"),
    ],
)
def test_an_invalid_file_prints_one_line(eldritch: Run, tmp_path: Path, content: str, complaint: str) -> None:
    path = tmp_path / "position.json"
    path.write_text(content, encoding="utf-8")
    result = eldritch(["hint", str(path)])
    assert result.code == 2
    assert complaint in result.complained
    assert result.complained.count("\n") == 1


def test_a_seat_with_nothing_to_choose_gets_no_hint(eldritch: Run, saved: Path) -> None:
    _, seat = some_decision()
    result = eldritch(f"hint {saved} --seat {1 - seat}")
    assert result.code == 2
    assert f"to move: {seat}" in result.complained
