"""Home, set-up and the other pages for a new visitor."""

import gzip
import re
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from eldritch.server.settings import STATIC
from tests.server.live_server import Served

from .conftest import OpenPage, on_screens
from .contrast import low_contrasts
from .messages import says
from .tables import sit_down

GAMES = ("realms", "nightmarium", "duel", "castle")
PAGES = (
    "/",
    "/set-up/castle",
    "/join/AAAAAA",
    "/learn",
    "/rules",
    "/rules/duel",
    "/games",
    "/profile",
    "/settings",
    "/puzzles",
    "/nowhere",
)


@pytest.mark.parametrize("game", GAMES)
def test_a_visitor_starts_a_game_against_bots_with_one_click(open_page: OpenPage, game: str) -> None:
    page = open_page("/")
    page.locator(f"article.{game} .brass").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("status").first).not_to_have_text("Loading…")
    expect(page.get_by_role("status").first).to_have_text(re.compile(r"\w"))


def test_a_table_can_be_set_up_and_started(open_page: OpenPage) -> None:
    page = open_page("/set-up/nightmarium", lang="ru-RU")
    page.get_by_text("4", exact=True).first.click()
    page.get_by_role("button", name=says("house-begin", "ru")).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("main.stage")).to_be_visible()


def test_the_language_can_be_changed_during_a_game(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("article.nightmarium .brass").click()
    english = page.locator("#panel").get_by_text(says("table-event-started"))
    expect(english).to_be_visible()
    page.get_by_role("button", name="RU").click()
    expect(page.locator("#panel").get_by_text(says("table-event-started", "ru"))).to_be_visible()
    expect(english).to_have_count(0)
    assert page.evaluate("document.documentElement.lang") == "ru"


@pytest.mark.parametrize("path", ["/table/no-such-tabl", "/nowhere/at/all"])
def test_an_unknown_path_shows_not_found(open_page: OpenPage, path: str) -> None:
    page = open_page(path)
    expect(page.get_by_text(re.compile("no such table|nothing here", re.IGNORECASE)).first).to_be_visible()


@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_the_screen(open_page: OpenPage, path: str) -> None:
    page = open_page(path, lang="ru-RU")
    page.wait_for_load_state("networkidle")
    for size in on_screens(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_accessible(open_page: OpenPage, path: str) -> None:
    page = open_page(path)
    page.wait_for_load_state("networkidle")
    assert accessibility_violations(page) == []
    assert page.locator("h1").count() == 1


def test_low_contrast_in_the_light_theme_is_reported(open_page: OpenPage) -> None:
    page = open_page("/nowhere")
    page.wait_for_load_state("networkidle")
    page.add_style_tag(content="[data-theme='day'] main * { color: #eee !important; background: #fff !important }")
    assert {violation.split(":")[0] for violation in accessibility_violations(page)} == {"color-contrast"}


PICTURED = (
    "/",
    *(f"/set-up/{game}" for game in GAMES),
    "/learn",
    "/rules/duel",
    "/games",
    "/settings",
    "/puzzles",
    "/nowhere",
)
THEME = "localStorage.setItem('eldritch.settings', JSON.stringify({theme: '%s'}))"


@pytest.mark.parametrize("theme", ["night", "day"])
def test_texts_stand_out_from_what_is_painted_behind_them(open_page: OpenPage, theme: str) -> None:
    """On pictures and gradients, which axe cannot judge."""
    page = open_page("/", lang="ru-RU")
    page.evaluate(THEME % theme)
    for path in PICTURED:
        page.goto(urljoin(page.url, path))
        page.wait_for_load_state("networkidle")
        for size in on_screens(page):
            assert low_contrasts(page) == [], (path, size)


def test_a_text_that_fades_into_a_picture_is_reported(open_page: OpenPage) -> None:
    page = open_page("/set-up/castle")
    page.wait_for_load_state("networkidle")
    page.add_style_tag(content="h1 { color: #4a2d38 !important; text-shadow: none !important }")
    assert [text for text in low_contrasts(page) if text.startswith("The Castle")]


VIOLATIONS = """async (runOnly) => (await axe.run(document, { runOnly, resultTypes: ['violations'] })).violations"""
"""Only violations: describing passed checks takes longer than running them."""


def accessibility_violations(page: Page) -> list[str]:
    """Accessibility violations found by axe in both themes. The other theme is checked for contrast only."""
    axe = STATIC.parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    page.add_script_tag(path=axe)
    found = page.evaluate(VIOLATIONS, ["wcag2a", "wcag2aa", "best-practice"])
    with other_theme(page):
        found += page.evaluate(VIOLATIONS, {"type": "rule", "values": ["color-contrast"]})
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}" for fault in found for node in fault["nodes"][:2]
    ]


@contextmanager
def other_theme(page: Page) -> Iterator[None]:
    """Switch the page to its other theme without transitions."""
    turn = "document.documentElement.dataset.theme = document.documentElement.dataset.theme === 'day' ? 'night' : 'day'"
    page.add_style_tag(content="*, ::before, ::after { transition: none !important }")
    page.evaluate(turn)
    yield
    page.evaluate(turn)


def weight(names: list[str]) -> int:
    """The compressed size in bytes."""
    return sum(len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in names)


def test_the_first_load_is_small() -> None:
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    loaded = re.findall(r"assets/([\w.-]+\.js)", index)
    assert loaded
    assert weight(loaded) <= 90 * 1024
    assert weight([path.name for path in (STATIC / "assets").glob("index*.css")]) <= 25 * 1024
    tables = [path.name for path in (STATIC / "assets").glob("Table*.js")]
    assert len(tables) == len(GAMES) + 2, "a chunk for each game, the generic table, and the page they share"
    assert max(weight([name]) for name in tables) <= 40 * 1024


def test_a_table_comes_with_few_requests(open_page: OpenPage, server: Served) -> None:
    """A request for each small script or file of words takes longer than a few larger files."""
    page = open_page(None)
    scripts: list[str] = []
    page.on("request", lambda request: scripts.extend([request.url] if request.url.endswith(".js") else []))
    sit_down(page, server, "realms")
    assert 0 < len(scripts) <= 10, scripts
