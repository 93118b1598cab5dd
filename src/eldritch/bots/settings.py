"""How each game is searched: `search.toml`, and what a game's `tactics/bots.toml` changes."""
# mypyc: off  (reads a file, once)

from functools import cache
from typing import Final

from eldritch.core.errors import BadOptions

from .figures import Figures, own, usual
from .search import Settings

FRACTIONS: Final = ("exploration", "widening", "bias", "temperature", "epsilon")
COUNTS: Final = ("cutoff", "worlds", "paired", "decisive")
SWITCHES: Final = ("self_only", "knowledge", "reuse")


def figures_of(game: str) -> Figures:
    """The settings of a game by name."""
    return {**usual("search"), **own(game, "search")}


@cache
def settings_of(game: str) -> Settings:
    """The settings of a game."""
    return read(figures_of(game), game)


def read(figures: Figures, game: str) -> Settings:
    """The settings with these figures, checked."""
    settings = Settings()
    for name, value in figures.items():
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
