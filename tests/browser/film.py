"""Takes a short film of a game for the README: docs/screens/film.webp.

python3 -m tests.browser.film [GAME]
"""

import io
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.server.live_server import serving

from .conftest import SCREENSHOT_CHROMIUM
from .screens import TO

SIZE = (1280, 820)
SHOWN = (880, 564)
FRAMES = 110
EVERY = 90
"""Milliseconds between two pictures."""
PAUSE = 9
"""Pictures between two moves."""
SETTINGS = "localStorage.setItem('eldritch.settings', JSON.stringify({theme: 'night', speed: 'fast', hints: false}))"


def move(page: Page, url: str, number: int) -> None:
    """Choose an option: the first that is not the end of the turn."""
    table = page.url.rsplit("/", 1)[1]
    look: dict[str, Any] = page.request.get(f"{url}/api/tables/{table}/look").json()
    options = look["view"]["options"] if look["phase"] == "playing" else []
    liked = [option for option in options if "end" not in option["verb"]] or options
    if liked:
        act = {"t": "act", "id": f"film-{number}", "action": liked[0]["action"]}
        page.request.post(f"{url}/api/tables/{table}/commands", data=json.dumps(act))


def pictures(page: Page, url: str) -> list[Image.Image]:
    found: list[Image.Image] = []
    for number in range(FRAMES):
        if number % PAUSE == PAUSE // 2:
            move(page, url, number)
        taken = Image.open(io.BytesIO(page.screenshot(type="jpeg", quality=90)))
        found.append(taken.convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS))
        page.wait_for_timeout(EVERY)
    return found


def main(game: str) -> None:
    with TemporaryDirectory() as folder, serving(Path(folder), pace=1.0) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=SCREENSHOT_CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en-US")
        context.add_init_script(SETTINGS)
        page = context.new_page()
        page.goto(server.url)
        page.locator(f"article.{game} .brass").click()
        page.wait_for_selector("main.stage .root > *", state="attached")
        page.wait_for_load_state("networkidle")
        first, *others = pictures(page, server.url)
        browser.close()
    path = TO / "film.webp"
    first.save(path, save_all=True, append_images=others, duration=130, loop=0, quality=55, method=6)
    print(f"{path}: {path.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "realms")
