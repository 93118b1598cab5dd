"""Renders the app's icons and its link preview from the app's pictures into web/public.

python3 -m tests.browser.icons
"""

import struct
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import art

from .conftest import SCREENSHOT_CHROMIUM

TO = Path(__file__).parents[2] / "web" / "public"
ICONS = {"icon-192.png": ("house-icon", 192), "icon-512.png": ("house-icon", 512)}
FULL = {"icon-maskable-512.png": ("house-icon_maskable", 512), "apple-touch-icon.png": ("house-icon_maskable", 180)}
DOT = '<circle cx="75%" cy="25%" r="24%" fill="#e0604f" stroke="#fff" stroke-width="6%"/></svg>'


def drawn(browser: Browser, name: str, width: int, height: int, kind: str = "png") -> bytes:
    """A picture as a bitmap."""
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw;height:100vh}}</style>{art.picture(name)}")
    if kind == "jpeg":
        return page.screenshot(type="jpeg", quality=84)
    return page.screenshot(type="png", omit_background=True)


def ico(png: bytes, size: int) -> bytes:
    """An .ico file: a header and the PNG."""
    head = struct.pack("<HHH", 0, 1, 1)
    return head + struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), len(head) + 16) + png


def main() -> None:
    TO.mkdir(exist_ok=True)
    favicon = art.picture("house-favicon")
    (TO / "favicon.svg").write_text(favicon, encoding="utf-8")
    (TO / "favicon-dot.svg").write_text(favicon.removesuffix("</svg>") + DOT, encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=SCREENSHOT_CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        (TO / "favicon.ico").write_bytes(ico(drawn(browser, "house-favicon", 32, 32), 32))
        for file, (name, size) in {**ICONS, **FULL}.items():
            (TO / file).write_bytes(drawn(browser, name, size, size))
        (TO / "social.jpg").write_bytes(drawn(browser, "house-social", 1200, 630, "jpeg"))
        browser.close()


if __name__ == "__main__":
    main()
