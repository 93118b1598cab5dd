"""Bots: players that are given a view of a position, never the position itself, and choose.

>>> import eldritch
>>> state = eldritch.game("nightmarium").new(seats=2, seed=7)
>>> seat = state.deciders()[0]
>>> choice = bot("search:iters=100", seed=1).choose(state.seen_by(seat))
>>> state.apply(seat, choice.action)
"""

from .advice import Advice, Advised, advise, consult
from .bot import Bot, Budget, Candidate, Choice, Thinker
from .judging import Judgement, judge
from .specs import BotMaker, bot, default, names

__all__ = [
    "Advice",
    "Advised",
    "Bot",
    "BotMaker",
    "Budget",
    "Candidate",
    "Choice",
    "Judgement",
    "Thinker",
    "advise",
    "bot",
    "consult",
    "default",
    "judge",
    "names",
]
