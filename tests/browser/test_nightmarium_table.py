"""The table of Nightmarium in the browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.live_server import Served

from .conftest import DESK, PHONE, OpenPage, on_screens
from .contrast import low_contrasts
from .geometry import out_of_reach_on
from .messages import says
from .tables import Option, View, is_own_turn, overlap, play_until, sit_down
from .test_pages import accessibility_violations
from .whole_games import click_to_the_end, press_to_the_end

MOVES = (
    ".areas > aside .brass",
    ".niche.lit",
    ".areas > aside .row:not(.swap) [aria-pressed=false]",
    ".areas > aside section button",
    ".hand .can:not(.chosen)",
    "button.pile.lit",
)
"""What a player chooses from, the most pressing first."""
SHORT = {"turn_limit": 10}
NARROW = {"width": 360, "height": 740}
SIDEWAYS = {"width": 844, "height": 390}
ABILITIES = ("mourner", "scavenger", "executioner", "devourer", "mockingbird", "chorister")
CLIPPED = """selector => [...document.querySelectorAll(selector)]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.textContent)"""


def bottom(page: Page, selector: str) -> float:
    boxes = [found.bounding_box() for found in page.locator(selector).all()]
    return max(box["y"] + box["height"] for box in boxes if box)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_five_boards_do_not_overlap(open_page: OpenPage, server: Served, size: dict[str, int]) -> None:
    page = open_page(None, lang="ru-RU", size=size)
    table = sit_down(page, server, "nightmarium", seats=5)
    assert play_until(page, server, table, lambda view: view["table"]["turn"] > 22)
    own = page.locator(".own section").bounding_box()
    assert own is not None
    assert bottom(page, ".opponents .niche") <= own["y"]
    assert bottom(page, ".own .niche") <= bottom(page, ".hand")


def test_a_creature_says_which_part_is_missing(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    table = sit_down(page, server, "nightmarium")
    assert play_until(page, server, table, is_own_turn)
    page.locator(".own .niche[aria-disabled=true]").first.click(force=True)
    expect(page.locator(".why")).to_have_text("First choose a card from your hand, then a creature for it.")


def test_choosing_a_card_highlights_its_place(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    table = sit_down(page, server, "nightmarium")
    assert play_until(page, server, table, is_own_turn)
    if page.locator(".hand .can").count():
        page.locator(".hand .can").first.click()
        expect(page.locator(".own .niche.lit .ghost").first).to_be_visible()
    else:
        page.locator(".hand .card").first.click(force=True)
        expect(page.locator(".why")).to_have_text(re.compile("fits as"))


def test_a_game_in_progress_is_accessible_and_its_texts_stand_out(open_page: OpenPage, server: Served) -> None:
    page = open_page(None, lang="ru-RU")
    table = sit_down(page, server, "nightmarium", seats=3)
    assert play_until(page, server, table, lambda view: view["table"]["turn"] > 9 and is_own_turn(view))
    assert accessibility_violations(page) == []
    for size in on_screens(page):
        assert low_contrasts(page) == [], size


@pytest.mark.parametrize(("lang", "size"), [("ru-RU", PHONE), ("en-US", DESK)], ids=["phone", "desk"])
def test_a_game_is_played_to_its_end_by_clicking(
    open_page: OpenPage, server: Served, lang: str, size: dict[str, int]
) -> None:
    page = open_page(None, lang=lang, size=size)
    sit_down(page, server, "nightmarium", **SHORT)
    click_to_the_end(page, MOVES)
    expect(page.locator(".sheet")).to_be_visible()


def test_a_game_is_played_to_its_end_by_keyboard(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    sit_down(page, server, "nightmarium", **SHORT)
    press_to_the_end(page, MOVES)
    expect(page.locator(".sheet")).to_be_visible()


@pytest.mark.parametrize("seats", [2, 5])
def test_hand_and_creatures_are_within_reach_on_every_device(open_page: OpenPage, server: Served, seats: int) -> None:
    page = open_page(None, lang="ru-RU", size=PHONE)
    table = sit_down(page, server, "nightmarium", seats=seats)
    assert play_until(page, server, table, lambda view: view["table"]["turn"] > 4 * seats and is_own_turn(view))
    reach = page.locator(
        ".hand .held:last-child .card, .own .niche, .areas > aside .heap, .areas > aside .pile, .swap button"
    )
    assert out_of_reach_on(page, reach) == {}


def test_an_opponents_board_can_be_enlarged(open_page: OpenPage, server: Served) -> None:
    page = open_page(None, size=PHONE)
    table = sit_down(page, server, "nightmarium", seats=5)
    assert play_until(page, server, table, lambda view: view["table"]["turn"] > 12 and is_own_turn(view))
    names = page.locator(".opponents .facts")
    expect(names).to_have_count(4)
    small = page.locator(".opponents section").first.bounding_box()
    names.first.click()
    expect(names.first).to_have_attribute("aria-expanded", "true")
    large = page.locator(".opponents section.opened").bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 1.5 * small["width"]
    names.first.click()
    expect(page.locator(".opponents section.opened")).to_have_count(0)


def draw(options: list[Option]) -> Option:
    return next((option for option in options if option["verb"] == "draw"), options[0])


def test_eleven_cards_keep_their_names_and_a_hint_covers_nobodys(open_page: OpenPage, server: Served) -> None:
    page = open_page(None, lang="ru-RU", size=NARROW)
    table = sit_down(page, server, "nightmarium", seats=3)

    def is_full(view: View) -> bool:
        return is_own_turn(view) and len(view["table"]["seats"][view["viewer"]]["hand"]) > 10

    assert play_until(page, server, table, is_full, draw)
    names = page.locator(".hand .caption b")
    for size in (NARROW, PHONE, SIDEWAYS, DESK):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.wait_for_timeout(200)
        assert page.evaluate(CLIPPED, ".hand .caption b") == []
        assert page.evaluate(CLIPPED, ".hand .card") == []
    whole = {says(f"nightmarium-ability-{ability}", "ru") for ability in ("none", *ABILITIES)}
    assert {name.replace("\u00ad", "") for name in names.all_text_contents()} <= whole

    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.locator("header .hint").click()
    tip = page.locator("aside.tip")
    expect(tip).to_be_visible()
    for _ in range(3):
        for name in page.locator(".table header strong").all():
            assert not overlap(tip, name), (tip.inner_text(), name.inner_text())
        page.locator("aside.tip .quiet").click()
        page.wait_for_timeout(100)
