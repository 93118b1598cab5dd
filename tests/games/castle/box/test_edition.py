"""The edition file: its components, and files that are wrong."""

from pathlib import Path
from typing import Any

import pytest

import eldritch
from eldritch.games.castle.box.components import STANDARD, read_edition

from ..table import GAME, begin


def test_there_are_ten_characters() -> None:
    cast = [entry["card"] for entry in GAME.edition.described() if entry["sort"] == "character"]
    assert len(set(cast)) == 10
    assert len(set(begin(10, 1).characters)) == 10


WRONG = [
    ('game = "castle"', 'game = "chess"', "game: must be"),
    ('{ key = "dagger", copies = 1', '{ key = "dagger", copies = 2', "item dagger: copies must be 1"),
    ('{ key = "dagger", copies = 1', '{ key = "sabre", copies = 1', "item sabre: key must be one of"),
    ('"bag_with_key", copies = 1, sealed = true', '"bag_with_key", copies = 1, sealed = false', "both bags"),
    ('key = "thug", use = "standing"', 'key = "thug", use = "often"', "profession thug: use must be one of"),
    ('key = "thug"', 'key = "priest"', "profession priest: is there twice"),
    ("seats = 6, allegiance = 3", "seats = 6, allegiance = 4", "6 players: allegiance must be half"),
    ("allegiance = 3, items = 1, limit = 5, mark", "allegiance = 3, items = 1, limit = 2, mark", "no room"),
    ('key = "silas_wren", sex = "m"', 'key = "silas_wren", sex = "x"', "character silas_wren: sex"),
    ('out = "coat", mark = "S"', 'out = "coat", mark = "Q"', "10 players: mark must be one of"),
    ("victory = { goals = 3", "victory = { goals = 9", "victory: goals must be 1 to 6"),
]


@pytest.mark.parametrize(("right", "wrong", "complaint"), WRONG)
def test_a_wrong_edition_is_refused_by_file_entry_and_fault(
    tmp_path: Path, right: str, wrong: str, complaint: str
) -> None:
    text = STANDARD.read_text(encoding="utf-8")
    assert right in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(eldritch.BadEdition, match=complaint) as error:
        read_edition(path)
    assert str(path) in str(error.value)


def test_a_corrected_edition_is_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = STANDARD.read_text(encoding="utf-8")
    path.write_text(text.replace("items = 2, limit = 8", "items = 1, limit = 9"), encoding="utf-8")
    state: Any = GAME.with_edition(path).new(3, 1)
    assert (state.limit, [len(hand) for hand in state.hands]) == (9, [1, 1, 1])
