"""Whole games of Castle, played to the end with mouse, finger or keyboard at the table itself."""

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from tests.server.live_server import Person, Served

from .conftest import DESK, PHONE, REFUSAL, OpenPage
from .geometry import clipped, is_in_sight, on_devices
from .hands import QUICK, click_something, play_to_the_end, press_something
from .messages import says
from .tables import sit_down, wait_for
from .test_invitations import copied_link
from .test_shell import opened

TURNS = {"turn_limit": 10}
MOST_SEATS = 10


def watched(page: Page) -> list[str]:
    """What the page writes to the console from now on, beside what tests cause."""
    said: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if not REFUSAL.match(message.text):
            said.append(message.text)

    page.on("console", note)
    return said


@pytest.mark.parametrize(
    ("size", "lang", "seats"), [(DESK, "en-US", 4), (PHONE, "ru-RU", MOST_SEATS)], ids=["desk", "ten-on-a-phone"]
)
def test_a_whole_game_is_played_by_clicking(
    open_page: OpenPage, server: Served, size: dict[str, int], lang: str, seats: int
) -> None:
    page = open_page(None, lang=lang, size=size)
    page.add_init_script(QUICK)
    said = watched(page)
    sit_down(page, server, "castle", seats=seats, **TURNS)
    assert play_to_the_end(page, server, "castle", click_something, seed=seats) > 0
    expect(page.locator("#result")).to_be_visible()
    assert said == []


def test_a_whole_game_is_played_with_the_keyboard_alone(open_page: OpenPage, server: Served) -> None:
    page = open_page(None)
    page.add_init_script(QUICK)
    sit_down(page, server, "castle", seats=3, **TURNS)
    assert play_to_the_end(page, server, "castle", press_something, seed=1) > 0
    expect(page.locator("#result")).to_be_visible()


GUESTS = (
    "Александра",
    "Константин Левин",
    "Miss Pickman",
    "Бабушка",
    "Максимилиан",
    "Doctor Armitage",
    "Елизавета",
    "Hieronymus",
)
CROSSING = """all => all.flatMap((one, place) => all.slice(place + 1).filter((other) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
}).map((other) => one.innerText + " / " + other.innerText))"""


def play_animations(page: Page, rate: float) -> None:
    """Show motion on this page, at a multiple of its speed."""
    page.emulate_media(reduced_motion="no-preference")
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": rate})


def test_ten_people_sit_down_by_link_and_can_read_a_fight(open_page: OpenPage, server: Served) -> None:
    """A host at a desk, a friend on a phone, and eight others. All take a side while the tokens before still move."""
    host = open_page(None)
    table = opened(host, server, game="castle", seats=MOST_SEATS, autostart=True, listed=False)
    link = copied_link(host)
    friend = open_page(link, lang="ru-RU", size=PHONE)
    friend.get_by_role("button", name=says("join-sit", "ru"), exact=True).click()
    people = [at(page, server) for page in (host, friend)]
    for name in GUESTS:
        people.append(server.guest())
        people[-1].ask("PATCH", "/api/me", {"name": name})
        people[-1].post(f"/api/tables/{table}/commands", {"t": "sit", "id": "sit", "invite": link.rsplit("/", 1)[1]})
    for page in (host, friend):
        expect(page.locator(".ring .seat")).to_have_count(MOST_SEATS - 1)

    supporters = MOST_SEATS // 2
    play_animations(host, 0.02)
    for _ in range(supporters):
        wait_for(host, lambda: take_a_side(people, table))
        host.wait_for_timeout(300)
    play_animations(host, 1)
    for page in (host, friend):
        expect(page.locator(".fight .token")).to_have_count(MOST_SEATS - 2)
        expect(page.locator(".fight .token.nobody")).to_have_count(MOST_SEATS - 2 - supporters)
        names = page.locator(".fight .token .name, .fight .plate b")
        for device in on_devices(page):
            assert names.evaluate_all(CROSSING) == [], device
            assert clipped(names) == [], device
            assert [name.inner_text() for name in names.all() if not is_in_sight(page, name)] == [], device


def at(page: Page, server: Served) -> Person:
    """Who is at this browser, with their cookies."""
    person = server.visitor()
    for cookie in page.context.cookies():
        person.http.cookies.set(cookie["name"], cookie["value"])
    return person


def take_a_side(people: list[Person], table: str) -> bool:
    """Let one person support a side. Until somebody can, people attack, or else choose their first option."""
    for number, person in enumerate(people):
        look = person.get(f"/api/tables/{table}/look")
        options = look["view"]["options"]
        sides = [option for option in options if option["verb"] == "support" and option["side"] != "nobody"]
        attacks = [option for option in options if option["verb"] == "attack"]
        if options:
            chosen = sides[number % len(sides)] if sides else (attacks or options)[0]
            act = {"t": "act", "id": f"{look['seq']}", "action": chosen["action"]}
            person.ask("POST", f"/api/tables/{table}/commands", act)
        if sides:
            return True
    return False
