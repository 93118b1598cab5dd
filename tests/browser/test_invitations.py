"""Invitations: a link, a code or a QR code opens the table on a friend's phone, whatever has become of it."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.live_server import Served

from .conftest import HOME_NETWORK, PHONE, OpenPage
from .messages import says, with_any
from .qr import text_in
from .test_shell import CURTAIN, opened

BANK = {"kind": "bank", "time": 900_000, "increment": 10_000}
DAYS = {"kind": "days", "time": 2 * 86_400_000}
TABLES: dict[str, dict[str, Any]] = {
    "rated": {"game": "realms", "seats": 2, "listed": False, "clock": BANK, "rated": True},
    "variant": {"game": "nightmarium", "seats": 3, "bots": ["greedy"], "listed": True, "options": {"seals": True}},
    "by correspondence": {"game": "duel", "seats": 2, "listed": False, "clock": DAYS},
    "open to all": {"game": "castle", "seats": 3, "bots": ["greedy"], "listed": True},
    "rated with a bot": {"game": "nightmarium", "seats": 3, "bots": ["level:2"], "listed": False, "rated": True},
    "shared device": {"game": "realms", "seats": 3, "companions": ["Anna"], "listed": False},
}
FACTS = {
    "rated": ["15 мин каждому и ещё 10 с за каждый ход", "Рейтинговая партия"],
    "variant": ["Без часов", "Обычная партия", "печатей"],
    "by correspondence": ["2 дня на каждый ход"],
    "open to all": ["Обычные правила"],
    "rated with a bot": ["Без часов", "Рейтинговая партия"],
    "shared device": ["Без часов", "Обычная партия"],
}
"""What a friend is told before sitting down."""
OPEN = """async body => {
  const headers = {'content-type': 'application/json'}
  return (await (await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(body)})).json()).id
}"""


def copied_link(host: Page) -> str:
    """The path of the invitation that the host copies."""
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.get_by_role("button", name=says("join-copy")).click()
    expect(host.get_by_role("button", name=says("join-copied"))).to_be_visible()
    return re.sub(r"^https?://[^/]+", "", host.evaluate("navigator.clipboard.readText()"))


def look_of(page: Page, server: Served, table: str) -> dict[str, Any]:
    """The table as the person in this browser is shown it."""
    look: dict[str, Any] = page.request.get(f"{server.url}/api/tables/{table}/look").json()
    return look


def command(page: Page, server: Served, table: str, t: str, **fields: object) -> None:
    body = {"t": t, "id": f"{t}-1", **fields}
    answer = page.request.post(f"{server.url}/api/tables/{table}/commands", data=json.dumps(body))
    assert answer.ok, answer.text()


@pytest.mark.parametrize("kind", TABLES)
def test_a_friend_on_a_phone_sits_down_with_one_tap(server: Served, open_page: OpenPage, kind: str) -> None:
    """Host, clock, rating and variants are shown first. One tap, no account, and the game begins."""
    host = open_page(None)
    table = opened(host, server, autostart=True, **TABLES[kind])
    friend = open_page(copied_link(host), lang="ru-RU", size=PHONE)
    expect(friend.get_by_role("heading", level=1)).to_contain_text(with_any("join-invites", "name", "ru"))
    for fact in FACTS[kind]:
        expect(friend.locator("dl")).to_contain_text(fact)
    for name in TABLES[kind].get("companions", []):
        expect(friend.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    sit = friend.get_by_role("button", name=says("join-sit", "ru"))
    expect(sit).to_be_in_viewport(ratio=1)
    sit.click()
    expect(friend.locator("main.stage")).to_be_visible()
    if "companions" in TABLES[kind]:
        expect(host.locator("main.stage").or_(host.get_by_role("heading", name=CURTAIN))).to_be_visible()
        expect(friend.get_by_role("heading", name=with_any("shell-curtain-give", "name", "ru"))).to_have_count(0)
    else:
        expect(host.locator("main.stage")).to_be_visible()
        rated = 1 if TABLES[kind].get("rated") else 0
        expect(host.locator("header").get_by_text(says("join-rated"))).to_have_count(rated)
    for page in (host, friend):
        look = look_of(page, server, table)
        assert (look["phase"], look["viewer"] is None) == ("playing", False)


def test_the_code_read_aloud_and_the_qr_code_lead_to_the_table_of_the_link(server: Served, open_page: OpenPage) -> None:
    host = open_page(None)
    table = opened(host, server, game="nightmarium", seats=4, autostart=True, listed=False)
    link = host.locator("a.link").inner_text()
    assert text_in(host.get_by_role("img", name=says("join-qr"))) == link
    code = host.locator(".code b").inner_text()
    assert link.endswith("/join/" + code.replace(" ", ""))
    aloud = code.lower().translate(str.maketrans("acehkmptxy", "асенкмртху"))
    for typed in (aloud, link, f"{code[:2]}-{code[2:]}"):
        friend = open_page("/", lang="ru-RU", size=PHONE)
        friend.get_by_label(says("house-have-code", "ru")).fill(typed)
        friend.get_by_role("button", name=says("house-enter", "ru")).click()
        friend.get_by_role("button", name=says("join-sit", "ru"), exact=True).click()
        expect(friend).to_have_url(re.compile(f"/table/{table}"))
    expect(host.locator("main.stage")).to_be_visible()


def test_what_has_become_of_a_table_is_said_and_what_can_be_done_instead(server: Served, open_page: OpenPage) -> None:
    """Full, running, finished, and gone."""
    host, friend = open_page("/"), open_page("/")
    table = opened(host, server, game="duel", seats=2, listed=False)
    link = copied_link(host)
    friend.goto(server.url + link)
    friend.get_by_role("button", name=says("join-sit")).click()
    expect(friend.get_by_role("heading", name=says("join-waiting"))).to_be_visible()

    late = open_page(link, size=PHONE)
    expect(late.get_by_role("heading", level=1)).to_contain_text(says("join-full"))
    expect(late.get_by_role("link", name=says("join-watch"), exact=True)).to_be_visible()
    host.get_by_role("button", name=says("join-begin"), exact=True).click()
    expect(late.get_by_role("heading", level=1)).to_contain_text(says("join-running"))
    late.get_by_role("link", name=says("join-watch"), exact=True).click()
    expect(late.get_by_text(says("join-watching"))).to_be_visible()
    expect(host.get_by_text(says("join-watching"))).to_have_count(0)

    command(friend, server, table, "resign")
    late.goto(server.url + link)
    expect(late.get_by_role("heading", level=1)).to_contain_text(says("join-over"))
    expect(late.get_by_role("link", name=says("join-replay"))).to_have_attribute("href", f"/replay/{table}")
    late.get_by_role("link", name=says("join-play")).click()
    expect(late).to_have_url(re.compile("/set-up/duel"))

    server.forget_table_of(link.rsplit("/", 1)[1])
    late.goto(server.url + link)
    expect(late.get_by_role("heading", level=1)).to_contain_text(says("join-gone"))
    late.goto(f"{server.url}/join/AAAAAA")
    expect(late.get_by_role("heading", level=1)).to_contain_text(says("join-unknown"))


def test_a_friend_leaves_and_returns_by_the_same_link(server: Served, open_page: OpenPage) -> None:
    host = open_page(None)
    table = opened(host, server, game="nightmarium", seats=3, autostart=True, listed=False)
    link = copied_link(host)
    friend = open_page(link, size=PHONE)
    friend.get_by_role("button", name=says("join-sit")).click()
    friend.get_by_role("button", name=says("join-leave")).click()
    expect(host.get_by_text(says("join-waiting-line", free=2))).to_be_visible()
    friend.goto(server.url + link)
    friend.get_by_role("button", name=says("join-sit")).click()
    host.get_by_role("button", name=says("join-fill")).click()
    expect(friend.locator("main.stage")).to_be_visible()
    friend.goto("about:blank")
    friend.goto(server.url + link)
    expect(friend.get_by_role("heading", level=1)).to_contain_text(says("join-yours"))
    friend.get_by_role("link", name=says("join-back")).click()
    expect(friend.locator("main.stage")).to_be_visible()
    assert look_of(friend, server, table)["viewer"] is not None


def test_the_host_gives_seats_to_bots_and_back_to_friends(server: Served, open_page: OpenPage) -> None:
    host = open_page(None, size=PHONE)
    table = opened(host, server, game="castle", seats=4, autostart=True, listed=False)
    host.get_by_label(says("join-level", number=2)).select_option("6")
    host.get_by_role("button", name=says("join-give-seat", number=2)).click()
    host.get_by_role("button", name=says("join-give-seat", number=3)).click()
    expect(host.get_by_text(says("join-waiting-line", free=1))).to_be_visible()
    host.get_by_label(says("join-level", number=2)).select_option("1")
    host.get_by_role("button", name=says("join-free-seat", number=3)).click()
    expect(host.get_by_text(says("join-waiting-line", free=2))).to_be_visible()
    assert [seat["bot"] for seat in look_of(host, server, table)["seats"]] == ["", "level:1", "", ""]
    host.get_by_role("button", name=says("join-fill")).click()
    expect(host.locator("main.stage")).to_be_visible()


def test_a_private_table_asks_a_stranger_for_the_code(server: Served, open_page: OpenPage) -> None:
    host = open_page(None)
    table = opened(host, server, game="realms", seats=2, autostart=True, listed=False)
    stranger = open_page(f"/table/{table}", size=PHONE)
    expect(stranger.get_by_text(says("join-private"))).to_be_visible()
    expect(stranger.get_by_role("button", name=says("join-sit"))).to_have_count(0)
    stranger.get_by_label(says("house-have-code")).fill(host.locator(".code b").inner_text())
    stranger.get_by_role("button", name=says("house-enter")).click()
    stranger.get_by_role("button", name=says("join-sit")).click()
    expect(stranger.locator("main.stage")).to_be_visible()


def test_in_a_home_network_without_https_a_friend_sits_down_by_the_link_that_was_copied(
    server: Served, browser: Browser
) -> None:
    """There browsers have neither `navigator.clipboard` nor `crypto.randomUUID`."""
    home = server.url.replace("127.0.0.1", HOME_NETWORK)
    host, friend = (
        browser.new_page(locale="en-US"),
        browser.new_page(locale="en-US", viewport={"width": 390, "height": 844}),
    )
    faults: list[str] = []
    for page in (host, friend):
        page.on("pageerror", lambda error: faults.append(str(error)))
    host.goto(home)
    assert host.evaluate("[isSecureContext, 'clipboard' in navigator]") == [False, False]
    expect(host.locator(".who span")).not_to_be_empty()
    table = host.evaluate(OPEN, {"game": "realms", "seats": 2, "autostart": True, "listed": False})
    host.goto(f"{home}/table/{table}")
    host.get_by_role("button", name=says("join-copy")).click()
    expect(host.get_by_role("button", name=says("join-copied"))).to_be_visible()
    friend.goto(host.locator("a.link").inner_text())
    friend.get_by_role("button", name=says("join-sit"), exact=True).click()
    expect(friend).to_have_url(f"{home}/table/{table}")
    for page in (host, friend):
        expect(page.locator("main.stage")).to_be_visible()
    assert faults == []
    host.context.close()
    friend.context.close()
