"""Whole games of Castle, played to the end with mouse, finger or keyboard at the table itself."""

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from tests.server.live_server import Served

from .conftest import DESK, PHONE, OpenPage
from .hands import QUICK, click_something, play_to_the_end, press_something
from .tables import sit_down

TURNS = {"turn_limit": 10}
MOST_SEATS = 10


def watched(page: Page) -> list[str]:
    """What the page writes to the console from now on."""
    said: list[str] = []

    def note(message: ConsoleMessage) -> None:
        said.append(message.text)

    page.on("console", note)
    return said


@pytest.mark.parametrize(
    ("size", "lang", "seats"), [(DESK, "en-US", 4), (PHONE, "ru-RU", MOST_SEATS)], ids=["desk", "ten-on-a-phone"]
)
def test_a_whole_game_is_played_by_clicking(
    open_page: OpenPage, server: Served, size: dict[str, int], lang: str, seats: int
) -> None:
    page = open_page("/", lang=lang, size=size)
    page.evaluate(QUICK)
    said = watched(page)
    sit_down(page, server, "castle", seats=seats, **TURNS)
    assert play_to_the_end(page, server, "castle", click_something, seed=seats) > 0
    expect(page.locator("#result")).to_be_visible()
    assert said == []


def test_a_whole_game_is_played_with_the_keyboard_alone(open_page: OpenPage, server: Served) -> None:
    page = open_page("/")
    page.evaluate(QUICK)
    sit_down(page, server, "castle", seats=3, **TURNS)
    assert play_to_the_end(page, server, "castle", press_something, seed=1) > 0
    expect(page.locator("#result")).to_be_visible()
