"""`eldritch art`: writes the pictures to files, or a contact sheet of a game's pictures."""

import argparse
import shutil
import subprocess
from pathlib import Path
from typing import Final

from eldritch import art
from eldritch.art import creatures
from eldritch.art.gallery import file_name
from eldritch.art.sheet import sheet
from eldritch.locale import Words

from .commands import BadInput, Commands

SHEETS: Final = Path("docs/art")
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "chrome", "chromium-headless-shell")


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("art", "cli-art-help", run, example_key="cli-art-example")
    parser.add_argument("task", metavar="build|sheet", help=words.say("cli-art-task"))
    parser.add_argument("target", metavar=words.say("cli-art-target-name"), help=words.say("cli-art-target"))
    parser.add_argument(
        "--to", type=Path, default=SHEETS, metavar=words.say("cli-art-folder-name"), help=words.say("cli-art-to")
    )


def run(args: argparse.Namespace, words: Words) -> int:
    if args.task == "build":
        return _build(Path(args.target), words)
    if args.task == "sheet":
        return _sheet(args.target, args.to, words)
    raise BadInput("cli-art-bad-task", task=args.task)


def _build(folder: Path, words: Words) -> int:
    """Write every picture under a name that changes with its content."""
    folder.mkdir(parents=True, exist_ok=True)
    names = art.pictures()
    for name in names:
        (folder / file_name(name)).write_text(art.picture(name), encoding="utf-8")
    print(words.say("cli-art-built", count=len(names), folder=str(folder)))
    return 0


def _sheet(set: str, folder: Path, words: Words) -> int:
    """Write the contact sheet of a game, of the house or of joined creatures: as SVG, and as PNG with a browser."""
    known = (*art.SETS, "creatures")
    if set not in known:
        raise BadInput("cli-art-unknown-set", set=set, sets=", ".join(known))
    folder.mkdir(parents=True, exist_ok=True)
    drawn = folder / f"{set}.svg"
    if set == "creatures":
        text, count = creatures.sheet(), creatures.ROWS * creatures.COLUMNS
    else:
        text, count = sheet(set), len(art.pictures(set))
    drawn.write_text(text, encoding="utf-8")
    print(words.say("cli-art-sheet", count=count, file=str(drawn)))
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        print(words.say("cli-art-no-browser"))
        return 0
    seen = drawn.with_suffix(".png")
    photograph(browser, drawn, seen)
    print(words.say("cli-art-photographed", file=str(seen)))
    return 0


def photograph(browser: str, drawn: Path, seen: Path) -> None:
    """Let a browser show an SVG file and keep what it shows as PNG."""
    head = drawn.read_text(encoding="utf-8").partition(">")[0]
    width, height = (head.partition(f' {side}="')[2].partition('"')[0] for side in ("width", "height"))
    options = ("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-background-networking")
    shot = (f"--screenshot={seen.resolve()}", f"--window-size={width},{height}", drawn.resolve().as_uri())
    subprocess.run([browser, *options, *shot], check=True, capture_output=True)
