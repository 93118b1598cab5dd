"""Words that are two fifths longer than ours stay inside their boxes."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.server.live import Served

from .conftest import Arrive, on_screens
from .test_house import GAMES, PAGES

SEATS = {"realms": 4, "nightmarium": 5, "duel": 2, "castle": 10}
STEPS = 12

BURST = """
(within) => [...document.querySelectorAll(`${within} *`)].filter((one) => {
  const style = getComputedStyle(one);
  const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const hidden = one.closest('.unseen, svg, script, style') || one.clientWidth <= 1;
  const scrolls = ['auto', 'scroll'].includes(style.overflowX);
  // A name in a small place may be shortened: its title, or what is read out beside it, is whole.
  const shortened = style.textOverflow === 'ellipsis' && (one.title || one.closest('[aria-hidden]'));
  const free = hidden || scrolls || shortened || style.display === 'inline';
  return says && !free && one.scrollWidth > one.clientWidth + 1;
}).map((one) => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 60)}`)
"""


def burst(page: Page, within: str = "body") -> list[str]:
    """Texts that are wider than their boxes."""
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(BURST, within)
    return sorted(set(found))


def table_of(page: Page, house: Served, game: str) -> str:
    """A table with as many bots as fit; its address."""
    expect(page.locator("h1").first).to_be_visible()
    seats = SEATS[game]
    body = {"game": game, "seats": seats, "bots": ["random"] * (seats - 1), "autostart": True, "listed": False}
    answer = page.request.post(f"{house.url}/api/tables", data=json.dumps(body))
    return str(answer.json()["id"])


def play_on(page: Page, house: Served, table: str) -> None:
    """Some choices, the last of those that are open, as anybody's client would make them."""
    for number in range(STEPS):
        look = page.request.get(f"{house.url}/api/tables/{table}/look").json()
        options = look["view"]["options"]
        if look["phase"] == "over":
            return
        if options:
            act = {"t": "act", "id": f"long-{number}", "action": options[0]["action"]}
            page.request.post(f"{house.url}/api/tables/{table}/commands", data=json.dumps(act))
        page.wait_for_timeout(60)


@pytest.mark.parametrize("path", PAGES)
def test_no_page_bursts(arrive: Arrive, path: str) -> None:
    page = arrive(f"{path}?pseudo", lang="ru-RU")
    page.wait_for_load_state("networkidle")
    assert [burst(page) for _ in on_screens(page)] == [[], []]


@pytest.mark.parametrize("game", GAMES)
def test_no_table_bursts(arrive: Arrive, house: Served, game: str) -> None:
    page = arrive("/", lang="ru-RU")
    table = table_of(page, house, game)
    page.goto(f"{house.url}/table/{table}?pseudo")
    expect(page.locator("main.stage")).to_be_visible()
    assert [burst(page, "main") for _ in on_screens(page)] == [[], []]
    play_on(page, house, table)
    page.wait_for_timeout(400)
    assert [burst(page, "main") for _ in on_screens(page)] == [[], []]
