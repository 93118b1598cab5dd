"""Decision records have the same form and are listed in the index and the navigation."""

from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
RECORDS: Final = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
WORDS_ON_A_PAGE: Final = 450


def test_records_are_numbered_without_gaps() -> None:
    assert [int(path.name[:4]) for path in RECORDS] == list(range(1, len(RECORDS) + 1))
    assert len(RECORDS) > 10


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_has_context_decision_and_consequences_on_one_page(path: Path) -> None:
    text = path.read_text("utf-8")
    headings = [line for line in text.splitlines() if line.startswith("#")]
    assert headings[0].startswith(f"# {int(path.name[:4])}. ")
    assert headings[1:] == ["## Context", "## Decision", "## Consequences"]
    assert len(text.split()) < WORDS_ON_A_PAGE


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_listed_in_the_index_and_navigation(path: Path) -> None:
    title = path.read_text("utf-8").splitlines()[0].split(". ", 1)[1]
    assert f"[{title}]({path.name})" in (RECORDS[0].parent / "index.md").read_text("utf-8")
    assert f"- decisions/{path.name}\n" in (ROOT / "mkdocs.yml").read_text("utf-8")
