"""Configuration of the bots: defaults next to this module, and overrides in each game's folder.

A game overrides what it needs in its `tactics/bots.toml`, under `[levels]`, `[search]` and `[personalities]`.
"""
# mypyc: off  (reads files, once)

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from eldritch.core.registry import folder_of

FOLDER: Final = Path(__file__).parent
OVERRIDES: Final = "tactics/bots.toml"

Config = dict[str, Any]


@cache
def defaults(section: str) -> Config:
    """A section's values for all games."""
    return tomllib.loads((FOLDER / f"{section}.toml").read_text(encoding="utf-8"))


@cache
def overrides(game: str, section: str) -> Config:
    """The values of a section that a game sets differently."""
    file = folder_of(game).joinpath(OVERRIDES)
    found: Config = tomllib.loads(file.read_text(encoding="utf-8")).get(section, {}) if file.is_file() else {}
    return found


def config_of(game: str, section: str) -> Config:
    """A section's values for one game."""
    return {**defaults(section), **overrides(game, section)}
