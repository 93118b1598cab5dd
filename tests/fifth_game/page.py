"""The page `docs/adding-a-game.md`, which builds this package file by file.

    python -m tests.fifth_game.page

writes the files of the package into their code blocks.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from .installing import HERE

PAGE: Final = HERE.parents[1] / "docs" / "adding-a-game.md"
FILE: Final = re.compile(r"^```\w+ title=\"([\w./-]+)\"\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHELL: Final = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXCERPT: Final = "/ru/"
"""Of files in this folder the page shows a few lines only."""


class Step(NamedTuple):
    """Something the page tells its reader to do: write a file, or type a command."""

    file: str = ""
    text: str = ""
    command: str = ""


def steps() -> Iterator[Step]:
    """Everything there is to do, from top to bottom."""
    text = PAGE.read_text(encoding="utf-8")
    found = sorted([*FILE.finditer(text), *SHELL.finditer(text)], key=lambda match: match.start())
    for match in found:
        if match.re is FILE:
            yield Step(file=match[1], text=match[2])
        else:
            yield from (Step(command=line) for line in match[1].splitlines())


def with_files(text: str) -> str:
    """The page with the present files in its code blocks."""

    def block(match: re.Match[str]) -> str:
        if EXCERPT in match[1]:
            return match[0]
        head = match[0].partition("\n")[0]
        return f"{head}\n{(HERE / match[1]).read_text(encoding='utf-8')}```"

    return FILE.sub(block, text)


def package_files() -> Iterator[Path]:
    """The files that a reader of the page has to write; an `__init__.py` of one line is not worth showing."""
    yield HERE / "pyproject.toml"
    for path in sorted((HERE / "ravens").rglob("*")):
        if path.suffix in (".py", ".toml", ".ftl") and len(path.read_text(encoding="utf-8").splitlines()) > 1:
            yield path


if __name__ == "__main__":
    PAGE.write_text(with_files(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
