"""`eldritch hint` on a saved position."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import eldritch as library
from tests.bots.positions import GAMES, decisions, some_decision

from .typist import Result

Run = Callable[..., Result]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    state, _ = some_decision()
    path = tmp_path / "position.json"
    path.write_text(json.dumps(state.dump()), encoding="utf-8")
    return path


def test_three_moves_with_chances_and_reasons(eldritch: Run, saved: Path) -> None:
    result = eldritch(f"hint {saved} --iters 100", width=200)
    assert (result.code, result.complained) == (0, "")
    lines = result.shown.splitlines()
    assert [line[:3] for line in lines[::2]] == ["1. ", "2. ", "3. "]
    assert all("wins" in line and "%" in line for line in lines[::2])


def test_a_view_gives_the_same_hints_as_the_truth(eldritch: Run, saved: Path) -> None:
    state, seat = some_decision()
    told = eldritch(f"hint {saved} --iters 60 --seat {seat}").shown
    saved.write_text(json.dumps(state.seen_by(seat).dump()), encoding="utf-8")
    assert eldritch(f"hint {saved} --iters 60").shown == told


def test_json_has_actions_values_shares_and_reasons(eldritch: Run, saved: Path) -> None:
    state, seat = some_decision()
    told = json.loads(eldritch(f"hint {saved} --iters 60 --json").shown)
    assert 1 <= len(told) <= 3
    for one in told:
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
        assert result.shown.startswith("1. ")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [("no JSON", "is no saved position"), ("[]", "there is no game"), ('{"game": "chess"}', 'no game "chess"')],
)
def test_a_wrong_file_is_one_clear_line(eldritch: Run, tmp_path: Path, content: str, complaint: str) -> None:
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
