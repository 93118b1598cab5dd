"""The bot that does not think."""
# mypyc: off  (a bot, and those are not compiled)

from eldritch.core.generator import Generator
from eldritch.core.state import State

from .bot import Bot, Budget, Choice


class RandomBot(Bot):
    """Any legal action, each as likely as any other."""

    def choose(self, seen: State, budget: Budget, generator: Generator) -> Choice:
        legal = seen.legal(seen.viewer)
        return Choice(legal[generator.below(len(legal))])
