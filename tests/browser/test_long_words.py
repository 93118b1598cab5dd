"""Texts that are 40 % longer than ours still fit into their boxes."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.server.live_server import Served

from .conftest import OpenPage, on_screens
from .geometry import on_devices
from .tables import play_until, sit_down
from .test_pages import GAMES, PAGES

SEATS = {"realms": 4, "nightmarium": 5, "duel": 2, "castle": 10}
STEPS = 12

# Only text is measured: a mark may extend beyond its button.
FIND_OVERFLOW = """
(within) => {
  const isBox = (one) => !['inline', 'contents'].includes(getComputedStyle(one).display);
  const boxOf = (one) => (isBox(one) ? one : boxOf(one.parentElement));
  const bursts = (text) => {
    const box = boxOf(text.parentElement);
    const style = getComputedStyle(box);
    const hidden = box.closest('.unseen, svg, script, style') || box.clientWidth <= 1;
    const scrolls = ['auto', 'scroll'].includes(style.overflowX);
    // A name in a small place may be shortened: its title, or what is read out beside it, is whole.
    const shortened = style.textOverflow === 'ellipsis' && (box.title || box.closest('[aria-hidden]'));
    if (hidden || scrolls || shortened) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [edge, words] = [box.getBoundingClientRect(), range.getBoundingClientRect()];
    return words.left < edge.left - 1 || words.right > edge.right + 1;
  };
  const walker = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
  const named = ({ parentElement: one, data }) => `${one.tagName}.${one.className}: ${data.trim().slice(0, 60)}`;
  return texts.filter(bursts).map(named);
}
"""


def overflowing_texts(page: Page, within: str = "body") -> list[str]:
    """Texts that are wider than their boxes."""
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(FIND_OVERFLOW, within)
    return sorted(set(found))


def play_on(page: Page, server: Served, table: str) -> None:
    """Play some moves over HTTP, always the last option."""
    for number in range(STEPS):
        look = page.request.get(f"{server.url}/api/tables/{table}/look").json()
        options = look["view"]["options"]
        if look["phase"] == "over":
            return
        if options:
            act = {"t": "act", "id": f"long-{number}", "action": options[0]["action"]}
            page.request.post(f"{server.url}/api/tables/{table}/commands", data=json.dumps(act))
        page.wait_for_timeout(60)


@pytest.mark.parametrize("path", PAGES)
def test_long_texts_fit_on_every_page(open_page: OpenPage, path: str) -> None:
    page = open_page(f"{path}?pseudo", lang="ru-RU")
    page.wait_for_load_state("networkidle")
    assert [overflowing_texts(page) for _ in on_screens(page)] == [[], []]


@pytest.mark.parametrize("game", GAMES)
def test_long_texts_fit_at_every_table(open_page: OpenPage, server: Served, game: str) -> None:
    page = open_page(None, lang="ru-RU")
    table = sit_down(page, server, game, SEATS[game])
    page.goto(f"{server.url}/table/{table}?pseudo")
    expect(page.locator("main.stage")).to_be_visible()
    assert [overflowing_texts(page, "main") for _ in on_screens(page)] == [[], []]
    play_on(page, server, table)
    page.wait_for_timeout(400)
    assert [overflowing_texts(page, "main") for _ in on_screens(page)] == [[], []]


@pytest.mark.parametrize("lang", ["en-US", "ru-RU"])
@pytest.mark.parametrize(("game", "step"), [("castle", "support"), ("duel", "turn")])
def test_names_fit_on_every_device(open_page: OpenPage, server: Served, game: str, step: str, lang: str) -> None:
    page = open_page(None, lang=lang)
    table = sit_down(page, server, game, SEATS[game])
    assert play_until(page, server, table, lambda view: bool(view["decision"]["step"] == step))
    overflowing = {device: overflowing_texts(page, "main") for device in on_devices(page)}
    assert not any(overflowing.values()), overflowing


@pytest.mark.parametrize("game", ["realms", "nightmarium"])
def test_long_texts_fit_at_tables_on_every_device(open_page: OpenPage, server: Served, game: str) -> None:
    page = open_page(None, lang="ru-RU")
    table = sit_down(page, server, game, SEATS[game])
    page.goto(f"{server.url}/table/{table}?pseudo")
    expect(page.locator("main.stage")).to_be_visible()
    play_on(page, server, table)
    page.wait_for_timeout(400)
    found = {device: overflowing_texts(page, "main") for device in on_devices(page)}
    assert {device: texts for device, texts in found.items() if texts} == {}


def test_overflowing_text_is_found_and_marks_are_ignored(open_page: OpenPage) -> None:
    page = open_page("/", lang="ru-RU")
    page.wait_for_load_state("networkidle")
    boxes = "<p style='width: 60px; white-space: nowrap'><b>Unspeakable</b></p><button data-final>Amen</button>"
    page.evaluate("boxes => (document.querySelector('main').innerHTML = boxes)", boxes)
    assert overflowing_texts(page, "main") == ["B.: Unspeakable"]
