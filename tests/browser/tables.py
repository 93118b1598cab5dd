"""Helpers that set up tables with bots and play to a wanted position."""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.live_server import Served

View = dict[str, Any]
Option = dict[str, Any]
PATIENCE = 60.0
"""Seconds to wait for a wanted position, even on slow machines."""


def sit_down(page: Page, server: Served, game: str, seats: int = 2, **options: object) -> str:
    """Open a table with bots in all other seats, and its page. Returns the table's id."""
    body = {
        "game": game,
        "seats": seats,
        "bots": ["greedy"] * (seats - 1),
        "options": options,
        "autostart": True,
        "listed": False,
    }
    table = str(page.request.post(f"{server.url}/api/tables", data=json.dumps(body)).json()["id"])
    page.goto(f"{server.url}/table/{table}")
    expect(page.locator("main.stage .root > :not(.soon, .final, .tip) *").first).to_be_attached()
    return table


def view_of(page: Page, server: Served, table: str) -> View | None:
    """The person's view, or None if the game is over."""
    look = page.request.get(f"{server.url}/api/tables/{table}/look").json()
    return None if look["phase"] == "over" else look["view"]


def first(options: list[Option]) -> Option:
    return options[0]


def last(options: list[Option]) -> Option:
    return options[-1]


def play_until(
    page: Page,
    server: Served,
    table: str,
    wanted: Callable[[View], bool],
    choose: Callable[[list[Option]], Option] = first,
) -> bool:
    """Choose options until the view is as wanted. False if the game ends before."""
    until = time.monotonic() + PATIENCE
    number = 0
    while time.monotonic() < until and (view := view_of(page, server, table)):
        if view["options"] and wanted(view):
            page.wait_for_timeout(300)
            return True
        if view["options"]:
            number += 1
            act = {"t": "act", "id": f"to-{number}", "action": choose(view["options"])["action"]}
            page.request.post(f"{server.url}/api/tables/{table}/commands", data=json.dumps(act))
        page.wait_for_timeout(20)
    return False


def wait_for(page: Page, condition: Callable[[], bool]) -> None:
    """Wait until the condition holds; the page goes on in the meantime."""
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        page.wait_for_timeout(20)


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two elements overlap on the screen."""
    here, there = one.bounding_box(), other.bounding_box()
    assert here is not None
    assert there is not None
    across = here["x"] < there["x"] + there["width"] and there["x"] < here["x"] + here["width"]
    down = here["y"] < there["y"] + there["height"] and there["y"] < here["y"] + here["height"]
    return across and down


def is_own_turn(view: View) -> bool:
    return bool(view["decision"]["step"] == "turn")
