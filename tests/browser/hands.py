"""Plays at a table as people do: by clicking what it shows, or with the keyboard alone."""

import random
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError

from tests.server.live_server import Served

from .tables import PATIENCE, view_of

CHOICES = {
    "castle": (
        ".prompt .acts button:enabled:not(.barred):not(.waits)",
        ".seat.can, .token.can, .tray .pick, .spoils button:enabled, .hand .secret.can",
    ),
    "duel": (
        ".go:enabled, .chip:enabled, .offer button:enabled, .panel li.lit > button:enabled, .panel .row button:enabled",
        ".areas li button.lit, .part.lit, .acts button:not(.off)",
    ),
}
"""What can be chosen at a table: what does something at once, and what only leads to it."""
QUICK = "localStorage.setItem('eldritch.settings', JSON.stringify({speed: 'instant'}))"
"""Lets a page play at once what is chosen for the person. For pages that are loaded later."""
HASTE = 3
"""How much rather people take what does something at once."""
TABS = 120
SHORT = 8000
"""Milliseconds until something that cannot be clicked is in the way of something else."""

_POINT = """shape => {
  const box = shape.getBoundingClientRect()
  for (let step = 1; step < 400; step++) {
    const [x, y] = [box.left + box.width * ((step * 0.618034) % 1), box.top + box.height * ((step * 0.754878) % 1)]
    if (document.elementFromPoint(x, y) === shape) return [x, y]
  }
  return null
}"""
"""A point of an area on a map that nothing covers."""


def click(page: Page, thing: Locator) -> None:
    """Click a thing that a person sees and that nothing covers, unless it is gone by then."""
    try:
        if thing.evaluate("one => one instanceof SVGElement", timeout=SHORT):
            point = thing.evaluate(_POINT, timeout=SHORT)
            assert point is not None, "something covers an area"
            page.mouse.click(*point)
        else:
            thing.click(timeout=SHORT)
    except TimeoutError:
        if thing.count():
            raise


def click_something(page: Page, game: str, chance: random.Random) -> None:
    """Click one of the things that can be chosen, if any."""
    direct, indirect = (page.locator(f"{kind} >> visible=true").all() for kind in CHOICES[game])
    if found := [*direct * HASTE, *indirect]:
        click(page, chance.choice(found))


def press_something(page: Page, game: str, chance: random.Random) -> None:
    """Go with Tab and the arrows to a thing that can be chosen, and press Enter."""
    wanted = ", ".join(CHOICES[game])
    skipped = chance.randrange(4)
    for _ in range(TABS):
        page.keyboard.press("Tab")
        found = page.evaluate("wanted => document.activeElement.matches(wanted)", wanted)
        if not found and page.evaluate("document.activeElement.matches('.seat, .secret')"):
            page.keyboard.press("ArrowRight")
            found = page.evaluate("wanted => document.activeElement.matches(wanted)", wanted)
        if found and skipped == 0:
            page.keyboard.press("Enter")
            return
        skipped -= found


def play_to_the_end(
    page: Page, server: Served, game: str, do_something: Callable[[Page, str, random.Random], None], seed: int
) -> int:
    """Play until the game is over. Returns how often something was done."""
    table, chance = page.url.rsplit("/", 1)[1], random.Random(seed)
    until, done = time.monotonic() + 3 * PATIENCE, 0
    while time.monotonic() < until:
        view = view_of(page, server, table)
        if view is None:
            return done
        if view["options"]:
            done += 1
            do_something(page, game, chance)
        page.wait_for_timeout(30)
    raise AssertionError("the game does not end")
