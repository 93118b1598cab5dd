"""Private instances of PostgreSQL and Redis for tests, each in its own folder, connected by sockets."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NoReturn

import psycopg
import pytest

REQUIRED = os.environ.get("ELDRITCH_CI", "") not in ("", "0")
"""Whether a test may be skipped because a program is missing."""


def missing(what: str, package: str) -> NoReturn:
    reason = f"{what} is not installed (Debian: apt install {package})"
    if REQUIRED:
        pytest.fail(f"{reason}, and ELDRITCH_CI asks for it")
    pytest.skip(reason)


def postgresql_programs() -> Path | None:
    """The folder of initdb and postgres, which Debian does not put on the path."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


@contextmanager
def postgresql(*, durable: bool = False) -> Iterator[str]:
    """Start a PostgreSQL and yield its address. Unless durable, it does not sync to disk, which is faster."""
    programs = postgresql_programs()
    if programs is None:
        missing("PostgreSQL", "postgresql")
    with _folder() as folder:
        user = _unprivileged(folder)
        owner = pwd.getpwnam(user or pwd.getpwuid(os.getuid()).pw_name).pw_name
        subprocess.run(
            [programs / "initdb", "-D", folder / "data", "-U", "eldritch", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True,
            capture_output=True,
            user=user,
            cwd=folder,
            env={**os.environ, "LC_ALL": "C.UTF-8", "USER": owner},
        )
        command = [programs / "postgres", "-D", folder / "data", "-k", folder, "-c", "listen_addresses="]
        command += ["-c", "max_connections=200", "-c", f"fsync={'on' if durable else 'off'}"]
        url = f"postgresql://eldritch@/postgres?host={folder}"
        with _running([str(word) for word in command], folder, user, lambda: _answers_postgresql(url)):
            yield url


@contextmanager
def redis() -> Iterator[str]:
    """Start a Redis and yield its address."""
    program = shutil.which("redis-server")
    if program is None:
        missing("Redis", "redis-server")
    with _folder() as folder:
        socket = folder / "redis.sock"
        command = [program, "--port", "0", "--unixsocket", str(socket), "--save", "", "--dir", str(folder)]
        with _running(command, folder, None, socket.exists):
            yield f"unix://{socket}"


@contextmanager
def _folder() -> Iterator[Path]:
    """A temporary folder with a short path, because socket paths are limited."""
    folder = Path(tempfile.mkdtemp(prefix="eldritch-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _unprivileged(folder: Path) -> str | None:
    """The user that runs PostgreSQL, which refuses to run as root."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            pwd.getpwnam(name)
            shutil.chown(folder, name)
            return name
    missing("A user for PostgreSQL that is not root", "postgresql")


def _answers_postgresql(url: str) -> bool:
    try:
        psycopg.connect(url).close()
    except psycopg.OperationalError:
        return False
    return True


@contextmanager
def _running(command: list[str], folder: Path, user: str | None, answers: Callable[[], bool]) -> Iterator[None]:
    log = folder / "log"
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, user=user, cwd=folder)
    try:
        for _ in range(600):
            if answers():
                break
            assert process.poll() is None, log.read_text(errors="replace")
            time.sleep(0.05)
        else:
            raise AssertionError(f"{command[0]} does not answer: {log.read_text(errors='replace')}")
        yield
    finally:
        process.send_signal(2)  # SIGINT: PostgreSQL and Redis both shut down cleanly
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
