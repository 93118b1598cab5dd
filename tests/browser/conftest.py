"""A real server, a real browser, and people who only click."""

import os
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from eldritch.server.settings import PICTURES, STATIC
from tests.server.live_server import Served, serving

CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
"""The shell comes first: it has no windows to look after, so everything takes half the time."""
PHOTOGRAPHER = shutil.which("chromium") or CHROMIUM
"""For pictures that people see: the shell sets letters less evenly."""

DESK = {"width": 1280, "height": 820}
PHONE = {"width": 390, "height": 844}

Arrive = Callable[..., Page]

expect.set_options(timeout=20_000)  # a busy machine takes its time


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of one file: while it is open, nothing else in this process can have an event loop."""
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
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("house")) as served:
        yield served


@pytest.fixture(autouse=True)
def fate(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards and the same bots whenever a test is run: what a test comes upon must not be a matter of luck."""
    chance = random.Random(request.node.nodeid)
    for module in ("live.tables", "past.analysis"):
        monkeypatch.setattr(f"eldritch.server.{module}.secrets", SimpleNamespace(token_bytes=chance.randbytes))
    monkeypatch.setattr("eldritch.server.live.bot_pool.randbits", chance.getrandbits)


@pytest.fixture
def arrive(browser: Browser, house: Served) -> Iterator[Arrive]:
    """Let somebody come: a browser of their own, at an address of the house. At the end nothing may have gone wrong."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def come(path: str = "/", lang: str = "en-US", size: dict[str, int] = DESK) -> Page:
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale=lang,
            reduced_motion="reduce",
            bypass_csp=True,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(house.url + path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []


def on_screens(page: Page) -> Iterator[dict[str, int]]:
    """The page at the size of a desk's screen, then of a phone's; the size of each."""
    for size in (DESK, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.wait_for_timeout(200)
        yield size


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a file run in one process, so that a browser is opened once for each."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(f"browser-{item.path.stem}"))
