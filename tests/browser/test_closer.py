"""Cards looked at closer: what is shown stays while one is in it, and its keywords can be opened."""

from playwright.sync_api import Page, expect

from .conftest import PHONE, Arrive

A_WHILE = 900
"""Milliseconds after which what nobody looks at any more has gone."""


def a_card(page: Page) -> None:
    """A lesson always deals the same hand; its words are there."""
    expect(page.locator(".hand .spot").first).to_be_visible()
    page.wait_for_load_state("networkidle")


def test_the_pointer_goes_over_to_a_keyword_and_opens_it(arrive: Arrive) -> None:
    page = arrive("/learn/realms")
    a_card(page)
    page.locator(".hand .spot").first.hover()
    word = page.locator(".closer .keyword:visible").first
    word.hover()
    page.wait_for_timeout(A_WHILE)
    word.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(word).to_be_focused()
    page.locator(".lesson h2").click()
    expect(page.locator(".closer")).to_have_count(0)


def test_keywords_of_a_card_are_reached_by_keyboard(arrive: Arrive) -> None:
    page = arrive("/learn/realms")
    a_card(page)
    card = page.locator(".hand .spot").first
    card.focus()
    page.keyboard.press("z")
    word = page.locator(".closer .keyword:visible").first
    expect(word).to_be_visible()
    page.keyboard.press("z")
    expect(word).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("z")
    expect(page.locator(".closer")).to_have_count(0)
    expect(card).to_be_focused()


def test_after_a_long_press_a_card_stays_until_something_else_is_touched(arrive: Arrive) -> None:
    page = arrive("/learn/realms", size=PHONE)
    a_card(page)
    card = page.locator(".hand .spot").first
    finger = {"pointerType": "touch", "bubbles": True}
    card.dispatch_event("pointerdown", finger)
    expect(page.locator(".closer")).to_be_visible()
    card.dispatch_event("pointerup", finger)
    card.dispatch_event("pointerleave", finger)
    page.wait_for_timeout(A_WHILE)
    shown, held = page.locator(".closer").bounding_box(), card.bounding_box()
    assert shown is not None
    assert held is not None
    assert shown["y"] + shown["height"] <= held["y"], "it covers the card itself"
    page.locator(".closer .keyword:visible").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="I see").click()
    expect(page.locator(".closer")).to_be_visible()
    page.locator(".lesson h2").click()
    expect(page.locator(".closer")).to_have_count(0)
