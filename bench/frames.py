"""Frame times in the browser while a game is played with animations.

    python -m bench.frames --write docs/performance-browser.md

Starts a server and a headless Chromium with software rendering and all animations, and plays every game for a while at
a fast pace. A 60 Hz screen needs a frame every 16.7 ms. README.md says what is measured and how.
"""

import argparse
import json
import shutil
import tempfile
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from statistics import quantiles
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from bench.served import served
from eldritch.lab.measure import machine

HEAD: Final = (
    "| table | window | frames | p50 ms | p95 ms | within 20 ms | work a frame, ms | longest work, ms |\n"
    "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"
)
MARK: Final = "<!-- frames -->"
SEATS: Final = {"realms": 4, "nightmarium": 5, "duel": 2, "castle": 10}
WINDOWS: Final = {"1280×820": (1280, 820), "390×844": (390, 844)}
PACE: Final = 350
"""Milliseconds between moves, faster than people play."""

WATCH: Final = """
() => {
  window.frames_seen = [];
  let last = performance.now();
  const next = (now) => { window.frames_seen.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
}
"""


class Measured(NamedTuple):
    game: str
    window: str
    frames: int
    p50: float
    p95: float
    smooth: float
    work: float
    longest: float

    def row(self) -> str:
        times = f"{self.p50:.1f} | {self.p95:.1f} | {self.smooth:.0%} | {self.work:.1f} | {self.longest:.0f}"
        return f"| {self.game} | {self.window} | {self.frames} | {times} |"


def play(page: Page, url: str, table: str, seconds: float) -> None:
    """Take the first option at a constant pace. Bots play in between."""
    for number in range(int(seconds * 1000 / PACE)):
        look: dict[str, Any] = page.request.get(f"{url}/api/tables/{table}/look").json()
        if look["phase"] == "over":
            return
        if look["view"]["options"]:
            act = {"t": "act", "id": f"frames-{number}", "action": look["view"]["options"][0]["action"]}
            page.request.post(f"{url}/api/tables/{table}/commands", data=json.dumps(act))
        page.wait_for_timeout(PACE)


def measure(browser: Browser, url: str, game: str, window: str, seconds: float) -> Measured:
    width, height = WINDOWS[window]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-US")
    page = context.new_page()
    page.goto(url)
    page.wait_for_load_state("networkidle")
    seats = SEATS[game]
    body = {"game": game, "seats": seats, "bots": ["random"] * (seats - 1), "autostart": True, "listed": False}
    table = page.request.post(f"{url}/api/tables", data=json.dumps(body)).json()["id"]
    page.goto(f"{url}/table/{table}")
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    play(page, url, table, seconds)
    work, longest = worked(browser.stop_tracing())
    times: list[float] = page.evaluate("window.frames_seen.slice(1)")
    context.close()
    cuts = quantiles(times, n=20)
    smooth = sum(time <= 20 for time in times) / len(times)
    return Measured(game, window, len(times), cuts[9], cuts[18], smooth, work / len(times), longest)


def worked(trace: bytes) -> tuple[float, float]:
    """Milliseconds of processor time of the page (main thread and painting), and of its longest task."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    threads = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    timed = [one for one in events if "tdur" in one]
    main = [one for one in timed if one["name"] == "RunTask" and threads[one["pid"], one["tid"]] == "CrRendererMain"]
    painting = [one for one in timed if one["name"] == "RasterTask"]
    return sum(one["tdur"] for one in [*main, *painting]) / 1000, max(one["tdur"] for one in main) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0, help="time to play each game")
    parser.add_argument("--write", type=Path, help="write the table into this file after its mark")
    chosen = parser.parse_args()
    rows = [f"{machine()['processor']}, headless Chromium without a graphics card.", "", HEAD]
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = stack.enter_context(served("--database", f"{folder}/frames.db"))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for game, window in product(SEATS, WINDOWS):
            rows.append(measure(browser, server.url, game, window, chosen.seconds).row())
            print(rows[-1], flush=True)
        browser.close()
    if chosen.write:
        text = chosen.write.read_text(encoding="utf-8")
        chosen.write.write_text("\n".join([text.split(MARK)[0] + MARK, "", *rows, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
