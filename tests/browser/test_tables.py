"""Complete games in the browser."""

import random
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, WebSocketRoute, expect

from tests.server.live_server import Served

from .conftest import PHONE, OpenPage, on_screens
from .geometry import out_of_reach
from .messages import says
from .tables import sit_down, wait_for
from .test_pages import GAMES, accessibility_violations

SHORT = {"turn_limit": 10}
"""Options that end a game after few turns."""

SEATS = {"realms": 2, "nightmarium": 2, "duel": 2, "castle": 3}
SIDEWAYS = {"width": 844, "height": 390}
ACTS = {
    "realms": ".acts .end",
    "nightmarium": "button.pile:enabled",
    "duel": ".acts button:not(.off)",
    "castle": ".prompt .acts button:enabled",
}
"""What is certainly offered on one's turn."""
LINES = 80
"""The height of a few lines."""
MOST_CLICKS = 1500
ENDINGS = re.compile("|".join(map(says, ("house-won", "house-lost-game", "shell-drawn"))))


def people_at(server: Served, open_page: OpenPage, game: str) -> list[Page]:
    """Start a game with a person in their own browser at every seat."""
    host = open_page(None)
    body = {"game": game, "seats": SEATS[game], "options": SHORT, "autostart": True, "listed": True}
    table = host.request.post("/api/tables", data=body).json()["id"]
    host.goto(f"{server.url}/table/{table}")
    pages = [host]
    for _ in range(SEATS[game] - 1):
        guest = open_page(f"/table/{table}")
        guest.get_by_role("button", name=says("join-sit")).first.click()
        pages.append(guest)
    for page in pages:
        expect(page.locator("main.stage")).to_be_visible()
    return pages


def choose(page: Page, chance: random.Random) -> None:
    """Press a random choice. Where several things are to be picked, pick the first ones."""
    choices = page.locator(".plain section button:enabled")
    if not (count := choices.count()):
        return
    choices.nth(chance.randrange(count)).click(timeout=1000, no_wait_after=True)
    confirm = page.get_by_role("button", name=says("house-confirm"))
    picks = page.locator(".plain section li button")
    for place in range(picks.count() if confirm.count() else 0):
        picks.nth(place).click(timeout=1000)
        if confirm.is_enabled():
            confirm.click(timeout=1000)
            return


@pytest.mark.parametrize("game", GAMES)
def test_people_finish_a_complete_game_by_clicking(server: Served, open_page: OpenPage, game: str) -> None:
    pages = people_at(server, open_page, game)
    chance = random.Random(game)
    for page in pages:
        page.get_by_role("button", name=says("house-list")).click()
    for _ in range(MOST_CLICKS):
        if pages[0].locator(".sheet").count():
            break
        for page in pages:
            # Another player's decision may remove the button in the meantime.
            with suppress(Error):
                choose(page, chance)
    for page in pages:
        expect(page.locator(".sheet")).to_be_visible()
        expect(page.locator(".sheet h2")).to_have_text(ENDINGS)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_the_screen_and_is_accessible(open_page: OpenPage, game: str) -> None:
    page = open_page("/", lang="ru-RU")
    page.locator(f"article.{game} .brass").click()
    expect(page.get_by_text("Партия начинается.").or_(page.locator("main.stage"))).not_to_have_count(0)
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)  # Where the button was, a card is enlarged now.
    expect(page.locator(".closer")).to_have_count(0)
    for size in on_screens(page):
        height, width = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
        assert height <= size["height"]
        assert width <= size["width"]
        assert accessibility_violations(page) == []


def test_a_lost_connection_is_shown_and_restored(open_page: OpenPage) -> None:
    page = open_page("/")
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile(r"/play\b"), connect)
    page.locator("article.nightmarium .brass").click()
    expect(page.locator("main.stage")).to_be_visible()
    wait_for(page, lambda: bool(lines))
    lines[0].close()
    expect(page.get_by_text(says("house-lost"))).to_be_visible()
    expect(page.get_by_text(says("house-lost"))).to_have_count(0)
    expect(page.locator("main.stage")).to_be_visible()
    assert len(lines) == 2


def test_resigning_asks_for_confirmation_and_loses(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("article.nightmarium .brass").click()
    page.get_by_role("button", name=says("house-resign"), exact=True).click()
    page.get_by_role("button", name=says("house-resign-sure")).click()
    expect(page.locator(".sheet h2")).to_have_text(says("house-lost-game"))
    expect(page.locator(".sheet").get_by_text(says("shell-resigned"))).to_have_count(1)


@pytest.mark.parametrize("game", SEATS)
def test_a_phone_can_be_turned_in_the_middle_of_a_game(server: Served, open_page: OpenPage, game: str) -> None:
    """What can be pressed stays in sight and uncovered, and the open log keeps room for some lines."""
    page = open_page(None, lang="ru-RU", size=PHONE)
    sit_down(page, server, game, SEATS[game])
    log = page.get_by_role("button", name=says("house-log", "ru"))
    offered = page.locator(ACTS[game]).filter(visible=True)
    expect(offered.first).to_be_visible()
    for size in (SIDEWAYS, PHONE, SIDEWAYS):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        wait_for(page, lambda: out_of_reach(offered) == [])
        log.click()
        lines = page.locator("#panel").get_by_role("list", name=says("house-log", "ru"))
        expect(lines).to_be_visible()
        box = lines.bounding_box()
        assert box is not None
        assert box["height"] >= LINES
        log.click()
        expect(lines).to_have_count(0)
