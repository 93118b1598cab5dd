"""Whole games of Duel, played to the end with mouse, finger or keyboard at the table itself."""

import pytest
from playwright.sync_api import expect

from tests.server.live_server import Served

from .conftest import DESK, PHONE, OpenPage
from .hands import QUICK, click_something, play_to_the_end, press_something
from .tables import sit_down
from .test_castle_journey import watched

TABLET = {"width": 820, "height": 1180}


@pytest.mark.parametrize(("size", "lang"), [(DESK, "ru-RU"), (PHONE, "en-US")], ids=["desk", "phone"])
def test_a_whole_game_is_played_by_clicking(
    open_page: OpenPage, server: Served, size: dict[str, int], lang: str
) -> None:
    page = open_page(None, lang=lang, size=size)
    page.add_init_script(QUICK)
    said = watched(page)
    sit_down(page, server, "duel", turn_limit=10)
    assert play_to_the_end(page, server, "duel", click_something, seed=1) > 0
    expect(page.locator("#result")).to_be_visible()
    assert said == []


def test_a_whole_game_is_played_with_the_keyboard_alone(open_page: OpenPage, server: Served) -> None:
    """Where there is room, the areas are a list beside the map."""
    page = open_page(None, size=TABLET)
    page.add_init_script(QUICK)
    sit_down(page, server, "duel", turn_limit=10)
    assert play_to_the_end(page, server, "duel", press_something, seed=2) > 0
    expect(page.locator("#result")).to_be_visible()
