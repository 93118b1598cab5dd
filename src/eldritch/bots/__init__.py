"""Bots: players that are given a view of a position, never the position itself, and choose.

>>> names()
['random']
>>> import eldritch
>>> state = eldritch.game("nightmarium").new(seats=2, seed=7)
>>> seat = state.deciders()[0]
>>> state.apply(seat, bot("random", seed=1).choose(state.seen_by(seat)).action)
"""

from collections.abc import Callable
from typing import Final

from eldritch.core.errors import BadOptions

from .bot import Bot, Budget, Candidate, Choice, Thinker
from .random import RandomBot

__all__ = ["Bot", "BotMaker", "Budget", "Candidate", "Choice", "Thinker", "bot", "names"]

BotMaker = Callable[[int], Thinker]
"""Makes a thinker from a seed."""

_BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
}


def names() -> list[str]:
    """What the bots are called, the weakest first."""
    return list(_BOTS)


def bot(name: str, seed: int) -> Thinker:
    """The bot of this name. Equal seeds make equal choices."""
    if name not in _BOTS:
        raise BadOptions(f"there is no bot {name!r}; the bots are {', '.join(_BOTS)}")
    return Thinker(_BOTS[name](), Budget(), seed)
