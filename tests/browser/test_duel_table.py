"""The table of Duel, as people touch it."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.live import Served

from .conftest import PHONE, Arrive
from .tables import play_until, sit_down, turn_is_mine
from .test_house import complaints

AREAS = 13


def test_an_action_that_cannot_be_paid_says_how_much_is_missing(arrive: Arrive, house: Served) -> None:
    page = arrive("/")
    table = sit_down(page, house, "duel")
    assert play_until(page, house, table, turn_is_mine)
    page.get_by_role("button", name=re.compile("^Awaken")).click(force=True)
    expect(page.locator(".say .why")).to_have_text(
        re.compile(r"Needs \d+ more power|There must be a gate|Needs a gate")
    )


def test_an_area_says_why_the_chosen_action_does_not_go_there(arrive: Arrive, house: Served) -> None:
    page = arrive("/")
    table = sit_down(page, house, "duel")
    assert play_until(page, house, table, turn_is_mine)
    page.get_by_role("button", name=re.compile("^Move")).click()
    page.get_by_role("button", name="List", exact=True).click()
    page.locator(".ground li button:not(.lit)").first.click()
    expect(page.locator(".say .why")).to_have_text(
        re.compile("None of your figures are here|does not border on the one you move from")
    )


def test_the_list_of_areas_is_as_good_as_the_map(arrive: Arrive, house: Served) -> None:
    page = arrive("/", size=PHONE)
    table = sit_down(page, house, "duel")
    assert play_until(page, house, table, turn_is_mine)
    page.get_by_role("button", name="List", exact=True).click()
    expect(page.locator(".ground li button")).to_have_count(AREAS)


@pytest.mark.parametrize("theme", ["night", "day"])
def test_everybody_can_use_it_in_the_middle_of_a_game(arrive: Arrive, house: Served, theme: str) -> None:
    page = arrive("/", theme=theme)
    table = sit_down(page, house, "duel")
    assert play_until(page, house, table, lambda view: view["table"]["turn"] > 6 and turn_is_mine(view))
    assert complaints(page) == []
