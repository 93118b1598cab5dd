"""The bot that does not think."""

from eldritch.core.generator import Generator
from eldritch.core.state import State

from .bot import Bot


class RandomBot(Bot):
    """Any legal action, each as likely as any other."""

    def __init__(self, seed: int) -> None:
        self._generator = Generator(seed)

    def choose(self, seen: State, seat: int) -> int:
        legal = seen.legal(seat)
        return legal[self._generator.below(len(legal))]
