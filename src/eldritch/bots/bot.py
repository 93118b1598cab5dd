"""What a bot is."""
# mypyc: off  (dataclasses; bots are asked once a decision)

from abc import ABC, abstractmethod
from dataclasses import dataclass

from eldritch.core.generator import Generator
from eldritch.core.state import State


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many iterations, so many milliseconds, or until the first of both is used up."""

    iterations: int = 0
    milliseconds: int = 0


@dataclass(frozen=True)
class Candidate:
    """An action that was considered: the chance of winning with it, and how much of the thought it got."""

    action: int
    value: float
    share: float


@dataclass(frozen=True)
class Choice:
    """What a bot does and why."""

    action: int
    reasons: tuple[str, ...] = ()
    """Keys of the reasons, the strongest first."""
    candidates: tuple[Candidate, ...] = ()
    """The best first."""
    estimate: tuple[float, ...] = ()
    """The chance of each seat to win, as the bot sees it."""
    iterations: int = 0
    """How much it has looked ahead for this."""


class Bot(ABC):
    """Plays a seat, knowing nothing but what `State.seen_by` shows that seat and what it remembers of earlier views."""

    @abstractmethod
    def choose(self, seen: State, budget: Budget, generator: Generator) -> Choice:
        """One of the actions in `seen.legal(seen.viewer)`, all chance being taken from the generator."""


class Thinker:
    """A bot at a table: with its budget and its own stream of chance. Equal seeds make equal choices."""

    def __init__(self, bot: Bot, budget: Budget, seed: int) -> None:
        self.bot = bot
        self.budget = budget
        self.generator = Generator(seed)

    def choose(self, seen: State) -> Choice:
        return self.bot.choose(seen, self.budget, self.generator)
