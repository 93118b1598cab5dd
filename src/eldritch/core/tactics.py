"""What is wise in a game: the rules of thumb that its bots share, from the greedy one to the search."""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .state import State


@final
class Taste:
    """What a player likes: factors on parts of the judgement. 1 everywhere is neutral."""

    def __init__(
        self, attack: float = 1.0, build: float = 1.0, hoard: float = 1.0, scheme: float = 1.0, risk: float = 1.0
    ) -> None:
        self.attack: float = attack
        """Hurting others."""
        self.build: float = build
        """What pays later: economy, gates, creatures."""
        self.hoard: float = hoard
        """Keeping cards and secrets in hand."""
        self.scheme: float = scheme
        """Learning what others hide, and denying them what they want."""
        self.risk: float = risk
        """Leaving things to chance."""


NEUTRAL: Final = Taste()


@mypyc_attr(allow_interpreted_subclasses=True)
class Tactics:
    """A game's rules of thumb, with a taste.

    `weigh`, `reason` and `sensible` judge by what the seat may know and no more: given the whole truth or the seat's
    view of it, they say the same. Tactics of your own may be written in Python that is not compiled.
    """

    def __init__(self, taste: Taste) -> None:
        self.taste: Taste = taste

    @abstractmethod
    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        """How good each of these options of the seat looks; the higher the better, on the game's own scale."""

    @abstractmethod
    def reason(self, state: State, seat: i64, action: i64) -> str:
        """The key of the reason for an option's weight."""

    @abstractmethod
    def worth(self, state: State) -> list[float]:
        """What each seat may expect from this whole position; the sum is that of `returns`, 1 as a rule."""

    def chances(self, state: State, worths: list[float]) -> list[float]:
        """How likely each seat is to be among the winners, if it may expect so much: the same where nobody shares."""
        return worths

    def sensible(self, state: State, seat: i64, options: list[int]) -> list[int]:
        """The options worth a thought, without the silly and the equivalent; never none."""
        return options

    def imagined(self, seen: State, seed: int, knowledge: bool) -> State:
        """A world that the view admits, as `State.imagine` draws it; likelier those that explain what others did."""
        return seen.imagine(seed, knowledge)

    def forgotten(self, seen: State, rounds: i64) -> State:
        """The view as somebody has it who remembers what others showed for so many rounds only."""
        return seen
