"""Every ruling has a test that names it and a line in the game's page, which points at code that exists."""

import re
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
PAGE: Final = HERE.parents[2] / "docs" / "realms.md"
ROW: Final = re.compile(r"^\| (\d+) \| .+ \| `([\w.]+)` \| `(\w+)` \|$", re.MULTILINE)
ROWS: Final = {int(ruling): (code, tests) for ruling, code, tests in ROW.findall(PAGE.read_text(encoding="utf-8"))}
RULINGS: Final = list(range(1, 46))


def test_the_page_lists_every_ruling() -> None:
    assert list(ROWS) == RULINGS


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_is_tested_by_name_where_the_page_says(ruling: int) -> None:
    tests = (HERE / f"{ROWS[ruling][1]}.py").read_text(encoding="utf-8")
    assert re.search(rf"^def test_ruling{ruling}_\w+", tests, re.MULTILINE)


@pytest.mark.parametrize("ruling", RULINGS)
def test_the_code_that_the_page_names_exists(ruling: int) -> None:
    folder, module, *names = ROWS[ruling][0].split(".")
    found: object = import_module(f"eldritch.games.realms.{folder}.{module}")
    for name in names:
        found = getattr(found, name)
    assert callable(found)
