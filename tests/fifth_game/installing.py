"""Installs the package into a folder: a wheel, built without network, unpacked as an installer would."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final
from zipfile import ZipFile

HERE: Final = Path(__file__).parent
PACKAGE: Final = "ravens"
BUILD: Final = "from setuptools.build_meta import build_wheel; build_wheel('dist')"


def install(folder: Path) -> Path:
    """A folder that makes the game available when it is on Python's path."""
    source, installed = folder / "source", folder / "installed"
    shutil.copytree(HERE / PACKAGE, source / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(HERE / "pyproject.toml", source)
    subprocess.run([sys.executable, "-c", BUILD], cwd=source, check=True, capture_output=True)
    with ZipFile(next((source / "dist").glob("*.whl"))) as wheel:
        wheel.extractall(installed)
    return installed
