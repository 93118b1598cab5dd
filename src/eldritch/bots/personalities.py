"""Personalities: what a bot likes. They change its taste, not its strength. `personalities.toml` has the
figures, and a game's `tactics/bots.toml` its own."""
# mypyc: off  (reads a file, once)

from functools import cache
from typing import Final

from eldritch.core.tactics import NEUTRAL, Taste

from .figures import Figures, own, usual

PERSONALITIES: Final = tuple(usual("personalities"))


def factors_of(game: str) -> Figures:
    """The factors of each personality in a game."""
    return {**usual("personalities"), **own(game, "personalities")}


@cache
def taste_of(game: str, personality: str) -> Taste:
    """What somebody of this personality likes in a game; nobody in particular is neutral."""
    if not personality:
        return NEUTRAL
    return Taste(**factors_of(game)[personality])
