"""Bots by what they are called.

    random               any legal move
    random:sensible      any move that is worth a thought
    greedy               what looks best at once
    search:iters=400     looks ahead, so many iterations a move
    search:ms=500        looks ahead, so many milliseconds a move
    level:4              one of the seven levels

All but `random` may have a personality: `greedy:builder`, `search:ms=500:gambler`, `level:4:aggressor`. What holds the
levels back can be had by itself: `greedy:drop=0.2:memory=1`, `search:iters=100:index=0.5`.
"""
# mypyc: off  (asked once a game)

from collections.abc import Callable
from typing import Final

from eldritch.core.errors import BadOptions
from eldritch.core.game import Game

from .bot import Budget, Thinker
from .greedy import GreedyBot
from .levels import LEVELS, Handicap, LevelBot, handicap
from .personalities import PERSONALITIES
from .random import RandomBot, SensibleRandomBot
from .searcher import SearchBot

BotMaker = Callable[[int], Thinker]
"""Makes a thinker from a seed."""

FORMS: Final = ("random", "greedy", "search:iters=400", "search:ms=500", "level:4")

WHOLE: Final = ("iters", "ms", "memory")
PARTS: Final = {"greedy": ("drop", "memory"), "search": ("iters", "ms", "index")}
"""What may be set of each kind of bot."""


def names() -> list[str]:
    """How bots are asked for, an example of each form."""
    return list(FORMS)


def default(game: Game) -> str:
    """Whom somebody meets who has not asked for anybody."""
    return "random" if game.tactics is None else "level:4"


def bot(spec: str, seed: int) -> Thinker:
    """The bot that is described so. Equal seeds make equal choices, as long as nobody looks at a clock."""
    kind, *rest = spec.split(":")
    if spec == "random":
        return Thinker(RandomBot(), Budget(), seed)
    if spec == "random:sensible":
        return Thinker(SensibleRandomBot(), Budget(), seed)
    if kind == "level" and rest:
        return Thinker(LevelBot(_level(spec, rest[0]), _personality(spec, rest[1:])), Budget(), seed)
    if kind in PARTS:
        held = _held(spec, kind, rest)
        personality = _personality(spec, [part for part in rest if "=" not in part])
        if kind == "greedy":
            return Thinker(GreedyBot(personality, held.drop, held.memory), Budget(), seed)
        if held.searches:
            return Thinker(SearchBot(personality, held.index), Budget(held.iters, held.ms), seed)
    raise BadOptions(f"there is no bot {spec!r}; the bots are {', '.join(FORMS)}")


def milliseconds(spec: str, game: str) -> int:
    """How long this bot may think about a move; 0: no time is set."""
    kind, *rest = spec.split(":")
    if kind == "search":
        return _held(spec, kind, rest).ms
    return handicap(game, _level(spec, rest[0])).ms if kind == "level" else 0


def _held(spec: str, kind: str, rest: list[str]) -> Handicap:
    """What is set of a bot."""
    found: dict[str, float] = {}
    for part in rest:
        name, equals, text = part.partition("=")
        if not equals:
            continue
        if name not in PARTS[kind]:
            raise BadOptions(f"{spec!r}: of {kind} may be set {', '.join(PARTS[kind])}, not {name!r}")
        try:
            value = int(text) if name in WHOLE else float(text)
        except ValueError:
            value = -1
        if not (value > 0 or (value == 0 and name not in WHOLE)):
            raise BadOptions(f"{spec!r}: {name} is a number{' from 1' if name in WHOLE else ''}, not {text!r}")
        found[name] = value
    return Handicap(**found)  # type: ignore[arg-type]


def _level(spec: str, text: str) -> int:
    if text not in map(str, LEVELS):
        raise BadOptions(f"{spec!r}: the levels are {LEVELS[0]} to {LEVELS[-1]}, not {text!r}")
    return int(text)


def _personality(spec: str, rest: list[str]) -> str:
    if not rest:
        return ""
    if len(rest) > 1:
        raise BadOptions(f"{spec!r}: one personality is enough, {':'.join(rest[1:])!r} is too much")
    if rest[0] not in PERSONALITIES:
        raise BadOptions(f"{spec!r}: the personalities are {', '.join(PERSONALITIES)}, not {rest[0]!r}")
    return rest[0]
