"""The tables by ear: what can be done has a role and a name of its own, and what happens is announced."""

import random
import re
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.server.live_server import Served

from .conftest import OpenPage
from .hands import CHOICES, QUICK
from .tables import sit_down, wait_for
from .test_invitations import look_of
from .test_nightmarium_table import MOVES as NIGHTMARIUM
from .test_realms_table import MOVES as REALMS

SEATS = {"realms": 3, "nightmarium": 3, "duel": 2, "castle": 5}
CHOSEN = {"realms": REALMS, "nightmarium": NIGHTMARIUM, "duel": CHOICES["duel"], "castle": CHOICES["castle"]}
DECISIONS = 6
"""How many own decisions are made by name. Each can take several clicks."""
LINE = re.compile(r'^(\s*)- (button|checkbox|radio) ?(?:"((?:[^"\\]|\\.)*)")?(.*)$')
TWINS = {"realms"}
"""Games with equal cards: what can be done with one of them has the same name for the other."""


def lines_of(thing: Locator) -> list[str]:
    """The accessibility tree of a thing, a line for each role, with the names as they are."""
    plain = re.compile(r"^(\s*- )'(.*)'(:?)$")
    return [
        plain.sub(lambda found: found[1] + found[2].replace("''", "'") + found[3], line)
        for line in thing.aria_snapshot().splitlines()
    ]


def unclear(page: Page, game: str) -> list[str]:
    """The names that two things in the same group have, and the things without any."""
    seen: Counter[tuple[str, str]] = Counter()
    groups: list[str] = []
    for line in lines_of(page.locator("main")):
        depth = (len(line) - len(line.lstrip())) // 2
        groups[depth:] = [line.strip()]
        if (found := LINE.match(line)) and "[disabled]" not in found[4]:
            seen["/".join(groups[:depth]), found[3] or ""] += 1
    return [name for (_, name), count in seen.items() if not name or (count > 1 and game not in TWINS)]


def told_twice(page: Page) -> list[str]:
    """What is announced elsewhere although it is the status already."""
    status = page.locator(".topbar").get_by_role("status").inner_text().strip()
    others = page.locator("main").locator("[aria-live], [role=status], [role=log]").filter(visible=True)
    return [text for text in others.all_inner_texts() if status and status in text]


def choose_by_name(page: Page, thing: Locator) -> None:
    """Click what has the role and the name of this thing."""
    found = LINE.match(lines_of(thing)[0].rstrip(":"))
    assert found, thing.aria_snapshot()
    role, name = found[2], found[3].replace('\\"', '"')
    assert role == "button"
    same = page.get_by_role("button", name=name, exact=True).filter(visible=True)
    with suppress(TimeoutError):  # It went away in the meantime; the next choice is made from what is there then.
        same.and_(page.locator(":enabled, path")).first.dispatch_event("click", timeout=2_000)


def asked(page: Page, server: Served, table: str) -> dict[str, Any]:
    """The table as soon as it asks for a decision, or as it ends."""
    look: dict[str, Any] = {}

    def is_due() -> bool:
        look.update(look_of(page, server, table))
        return look["phase"] == "over" or bool(look["view"]["options"])

    wait_for(page, is_due)
    return look


@pytest.mark.parametrize("game", SEATS)
def test_a_game_is_played_by_role_and_name(open_page: OpenPage, server: Served, game: str) -> None:
    page = open_page(None)
    page.add_init_script(QUICK)
    table = sit_down(page, server, game, SEATS[game])
    expect(page.locator("main [role=group], main [role=toolbar]").first).to_be_attached()
    chance = random.Random(game)
    decided, before = -1, -1
    heard: set[str] = set()
    for _ in range(30 * DECISIONS):
        look = asked(page, server, table)
        if look["phase"] == "over" or (decided >= DECISIONS and heard != {""}):
            break
        if look["seq"] != before:
            before = look["seq"]
            decided += 1
            page.wait_for_timeout(150)
            heard.add(page.locator(".topbar").get_by_role("log").inner_text())
            assert told_twice(page) == []
            if decided % 3 == 0:
                assert unclear(page, game) == []
        things = page.locator(", ".join(CHOSEN[game])).filter(visible=True).all()
        if things:
            choose_by_name(page, chance.choice(things))
        page.wait_for_timeout(60)
    assert decided >= DECISIONS or look["phase"] == "over"
    assert any(re.match(r"\S.*: \S", text) for text in heard), heard
    expect(page.locator(".topbar").get_by_role("status")).not_to_be_empty()
