"""A server in a separate process, started with `eldritch serve`."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]


class Served:
    """A running `eldritch serve`."""

    def __init__(self, port: int, *arguments: str, log: Path | None = None) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self._command = [sys.executable, "-m", "eldritch", "serve", "--port", str(port), "--no-limits", *arguments]
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        path = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        with Path(self._log or os.devnull).open("ab") as output:
            self._process = subprocess.Popen(
                self._command,
                stdout=output,
                stderr=output,
                env={**environment, "PYTHONPATH": path},
                start_new_session=True,
            )

    def wait(self, patience: float = 60.0) -> None:
        """Wait until the server is ready."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            try:
                urlopen(f"{self.url}/api/ready", timeout=2).close()
            except (URLError, OSError):
                assert self._process is not None
                assert self._process.poll() is None, "the server has ended"
                time.sleep(0.02)
            else:
                return
        raise AssertionError("the server does not answer")

    def runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def end(self, how: int = signal.SIGTERM) -> int:
        """Stop the server with all its workers. Returns the exit status."""
        assert self._process is not None
        if how == signal.SIGKILL:
            os.killpg(self._process.pid, how)
        else:
            self._process.send_signal(how)
        try:
            return self._process.wait(30)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            raise


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(*arguments: str, log: Path | None = None) -> Iterator[Served]:
    server = Served(free_port(), *arguments, log=log)
    server.start()
    try:
        server.wait()
        yield server
    finally:
        server.end()
