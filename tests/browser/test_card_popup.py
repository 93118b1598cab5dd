"""The enlarged card: it stays open while the pointer is inside, and its keywords can be opened."""

from playwright.sync_api import Page, expect

from .conftest import PHONE, OpenPage

A_WHILE = 900
"""Milliseconds after which an unused popup has closed."""


def open_card_popup(page: Page) -> None:
    """Open a lesson, which always deals the same hand, and wait for its words."""
    expect(page.locator(".hand .spot").first).to_be_visible()
    page.wait_for_load_state("networkidle")


def test_a_keyword_in_the_popup_opens_by_pointer(open_page: OpenPage) -> None:
    page = open_page("/learn/realms")
    open_card_popup(page)
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


def test_keywords_in_the_popup_are_reachable_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/learn/realms")
    open_card_popup(page)
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


def test_after_a_long_press_the_popup_stays_until_another_touch(open_page: OpenPage) -> None:
    page = open_page("/learn/realms", size=PHONE)
    open_card_popup(page)
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
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".closer")).to_be_visible()
    page.locator(".lesson h2").click()
    expect(page.locator(".closer")).to_have_count(0)
