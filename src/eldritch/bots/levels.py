"""The seven difficulty levels, with the same names in every game.

Every level plays by the same rules and sees only its own view. Weak levels overlook their best move at times, and in
some games they forget; strong levels search longer. `levels.toml` has the handicaps, and a game's `tactics/bots.toml`
its own.
"""
# mypyc: off  (called once per decision; the expensive parts are compiled)

from dataclasses import dataclass, fields
from functools import cache
from typing import Final

from eldritch.core.errors import BadOptions
from eldritch.core.generator import Generator
from eldritch.core.state import State

from .bot import Bot, Budget, Choice
from .config import Config, config_of
from .greedy import GreedyBot
from .search_bot import SearchBot

LEVELS: Final = range(1, 8)
NAMES: Final = ("novice", "apprentice", "adept", "cultist", "priest", "high-priest", "great-old-one")
"""The keys of their names, weakest first."""


@dataclass(frozen=True)
class Handicap:
    """What limits a level in a game; `levels.toml` explains the fields."""

    drop: float = 0.0
    memory: int = 0
    iters: int = 0
    ms: int = 0
    index: float | None = None
    beats: float | None = None

    @property
    def searches(self) -> bool:
        return self.iters > 0 or self.ms > 0


@cache
def handicap(game: str, level: int) -> Handicap:
    """The handicap of a level in this game."""
    return read(config_of(game, "levels"), game, level)


def read(config: Config, game: str, level: int) -> Handicap:
    """The handicap in this configuration, checked."""
    entry = config[str(level)]
    known = {field.name for field in fields(Handicap)}
    for name, value in entry.items():
        if name not in known:
            raise BadOptions(f"level {level} of {game} has no {name!r}; it may have {', '.join(sorted(known))}")
        whole = name in ("memory", "iters", "ms")
        if not (type(value) is int if whole else isinstance(value, float)) or value < 0:
            raise BadOptions(f"level {level} of {game}: {name} cannot be {value!r}")
    return Handicap(**entry)


class LevelBot(Bot):
    """A bot of one level, in any game."""

    def __init__(self, level: int, personality: str = "") -> None:
        self.level = level
        self.personality = personality
        self._bot: Bot | None = None
        self._budget = Budget()

    def choose(self, seen: State, budget: Budget, generator: Generator) -> Choice:
        if self._bot is None:
            held = handicap(seen.edition.game, self.level)
            self._budget = Budget(held.iters, held.ms)
            if held.searches:
                self._bot = SearchBot(self.personality, held.index)
            else:
                self._bot = GreedyBot(self.personality, held.drop, held.memory)
        return self._bot.choose(seen, self._budget, generator)
