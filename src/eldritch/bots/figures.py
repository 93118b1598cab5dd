"""The figures that tell bots how to play: the usual ones beside this module, and each game's own.

A game overrides what it needs in its `tactics/bots.toml`, under `[levels]`, `[search]` and `[personalities]`.
"""
# mypyc: off  (reads files, once)

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from eldritch.core.registry import folder_of

FOLDER: Final = Path(__file__).parent
OWN: Final = "tactics/bots.toml"

Figures = dict[str, Any]


@cache
def usual(section: str) -> Figures:
    """The figures of a section that hold for every game."""
    return tomllib.loads((FOLDER / f"{section}.toml").read_text(encoding="utf-8"))


@cache
def own(game: str, section: str) -> Figures:
    """The figures of a section in which a game differs."""
    file = folder_of(game).joinpath(OWN)
    figures: Figures = tomllib.loads(file.read_text(encoding="utf-8")).get(section, {}) if file.is_file() else {}
    return figures
