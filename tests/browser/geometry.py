"""What can be seen on the screen: sizes of devices, and checks that nothing is clipped or covered."""

from collections.abc import Iterator

from playwright.sync_api import Locator, Page

SCREENS = {
    "small phone": (360, 740),
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet": (820, 1180),
    "desk": (1280, 820),
    "large desk": (1600, 1000),
}
SLACK = 1
"""Pixels that rounding may take."""
TRIES = 25

_REACHABLE = """buttons => buttons.filter(button => {
  const box = button.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
  return !inside || !button.contains(document.elementFromPoint(x, y))
}).map(button => button.innerText || button.ariaLabel)"""
_CLIPPED = """all => all.filter(one => one.getBoundingClientRect().width > 0).filter(one =>
  one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4
).map(one => one.innerText)"""


def on_devices(page: Page) -> Iterator[str]:
    """Resize the page to one device after another. Yields the name of each."""
    for name, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        yield name


def is_in_sight(page: Page, what: Locator) -> bool:
    """Whether all of an element is within the window."""
    box, window = what.bounding_box(), page.viewport_size
    assert box is not None
    assert window is not None
    across = box["x"] >= -SLACK and box["x"] + box["width"] <= window["width"] + SLACK
    return across and box["y"] >= -SLACK and box["y"] + box["height"] <= window["height"] + SLACK


def out_of_reach(buttons: Locator) -> list[str]:
    """The buttons that are partly outside the window, or covered in the middle."""
    found: list[str] = buttons.evaluate_all(_REACHABLE)
    return found


def clipped(texts: Locator) -> list[str]:
    """The texts that do not fit their element."""
    found: list[str] = texts.evaluate_all(_CLIPPED)
    return found


def out_of_reach_on(page: Page, buttons: Locator) -> dict[str, list[str]]:
    """The devices on which some of the buttons stay out of reach, and those buttons."""
    found: dict[str, list[str]] = {}
    for device in on_devices(page):
        for _ in range(TRIES):
            if not (missing := out_of_reach(buttons)):
                break
            page.wait_for_timeout(200)  # the table settles
        else:
            found[device] = missing
    return found
