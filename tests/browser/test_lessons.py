"""Lessons, completed by tapping what they point at, and the rules pages."""

import re

import pytest
from playwright.sync_api import Page, expect

from eldritch.learn.script import games_with_lessons, script_of

from .conftest import DESK, PHONE, OpenPage
from .messages import says
from .test_pages import accessibility_violations

MOST_POINTS = 6
FIRST_RING = ".rings i[data-number='1'], .rings i:not([data-number])"
"""A ring that is alone has no number."""
MOST_ROUNDS = 12
SOON, LATE = 300, 3000
"""Milliseconds that a tap may take. A second tap too early would take back the first, so slow machines get time where
nothing else is to be tapped yet."""

LOOK = """
() => document.querySelector('.lesson .count').innerText
  + [...document.querySelectorAll('.rings i')].map((ring) => JSON.stringify(ring.getBoundingClientRect()))
"""
# An element has settled when it has not moved for 80 ms.
SETTLED = f"""
async ([before, patience]) => {{
  const look = {LOOK.strip()};
  const began = performance.now();
  let [last, since] = [look(), began];
  for (;;) {{
    const now = await new Promise(requestAnimationFrame);
    if (look() !== last) [last, since] = [look(), now];
    if (now - since > 80 && (last !== before || now - began > patience)) return;
  }}
}}
"""


def number(page: Page) -> int:
    """The number of the current step, from 1."""
    found = re.match(r"\d+", page.locator(".lesson .count").inner_text())
    assert found is not None
    return int(found[0])


def tap_points(page: Page, step: int) -> None:
    """Tap the marked elements one after another until the step is done."""
    for _ in range(MOST_ROUNDS):
        page.evaluate(SETTLED, ["", SOON])
        expect(page.locator(".rings i").first).to_be_attached()  # may take a moment to appear
        for place in range(1, MOST_POINTS + 1):
            if number(page) != step:
                return
            ring = page.locator(f".rings i[data-number='{place}']" if place > 1 else FIRST_RING)
            box = ring.bounding_box() if ring.count() else None
            if box is not None:
                before = page.evaluate(LOOK)
                page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                next_ring = page.locator(f".rings i[data-number='{place + 1}']")
                page.evaluate(SETTLED, [before, SOON if next_ring.count() else LATE])
    raise AssertionError(f"step {step} cannot be done: {page.locator('.lesson').inner_text()}")


WALKS = {
    ("realms", "en-US", "desk"),
    ("nightmarium", "ru-RU", "phone"),
    ("duel", "ru-RU", "phone"),
    ("castle", "en-US", "phone"),
}
"""Each game once, alternating language and screen size. All combinations with HYPOTHESIS_PROFILE=thorough."""


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("lang", ["en-US", "ru-RU"])
@pytest.mark.parametrize("game", games_with_lessons())
def test_a_lesson_is_completed_by_tapping_what_it_points_at(
    open_page: OpenPage, game: str, lang: str, size: str, share: float
) -> None:
    if share < 1 and (game, lang, size) not in WALKS:
        pytest.skip("walked in the thorough profile")
    page = open_page(f"/learn/{game}", lang=lang, size=DESK if size == "desk" else PHONE)
    expect(page.locator(".lesson .count")).to_be_visible()
    steps = script_of(game).steps
    for step, what in enumerate(steps, 1):
        expect(page.locator(".lesson .count")).to_have_text(re.compile(rf"^{step}\b"))
        expect(page.locator(".rings i").first).to_be_attached()
        if what.actions:
            tap_points(page, step)
        elif step < len(steps):
            page.locator(".lesson .next").click()
    expect(page.locator(".lesson .brass")).to_be_visible()


def test_a_lesson_declines_other_choices_and_can_go_back_and_restart(open_page: OpenPage) -> None:
    page = open_page("/learn/realms")
    page.locator(".lesson .next").click()
    expect(page.locator(".lesson .count")).to_have_text(re.compile("^2"))
    page.get_by_role("button", name="Goon").first.click()
    expect(page.locator(".later")).to_contain_text("try it later")
    tap_points(page, 2)
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".lesson .count")).to_have_text(re.compile("^2"))
    page.get_by_role("button", name="Skip this step").click()
    expect(page.locator(".lesson .count")).to_have_text(re.compile("^3"))
    page.reload()
    expect(page.locator(".lesson .count")).to_have_text(re.compile("^3"))
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".lesson .count")).to_have_text(re.compile("^1"))


def test_a_lesson_can_be_taken_in_the_list_view(open_page: OpenPage) -> None:
    page = open_page("/learn/nightmarium")
    for _ in range(2):
        page.locator(".lesson .next").click()
    page.get_by_role("button", name=says("house-list")).click()
    wanted = "Homunculus without an ability"
    expect(page.locator(".choose")).to_contain_text(wanted)
    page.locator(".plain section").get_by_role("button", name=re.compile(wanted)).click()
    expect(page.locator(".lesson .count")).to_have_text(re.compile("^4"))


def test_the_lessons_are_one_click_from_home(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("link", name="Learn to play Nightmarium").click()
    expect(page.locator(".lesson h2")).to_have_text("Welcome to the nightmare")


def test_a_keyword_opens_and_closes_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/rules/realms")
    word = page.locator("#turn .keyword").first
    word.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(word).to_be_focused()


def test_the_rules_search_ignores_letter_variants(open_page: OpenPage) -> None:
    page = open_page("/rules/castle", lang="ru-RU")
    page.get_by_role("searchbox").fill("ЧЕРНАЯ жемчужина")
    expect(page.locator("mark").first).to_have_text("Чёрная")
    expect(page.locator("#card-black_pearl")).to_be_visible()
    expect(page.locator("#card-dagger")).to_have_count(0)
    page.get_by_role("searchbox").fill("чайник")
    expect(page.locator("article .entry")).to_have_count(0)


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_link_opens_a_keyword_and_the_rules_page_is_accessible(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/rules/{game}#words", lang="ru-RU", size=PHONE)
    expect(page.locator("#words")).to_be_in_viewport()
    assert accessibility_violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
