"""Tactics: a game's knowledge of good play, which all of its bots share."""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .state import State


@final
class Personality:
    """Factors on parts of the policy. 1 is neutral."""

    def __init__(
        self, attack: float = 1.0, build: float = 1.0, hoard: float = 1.0, scheme: float = 1.0, risk: float = 1.0
    ) -> None:
        self.attack: float = attack
        """Attacking others."""
        self.build: float = build
        """Investing in economy, gates and creatures."""
        self.hoard: float = hoard
        """Keeping cards and secrets."""
        self.scheme: float = scheme
        """Learning what others hide and denying them what they want."""
        self.risk: float = risk
        """Relying on chance."""


NEUTRAL: Final = Personality()


@mypyc_attr(allow_interpreted_subclasses=True)
class Tactics:
    """The tactics of a game, with a personality.

    `weigh`, `reason` and `prune` use only what the seat may know: a complete position and the seat's view of it give
    the same answers. Subclasses need not be compiled.
    """

    def __init__(self, personality: Personality) -> None:
        self.personality: Personality = personality

    @abstractmethod
    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        """The weight of each option; higher is better, on the game's own scale."""

    @abstractmethod
    def reason(self, state: State, seat: i64, action: i64) -> str:
        """The message key of the reason for an action's weight."""

    @abstractmethod
    def evaluate(self, state: State) -> list[float]:
        """The expected return of each seat in this complete position. They normally sum to 1."""

    def chances(self, state: State, expected: list[float]) -> list[float]:
        """The win chance of each seat, given its expected return. They are equal if wins are never shared."""
        return expected

    def prune(self, state: State, seat: i64, options: list[int]) -> list[int]:
        """The options without pointless and equivalent ones; never empty."""
        return options

    def determinize(self, seen: State, seed: int, knowledge: bool) -> State:
        """Imagine a complete position, as `State.imagine` does, preferring those that explain how others played."""
        return seen.imagine(seed, knowledge)

    def forget(self, seen: State, rounds: i64) -> State:
        """The view of a player who remembers what others revealed for this number of rounds only."""
        return seen
