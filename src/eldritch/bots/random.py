"""Bots that choose at random."""
# mypyc: off  (bots are not compiled)

from eldritch.core.generator import Generator
from eldritch.core.state import State

from .bot import Bot, Budget, Choice
from .greedy import tactics_of


class RandomBot(Bot):
    """Any legal action, with equal probability."""

    def choose(self, seen: State, budget: Budget, generator: Generator) -> Choice:
        legal = seen.legal(seen.viewer)
        return Choice(legal[generator.below(len(legal))])


class SensibleRandomBot(Bot):
    """Any sensible action, with equal probability. Without obvious blunders it is a fairer baseline."""

    def choose(self, seen: State, budget: Budget, generator: Generator) -> Choice:
        sensible = tactics_of(seen).prune(seen, seen.viewer, seen.legal(seen.viewer))
        return Choice(sensible[generator.below(len(sensible))])
