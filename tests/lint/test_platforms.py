"""Nothing in the program works on one system only: processes are spawned, and what only POSIX has is guarded."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PRODUCTION: Final = [
    *(ROOT / "src").rglob("*.py"),
    *(ROOT / "release").glob("*.py"),
    ROOT / "run.py",
    ROOT / "setup.py",
]

POSIX_MODULES: Final = {
    "curses",
    "fcntl",
    "grp",
    "posix",
    "pty",
    "pwd",
    "readline",
    "resource",
    "syslog",
    "termios",
    "tty",
}
POSIX_NAMES: Final = {
    "os": {"geteuid", "getgid", "getuid", "kill", "killpg", "mkfifo", "nice", "sched_getaffinity", "setsid", "uname"},
    "signal": {"SIGALRM", "SIGHUP", "SIGKILL", "SIGQUIT", "SIGUSR1", "SIGUSR2", "alarm", "setitimer"},
    "socket": {"AF_UNIX", "SO_REUSEPORT", "socketpair"},
}
"""What Windows does not have, or what does something else there: `os.kill` ends the process."""
GUARDS: Final = ("os.name", "sys.platform", "hasattr(os", "suppress(ImportError)")
FORKS: Final = {"os.fork", "os.forkpty", "os.posix_spawn", "multiprocessing.Process", "multiprocessing.Pool"}


def faults(source: str) -> Iterator[str]:
    """What works on some systems only."""
    tree = ast.parse(source)
    yield from _process_faults(tree)
    for statement in tree.body:
        for node in ast.walk(statement):
            if name := _posix_only(node):
                around = _innermost(statement, node)
                if not any(guard in ast.unparse(around) for guard in GUARDS):
                    yield f"{name} without a test of the system"


def _process_faults(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node) in FORKS:
            yield ast.unparse(node)
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func).rpartition(".")[2]
        given = [ast.unparse(argument) for argument in node.args]
        if called in ("get_context", "set_start_method") and given != ["'spawn'"]:
            yield f"{called} without 'spawn'"
        if called == "ProcessPoolExecutor" and not any(word.arg == "mp_context" for word in node.keywords):
            yield "ProcessPoolExecutor without mp_context"
        if any(word.arg == "preexec_fn" for word in node.keywords):
            yield "preexec_fn"


def _posix_only(node: ast.AST) -> str:
    """The name of what only POSIX has, if this is such a thing."""
    if isinstance(node, ast.Import):
        return next((alias.name for alias in node.names if alias.name in POSIX_MODULES), "")
    if isinstance(node, ast.ImportFrom) and node.level == 0:
        module = node.module or ""
        forked = module == "multiprocessing" and {alias.name for alias in node.names} & {"Process", "Pool"}
        return f"{module} {forked}" if forked else module if module in POSIX_MODULES else ""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return ast.unparse(node) if node.attr in POSIX_NAMES.get(node.value.id, ()) else ""
    return ""


def _innermost(statement: ast.stmt, node: ast.AST) -> ast.AST:
    """The innermost function around a node, or else its whole statement."""
    functions = [
        each
        for each in ast.walk(statement)
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and any(inner is node for inner in ast.walk(each))
    ]
    return functions[-1] if functions else statement


@pytest.mark.parametrize("path", PRODUCTION, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_module_works_on_all_systems(path: Path) -> None:
    assert not list(faults(path.read_text("utf-8")))


def test_every_text_file_is_read_in_a_named_encoding() -> None:
    """By default Windows would read it in the language's old one."""
    command = [sys.executable, "-m", "ruff", "check", "--preview", "--select", "PLW1514", "--no-cache"]
    found = subprocess.run(
        [*command, "src", "release", "art", "run.py", "setup.py"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stdout


@pytest.mark.parametrize(
    "source",
    [
        "import fcntl",
        "from resource import getrusage",
        "def f(): os.kill(1, 0)",
        "pid = os.fork()",
        "from multiprocessing import Pool",
        "multiprocessing.get_context('fork')",
        "get_context()",
        "ProcessPoolExecutor(2)",
        "subprocess.Popen([], preexec_fn=os.setsid)",
        "signal.signal(signal.SIGHUP, stop)",
    ],
)
def test_what_works_on_one_system_only_is_found(source: str) -> None:
    assert list(faults(source))


@pytest.mark.parametrize(
    "source",
    [
        "def f():\n    if os.name == 'nt':\n        return\n    os.kill(1, 0)",
        "if hasattr(os, 'nice'):\n    os.nice(5)",
        "get_context('spawn').Process(target=f)",
        "ProcessPoolExecutor(2, mp_context=get_context('spawn'))",
        "signal.signal(signal.SIGINT, stop)",
    ],
)
def test_what_works_everywhere_is_allowed(source: str) -> None:
    assert not list(faults(source))
