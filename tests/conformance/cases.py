"""Every game with every number of seats and pairwise combinations of its options."""

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, islice, product
from math import prod
from typing import Any, Final

import eldritch
from eldritch.core.game import Game
from eldritch.core.options import Option, switches
from eldritch.core.state import State

MOST_COMBINATIONS: Final = 200

IDS: Final = os.environ.get("ELDRITCH_CONFORMANCE", "").split() or eldritch.games()
"""The games to check: every installed one, or those that `pytest --game` names."""

Choice = dict[str, Any]


@dataclass(frozen=True, repr=False)
class Case:
    """A game with a number of seats and options."""

    game: Game
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def new(self, seed: int) -> State:
        return self.game.new(self.seats, seed, self.options)

    def __str__(self) -> str:
        changed = [f"{name}={value}" for name, value in self.options.items() if value != self._defaults()[name]]
        return "-".join([self.game.id, str(self.seats), *changed])

    __repr__ = __str__

    def _defaults(self) -> dict[str, object]:
        return {switch.name: switch.default for switch in switches(self.game.options)}


def values(switch: Option) -> list[object]:
    """The values to test: all listed ones, or the default and the minimum of a range."""
    if isinstance(switch.choices, range):
        return [switch.default, switch.choices.start]
    return [switch.default, *(choice for choice in switch.choices if choice != switch.default)]


def combinations_of_options(game: Game) -> list[Choice]:
    """All combinations, or an even sample if there are very many."""
    known = switches(game.options)
    names, choices = [switch.name for switch in known], [values(switch) for switch in known]
    each = prod(map(len, choices)) // MOST_COMBINATIONS + 1
    return [dict(zip(names, row, strict=True)) for row in islice(product(*choices), 0, None, each)]


def pairwise(game: Game) -> list[Choice]:
    """A small set of combinations that contains every pair of values; the defaults come first."""
    every = combinations_of_options(game)
    chosen = every[:1]
    missing = _pairs(every) - _pairs(chosen)
    while missing:
        best = max(every, key=lambda choice: len(_pairs([choice]) & missing))
        chosen.append(best)
        missing -= _pairs([best])
    return chosen


def _pairs(choices: Iterable[Choice]) -> set[tuple[tuple[str, Any], ...]]:
    return {pair for choice in choices for pair in combinations(choice.items(), min(2, len(choice)))}


def selected() -> Iterator[Case]:
    """Each game × number of seats × pairwise options: what the parametrised tests run over."""
    for id in IDS:
        game = eldritch.game(id)
        for seats, options in product(game.seats, pairwise(game)):
            yield Case(game, seats, options)


def every() -> Iterator[Case]:
    """Each game × number of seats × combination of options."""
    for id in IDS:
        game = eldritch.game(id)
        for seats, options in product(game.seats, combinations_of_options(game)):
            yield Case(game, seats, options)


def fewer(cases: Iterable[Case], of_each: int) -> Iterator[Case]:
    """The first cases of every game and number of seats, for slow checks."""
    taken: Counter[tuple[str, int]] = Counter()
    for case in cases:
        taken[case.game.id, case.seats] += 1
        if taken[case.game.id, case.seats] <= of_each:
            yield case


THOROUGH: Final = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"
SELECTED: Final = list(selected())
SOME: Final = SELECTED if THOROUGH else list(fewer(SELECTED, of_each=2))
FEWER: Final = list(fewer(SELECTED, of_each=3 if THOROUGH else 1))
EVERY: Final = list(every())
