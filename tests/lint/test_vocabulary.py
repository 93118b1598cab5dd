"""Names, docstrings and comments use the words of docs/glossary.md and none of the banned ones."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
FILES: Final = sorted(
    [*(ROOT / "src" / "eldritch").rglob("*.py"), *(ROOT / "tests").rglob("*.py"), ROOT / "run.py", ROOT / "setup.py"]
)

WORDS: Final = (
    "aftermath",
    "anew",
    "bonds",
    "deed",
    "deeds",
    "estate",
    "finality",
    "leanings",
    "outlook",
    "prospects",
    r"reckon\w*",
    "restless",
    "stretch",
    "tastes",
    "things of",
    "thumb",
    "whereabouts",
    "worths",
)
"""Banned in names and prose."""

PHRASES: Final = ("at hand", "so many", "unless told")
"""Banned in prose. A name such as `looked_at_hand` may contain them."""

IN_NAMES: Final = re.compile(rf"\b({'|'.join(WORDS)})\b", re.IGNORECASE)
IN_PROSE: Final = re.compile(rf"\b({'|'.join(WORDS + PHRASES)})\b", re.IGNORECASE)
CAMEL_HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def banned_words(path: str, source: str) -> Iterator[tuple[int, str]]:
    """The banned words in a module, each with its line."""
    if not IN_PROSE.search(plain(f"{path} {source}")):
        return  # Parsing is slow, and most modules have none.
    for line, name in [(1, Path(path).stem), *names(source)]:
        for match in IN_NAMES.finditer(plain(name)):
            yield line, match[0].lower()
    for line, text in [*docstrings(source), *comments(source)]:
        for match in IN_PROSE.finditer(plain(text)):
            yield line, match[0].lower()


def plain(text: str) -> str:
    """The words of a text or name, separated by single spaces."""
    return " ".join(CAMEL_HUMP.sub(" ", text).replace("_", " ").split())


def names(source: str) -> Iterator[tuple[int, str]]:
    """The names of classes, functions, arguments and variables that a module defines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.lineno, node.name
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.attr


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Every string that is a statement: docstrings of modules, classes, functions and attributes."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


def comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def test_no_module_uses_banned_words() -> None:
    found = [
        f"{path}:{line}: {word}" for path, source in sources().items() for line, word in banned_words(path, source)
    ]
    assert not found, "\n".join(found)


def sources() -> dict[str, str]:
    """The source of every module except this one, by its path in the repository."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in FILES if path != Path(__file__)
    }


@pytest.mark.parametrize(
    ("path", "source", "word"),
    [
        ("games/outlook.py", "", "outlook"),
        ("a.py", "class CardWorths: ...", "worths"),
        ("a.py", "def things_of(seat): ...", "things of"),
        ("a.py", "def deal_anew(): ...", "anew"),
        ("a.py", "def f(estate): ...", "estate"),
        ("a.py", "self.thumb = 1", "thumb"),
        ("a.py", "for deed in []: ...", "deed"),
        ("a.py", '"""It takes\nso many turns."""', "so many"),
        ("a.py", "x = 1\n'''Reckoned when read.'''", "reckoned"),
        ("a.py", "x = 1  # the card at hand", "at hand"),
    ],
)
def test_banned_words_are_found(path: str, source: str, word: str) -> None:
    assert [found for _, found in banned_words(path, source)] == [word]


@pytest.mark.parametrize(
    "source", ["indeed = 1", "x = 'anew'", "bondsman = 1", "def looked_at_hand(): ...", '"""He stretched."""']
)
def test_other_words_are_allowed(source: str) -> None:
    assert list(banned_words("a.py", source)) == []
