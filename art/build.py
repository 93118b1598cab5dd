"""Writes every picture to a file, and a manifest of all of them for the server."""

import json
from pathlib import Path
from typing import Final

from .gallery import SETS, file_name, picture, pictures

MANIFEST: Final = "manifest.json"
"""For each set, the file of every picture by name."""


def build(folder: Path) -> int:
    """Write all pictures and their manifest into a folder; return how many there are.

    A file's name changes with its content. Files that only the previous manifest lists are deleted.
    """
    folder.mkdir(parents=True, exist_ok=True)
    manifest = folder / MANIFEST
    previous = _listed(json.loads(manifest.read_text(encoding="utf-8"))) if manifest.exists() else set()
    files = {set: {name: file_name(name) for name in pictures(set)} for set in SETS}
    for name, file in (item for named in files.values() for item in named.items()):
        (folder / file).write_text(picture(name), encoding="utf-8", newline="\n")
    manifest.write_text(json.dumps(files, indent=1) + "\n", encoding="utf-8")
    for file in previous - _listed(files):
        (folder / file).unlink(missing_ok=True)
    return len(pictures())


def _listed(files: dict[str, dict[str, str]]) -> set[str]:
    return {file for named in files.values() for file in named.values()}
