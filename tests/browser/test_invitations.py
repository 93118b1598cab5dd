"""Invitations: a copied link opens the table in another person's browser."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.live_server import Served

from .conftest import PHONE, OpenPage
from .test_shell import opened

SEATS = {"realms": 2, "nightmarium": 2, "duel": 2, "castle": 3}


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("listed", [True, False], ids=["public", "private"])
def test_a_copied_invitation_link_seats_a_friend(server: Served, open_page: OpenPage, game: str, listed: bool) -> None:
    host = open_page("/")
    seats = SEATS[game]
    table = opened(host, server, game=game, seats=seats, bots=["greedy"] * (seats - 2), autostart=True, listed=listed)
    host.get_by_role("button", name="Copy the invitation").first.click()
    link = host.locator(".link a").get_attribute("href")
    assert link is not None
    friend = open_page(link.removeprefix(server.url), size=PHONE)
    friend.get_by_role("button", name="Sit here").first.click()
    for page in (host, friend):
        expect(page.get_by_role("heading", name="Before the game")).to_have_count(0)
        assert phase(page, server, table) == "playing"


def test_from_the_set_up_page_to_a_friend_in_another_language(server: Served, open_page: OpenPage) -> None:
    """Set the table up, copy the link, open it on a friend's phone, sit down, begin: both are in the game."""
    host = open_page("/set-up/nightmarium")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.locator("input[name=seats][value='2'] + span").click()
    host.locator("input[name=people][value='2'] + span").click()
    host.get_by_role("button", name="Begin").click()
    host.get_by_role("button", name="Copy the invitation").click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    link = host.evaluate("navigator.clipboard.readText()")
    friend = open_page(link.removeprefix(server.url), lang="ru-RU", size=PHONE)
    friend.get_by_role("button", name="Сесть").click()
    host.get_by_role("button", name="Begin").click()
    for page, waiting in ((host, "Before the game"), (friend, "Перед партией")):
        expect(page.locator(".hand").first).to_be_visible()
        expect(page.get_by_role("heading", name=waiting)).to_have_count(0)


def phase(page: Page, server: Served, table: str) -> str:
    """The phase of the table, as the person who sits in this browser is shown it."""
    look = page.request.get(f"{server.url}/api/tables/{table}/look").json()
    assert look["viewer"] is not None
    return str(look["phase"])
