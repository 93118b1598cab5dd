"""The settings page: found from every page, applied at once, and remembered."""

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, OpenPage
from .test_pages import accessibility_violations

ROOT = "document.documentElement"


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_settings_are_one_tap_away(open_page: OpenPage, size: dict[str, int] | None) -> None:
    page = open_page("/rules", size=size) if size else open_page("/rules")
    page.get_by_role("navigation").get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(page.get_by_role("link", name="Settings")).to_have_attribute("aria-current", "page")


def test_looks_change_at_once_and_are_remembered(open_page: OpenPage) -> None:
    page = open_page("/settings")
    before = float(page.evaluate(f"parseFloat(getComputedStyle({ROOT}).fontSize)"))
    page.get_by_text("Largest").click()
    page.get_by_text("Colour-blind safe").click()
    page.get_by_text("Reduced").click()
    page.get_by_text("Русский").click()
    expect(page.get_by_role("heading", name="Настройки")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Настройки")).to_be_visible()
    assert page.evaluate(f"parseFloat(getComputedStyle({ROOT}).fontSize)") == before * 1.25
    assert page.evaluate(f"getComputedStyle({ROOT}).getPropertyValue('--heal')") == "#64b4f4"
    assert page.evaluate(f"{ROOT}.dataset.motion") == "calm"


def test_the_page_is_accessible_with_the_largest_text(open_page: OpenPage) -> None:
    page = open_page("/settings", size=PHONE)
    page.get_by_text("Largest").click()
    expect(page.get_by_role("heading", name="At the table")).to_be_visible()
    assert accessibility_violations(page) == []
    assert page.evaluate(f"{ROOT}.scrollWidth") <= PHONE["width"]
