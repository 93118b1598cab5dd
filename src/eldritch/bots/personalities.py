"""Personalities: a bot's preferences. They change its style, not its strength.

`personalities.toml` has the factors, and a game's `tactics/bots.toml` its own.
"""
# mypyc: off  (reads a file, once)

from functools import cache
from typing import Final

from eldritch.core.tactics import NEUTRAL, Personality

from .config import Config, config_of, defaults

PERSONALITIES: Final = tuple(defaults("personalities"))


def factors_of(game: str) -> Config:
    """The factors of every personality in a game."""
    return config_of(game, "personalities")


@cache
def personality_of(game: str, name: str) -> Personality:
    """The preferences of a personality in a game; neutral without one."""
    if not name:
        return NEUTRAL
    return Personality(**factors_of(game)[name])
