"""Renders an SVG file as PNG with a browser."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "chrome", "chromium-headless-shell")


def find_browser() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def photograph(browser: str, drawn: Path, seen: Path) -> None:
    """Open an SVG file in a browser and save a screenshot of its full size as PNG."""
    head = drawn.read_text(encoding="utf-8").partition(">")[0]
    width, height = (head.partition(f' {side}="')[2].partition('"')[0] for side in ("width", "height"))
    options = ("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-background-networking")
    shot = (f"--screenshot={seen.resolve()}", f"--window-size={width},{height}", drawn.resolve().as_uri())
    subprocess.run([browser, *options, *shot], check=True, capture_output=True)
