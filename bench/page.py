"""How long it takes in a page without a server until one can play, and how much is loaded for it.

    python -m bench.page --write docs/performance-browser.md

Writes the site, serves it as a web host does (files, compressed with gzip where that helps) and opens it in a headless
Chromium: once with nothing in its cache and once again. README.md says what is measured and how.
"""

import argparse
import gzip
import re
import shutil
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import BrowserContext, Page, sync_playwright

import eldritch
from eldritch.cli.site import write
from eldritch.lab.measure import machine

HEAD: Final = (
    "| | home is ready, s | from sitting down to the first move, s | loaded before the first game, KB | in all, MB |\n"
    "| --- | ---: | ---: | ---: | ---: |"
)
BEGIN: Final = "<!-- page -->"
END: Final = "<!-- end of page -->"
COMPRESSED: Final = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest")
SETTINGS: Final = '{"speed": "instant", "text": true, "confirm": false, "mute": true, "hints": false}'
CHOICE: Final = ".plain section button:not(:disabled)"
PATIENCE: Final = 120_000
CHOOSING: Final = 3.0
"""Seconds in which a person looks at the home page before they sit down."""


class Host(SimpleHTTPRequestHandler):
    """A host of files that counts the bytes it sends."""

    sent: Final[list[int]] = []
    packed: Final[dict[Path, bytes]] = {}

    def send_head(self) -> Any:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return None
        data = self._content(path)
        self.sent.append(len(data))
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(data)))
        if path.suffix in COMPRESSED:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        return BytesIO(data)

    def _content(self, path: Path) -> bytes:
        if path not in self.packed:
            data = path.read_bytes()
            self.packed[path] = gzip.compress(data, 9) if path.suffix in COMPRESSED else data
        return self.packed[path]

    def log_message(self, format: str, *args: object) -> None:
        pass


class Measured(NamedTuple):
    ready: float
    first_move: float
    before: int
    total: int


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """The address of a site, below a path."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/site/"
    server.shutdown()


def visit(context: BrowserContext, url: str, game: str) -> Measured:
    """Open the home page, look at it for a while, sit down and wait for the first decision."""
    Host.sent.clear()
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(url)
    button = page.locator(f"article.{game} button").first
    button.wait_for(timeout=PATIENCE)
    ready = time.perf_counter() - begun
    before = sum(Host.sent)
    page.wait_for_timeout(CHOOSING * 1000)
    begun = time.perf_counter()
    button.click()
    page.wait_for_url(re.compile("#/table/"), timeout=PATIENCE)
    page.locator(CHOICE).first.wait_for(timeout=PATIENCE)
    first_move = time.perf_counter() - begun
    total = sum(Host.sent)
    settle(page)
    page.close()
    return Measured(ready, first_move, before, total)


def settle(page: Page) -> None:
    """Let the service worker keep what the next visit needs."""
    page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=PATIENCE)
    page.wait_for_timeout(5000)


def row(name: str, runs: list[Measured]) -> str:
    """The medians of several visits."""
    ready, first_move, before, total = (median(values) for values in zip(*runs, strict=True))
    return f"| {name} | {ready:.1f} | {first_move:.1f} | {before / 1e3:.0f} | {total / 1e6:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="visits of each kind and game")
    parser.add_argument("--write", type=Path, help="write the table into this file between its marks")
    chosen = parser.parse_args()
    rows = [f"{machine()['processor']}, headless Chromium. Medians of {chosen.runs} visits.", "", HEAD]
    chromium = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        write(folder / "site")
        url = stack.enter_context(hosted(folder))
        browser = stack.enter_context(sync_playwright()).chromium.launch(
            executable_path=chromium, args=["--no-sandbox"]
        )
        for game in eldritch.games():
            first: list[Measured] = []
            second: list[Measured] = []
            for _ in range(chosen.runs):
                context = browser.new_context(locale="en-US")
                context.add_init_script(f"localStorage.setItem('eldritch.settings', '{SETTINGS}')")
                first.append(visit(context, url, game))
                second.append(visit(context, url, game))
                context.close()
            rows += [row(f"{game}, first visit", first), row(f"{game}, later", second)]
            print(*rows[-2:], sep="\n", flush=True)
        browser.close()
    if chosen.write:
        text = chosen.write.read_text(encoding="utf-8")
        head, _, rest = text.partition(BEGIN)
        tail = rest.partition(END)[2]
        chosen.write.write_text("\n".join([head + BEGIN, "", *rows, "", END + tail]), encoding="utf-8")


if __name__ == "__main__":
    main()
