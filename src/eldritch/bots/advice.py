"""Advice for a person: the moves that the search likes best, each with what speaks for it."""
# mypyc: off  (asked by people)

from dataclasses import dataclass
from typing import Final

from eldritch.core.generator import Generator
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL

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


def advise(seen: State, seed: int, budget: Budget = THINKING, most: int = MOST) -> list[Advice]:
    """The best moves for the seat that sees this, the best first."""
    choice = SearchBot().choose(seen, budget, Generator(seed))
    tactics = tactics_of(seen, NEUTRAL)
    found: list[Advice] = []
    for candidate in choice.candidates[:most]:
        best = candidate.action == choice.action
        reasons = choice.reasons if best else (tactics.reason(seen, seen.viewer, candidate.action),)
        found.append(Advice(candidate.action, candidate.value, candidate.share, reasons))
    return found
