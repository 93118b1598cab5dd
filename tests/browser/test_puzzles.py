"""Puzzles in the browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from eldritch.puzzles import puzzles_of

from .conftest import DESK, PHONE, OpenPage
from .messages import says, with_any
from .test_pages import accessibility_violations

A_STEP = with_any("puzzles-hint-is", "step")


def solve_by_help(page: Page, lang: str = "en") -> None:
    """Ask for each step until the puzzle is solved."""
    good = page.locator(".verdict.good")
    ready = page.locator("button:enabled", has_text=says("puzzles-show-step", lang))
    for _ in range(40):
        expect(ready.or_(good)).to_be_visible()
        if good.count():
            break
        ready.click()
    expect(good).to_have_text(says("puzzles-won", lang))


@pytest.mark.parametrize("game", ["realms", "nightmarium", "duel"])
def test_a_solved_puzzle_is_marked(open_page: OpenPage, game: str) -> None:
    page = open_page("/puzzles")
    page.get_by_role("region", name=re.compile("Puzzles:")).nth(
        ["realms", "nightmarium", "duel"].index(game)
    ).get_by_role("link", name="Puzzle 1", exact=True).click()
    page.get_by_role("button", name=says("puzzles-hint"), exact=True).click()
    tip = page.locator("aside.tip")
    expect(tip).to_contain_text(says("puzzles-hint-where"))
    expect(page.locator(".rings i")).not_to_have_count(0)
    more, last = tip.get_by_role("button", name=says("puzzles-hint-more")), tip.get_by_text(A_STEP)
    for _ in range(3):
        expect(more.or_(last)).to_be_visible()
        if last.count():
            break
        more.click()
    expect(last).to_be_visible()
    solve_by_help(page)
    solved = page.get_by_role("region", name=says("puzzles-solved"))
    expect(solved.get_by_role("link", name=says("puzzles-next"))).to_have_attribute("href", f"/puzzles/{game}/2")
    assert accessibility_violations(page) == []
    page.keyboard.press("Escape")
    expect(solved).to_have_count(0)
    page.get_by_role("link", name=says("puzzles-all")).click()
    expect(page.get_by_role("link", name="Puzzle 1, solved")).to_be_visible()
    assert accessibility_violations(page) == []


def test_a_losing_step_is_reported_and_can_be_undone(open_page: OpenPage) -> None:
    page = open_page("/puzzles/realms/1", lang="ru-RU")
    page.get_by_role("button", name=says("house-list", "ru")).click()
    page.locator(".plain section button:enabled").last.click()
    expect(page.get_by_text(says("puzzles-lost", "ru"))).to_be_visible()
    page.get_by_role("button", name=says("puzzles-again", "ru"), exact=True).click()
    expect(page.get_by_text(says("puzzles-lost", "ru"))).to_have_count(0)
    solve_by_help(page, "ru")


@pytest.mark.parametrize(("lang", "size"), [("en-US", DESK), ("ru-RU", PHONE)], ids=["desk", "phone"])
def test_a_question_puzzle_is_answered_and_explained(open_page: OpenPage, lang: str, size: dict[str, int]) -> None:
    page = open_page("/puzzles/castle/1", lang=lang, size=size)
    puzzle = puzzles_of("castle")[0]
    answer, why = ("Submit answer", "So ") if lang == "en-US" else ("Ответить", "Значит")
    seats = [seat for seat in range(puzzle.seen["seats"]) if seat != puzzle.seat]
    buttons = page.locator(".task .row button[aria-pressed]")
    wrong = next(place for place, seat in enumerate(seats) if seat not in puzzle.answer)
    buttons.nth(wrong).click()
    page.get_by_role("button", name=answer).click()
    expect(page.locator(".verdict")).not_to_be_empty()
    buttons.nth(wrong).click()
    for seat in puzzle.answer:
        buttons.nth(seats.index(seat)).click()
    page.get_by_role("button", name=answer).click()
    expect(page.locator(".task li").filter(has_text=why).first).to_be_visible()
    assert accessibility_violations(page) == []


def test_the_home_page_shows_the_puzzle_of_the_day(open_page: OpenPage) -> None:
    page = open_page("/", size=PHONE)
    page.get_by_role("link", name=re.compile("Solve")).click()
    expect(page).to_have_url(re.compile(r"/puzzles/\w+/\d+$"))
    expect(page.locator(".question")).not_to_be_empty()
