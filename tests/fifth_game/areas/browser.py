"""The browser: a game without an interface of its own is offered, explained and played on the generic table."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, browser, fixed_seed, open_page, server
from tests.fifth_game.installing import PACKAGE

__all__ = ["browser", "fixed_seed", "open_page", "server"]


def test_it_has_a_window_a_set_up_and_rules(open_page: OpenPage) -> None:
    page = open_page("/")
    window = page.locator(f"article.{PACKAGE}")
    expect(window.get_by_role("heading", name="Ravens")).to_be_visible()
    expect(window).to_contain_text("A gift, or a thorn?")
    window.locator(f"a[href='/set-up/{PACKAGE}']").click()
    expect(page.get_by_text("the best row of gifts wins")).to_be_visible()
    page.locator(f"a[href='/rules/{PACKAGE}']").click()
    expect(page.get_by_text("Ravens give each other presents")).to_be_visible()
    expect(page.get_by_text("May I look at a gift that I refused?")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "title", "offers"), [("en-US", "Ravens", "offers"), ("ru-RU", "Вороны", "предлагает")]
)
def test_it_is_played_against_bots(open_page: OpenPage, lang: str, title: str, offers: str) -> None:
    page = open_page("/", lang=lang)
    window = page.locator(f"article.{PACKAGE}")
    expect(window.get_by_role("heading", name=title)).to_be_visible()
    window.locator("button").click()
    expect(page.locator(".generic .zone h2").first).to_be_visible()
    for _ in range(3):
        decide(page)
    page.reload()
    expect(page.locator(".generic .latest")).to_contain_text(offers)


def decide(page: Page) -> None:
    """Take the first choice, and wait until the table has changed."""
    choice = page.locator(".generic .ask section button:enabled").first
    expect(choice).to_be_visible()
    before = page.locator(".generic").inner_text()
    choice.click()
    page.wait_for_function("before => document.querySelector('.generic')?.innerText !== before", arg=before)
