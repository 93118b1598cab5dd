"""What goes into the installed package beside Python modules."""

import tomllib
from pathlib import Path

import pytest
from setuptools import Distribution
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]


def packed(package: str, folder: Path) -> set[str]:
    """The data files that an installation of the package in this folder has."""
    patterns = {"" if name == "*" else name: found for name, found in SETTINGS["package-data"].items()}
    command = build_py(Distribution({"packages": [package], "package_data": patterns}))
    command.finalize_options()
    command.manifest_files = {}
    return {Path(file).relative_to(folder).as_posix() for file in command.find_data_files(package, str(folder))}


@pytest.mark.parametrize(
    ("package", "file"),
    [
        ("eldritch", "py.typed"),
        ("eldritch.bots", "levels.toml"),
        ("eldritch.server", "static/index.html"),
        ("eldritch.server", "static/assets/deeper/index-3f9ac01b.js"),
        ("eldritch.server", "pictures/manifest.json"),
        ("eldritch.games", "realms/locale/en/cards.ftl"),
    ],
)
def test_the_browser_app_and_all_data_are_packed(package: str, file: str, tmp_path: Path) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("", encoding="utf-8")
    assert file in packed(package, tmp_path)
