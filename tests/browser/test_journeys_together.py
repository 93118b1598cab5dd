"""Whole evenings of two people in two browsers: by link, rated, and by correspondence."""

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.server.live_server import Served

from .conftest import PHONE, OpenPage
from .messages import says, with_any
from .test_after import finish
from .test_invitations import copied_link, look_of
from .test_journeys import table_of

PILE = "button.pile:enabled"


def set_up_for_friends(page: Page, *choices: str) -> str:
    """Set up a game of Nightmarium for two, with these choices. Returns the table's id."""
    page.locator("article.nightmarium a[href='/set-up/nightmarium']").click()
    page.locator("input[name=seats][value='2'] + span").click()
    for choice in ("house-plan-friends", *choices):
        page.get_by_text(says(choice), exact=True).click()
    if "house-clock-days" in choices:
        page.get_by_label(says("house-clock-per-move")).fill("3")
    page.get_by_role("button", name=says("house-begin"), exact=True).click()
    return table_of(page)


def friends(open_page: OpenPage, *choices: str) -> tuple[str, Page, Page]:
    """A host at a desk, and a Russian friend on a phone who came by the copied link. The game has begun."""
    host = open_page("/")
    table = set_up_for_friends(host, *choices)
    friend = open_page(copied_link(host), lang="ru-RU", size=PHONE)
    friend.get_by_role("button", name=says("join-sit", "ru"), exact=True).click()
    for page in (host, friend):
        expect(page.locator("main.stage")).to_be_visible()
    return table, host, friend


def in_turn(server: Served, table: str, host: Page, friend: Page) -> tuple[Page, Page]:
    """The one who is asked, and the other one."""
    look = look_of(host, server, table)
    return (host, friend) if look["viewer"] in look["view"]["decision"]["seats"] else (friend, host)


def draw(page: Page) -> None:
    cards = page.locator(".hand .card")
    expect(page.locator(PILE)).to_be_visible()
    count = cards.count()
    page.locator(PILE).click()
    expect(cards).not_to_have_count(count)


def slip(page: Page, table: str) -> Locator:
    """The running game at the top of home."""
    return page.locator(f"main a[href='/table/{table}']")


def test_two_friends_play_one_leaves_and_returns_and_both_play_again(server: Served, open_page: OpenPage) -> None:
    table, host, friend = friends(open_page)
    draw(in_turn(server, table, host, friend)[0])

    phone = friend.context
    friend.close()
    expect(host.get_by_text(with_any("shell-reconnecting", "name"))).to_be_visible()
    friend = phone.new_page()
    friend.goto(server.url)
    expect(slip(friend, table)).to_be_in_viewport()
    slip(friend, table).click()
    expect(friend.locator("main.stage")).to_be_visible()
    expect(host.get_by_text(with_any("shell-reconnecting", "name"))).to_have_count(0)

    finish(server, table, host, friend)
    for page, lang in ((host, "en"), (friend, "ru")):
        expect(page.locator(".sheet h2")).to_have_text(
            re.compile("|".join(says(key, lang) for key in ("house-won", "house-lost-game")))
        )
    friend.get_by_role("button", name=says("house-again", "ru")).click()
    expect(host.locator(".offer")).to_have_text(with_any("shell-rematch-asked", "name"))
    host.get_by_role("button", name=says("shell-rematch-accept")).click()
    for page in (host, friend):
        page.wait_for_url(lambda url: "/table/" in url and table not in url)
        expect(page.locator("main.stage")).to_be_visible()
    assert host.url == friend.url
    draw(in_turn(server, table_of(host), host, friend)[0])


def test_a_rated_game_changes_both_ratings(server: Served, open_page: OpenPage) -> None:
    table, host, friend = friends(open_page, "join-rated")
    expect(friend.locator("header").get_by_text(says("join-rated", "ru"))).to_be_visible()
    draw(in_turn(server, table, host, friend)[0])
    friend.request.post(f"{server.url}/api/tables/{table}/commands", data=json.dumps({"t": "resign", "id": "r"}))
    for page, lang in ((host, "en"), (friend, "ru")):
        changes = page.locator(".sheet .rating")
        expect(changes).to_have_count(2)
        moved = [[int(number) for number in re.findall(r"\d+", text)] for text in changes.all_inner_texts()]
        assert sorted(after > before for before, after in moved) == [False, True], moved
        page.goto(f"{server.url}/profile")
        expect(page.get_by_text(says("shell-ratings-none", lang))).to_have_count(0)
        won = page is host
        rating = max(after for _, after in moved) if won else min(after for _, after in moved)
        expect(page.get_by_text(str(rating)).first).to_be_visible()


def test_a_game_by_correspondence_waits_on_both_home_pages(server: Served, open_page: OpenPage) -> None:
    """Both leave. Home says whose move it is, leads back, and follows what the other one does."""
    table, host, friend = friends(open_page, "house-clock-days")
    languages = {host: "en", friend: "ru"}
    look = look_of(host, server, table)
    assert look["setup"]["clock"]["time"] == 3 * 86_400_000
    asked, other = in_turn(server, table, host, friend)
    for page in (asked, other):
        page.goto(server.url)
        expect(slip(page, table)).to_be_in_viewport()
    expect(slip(asked, table)).to_contain_text(says("house-your-turn", languages[asked]))
    expect(slip(other, table)).not_to_contain_text(says("house-your-turn", languages[other]))

    while in_turn(server, table, host, friend)[0] is asked:
        slip(asked, table).click()
        draw(asked)
        asked.goto(server.url)
    expect(slip(other, table)).to_contain_text(says("house-your-turn", languages[other]))
    expect(slip(asked, table)).not_to_contain_text(says("house-your-turn", languages[asked]))
    slip(other, table).click()
    expect(other.locator(PILE)).to_be_visible()
    if other is friend:
        other.get_by_role("button", name=says("house-log", "ru")).click()
    expect(other.locator("#panel time").first).to_have_text(re.compile(r"^[23]:\d\d:\d\d$"))
