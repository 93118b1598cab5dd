"""The lists in docs/protocol.md: all routes and all error keys.

python -m tests.server.protocol          rewrite both lists
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import eldritch
from eldritch.locale import Words
from eldritch.server.api.problems import BY_STATUS
from eldritch.server.typescript import handlers
from tests.locale.files import LANGUAGE

SOURCE: Final = Path(eldritch.__file__).parent
DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "protocol.md"
ERRORS: Final = {"ApiError", "Rejected", "problem"}
APOSTROPHE: Final = re.compile(r"(?<=\w)'(?=[\w ])")


@cache
def raised() -> set[str]:
    """The keys of all errors that a server raises."""
    files = [path for path in SOURCE.rglob("*.py") if path.parent != SOURCE / "page"]
    return set(BY_STATUS.values()) | {key for path in files for key in _raised_in(path)}


def _raised_in(path: Path) -> Iterator[str]:
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ERRORS:
            key = call.args[0]
            if isinstance(key, ast.Constant):
                yield str(key.value)


def key_lines() -> list[str]:
    """A line for every key: its arguments and its English message."""
    words = Words("en")
    lines: list[str] = []
    for key in sorted(raised()):
        takes = sorted(LANGUAGE["en"].variables(key))
        said = words.say(key, **{name: f"‹{name}›" for name in takes})
        args = f" ({', '.join(f'`{name}`' for name in takes)})" if takes else ""
        lines.append(f"* `{key}`{args} {said}")
    return lines


def address_lines() -> list[str]:
    """A line for every route with its description, with the apostrophes of docs."""
    summaries = {address: (handler.fn.__doc__ or "").split("\n")[0] for address, handler in handlers()}
    ordered = sorted(summaries, key=lambda address: address.split(" ")[::-1])
    return [f"* `{address}` {APOSTROPHE.sub('’', summaries[address])}" for address in ordered]


def listed(name: str, text: str) -> list[str]:
    """The current lines of a list in the document."""
    return _part(name).search(text).group(2).strip().splitlines()  # type: ignore[union-attr]


def _part(name: str) -> re.Pattern[str]:
    return re.compile(rf"(<!-- {name}: [^\n]*-->\n)(.*?)(<!-- end -->)", re.DOTALL)


def main() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for name, lines in (("addresses", address_lines()), ("keys", key_lines())):
        head, tail = _part(name).search(text).span(2)  # type: ignore[union-attr]
        text = "\n".join([text[:head], *lines, "", text[tail:]])
    DOCUMENT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
