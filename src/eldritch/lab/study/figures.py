"""The statistics of a study, with 95 % confidence intervals."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from .estimates import RARE, Interval, Numbers, entropy, mean, share, share_by_game, slope
from .playing import POINTS, Record


@dataclass(frozen=True)
class Contribution:
    """How doing something once more than usual correlates with winning."""

    label: str
    per_game: float
    """How often a seat does it in a game."""
    by: float
    """The share of seats that do it at all."""
    share: Interval
    """How often they win."""
    worth: Interval | None
    """The change in the share of wins for each time more than usual; None if too few games differ in it."""


@dataclass(frozen=True)
class Decision:
    """A kind of decision."""

    step: str
    per_game: float
    forced: float
    """The share with a single option."""
    options: float
    """The mean number of options."""
    offered: float
    """The mean number of bits of the options."""
    variety: float
    """The entropy of the choices over all games, in bits: 0 if the choice is always the same."""
    commonest: float
    """The share of the most common choice."""


@dataclass(frozen=True)
class Point:
    """A point in the games, from 0 (the beginning) to 1 (the last turn)."""

    progress: float
    winner: float
    """The mean estimated chance of the eventual winners."""
    leader: Interval
    """How often the leader at this point wins."""


@dataclass(frozen=True)
class Figures:
    """All statistics of a game."""

    games: int
    seats: int
    turns: Interval
    spread: tuple[float, float]
    """The first and the ninth decile of the length, in turns of one seat."""
    lengths: list[float]
    decisions: Interval
    endings: dict[str, Interval]
    places: list[Interval]
    """The share of wins of the first, the second … in the order of play."""
    equal: float
    """The share of each if all places were equal. Team mates win together, so it may exceed 1 / seats."""
    drawn: bool
    """Whether opponents ever shared a victory."""
    bots: dict[str, Interval]
    contributions: list[Contribution]
    curve: list[Point]
    behind: Interval
    """How often a game is won by a player who did not lead at half-time."""
    changes: float
    """The mean number of changes of the lead in a game, at the points of the curve."""
    choices: list[Decision]


@dataclass
class Collected:
    """The games of a study, with the many choices summed up."""

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
    """Every place's share of the win, a row for each game."""
    return np.array([record.wins for record in records])


def bots_of(records: list[Record]) -> list[str]:
    return sorted({bot for record in records for bot in record.bots})


def won_by(records: list[Record], bot: str) -> tuple[Numbers, Numbers]:
    """For every game the bot's wins and its number of seats."""
    has = np.array([[one == bot for one in record.bots] for record in records], dtype=np.float64)
    return (wins_of(records) * has).sum(axis=1), has.sum(axis=1)


def contributions(records: list[Record], wins: Numbers) -> list[Contribution]:
    """A contribution for everything that is counted."""
    return [_contribution(label, counts_of(records, label), wins) for label in labels_of(records)]


def labels_of(records: Iterable[Record]) -> list[str]:
    """Everything that was counted."""
    return sorted({label for record in records for counts in record.counts for label in counts})


def counts_of(records: list[Record], label: str) -> Numbers:
    """How often each seat did it, a row for each game."""
    return np.array([[counts.get(label, 0) for counts in record.counts] for record in records], dtype=np.float64)


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
    """The change in the share of wins for each time more than usual, game by game; None if too few seats differ."""
    did = counts > 0
    return slope(counts, wins) if RARE <= did.sum() <= did.size - RARE or counts.max() > 1 else None


def curve(records: list[Record]) -> list[Point]:
    """The chances of winners and leaders over the game, without games that everyone won."""
    winners, chances, leaders = _leading(records)
    if not len(winners):
        return []
    leading = np.take_along_axis(winners, leaders, axis=1)
    expected = (chances * winners[:, None, :]).sum(axis=2) / winners.sum(axis=1, keepdims=True)
    return [
        Point(point / (POINTS - 1), float(expected[:, point].mean()), share(int(leading[:, point].sum()), len(winners)))
        for point in range(POINTS)
    ]


def turned(records: list[Record]) -> tuple[Numbers, Numbers, Numbers]:
    """For every game: whether anyone lost it, and if so, whether it was won from behind and how often the lead changed.

    A winner who did not lead at half-time won from behind.
    """
    winners, _, leaders = _leading(records)
    decided = _decided(records)
    behind, changes = np.zeros(len(records)), np.zeros(len(records))
    if len(winners):
        behind[decided] = ~np.take_along_axis(winners, leaders, axis=1)[:, POINTS // 2]
        changes[decided] = (np.diff(leaders, axis=1) != 0).sum(axis=1)
    return decided.astype(np.float64), behind, changes


def _leading(records: list[Record]) -> tuple[NDArray[np.bool_], Numbers, NDArray[np.intp]]:
    """For the games that somebody lost: the winners, and at every point each seat's chance and the leader."""
    decided = _decided(records)
    chances = np.array([record.chances for record in records])[decided]
    return (wins_of(records) > 0)[decided], chances, chances.argmax(axis=2)


def _decided(records: list[Record]) -> NDArray[np.bool_]:
    return np.array([not all(record.wins) for record in records], dtype=np.bool_)


def decisions(collected: Collected) -> list[Decision]:
    """Every kind of decision, most frequent first."""
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
