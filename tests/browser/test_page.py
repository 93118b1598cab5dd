"""The app without a server: loaded once from a plain file server, below a folder, and then played without a network."""

import functools
import re
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, Page, expect

from eldritch.cli.site import write
from eldritch.learn.script import script_of

from .messages import says
from .test_lessons import tap_points
from .test_puzzles import solve_by_help
from .whole_games import click_to_the_end

LOADED = 120_000
"""Milliseconds that Python may take to load on a busy machine."""
THINKING = 60_000
KEPT = """async () => {
  const kept = await (await caches.open('eldritch-more')).keys()
  return kept.some(one => one.url.endsWith('.wasm')) && kept.some(one => one.url.endsWith('python_stdlib.zip'))
}"""
"""Whether the service worker has everything that the next visit needs."""
SETTINGS = '{"speed": "instant", "text": %s, "confirm": false, "mute": true, "hints": false}'
IN_WORDS = SETTINGS % "true"
AT_TABLES = SETTINGS % "false"
CHOICES = (".plain section button:not(:disabled)",)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site, in a folder of a server that only knows files."""
    root = tmp_path_factory.mktemp("files")
    (root / "some").mkdir()
    write(root / "some" / "folder")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=root))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/some/folder/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    """The app, loaded once; the network is cut as soon as the service worker has kept everything."""
    context = browser.new_context(viewport={"width": 1280, "height": 820}, locale="en-US", reduced_motion="reduce")
    context.set_default_timeout(60_000)
    context.add_init_script(
        f"localStorage.setItem('eldritch.settings', localStorage['eldritch.settings'] ?? '{SETTINGS}')"
    )
    page = context.new_page()
    page.goto(site)
    expect(page.locator(".about progress")).to_be_visible()
    expect(page.locator(".about progress")).to_have_count(0, timeout=LOADED)
    page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=LOADED)
    page.wait_for_function(KEPT, timeout=LOADED)
    page.evaluate(f"localStorage['eldritch.settings'] = '{IN_WORDS}'")
    page.reload()  # from now on everything, in the workers too, comes from the service worker
    expect(page.locator(".about progress")).to_be_visible()
    context.set_offline(True)
    yield page
    context.close()


def sit_down(page: Page, site: str, game: str) -> str:
    """A table with bots, opened with one press at home. Returns its id."""
    page.goto(f"{site}#/")
    page.locator(f"article.{game}").get_by_role("button", name=says("house-sit")).click()
    expect(page).to_have_url(re.compile("#/table/"))
    expect(page.locator(".plain")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def test_a_game_is_played_to_its_end_against_bots_without_a_network(page: Page, site: str) -> None:
    sit_down(page, site, "realms")
    click_to_the_end(page, CHOICES)
    expect(page.get_by_role("region", name=says("shell-result"))).to_be_visible()
    expect(page.get_by_role("heading", name=says("shell-fair-fair"))).to_be_visible(timeout=THINKING)


def test_a_game_goes_on_after_the_page_was_closed_in_the_middle(page: Page, site: str) -> None:
    table = sit_down(page, site, "nightmarium")
    for _ in range(3):
        page.locator(CHOICES[0]).first.click()
        page.wait_for_timeout(300)
    page.goto("about:blank")
    page.goto(f"{site}#/table/{table}")
    expect(page.locator(CHOICES[0]).first).to_be_visible(timeout=LOADED)
    page.goto(f"{site}#/")
    expect(page.get_by_role("heading", name=says("house-your-games"))).to_be_visible()


def test_a_lesson_is_completed(page: Page, site: str) -> None:
    page.evaluate(f"localStorage['eldritch.settings'] = '{AT_TABLES}'")
    page.goto(f"{site}#/learn/nightmarium")
    page.reload()
    expect(page.locator(".lesson .count")).to_be_visible(timeout=LOADED)
    steps = script_of("nightmarium").steps
    for step, what in enumerate(steps, 1):
        expect(page.locator(".lesson .count")).to_have_text(re.compile(rf"^{step}\b"))
        expect(page.locator(".rings i").first).to_be_attached()
        if what.actions:
            tap_points(page, step)
        elif step < len(steps):
            page.locator(".lesson .next").click()
    expect(page.locator(".lesson .brass")).to_be_visible()


def test_a_puzzle_is_solved(page: Page, site: str) -> None:
    page.goto(f"{site}#/puzzles/nightmarium/1")
    page.get_by_role("button", name=says("puzzles-hint"), exact=True).click()
    solve_by_help(page)


def test_what_needs_other_people_is_not_offered(page: Page, site: str) -> None:
    page.goto(f"{site}#/set-up/castle")
    expect(page.get_by_role("button", name=says("house-begin"), exact=True)).to_be_visible()
    expect(page.get_by_text(says("house-plan-here"), exact=True)).to_be_visible()
    for key in ("house-plan-friends", "join-rated", "house-clock-days"):
        expect(page.get_by_text(says(key), exact=True)).to_have_count(0)
    page.goto(f"{site}#/profile")
    expect(page.get_by_text(says("page-profile-line"))).to_be_visible()
    expect(page.get_by_label(says("house-password"))).to_have_count(0)


def test_a_second_tab_says_so_and_takes_the_games_over(page: Page, site: str) -> None:
    other = page.context.new_page()
    other.goto(site)
    expect(other.get_by_text(says("page-elsewhere"))).to_be_visible()
    other.get_by_role("button", name=says("page-take-over")).click()
    expect(other.locator(".who span")).not_to_be_empty(timeout=LOADED)
    expect(page.get_by_text(says("page-elsewhere"))).to_be_visible()
    other.close()
    expect(page.get_by_text(says("page-elsewhere"))).to_have_count(0)
