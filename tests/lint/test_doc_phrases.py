"""Docs, studies, notebooks, docstrings and error messages contain none of the phrases in `banned_phrases.toml`.

Messages, among them the help of the command line, are checked by `test_phrases.py`.
"""

import ast
import html
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from .banned_phrases import banned_phrases

ROOT: Final = Path(__file__).parents[2]
SECTIONS: Final = ("english", "english_docs")

PAGES: Final = sorted(
    path.relative_to(ROOT).as_posix()
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "bench" / "README.md"]
)
NOTEBOOKS: Final = sorted((ROOT / "notebooks").glob("*.ipynb"))
REPORTS: Final = sorted((ROOT / "docs" / "studies").rglob("report.html"))
FOLDERS: Final = ("src/eldritch", "art", "bench", "docs")

EXAMPLES: Final = {"docs/writing.md"}
"""The page that shows banned phrases."""

GENERATED: Final = re.compile(r"<!-- keys: .*?<!-- end -->", re.DOTALL)
"""The part of the protocol that repeats messages."""
TAG: Final = re.compile(r"<(style|script).*?</\1>|<[^>]+>", re.DOTALL)
CODE: Final = re.compile(r"^```.*?^```|(?:\A|\n\n)(?: {4}[^\n]*(?:\n+|\Z))+|`[^`\n]*`", re.DOTALL | re.MULTILINE)
"""Blocks and words of code. Indented lines that do not follow an empty one continue a list."""
APOSTROPHE: Final = re.compile(r"\w'\w")


def prose(page: str) -> str:
    """The text of a page without code and generated lists, in one line."""
    return " ".join(CODE.sub(" ", GENERATED.sub(" ", page)).split())


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Every string that is a statement, with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, " ".join(node.value.value.split())


def errors(source: str) -> Iterator[tuple[int, str]]:
    """The texts of raised exceptions and of checks that raise one, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Raise) or (isinstance(node, ast.Call) and called(node) in {"require", "fault"}):
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.lineno, part.value


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


@pytest.mark.parametrize("page", [page for page in PAGES if page not in EXAMPLES])
def test_no_page_uses_a_banned_phrase(page: str) -> None:
    assert not list(banned_phrases(prose((ROOT / page).read_text("utf-8")), *SECTIONS))


@pytest.mark.parametrize("page", PAGES)
def test_pages_have_typographic_apostrophes(page: str) -> None:
    assert not APOSTROPHE.findall(prose((ROOT / page).read_text("utf-8")))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_no_notebook_uses_a_banned_phrase(path: Path) -> None:
    cells = json.loads(path.read_text("utf-8"))["cells"]
    text = "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    assert text
    assert not list(banned_phrases(prose(text), *SECTIONS))
    assert not APOSTROPHE.findall(prose(text))


@pytest.mark.parametrize("path", REPORTS, ids=lambda path: path.parent.name)
def test_no_study_uses_a_banned_phrase(path: Path) -> None:
    text = html.unescape(TAG.sub(" ", path.read_text("utf-8")))
    assert not list(banned_phrases(" ".join(text.split()), *SECTIONS))


def test_no_docstring_or_error_message_uses_a_banned_phrase() -> None:
    files = [ROOT / "run.py", *(path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py")))]
    found = [
        f"{path.relative_to(ROOT)}:{line}: {phrase}"
        for path in files
        for texts in (docstrings, errors)
        for line, text in texts(path.read_text("utf-8"))
        for phrase in banned_phrases(text, *SECTIONS)
    ]
    assert len(files) > 500
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "A game\nfor whoever wants it.",
        "The log tells what happened.",
        "This is no position of the game.",
        "The settings of then: 12 moves.",
        "Each player moves his figures.",
        "So it is for `arena`.",
        "Shuffle the deck\nanew.",
    ],
)
def test_a_planted_phrase_is_found(text: str) -> None:
    assert list(banned_phrases(prose(text), *SECTIONS))
    source = f'def f() -> None:\n    """{text}"""\n'
    assert [list(banned_phrases(found, *SECTIONS)) for _, found in docstrings(source)] != [[]]


@pytest.mark.parametrize(
    "source",
    ['raise BadDump(f"{x!r} is no position")', 'require(x, "not so many cards")', 'file.fault(x, "is no card")'],
)
def test_a_planted_phrase_in_an_error_message_is_found(source: str) -> None:
    assert [phrase for _, text in errors(source) for phrase in banned_phrases(text, *SECTIONS)]


def test_code_is_not_prose() -> None:
    assert prose("Use `anew()`.\n\n```python\nanew()\n```\n\n    anew()\n\nEnd.") == "Use . End."


def test_the_lines_of_a_list_are_prose() -> None:
    assert prose("1. A ruling\n    that goes on.\n\n    anew()\n") == "1. A ruling that goes on."


def test_the_page_on_writing_shows_banned_phrases() -> None:
    assert all(list(banned_phrases(prose((ROOT / page).read_text("utf-8")), *SECTIONS)) for page in EXAMPLES)
