"""Bots by what they are called.

    random               any legal move
    random:sensible      any move that is worth a thought
    greedy               what looks best at once
    search:iters=400     looks ahead, so many iterations a move
    search:ms=500        looks ahead, so many milliseconds a move
    level:4              one of the seven levels

All but `random` may have a personality at the end: `greedy:builder`, `search:ms=500:gambler`, `level:4:aggressor`.
"""
# mypyc: off  (asked once a game)

from collections.abc import Callable
from typing import Final

from eldritch.core.errors import BadOptions
from eldritch.core.game import Game
from eldritch.core.tactics import NEUTRAL, Taste

from .bot import Budget, Thinker
from .greedy import GreedyBot
from .levels import LEVELS, LevelBot, handicap
from .personalities import PERSONALITIES
from .random import RandomBot, SensibleRandomBot
from .searcher import SearchBot

BotMaker = Callable[[int], Thinker]
"""Makes a thinker from a seed."""

FORMS: Final = ("random", "greedy", "search:iters=400", "search:ms=500", "level:4")


def names() -> list[str]:
    """How bots are asked for, an example of each form."""
    return list(FORMS)


def default(game: Game) -> str:
    """Whom somebody meets who has not asked for anybody."""
    return "random" if game.tactics is None else "level:4"


def bot(spec: str, seed: int) -> Thinker:
    """The bot that is described so. Equal seeds make equal choices, as long as nobody looks at a clock."""
    kind, *rest = spec.split(":")
    if kind == "random":
        if rest == ["sensible"]:
            return Thinker(SensibleRandomBot(), Budget(), seed)
        _refuse(spec, rest)
        return Thinker(RandomBot(), Budget(), seed)
    if kind == "greedy":
        return Thinker(GreedyBot(_taste(spec, rest)), Budget(), seed)
    if kind == "search" and rest:
        return Thinker(SearchBot(_taste(spec, rest[1:])), _budget(spec, rest[0]), seed)
    if kind == "level" and rest:
        return Thinker(LevelBot(_level(spec, rest[0]), _taste(spec, rest[1:])), Budget(), seed)
    raise BadOptions(f"there is no bot {spec!r}; the bots are {', '.join(FORMS)}")


def milliseconds(spec: str, game: str) -> int:
    """How long this bot may think about a move; 0: no time is set."""
    kind, *rest = spec.split(":")
    if kind == "search":
        return _budget(spec, rest[0]).milliseconds
    return handicap(game, _level(spec, rest[0])).ms if kind == "level" else 0


def _budget(spec: str, text: str) -> Budget:
    name, _, amount = text.partition("=")
    if name not in ("iters", "ms") or not amount.isdecimal() or int(amount) == 0:
        raise BadOptions(f"{spec!r}: a search has iters=N or ms=N with a number from 1, not {text!r}")
    return Budget(iterations=int(amount)) if name == "iters" else Budget(milliseconds=int(amount))


def _level(spec: str, text: str) -> int:
    if text not in map(str, LEVELS):
        raise BadOptions(f"{spec!r}: the levels are {LEVELS[0]} to {LEVELS[-1]}, not {text!r}")
    return int(text)


def _taste(spec: str, rest: list[str]) -> Taste:
    if not rest:
        return NEUTRAL
    _refuse(spec, rest[1:])
    if rest[0] not in PERSONALITIES:
        raise BadOptions(f"{spec!r}: the personalities are {', '.join(PERSONALITIES)}, not {rest[0]!r}")
    return PERSONALITIES[rest[0]]


def _refuse(spec: str, rest: list[str]) -> None:
    if rest:
        raise BadOptions(f"{spec!r}: nothing belongs where {':'.join(rest)!r} stands")
