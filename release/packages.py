"""The source distribution and the wheels.

All are built from copies, so that the working tree stays as it is. The pure wheel is built from the unpacked source
distribution, which proves that this is complete.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
CONTENT: Final = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "CHANGELOG.md", "CREDITS.md", "LICENSE")
"""The files besides the source that go into the source distribution."""
NOT_SOURCE: Final = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info")
HOOK: Final = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"


class NotBuilt(Exception):
    """A package could not be built. Its text is the output of the build."""


def build_sdist(out: Path) -> Path:
    """Build the source distribution. It contains the built browser app and the pictures, so that it needs no Node."""
    _run([sys.executable, "setup.py", "--version"], ROOT, ELDRITCH_PURE="1")  # notes the commit
    with TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in CONTENT:
            shutil.copy2(ROOT / name, copy / name)
        shutil.copytree(SOURCE, copy / "src", ignore=NOT_SOURCE)
        return _build("build_sdist", copy, out)


def build_pure_wheel(sdist: Path, out: Path) -> Path:
    """Build the wheel for every platform, without compiled modules."""
    with TemporaryDirectory() as folder, tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
        [unpacked] = Path(folder).iterdir()
        return _build("build_wheel", unpacked, out, ELDRITCH_PURE="1")


def build_native_wheel(out: Path) -> Path | None:
    """Build the wheel for this platform, with the modules compiled in the working tree. None without a C compiler.

    To install it elsewhere, the wheels that cibuildwheel builds are better: they run on older systems too.
    """
    compiled = [path for suffix in ("so", "pyd") for path in SOURCE.rglob(f"*.{suffix}")]
    if not compiled:
        return None
    with TemporaryDirectory() as folder:
        # Where setuptools puts and looks for what it has built. What is newer than its C code is not compiled again.
        modules = Path(folder, f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}")
        for path in compiled:
            to = modules / path.relative_to(SOURCE)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, to)
        shutil.copytree(SOURCE / "eldritch", modules / "eldritch", ignore=NOT_SOURCE, dirs_exist_ok=True)
        arguments = ["build", "--build-base", folder, "egg_info", "--egg-base", folder]
        arguments += ["bdist_wheel", "--bdist-dir", f"{folder}/wheel", "--dist-dir", str(out.absolute())]
        before = set(out.iterdir())
        _run([sys.executable, "setup.py", "--quiet", *arguments], ROOT)
        return _newest(out, before)


def _build(hook: str, folder: Path, out: Path, **environment: str) -> Path:
    """Run a hook of the build backend, as pip does."""
    before = set(out.iterdir())
    _run([sys.executable, "-c", HOOK, hook, str(out.absolute())], folder, **environment)
    return _newest(out, before)


def _newest(out: Path, before: set[Path]) -> Path:
    """The file just made. It may replace one that was there before."""
    made = set(out.glob("eldritch-*")) - before or set(out.glob("eldritch-*"))
    return max(made, key=lambda path: path.stat().st_mtime)


def _run(command: list[str], folder: Path, **environment: str) -> None:
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotBuilt(done.stdout)
