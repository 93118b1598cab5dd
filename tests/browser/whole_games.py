"""Helpers that play a game to its end at its own table, by clicking or by keyboard only."""

import time
from collections.abc import Sequence

from playwright.sync_api import Error, Page

PATIENCE = 150.0
"""Seconds that a whole game may take, even on slow machines."""
MOST_STOPS = 200

_DONE = "() => document.querySelector('.sheet') !== null"
_WANTED = """wanted => {
  const isSeen = one => one.getClientRects().length > 0 && !one.disabled && one.ariaDisabled !== 'true'
  return wanted.find(selector => [...document.querySelectorAll(selector)].some(isSeen)) ?? null
}"""
_NEXT_KEY = """wanted => {
  const ZONES = '[role=group], .cards, .stacks, .field, .creatures'
  const now = document.activeElement
  const isWanted = one => one.matches(wanted) && !one.disabled && one.ariaDisabled !== 'true'
  if (isWanted(now)) return 'Enter'
  for (let zone = now.closest(ZONES); zone; zone = zone.parentElement.closest(ZONES)) {
    const buttons = [...zone.querySelectorAll('button')]
    const here = buttons.indexOf(now), there = buttons.findIndex(isWanted)
    if (here >= 0 && there >= 0 && buttons[there].tabIndex < 0) return there > here ? 'ArrowRight' : 'ArrowLeft'
  }
  return 'Tab'
}"""


def click_to_the_end(page: Page, wanted: Sequence[str]) -> None:
    """Click the first of these things that can be clicked, until the game is over."""
    until = time.monotonic() + PATIENCE
    while not page.evaluate(_DONE):
        assert time.monotonic() < until, page.locator("main").inner_text()
        selector = page.evaluate(_WANTED, wanted)
        if selector is None:
            page.wait_for_timeout(40)
            continue
        try:
            free = ":not(:disabled):not([aria-disabled=true])"
            page.locator(f"{selector}{free}").first.click(timeout=1500, no_wait_after=True)
        except Error:
            continue  # it has gone: somebody else's move came first
        page.wait_for_timeout(60)


def press_to_the_end(page: Page, wanted: Sequence[str]) -> None:
    """The same with Tab, arrows and Enter."""
    until = time.monotonic() + PATIENCE
    while not page.evaluate(_DONE):
        assert time.monotonic() < until, page.locator("main").inner_text()
        selector = page.evaluate(_WANTED, wanted)
        if selector is None:
            page.wait_for_timeout(40)
            continue
        for _ in range(MOST_STOPS):
            key = page.evaluate(_NEXT_KEY, selector)
            page.keyboard.press(key)
            if key == "Enter" or page.evaluate(_WANTED, [selector]) is None:
                break
        else:
            raise AssertionError(f"no key leads to {selector}")
        page.wait_for_timeout(60)
