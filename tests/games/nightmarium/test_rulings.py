"""Every ruling has a test that names it and a line in the game's page, which points at code that exists."""

import re
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
PAGE: Final = HERE.parents[2] / "docs" / "nightmarium.md"
ROW: Final = re.compile(r"^\| (R\d+) \| .+ \| `([\w.]+)` \| (.+) \|$", re.MULTILINE)
ROWS: Final = {ruling: (code, tests) for ruling, code, tests in ROW.findall(PAGE.read_text(encoding="utf-8"))}
RULINGS: Final = [f"R{number}" for number in range(1, 34)]


def names_in(file: str) -> list[str]:
    return re.findall(r"^def (test_\w+)", (HERE / f"{file}.py").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_page_lists_every_ruling_once_and_in_order() -> None:
    listed = [ruling for ruling, _, _ in ROW.findall(PAGE.read_text(encoding="utf-8"))]
    assert listed == RULINGS


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_is_tested_by_name_where_the_page_says(ruling: str) -> None:
    for file in re.findall(r"`(\w+)`", ROWS[ruling][1]):
        assert [name for name in names_in(file) if re.match(rf"test_{ruling.lower()}[a-h]?_", name)], file


@pytest.mark.parametrize("ruling", RULINGS)
def test_the_code_that_the_page_names_exists(ruling: str) -> None:
    module, *names = ROWS[ruling][0].removeprefix("rules.").split(".")
    folder = "rules." if ROWS[ruling][0].startswith("rules.") else ""
    found: object = import_module(f"eldritch.games.nightmarium.{folder}{module}")
    for name in names:
        found = getattr(found, name)
    assert callable(found)


@pytest.mark.parametrize("part", "abcdefgh")
def test_every_part_of_the_choristers_ruling_is_tested(part: str) -> None:
    assert [name for name in names_in("test_chorister") if name.startswith(f"test_r10{part}_")]
