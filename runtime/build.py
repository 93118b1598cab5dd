"""Assembles the runtime: Pyodide with the part of the standard library that we use, wheels, and our code."""

import ast
import json
import shutil
import subprocess
import sys
from collections.abc import Iterable
from hashlib import sha256
from importlib.metadata import files as installed_files
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from .closure import needed

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
WHEELS: Final = ROOT / "build" / "page"
LOCK: Final = ROOT / "requirements-page.lock"
OUT: Final = SOURCE / "eldritch" / "page" / "runtime"

FOLDER: Final = "py"
LOADER: Final = "pyodide.mjs"
INTERPRETER: Final = (LOADER, "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
LIBRARY: Final = "python_stdlib.zip"
CODE: Final = "eldritch.zip"

PACKAGES: Final = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "mypy_extensions", "pytz", "typing_extensions")
"""Libraries in pure Python. Their versions are those of this environment."""
BABEL_DATA: Final = ("root.dat", "en.dat", "en_001.dat", "ru.dat")
"""Of Babel's data, what our languages need."""

UNUSED: Final = frozenset(
    [
        "_aix_support.py",
        "_android_support.py",
        "_apple_support.py",
        "_ios_support.py",
        "_osx_support.py",
        "_pyrepl",
        "bdb.py",
        "cProfile.py",
        "cmd.py",
        "compileall.py",
        "dbm",
        "doctest.py",
        "ensurepip",
        "filecmp.py",
        "ftplib.py",
        "getopt.py",
        "gettext.py",
        "idlelib",
        "imaplib.py",
        "mailbox.py",
        "mailcap.py",
        "multiprocessing",
        "nntplib.py",
        "optparse.py",
        "pdb.py",
        "pickletools.py",
        "plistlib.py",
        "poplib.py",
        "profile.py",
        "pstats.py",
        "pyclbr.py",
        "pydoc.py",
        "pydoc_data",
        "rlcompleter.py",
        "smtplib.py",
        "socketserver.py",
        "sqlite3",
        "tabnanny.py",
        "telnetlib.py",
        "timeit.py",
        "trace.py",
        "turtle.py",
        "unittest",
        "webbrowser.py",
        "wsgiref",
        "xml",
        "xmlrpc",
        "zipapp.py",
    ]
)
"""Modules of the standard library that nothing here imports."""
ENCODINGS: Final = frozenset(
    {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_16"}
)
EARLIEST: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive, so that the same content always gives the same hash."""


def build(out: Path = OUT) -> Path:
    """Build the runtime in a folder. What was there is replaced."""
    shutil.rmtree(out, ignore_errors=True)
    fresh = out / FOLDER / "new"
    fresh.mkdir(parents=True)
    for name in INTERPRETER:
        shutil.copy(PYODIDE / name, fresh / name)
    pack(fresh / LIBRARY, standard_library())
    pack(fresh / CODE, [*our_code(), *libraries()])
    for wheel in wheels():
        shutil.copy(wheel, fresh / wheel.name)
    version = digest(sorted(fresh.iterdir()))
    folder = fresh.rename(out / FOLDER / version)
    (out / FOLDER / "runtime.json").write_text(json.dumps(described(folder, version), indent=1) + "\n")
    return folder


def described(folder: Path, version: str) -> dict[str, object]:
    """What the page must know: where the loader is and what it loads, and which archives to unpack."""
    base = f"{FOLDER}/{version}"
    archives = [folder / CODE, *sorted(folder.glob("*.whl"))]
    return {
        "version": version,
        "size": sum(file.stat().st_size for file in folder.iterdir()),
        "files": {"loader": f"{base}/{LOADER}", **{name: f"{base}/{name}" for name in (*INTERPRETER[1:], LIBRARY)}},
        "archives": [
            {"path": f"{base}/{file.name}", "format": "wheel" if file.suffix == ".whl" else "zip"} for file in archives
        ],
    }


Content = tuple[str, bytes]
"""The path of a file in an archive, and what is in it."""


def pack(archive: Path, content: Iterable[Content]) -> None:
    with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for name, data in sorted(content):
            packed.writestr(ZipInfo(name, EARLIEST), data, ZIP_DEFLATED, 9)


def standard_library() -> list[Content]:
    """The standard library without what nothing here imports."""
    with ZipFile(PYODIDE / LIBRARY) as whole:
        names = [name for name in whole.namelist() if not name.endswith("/") and is_used(name)]
        return [(name, whole.read(name)) for name in names]


def is_used(name: str) -> bool:
    package, _, rest = name.partition("/")
    return rest.split(".")[0] in ENCODINGS if package == "encodings" else package not in UNUSED


def our_code() -> list[Content]:
    return [(str(file.relative_to(SOURCE)), shortened(file)) for file in needed(SOURCE)]


def libraries() -> list[Content]:
    """The libraries in pure Python, without what only other languages and other systems need."""
    found: list[Content] = []
    for package in PACKAGES:
        for file in installed_files(package) or ():
            path = Path(str(file.locate()))
            if path.suffix == ".py" or path.name in BABEL_DATA or path.name == "global.dat":
                found.append((str(file), shortened(path)))
    return found


def shortened(file: Path) -> bytes:
    """A file without docstrings and comments: what people do not read need not be sent."""
    data = file.read_bytes()
    if file.suffix != ".py":
        return data
    tree = ast.parse(data)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [part for part in body if not is_text(part)] or [ast.Pass()]  # type: ignore[attr-defined]
    return ast.unparse(tree).encode()


def is_text(part: ast.AST) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) and isinstance(part.value.value, str)


def wheels() -> list[Path]:
    """The compiled libraries, downloaded unless they are here."""
    WHEELS.mkdir(parents=True, exist_ok=True)
    marker = WHEELS / "lock"
    if not marker.exists() or marker.read_bytes() != LOCK.read_bytes():
        shutil.rmtree(WHEELS)
        platform = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
        command = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps")
        subprocess.run(
            [*command, *platform, "--only-binary=:all:", "--require-hashes", "-r", LOCK, "-d", WHEELS], check=True
        )
        marker.write_bytes(LOCK.read_bytes())
    return sorted(WHEELS.glob("*.whl"))


def digest(files: Iterable[Path]) -> str:
    found = sha256()
    for file in files:
        found.update(file.name.encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:12]
