"""Invitations: a copied link opens the table in another person's browser."""

import pytest
from playwright.sync_api import expect

from tests.server.live_server import Served

from .conftest import PHONE, OpenPage
from .test_shell import opened

SEATS = {"realms": 2, "nightmarium": 2, "duel": 2, "castle": 3}


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("listed", [True, False], ids=["public", "private"])
def test_a_copied_invitation_link_seats_a_friend(server: Served, open_page: OpenPage, game: str, listed: bool) -> None:
    host = open_page("/")
    seats = SEATS[game]
    opened(host, server, game=game, seats=seats, bots=["greedy"] * (seats - 2), autostart=True, listed=listed)
    host.get_by_role("button", name="Copy the invitation").first.click()
    link = host.locator(".link a").get_attribute("href")
    assert link is not None
    friend = open_page(link.removeprefix(server.url), size=PHONE)
    friend.get_by_role("button", name="Sit here").first.click()
    for page in (host, friend):
        expect(page.locator("main.stage")).to_be_visible()
        expect(page.get_by_role("button", name="Sit here")).to_have_count(0)
