"""Writes the pictures to files. Run it from the root of the repository.

python -m art build [FOLDER]             every picture as SVG, and manifest.json
python -m art sheet SET [--to FOLDER]    a contact sheet (large, at 64 px, in grey); also as PNG if there is a browser
"""

import argparse
from pathlib import Path
from typing import Final

from . import creatures
from .build import build
from .gallery import SETS, pictures
from .photo import find_browser, photograph
from .sheet import sheet

ROOT: Final = Path(__file__).parents[1]
PICTURES: Final = ROOT / "src" / "eldritch" / "server" / "pictures"
"""The folder that the server reads."""
SHEETS: Final = ROOT / "docs" / "art"


def main(argv: list[str] | None = None) -> None:
    args = _parser().parse_args(argv)
    if args.task == "build":
        print(f"{build(args.folder)} pictures written to {args.folder}")
    else:
        write_sheet(args.set, args.to)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m art", description="Write the pictures to files.")
    tasks = parser.add_subparsers(dest="task", required=True)
    task = tasks.add_parser("build", help="write every picture as SVG, and a manifest")
    task.add_argument("folder", nargs="?", type=Path, default=PICTURES, help="default: the server's folder")
    task = tasks.add_parser("sheet", help="write a contact sheet")
    task.add_argument("set", choices=(*SETS, "creatures"), help="a game, the house, or creatures of Nightmarium")
    task.add_argument("--to", type=Path, default=SHEETS, metavar="FOLDER", help="default: docs/art")
    return parser


def write_sheet(set: str, folder: Path) -> None:
    """Write the contact sheet of a set, or of assembled creatures: as SVG, and as PNG if there is a browser."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = folder / f"{set}.svg"
    if set == "creatures":
        text, count = creatures.sheet(), creatures.ROWS * creatures.COLUMNS
    else:
        text, count = sheet(set), len(pictures(set))
    drawn.write_text(text, encoding="utf-8")
    print(f"{count} pictures on {drawn}")
    browser = find_browser()
    if browser is None:
        print("No Chromium was found, so there is no PNG.")
        return
    photograph(browser, drawn, drawn.with_suffix(".png"))
    print(f"The same as PNG: {drawn.with_suffix('.png')}")


if __name__ == "__main__":
    main()
