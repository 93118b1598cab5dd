"""Generic code names no game: it reads the profile or the files of a game instead."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import eldritch

ROOT: Final = Path(__file__).parents[2]
ID: Final = re.compile(rf"(?<![\w/])({'|'.join(eldritch.games())})(?!\w)")

SEARCHED: Final = ("src/eldritch", "web/src", "run.py", "setup.py")
OWN: Final = ("src/eldritch/games", "web/src/games")
"""The folders of the games themselves."""
BUILT: Final = ("src/eldritch/server/static", "src/eldritch/server/pictures")
"""What a build writes."""
KINDS: Final = {".py", ".toml", ".ftl", ".ts", ".svelte", ".css", ".json"}

ALLOWED: Final[dict[str, str]] = {}
"""Files that may name a game, with the reason."""


def generic_files() -> Iterator[Path]:
    """Every source file that must not name a game."""
    for place in SEARCHED:
        path = ROOT / place
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            inside = any(file.is_relative_to(ROOT / own) for own in (*OWN, *BUILT))
            if file.suffix in KINDS and not inside and ".test." not in file.name:
                yield file


def code_of(file: Path, text: str) -> str:
    """The text without comments, docstrings and examples, which may use any game."""
    match file.suffix:
        case ".py":
            return python_code(text)
        case ".ftl":
            # Help texts show commands: `  eldritch play nightmarium`.
            return re.sub(r"^( +eldritch .*|#.*)$", "", text, flags=re.MULTILINE)
        case ".toml":
            return re.sub(r"#.*", "", text)
        case ".ts" | ".svelte" | ".css":
            return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", "", text, flags=re.DOTALL)
    return text


def python_code(text: str) -> str:
    """Python source without comments and docstrings. A string is a docstring if it is a statement of its own."""
    kept: list[str] = []
    starts = True
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and starts):
            continue
        kept.append(token.string)
        if token.type != tokenize.NL:
            starts = token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING)
    return " ".join(kept)


def named_in(file: Path, text: str) -> list[str]:
    return [match[1] for match in ID.finditer(code_of(file, text))]


def naming_files() -> dict[str, list[str]]:
    """The generic files that name a game."""
    found = {file: named_in(file, file.read_text(encoding="utf-8")) for file in generic_files()}
    return {file.relative_to(ROOT).as_posix(): ids for file, ids in found.items() if ids}


def test_generic_code_names_no_game() -> None:
    assert naming_files().keys() - ALLOWED.keys() == set()


def test_no_exception_is_out_of_date() -> None:
    assert ALLOWED.keys() - naming_files().keys() == set()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("x.py", 'if game.id == "castle": ...'),
        ("x.py", "from eldritch.games.duel import state"),
        ("x.py", 'SEATS = {"realms": 2}'),
        ("x.ftl", "study-places = In castle all is hidden"),
        ("x.ts", 'const GAMES = ["realms", "duel"]; // all'),
        ("x.svelte", "{#if game === 'castle'}<b />{/if}"),
        ("x.css", ".a { color: var(--castle); }"),
        ("x.toml", "castle = 4"),
    ],
)
def test_a_planted_id_is_found(name: str, text: str) -> None:
    assert named_in(Path(name), text)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("x.py", '"""In castle everybody is hidden."""\n\nx = 1  # like castle\n'),
        ("x.py", 'def f() -> None:\n    """Such as duel.\n\n    >>> game("duel")\n    """\n'),
        ("x.py", "individual = 1\ncastles = 2"),
        ("x.ftl", "example =\n    eldritch play castle --seats 4\n"),
        ("x.ts", "/** The castle. */ const a = 1; // duel"),
    ],
)
def test_prose_and_examples_may_use_any_game(name: str, text: str) -> None:
    assert not named_in(Path(name), text)
