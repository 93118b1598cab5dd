"""What the games of a study say, in numbers with intervals of 95 %."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from .estimates import RARE, Interval, Numbers, entropy, mean, share, share_by_game, slope
from .playing import POINTS, Record


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
    """What chance the position gave each of those who won in the end, on average."""
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
    equal: float
    """How often each would if all places were worth the same. Companions win together, so it may be over 1 / seats."""
    drawn: bool
    """Whether rivals ever shared a victory."""
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
    wins = wins_of(records)
    decided, behind, changes = turned(records)
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
        places=[share(float(wins[:, place].sum()), games) for place in range(seats)],
        equal=float(wins.mean()),
        drawn=bool(((wins > 0) & (wins < 1)).any()),
        bots={bot: share_by_game(*won_by(records, bot)) for bot in bots_of(records)},
        contributions=contributions(records, wins),
        curve=curve(records),
        behind=share(float(behind.sum()), int(decided.sum())),
        changes=float(changes.sum() / max(1.0, decided.sum())),
        choices=decisions(collected),
    )


def wins_of(records: list[Record]) -> Numbers:
    """How far each place won, a row for each game."""
    return np.array([record.wins for record in records])


def bots_of(records: list[Record]) -> list[str]:
    return sorted({bot for record in records for bot in record.bots})


def won_by(records: list[Record], bot: str) -> tuple[Numbers, Numbers]:
    """For every game how often the bot won, and how many seats it had."""
    has = np.array([[one == bot for one in record.bots] for record in records], dtype=np.float64)
    return (wins_of(records) * has).sum(axis=1), has.sum(axis=1)


def contributions(records: list[Record], wins: Numbers) -> list[Contribution]:
    """What everything that is counted goes with."""
    return [_contribution(label, counts_of(records, label), wins) for label in labels_of(records)]


def labels_of(records: Iterable[Record]) -> list[str]:
    """All that was counted."""
    return sorted({label for record in records for deeds in record.deeds for label in deeds})


def counts_of(records: list[Record], label: str) -> Numbers:
    """How often each seat did it, a row for each game."""
    return np.array([[deeds.get(label, 0) for deeds in record.deeds] for record in records], dtype=np.float64)


def _contribution(label: str, counts: Numbers, wins: Numbers) -> Contribution:
    did = counts > 0
    worth = worth_of(counts, wins)
    return Contribution(
        label=label,
        per_game=float(counts.mean()),
        by=float(did.mean()),
        share=share_by_game((wins * did).sum(axis=1), did.sum(axis=1).astype(np.float64)),
        worth=None if worth is None else mean(worth),
    )


def worth_of(counts: Numbers, wins: Numbers) -> Numbers | None:
    """What each time more than usual adds to the share of wins, game by game; None if too few seats differ in it."""
    did = counts > 0
    return slope(counts, wins) if RARE <= did.sum() <= did.size - RARE or counts.max() > 1 else None


def curve(records: list[Record]) -> list[Point]:
    """How the chances of winners and leaders go; draws of all are left out."""
    winners, chances, leaders = _leading(records)
    if not len(winners):
        return []
    leading = np.take_along_axis(winners, leaders, axis=1)
    hopes = (chances * winners[:, None, :]).sum(axis=2) / winners.sum(axis=1, keepdims=True)
    return [
        Point(point / (POINTS - 1), float(hopes[:, point].mean()), share(int(leading[:, point].sum()), len(winners)))
        for point in range(POINTS)
    ]


def turned(records: list[Record]) -> tuple[Numbers, Numbers, Numbers]:
    """Of every game: whether not all won it, and if so, whether it was won from behind and how often the lead changed.

    Who did not lead half-way won from behind.
    """
    winners, _, leaders = _leading(records)
    decided = _decided(records)
    behind, changes = np.zeros(len(records)), np.zeros(len(records))
    if len(winners):
        behind[decided] = ~np.take_along_axis(winners, leaders, axis=1)[:, POINTS // 2]
        changes[decided] = (np.diff(leaders, axis=1) != 0).sum(axis=1)
    return decided.astype(np.float64), behind, changes


def _leading(records: list[Record]) -> tuple[NDArray[np.bool_], Numbers, NDArray[np.intp]]:
    """Of the games that not all won: who won, and at every point each seat's chance and who led."""
    decided = _decided(records)
    chances = np.array([record.chances for record in records])[decided]
    return (wins_of(records) > 0)[decided], chances, chances.argmax(axis=2)


def _decided(records: list[Record]) -> NDArray[np.bool_]:
    return np.array([not all(record.wins) for record in records], dtype=np.bool_)


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
