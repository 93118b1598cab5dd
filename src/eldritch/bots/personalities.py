"""Personalities: what a bot likes. They change its taste, not its strength. `personalities.toml` has the figures."""
# mypyc: off  (reads a file, once)

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from eldritch.core.tactics import NEUTRAL, Taste

FILE: Final = Path(__file__).with_name("personalities.toml")

Figures = dict[str, dict[str, dict[str, float]]]


@cache
def figures() -> Figures:
    """Each game's factors by personality, and those that hold by default."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


PERSONALITIES: Final = tuple(figures()["default"])


@cache
def taste_of(game: str, personality: str) -> Taste:
    """What somebody of this personality likes in a game; nobody in particular is neutral."""
    if not personality:
        return NEUTRAL
    own = figures().get(game, {})
    return Taste(**own.get(personality, figures()["default"][personality]))
