"""Which modules of Eldritch run in a page: those that its host imports, directly or not, and all games and bots."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOTS: Final = ("eldritch.page", "eldritch.page.thinking", "eldritch.bots", "eldritch.games")
"""Of `bots` and `games` every module is needed: they are found by name."""
TERMINAL: Final = frozenset({"rich"})
"""What only the terminal needs. A module that imports it stays outside."""
DATA: Final = (".ftl", ".toml", ".json")


def needed(source: Path) -> list[Path]:
    """The files of the modules that run in a page, and the data in their packages."""
    modules = {name_of(file, source): file for file in (source / "eldritch").rglob("*.py")}
    waiting = [name for name in modules if is_root(name)]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in found or not (imported := imports(name, modules[name])).isdisjoint(TERMINAL):
            continue
        found.add(name)
        waiting += {known for one in imported for known in (*parents(one), one) if known in modules} - found
    folders = {modules[name].parent for name in found}
    data = [file for folder in folders for file in folder.rglob("*") if file.suffix in DATA and is_ours(file)]
    return sorted({modules[name] for name in found} | set(data))


def name_of(file: Path, source: Path) -> str:
    return ".".join(file.relative_to(source).with_suffix("").parts).removesuffix(".__init__")


def is_root(name: str) -> bool:
    return name in ROOTS[:2] or name.startswith(("eldritch.bots.", "eldritch.games.")) or name in ROOTS


def is_ours(file: Path) -> bool:
    return not {"static", "pictures", "runtime"}.intersection(file.parts)


def parents(name: str) -> Iterator[str]:
    """The packages of a module, which are imported with it."""
    parts = name.split(".")
    return (".".join(parts[:length]) for length in range(1, len(parts)))


def imports(name: str, file: Path) -> set[str]:
    """What a module imports, as far as it does so by name. Names imported from a package may be modules."""
    package = name.split(".") if file.name == "__init__.py" else name.split(".")[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = ".".join([*package[: len(package) - node.level + 1], *([node.module] if node.module else [])])
            base = base if node.level else node.module or ""
            found |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
    return found
