"""The seven levels: the same names in every game, each held back honestly.

Nobody gets other cards, better dice or a look at what is hidden: a weak level overlooks its best move now and then (in
the Castle it forgets, too), a strong one thinks longer. `levels.toml` has the figures,
and a game's `tactics/bots.toml` its own.
"""
# mypyc: off  (asked once a decision; what takes the time is compiled)

from dataclasses import dataclass, fields
from functools import cache
from typing import Final

from eldritch.core.errors import BadOptions
from eldritch.core.generator import Generator
from eldritch.core.state import State

from .bot import Bot, Budget, Choice
from .figures import Figures, own, usual
from .greedy import GreedyBot
from .searcher import SearchBot

LEVELS: Final = range(1, 8)
NAMES: Final = ("novice", "apprentice", "adept", "cultist", "priest", "high-priest", "great-old-one")
"""The keys of their names, the weakest first."""


@dataclass(frozen=True)
class Handicap:
    """How a level is held back in a game."""

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
    """How a level is held back in this game."""
    return read({**usual("levels"), **own(game, "levels")}, game, level)


def read(figures: Figures, game: str, level: int) -> Handicap:
    """The handicap among these figures, checked."""
    entry = figures[str(level)]
    known = {field.name for field in fields(Handicap)}
    for name, value in entry.items():
        if name not in known:
            raise BadOptions(f"level {level} of {game} has no {name!r}; it may have {', '.join(sorted(known))}")
        whole = name in ("memory", "iters", "ms")
        if not (type(value) is int if whole else isinstance(value, float)) or value < 0:
            raise BadOptions(f"level {level} of {game}: {name} cannot be {value!r}")
    return Handicap(**entry)


class LevelBot(Bot):
    """A bot of a level, whatever the game."""

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
