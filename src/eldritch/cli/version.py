"""`eldritch --version`: what exactly is running."""

import platform
import subprocess
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import eldritch
from eldritch._pure import is_compiled
from eldritch.locale import Words

PACKAGE: Final = Path(eldritch.__file__).parent
CLONE: Final = PACKAGE.parents[1]
COMMIT: Final = PACKAGE / "commit.txt"
"""The commit that an installed package was built from. setup.py writes it."""


def version_line(words: Words) -> str:
    """Version, build, whether the rules are compiled, and Python."""
    return words.say(
        "cli-version",
        version=number(),
        build="clone" if _is_clone() else "package",
        commit=commit() or "-",
        rules="compiled" if is_compiled() else "pure",
        python=f"{platform.python_version()}, {platform.system()} {platform.machine()}",
    )


def number() -> str:
    """The version in pyproject.toml, as it was installed."""
    try:
        return version("eldritch")
    except PackageNotFoundError:
        return "0"


def commit() -> str:
    """The commit of this build; empty if unknown."""
    if _is_clone():
        try:
            asked = subprocess.run(
                ["git", "-C", str(CLONE), "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True, check=True
            )
        except (OSError, subprocess.CalledProcessError):
            return ""
        return asked.stdout.strip()
    return COMMIT.read_text(encoding="utf-8").strip() if COMMIT.is_file() else ""


def _is_clone() -> bool:
    return (CLONE / ".git").exists() and (CLONE / "pyproject.toml").is_file()
