"""The sections of docs/reliability.md, each written by a command of its own, and the progress of those commands.

Long runs save what they have done under build/, so that they can be interrupted. What is saved there is bound to the
sources it was done with: other sources begin again.
"""

import ast
import json
import os
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import eldritch
from eldritch._pure import is_compiled

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "reliability.md"
BUILD: Final = ROOT / "build"
UNRELATED: Final = (
    *("words", "learning", "locale", "tactics", "view_types.py", "profile.py", "scores.py"),
    *("history.py", "sight.py"),
)
"""Modules without influence on what is legal and what is seen."""


def write_section(title: str, text: str, page: Path = PAGE) -> None:
    """Replace the section with this title, or add it at the end; other sections stay as they are."""
    head, *sections = page.read_text(encoding="utf-8").rstrip("\n").split("\n## ")
    text = text.strip("\n")
    new = f"{title}\n\n{text}\n"
    places = [place for place, section in enumerate(sections) if section.partition("\n")[0] == title]
    if places:
        sections[places[0]] = new
    else:
        sections.append(new)
    page.write_text("\n\n## ".join(part.strip("\n") for part in (head, *sections)) + "\n", encoding="utf-8")


@cache
def fingerprint(id: str) -> str:
    """Eight hexadecimal digits that change with the rules of a game, or between compiled and pure rules."""
    source = Path(eldritch.__file__).parent
    game = source / "games" / id
    whole = sha256(f"compiled {is_compiled()}".encode())
    for path in sorted([*(source / "core").rglob("*.py"), *game.rglob("*.py"), *game.rglob("*.toml")]):
        if not set(UNRELATED) & set(path.relative_to(source).parts):
            text = path.read_text(encoding="utf-8")
            whole.update((without_comments(text) if path.suffix == ".py" else text).encode())
    return whole.hexdigest()[:8]


def without_comments(text: str) -> str:
    """Python code without comments, docstrings and layout."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [line for line in node.body if not _is_text(line)]
    return ast.dump(tree)


def _is_text(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)


def load(path: Path, key: dict[str, Any]) -> dict[str, Any]:
    """What was saved under this key; empty if that was another key, or nothing."""
    try:
        saved = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return dict(saved["progress"]) if saved.get("key") == key else {}


def save(path: Path, key: dict[str, Any], progress: dict[str, Any]) -> None:
    """Save progress, so that an interruption leaves either the old file or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(json.dumps({"key": key, "progress": progress}), encoding="utf-8")
    os.replace(new, path)
