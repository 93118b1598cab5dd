"""Edition files: errors name the file, the entry and the fault."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import eldritch
from eldritch.core.edition import EditionFile

COLOURS = ("red", "blue")


def written(folder: Path, text: str | bytes) -> Path:
    path = folder / "mine.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (b"\xff\xfe", r"mine\.toml: cannot be read"),
        ("cards = [", r"mine\.toml: not valid TOML"),
    ],
)
def test_an_unreadable_file_is_named(tmp_path: Path, text: str | bytes, fault: str) -> None:
    with pytest.raises(eldritch.BadEdition, match=fault):
        EditionFile(written(tmp_path, text))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(eldritch.BadEdition, match=r"nowhere\.toml: cannot be read"):
        EditionFile(tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ('cost = "3"', r"mine\.toml: card 1: cost must be 1 to 5, not '3'"),
        ("cost = true", "card 1: cost must be 1 to 5, not True"),
        ("cost = 6", "card 1: cost must be 1 to 5, not 6"),
        ("", "card 1: cost must be 1 to 5, not None"),
        ('cost = 3\ncolour = "green"', "card 1: colour must be one of red, blue, not 'green'"),
        ('cost = 3\ncolour = ["red"]', r"card 1: colour must be one of red, blue, not \['red'\]"),
        ('cost = 3\ncolour = "red"\nsuits = []', r"card 1: suits must be a list of red, blue, not \[\]"),
        ('cost = 3\ncolour = "red"\nsuits = ["x"]', "card 1: suits must be one of red, blue, not 'x'"),
        ('cost = 3\ncolour = "red"\nsuits = ["red"]', "card 1: mark must be one of S, D, P, E, not None"),
        ('cost = 3\ncolour = "red"\nsuits = ["red"]\nmark = "X"', "card 1: mark must be one of S, D, P, E, not 'X'"),
    ],
)
def test_a_wrong_entry_is_named_with_the_allowed_values(tmp_path: Path, entry: str, fault: str) -> None:
    path = written(tmp_path, f"[[cards]]\n{entry}\n")
    with pytest.raises(eldritch.BadEdition, match=fault):
        read_card(EditionFile(path))


def read_card(file: EditionFile) -> None:
    """Read the only card of the file, as a game does."""
    (card,) = file.entries("cards")
    file.number(card, "card 1", "cost", range(1, 6))
    file.word(card, "card 1", "colour", COLOURS)
    file.words(card, "card 1", "suits", COLOURS)
    file.mark(card, "card 1")


@pytest.mark.parametrize("text", ["", "cards = 3", "cards = [1, 2]", "[cards]\nx = 1"])
def test_a_value_that_should_be_a_list_of_tables_is_named(tmp_path: Path, text: str) -> None:
    with pytest.raises(eldritch.BadEdition, match=r"mine\.toml: cards: must be a list of tables"):
        EditionFile(written(tmp_path, text)).entries("cards")


def test_the_digest_depends_on_values_and_not_on_formatting(tmp_path: Path) -> None:
    digest = EditionFile(written(tmp_path, "a = 1\nb = 2\n")).digest
    assert EditionFile(written(tmp_path, "# a remark\nb = 2\na = 1\n")).digest == digest
    assert EditionFile(written(tmp_path, "a = 1\nb = 3\n")).digest != digest


@pytest.mark.parametrize("id", eldritch.games())
def test_a_game_can_be_played_with_a_copy_of_its_edition(tmp_path: Path, id: str) -> None:
    standard = eldritch.game(id)
    copy = eldritch.game(id, written(tmp_path, Path(standard.edition.path).read_bytes()))
    assert copy.edition.digest == standard.edition.digest
    assert copy.new(seed=3).dump() == standard.new(seed=3).dump()


@pytest.mark.parametrize("id", eldritch.games())
def test_the_edition_of_another_game_is_refused(tmp_path: Path, id: str) -> None:
    with pytest.raises(eldritch.BadEdition, match=r"mine\.toml: game: must be"):
        eldritch.game(id, written(tmp_path, 'game = "chess"\n'))


@pytest.mark.parametrize("id", eldritch.games())
def test_an_edition_can_be_named_by_the_environment(tmp_path: Path, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"ELDRITCH_EDITION_{id.upper()}", str(tmp_path / "mine.toml"))
    with pytest.raises(eldritch.BadEdition, match=r"mine\.toml: cannot be read"):
        eldritch.game(id)


def toml(value: Any) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {toml(part)}" for key, part in value.items()) + " }"
    return f"[{', '.join(map(toml, value))}]" if isinstance(value, list) else json.dumps(value)


def is_list_of_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


@pytest.mark.parametrize("id", eldritch.games())
def test_entries_go_by_their_names_in_whatever_order_they_stand(tmp_path: Path, id: str) -> None:
    standard = eldritch.game(id).edition
    entries = tomllib.loads(Path(standard.path).read_text(encoding="utf-8"))
    turned = {name: value[::-1] if is_list_of_tables(value) else value for name, value in entries.items()}
    mine = written(tmp_path, "\n".join(f"{name} = {toml(value)}" for name, value in turned.items()))
    if "number" in repr(turned):  # Cards with printed numbers stand in their order.
        with pytest.raises(eldritch.BadEdition, match="must be number"):
            eldritch.game(id, edition=mine)
    else:
        found = eldritch.game(id, edition=mine).edition
        assert sorted(map(toml, found.described())) == sorted(map(toml, standard.described()))
