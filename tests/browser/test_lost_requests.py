"""A table comes even if requests get lost on the way, as they do on a train."""

import re

from playwright.sync_api import Route, expect

from tests.server.live_server import Served

from .conftest import OpenPage
from .messages import says
from .tables import sit_down

BROKEN = "[...document.images].filter(one => one.complete && one.naturalWidth === 0).map(one => one.src)"
START = re.compile(r"/start\.js$")
"""Asks for the first script again. If both are lost, nothing is left that could."""
ENTRY = re.compile(r"/assets/index-[^/]*\.js$")
"""The first script."""


def test_a_table_comes_though_each_request_is_lost_once(open_page: OpenPage, server: Served) -> None:
    """Scripts, styles, words, pictures and answers of the server are all asked for again."""
    page = open_page(None)
    table = sit_down(page, server, "duel")
    page.goto("about:blank")
    lost: set[str] = set()

    def lose_once(route: Route) -> None:
        url = route.request.url
        if route.request.is_navigation_request() or START.search(url) or url in lost:
            route.continue_()
        else:
            lost.add(url)
            route.abort()

    page.context.route("**/*", lose_once)
    page.goto(f"{server.url}/table/{table}")
    board = page.locator("image.chart")
    expect(board).to_have_attribute("href", re.compile("duel-map"), timeout=60_000)  # After many losses in a row.
    expect(page.get_by_role("toolbar", name=says("duel-table-actions")).get_by_role("button")).not_to_have_count(0)
    for kind in ("css", "js", "svg"):
        assert any(url.endswith(f".{kind}") for url in lost), kind
    for part in ("/api/art/duel", "/api/games/duel/box", f"/api/tables/{table}", "/api/guest", "duel-map"):
        assert any(part in url for url in lost), part
    page.wait_for_function(f"{BROKEN}.length === 0")
    page.wait_for_function("getComputedStyle(document.querySelector('.duel')).containerName === 'duel'")
    again = page.evaluate("fetch(document.querySelector('image.chart').getAttribute('href')).then(one => one.status)")
    assert again == 200


def test_a_page_without_its_first_script_says_so_and_can_be_loaded_again(open_page: OpenPage, server: Served) -> None:
    page = open_page("/")
    page.context.route(ENTRY, lambda route: route.abort())
    page.goto(server.url)
    lost = page.get_by_role("alert")
    for lang in ("en", "ru"):
        expect(lost.locator(f"p[lang={lang}]")).to_be_visible(timeout=60_000)
    page.context.unroute(ENTRY)
    lost.get_by_role("button").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(lost).to_have_count(0)


def test_a_page_that_does_not_come_says_so_and_can_be_loaded_again(open_page: OpenPage, server: Served) -> None:
    page = open_page("/")
    chunk = re.compile(r"/assets/Puzzles-[^/]*\.js$")
    page.context.route(chunk, lambda route: route.abort())
    page.goto(f"{server.url}/puzzles")
    expect(page.get_by_role("alert")).to_contain_text(says("house-error-unreached"))
    page.context.unroute(chunk)
    page.get_by_role("button", name=says("house-load-again")).click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
