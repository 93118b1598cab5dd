"""Piles that can be inspected, links from the log to the replay, and the last puzzle."""

import re

import pytest
from playwright.sync_api import expect

from eldritch.puzzles import puzzles_of
from tests.server.live_server import Served

from .conftest import DESK, PHONE, OpenPage
from .tables import last, play_until, sit_down, view_of
from .test_pages import accessibility_violations
from .test_replay import played, replay, step


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_discard_pile_lists_names_with_counts(open_page: OpenPage, server: Served, size: dict[str, int]) -> None:
    page = open_page(None, size=size)
    table = sit_down(page, server, "nightmarium")
    assert play_until(page, server, table, lambda view: len(view["table"]["discard"]) > 2, last)
    view = view_of(page, server, table)
    assert view is not None
    page.get_by_role("button", name=re.compile("^Discard")).click()
    pile = page.get_by_role("dialog", name="Discard")
    names = pile.locator("li span").all_inner_texts()
    assert names == sorted(set(names), key=str.casefold)
    counts = [int(text[1:]) for text in pile.locator("li b").all_inner_texts()]
    assert sum(counts) + len(names) - len(counts) == len(view["table"]["discard"])
    assert accessibility_violations(page) == []
    page.keyboard.press("Escape")
    expect(pile).to_be_hidden()


def test_piles_can_be_inspected_in_a_replay(open_page: OpenPage) -> None:
    page = open_page(None)
    replay(page, played(page, "nightmarium"), "?seat=none")
    page.get_by_role("button", name=re.compile("^Discard")).click()
    expect(page.get_by_role("dialog", name="Discard")).to_be_visible()
    assert accessibility_violations(page) == []


def test_the_piles_of_castle_show_only_public_information(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    table = sit_down(page, server, "castle", seats=4)
    view = view_of(page, server, table)
    assert view is not None
    page.get_by_role("button", name=re.compile("^Pile")).click()
    pile = page.get_by_role("dialog", name="Pile")
    expect(pile.locator("li")).to_have_count(len(view["table"]["notebook"]["possible_places"]))
    assert accessibility_violations(page) == []
    pile.get_by_role("button", name="Close").click()
    expect(pile).to_be_hidden()
    page.get_by_role("button", name=re.compile("^Spare")).click()
    shown = sum(one["face_up"] for one in view["table"]["seats"])
    spare = page.get_by_role("dialog", name="Spare")
    expect(spare.locator("li")).to_have_count(len(view["table"]["spare"]) + len(view["table"]["seats"]) - shown)


def test_after_the_end_log_lines_link_to_the_replay(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    table = played(page, "realms")
    page.goto(f"{server.url}/table/{table}")
    page.get_by_role("button", name="Log").click()
    lines = page.get_by_role("list", name="Log").get_by_role("link")
    expect(lines.first).to_be_visible()
    assert accessibility_violations(page) == []
    line = lines.nth(lines.count() // 2)
    words = line.inner_text()
    line.click(position={"x": 2, "y": 6})  # a card in its middle would be opened instead
    expect(page.get_by_role("slider")).to_be_visible()
    assert f"/replay/{table}?at=" in page.url
    assert step(page) > 0
    expect(page.locator("[aria-current=step]", has_text=words)).to_be_visible()


def test_the_last_puzzle_has_no_next_link(open_page: OpenPage) -> None:
    last = len(puzzles_of("castle"))
    page = open_page(f"/puzzles/castle/{last - 1}")
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile(f"/puzzles/castle/{last}$"))
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("link", name="All puzzles")).to_be_visible()
    expect(page.get_by_role("link", name="Next puzzle")).to_have_count(0)
