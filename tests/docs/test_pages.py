"""The code on documentation pages runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
PAGES = sorted(str(path.relative_to(ROOT)) for path in FILES if "\n```python\n" in path.read_text("utf-8"))


@pytest.mark.parametrize("name", PAGES)
def test_the_code_on_a_page_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = (ROOT / name).read_text("utf-8")
    known: dict[str, object] = {"__name__": "__main__"}
    for block in re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        above = text.count("\n", 0, block.start(1))
        exec(compile("\n" * above + block[1], str(ROOT / name), "exec"), known)


def test_pages_with_code_are_found() -> None:
    assert {"README.md", "docs/quickstart.md"} < set(PAGES)
    assert len(PAGES) > 4
