"""The drawing code is a build tool: the installed program must not import it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "eldritch"


def imported(code: str) -> Iterator[str]:
    """The absolute names that a module imports, also by `import_module` and `find_spec`."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Import(names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module
            case ast.Call(
                func=ast.Name("import_module" | "find_spec") | ast.Attribute(attr="import_module" | "find_spec"),
                args=[ast.Constant(str(module)), *_],
            ):
                yield module


def imports_art(code: str) -> bool:
    return any(name.partition(".")[0] == "art" for name in imported(code))


def test_nothing_in_the_package_imports_the_drawing_code() -> None:
    modules = list(SOURCE.rglob("*.py"))
    assert modules
    assert [str(path) for path in modules if imports_art(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    "code",
    [
        "import art",
        "import art.gallery as gallery",
        "from art import picture",
        "def later():\n    from art.sheet import sheet",
        "import_module('art.gallery')",
        "importlib.import_module('art')",
        "find_spec('art')",
    ],
)
def test_every_form_of_import_is_found(code: str) -> None:
    assert imports_art(code)


@pytest.mark.parametrize(
    "code", ["import artistry", "from . import art", "from .art import x", "import_module('.art')"]
)
def test_other_imports_are_allowed(code: str) -> None:
    assert not imports_art(code)
