"""The table of Duel in the browser."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.live_server import Served

from .conftest import DESK, PHONE, OpenPage, on_screens
from .contrast import low_contrasts
from .geometry import clipped, is_in_sight, on_devices, out_of_reach, out_of_reach_on
from .tables import is_own_turn, overlap, play_until, sit_down, view_of, wait_for
from .test_pages import accessibility_violations

AREAS = 13
LOST = 4


def middle_of(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_an_unaffordable_action_says_how_much_is_missing(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, is_own_turn)
    page.get_by_role("button", name=re.compile("^Awaken")).click(force=True)
    expect(page.locator(".say .why")).to_have_text(
        re.compile(r"Needs \d+ more Power|There must be a gate|Needs a gate")
    )


def test_an_area_says_why_the_chosen_action_is_impossible_there(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, is_own_turn)
    page.get_by_role("button", name=re.compile("^Move")).click()
    page.get_by_role("button", name="List", exact=True).click()
    page.locator(".ground li button:not(.lit)").first.click()
    expect(page.locator(".say .why")).to_have_text(
        re.compile("You have no figures here|is not next to the one you move from")
    )


def test_a_phone_has_the_areas_below_the_map_to_choose_from(open_page: OpenPage, server: Served) -> None:
    page = open_page(None, size=PHONE)
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, is_own_turn)
    rows = page.locator(".ground li button")
    expect(rows).to_have_count(AREAS)
    view = view_of(page, server, table)
    assert view is not None
    area = next(n for n, one in enumerate(view["table"]["areas"]) if any(one["figures"][view["viewer"]]))
    page.locator(f".ground li button[data-area='{area}']").click()
    expect(page.locator(f".part.looked[data-area='{area}']").first).to_be_attached()
    page.locator(".say .chips button").first.click()
    expect(page.locator(".say strong, .say .back").first).to_be_visible()


@pytest.mark.parametrize("lang", ["en-US", "ru-RU"])
def test_the_whole_map_and_every_action_are_in_sight_on_every_device(
    open_page: OpenPage, server: Served, lang: str
) -> None:
    page = open_page(None, lang=lang)
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, lambda view: view["table"]["turn"] > 1 and is_own_turn(view))
    the_map, actions, log = (
        page.locator(".map svg[role=group]"),
        page.locator(".acts button"),
        page.get_by_role("complementary", name=re.compile("Side panel|Боковая панель")),
    )
    for device in on_devices(page):
        assert is_in_sight(page, the_map), device
        assert out_of_reach(actions) == [], device
        assert clipped(page.locator(".acts b")) == [], device
        page.keyboard.press("l")
        expect(log).to_be_visible()
        assert out_of_reach(actions) == [], f"{device} with the log"
        if "phone" not in device:
            assert is_in_sight(page, the_map), f"{device} with the log"
            wait_for(page, lambda: not overlap(log, the_map))  # the panel slides in
        page.keyboard.press("l")
        expect(log).to_have_count(0)


def test_a_map_seen_closely_stays_in_its_window_when_that_shrinks(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    sit_down(page, server, "duel")
    window, chart = page.locator(".map .window"), page.locator(".map svg[role=group]")
    expect(chart).to_be_visible()
    right, bottom = window.evaluate(
        "one => { const box = one.getBoundingClientRect(); return [box.right, box.bottom] }"
    )
    page.mouse.move(right - 5, bottom - 5)
    for _ in range(8):
        page.mouse.wheel(0, -400)
    expect(page.get_by_role("button", name="Whole map")).to_be_visible()
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.wait_for_function(
        """() => {
          const seen = document.querySelector('.map .window').getBoundingClientRect()
          const drawn = document.querySelector('.map svg[role=group]').getBoundingClientRect()
          return drawn.left <= seen.left + 1 && drawn.right >= seen.right - 1
        }"""
    )


def test_dragging_a_figure_to_an_area_prepares_a_move_that_can_be_made_on_every_device(
    open_page: OpenPage, server: Served
) -> None:
    page = open_page(None)
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, is_own_turn)
    page.locator(".free-figure").first.hover()
    page.mouse.down()
    page.mouse.move(*middle_of(page.locator(".part").first), steps=3)
    page.mouse.move(*middle_of(page.locator(".part.lit").first), steps=3)
    page.mouse.up()
    expect(page.locator(".route strong")).not_to_be_empty()
    assert out_of_reach_on(page, page.locator(".say .go, .say .quiet")) == {}
    page.get_by_role("button", name=re.compile("^Move −1")).click()
    expect(page.locator(".duel").get_by_text(re.compile("moves .* → ")).first).to_be_visible()


def test_dropping_a_figure_outside_the_map_changes_nothing(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, is_own_turn)
    page.locator(".free-figure").first.hover()
    page.mouse.down()
    page.mouse.move(600, 20, steps=4)
    expect(page.locator(".part.lit").first).to_be_visible()
    page.mouse.up()
    expect(page.locator(".part.lit")).to_have_count(0)
    expect(page.locator(".route")).to_have_count(0)


def test_dragging_a_figure_from_the_pool_recruits_it(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, is_own_turn)
    page.locator(".pool .free").first.hover()
    page.mouse.down()
    page.mouse.move(640, 420, steps=3)
    page.mouse.move(*middle_of(page.locator(".part.lit").first), steps=3)
    page.mouse.up()
    expect(page.locator(".duel").get_by_text(re.compile("recruits an Acolyte|summons")).first).to_be_visible()


@pytest.mark.parametrize(("size", "power"), [(DESK, ".power.right"), (PHONE, ".s1 .mini")], ids=["desk", "phone"])
def test_the_announcement_does_not_cover_the_opponents_power(
    open_page: OpenPage, server: Served, size: dict[str, int], power: str
) -> None:
    page = open_page(None, size=size)
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, lambda view: view["table"]["turn"] > 1 and is_own_turn(view))
    recap = page.locator(".strip .line")
    expect(recap).to_be_visible()
    for what in (power, ".doom", ".say"):
        assert not overlap(recap, page.locator(what)), what


def test_the_map_is_drawn_even_if_its_picture_fails_to_load(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    lost: list[str] = []

    def lose(route: Route) -> None:
        if len(lost) < LOST:
            lost.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    page.route(re.compile("/(art/duel-map|api/art/duel|api/games/duel/box)"), lose)
    sit_down(page, server, "duel")
    expect(page.locator(".part").first).to_be_visible()
    page.wait_for_function("document.querySelector('image.chart')?.decode().then(() => true, () => false)")
    assert len(lost) == LOST


def test_a_game_in_progress_is_accessible_and_its_texts_stand_out(open_page: OpenPage, server: Served) -> None:
    page = open_page(None, lang="ru-RU")
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, lambda view: view["table"]["turn"] > 6 and is_own_turn(view))
    assert accessibility_violations(page) == []
    for size in on_screens(page):
        assert low_contrasts(page) == [], size
