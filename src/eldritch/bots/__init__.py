"""Bots: players that are given a view of a position, never the position itself, and choose.

>>> import eldritch
>>> state = eldritch.game("nightmarium").new(seats=2, seed=7)
>>> seat = state.deciders()[0]
>>> state.apply(seat, bot("random", seed=1).choose(state.seen_by(seat)).action)
"""

from .bot import Bot, Budget, Candidate, Choice, Thinker
from .specs import BotMaker, bot, names

__all__ = ["Bot", "BotMaker", "Budget", "Candidate", "Choice", "Thinker", "bot", "names"]
