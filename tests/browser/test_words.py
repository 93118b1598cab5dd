"""Marks on irreversible actions, cards in the log, and the whole table in words."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.live_server import Served

from .conftest import PHONE, OpenPage
from .messages import says
from .tables import play_until, sit_down
from .test_pages import accessibility_violations

SEATS = {"realms": 2, "nightmarium": 3, "duel": 2, "castle": 4}
MOST_MOVES = 200


# Irreversible actions.


def sit_with_a_friend(page: Page, server: Served, game: str, seats: int = 2, **options: object) -> str:
    """Open a table with bots and one other person, who plays until the page's person is asked. Returns its id.

    Against bots alone, everything can be undone.
    """
    bots = ["greedy"] * (seats - 2)
    body = {"game": game, "seats": seats, "bots": bots, "options": options, "autostart": True, "listed": False}
    table = page.request.post(f"{server.url}/api/tables", data=json.dumps(body)).json()["id"]
    invite = page.request.post(f"{server.url}/api/tables/{table}/invites", data="{}").json()["invite"]
    friend = server.guest()
    friend.post(f"/api/tables/{table}/commands", {"t": "sit", "id": "sit", "invite": invite})
    for number in range(MOST_MOVES):
        if page.request.get(f"{server.url}/api/tables/{table}/final").json()["actions"]:
            break
        for option in friend.get(f"/api/tables/{table}/look")["view"]["options"][:1]:
            act = {"t": "act", "id": f"friend-{number}", "action": option["action"]}
            friend.ask("POST", f"/api/tables/{table}/commands", act)
    page.goto(f"{server.url}/table/{table}")
    expect(page.locator("main.stage")).to_be_visible()
    return str(table)


def test_ending_a_turn_is_marked_irreversible_and_playing_a_card_is_not(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    sit_with_a_friend(page, server, "realms", seat_0_begins=True)
    final = says("shell-final")
    expect(page.locator(".acts .end")).to_have_attribute("aria-description", final)
    expect(page.locator(".hand .spot.lit").first).not_to_have_attribute("aria-description", final)
    page.locator(".hand .spot.lit").first.click()
    expect(page.locator(".acts .end")).to_have_attribute("aria-description", final)


@pytest.mark.parametrize("game", SEATS)
def test_marks_match_the_actions_that_the_server_calls_final(open_page: OpenPage, server: Served, game: str) -> None:
    page = open_page(None)
    table = sit_with_a_friend(page, server, game, SEATS[game])
    final = page.request.get(f"{server.url}/api/tables/{table}/final").json()["actions"]
    assert final
    page.keyboard.press("t")
    marked = page.locator(".plain section button[aria-description]")
    expect(marked).not_to_have_count(0)
    assert marked.count() <= len(final)


def test_the_help_explains_the_mark(open_page: OpenPage, server: Served) -> None:
    page = open_page(None, lang="ru-RU")
    sit_down(page, server, "nightmarium")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text(says("shell-final-about", "ru"))


# Cards in the log.


def log_with_cards(page: Page, server: Served) -> None:
    sit_down(page, server, "realms", seat_0_begins=True)
    page.get_by_role("button", name="Play all").click()
    expect(page.locator(".beside .chip")).not_to_have_count(0)


def test_focusing_a_card_in_the_log_shows_it(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    log_with_cards(page, server)
    chip = page.locator(".beside .chip").first
    name = chip.inner_text()
    page.get_by_role("list", name="Log").focus()
    page.keyboard.press("Tab")
    expect(page.locator(".chip:focus")).to_have_count(1)
    expect(page.locator(".beside .zoom")).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(page.locator(".beside .zoom")).to_have_count(0)
    assert accessibility_violations(page) == []


def test_tapping_a_card_in_the_log_shows_it(open_page: OpenPage, server: Served) -> None:
    page = open_page(None, size=PHONE)
    sit_down(page, server, "realms", seat_0_begins=True)
    page.get_by_role("button", name="Play all").click()
    page.get_by_role("button", name="Log").click()
    chip = page.locator(".beside .chip").first
    chip.click()
    expect(page.locator(".beside .zoom")).to_contain_text(chip.inner_text())


def test_the_log_can_be_filtered_by_player(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    table = sit_down(page, server, "realms")
    assert play_until(page, server, table, lambda view: view["table"]["turn"] > 3)
    lines = page.get_by_role("list", name="Log").get_by_role("listitem")
    everything = lines.count()
    page.get_by_label("Filter by player").select_option("Doctor Halsey")
    expect(lines.filter(has_text=re.compile("^(?!.*Doctor Halsey)"))).to_have_count(0)
    assert 0 < lines.count() < everything


# The whole table in words.


@pytest.mark.parametrize("game", SEATS)
def test_the_list_view_describes_the_table_in_words(open_page: OpenPage, server: Served, game: str) -> None:
    page = open_page(None)
    table = sit_down(page, server, game, SEATS[game])
    assert play_until(page, server, table, lambda view: True)
    page.keyboard.press("t")
    whole = page.get_by_role("region", name="The table")
    own = page.locator("aside li.own b").or_(page.locator(".plain li.own b")).first.inner_text()
    expect(whole.get_by_role("heading", name=re.compile(rf"^You \({re.escape(own)}\)"))).to_be_visible()
    assert whole.get_by_role("listitem").count() > SEATS[game]
    assert "listitem" in whole.aria_snapshot()
    assert accessibility_violations(page) == []


def test_the_table_in_words_follows_the_game_and_the_language(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    sit_down(page, server, "realms", seat_0_begins=True)
    page.keyboard.press("t")
    whole = page.get_by_role("region", name="The table")
    expect(whole.get_by_role("heading", name="Your hand: 3 cards")).to_be_visible()
    page.locator(".plain section button:enabled").filter(has_text="Play your whole hand").click()
    expect(whole.get_by_role("heading", name="Your hand is empty")).to_be_visible()
    page.get_by_role("button", name="RU").click()
    expect(page.get_by_role("heading", name="Ваша рука пуста")).to_be_visible()
