"""Personalities: a bot's preferences. They change its style, not its strength.

`personalities.toml` has the factors, and a game's `tactics/bots.toml` its own.
"""
# mypyc: off  (reads a file, once)

from functools import cache
from typing import Final

from eldritch.core.tactics import NEUTRAL, Taste

from .config import Config, config_of, defaults

PERSONALITIES: Final = tuple(defaults("personalities"))


def factors_of(game: str) -> Config:
    """The factors of every personality in a game."""
    return config_of(game, "personalities")


@cache
def taste_of(game: str, personality: str) -> Taste:
    """The preferences of a personality in a game; neutral without one."""
    if not personality:
        return NEUTRAL
    return Taste(**factors_of(game)[personality])
