"""The packages, built once and installed into empty environments."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

import pytest

from release.packages import build_native_wheel, build_pure_wheel, build_sdist

ROOT: Final = Path(__file__).parents[2]


@dataclass(frozen=True)
class Packages:
    sdist: Path
    wheels: dict[str, Path]
    """The pure wheel, and the native one if the rules are compiled here."""


@dataclass(frozen=True)
class Environment:
    """A virtual environment with nothing but an installed wheel and what it needs."""

    folder: Path

    @property
    def programs(self) -> Path:
        return self.folder / ("Scripts" if os.name == "nt" else "bin")

    def variables(self, **more: str) -> dict[str, str]:
        ours = ("PYTHONPATH", "ELDRITCH_", "LANG", "LC_")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        return {**kept, "ELDRITCH_LANG": "en", "ELDRITCH_DATABASE": str(self.folder / "games.db"), **more}

    def eldritch(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run the installed command somewhere outside the repository."""
        return self._run([str(self.programs / "eldritch"), *arguments], typed)

    def python(self, code: str) -> subprocess.CompletedProcess[str]:
        return self._run([str(self.programs / "python"), "-c", code])

    def _run(self, command: list[str], typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            input=typed,
            cwd=self.folder,
            env=self.variables(),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    out = tmp_path_factory.mktemp("dist")
    sdist = build_sdist(out)
    wheels = {"pure": build_pure_wheel(sdist, out)}
    if native := build_native_wheel(out):
        wheels["native"] = native
    return Packages(sdist, wheels)


@pytest.fixture(scope="session", params=["pure", "native"])
def wheel(request: pytest.FixtureRequest, packages: Packages) -> Path:
    if request.param not in packages.wheels:
        pytest.skip("the rules are not compiled")
    return packages.wheels[request.param]


@pytest.fixture(scope="session")
def library(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The wheel installed without extras: only what it requires is there."""
    environment = _installed(wheel, tmp_path_factory.mktemp("library"))
    _copy_distributions(_required(), _site_packages(environment))
    return environment


@pytest.fixture(scope="session")
def full(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The wheel installed with the server, whose packages are those of the environment of these tests."""
    environment = _installed(wheel, tmp_path_factory.mktemp("full"))
    ours = Path(str(distribution("pip").locate_file("")))
    (_site_packages(environment) / "shared.pth").write_text(f"{ours}\n", encoding="utf-8")
    return environment


def _installed(wheel: Path, folder: Path) -> Environment:
    environment = Environment(folder / "environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(environment.folder)], check=True)
    python = shutil.which("python", path=environment.programs)
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", str(wheel)], check=True)
    return environment


def _site_packages(environment: Environment) -> Path:
    [installed] = environment.folder.rglob("eldritch/__init__.py")
    return installed.parents[1]


def _required() -> list[str]:
    """What `pip install eldritch` installs besides, by the lock file."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    return [line.partition("==")[0] for line in lock.splitlines() if line[:1].isalpha()]


def _copy_distributions(names: list[str], to: Path) -> None:
    """Link packages of our environment into another one."""
    for name in names:
        found = distribution(name)
        for entry in {file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")}:
            if not (to / entry).exists():
                (to / entry).symlink_to(str(found.locate_file(entry)))
