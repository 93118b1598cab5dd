"""A game's page lists every option with its default, and every ruling says which options change it."""

import re
from pathlib import Path
from typing import Final

import pytest

import eldritch
from eldritch.core.options import Option, switches, written

from .test_rulings import rulings

ROOT: Final = Path(__file__).parents[2]
ROW: Final = re.compile(r"^\| `(\w+)` \| (.+?) \| (.+?) \|$", re.MULTILINE)
BY_RULINGS: Final = re.compile(r"\(rulings? ([\d, and]+)\)|\bR(\d+)\b")


def listed(game: str) -> dict[str, tuple[str, str]]:
    """The options on a game's page, each with its default and its meaning."""
    page = (ROOT / "docs" / f"{game}.md").read_text("utf-8")
    section = page.split("\n## Options\n")[1].split("\n## ")[0]
    return {name: (default, meaning) for name, default, meaning in ROW.findall(section)}


def options(game: str) -> tuple[Option, ...]:
    return switches(eldritch.game(game).options)


@pytest.mark.parametrize("game", eldritch.games())
def test_a_page_lists_every_option_with_its_default(game: str) -> None:
    assert {name: default for name, (default, _) in listed(game).items()} == {
        option.name: f"`{written(option.default)}`" for option in options(game)
    }


@pytest.mark.parametrize("game", eldritch.games())
def test_a_ruling_names_the_option_that_changes_it(game: str) -> None:
    texts = rulings(game)
    source = (ROOT / "src" / "eldritch" / "games" / game / "box" / "options.py").read_text("utf-8")
    for option in options(game):
        docstring = source.split(f"    {option.name}: ")[1].split('"""')[1]
        for several, short in BY_RULINGS.findall(docstring):
            for number in re.findall(r"\d+", several or short):
                assert f"`{option.name}" in texts[int(number)], f"ruling {number} does not name {option.name}"
