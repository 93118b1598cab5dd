"""Advice for a person: the moves that the search likes best, each with what speaks for it."""
# mypyc: off  (asked by people)

from dataclasses import dataclass
from typing import Final

from eldritch.core.generator import Generator
from eldritch.core.state import State

from .bot import Budget
from .greedy import tactics_of
from .searcher import SearchBot

THINKING: Final = Budget(milliseconds=1000)
MOST: Final = 3


@dataclass(frozen=True)
class Advice:
    """A move, the chance of winning with it, its share of the thought, and the keys of what speaks for it."""

    action: int
    value: float
    share: float
    reasons: tuple[str, ...]


@dataclass(frozen=True)
class Advised:
    """The best moves, the best first, and the chance of each seat to win as the seat sees it."""

    best: tuple[Advice, ...]
    chances: tuple[float, ...]


def consult(seen: State, seed: int, budget: Budget = THINKING, most: int = MOST) -> Advised:
    """What the search thinks of the position that this seat sees."""
    choice = SearchBot().choose(seen, budget, Generator(seed))
    tactics = tactics_of(seen)
    found: list[Advice] = []
    for candidate in choice.candidates[:most]:
        best = candidate.action == choice.action
        reasons = choice.reasons if best else (tactics.reason(seen, seen.viewer, candidate.action),)
        found.append(Advice(candidate.action, candidate.value, candidate.share, reasons))
    return Advised(tuple(found), choice.estimate)


def advise(seen: State, seed: int, budget: Budget = THINKING, most: int = MOST) -> list[Advice]:
    """The best moves for the seat that sees this, the best first."""
    return list(consult(seen, seed, budget, most).best)
