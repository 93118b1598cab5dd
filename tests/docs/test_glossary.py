"""The glossary gives every word one meaning, and every game term the rulebook's Russian word."""

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

PAGE: Final = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text("utf-8")
SECTIONS: Final = dict(section.split("\n", 1) for section in PAGE.split("\n## ")[1:])
GAMES: Final = [title for title in SECTIONS if "«" in title]
PLATFORM: Final = "\n".join(text for title, text in SECTIONS.items() if title not in GAMES)
OUR_WORD: Final = "—"


def rows(text: str) -> list[list[str]]:
    """The cells of every row that defines a term."""
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in text.splitlines() if row.startswith("| **")]


def terms(text: str) -> list[str]:
    return [term.lower() for row in rows(text) for term in re.findall(r"\*\*(.+?)\*\*", row[0])]


def test_the_glossary_covers_four_games_and_the_platform() -> None:
    assert len(GAMES) == 4
    assert len(terms(PLATFORM)) > 100


@pytest.mark.parametrize("text", [PLATFORM, *(SECTIONS[game] for game in GAMES)], ids=["platform", *GAMES])
def test_a_term_is_defined_once(text: str) -> None:
    assert not [term for term, count in Counter(terms(text)).items() if count > 1]
    assert all(row[-1] for row in rows(text)), "every term has a meaning"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_term_has_its_russian_word(game: str) -> None:
    for term, russian, meaning in rows(SECTIONS[game]):
        if russian == OUR_WORD:
            assert meaning.endswith("Our word."), term
        else:
            assert re.search("[а-яё]", russian, re.IGNORECASE), term
