"""What stands around the games: several people at one device, dragging, keys, words, connections, and the end."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.server.live_server import Served

from .conftest import DESK, PHONE, Arrive
from .test_house import complaints

CURTAIN = re.compile("^Give the device to")


def opened(page: Page, house: Served, **wanted: object) -> str:
    """A table that this person opens; its id."""
    expect(page.locator(".who span")).not_to_be_empty()
    asked = "body => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, body})"
    table = page.evaluate(f"async body => (await (await ({asked})(body)).json()).id", json.dumps(wanted))
    page.goto(f"{house.url}/table/{table}")
    return str(table)


def two_people(house: Served, arrive: Arrive, **wanted: object) -> tuple[Page, Page]:
    """Two people at a table of two, each in a browser of their own, the game begun."""
    host = arrive("/")
    table = opened(host, house, seats=2, autostart=True, **wanted)
    guest = arrive(f"/table/{table}")
    guest.get_by_role("button", name="Sit here").click()
    for page in (host, guest):
        expect(page.get_by_text("The game begins.")).to_be_visible()
    return host, guest


def choices(page: Page) -> Locator:
    return page.locator(".plain section button:enabled")


def own_name(page: Page) -> str:
    """Whose eyes the page sees with, as the list of seats tells."""
    return page.locator("aside li.own b").inner_text()


# Several people at one device.


def test_a_table_for_two_at_one_device_is_set_up_and_a_curtain_falls_between_them(arrive: Arrive) -> None:
    page = arrive("/set-up/nightmarium")
    page.locator("input[name=seats][value='2'] + span").click()
    page.locator("input[name=people][value='2'] + span").click()
    page.locator("input[name=here][value='2'] + span").click()
    page.get_by_label("Your name").fill("Boris")
    page.get_by_placeholder("Player 2").fill("Anna")
    page.get_by_role("button", name="Begin").click()
    held: set[str] = set()
    for _ in range(12):
        curtain = page.get_by_role("heading", name=CURTAIN)
        expect(curtain).to_be_visible()
        name = curtain.inner_text().removeprefix("Give the device to ")
        assert page.locator("header, aside, .hand, .plain, .stage").count() == 0
        assert complaints(page) == []
        page.get_by_role("button", name=f"I am {name}").click()
        assert own_name(page) == name
        held.add(name)
        if held == {"Anna", "Boris"}:
            return
        play_turn(page)
    pytest.fail(f"only {held} ever had the device")


def play_turn(page: Page) -> None:
    """Draw until the curtain falls."""
    for _ in range(6):
        if page.get_by_role("heading", name=CURTAIN).count():
            return
        draw = page.locator("button.pile:enabled")
        if draw.count():
            draw.click(no_wait_after=True)
        page.wait_for_timeout(400)


def test_in_a_sealed_window_everybody_at_the_device_answers_behind_the_curtain(house: Served, arrive: Arrive) -> None:
    page = arrive("/")
    opened(page, house, game="castle", seats=3, companions=["Anna", "Boris"], autostart=True)
    asked: list[str] = []
    for _ in range(3):
        curtain = page.get_by_role("heading", name=CURTAIN)
        expect(curtain).to_be_visible()
        asked.append(curtain.inner_text().removeprefix("Give the device to "))
        page.get_by_role("button", name=re.compile("^I am")).click()
        assert own_name(page) == asked[-1]
        page.get_by_role("button", name=re.compile("^Ready")).click()
    assert asked[1:] == ["Anna", "Boris"]


def test_nothing_of_another_seat_comes_to_who_looks_from_one(house: Served, arrive: Arrive) -> None:
    page = arrive("/")
    frames: dict[str, list[str]] = {}
    page.on(
        "websocket",
        lambda line: line.on("framereceived", lambda text: frames.setdefault(line.url, []).append(str(text))),
    )
    opened(page, house, game="nightmarium", seats=3, companions=["Anna", "Boris"], autostart=True)
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
    """Pick a thing up, move it away, and then over the place that takes it."""
    box = thing.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 50, box["y"] - 60, steps=5)
    place = to.first.bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=5)
    page.mouse.up()


def test_a_card_is_dragged_from_the_hand_to_a_creature(house: Served, arrive: Arrive) -> None:
    pages = two_people(house, arrive, game="nightmarium")
    for _ in range(20):
        page = next(one for one in pages if one.locator("aside li.own.deciding").count())
        expect(page.locator("button.pile:enabled")).to_be_visible()
        card = page.locator(".hand .card.can")
        if not card.count():
            # No legs to begin a creature with: draw, until there are some.
            page.locator("button.pile:enabled").click()
            page.wait_for_timeout(300)
            continue
        count = page.locator(".hand .card").count()
        drag(page, card.first, page.locator(".own .niche.lit"))
        expect(page.locator(".hand .card")).to_have_count(count - 1)
        expect(page.locator(".dragged")).to_have_count(0)
        return
    pytest.fail("nobody ever had legs")


def test_a_card_is_dragged_from_the_hand_into_play_and_elsewhere_goes_back(house: Served, arrive: Arrive) -> None:
    page = arrive("/")
    opened(page, house, game="realms", bots=["random"], options={"seat_0_begins": True}, autostart=True, listed=False)
    cards = page.locator(".realms-table .hand .spot")
    expect(cards.first).to_be_visible()
    count = cards.count()
    drag(page, cards.first, page.locator("header"))
    expect(cards).to_have_count(count)
    drag(page, cards.first, page.locator("section.play"))
    expect(cards).to_have_count(count - 1)


# Keys and words.


def test_keys_open_help_log_and_chat_and_say_so(arrive: Arrive) -> None:
    page = arrive("/")
    page.locator("article.nightmarium .brass").click()
    expect(page.get_by_text("The game begins.")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)
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


def test_a_game_is_played_by_typed_words(house: Served, arrive: Arrive) -> None:
    page = arrive("/")
    opened(page, house, game="realms", bots=["random"], options={"seat_0_begins": True}, autostart=True, listed=False)
    expect(page.get_by_text("The game begins.")).to_be_visible()
    page.keyboard.press("t")
    box = page.get_by_role("textbox", name="Command")
    count = choices(page).count()
    box.fill("?")
    box.press("Enter")
    expect(page.get_by_text("Type the number of a choice")).to_be_visible()
    box.fill("nonsense")
    box.press("Enter")
    expect(page.get_by_text("That fits no choice.")).to_be_visible()
    box.fill("1")
    box.press("Enter")
    expect(choices(page)).not_to_have_count(count)
    assert complaints(page) == []


def test_an_end_of_turn_with_things_left_is_asked_about_once(house: Served, arrive: Arrive) -> None:
    page = arrive("/")
    opened(page, house, game="realms", bots=["random"], options={"seat_0_begins": True}, autostart=True, listed=False)
    page.get_by_role("button", name="As a list").click()
    page.get_by_role("button", name=re.compile("end your turn")).click()
    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text("Still open")
    asked.get_by_role("button", name="Back").click()
    expect(asked).to_have_count(0)
    page.get_by_role("button", name=re.compile("end your turn")).click()
    page.get_by_role("button", name="Yes, all the same").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.get_by_text(re.compile("Turn 2"))).not_to_have_count(0)


# Connections.


def test_others_see_who_is_reconnecting_and_who_returns_is_told_what_happened(house: Served, arrive: Arrive) -> None:
    host, guest = two_people(house, arrive, game="nightmarium")
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

    away.route_web_socket(re.compile("/play$"), connect)
    away.reload()
    expect(away.get_by_text("The game begins.")).to_be_visible()
    cut[0] = True
    lines[-1].close()
    expect(away.get_by_text("The connection is lost. Trying again…")).to_be_visible()
    expect(asked.get_by_text(re.compile("is reconnecting"))).to_be_visible()
    asked.locator("button.pile:enabled").click()
    cut[0] = False
    recap = away.get_by_role("complementary", name="What happened meanwhile")
    recap.get_by_role("button", name=re.compile("What happened")).click()
    while recap.get_by_role("button", name="Next").count():
        recap.get_by_role("button", name="Next").click()
    expect(recap.get_by_role("status")).to_have_text(re.compile("draws"))
    recap.get_by_role("button", name="Enough").click()
    expect(recap).to_have_count(0)
    expect(asked.get_by_text(re.compile("is reconnecting"))).to_have_count(0)


def test_what_is_chosen_ahead_is_played_when_the_turn_comes(house: Served, arrive: Arrive) -> None:
    host, guest = two_people(house, arrive, game="nightmarium")
    first, second = (host, guest) if host.locator("aside li.own.deciding").count() else (guest, host)
    for page in (first, second):
        # Everybody has to have chosen once to have something to choose from ahead.
        for _ in range(2):
            page.locator("button.pile:enabled").click()
            page.wait_for_timeout(300)
    expect(first.locator("aside li.own.deciding")).to_have_count(1)
    second.get_by_text("Choose ahead").click()
    second.locator("details").get_by_role("button", name=re.compile("draw", re.IGNORECASE)).first.click()
    expect(second.get_by_role("button", name="None after all")).to_be_visible()
    assert first.get_by_text("chosen ahead").count() == 0
    for _ in range(2):
        first.locator("button.pile:enabled").click()
        first.wait_for_timeout(300)
    expect(second.get_by_role("button", name="None after all")).to_have_count(0)
    expect(second.get_by_text("Your turn: 1 action left")).to_be_visible()


# Talk.


def test_whom_one_does_not_want_to_hear_is_muted_and_heard_again(house: Served, arrive: Arrive) -> None:
    host, guest = two_people(house, arrive, game="nightmarium")
    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_role("button", name="Hello").click()
    expect(host.get_by_label("1 new line")).not_to_have_count(0)
    host.get_by_role("tab", name=re.compile("Chat")).click()
    said = host.get_by_label("Chat", exact=True).locator("li b")
    expect(said).to_have_count(1)
    host.get_by_role("button", name=re.compile("Do not hear")).click()
    expect(said).to_have_count(0)
    host.get_by_role("button", name="Hear them again").click()
    expect(said).to_have_count(1)


# The end.


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_after_the_game_chance_is_checked_and_the_game_can_be_shared(
    house: Served, arrive: Arrive, size: dict[str, int]
) -> None:
    page = arrive("/", size=size)
    page.evaluate("fetch('/api/guest', {method: 'POST', headers: {'content-type': 'application/json'}, body: '{}'})")
    table = opened(page, house, game="nightmarium", bots=["random"], autostart=True, listed=False)
    if size is PHONE:
        page.get_by_role("button", name="Log").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign for good").click()
    expect(page.get_by_role("heading", name="You have lost")).to_be_visible()
    expect(page.get_by_role("heading", name="Chance was fair")).to_be_visible()
    page.get_by_text("Check it yourself").click()
    seal = page.evaluate(f"fetch('/api/tables/{table}/look').then(one => one.json()).then(one => one.setup.commitment)")
    expect(page.get_by_text(seal)).to_be_visible()
    expect(page.get_by_role("link", name="Watch again")).to_have_attribute("href", f"/replay/{table}")
    assert complaints(page) == []
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("link", name="To the next game")).to_be_visible()


# The house around it.


def test_the_tab_at_a_table_that_sets_it_to_ones_liking_can_be_used_by_everybody(arrive: Arrive) -> None:
    page = arrive("/")
    page.locator("article.nightmarium .brass").click()
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("switch", name="Sounds").uncheck()
    expect(page.get_by_role("slider", name="Volume")).to_be_disabled()
    assert complaints(page) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_table_for_several_here_is_set_up_by_everybody_without_scrolling_sideways(
    arrive: Arrive, size: dict[str, int]
) -> None:
    page = arrive("/set-up/castle", lang="ru-RU", size=size)
    page.locator("input[name=people][value='4'] + span").click()
    page.locator("input[name=here][value='4'] + span").click()
    expect(page.locator(".names input")).to_have_count(4)
    assert complaints(page) == []
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
def test_icons_and_manifest_are_there(house: Served, path: str, kind: str) -> None:
    answer = house.visitor().ask("GET", path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)


def test_the_manifest_names_icons_that_are_there(house: Served) -> None:
    visitor = house.visitor()
    icons = [icon["src"] for icon in visitor.get("/manifest.webmanifest")["icons"]]
    assert icons
    assert all(visitor.ask("GET", icon).status_code == 200 for icon in icons)
