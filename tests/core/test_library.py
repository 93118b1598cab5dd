"""The public interface: `import eldritch` and the examples in docstrings."""

import ast
import doctest
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import eldritch


@pytest.mark.parametrize(
    "module",
    [
        "eldritch",
        "eldritch.core.actions",
        "eldritch.core.options",
        "eldritch.bots",
        "eldritch.lab.arena",
    ],
)
def test_the_examples_in_the_docstrings_run(module: str) -> None:
    # Read from the source, because compiled modules have no docstrings.
    found = import_module(module)
    source = Path(eldritch.__file__).parent.joinpath(*module.split(".")[1:])
    path = source / "__init__.py" if source.is_dir() else source.with_suffix(".py")
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    example = doctest.DocTestParser().get_doctest(docstring, vars(found).copy(), module, str(path), 0)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0


def test_an_unknown_game_is_named_with_the_known_ones() -> None:
    with pytest.raises(
        eldritch.UnknownGame, match="there is no game 'chess'; the games are realms, nightmarium, duel, castle"
    ):
        eldritch.game("chess")


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
def test_an_impossible_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(eldritch.BadOptions, match=f"nightmarium seats 2 to 5, not {seats}"):
        eldritch.game("nightmarium").new(seats)


def test_importing_the_library_imports_no_heavy_modules() -> None:
    heavy = ["rich", "fluent", "numpy", "asyncio", "hypothesis", "eldritch.games.nightmarium"]
    code = f"import sys, eldritch; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("line", ["import eldritch.games.castle", "import eldritch.games.duel as duel"])
def test_a_game_is_imported_as_a_module_and_games_stays_a_function(line: str) -> None:
    code = f"import eldritch\n{line}\nassert 'castle' in eldritch.games()\nassert eldritch.games.GAMES"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
