"""The table of Castle in the browser."""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from eldritch.locale import Words
from tests.server.live_server import Served

from .conftest import PHONE, OpenPage, on_screens
from .contrast import low_contrasts
from .geometry import out_of_reach
from .tables import View, is_own_turn, last, overlap, play_until, sit_down, view_of
from .test_pages import accessibility_violations

MOST_SEATS = 10
MOST_TABLES = 6
ENDINGS = ("declare", "solo", "fortune")


def secrets(page: Page, server: Served, table: str) -> list[str]:
    """The names of the person's own hidden cards."""
    view = view_of(page, server, table)
    assert view is not None
    own = view["table"]["seats"][view["viewer"]]
    return [Words("en").say(f"castle-card-{card}") for card in (*own["items"], own["profession"])]


def test_ten_passengers_fit_on_a_phone(open_page: OpenPage, server: Served) -> None:
    page = open_page(None, lang="ru-RU", size=PHONE)
    sit_down(page, server, "castle", seats=MOST_SEATS)
    seats = page.locator(".ring .seat")
    expect(seats).to_have_count(MOST_SEATS - 1)
    for seat in seats.all():
        box = seat.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]


def test_a_covered_hand_is_named_nowhere_on_the_screen(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    table = sit_down(page, server, "castle", seats=4)
    assert play_until(page, server, table, is_own_turn)
    named = secrets(page, server, table)
    assert any(card in page.locator("body").inner_text() for card in named)
    page.get_by_role("button", name="Hand open").click()
    expect(
        page.get_by_role("button", name="Hand covered").or_(page.locator(".tool[aria-pressed=true]")).first
    ).to_be_visible()
    expect(page.locator("section.hand")).not_to_contain_text(named[0])
    words = page.locator("body").inner_text()
    lines = [line for line in words.splitlines() if any(card in line for card in named)]
    own = [line for line in lines if "You" in line or " you " in line]
    assert own == []


def test_a_covered_card_is_shown_while_it_is_pressed(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    table = sit_down(page, server, "castle", seats=4)
    assert play_until(page, server, table, is_own_turn)
    name = secrets(page, server, table)[0]
    page.get_by_role("button", name="Hand open").click()
    card = page.locator(".items .secret").first
    expect(card).not_to_contain_text(name)
    card.hover()
    page.mouse.down()
    expect(card).to_contain_text(name)
    page.mouse.up()
    expect(card).not_to_contain_text(name)


@pytest.mark.parametrize("covered", [False, True], ids=["open", "covered"])
def test_dragging_a_card_onto_a_passenger_selects_an_offer(open_page: OpenPage, server: Served, covered: bool) -> None:
    page = open_page(None)
    table = sit_down(page, server, "castle", seats=4)
    assert play_until(page, server, table, is_own_turn)
    name = secrets(page, server, table)[0]
    if covered:
        page.get_by_role("button", name="Hand open").click()
    page.locator(".items .secret").first.hover()
    page.mouse.down()
    page.mouse.move(640, 400, steps=4)
    assert (name in page.locator("body").inner_text()) == (not covered)
    page.locator(".ring .seat.can").first.hover()
    page.mouse.up()
    offer = page.locator(".acts button", has_text="↵")
    expect(offer).to_be_visible()
    offer.click()
    expect(page.get_by_text(re.compile("offers .* to ")).first).to_be_attached()


def test_dragging_the_own_token_to_the_attacker_supports_them(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)

    def to_support(view: dict[str, object]) -> bool:
        options = view["options"]
        assert isinstance(options, list)
        return any(option["verb"] == "support" for option in options)

    for _ in range(MOST_TABLES):
        if play_until(page, server, sit_down(page, server, "castle", seats=5), to_support):
            break
    page.locator(".token.free").hover()
    page.mouse.down()
    page.locator("[data-side=attacker]").hover()
    page.mouse.up()
    expect(page.locator(".token.free")).to_have_count(0)


def test_an_unavailable_declaration_says_why(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)

    def barred(view: dict[str, object]) -> bool:
        options = view["options"]
        assert isinstance(options, list)
        return is_own_turn(view) and all(option["verb"] not in ENDINGS for option in options)

    # The game may end before.
    for _ in range(MOST_TABLES):
        if play_until(page, server, sit_down(page, server, "castle", seats=4), barred):
            break
    page.locator(".acts .barred").first.click()
    expect(page.locator(".why")).to_have_text(
        "You need a goal card of your own society, and you must not hold the Black Pearl."
    )


def test_the_announcement_does_not_cover_the_fighters(open_page: OpenPage, server: Served) -> None:
    page = open_page(None, size=PHONE)

    def nothing_to_choose(view: dict[str, object]) -> bool:
        options = view["options"]
        assert isinstance(options, list)
        return [option["verb"] for option in options] == ["done"]

    for _ in range(MOST_TABLES):
        if play_until(page, server, sit_down(page, server, "castle", seats=6), nothing_to_choose):
            break
    note = page.locator(".prompt .note", has_text="Only one option")
    expect(note).to_be_visible()
    assert out_of_reach(page.locator(".prompt button")) == []
    for fighter in page.locator(".fight .big").all():
        assert not overlap(note, fighter)


def test_coach_and_fight_are_accessible_and_their_texts_stand_out(open_page: OpenPage, server: Served) -> None:
    page = open_page(None, lang="ru-RU")
    table = sit_down(page, server, "castle", seats=6)
    for steps in ({"turn"}, {"powers"}):
        assert play_until(page, server, table, partial(is_at, steps), last)
        assert accessibility_violations(page) == []
        for size in on_screens(page):
            assert low_contrasts(page) == [], (steps, size)


def is_at(steps: set[str], view: View) -> bool:
    return view["decision"]["step"] in steps
