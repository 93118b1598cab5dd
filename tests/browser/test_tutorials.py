"""Every lesson is taken by tapping only what the coach points at, in this order; the rules are read and searched."""

import re

import pytest
from playwright.sync_api import Page, expect

from eldritch.learn import games_with_lessons, script_of

from .conftest import DESK, PHONE, Arrive
from .test_house import complaints

MOST_POINTS = 6
MOST_ROUNDS = 12

LOOK = """
() => document.querySelector('.lesson .count').innerText
  + [...document.querySelectorAll('.rings i')].map((ring) => JSON.stringify(ring.getBoundingClientRect()))
"""
# A tap is given 300 ms to show; what moves has come to rest when it has not moved for 80.
SETTLED = f"""
async (before) => {{
  const look = {LOOK.strip()};
  const began = performance.now();
  let [last, since] = [look(), began];
  for (;;) {{
    const now = await new Promise(requestAnimationFrame);
    if (look() !== last) [last, since] = [look(), now];
    if (now - since > 80 && (last !== before || now - began > 300)) return;
  }}
}}
"""


def number(page: Page) -> int:
    """The step that the coach is at, from 1."""
    found = re.match(r"\d+", page.locator(".lesson .count").inner_text())
    assert found is not None
    return int(found[0])


def tap_points(page: Page, step: int) -> None:
    """Tap what is ringed, one after the other, until the step is done."""
    for _ in range(MOST_ROUNDS):
        page.evaluate(SETTLED)
        expect(page.locator(".rings i").first).to_be_attached()  # what is to be tapped may take its time to appear
        for place in range(1, MOST_POINTS + 1):
            if number(page) != step:
                return
            ring = page.locator(f".rings i[data-number='{place}']")
            box = ring.bounding_box() if ring.count() else None
            if box is not None:
                before = page.evaluate(LOOK)
                page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                page.evaluate(SETTLED, before)
    raise AssertionError(f"step {step} cannot be done: {page.locator('.lesson').inner_text()}")


WALKS = {
    ("realms", "en-US", "desk"),
    ("nightmarium", "ru-RU", "phone"),
    ("duel", "ru-RU", "phone"),
    ("castle", "en-US", "phone"),
}
"""Each game once, in either language and on either screen; all of them with HYPOTHESIS_PROFILE=thorough."""


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("lang", ["en-US", "ru-RU"])
@pytest.mark.parametrize("game", games_with_lessons())
def test_a_lesson_is_taken_by_tapping_what_it_points_at(
    arrive: Arrive, game: str, lang: str, size: str, share: float
) -> None:
    if share < 1 and (game, lang, size) not in WALKS:
        pytest.skip("walked in the thorough profile")
    page = arrive(f"/learn/{game}", lang=lang, size=DESK if size == "desk" else PHONE)
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


def test_another_choice_is_refused_kindly_and_the_learner_can_go_back_and_restart(arrive: Arrive) -> None:
    page = arrive("/learn/realms")
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
    page.get_by_role("button", name="From the start").click()
    expect(page.locator(".lesson .count")).to_have_text(re.compile("^1"))


def test_a_lesson_can_be_taken_as_a_list(arrive: Arrive) -> None:
    page = arrive("/learn/nightmarium")
    for _ in range(2):
        page.locator(".lesson .next").click()
    page.get_by_role("button", name="As a list").click()
    expect(page.locator(".choose")).to_contain_text("H39")
    page.locator(".plain section").get_by_role("button", name=re.compile("H39")).click()
    expect(page.locator(".lesson .count")).to_have_text(re.compile("^4"))


def test_the_lessons_are_one_click_from_home(arrive: Arrive) -> None:
    page = arrive("/")
    page.get_by_role("link", name="Learn to play Nightmarium").click()
    expect(page.locator(".lesson h2")).to_have_text("Welcome to the nightmare")


def test_a_keyword_opens_by_keyboard_and_closes_again(arrive: Arrive) -> None:
    page = arrive("/rules/realms")
    word = page.locator("#turn .keyword").first
    word.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(word).to_be_focused()


def test_the_rules_are_searched_whatever_the_letters(arrive: Arrive) -> None:
    page = arrive("/rules/castle", lang="ru-RU")
    page.get_by_role("searchbox").fill("ЧЕРНАЯ жемчужина")
    expect(page.locator("mark").first).to_have_text("Чёрная")
    expect(page.locator("#card-black_pearl")).to_be_visible()
    expect(page.locator("#card-dagger")).to_have_count(0)
    page.get_by_role("searchbox").fill("чайник")
    expect(page.locator("article .entry")).to_have_count(0)


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_link_leads_to_a_keyword_and_everybody_can_use_the_page(arrive: Arrive, game: str) -> None:
    page = arrive(f"/rules/{game}#words", lang="ru-RU", size=PHONE)
    expect(page.locator("#words")).to_be_in_viewport()
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
