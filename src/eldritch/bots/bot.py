"""The interface of a bot."""
# mypyc: off  (dataclasses; bots are called once per decision)

from abc import ABC, abstractmethod
from dataclasses import dataclass

from eldritch.core.generator import Generator
from eldritch.core.state import State


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: a number of iterations, of milliseconds, or whichever limit is reached first."""

    iterations: int = 0
    milliseconds: int = 0


@dataclass(frozen=True)
class Candidate:
    """A considered action, the chance to win with it, and its share of the visits."""

    action: int
    value: float
    share: float


@dataclass(frozen=True)
class Choice:
    """A bot's action and the reasons for it."""

    action: int
    reasons: tuple[str, ...] = ()
    """Message keys, most important first."""
    candidates: tuple[Candidate, ...] = ()
    """Best first."""
    estimate: tuple[float, ...] = ()
    """The bot's estimate of every seat's chance to win."""
    iterations: int = 0
    """How many iterations the search ran for this choice."""


class Bot(ABC):
    """Plays a seat. It knows only what `State.seen_by` shows that seat, and what it remembers of earlier views."""

    @abstractmethod
    def choose(self, seen: State, budget: Budget, generator: Generator) -> Choice:
        """Choose one of `seen.legal(seen.viewer)`. All randomness must come from the generator."""


class SeatedBot:
    """A bot in a seat, with its budget and its own random generator. Equal seeds give equal choices."""

    def __init__(self, bot: Bot, budget: Budget, seed: int) -> None:
        self.bot = bot
        self.budget = budget
        self.generator = Generator(seed)

    def choose(self, seen: State) -> Choice:
        return self.bot.choose(seen, self.budget, self.generator)
