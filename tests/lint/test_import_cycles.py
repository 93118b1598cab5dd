"""Modules import each other in one direction only, openly and at the top of the file."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).parents[2] / "src"


class Import(NamedTuple):
    """One module imports another."""

    importer: str
    imported: str
    is_nested: bool
    """Whether it happens inside a function or a condition."""


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(name: str, is_package: bool, source: str, known: set[str]) -> Iterator[Import]:
    """The imports of known modules in a source."""
    tree = ast.parse(source)
    package = name.split(".") if is_package else name.split(".")[:-1]
    for node in ast.walk(tree):
        nested = node not in tree.body
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            targets = [found if (found := f"{base}.{alias.name}") in known else base for alias in node.names]
        else:
            continue
        yield from (Import(name, target, nested) for target in targets if target in known and target != name)


def all_imports() -> list[Import]:
    paths = {module_of(path): path for path in sorted((SOURCE / "eldritch").rglob("*.py"))}
    known = set(paths)
    return [
        found
        for name, path in paths.items()
        for found in imports_of(name, path.name == "__init__.py", path.read_text(encoding="utf-8"), known)
    ]


def cycle_in(imports: list[Import]) -> list[str]:
    """Some modules that import each other in a circle; none if there are none."""
    below: dict[str, set[str]] = defaultdict(set)
    for found in imports:
        below[found.importer].add(found.imported)
    done: set[str] = set()
    for start in list(below):
        trail: list[str] = []
        waiting = [(start, iter(sorted(below[start])))]
        while waiting:
            name, rest = waiting[-1]
            if name not in trail:
                trail.append(name)
            after = next((other for other in rest if other not in done), None)
            if after is None:
                waiting.pop()
                trail.pop()
                done.add(name)
            elif after in trail:
                return [*trail[trail.index(after) :], after]
            else:
                waiting.append((after, iter(sorted(below[after]))))
    return []


def home(module: str) -> str:
    """The package a module belongs to: a game, or a package of the platform."""
    parts = module.split(".")
    return ".".join(parts[: 3 if parts[1:2] == ["games"] else 2])


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert cycle_in(all_imports()) == []


def test_no_import_is_hidden_in_a_function_within_a_package() -> None:
    """An import of another package may wait until it is needed, to save time; one of the own package hides a circle."""
    lazy = {("eldritch.server.serving", "eldritch.server.app")}  # the worker's process imports it, not the starter's
    hidden = [found for found in all_imports() if found.is_nested and home(found.importer) == home(found.imported)]
    assert [found for found in hidden if found[:2] not in lazy] == []


@pytest.mark.parametrize(
    ("sources", "cycle"),
    [
        ({"a": "import b", "b": "import c", "c": ""}, []),
        ({"a": "import b", "b": "import c", "c": "from a import x"}, ["a", "b", "c", "a"]),
        ({"a": "def f():\n import b", "b": "import a"}, ["a", "b", "a"]),
        ({"a": "if TYPE_CHECKING:\n import b", "b": "import a"}, ["a", "b", "a"]),
    ],
)
def test_circles_are_found(sources: dict[str, str], cycle: list[str]) -> None:
    found = [one for name, source in sources.items() for one in imports_of(name, False, source, set(sources))]
    assert cycle_in(found) == cycle
