"""Bots: players that are given a view of a position, never the position itself, and choose.

>>> names()
['random']
>>> import eldritch
>>> state = eldritch.game("nightmarium").new(seats=2, seed=7)
>>> seat = state.deciders()[0]
>>> state.apply(seat, bot("random", seed=1).choose(state.seen_by(seat), seat))
"""

from collections.abc import Callable
from typing import Final

from eldritch.core.errors import BadOptions

from .bot import Bot
from .random import RandomBot

__all__ = ["Bot", "BotMaker", "bot", "names"]

BotMaker = Callable[[int], Bot]
"""Makes a bot from a seed."""

_BOTS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
}


def names() -> list[str]:
    """What the bots are called, the weakest first."""
    return list(_BOTS)


def bot(name: str, seed: int) -> Bot:
    """The bot of this name. Equal seeds make equal choices."""
    if name not in _BOTS:
        raise BadOptions(f"there is no bot {name!r}; the bots are {', '.join(_BOTS)}")
    return _BOTS[name](seed)
