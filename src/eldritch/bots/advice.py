"""Advice for a person: the best moves according to the search, each with its reasons."""
# mypyc: off  (called by people)

from dataclasses import dataclass
from typing import Final

from eldritch.core.generator import Generator
from eldritch.core.state import State

from .bot import Budget
from .greedy import tactics_of
from .search_bot import SearchBot

DEFAULT_BUDGET: Final = Budget(milliseconds=1000)
MOST: Final = 3


@dataclass(frozen=True)
class Advice:
    """A move, the chance to win with it, its share of the search's visits, and the keys of its reasons."""

    action: int
    value: float
    share: float
    reasons: tuple[str, ...]


@dataclass(frozen=True)
class Advised:
    """The best moves, best first, and every seat's chance to win as the viewer estimates it."""

    best: tuple[Advice, ...]
    chances: tuple[float, ...]


def consult(seen: State, seed: int, budget: Budget = DEFAULT_BUDGET, most: int = MOST) -> Advised:
    """The search's opinion of the position in this view."""
    choice = SearchBot().choose(seen, budget, Generator(seed))
    tactics = tactics_of(seen)
    found: list[Advice] = []
    for candidate in choice.candidates[:most]:
        best = candidate.action == choice.action
        reasons = choice.reasons if best else (tactics.reason(seen, seen.viewer, candidate.action),)
        found.append(Advice(candidate.action, candidate.value, candidate.share, reasons))
    return Advised(tuple(found), choice.estimate)


def advise(seen: State, seed: int, budget: Budget = DEFAULT_BUDGET, most: int = MOST) -> list[Advice]:
    """The viewer's best moves, best first."""
    return list(consult(seen, seed, budget, most).best)
