"""The table of Duel in the browser."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.live_server import Served

from .conftest import DESK, PHONE, OpenPage
from .tables import is_own_turn, overlap, play_until, sit_down
from .test_house import accessibility_violations

AREAS = 13
LOST = 4


def middle_of(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_an_action_that_cannot_be_paid_says_how_much_is_missing(open_page: OpenPage, server: Served) -> None:
    page = open_page("/")
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, is_own_turn)
    page.get_by_role("button", name=re.compile("^Awaken")).click(force=True)
    expect(page.locator(".say .why")).to_have_text(
        re.compile(r"Needs \d+ more power|There must be a gate|Needs a gate")
    )


def test_an_area_says_why_the_chosen_action_does_not_go_there(open_page: OpenPage, server: Served) -> None:
    page = open_page("/")
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, is_own_turn)
    page.get_by_role("button", name=re.compile("^Move")).click()
    page.get_by_role("button", name="List", exact=True).click()
    page.locator(".ground li button:not(.lit)").first.click()
    expect(page.locator(".say .why")).to_have_text(
        re.compile("None of your figures are here|does not border on the one you move from")
    )


def test_the_list_of_areas_is_as_good_as_the_map(open_page: OpenPage, server: Served) -> None:
    page = open_page("/", size=PHONE)
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, is_own_turn)
    page.get_by_role("button", name="List", exact=True).click()
    expect(page.locator(".ground li button")).to_have_count(AREAS)


def test_a_figure_dragged_to_another_area_is_ready_to_move_and_goes_when_told(
    open_page: OpenPage, server: Served
) -> None:
    page = open_page("/")
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, is_own_turn)
    page.locator(".free-figure").first.hover()
    page.mouse.down()
    page.mouse.move(*middle_of(page.locator(".part").first), steps=3)
    page.mouse.move(*middle_of(page.locator(".part.lit").first), steps=3)
    page.mouse.up()
    expect(page.locator(".route strong")).not_to_be_empty()
    page.get_by_role("button", name=re.compile("^Move −1")).click()
    expect(page.locator(".duel").get_by_text(re.compile("moves .* → ")).first).to_be_visible()


def test_a_figure_let_go_beside_the_map_stays_where_it_is(open_page: OpenPage, server: Served) -> None:
    page = open_page("/")
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, is_own_turn)
    page.locator(".free-figure").first.hover()
    page.mouse.down()
    page.mouse.move(600, 20, steps=4)
    expect(page.locator(".part.lit").first).to_be_visible()
    page.mouse.up()
    expect(page.locator(".part.lit")).to_have_count(0)
    expect(page.locator(".route")).to_have_count(0)


def test_a_figure_dragged_out_of_the_pool_enters_the_game(open_page: OpenPage, server: Served) -> None:
    page = open_page("/")
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, is_own_turn)
    page.locator(".pool .free").first.hover()
    page.mouse.down()
    page.mouse.move(640, 420, steps=3)
    page.mouse.move(*middle_of(page.locator(".part.lit").first), steps=3)
    page.mouse.up()
    expect(page.locator(".duel").get_by_text(re.compile("recruits an Acolyte|summons")).first).to_be_visible()


@pytest.mark.parametrize(("size", "power"), [(DESK, ".power.right"), (PHONE, ".s1 .mini")], ids=["desk", "phone"])
def test_what_happened_is_not_told_over_the_power_of_the_enemy(
    open_page: OpenPage, server: Served, size: dict[str, int], power: str
) -> None:
    page = open_page("/", size=size)
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, lambda view: view["table"]["turn"] > 1 and is_own_turn(view))
    page.keyboard.press("w")
    recap = page.get_by_role("complementary", name="What happened meanwhile")
    expect(recap).to_be_visible()
    for what in (power, ".doom", ".switch"):
        assert not overlap(recap, page.locator(what)), what


def test_the_map_is_drawn_though_its_picture_is_lost_on_the_way(open_page: OpenPage, server: Served) -> None:
    page = open_page("/")
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
    expect(page.locator("svg.plain")).to_have_count(0)
    page.evaluate("document.querySelector('image.chart').decode()")
    assert len(lost) == LOST


def test_everybody_can_use_it_in_the_middle_of_a_game(open_page: OpenPage, server: Served) -> None:
    page = open_page("/")
    table = sit_down(page, server, "duel")
    assert play_until(page, server, table, lambda view: view["table"]["turn"] > 6 and is_own_turn(view))
    assert accessibility_violations(page) == []
