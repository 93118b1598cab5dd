"""How each game is searched, read from `settings.toml`."""
# mypyc: off  (reads a file, once)

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from eldritch.core.errors import BadOptions

from .search import Settings

FILE: Final = Path(__file__).with_name("settings.toml")

FRACTIONS: Final = ("exploration", "widening", "bias", "temperature", "epsilon")
COUNTS: Final = ("cutoff", "worlds", "paired", "decisive")
SWITCHES: Final = ("self_only", "knowing", "reuse")


@cache
def tables(path: Path = FILE) -> dict[str, dict[str, object]]:
    """Each game's figures by name, and those that hold by default."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def settings_of(game: str) -> Settings:
    """The settings of a game."""
    return read(tables(), game)


def read(figures: dict[str, dict[str, object]], game: str) -> Settings:
    """The settings of a game among these figures, checked."""
    settings = Settings()
    for name, value in {**figures["default"], **figures.get(game, {})}.items():
        check(game, name, value)
        setattr(settings, name, value)
    return settings


def check(game: str, name: str, value: object) -> None:
    if name in FRACTIONS:
        right = isinstance(value, float) and value >= 0.0
    elif name in COUNTS:
        right = type(value) is int and value >= 0
    elif name in SWITCHES:
        right = isinstance(value, bool)
    else:
        known = ", ".join((*FRACTIONS, *COUNTS, *SWITCHES))
        raise BadOptions(f"the search of {game} has no setting {name!r}; the settings are {known}")
    if not right:
        kind = "a decimal from 0.0" if name in FRACTIONS else "a number from 0" if name in COUNTS else "true or false"
        raise BadOptions(f"the setting {name} of {game} is {kind}, not {value!r}")
