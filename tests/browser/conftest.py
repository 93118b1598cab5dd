"""Fixtures for browser tests: a real server and a real browser."""

import os
import random
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from eldritch.server.settings import PICTURES, STATIC
from tests.server.live_server import Served, serving

CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
"""The headless shell is preferred because it takes half the time."""
SCREENSHOT_CHROMIUM = shutil.which("chromium") or CHROMIUM
"""For published screenshots. The headless shell renders text less evenly."""

HOME_NETWORK = "home.test"
"""This machine under a name that browsers do not trust without https, as they do not trust an address at home."""

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    f"--host-resolver-rules=MAP {HOME_NETWORK} 127.0.0.1",
)

DESK = {"width": 1280, "height": 820}
PHONE = {"width": 390, "height": 844}

REFUSAL = re.compile(
    r"Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_FAILED)|WebSocket connection to "
    "|Service Worker registration blocked"
)
"""What the browser says of refused requests, of lines that a test or a closing server cuts, and of what tests block."""

OpenPage = Callable[..., Page]

expect.set_options(timeout=20_000)  # for busy machines


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of one file. While it is open, this process cannot run another event loop."""
    needed = {
        "Chromium": CHROMIUM is not None,
        "the built browser app": (STATIC / "index.html").exists(),
        "the drawn pictures": (PICTURES / "manifest.json").exists(),
    }
    missing = ", ".join(name for name, found in needed.items() if not found)
    if missing:
        assert "ELDRITCH_CI" not in os.environ, f"missing: {missing}"
        pytest.skip(f"missing: {missing}; `python3 run.py test` provides it")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as served:
        yield served


@pytest.fixture(autouse=True)
def fixed_seed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards and play the same bots' moves in every run of a test."""
    test = request.node.nodeid.partition("@")[0]
    chance = random.Random(f"{test}@{group_of(request.path)}")  # the name that it has with pytest-xdist
    for module in ("live.tables", "past.analysis"):
        monkeypatch.setattr(f"eldritch.server.{module}.secrets", SimpleNamespace(token_bytes=chance.randbytes))
    monkeypatch.setattr("eldritch.server.live.bot_pool.randbits", chance.getrandbits)


@pytest.fixture
def open_page(browser: Browser, server: Served) -> Iterator[OpenPage]:
    """Opens a page in a new browser context. Without a path, the page is blank, and the visitor is a guest already.

    The test fails if a page has raised an error or complained on the console.
    Refusals are excepted: the page says what was refused, but the browser reports every answer of 400 and above.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page_at(path: str | None = "/", lang: str = "en-US", size: dict[str, int] = DESK) -> Page:
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": size["width"], "height": size["height"]},
            locale=lang,
            reduced_motion="reduce",
            bypass_csp=True,
            service_workers="block",  # one would answer requests that a test wants to lose or to see
        )
        contexts.append(context)
        context.set_default_timeout(20_000)
        context.on("weberror", lambda raised: faults.append(str(raised.error)))
        context.on("console", lambda said: faults.extend([said.text] if is_fault(said) else []))
        page = context.new_page()
        if path is None:
            page.request.post("/api/guest", data={"lang": lang[:2]})
        else:
            page.goto(path)
        return page

    yield open_page_at
    for context in contexts:
        context.close()
    assert faults == []


def group_of(path: Path) -> str:
    """The group of a file's tests for pytest-xdist."""
    return f"browser-{path.stem}"


def is_fault(said: ConsoleMessage) -> bool:
    return said.type in ("error", "warning") and not REFUSAL.match(said.text)


def on_screens(page: Page) -> Iterator[dict[str, int]]:
    """Resize the page to a desktop and then to a phone. Yields each size."""
    for size in (DESK, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.wait_for_timeout(200)
        yield size


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests of a file in one process, so that each file opens one browser.

    A browser on a busy machine sometimes misses a deadline, so a failed test gets a second try. The summary lists it.
    """
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(group_of(item.path)))
            item.add_marker(pytest.mark.flaky(reruns=1))
