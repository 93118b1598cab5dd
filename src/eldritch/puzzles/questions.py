"""Puzzles that ask a question about the other seats, such as who is on your side."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

from eldritch.core.game import Game
from eldritch.core.state import State
from eldritch.locale import Words

from .puzzle import Candidate


@dataclass(frozen=True)
class Reason:
    """One step of the reasoning that leads to the answer: the seat it is about, and its text."""

    seat: int
    text: str


class QuestionPuzzles(ABC):
    """How a game finds positions for its question, and how it explains the answer, which is a set of seats."""

    @abstractmethod
    def candidates(self, game: Game, seed: int, number: int) -> Iterator[Candidate]:
        """The puzzles in one game that is played with this seed. It is the game with this number, from 0."""

    @abstractmethod
    def reasoning(self, seen: State, answer: tuple[int, ...], words: Words, names: list[str]) -> list[Reason]:
        """Why this is the answer, step by step."""
