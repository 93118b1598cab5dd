"""Bots by name.

    random               any legal move
    random:sensible      any sensible move
    greedy               the best move according to the game's heuristics
    search:iters=400     a search of this many iterations a move
    search:ms=500        a search of this many milliseconds a move
    level:4              one of the seven levels

All but `random` may have a personality: `greedy:builder`, `search:ms=500:gambler`, `level:4:aggressor`. The handicaps
of the levels are available separately: `greedy:drop=0.2:memory=1`, `search:iters=100:index=0.5`. Where a game has
several variants of its heuristics, `greedy` and `search` can play any of them: `greedy:tactics=logic`.
"""
# mypyc: off  (called once per game)

from collections.abc import Callable
from typing import Final

from eldritch.core.errors import BadOptions
from eldritch.core.game import Game

from .bot import Budget, SeatedBot
from .greedy import GreedyBot
from .levels import LEVELS, Handicap, LevelBot, handicap
from .personalities import PERSONALITIES
from .random import RandomBot, SensibleRandomBot
from .search_bot import SearchBot

BotMaker = Callable[[int], SeatedBot]
"""Makes a seated bot from a seed."""

FORMS: Final = ("random", "greedy", "search:iters=400", "search:ms=500", "level:4")

VARIANT: Final = "tactics"
WHOLE: Final = ("iters", "ms", "memory")
PARTS: Final = {"greedy": ("drop", "memory", VARIANT), "search": ("iters", "ms", "index", VARIANT)}
"""The parameters of each kind of bot."""


def names() -> list[str]:
    """An example of every form of name."""
    return list(FORMS)


def default(game: Game) -> str:
    """The opponent of someone who has not asked for a particular one."""
    return "random" if game.tactics is None else "level:4"


def bot(spec: str, seed: int) -> SeatedBot:
    """The bot with this name. Equal seeds give equal choices, unless the bot has a time limit."""
    kind, *rest = spec.split(":")
    if spec == "random":
        return SeatedBot(RandomBot(), Budget(), seed)
    if spec == "random:sensible":
        return SeatedBot(SensibleRandomBot(), Budget(), seed)
    if kind == "level" and rest:
        return SeatedBot(LevelBot(_level(spec, rest[0]), _personality(spec, rest[1:])), Budget(), seed)
    if kind in PARTS:
        held = _handicap(spec, kind, rest)
        variant = _variant(rest)
        personality = _personality(spec, [part for part in rest if "=" not in part])
        if kind == "greedy":
            return SeatedBot(GreedyBot(personality, held.drop, held.memory, variant), Budget(), seed)
        if held.searches:
            searching = SearchBot(personality, held.index, variant=variant)
            return SeatedBot(searching, Budget(held.iters, held.ms), seed)
    raise BadOptions(f"there is no bot {spec!r}; the bots are {', '.join(FORMS)}")


def milliseconds(spec: str, game: str) -> int:
    """The bot's time limit for a move; 0 without one."""
    kind, *rest = spec.split(":")
    if kind == "search":
        return _handicap(spec, kind, rest).ms
    return handicap(game, _level(spec, rest[0])).ms if kind == "level" else 0


def _handicap(spec: str, kind: str, rest: list[str]) -> Handicap:
    """The numeric parameters in a name."""
    found: dict[str, float] = {}
    for part in rest:
        name, equals, text = part.partition("=")
        if not equals:
            continue
        if name not in PARTS[kind]:
            raise BadOptions(f"{spec!r}: the parameters of {kind} are {', '.join(PARTS[kind])}, not {name!r}")
        if name == VARIANT:
            continue
        try:
            value = int(text) if name in WHOLE else float(text)
        except ValueError:
            value = -1
        if not (value > 0 or (value == 0 and name not in WHOLE)):
            raise BadOptions(f"{spec!r}: {name} is a number{' from 1' if name in WHOLE else ''}, not {text!r}")
        found[name] = value
    return Handicap(**found)  # type: ignore[arg-type]


def _variant(rest: list[str]) -> str:
    """The variant of the heuristics in a name. Whether the game has it is checked when the game is known."""
    found = [part.partition("=")[2] for part in rest if part.startswith(f"{VARIANT}=")]
    return found[-1] if found else ""


def _level(spec: str, text: str) -> int:
    if text not in map(str, LEVELS):
        raise BadOptions(f"{spec!r}: the levels are {LEVELS[0]} to {LEVELS[-1]}, not {text!r}")
    return int(text)


def _personality(spec: str, rest: list[str]) -> str:
    if not rest:
        return ""
    if len(rest) > 1:
        raise BadOptions(f"{spec!r}: a bot has one personality; {':'.join(rest[1:])!r} is too much")
    if rest[0] not in PERSONALITIES:
        raise BadOptions(f"{spec!r}: the personalities are {', '.join(PERSONALITIES)}, not {rest[0]!r}")
    return rest[0]
