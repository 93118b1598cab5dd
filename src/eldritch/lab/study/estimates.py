"""Estimates with 95 % confidence intervals.

Most figures are given as one number per game (an influence function): the mean is the figure, and the spread its error.
Games are independent, while the seats of one game are not. Two editions played from the same seeds can be compared
pair by pair, whatever the figure.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot, log2, sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..statistics import Z_95, wilson

Numbers = NDArray[np.float64]

RARE: Final = 20
"""Things that fewer seats than this did, or did not do, are too rare to estimate their effect."""


@dataclass(frozen=True)
class Interval:
    """An estimate and its 95 % confidence interval."""

    value: float
    low: float
    high: float

    @property
    def excludes_zero(self) -> bool:
        return self.low > 0 or self.high < 0


def mean(values: Numbers) -> Interval:
    """The mean of independent values; the interval of a single value is infinite."""
    middle = float(values.mean())
    reach = Z_95 * float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Interval(middle, middle - reach, middle + reach)


def share(won: float, trials: int) -> Interval:
    """A share of independent trials."""
    low, high = wilson(won, trials)
    return Interval(won / trials if trials else 0.0, low, high)


def share_by_game(won: Numbers, trials: Numbers) -> Interval:
    """A share of trials of which a game has several, which may be correlated.

    Wilson's interval, for the number of independent trials that would have the observed error.
    """
    total = float(trials.sum())
    if total == 0:
        return share(0, 0)
    value = float(won.sum()) / total
    error = float(((won - value * trials) ** 2).sum()) / total**2
    if error > 0:
        independent = min(total, value * (1 - value) / error)
    else:
        independent = float((trials > 0).sum())
    low, high = wilson(value * max(1, int(independent)), max(1, int(independent)))
    return Interval(value, low, high)


def difference(before: Numbers, after: Numbers, furthest: float | None = None) -> Interval:
    """The difference of a figure between two editions, second minus first, from games played in pairs.

    Even if no pair differs, another one might. So the interval is never narrower than Wilson's would be if one of the
    unseen pairs differed by `furthest`; by default, as much as two unrelated games.
    """
    seen = mean(after - before)
    if furthest is None:
        furthest = sqrt(float(before.var() + after.var()))
    unseen = furthest * Z_95**2 / (len(before) + Z_95**2)
    reach = hypot(seen.high - seen.value, unseen)
    return Interval(seen.value, seen.value - reach, seen.value + reach)


# Figures as one number per game.


def ratio(parts: Numbers, wholes: Numbers) -> Numbers:
    """The sum of the parts divided by the sum of the wholes."""
    value = parts.sum() / wholes.sum()
    by_game: Numbers = value + (parts - value * wholes) / wholes.mean()
    return by_game


def slope(counts: Numbers, wins: Numbers) -> Numbers | None:
    """The change in the share of wins with one more: least squares with fixed effects of games and places.

    This removes the effects of the other players and of the place in the order of play, so a card that only the first
    player has time for gets no credit for the first player's advantage.

    One more raises a seat's lead over the table's mean by less than one, as the mean rises too.
    """
    more, gained = _within(counts), _within(wins)
    differing = (np.abs(more) > 1e-9).any(axis=1).sum()
    weight = float((more * more).sum())
    if differing < RARE or weight < 1e-9:
        return None
    games, seats = counts.shape
    steepness = float((more * gained).sum()) / weight
    by_game = (more * (gained - steepness * more)).sum(axis=1)
    own = (seats - 1) / seats
    result: Numbers = own * (steepness + games * by_game / weight)
    return result


def _within(values: Numbers) -> Numbers:
    within: Numbers = values - values.mean(axis=1, keepdims=True) - values.mean(axis=0, keepdims=True) + values.mean()
    return within


def variety(chosen: Sequence[Mapping[str, int]]) -> Numbers:
    """The entropy of all choices together; every game gives how often each action was chosen."""
    counts: Counter[str] = Counter()
    for one in chosen:
        counts.update(one)
    total, bits = counts.total(), entropy(counts)
    surprise = {choice: -log2(count / total) for choice, count in counts.items()}
    deviations = [sum(times * (surprise[choice] - bits) for choice, times in one.items()) for one in chosen]
    return bits + np.array(deviations) * len(chosen) / total


def entropy(counts: Counter[Any]) -> float:
    """The entropy of a distribution in bits.

    >>> entropy(Counter(heads=5, tails=5))
    1.0
    """
    total = counts.total()
    return sum(-count / total * log2(count / total) for count in counts.values() if count) if total else 0.0
