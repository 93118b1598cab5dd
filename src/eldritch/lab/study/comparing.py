"""Compares two editions with the same bots and deals; every effect has a confidence interval.

Both editions are played from the same seeds, so that common variance cancels in the differences.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from math import log2
from typing import Final

import numpy as np

from .estimates import RARE, Interval, Numbers, difference, ratio, variety
from .figures import bots_of, counts_of, labels_of, turned, wins_of, won_by, worth_of
from .playing import Record

WHOLE: Final = 1.0
"""The largest possible difference of two shares."""

TIMES, FORCED, OPTIONS = range(3)
"""Columns of `Record.asked`."""

Pair = tuple[list[Record], list[Record]]
"""The games of both editions."""

Chosen = dict[str, int]
"""How often each action was chosen in a game."""


@dataclass(frozen=True)
class Effect:
    """A figure in both editions, and the difference: second minus first."""

    label: str
    """`group:what`. Counts have a group from the game's profile; their effect on winning has the group `worth`."""
    before: float
    after: float
    difference: Interval
    percent: bool = False
    """Whether it is a share."""

    @property
    def clear(self) -> bool:
        """Whether the difference is significant."""
        return self.difference.excludes_zero


def compare(before: list[Record], after: list[Record]) -> list[Effect]:
    """The effects on the course of the game, places, bots, endings, counts and their effect on winning, and choices."""
    pair = before, after
    return list(chain(_course(pair), _places(pair), _endings(pair), _counted(pair), _choices(pair)))


def _effect(label: str, before: Numbers, after: Numbers, *, percent: bool = False) -> Effect:
    return Effect(label, float(before.mean()), float(after.mean()), difference(before, after), percent)


def _share(label: str, before: Numbers, after: Numbers) -> Effect:
    """An effect on a share of the games."""
    found = difference(before, after, furthest=WHOLE)
    return Effect(label, float(before.mean()), float(after.mean()), found, percent=True)


def _course(pair: Pair) -> Iterator[Effect]:
    seats = len(pair[0][0].returns)
    turns = [np.array([record.turns / seats for record in records]) for records in pair]
    yield _effect("course:turns", *turns)
    made = [np.array([record.decisions for record in records], dtype=np.float64) for records in pair]
    yield _effect("course:decisions", *made)
    asked = [sum((_asked(records, step) for step in _steps(records)), np.zeros((len(records), 4))) for records in pair]
    if all(one[:, TIMES].any() for one in asked):
        yield _effect("course:options", *(ratio(one[:, OPTIONS], one[:, TIMES]) for one in asked))
        forced = [ratio(one[:, FORCED], one[:, TIMES]) for one in asked]
        yield _effect("course:forced", *forced, percent=True)
    found = [turned(records) for records in pair]
    if all(decided.any() for decided, _, _ in found):
        yield _share("course:behind", *(ratio(behind, decided) for decided, behind, _ in found))
        yield _effect("course:changes", *(ratio(changes, decided) for decided, _, changes in found))


def _places(pair: Pair) -> Iterator[Effect]:
    """The shares of the places and, if there are several, of the bots."""
    wins = [wins_of(records) for records in pair]
    for place in range(wins[0].shape[1]):
        yield _share(f"place:{place + 1}", *(one[:, place] for one in wins))
    bots = bots_of(pair[0])
    for bot in bots if len(bots) > 1 else ():
        yield _share(f"bot:{bot}", *(ratio(*won_by(records, bot)) for records in pair))


def _endings(pair: Pair) -> Iterator[Effect]:
    for ending in sorted({record.ending for record in chain(*pair)}):
        ended = [np.array([record.ending == ending for record in records], dtype=np.float64) for records in pair]
        yield _share(f"ending:{ending}", *ended)


def _counted(pair: Pair) -> Iterator[Effect]:
    """How often each seat does it, and its effect on winning if both editions have enough data."""
    wins = [wins_of(records) for records in pair]
    for label in labels_of(chain(*pair)):
        counts = [counts_of(records, label) for records in pair]
        yield _effect(label, *(one.mean(axis=1) for one in counts))
        before, after = (worth_of(*both) for both in zip(counts, wins, strict=True))
        if before is not None and after is not None:
            yield _effect(f"worth:{label}", before, after, percent=True)


def _choices(pair: Pair) -> Iterator[Effect]:
    """The frequency of each kind of decision and, with enough data, its options and the variety of choices."""
    for step in sorted({*_steps(pair[0]), *_steps(pair[1])}):
        asked = [_asked(records, step) for records in pair]
        yield _effect(f"asked:{step}", *(one[:, TIMES] for one in asked))
        if all((one[:, TIMES] > 0).sum() >= RARE for one in asked):
            yield _effect(f"options:{step}", *(ratio(one[:, OPTIONS], one[:, TIMES]) for one in asked))
        chosen = [[record.chosen.get(step, {}) for record in records] for records in pair]
        if all(sum(map(bool, one)) >= RARE for one in chosen):
            yield _varied(f"variety:{step}", *chosen)


def _varied(label: str, before: list[Chosen], after: list[Chosen]) -> Effect:
    """The effect on the entropy of choices. If all are about equally frequent, the linear error estimate vanishes, so
    a bound is used."""
    entropies = variety(before), variety(after)
    games = min(sum(map(bool, chosen)) for chosen in (before, after))
    most = log2(len({choice for chosen in chain(before, after) for choice in chosen}))
    found = difference(*entropies, furthest=most * len(before) / games)
    return Effect(label, float(entropies[0].mean()), float(entropies[1].mean()), found)


def _steps(records: list[Record]) -> set[str]:
    return {step for record in records for step in record.asked}


def _asked(records: list[Record], step: str) -> Numbers:
    """`Record.asked` of a kind of decision, a row for each game."""
    return np.array([record.asked.get(step, [0.0] * 4) for record in records])
