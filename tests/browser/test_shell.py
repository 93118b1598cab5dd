"""Features of all tables: shared devices, dragging, keys, typed commands, connections and the end of the game."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.server.live_server import Served

from .conftest import DESK, PHONE, OpenPage
from .messages import says, with_any
from .tables import wait_for
from .test_pages import accessibility_violations

CURTAIN = with_any("shell-curtain-give", "name")


def opened(page: Page, server: Served, **wanted: object) -> str:
    """Open a table as this person. Returns its id."""
    table = page.request.post(f"{server.url}/api/tables", data=wanted).json()["id"]
    page.goto(f"{server.url}/table/{table}")
    return str(table)


def two_people(server: Served, open_page: OpenPage, **wanted: object) -> tuple[Page, Page]:
    """Start a game of two people, each in their own browser."""
    host = open_page(None)
    table = opened(host, server, seats=2, autostart=True, **wanted)
    guest = open_page(f"/table/{table}")
    guest.get_by_role("button", name=says("join-sit")).click()
    for page in (host, guest):
        expect(page.locator("main.stage")).to_be_visible()
    return host, guest


def choices(page: Page) -> Locator:
    return page.locator(".plain section button:enabled")


def own_name(page: Page) -> str:
    """The name of the viewing seat in the list of seats."""
    return page.locator("aside li.own b").inner_text()


# Several people at one device.


def test_two_people_at_one_device_take_turns_behind_a_curtain(open_page: OpenPage) -> None:
    page = open_page("/set-up/nightmarium")
    page.locator("input[name=seats][value='2'] + span").click()
    page.get_by_text(says("house-plan-here"), exact=True).click()
    page.get_by_label(says("shell-here-own")).fill("Boris")
    page.get_by_placeholder("Player 2").fill("Anna")
    page.get_by_role("button", name=says("house-begin"), exact=True).click()
    held: set[str] = set()
    for _ in range(12):
        curtain = page.get_by_role("heading", name=CURTAIN)
        expect(curtain).to_be_visible()
        name = curtain.inner_text().removeprefix("Give the device to ")
        assert page.locator("header, aside, .hand, .plain, .stage").count() == 0
        assert accessibility_violations(page) == []
        page.get_by_role("button", name=f"I am {name}").click()
        assert own_name(page) == name
        held.add(name)
        if held == {"Anna", "Boris"}:
            return
        play_turn(page)
    pytest.fail(f"only {held} ever had the device")


def play_turn(page: Page) -> None:
    """Draw cards until the curtain is shown."""
    for _ in range(6):
        if page.get_by_role("heading", name=CURTAIN).count():
            return
        draw = page.locator("button.pile:enabled")
        if draw.count():
            draw.click(no_wait_after=True)
        page.wait_for_timeout(400)


def test_sealed_answers_at_one_device_are_given_behind_the_curtain(server: Served, open_page: OpenPage) -> None:
    page = open_page(None)
    opened(page, server, game="castle", seats=3, companions=["Anna", "Boris"], autostart=True)
    asked: list[str] = []
    for _ in range(3):
        curtain = page.get_by_role("heading", name=CURTAIN)
        expect(curtain).to_be_visible()
        asked.append(curtain.inner_text().removeprefix("Give the device to "))
        page.get_by_role("button", name=re.compile("^I am")).click()
        assert own_name(page) == asked[-1]
        page.get_by_role("button", name=re.compile("^Ready")).click()
    assert asked[1:] == ["Anna", "Boris"]


def test_a_page_receives_only_the_view_of_its_seat(server: Served, open_page: OpenPage) -> None:
    page = open_page(None)
    frames: dict[str, list[str]] = {}
    page.on(
        "websocket",
        lambda line: line.on("framereceived", lambda text: frames.setdefault(line.url, []).append(str(text))),
    )
    opened(page, server, game="nightmarium", seats=3, companions=["Anna", "Boris"], autostart=True)
    expect(page.get_by_role("heading", name=CURTAIN)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(frames) == 3
    for url, heard in frames.items():
        seat = int(url.rpartition("=")[2])
        looks = [json.loads(text)["look"] for text in heard if text.startswith('{"t":"look"')]
        assert looks
        for look in looks:
            hands = [any(card is not None for card in one["hand"]) for one in look["view"]["table"]["seats"]]
            assert hands == [number == seat for number in range(3)]


# Dragging.


def drag(page: Page, thing: Locator, to: Locator) -> None:
    """Drag an element to a target."""
    box = thing.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 50, box["y"] - 60, steps=5)
    place = to.first.bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=5)
    page.mouse.up()


def test_a_card_can_be_dragged_from_the_hand_to_a_creature(server: Served, open_page: OpenPage) -> None:
    pages = two_people(server, open_page, game="nightmarium")
    for _ in range(20):
        page = next(one for one in pages if one.locator("aside li.own.deciding").count())
        expect(page.locator("button.pile:enabled")).to_be_visible()
        card = page.locator(".hand .card.can")
        if not card.count():
            # No legs to begin a creature with: draw until there are some.
            page.locator("button.pile:enabled").click()
            page.wait_for_timeout(300)
            continue
        count = page.locator(".hand .card").count()
        drag(page, card.first, page.locator(".own .niche.lit"))
        expect(page.locator(".hand .card")).to_have_count(count - 1)
        expect(page.locator(".dragged")).to_have_count(0)
        return
    pytest.fail("nobody ever had legs")


def test_a_card_can_be_dragged_into_play_and_returns_if_dropped_elsewhere(server: Served, open_page: OpenPage) -> None:
    page = open_page(None)
    opened(page, server, game="realms", bots=["random"], options={"seat_0_begins": True}, autostart=True, listed=False)
    cards = page.locator(".realms-table .hand .spot")
    expect(cards.first).to_be_visible()
    count = cards.count()
    drag(page, cards.first, page.locator("header"))
    expect(cards).to_have_count(count)
    drag(page, cards.first, page.locator("section.play"))
    expect(cards).to_have_count(count - 1)


# Keys and typed commands.


def test_keys_open_help_log_and_chat(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("article.nightmarium .brass").click()
    expect(page.locator("main.stage")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=says("shell-keys"))).to_be_visible()
    assert accessibility_violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name=says("shell-keys"))).to_have_count(0)
    page.keyboard.press("c")
    expect(page.get_by_role("textbox", name="Say something")).to_be_focused()
    page.keyboard.type("lucky")
    expect(page.get_by_role("textbox", name="Say something")).to_have_value("lucky")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Chat", exact=True).get_by_text("lucky")).to_be_visible()
    page.locator("h1").click()
    page.keyboard.press("l")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("l")
    expect(page.get_by_role("tab", name="Log")).to_have_count(0)


def test_a_game_can_be_played_by_typed_commands(server: Served, open_page: OpenPage) -> None:
    page = open_page(None)
    opened(page, server, game="realms", bots=["random"], options={"seat_0_begins": True}, autostart=True, listed=False)
    expect(page.locator("main.stage")).to_be_visible()
    page.keyboard.press("t")
    box = page.get_by_role("textbox", name="Command")
    count = choices(page).count()
    box.fill("?")
    box.press("Enter")
    expect(page.get_by_text("Type the number of an option")).to_be_visible()
    box.fill("nonsense")
    box.press("Enter")
    expect(page.get_by_text("No option matches.")).to_be_visible()
    box.fill("1")
    box.press("Enter")
    expect(choices(page)).not_to_have_count(count)
    assert accessibility_violations(page) == []


def test_ending_a_turn_with_actions_left_asks_for_confirmation_once(server: Served, open_page: OpenPage) -> None:
    page = open_page(None)
    opened(page, server, game="realms", bots=["random"], options={"seat_0_begins": True}, autostart=True, listed=False)
    page.get_by_role("button", name=says("house-list")).click()
    page.get_by_role("button", name=re.compile("end your turn")).click()
    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text("You can still")
    asked.get_by_role("button", name="Back").click()
    expect(asked).to_have_count(0)
    page.get_by_role("button", name=re.compile("end your turn")).click()
    page.get_by_role("button", name=says("shell-end-sure")).click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.get_by_text(re.compile("Turn 2"))).not_to_have_count(0)


# Connections.


def test_a_reconnecting_player_is_shown_and_gets_the_missed_events(server: Served, open_page: OpenPage) -> None:
    host, guest = two_people(server, open_page, game="nightmarium")
    asked = host if host.locator("aside li.own.deciding").count() else guest
    away = guest if asked is host else host
    lines: list[WebSocketRoute] = []
    cut = [False]

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if cut[0]:
            line.close()
        else:
            line.connect_to_server()

    away.route_web_socket(re.compile(r"/play\b"), connect)
    away.reload()
    expect(away.locator("main.stage")).to_be_visible()
    wait_for(away, lambda: bool(lines))
    cut[0] = True
    lines[-1].close()
    expect(away.get_by_text(says("house-lost"))).to_be_visible()
    expect(asked.get_by_text(re.compile("is reconnecting"))).to_be_visible()
    asked.locator("button.pile:enabled").click()
    cut[0] = False
    away.locator(".strip button.line").click()
    recap = away.get_by_role("region", name=says("shell-recap-title"))
    expect(recap.get_by_role("listitem")).to_have_count(1)
    expect(recap).to_contain_text("draws")
    away.keyboard.press("Escape")
    expect(recap).to_have_count(0)
    expect(asked.get_by_text(re.compile("is reconnecting"))).to_have_count(0)


def test_a_premove_is_played_when_the_turn_comes(server: Served, open_page: OpenPage) -> None:
    host, guest = two_people(server, open_page, game="nightmarium")
    first, second = (host, guest) if host.locator("aside li.own.deciding").count() else (guest, host)
    for page in (first, second):
        # Premoves are offered only after everyone has chosen once.
        for _ in range(2):
            page.locator("button.pile:enabled").click()
            page.wait_for_timeout(300)
    expect(first.locator("aside li.own.deciding")).to_have_count(1)
    second.get_by_text(says("shell-ahead")).click()
    second.locator("details").get_by_role("button", name=re.compile("draw", re.IGNORECASE)).first.click()
    expect(second.get_by_role("button", name=says("shell-ahead-drop"))).to_be_visible()
    assert first.get_by_text("makes a pre-move").count() == 0
    for _ in range(2):
        first.locator("button.pile:enabled").click()
        first.wait_for_timeout(300)
    expect(second.get_by_role("button", name=says("shell-ahead-drop"))).to_have_count(0)
    expect(second.get_by_text("Your turn: 1 action left")).to_be_visible()


# Chat.


def test_a_player_can_be_muted_and_unmuted(server: Served, open_page: OpenPage) -> None:
    host, guest = two_people(server, open_page, game="nightmarium")
    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_role("button", name="Hello").click()
    expect(host.get_by_label("1 new message")).not_to_have_count(0)
    host.get_by_role("tab", name=re.compile("Chat")).click()
    said = host.get_by_label("Chat", exact=True).locator("li b")
    expect(said).to_have_count(1)
    host.get_by_role("button", name=with_any("shell-mute", "name")).click()
    expect(said).to_have_count(0)
    host.get_by_role("button", name=says("shell-unmute")).click()
    expect(said).to_have_count(1)


# The end.


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_finished_game_can_be_verified_and_shared(server: Served, open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(None, size=size)
    table = opened(page, server, game="nightmarium", bots=["random"], autostart=True, listed=False)
    if size is PHONE:
        page.get_by_role("button", name="Log").click()
    page.get_by_role("button", name=says("house-resign"), exact=True).click()
    page.get_by_role("button", name=says("house-resign-sure")).click()
    expect(page.get_by_role("heading", name=says("house-lost-game"))).to_be_visible()
    expect(page.get_by_role("heading", name=says("shell-fair-fair"))).to_be_visible()
    page.get_by_text(says("shell-fair-self")).click()
    seal = page.evaluate(f"fetch('/api/tables/{table}/look').then(one => one.json()).then(one => one.setup.commitment)")
    expect(page.get_by_text(seal)).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{table}")
    assert accessibility_violations(page) == []
    page.get_by_role("button", name=says("house-again")).click()
    page.wait_for_url(lambda url: table not in url)
    expect(page.locator("main.stage")).to_be_visible()


# Set-up, settings and icons.


def test_the_settings_tab_is_accessible(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("article.nightmarium .brass").click()
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("switch", name="Sounds").uncheck()
    expect(page.get_by_role("slider", name="Volume")).to_be_disabled()
    assert accessibility_violations(page) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_setting_up_a_shared_device_is_accessible_and_fits_the_screen(
    open_page: OpenPage, size: dict[str, int]
) -> None:
    page = open_page("/set-up/castle", lang="ru-RU", size=size)
    page.get_by_text(says("house-plan-here", "ru"), exact=True).click()
    expect(page.get_by_role("textbox")).to_have_count(6)
    assert accessibility_violations(page) == []
    width, height = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert width <= size["width"]
    assert size is PHONE or height <= size["height"]


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/favicon.ico", "image/x-icon"),
        ("/favicon.svg", "image/svg+xml"),
        ("/favicon-dot.svg", "image/svg+xml"),
        ("/apple-touch-icon.png", "image/png"),
        ("/social.jpg", "image/jpeg"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_icons_and_manifest_are_served(server: Served, path: str, kind: str) -> None:
    answer = server.visitor().ask("GET", path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)


def test_the_manifests_icons_exist(server: Served) -> None:
    visitor = server.visitor()
    icons = [icon["src"] for icon in visitor.get("/manifest.webmanifest")["icons"]]
    assert icons
    assert all(visitor.ask("GET", icon).status_code == 200 for icon in icons)
