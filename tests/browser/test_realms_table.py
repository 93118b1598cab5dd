"""The table of Realms in the browser."""

import re

from playwright.sync_api import expect

from tests.server.live_server import Served

from .conftest import PHONE, OpenPage
from .tables import play_until, sit_down
from .test_pages import accessibility_violations


def test_an_unaffordable_card_says_how_much_is_missing(open_page: OpenPage, server: Served) -> None:
    page = open_page("/")
    sit_down(page, server, "realms", seat_0_begins=True)
    page.locator(".market .row .spot[aria-disabled=true]").first.click(force=True)
    expect(page.locator(".reason")).to_have_text(re.compile(r"^Needs \d more power\.$"))


def test_the_reason_is_in_the_language_of_the_page(open_page: OpenPage, server: Served) -> None:
    page = open_page("/", lang="ru-RU")
    sit_down(page, server, "realms", seat_0_begins=True)
    page.locator(".market .row .spot[aria-disabled=true]").first.click(force=True)
    expect(page.locator(".reason")).to_have_text(re.compile(r"^Не хватает \d единиц"))


def test_one_tap_plays_the_whole_hand(open_page: OpenPage, server: Served) -> None:
    page = open_page("/")
    sit_down(page, server, "realms", seat_0_begins=True)
    page.get_by_role("button", name="Play all").click()
    expect(page.get_by_text("Your hand is empty.")).to_be_visible()
    expect(page.locator(".played, .spent .spot")).not_to_have_count(0)


def test_neighbours_are_placed_at_the_sides_of_the_rows(open_page: OpenPage, server: Served) -> None:
    page = open_page("/")
    sit_down(page, server, "realms", seats=4)
    left, right = page.locator(".neighbour.left").bounding_box(), page.locator(".neighbour.right").bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] + left["width"] <= right["x"]
    expect(page.locator(".row.near")).to_have_count(2)
    page.locator(".row:not(.near) .spot").first.click(force=True)
    expect(page.locator(".reason")).to_have_text(re.compile("only they can buy from it"))


def test_assigning_a_loss_is_accessible(open_page: OpenPage, server: Served) -> None:
    page = open_page("/", size=PHONE)
    table = sit_down(page, server, "realms", seats=3)
    assert play_until(page, server, table, lambda view: bool(view["decision"]["step"] == "loss"))
    expect(page.locator(".aim .all").first).to_be_visible()
    assert accessibility_violations(page) == []
