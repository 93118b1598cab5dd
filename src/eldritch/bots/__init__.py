"""Bots: players that are given a view of a position, never the position itself, and choose.

>>> import eldritch
>>> state = eldritch.game("nightmarium").new(seats=2, seed=7)
>>> seat = state.deciders()[0]
>>> choice = bot("search:iters=100", seed=1).choose(state.seen_by(seat))
>>> state.apply(seat, choice.action)
"""

from .advice import Advice, advise
from .bot import Bot, Budget, Candidate, Choice, Thinker
from .specs import BotMaker, bot, default, names

__all__ = [
    "Advice",
    "Bot",
    "BotMaker",
    "Budget",
    "Candidate",
    "Choice",
    "Thinker",
    "advise",
    "bot",
    "default",
    "names",
]
