"""The table of Realms in the browser."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.live_server import Served

from .conftest import DESK, PHONE, OpenPage, on_screens
from .contrast import low_contrasts
from .geometry import out_of_reach_on
from .tables import is_own_turn, play_until, sit_down
from .test_pages import accessibility_violations
from .whole_games import click_to_the_end, press_to_the_end

MOVES = (
    ".aim .all",
    ".acts .choose",
    ".tray .spot.now",
    ".spot.now",
    ".site.now .whole",
    ".played.now .banner",
    ".acts .soft:has(kbd)",
    ".flags .simple",
    ".market .spot.lit",
    ".side.lit",
    ".acts .end",
    ".acts .soft",
)
"""What a player chooses from, the most pressing first."""
SHORT = {"turn_limit": 10, "seat_0_begins": True}


def test_an_unaffordable_card_says_how_much_is_missing(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    sit_down(page, server, "realms", seat_0_begins=True)
    page.locator(".market .row .spot[aria-disabled=true]").first.click(force=True)
    expect(page.locator(".reason")).to_have_text(re.compile(r"^Needs \d more power\.$"))


def test_the_reason_is_in_the_language_of_the_page(open_page: OpenPage, server: Served) -> None:
    page = open_page(None, lang="ru-RU")
    sit_down(page, server, "realms", seat_0_begins=True)
    page.locator(".market .row .spot[aria-disabled=true]").first.click(force=True)
    expect(page.locator(".reason")).to_have_text(re.compile(r"^Не хватает \d очк"))


def test_one_tap_plays_the_whole_hand(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    sit_down(page, server, "realms", seat_0_begins=True)
    page.get_by_role("button", name="Play all").click()
    expect(page.get_by_text("Your hand is empty.")).to_be_visible()
    expect(page.locator(".played, .spent .spot")).not_to_have_count(0)


def test_neighbours_are_placed_at_the_sides_of_the_rows(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    sit_down(page, server, "realms", seats=4)
    left, right = page.locator(".neighbour.left").bounding_box(), page.locator(".neighbour.right").bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] + left["width"] <= right["x"]
    expect(page.locator(".row.near")).to_have_count(2)
    page.locator(".row:not(.near) .spot").first.click(force=True)
    expect(page.locator(".reason")).to_have_text(re.compile("only they can buy from it"))


def test_assigning_a_loss_is_accessible_and_its_texts_stand_out(open_page: OpenPage, server: Served) -> None:
    page = open_page(None, lang="ru-RU", size=PHONE)
    table = sit_down(page, server, "realms", seats=3)
    assert play_until(page, server, table, lambda view: bool(view["decision"]["step"] == "loss"))
    expect(page.locator(".aim .all").first).to_be_visible()
    assert accessibility_violations(page) == []
    for size in on_screens(page):
        assert low_contrasts(page) == [], size


@pytest.mark.parametrize(("lang", "size"), [("ru-RU", PHONE), ("en-US", DESK)], ids=["phone", "desk"])
def test_a_game_is_played_to_its_end_by_clicking(
    open_page: OpenPage, server: Served, lang: str, size: dict[str, int]
) -> None:
    page = open_page(None, lang=lang, size=size)
    sit_down(page, server, "realms", **SHORT)
    click_to_the_end(page, MOVES)
    expect(page.locator(".sheet")).to_be_visible()


def test_a_game_is_played_to_its_end_by_keyboard(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    sit_down(page, server, "realms", **SHORT)
    press_to_the_end(page, MOVES)
    expect(page.locator(".sheet")).to_be_visible()


@pytest.mark.parametrize("seats", [2, 4])
def test_hand_and_market_are_within_reach_on_every_device(open_page: OpenPage, server: Served, seats: int) -> None:
    page = open_page(None, lang="ru-RU", size=PHONE)
    table = sit_down(page, server, "realms", seats=seats)
    assert play_until(page, server, table, lambda view: view["table"]["turn"] > seats and is_own_turn(view))
    reach = page.locator(".hand .held:last-child .spot, .acts button, .row.near .spot, .market .row .spot")
    assert out_of_reach_on(page, reach) == {}
