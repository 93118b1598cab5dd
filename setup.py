"""Builds the package. mypyc compiles the rules if a C compiler is available."""

import os
import subprocess
import sys
import sysconfig
import tomllib
from collections import defaultdict
from contextlib import suppress
from distutils.ccompiler import new_compiler  # setuptools brings it along
from distutils.sysconfig import customize_compiler
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.errors import CompileError, PlatformError

SOURCE = Path("src")
COMMIT = SOURCE / "eldritch" / "commit.txt"
CACHE = Path("build", "mypy")

# Hidden symbols let the C compiler inline small functions, which gives 20 % more speed. Warnings differ between
# compiler versions and must not stop a build, except those about constants too large for their type. Fused
# multiply-adds round differently from Python, which would make the search choose other moves.
UNIX_FLAGS = [
    "-fvisibility=hidden",
    "-ffp-contract=off",
    "-Wno-error",
    "-Werror=overflow",
    "-Werror=shift-count-overflow",
]
# Passes of gcc that take a quarter of its time and make the rules no faster.
SKIPPED_PASSES = [
    "-fno-gcse",
    "-fno-tree-pre",
    "-fno-schedule-insns2",
    "-fno-tree-vectorize",
    "-fno-asynchronous-unwind-tables",
]


def modules_by_group() -> dict[str, list[str]]:
    """The modules to compile: one library for each package named in pyproject.toml and for each folder inside it.

    Calls within a library are fastest. Libraries are built in parallel, and only if something has changed.
    """
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["eldritch"]
    interpreted = set(settings["interpreted"])
    groups: dict[str, list[str]] = defaultdict(list)
    for package in settings["compiled"]:
        root = SOURCE / "eldritch" / package
        for path in sorted(root.rglob("*.py")):
            if path.name != "__init__.py" and interpreted.isdisjoint(path.parts) and not opted_out(path):
                folder = path.relative_to(root).parts[:-1][:1]
                groups["_".join(("eldritch", package, *folder))].append(str(path))
    return groups


def opted_out(path: Path) -> bool:
    """Whether the module opts out of compilation."""
    return any(line.startswith("# mypyc: off") for line in path.read_text(encoding="utf-8").splitlines())


def can_compile(flags: list[str] | None = None) -> bool:
    """Whether a C compiler and Python's headers are available and the flags known, tested by using them."""
    compiler = new_compiler()
    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        try:
            customize_compiler(compiler)
            compiler.compile([str(probe)], folder, include_dirs=[sysconfig.get_path("include")], extra_postargs=flags)
        except (CompileError, PlatformError):
            return False
    return True


def extensions() -> list[Extension]:
    """The extension modules; none if compilation is disabled or impossible."""
    if os.environ.get("ELDRITCH_PURE", "0") not in ("", "0"):
        print("eldritch: ELDRITCH_PURE is set, so nothing is compiled.")
        return []
    if not can_compile():
        print("eldritch: no C compiler with Python's headers was found, so this is the pure Python build.")
        return []

    groups = modules_by_group()
    try:
        made = compiled(groups)
    except ValueError:
        # The mypyc cache does not record which attributes may be unset, so a changed module that uses such an
        # attribute of an unchanged one fails. Build again without the cache.
        rmtree(CACHE)
        made = compiled(groups)
    if sys.platform != "win32":
        flags = UNIX_FLAGS + (SKIPPED_PASSES if can_compile(["-Werror", *SKIPPED_PASSES]) else [])
        for extension in made:
            extension.extra_compile_args += flags
    # The largest first, so that no core is left alone with one of them at the end.
    made.sort(key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))
    return made


def compiled(groups: dict[str, list[str]]) -> list[Extension]:
    """Generate the C code of all groups, using the cache for unchanged modules."""
    from mypyc.build import mypycify

    made: list[Extension] = mypycify(
        ["--config-file=", f"--cache-dir={CACHE}", *(path for group in groups.values() for path in group)],
        opt_level="3",
        debug_level="0",
        separate=[(group, name) for name, group in groups.items()],
        target_dir="build",
    )
    return made


def note_commit() -> None:
    """Record the commit for `eldritch --version`. An sdist contains the note already."""
    if Path(".git").exists():
        with suppress(OSError, subprocess.CalledProcessError):
            asked = subprocess.run(["git", "rev-parse", "--short=12", "HEAD"], capture_output=True, check=True)
            COMMIT.write_bytes(asked.stdout)


note_commit()
setup(ext_modules=extensions(), options={"build_ext": {"parallel": True}})
