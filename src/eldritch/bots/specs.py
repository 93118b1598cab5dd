"""Bots by what they are called: `random`, `greedy`, `search:iters=400`, `search:ms=500`."""
# mypyc: off  (asked once a game)

from collections.abc import Callable

from eldritch.core.errors import BadOptions

from .bot import Bot, Budget, Thinker
from .greedy import GreedyBot
from .random import RandomBot
from .searcher import SearchBot

BotMaker = Callable[[int], Thinker]
"""Makes a thinker from a seed."""


def names() -> list[str]:
    """What the bots are called, the weakest first."""
    return ["random", "greedy", "search"]


def bot(spec: str, seed: int) -> Thinker:
    """The bot of this description. Equal seeds make equal choices."""
    kind, *parts = spec.split(":")
    if kind == "random":
        return Thinker(RandomBot(), Budget(), seed)
    if kind == "greedy":
        return Thinker(GreedyBot(), Budget(), seed)
    if kind == "search":
        return Thinker(SearchBot(), _budget(parts), seed)
    raise BadOptions(f"there is no bot {spec!r}; the bots are {', '.join(names())}")


def _budget(parts: list[str]) -> Budget:
    name, _, amount = parts[0].partition("=")
    return Budget(iterations=int(amount)) if name == "iters" else Budget(milliseconds=int(amount))
