"""The Python runtime for browsers has everything that runs in a page, and little else."""

import ast
from pathlib import Path

import pytest

import eldritch
from runtime.build import shortened
from runtime.closure import needed

SOURCE = Path(eldritch.__file__).parent.parent


@pytest.fixture(scope="module")
def files() -> set[str]:
    return {str(file.relative_to(SOURCE / "eldritch")) for file in needed(SOURCE)}


def test_the_host_the_games_and_the_bots_are_in_it(files: set[str]) -> None:
    wanted = {"page/host.py", "page/thinking.py", "bots/levels.py", "bots/levels.toml", "locale/ru/table.ftl"}
    wanted |= {f"games/{game}/{part}" for game in eldritch.games() for part in ("profile.py", "box/edition.toml")}
    assert wanted - files == set()


def test_what_only_a_server_or_a_terminal_needs_is_not_in_it(files: set[str]) -> None:
    assert not [file for file in files if file.startswith(("cli/", "store/", "envs/", "lab/study"))]
    assert "server/app.py" not in files
    assert not [file for file in files if "import rich" in (SOURCE / "eldritch" / file).read_text(encoding="utf-8")]


def test_a_shortened_module_says_the_same_without_docstrings(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        '"""What it is."""\n\ndef f(x):\n    """Why."""\n\ndef g(x):\n    "x"\n    return f"{x}" "y"  # z\n'
    )
    short = shortened(module).decode()
    assert "What" not in short
    assert "Why" not in short
    found: dict[str, object] = {}
    exec(short, found)
    assert found["f"](1) is None  # type: ignore[operator]
    assert found["g"](1) == "1y"  # type: ignore[operator]
    for file in needed(SOURCE):
        if file.suffix == ".py":
            ast.parse(shortened(file))
