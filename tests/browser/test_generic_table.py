"""Games on the generic table: the built-in ones with `?table=generic`, and an unknown one."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.live_server import Served

from .conftest import OpenPage, on_screens
from .messages import says
from .test_pages import GAMES, accessibility_violations

SEATS = {"realms": 2, "nightmarium": 3, "duel": 2, "castle": 4}
DECISIONS = 6
CHANGED = """before => document.querySelector('.sheet')
    || document.querySelector('.generic')?.innerText !== before"""


def sit(server: Served, open_page: OpenPage, game: str, lang: str = "en-US") -> Page:
    """Start a game with bots on the generic table."""
    page = open_page(None, lang=lang)
    bots = ["random"] * (SEATS[game] - 1)
    body = {"game": game, "seats": SEATS[game], "bots": bots, "autostart": True, "listed": False}
    table = page.request.post("/api/tables", data=body).json()["id"]
    page.goto(f"{server.url}/table/{table}?table=generic")
    expect(page.locator(".generic .zone h2").first).to_be_visible()
    return page


def decide(page: Page, chance: random.Random) -> None:
    """Take a random choice. Where several things are to be picked, pick the first ones."""
    buttons = page.locator(".generic .ask section button:enabled")
    expect(buttons.first).to_be_visible()
    # While the bots act, buttons may come and go under the hand.
    buttons.nth(chance.randrange(max(1, buttons.count()))).click()
    confirm = page.get_by_role("button", name="Confirm")
    picks = page.locator(".generic .ask section li button")
    for place in range(picks.count() if confirm.count() else 0):
        picks.nth(place).click()
        if confirm.is_enabled():
            confirm.click()
            return


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_on_the_generic_table(server: Served, open_page: OpenPage, game: str) -> None:
    page = sit(server, open_page, game)
    chance = random.Random(game)
    acted = 0
    for _ in range(DECISIONS):
        if page.locator(".sheet").count():
            break
        before = page.locator(".generic").inner_text()
        decide(page, chance)
        sure = page.get_by_role("button", name="End turn anyway")
        if sure.count():
            sure.click()
        page.wait_for_function(CHANGED, arg=before)
        acted += 1
    assert acted > 0
    expect(page.locator(".generic .zone li, .sheet").first).to_be_visible()


def test_cards_in_zones_can_be_looked_at(server: Served, open_page: OpenPage) -> None:
    page = sit(server, open_page, "realms")
    chip = page.locator(".generic .zone .chip").first
    chip.hover()
    expect(page.locator(".zoom")).to_contain_text(chip.inner_text())


@pytest.mark.parametrize("game", ["realms", "castle"])
def test_the_generic_table_fits_and_can_be_used_by_everybody(server: Served, open_page: OpenPage, game: str) -> None:
    page = sit(server, open_page, game, lang="ru-RU")
    for size in on_screens(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert accessibility_violations(page) == []


RAVENS: dict[str, Any] = {
    "id": "ravens",
    "name": "Ravens of the Tower",
    "title": "ravens-title",
    "about": "ravens-about",
    "accent": "#335577",
    "usual_seats": 3,
    "rules": 1,
    "seats": {"least": 2, "most": 5},
    "options": [],
    "watch": "open",
}
MESSAGES = {
    "house-ravens": "house-ravens-line = Who keeps the last raven?\n",
    "ravens": "ravens-about = A game of ravens.\n",
    "ravens-rules": "ravens-rules-goal-title = Goal\nravens-rules-goal = Keep your ravens.\n",
}
BOX = {"components": [{"card": "raven", "copies": 6, "mark": "S"}], "map": {}}


def bring_ravens(page: Page) -> None:
    """Let the server offer a game that the app has no interface for."""

    def games(route: Route) -> None:
        catalogue = route.fetch().json()
        route.fulfill(json={**catalogue, "games": [*catalogue["games"], RAVENS]})

    def messages(route: Route) -> None:
        text = MESSAGES.get(route.request.url.rsplit("/", 1)[-1])
        if text is None:
            route.fulfill(status=404, json={"error": "server-not-found", "args": {}})
        else:
            route.fulfill(json={"text": text})

    page.route("**/api/games", games)
    page.route("**/api/messages/**", messages)
    page.route("**/api/games/ravens/box", lambda route: route.fulfill(json=BOX))


def test_a_game_that_the_app_does_not_know_has_a_window_a_set_up_and_rules(server: Served, open_page: OpenPage) -> None:
    page = open_page("/rules")
    bring_ravens(page)
    page.goto(server.url)
    window = page.locator("article.ravens")
    expect(window.get_by_role("heading", name="Ravens of the Tower")).to_be_visible()
    expect(window).to_contain_text("Who keeps the last raven?")
    expect(window).to_contain_text("2–5 players")
    expect(window.locator("a[href='/learn/ravens']")).to_have_count(0)
    window.locator("a[href='/set-up/ravens']").click()
    expect(page.get_by_role("heading", name="Ravens of the Tower")).to_be_visible()
    expect(page.get_by_text("A game of ravens.")).to_be_visible()
    expect(page.get_by_role("button", name=says("house-begin"))).to_be_enabled()
    page.locator("a[href='/rules/ravens']").click()
    expect(page.get_by_text("Keep your ravens.")).to_be_visible()
    expect(page.get_by_text("copies: 6")).to_be_visible()


def test_a_page_of_a_game_that_nobody_knows_is_lost(open_page: OpenPage) -> None:
    page = open_page("/set-up/nothing")
    expect(page).to_have_url(re.compile("/lost$"))
