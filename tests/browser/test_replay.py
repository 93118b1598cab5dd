"""Replays in the browser: navigation, links, branches, reviews and hints."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, OpenPage
from .messages import says
from .test_pages import GAMES, accessibility_violations

SEATS = {"realms": 2, "nightmarium": 2, "duel": 2, "castle": 3}


def played(page: Page, game: str, choices: int = 8) -> str:
    """Play some choices against bots and resign. Returns the table's id."""
    wanted = {
        "game": game,
        "seats": SEATS[game],
        "bots": ["random"] * (SEATS[game] - 1),
        "autostart": True,
        "listed": False,
    }
    table = str(page.request.post("/api/tables", data=wanted).json()["id"])
    for number in range(choices):
        while (look := page.request.get(f"/api/tables/{table}/look").json())["phase"] == "playing":
            if look["view"]["options"]:
                break
            page.wait_for_timeout(20)
        if look["phase"] == "over":
            return table
        options = look["view"]["options"]
        command = {"t": "act", "id": f"choice-{number}", "action": options[0]["action"]}
        page.request.post(f"/api/tables/{table}/commands", data=command)
    page.request.post(f"/api/tables/{table}/commands", data={"t": "resign", "id": "enough"})
    return table


def replay(page: Page, table: str, query: str = "") -> None:
    page.goto(f"/replay/{table}{query}")
    expect(page.get_by_role("slider")).to_be_visible()


def step(page: Page) -> int:
    """The number of the displayed step."""
    return int(page.get_by_role("slider").input_value())


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_navigated_by_keys_buttons_log_and_slider(open_page: OpenPage, game: str) -> None:
    page = open_page(None)
    replay(page, played(page, game))
    first = step(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value(str(first + 2))
    page.get_by_role("button", name="Previous step").click()
    expect(page.get_by_role("slider")).to_have_value(str(first + 1))
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Next step")).to_be_disabled()
    last = step(page)
    page.get_by_role("list", name="Log").get_by_role("button").filter(has_text="The game begins.").click()
    expect(page.get_by_role("slider")).to_have_value(str(first))
    page.get_by_role("slider").fill(str(last - 1))
    expect(page.get_by_text(f"Step {last - 1 - first} of {last - first}")).to_be_visible()
    page.get_by_role("button", name="Previous turn").click()
    assert step(page) < last - 1
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name=says("replay-stop"), exact=True)).to_be_visible()


def test_a_link_opens_the_same_step_and_viewer(open_page: OpenPage) -> None:
    page = open_page(None)
    table = played(page, "nightmarium")
    replay(page, table)
    page.get_by_label("View as").select_option("1")
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile(r"\?at=\d+&seat=1$"))
    before = page.url
    page.get_by_role("slider").fill(str(step(page) + 4))
    expect(page).not_to_have_url(before)
    shown = step(page)
    other = open_page(page.url.removeprefix(page.url.split("/replay")[0]))
    expect(other.get_by_role("slider")).to_have_value(str(shown))
    expect(other.get_by_label("View as")).to_have_value("1")
    stranger = open_page(f"/replay/{table}")
    expect(stranger.get_by_label("View as")).to_have_value("-1")


def test_the_log_can_be_searched_by_text_and_by_card(open_page: OpenPage) -> None:
    page = open_page(None)
    replay(page, played(page, "realms", choices=4))
    page.get_by_role("searchbox").fill("plays")
    lines = page.get_by_role("list", name="Log").get_by_role("button")
    expect(lines.first).to_contain_text("plays")
    page.get_by_role("button", name="Next match").click()
    expect(lines.and_(page.locator("[aria-current]")).first).to_contain_text("plays")
    page.get_by_role("searchbox").fill("no such words")
    expect(page.get_by_text("No matches")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.locator("main .hand button", has_text="Follower").first.click(force=True)
    expect(page.get_by_role("searchbox")).to_have_value("Follower")
    expect(lines.first).to_contain_text("Follower")


@pytest.mark.parametrize("game", ["realms", "nightmarium", "castle"])  # Duel starts without hidden cards.
def test_a_card_in_a_hand_leads_to_its_line_in_the_log(open_page: OpenPage, game: str) -> None:
    page = open_page(None)
    replay(page, played(page, game))
    page.get_by_role("tab", name="All cards").click()
    before = step(page)
    name = press_a_card_in_the_log(page)
    line = page.get_by_role("tabpanel").locator("button[aria-current]").first
    expect(line).to_contain_text(name)
    assert step(page) > before
    expect(line).to_contain_text(f"Step {step(page) - before}")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".beside [aria-current]").filter(has_text=name)).not_to_have_count(0)


