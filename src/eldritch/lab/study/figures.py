"""What the games of a study say, in numbers with intervals of 95 %."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import log2, sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..statistics import Z_95, wilson
from .playing import POINTS, Record

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


@dataclass(frozen=True)
class Contribution:
    """What doing something once more than usual goes with."""

    label: str
    per_game: float
    """How often a seat does it in a game."""
    by: float
    """The share of seats that do it at all."""
    share: Interval
    """How often they win."""
    worth: Interval | None
    """What each time more than usual adds to the share of wins; None if too few games differ in it."""


@dataclass(frozen=True)
class Decision:
    """A kind of decision."""

    step: str
    per_game: float
    forced: float
    """The share of times with a single option."""
    options: float
    """The mean number of options."""
    offered: float
    """The mean bits that the options make."""
    variety: float
    """The entropy of what is chosen where there is a choice, over all games: 0 bits if it is always the same."""
    commonest: float
    """How often the commonest choice is made."""


@dataclass(frozen=True)
class Point:
    """A point of the games, from 0 (the beginning) to 1 (the last turn)."""

    progress: float
    winner: float
    """What chance the position gave those who won in the end, on average."""
    leader: Interval
    """How often those win who lead here."""


@dataclass(frozen=True)
class Figures:
    """All that a study says of a game."""

    games: int
    seats: int
    turns: Interval
    spread: tuple[float, float]
    """A tenth of the games is shorter than the first and a tenth longer than the second, in turns of one seat."""
    lengths: list[float]
    decisions: Interval
    endings: dict[str, Interval]
    places: list[Interval]
    """How often the first, the second … in the order of play wins."""
    bots: dict[str, Interval]
    contributions: list[Contribution]
    curve: list[Point]
    behind: Interval
    """How often a game is won by somebody who did not lead half-way."""
    changes: float
    """How often the lead changes in a game, seen at the points of the curve."""
    choices: list[Decision]


@dataclass
class Collected:
    """The games of a study, their choices summed up (they are many)."""

    records: list[Record]
    asked: dict[str, list[float]]
    chosen: dict[str, Counter[str]]


def collect(records: Iterable[Record]) -> Collected:
    found = Collected([], {}, {})
    for record in records:
        for step, asked in record.asked.items():
            total = found.asked.setdefault(step, [0.0] * len(asked))
            for place, value in enumerate(asked):
                total[place] += value
        for step, chosen in record.chosen.items():
            found.chosen.setdefault(step, Counter()).update(chosen)
        found.records.append(replace(record, asked={}, chosen={}))
    return found


def figures(collected: Collected) -> Figures:
    records = collected.records
    games, seats = len(records), len(records[0].returns)
    lengths = np.array([record.turns / seats for record in records])
    returns = np.array([record.returns for record in records])
    curve, behind, changes = lead(records, returns)
    return Figures(
        games=games,
        seats=seats,
        turns=mean(lengths),
        spread=(float(np.quantile(lengths, 0.1)), float(np.quantile(lengths, 0.9))),
        lengths=lengths.tolist(),
        decisions=mean(np.array([record.decisions for record in records], dtype=np.float64)),
        endings={
            ending: share(count, games) for ending, count in Counter(record.ending for record in records).most_common()
        },
        places=[share(float(returns[:, place].sum()), games) for place in range(seats)],
        bots=_bots(records),
        contributions=contributions(records, returns),
        curve=curve,
        behind=behind,
        changes=changes,
        choices=decisions(collected),
    )


def share(won: float, trials: int) -> Interval:
    low, high = wilson(won, trials)
    return Interval(won / trials if trials else 0.0, low, high)


def mean(values: Numbers) -> Interval:
    """The mean of independent values. One value alone proves nothing."""
    middle = float(values.mean())
    reach = Z_95 * float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Interval(middle, middle - reach, middle + reach)


def _bots(records: list[Record]) -> dict[str, Interval]:
    """How often each bot wins, by seat."""
    won: Counter[str] = Counter()
    sat: Counter[str] = Counter()
    for record in records:
        for bot, gained in zip(record.bots, record.returns, strict=True):
            won[bot] += gained  # type: ignore[assignment]
            sat[bot] += 1
    return {bot: share(won[bot], sat[bot]) for bot in sorted(sat)}


def contributions(records: list[Record], returns: Numbers) -> list[Contribution]:
    """What everything that is counted goes with."""
    labels = sorted({label for record in records for deeds in record.deeds for label in deeds})
    return [_contribution(label, counts_of(records, label), returns) for label in labels]


def counts_of(records: list[Record], label: str) -> Numbers:
    """How often each seat did it, a row for each game."""
    return np.array([[deeds.get(label, 0) for deeds in record.deeds] for record in records], dtype=np.float64)


def _contribution(label: str, counts: Numbers, returns: Numbers) -> Contribution:
    did = counts > 0
    return Contribution(
        label=label,
        per_game=float(counts.mean()),
        by=float(did.mean()),
        share=share(float(returns[did].sum()), int(did.sum())),
        worth=slope(counts, returns) if RARE <= did.sum() <= did.size - RARE or counts.max() > 1 else None,
    )


def slope(counts: Numbers, returns: Numbers) -> Interval | None:
    """How the share of wins changes with one more: least squares within games and within places.

    What the others at the same table did and what the place in the order of play is worth are taken out, so a card
    that only the first player has time for is not praised for the first player's luck. The seats of one game are not
    independent, so the error is reckoned by games.

    One more for oneself raises one's lead over the table's mean by less than one, as the mean rises too.
    """
    more, gained = _within(counts), _within(returns)
    differing = (np.abs(more) > 1e-9).any(axis=1).sum()
    weight = float((more * more).sum())
    if differing < RARE or weight < 1e-9:
        return None
    seats = counts.shape[1]
    steepness = float((more * gained).sum()) / weight
    by_game = (more * (gained - steepness * more)).sum(axis=1)
    own = (seats - 1) / seats
    value = own * steepness
    reach = own * Z_95 * float(np.sqrt((by_game * by_game).sum())) / weight
    return Interval(value, value - reach, value + reach)


def _within(values: Numbers) -> Numbers:
    within: Numbers = values - values.mean(axis=1, keepdims=True) - values.mean(axis=0, keepdims=True) + values.mean()
    return within


def lead(records: list[Record], returns: Numbers) -> tuple[list[Point], Interval, float]:
    """How the chances of winners and leaders go, comebacks, and changes of the lead; draws of all are left out."""
    won = returns > 0
    decided = ~won.all(axis=1)
    chances = np.array([record.chances for record in records])[decided]
    winners = won[decided]
    if not len(winners):
        return [], share(0, 0), 0.0
    leaders = chances.argmax(axis=2)
    leading = np.take_along_axis(winners, leaders, axis=1)
    hopes = (chances * winners[:, None, :]).sum(axis=2)
    curve = [
        Point(point / (POINTS - 1), float(hopes[:, point].mean()), share(int(leading[:, point].sum()), len(winners)))
        for point in range(POINTS)
    ]
    comebacks = len(winners) - int(leading[:, POINTS // 2].sum())
    return curve, share(comebacks, len(winners)), float((np.diff(leaders, axis=1) != 0).sum(axis=1).mean())


def decisions(collected: Collected) -> list[Decision]:
    """Every kind of decision, the most frequent first."""
    games = len(collected.records)
    found = [
        Decision(
            step=step,
            per_game=times / games,
            forced=forced / times,
            options=options / times,
            offered=bits / times,
            variety=entropy(collected.chosen.get(step, Counter())),
            commonest=_commonest(collected.chosen.get(step, Counter())),
        )
        for step, (times, forced, options, bits) in collected.asked.items()
    ]
    return sorted(found, key=lambda decision: -decision.per_game)


def _commonest(counts: Counter[str]) -> float:
    return max(counts.values()) / counts.total() if counts else 1.0


def entropy(counts: Counter[Any]) -> float:
    """The bits of a distribution.

    >>> entropy(Counter(heads=5, tails=5))
    1.0
    """
    total = counts.total()
    return sum(-count / total * log2(count / total) for count in counts.values() if count) if total else 0.0
