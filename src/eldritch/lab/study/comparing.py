"""Two editions side by side: the same bots, the same deals, and what the change does, with its interval.

Game by game the two are played from the same seeds, so that what they have in common falls out of the difference.
"""

from dataclasses import dataclass

import numpy as np

from .figures import Interval, Numbers, counts_of, mean
from .playing import Record


@dataclass(frozen=True)
class Effect:
    """One figure in both editions, and the difference: the second less the first."""

    label: str
    """`group:what`; what is not of a group of the game is of the group `course`."""
    before: float
    after: float
    difference: Interval

    @property
    def clear(self) -> bool:
        """Whether there surely is a difference."""
        return self.difference.excludes_zero


def compare(before: list[Record], after: list[Record]) -> list[Effect]:
    """The effects on the course of the game, the worth of the places, the endings, and on everything counted."""
    found = [_effect(f"course:{name}", _course(before, name), _course(after, name)) for name in ("turns", "decisions")]
    for place in range(len(before[0].returns)):
        found.append(_effect(f"place:{place + 1}", _place(before, place), _place(after, place)))
    for ending in sorted({record.ending for record in (*before, *after)}):
        found.append(_effect(f"ending:{ending}", _ended(before, ending), _ended(after, ending)))
    labels = {label for record in (*before, *after) for deeds in record.deeds for label in deeds}
    for label in sorted(labels):
        found.append(_effect(label, counts_of(before, label).mean(axis=1), counts_of(after, label).mean(axis=1)))
    return found


def _effect(label: str, before: Numbers, after: Numbers) -> Effect:
    return Effect(label, float(before.mean()), float(after.mean()), mean(after - before))


def _course(records: list[Record], name: str) -> Numbers:
    return np.array([getattr(record, name) for record in records], dtype=np.float64)


def _place(records: list[Record], place: int) -> Numbers:
    return np.array([record.returns[place] for record in records])


def _ended(records: list[Record], ending: str) -> Numbers:
    return np.array([record.ending == ending for record in records], dtype=np.float64)
