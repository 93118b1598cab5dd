"""Builds the package, its rules compiled by mypyc where a C compiler is at hand, in pure Python elsewhere."""

import os
import sys
import sysconfig
import tomllib
from collections import defaultdict
from distutils.ccompiler import new_compiler  # setuptools brings it along
from distutils.sysconfig import customize_compiler
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.errors import CompileError, PlatformError

SOURCE = Path("src")
CACHE = Path("build", "mypy")

# Hidden symbols let the C compiler inline our small functions: a fifth more speed. Its warnings differ from
# version to version and shall not stop a build, save those about a constant that is too large for its type. Fused
# multiply-adds would round otherwise than Python does, and the search would choose other moves.
UNIX_FLAGS = [
    "-fvisibility=hidden",
    "-ffp-contract=off",
    "-Wno-error",
    "-Werror=overflow",
    "-Werror=shift-count-overflow",
]


def modules_by_group() -> dict[str, list[str]]:
    """What to compile: one library for each package named in pyproject.toml and for each folder inside it.

    Calls within a library are the fastest; libraries build side by side, and only where something changed.
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
    """Whether the module says that it does not want to be compiled."""
    return any(line.startswith("# mypyc: off") for line in path.read_text(encoding="utf-8").splitlines())


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are at hand, found out by using them."""
    compiler = new_compiler()
    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        try:
            customize_compiler(compiler)
            compiler.compile([str(probe)], folder, include_dirs=[sysconfig.get_path("include")])
        except (CompileError, PlatformError):
            return False
    return True


def extensions() -> list[Extension]:
    """The compiled modules; none where they are not wanted or cannot be made."""
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
        # mypyc does not write into its cache which attributes may be unset, and stumbles over one that a changed
        # module asks an unchanged one for. Without the cache it knows.
        rmtree(CACHE)
        made = compiled(groups)
    if sys.platform != "win32":
        for extension in made:
            extension.extra_compile_args += UNIX_FLAGS
    return made


def compiled(groups: dict[str, list[str]]) -> list[Extension]:
    """The C code of all groups; what has not changed is taken from the cache."""
    from mypyc.build import mypycify

    made: list[Extension] = mypycify(
        ["--config-file=", f"--cache-dir={CACHE}", *(path for group in groups.values() for path in group)],
        opt_level="3",
        debug_level="0",
        separate=[(group, name) for name, group in groups.items()],
        target_dir="build",
    )
    return made


setup(ext_modules=extensions(), options={"build_ext": {"parallel": True}})
