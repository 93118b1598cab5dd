"""After the game: the last position, the result over it, the review that comes by itself, and another game together."""

import json
import re
import time

from playwright.sync_api import Page, expect

from tests.server.live_server import Served

from .conftest import DESK, PHONE, OpenPage
from .messages import says, with_any
from .tables import PATIENCE
from .test_pages import accessibility_violations
from .test_shell import opened


def company(server: Served, open_page: OpenPage) -> tuple[str, Page, Page]:
    """A table of Nightmarium with a person at a desk, a Russian one on a phone, and a bot."""
    host = open_page(None, size=DESK)
    table = opened(host, server, game="nightmarium", seats=3, bots=["greedy"], autostart=True)
    guest = open_page(f"/table/{table}", lang="ru-RU", size=PHONE)
    guest.get_by_role("button", name=says("join-sit", "ru")).first.click()
    for page in (host, guest):
        expect(page.locator("main.stage")).to_be_visible()
    return table, host, guest


def finish(server: Served, table: str, *pages: Page) -> None:
    """Take the first choice for everybody until the game is over."""
    until, number = time.monotonic() + PATIENCE, 0
    while time.monotonic() < until:
        for page in pages:
            look = page.request.get(f"{server.url}/api/tables/{table}/look").json()
            if look["phase"] == "over":
                return
            if look["view"]["options"]:
                number += 1
                act = {"t": "act", "id": f"to-{number}", "action": look["view"]["options"][0]["action"]}
                page.request.post(f"{server.url}/api/tables/{table}/commands", data=json.dumps(act))
    raise AssertionError("the game does not end")


def bot_of(page: Page, table: str) -> tuple[str, str]:
    """The name of the bot at a table as the page's reader calls it, and its level."""
    if page.locator("#panel").count() == 0:
        page.locator("header button[aria-expanded]").click()
    expect(page.locator("aside li small", has_text="bot")).to_be_visible()
    row = page.locator("aside li").filter(has=page.locator("small", has_text="bot"))
    look = page.evaluate(f"fetch('/api/tables/{table}/look').then(one => one.json())")
    return row.locator("b").inner_text(), next(seat["bot"] for seat in look["seats"] if seat["bot"])


def test_a_game_ends_on_its_board_with_a_result_and_is_played_again_by_the_same_people(
    server: Served, open_page: OpenPage
) -> None:
    table, host, guest = company(server, open_page)
    bot = bot_of(host, table)
    finish(server, table, host, guest)
    for page, lang in ((host, "en"), (guest, "ru")):
        sheet = page.locator(".result .sheet")
        expect(sheet.get_by_role("heading")).to_be_visible()
        expect(sheet.locator(".why")).not_to_be_empty()
        expect(sheet.locator("ol > li")).to_have_count(3)
        totals = [int(one) for one in sheet.locator(".total").evaluate_all("all => all.map(one => one.lastChild.data)")]
        assert totals == sorted(totals, reverse=True)
        for row, total in enumerate(totals):
            parts = re.findall(r"(−?)(\d+)", sheet.locator(".from").nth(row).inner_text())
            assert sum(int(number) * (-1 if minus else 1) for minus, number in parts) == total
        expect(page.get_by_role("heading", name=says("shell-fair-fair", lang))).to_be_attached()
        expect(page.locator(".review .chart figure")).to_be_attached()
        assert accessibility_violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
        page.get_by_role("button", name=says("shell-see-board", lang)).click()
        expect(page.locator(".own .line")).to_be_in_viewport()
        expect(sheet).to_have_count(0)
        page.locator(".strip button").click()
        expect(sheet).to_be_visible()
    host.get_by_role("button", name=says("house-again")).click()
    expect(host.locator(".offer")).to_contain_text(says("shell-rematch-waiting", names="").strip())
    expect(guest.locator(".offer")).to_contain_text(with_any("shell-rematch-asked", "name", "ru"))
    expect(guest.get_by_role("button", name=says("shell-rematch-accept", "ru"))).to_be_in_viewport()
    guest.get_by_role("button", name=says("shell-rematch-accept", "ru")).click()
    for page in (host, guest):
        page.wait_for_url(lambda url: table not in url)
        expect(page.locator("main.stage")).to_be_visible()
    assert host.url == guest.url
    assert bot_of(host, host.url.rpartition("/")[2]) == bot


def test_who_does_not_want_another_game_says_so(server: Served, open_page: OpenPage) -> None:
    host = open_page(None)
    table = opened(host, server, game="duel", autostart=True)
    guest = open_page(f"/table/{table}")
    guest.get_by_role("button", name=says("join-sit")).click()
    for page in (host, guest):
        expect(page.locator("main.stage")).to_be_visible()
    host.request.post(f"{server.url}/api/tables/{table}/commands", data=json.dumps({"t": "resign", "id": "r"}))
    expect(guest.get_by_role("heading", name=says("house-won"))).to_be_visible()
    expect(guest.locator(".why")).to_contain_text(says("table-event-ended-resigned", count=1, names="").rstrip(". "))
    guest.get_by_role("button", name=says("house-again")).click()
    host.get_by_role("button", name=says("shell-rematch-decline")).click()
    expect(guest.locator(".offer")).to_contain_text(with_any("shell-rematch-declined", "name"))
    expect(guest.get_by_role("button", name=says("house-again"))).to_be_enabled()
