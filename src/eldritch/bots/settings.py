"""Search settings of every game: `search.toml`, with the overrides in a game's `tactics/bots.toml`."""
# mypyc: off  (reads a file, once)

from functools import cache
from typing import Final

from eldritch.core.errors import BadOptions

from .config import Config, config_of
from .search import Settings

FRACTIONS: Final = ("exploration", "widening", "bias", "temperature", "epsilon")
COUNTS: Final = ("cutoff", "worlds", "paired", "decisive")
SWITCHES: Final = ("self_only", "knowledge", "reuse")


def search_config(game: str) -> Config:
    """The settings of a game by name."""
    return config_of(game, "search")


@cache
def settings_of(game: str) -> Settings:
    """The settings of a game."""
    return read(search_config(game), game)


def read(config: Config, game: str) -> Settings:
    """Settings with these values, checked."""
    settings = Settings()
    for name, value in config.items():
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
