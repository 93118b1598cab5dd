"""Whole evenings of one device: a newcomer's first game, four players who pass a phone on, and somebody who watches."""

import json
import re
import time

from playwright.sync_api import Page, expect

from tests.server.live_server import Served

from .conftest import PHONE, OpenPage
from .messages import says, with_any
from .tables import PATIENCE
from .test_invitations import copied_link, look_of
from .test_shell import CURTAIN, opened


def play_to_the_end(page: Page, server: Served, table: str, seats: tuple[int, ...]) -> None:
    """Take the first choice for these seats, which all belong to this page, until the game is over."""
    url = f"{server.url}/api/tables/{table}"
    until, number = time.monotonic() + PATIENCE, 0
    while time.monotonic() < until:
        for seat in seats:
            look = page.request.get(f"{url}/look?seat={seat}").json()
            if look["phase"] == "over":
                return
            for option in look["view"]["options"][:1]:
                number += 1
                act = {"t": "act", "id": f"end-{number}", "action": option["action"]}
                page.request.post(f"{url}/commands?seat={seat}", data=json.dumps(act))
        page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def table_of(page: Page) -> str:
    """The id of the table that the page shows, once it is there."""
    expect(page).to_have_url(re.compile("/table/"))
    return page.url.rsplit("/", 1)[1]


def test_a_newcomer_on_a_phone_learns_plays_and_looks_back(server: Served, open_page: OpenPage) -> None:
    """Home, the lesson that is offered, a table against a bot, the result, and its review, all in Russian."""
    page = open_page("/", lang="ru-RU", size=PHONE)
    offer = page.locator("main").get_by_role("link", name=says("learn-home", "ru"), exact=True)
    expect(offer).to_be_in_viewport(ratio=1)
    offer.click()
    page.locator("main a[href='/learn/nightmarium']").click()
    page.locator(".lesson .next").click()
    expect(page.locator(".lesson .count")).to_have_text(re.compile("^2"))
    page.get_by_role("link", name=says("house-home", "ru")).click()
    expect(offer).to_have_count(0)

    page.locator("article.nightmarium a[href='/set-up/nightmarium']").click()
    page.locator("input[name=seats][value='2'] + span").click()
    page.get_by_role("button", name=says("house-begin", "ru"), exact=True).click()
    table = table_of(page)
    hand = page.locator(".hand .card")
    expect(page.locator("button.pile:enabled")).to_be_in_viewport(ratio=1)
    cards = hand.count()
    page.locator("button.pile:enabled").click()
    expect(hand).to_have_count(cards + 1)

    play_to_the_end(page, server, table, (0,))
    sheet = page.locator(".result .sheet")
    expect(sheet.get_by_role("heading")).to_have_text(
        re.compile("|".join(says(key, "ru") for key in ("house-won", "house-lost-game")))
    )
    expect(sheet.locator(".why")).not_to_be_empty()
    expect(page.locator(".review .chart figure")).to_be_attached()
    expect(page.get_by_role("button", name=says("house-again", "ru"))).to_be_in_viewport()
    page.get_by_role("link", name=says("shell-replay", "ru")).click()
    expect(page).to_have_url(re.compile(f"/replay/{table}"))
    expect(page.locator(".stage, .nightmarium-table").first).to_be_visible()
    page.go_back()
    page.get_by_role("button", name=says("house-again", "ru")).click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(page.locator("main.stage")).to_be_visible()


def test_four_players_pass_one_phone_on(server: Served, open_page: OpenPage) -> None:
    """Each gets the phone behind a curtain and sees the own hand only. The result names all four."""
    page = open_page("/set-up/nightmarium", size=PHONE)
    page.locator("input[name=seats][value='4'] + span").click()
    page.get_by_text(says("house-plan-here"), exact=True).click()
    page.get_by_label(says("shell-here-own")).fill("Anna")
    names = {"Anna", "Boris", "Clara", "David"}
    for number, name in enumerate(("Boris", "Clara", "David"), 2):
        page.get_by_label(says("shell-here-name", number=number)).fill(name)
    page.get_by_role("button", name=says("house-begin"), exact=True).click()
    table = table_of(page)
    waiting = set(names)
    while waiting:
        curtain = page.get_by_role("heading", name=CURTAIN)
        expect(curtain).to_have_text(re.compile("|".join(says("shell-curtain-give", name=name) for name in waiting)))
        expect(page.locator(".hand, .stage")).to_have_count(0)
        name = next(name for name in waiting if name in curtain.inner_text())
        waiting.remove(name)
        page.get_by_role("button", name=says("shell-curtain-ready", name=name)).click()
        expect(page.locator(".hand .card")).not_to_have_count(0)
        play_turn(page)
    play_to_the_end(page, server, table, (0, 1, 2, 3))
    sheet = page.locator(".result .sheet")
    expect(sheet).to_be_visible()
    assert set(sheet.locator("ol b").all_inner_texts()) == names


def play_turn(page: Page) -> None:
    """Draw cards until the phone is to be passed on."""
    curtain, cards = page.get_by_role("heading", name=CURTAIN), page.locator(".hand .card")
    while curtain.count() == 0:
        count = cards.count()
        page.locator("button.pile:enabled").click()
        expect(cards.nth(count).or_(curtain)).to_be_visible()
        expect(page.locator("button.pile:enabled").or_(curtain)).to_be_visible()


def test_a_spectator_follows_a_game_to_its_end(server: Served, open_page: OpenPage) -> None:
    """Somebody who comes late watches: no hand, nothing to choose, every move, and the result without "you"."""
    host = open_page(None)
    table = opened(host, server, game="nightmarium", seats=2, autostart=True, listed=False)
    link = copied_link(host)
    friend = open_page(link)
    friend.get_by_role("button", name=says("join-sit")).click()
    expect(friend.locator("main.stage")).to_be_visible()

    watcher = open_page(link, lang="ru-RU", size=PHONE)
    watcher.get_by_role("link", name=says("join-watch", "ru"), exact=True).click()
    expect(watcher.get_by_text(says("join-watching", "ru"))).to_be_visible()
    expect(watcher.locator(".nightmarium-table, .stage").first).to_be_visible()
    expect(watcher.locator("button.pile:enabled")).to_have_count(0)
    look = look_of(watcher, server, table)
    assert look["viewer"] is None
    assert not any(any(seat["hand"]) for seat in look["view"]["table"]["seats"])
    watcher.get_by_role("button", name=says("house-log", "ru")).click()
    lines = watcher.locator("#panel").get_by_role("list", name=says("house-log", "ru")).get_by_role("listitem")
    expect(lines).not_to_have_count(0)
    before = lines.count()
    turn = host if host.locator("button.pile:enabled").count() else friend
    turn.locator("button.pile:enabled").click()
    expect(lines.nth(before)).to_be_visible()
    expect(host.get_by_text(with_any("shell-watching", "count")).first).to_be_attached()

    friend.request.post(f"{server.url}/api/tables/{table}/commands", data=json.dumps({"t": "resign", "id": "r"}))
    expect(watcher.locator(".sheet h2")).to_have_text(says("house-over", "ru"))
    expect(watcher.get_by_role("button", name=says("shell-play-this", "ru"))).to_be_visible()
    expect(watcher.get_by_role("button", name=says("house-again", "ru"))).to_have_count(0)
