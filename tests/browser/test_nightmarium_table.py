"""The table of Nightmarium in the browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.live_server import Served

from .conftest import DESK, PHONE, OpenPage
from .tables import is_own_turn, play_until, sit_down
from .test_pages import accessibility_violations


def bottom(page: Page, selector: str) -> float:
    boxes = [found.bounding_box() for found in page.locator(selector).all()]
    return max(box["y"] + box["height"] for box in boxes if box)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_five_boards_do_not_overlap(open_page: OpenPage, server: Served, size: dict[str, int]) -> None:
    page = open_page("/", lang="ru-RU", size=size)
    table = sit_down(page, server, "nightmarium", seats=5)
    assert play_until(page, server, table, lambda view: view["table"]["turn"] > 22)
    own = page.locator(".own section").bounding_box()
    assert own is not None
    assert bottom(page, ".opponents .niche") <= own["y"]
    assert bottom(page, ".own .niche") <= bottom(page, ".hand")


def test_a_creature_says_which_part_is_missing(open_page: OpenPage, server: Served) -> None:
    page = open_page("/")
    table = sit_down(page, server, "nightmarium")
    assert play_until(page, server, table, is_own_turn)
    page.locator(".own .niche[aria-disabled=true]").first.click(force=True)
    expect(page.locator(".why")).to_have_text("First choose a card from your hand, then a creature for it.")


def test_choosing_a_card_highlights_its_place(open_page: OpenPage, server: Served) -> None:
    page = open_page("/")
    table = sit_down(page, server, "nightmarium")
    assert play_until(page, server, table, is_own_turn)
    if page.locator(".hand .can").count():
        page.locator(".hand .can").first.click()
        expect(page.locator(".own .niche.lit .ghost").first).to_be_visible()
    else:
        page.locator(".hand .card").first.click(force=True)
        expect(page.locator(".why")).to_have_text(re.compile("fits as"))


def test_a_game_in_progress_is_accessible(open_page: OpenPage, server: Served) -> None:
    page = open_page("/")
    table = sit_down(page, server, "nightmarium", seats=3)
    assert play_until(page, server, table, lambda view: view["table"]["turn"] > 9 and is_own_turn(view))
    assert accessibility_violations(page) == []
