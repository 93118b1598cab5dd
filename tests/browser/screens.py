"""Pictures of all pages and tables, in both languages, sizes and themes, for docs/screens.

python3 -m tests.browser.screens [NAME...]
"""

import re
import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.live import Served, serving

from .conftest import CHROMIUM, DESK, PHONE

TO = Path(__file__).parents[2] / "docs" / "screens"
PAGES = {"home": "/", "set-up": "/set-up/castle", "rules": "/rules/duel", "profile": "/profile"}
GAMES = ("realms", "nightmarium", "duel", "castle")
SIZES = {"desk": DESK, "phone": PHONE}
MOVES = 14
"""How far a game has gone when its picture is taken."""


def play_on(page: Page) -> None:
    """Some moves, so that there is something on the table: whatever the list offers first."""
    page.wait_for_selector("main.stage")
    switch = page.get_by_role("button", name=re.compile("As a list|Списком"))
    switch.click()
    for _ in range(MOVES):
        choices = page.locator(".plain section button:enabled")
        if choices.count():
            choices.first.click(no_wait_after=True)
        page.wait_for_timeout(250)
    switch.click()
    page.wait_for_timeout(1500)


def picture(browser: Browser, house: Served, name: str, size: str, lang: str, theme: str) -> Path:
    context = browser.new_context(
        viewport={"width": SIZES[size]["width"], "height": SIZES[size]["height"]}, locale=lang, reduced_motion="reduce"
    )
    context.add_init_script(f"localStorage.setItem('eldritch.settings', JSON.stringify({{theme: '{theme}'}}))")
    page = context.new_page()
    page.goto(house.url + PAGES.get(name, "/"))
    page.wait_for_load_state("networkidle")
    if name in GAMES:
        page.locator(f"article.{name} .brass").click()
        play_on(page)
    path = TO / f"{name}-{size}-{lang[:2]}-{theme}.jpg"
    page.screenshot(path=path, type="jpeg", quality=82)
    context.close()
    return path


def main(names: list[str]) -> None:
    TO.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, serving(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        wanted = names or [*PAGES, *GAMES]
        for name, size, lang, theme in product(wanted, SIZES, ("en-US", "ru-RU"), ("night", "day")):
            print(picture(browser, house, name, size, lang, theme).name, flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