def press_a_card_in_the_log(page: Page) -> str:
    """Press cards until one occurs in the log. Returns its name."""
    seats = page.get_by_role("tabpanel").get_by_role("region")
    expect(seats.first).to_be_visible()
    for seat in seats.all():
        for card in seat.locator("button[data-card]").all():
            name = card.inner_text().partition("×")[0].strip()
            card.click()
            expect(seat.locator("ol button").or_(seat.get_by_text("The log never mentions it")).first).to_be_visible()
            if seat.locator("ol button").count():
                return name
    raise AssertionError("the log names none of the cards")


@pytest.mark.parametrize("game", GAMES)
def test_another_person_can_branch_from_a_step(open_page: OpenPage, game: str) -> None:
    page = open_page(None)
    table = played(page, game)
    guest = open_page(None)
    replay(guest, table)
    guest.get_by_role("slider").fill(str(step(guest) + 3))
    guest.get_by_role("tab", name="What if").click()
    expect(guest.get_by_text("You have seen this game")).to_be_visible()
    guest.get_by_label("Your seat").select_option("1")
    guest.get_by_role("button", name="Play from here").click()
    expect(guest).to_have_url(re.compile("/table/"))
    expect(guest.get_by_text("Branched from another game.")).to_be_visible()
    expect(guest.get_by_role("link", name="Original game")).to_have_attribute("href", re.compile(f"/replay/{table}"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_review_links_to_its_decisions(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(None, size=size)
    replay(page, played(page, "nightmarium"))
    page.get_by_role("tab", name="Review").click()
    page.get_by_role("button", name="Review this game").click()
    chart = page.get_by_role("img", name="Win chance")
    expect(chart).to_be_visible(timeout=60_000)
    chart.scroll_into_view_if_needed()
    before = step(page)
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] * 0.9, "y": box["height"] / 2})
    expect(page.get_by_role("slider")).not_to_have_value(str(before))
    page.get_by_text("As a table").click()
    page.locator("tbody button").first.click()
    expect(page.get_by_text("This decision")).to_be_visible()
    assert accessibility_violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_accessible(open_page: OpenPage, game: str) -> None:
    page = open_page(None, lang="ru-RU")
    replay(page, played(page, game, choices=4))
    for tab in ("Журнал", "Разбор", "Что если"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_load_state("networkidle")
        assert accessibility_violations(page) == []


def test_hints_and_reasons_are_available_against_bots(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("article.realms .brass").click()
    hint = page.get_by_role("button", name="Hint")
    expect(page.locator(".status")).to_contain_text(re.compile("Your turn"), timeout=60_000)
    hint.click()
    expect(page.locator("aside.tip")).to_be_visible()
    expect(page.locator(".rings i")).not_to_have_count(0)
    page.get_by_label("Show my win chance").check()
    expect(page.get_by_text(re.compile(r"Your win chance: \d+%"))).to_be_visible()


def test_a_single_move_is_explained_without_a_review(open_page: OpenPage) -> None:
    page = open_page(None)
    replay(page, played(page, "nightmarium", choices=4))
    page.get_by_role("button", name="Next step").click()
    page.get_by_role("tab", name="Review").click()
    page.get_by_role("button", name="Why this move?").click()
    expect(page.get_by_role("tabpanel").locator("section").first).to_contain_text("%")


def test_a_running_game_has_no_replay(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("article.nightmarium .brass").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.get_by_role("alert")).to_have_text("The game is not over yet.")
