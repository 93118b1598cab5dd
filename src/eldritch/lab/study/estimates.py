"""What games prove: figures with intervals of 95 %.

Most figures are told game by game: a number for every game, so made that their mean is the figure and their spread its
error. The seats of one game are not independent, games are; and two editions played from the same seeds can be set
against each other pair by pair, whatever the figure is.
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
"""What fewer seats than this did (or all but so few) says nothing about winning."""


@dataclass(frozen=True)
class Interval:
    """An estimate and the interval that the games prove with 95 % confidence."""

    value: float
    low: float
    high: float

    @property
    def excludes_zero(self) -> bool:
        return self.low > 0 or self.high < 0


def mean(values: Numbers) -> Interval:
    """The mean of independent values. One value alone proves nothing."""
    middle = float(values.mean())
    reach = Z_95 * float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Interval(middle, middle - reach, middle + reach)


def share(won: float, trials: int) -> Interval:
    """A share of independent trials."""
    low, high = wilson(won, trials)
    return Interval(won / trials if trials else 0.0, low, high)


def share_by_game(won: Numbers, trials: Numbers) -> Interval:
    """A share of trials of which a game has several: companions win together, rivals do not.

    Wilson's interval, of as many independent trials as would have the error that the games show.
    """
    total = float(trials.sum())
    if total == 0:
        return share(0, 0)
    value = float(won.sum()) / total
    error = float(((won - value * trials) ** 2).sum()) / total**2
    if error > 0:
        alone = min(total, value * (1 - value) / error)
    else:
        alone = float((trials > 0).sum())
    low, high = wilson(value * max(1, int(alone)), max(1, int(alone)))
    return Interval(value, low, high)


def difference(before: Numbers, after: Numbers, furthest: float | None = None) -> Interval:
    """What the second of two editions has more of a figure, from games that were played in pairs.

    That no pair differs proves no equality: another pair might. So the interval is never narrower than Wilson's would
    be, as if of some pairs not seen one differed by `furthest`: by as much as two games that have nothing in common,
    unless told.
    """
    seen = mean(after - before)
    if furthest is None:
        furthest = sqrt(float(before.var() + after.var()))
    unseen = furthest * Z_95**2 / (len(before) + Z_95**2)
    reach = hypot(seen.high - seen.value, unseen)
    return Interval(seen.value, seen.value - reach, seen.value + reach)


# Figures game by game.


def ratio(parts: Numbers, wholes: Numbers) -> Numbers:
    """All parts by all wholes."""
    value = parts.sum() / wholes.sum()
    told: Numbers = value + (parts - value * wholes) / wholes.mean()
    return told


def slope(counts: Numbers, wins: Numbers) -> Numbers | None:
    """How the share of wins changes with one more: least squares within games and within places.

    What the others at the same table did and what the place in the order of play is worth are taken out, so a card
    that only the first player has time for is not praised for the first player's luck.

    One more for oneself raises one's lead over the table's mean by less than one, as the mean rises too.
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
    told: Numbers = own * (steepness + games * by_game / weight)
    return told


def _within(values: Numbers) -> Numbers:
    within: Numbers = values - values.mean(axis=1, keepdims=True) - values.mean(axis=0, keepdims=True) + values.mean()
    return within


def variety(chosen: Sequence[Mapping[str, int]]) -> Numbers:
    """The entropy of all choices together; for every game it is given how often what was chosen."""
    counts: Counter[str] = Counter()
    for one in chosen:
        counts.update(one)
    total, bits = counts.total(), entropy(counts)
    surprise = {choice: -log2(count / total) for choice, count in counts.items()}
    apart = [sum(times * (surprise[choice] - bits) for choice, times in one.items()) for one in chosen]
    return bits + np.array(apart) * len(chosen) / total


def entropy(counts: Counter[Any]) -> float:
    """The bits of a distribution.

    >>> entropy(Counter(heads=5, tails=5))
    1.0
    """
    total = counts.total()
    return sum(-count / total * log2(count / total) for count in counts.values() if count) if total else 0.0
