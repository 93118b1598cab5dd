"""The browser app's sources: no types without content, and no games named outside `web/src/games/`."""

import re
from pathlib import Path

import pytest

import eldritch

SOURCE = Path(__file__).parents[2] / "web" / "src"
FILES = sorted({*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")})
GENERIC = [
    path
    for path in FILES
    if "games" not in path.relative_to(SOURCE).parts and not path.name.endswith((".gen.ts", ".test.ts"))
]

UNTYPED = re.compile(r"\bas unknown\b|<unknown>\s*\(?\w+\s*as\b|Record<string,\s*unknown>|\bas any\b|:\s*any\b")
"""Casts through `unknown`, and objects of which nothing is known."""
COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|//[^\n]*", re.DOTALL)
STYLE = re.compile(r"<style.*?</style>", re.DOTALL)
NAMED = re.compile(rf"\b({'|'.join(eldritch.games())})\b")


def code_of(path: Path) -> str:
    """The code of a file, without comments and style sheets."""
    return COMMENT.sub("", STYLE.sub("", path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_nothing_is_cast_through_unknown(path: Path) -> None:
    assert UNTYPED.findall(code_of(path)) == []


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_game_is_named_outside_its_folder(path: Path) -> None:
    assert NAMED.findall(code_of(path)) == []


def test_the_patterns_find_what_they_look_for() -> None:
    assert UNTYPED.search("const view = look.view as unknown as View;")
    assert UNTYPED.search("view: Record<string, unknown> | null")
    assert UNTYPED.search("const it = that as any;")
    assert not UNTYPED.search("(error: unknown) => String(error)")
    assert NAMED.search('if (game === "castle")')
    assert not NAMED.search("duelling")
