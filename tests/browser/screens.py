"""Takes screenshots of all pages and tables, in both languages, sizes and themes, for docs/screens.

python3 -m tests.browser.screens [NAME...]
"""

import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.live_server import Served, serving

from .conftest import DESK, PHONE, SCREENSHOT_CHROMIUM

TO = Path(__file__).parents[2] / "docs" / "screens"
PAGES = {
    "home": "/",
    "set-up": "/set-up/castle",
    "rules": "/rules/duel",
    "profile": "/profile",
    "settings": "/settings",
    "lesson": "/learn/realms",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/nightmarium/1",
}
LATER = ("after", "replay")
"""Pages of a finished game."""
RESIGN = """id => fetch(`/api/tables/${id}/commands`, {
  method: 'POST', headers: {'content-type': 'application/json'}, body: '{"t": "resign", "id": "enough"}'
})"""
GAMES = ("realms", "nightmarium", "duel", "castle")
SIZES = {"desk": DESK, "phone": PHONE}
MOVES = 14
"""The number of moves before the screenshot."""


def play_on(page: Page) -> None:
    """Play some moves, always the first choice, so that there is something on the table."""
    page.wait_for_selector("main.stage")
    page.keyboard.press("t")
    for _ in range(MOVES):
        choices = page.locator(".plain section button:enabled")
        if choices.count():
            choices.first.click(no_wait_after=True)
        page.wait_for_timeout(250)
    page.keyboard.press("t")
    page.wait_for_timeout(1500)


def give_up(page: Page, name: str) -> None:
    """Resign, and open the replay if wanted."""
    table = page.url.rsplit("/", 1)[1]
    page.evaluate(RESIGN, table)
    page.wait_for_timeout(2500)
    if name == "replay":
        page.goto(page.url.replace("/table/", "/replay/"))
        page.wait_for_load_state("networkidle")
        page.keyboard.press("End")
        page.wait_for_timeout(800)


def picture(browser: Browser, server: Served, name: str, size: str, lang: str, theme: str) -> Path:
    context = browser.new_context(
        viewport={"width": SIZES[size]["width"], "height": SIZES[size]["height"]}, locale=lang, reduced_motion="reduce"
    )
    context.add_init_script(f"localStorage.setItem('eldritch.settings', JSON.stringify({{theme: '{theme}'}}))")
    page = context.new_page()
    page.goto(server.url + PAGES.get(name, "/"))
    page.wait_for_load_state("networkidle")
    if name in (*GAMES, *LATER):
        page.locator(f"article.{name if name in GAMES else 'nightmarium'} .brass").click()
        play_on(page)
    if name in LATER:
        give_up(page, name)
    path = TO / f"{name}-{size}-{lang[:2]}-{theme}.jpg"
    page.screenshot(path=path, type="jpeg", quality=82)
    context.close()
    return path


def main(names: list[str]) -> None:
    TO.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=SCREENSHOT_CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        wanted = names or [*PAGES, *GAMES, *LATER]
        for name, size, lang, theme in product(wanted, SIZES, ("en-US", "ru-RU"), ("night", "day")):
            print(picture(browser, server, name, size, lang, theme).name, flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
