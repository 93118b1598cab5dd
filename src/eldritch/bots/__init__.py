"""Bots: players that see a view of the position, never the position itself, and choose an action.

>>> import eldritch
>>> state = eldritch.game("nightmarium").new(seats=2, seed=7)
>>> seat = state.deciders()[0]
>>> choice = bot("search:iters=100", seed=1).choose(state.seen_by(seat))
>>> state.apply(seat, choice.action)
"""

from .advice import Advice, Advised, advise, consult
from .bot import Bot, Budget, Candidate, Choice, SeatedBot
from .move_review import MoveReview, review_move
from .specs import BotMaker, bot, default, names

__all__ = [
    "Advice",
    "Advised",
    "Bot",
    "BotMaker",
    "Budget",
    "Candidate",
    "Choice",
    "MoveReview",
    "SeatedBot",
    "advise",
    "bot",
    "consult",
    "default",
    "names",
    "review_move",
]
