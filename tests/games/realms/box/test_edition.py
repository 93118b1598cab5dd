"""Corrected editions: what is accepted, and what the errors say."""

from pathlib import Path

import pytest

import eldritch
from eldritch.core.errors import BadEdition
from eldritch.games.realms import GAME
from eldritch.games.realms.box.components import STANDARD

TEXT = STANDARD.read_text(encoding="utf-8")
IOD = TEXT[TEXT.index('key = "book_of_iod"') :].partition("[[cards]]")[0]
HOSPITAL = TEXT[TEXT.index('key = "miskatonic_hospital"') :].partition("[[cards]]")[0]


def edition(folder: Path, old: str, new: str) -> Path:
    """The standard edition with one change."""
    assert old in TEXT
    path = folder / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return path


def change(card: str, old: str, new: str) -> tuple[str, str]:
    assert old in card
    return card, card.replace(old, new, 1)


def test_a_corrected_price_is_played_with(tmp_path: Path) -> None:
    path = edition(tmp_path, *change(IOD, "price = 3", "price = 5"))
    assert GAME.with_edition(path).edition.described()[0]["price"] == 5


def test_the_edition_may_be_named_in_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if "realms" not in eldritch.games():
        pytest.skip("not registered")
    path = edition(tmp_path, *change(IOD, "price = 3", "price = 5"))
    monkeypatch.setenv("ELDRITCH_EDITION_REALMS", str(path))
    assert eldritch.game("realms").edition.path == str(path)


def test_a_correction_may_change_what_a_card_does(tmp_path: Path) -> None:
    path = edition(tmp_path, *change(IOD, "yellow -> loss 6", "green + discard -> gain 2 or loss 1"))
    ability = GAME.with_edition(path).edition.described()[0]["abilities"][0]
    assert (ability["needs"], [side["effect"] for side in ability["sides"]]) == (["green", "discard"], ["gain", "loss"])


FAULTS = {
    "not TOML": ("game = ", "game ", "not valid TOML"),
    "another game": ('game = "realms"', 'game = "duel"', 'game: must be "realms"'),
    "an unknown card": ('key = "book_of_iod"', 'key = "book_of_job"', "card 1: key must be one of"),
    "a card twice": ('key = "pnakotic_manuscripts"', 'key = "book_of_iod"', "book_of_iod: is there twice"),
    "too few copies": (
        *change(IOD, "copies = 2", "copies = 1"),
        "cards: the shared cards must be 66 copies in all, not 65",
    ),
    "a silly price": (*change(IOD, "price = 3", "price = 30"), "book_of_iod: price must be 0 to 10, not 30"),
    "a wrong colour": (
        *change(IOD, '"yellow"', '"red"'),
        "book_of_iod: colour must be one of yellow, green, purple, not 'red'",
    ),
    "a shared card in black": (
        *change(IOD, '"yellow"', '"black"'),
        "book_of_iod: colour must be one of yellow, green, purple",
    ),
    "a wrong type": (
        *change(IOD, '"artifact"', '"spell"'),
        "book_of_iod: type must be one of character, artifact, location",
    ),
    "sanity of an artifact": (*change(IOD, "copies = 2", "copies = 2\nsanity = 3"), "book_of_iod: only locations have"),
    "no sanity": (*change(HOSPITAL, "sanity = 6\n", ""), "miskatonic_hospital: sanity must be 1 to 20, not None"),
    "a wrong shield": (
        *change(HOSPITAL, '"none"', '"wall"'),
        "miskatonic_hospital: shield must be one of none, refuge, gate",
    ),
    "no ability": (
        *change(HOSPITAL, '["location -> loss 5"]', "[]"),
        "miskatonic_hospital: abilities must be a list of 1 to 3",
    ),
    "a wrong requirement": (
        *change(IOD, "yellow ->", "blue ->"),
        "book_of_iod: ability .*: the requirements are .*, not 'blue'",
    ),
    "a wrong effect": (*change(IOD, "loss 6", "lose 6"), "book_of_iod: ability .*: 'lose 6' is not an effect"),
    "a wrong figure": (*change(IOD, "loss 6", "loss 60"), "book_of_iod: ability .*: a figure is 1 to 20, not '60'"),
    "three sides": (
        *change(IOD, "loss 6", "loss 6 or gain 1 or gain 2"),
        "book_of_iod: ability .*: has more than two sides",
    ),
    "an ability that is no text": (
        *change(IOD, '"yellow -> loss 6"', "6"),
        "book_of_iod: ability 6: '6' is not an effect",
    ),
    "a missing mark": (*change(IOD, 'price = "E", ', ""), "book_of_iod: marks must be given for colour, type, price"),
    "a wrong mark": (
        *change(IOD, 'price = "E"', 'price = "X"'),
        "book_of_iod, mark of price: mark must be one of S, D, P, E",
    ),
    "no marks": (*change(IOD, "marks =", "signs ="), "book_of_iod: marks must be a table"),
}


@pytest.mark.parametrize(("old", "new", "message"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_named_with_file_and_entry(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = edition(tmp_path, old, new)
    with pytest.raises(BadEdition, match=f"(?s)mine.toml: .*({message})"):
        GAME.with_edition(path)


def test_a_missing_card_is_named(tmp_path: Path) -> None:
    path = edition(tmp_path, f"[[cards]]\n{IOD}", "")
    with pytest.raises(BadEdition, match=r"mine\.toml: cards: book_of_iod is missing"):
        GAME.with_edition(path)


def test_the_starters_are_what_the_box_holds(tmp_path: Path) -> None:
    path = edition(tmp_path, "copies = 10", "copies = 11")
    with pytest.raises(BadEdition, match="adept: copies must be 10 to 10, not 11"):
        GAME.with_edition(path)
