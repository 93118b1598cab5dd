"""`eldritch site`: writes Eldritch as a folder of static files, for any web host."""

import argparse
import json
import shutil
from pathlib import Path
from typing import Final

from eldritch.locale import Words

from .commands import BadInput, Commands
from .work import check_writable

PACKAGE: Final = Path(__file__).parent.parent
APP: Final = PACKAGE / "server" / "static"
PICTURES: Final = PACKAGE / "server" / "pictures"
RUNTIME: Final = PACKAGE / "page" / "runtime" / "py"

MARK: Final = '<meta name="eldritch-host" content="page" />'
"""Tells the app that no server answers it."""
HEAD: Final = "<head>"


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("site", "site-help", run, example_key="site-example")
    parser.add_argument("--out", metavar=words.say("site-arg-folder"), required=True, help=words.say("site-out"))


def run(args: argparse.Namespace, words: Words) -> int:
    out = Path(args.out)
    for part in (APP / "index.html", PICTURES / "manifest.json", RUNTIME / "runtime.json"):
        if not part.is_file():
            raise BadInput("site-not-built", path=str(part))
    if out.exists() and not is_ours(out):
        raise BadInput("site-not-empty", path=str(out))
    check_writable(out / "index.html" if out.is_dir() else out)
    write(out)
    size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
    print(words.say("site-done", path=str(out), megabytes=round(size / 1e6, 1)))
    return 0


def is_ours(out: Path) -> bool:
    """Whether a folder is empty or was written by this command, so that it may be replaced."""
    page = out / "index.html"
    return out.is_dir() and (not any(out.iterdir()) or (page.is_file() and MARK in page.read_text(encoding="utf-8")))


def write(out: Path) -> None:
    """Write the site. A site that was there is replaced only when the new one is complete."""
    fresh = out.with_name(f"{out.name}.part")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(APP, fresh)
    shutil.copytree(RUNTIME, fresh / "py")
    write_pictures(fresh / "art")
    page = fresh / "index.html"
    page.write_text(for_a_page(page.read_text(encoding="utf-8")), encoding="utf-8")
    (fresh / ".nojekyll").touch()  # Else GitHub Pages leaves out files that begin with an underscore.
    shutil.rmtree(out, ignore_errors=True)
    fresh.rename(out)


def write_pictures(folder: Path) -> None:
    """The pictures, and for each set a list of their addresses."""
    sets: dict[str, dict[str, str]] = json.loads((PICTURES / "manifest.json").read_text(encoding="utf-8"))
    folder.mkdir()
    for name, files in sets.items():
        for file in files.values():
            shutil.copy(PICTURES / file, folder / file)
        addresses = {picture: f"art/{file}" for picture, file in files.items()}
        (folder / f"{name}.json").write_text(json.dumps(addresses), encoding="utf-8")


def for_a_page(index: str) -> str:
    """The app's first page with addresses that work in any folder, and the mark."""
    return index.replace('="/', '="./').replace(HEAD, f"{HEAD}\n    {MARK}", 1)
