"""The bots that do not think."""
# mypyc: off  (bots, and those are not compiled)

from eldritch.core.generator import Generator
from eldritch.core.state import State

from .bot import Bot, Budget, Choice
from .greedy import tactics_of


class RandomBot(Bot):
    """Any legal action, each as likely as any other."""

    def choose(self, seen: State, budget: Budget, generator: Generator) -> Choice:
        legal = seen.legal(seen.viewer)
        return Choice(legal[generator.below(len(legal))])


class SensibleRandomBot(Bot):
    """Any action that is worth a thought: without the silly ones, chance is no straw man."""

    def choose(self, seen: State, budget: Budget, generator: Generator) -> Choice:
        sensible = tactics_of(seen).sensible(seen, seen.viewer, seen.legal(seen.viewer))
        return Choice(sensible[generator.below(len(sensible))])
