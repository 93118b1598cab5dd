"""Counts how players treat their own team and the other one; `beliefs.toml` is made from these counts.

Each kind of behaviour is counted against its opportunities. For a choice among seats (attacks, offers, gifts, goal
cards shown) these are all other seats, or all whose allegiance the player had seen. For one of two answers they are
all the times the player had to answer.
"""
# mypyc: off  (runs once per game of an experiment)

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

# The only names from the Castle's knowledge and beliefs that this module depends on.
from ..knowledge.behaviour import KINDS_OF_DEEDS as KINDS
from ..knowledge.behaviour import times
from .beliefs import SHOWN_MINE, SHOWN_THEIRS

ALTERNATIVES: Final = {
    "backed": "opposed",
    "opposed": "backed",
    "backed_knowing": "opposed_knowing",
    "opposed_knowing": "backed_knowing",
    "accepted": "refused",
    "refused": "accepted",
}
"""Kinds that are one of two answers, with the other answer."""


class BehaviourCounts:
    """How often players did what to their own team and to the other, and how often they could have."""

    seats: tuple[int, ...] = (5, 6, 7, 8)

    def __init__(self) -> None:
        self.done: Counter[tuple[str, bool]] = Counter()
        """By kind, and whether the target was of the player's own team."""
        self.opportunities: Counter[tuple[str, bool]] = Counter()

    def add(self, state: Any) -> None:
        """Count a game that is over."""
        for seat in range(state.seats):
            for target in range(state.seats):
                if seat != target:
                    self._add_pair(state, seat, target)

    def _add_pair(self, state: Any, seat: int, target: int) -> None:
        own = state.organisation[seat] == state.organisation[target]
        pair = state.record[seat * state.seats + target]
        self._add_actions({kind: times(pair, number) for number, kind in enumerate(KINDS)}, own)
        shown = state.ledgers[target + 1].think().shown
        mine = state.organisation[target]
        self.done[SHOWN_MINE, own] += shown[2 * seat + mine]
        self.done[SHOWN_THEIRS, own] += shown[2 * seat + 1 - mine]
        self.opportunities[SHOWN_MINE, own] += 1
        self.opportunities[SHOWN_THEIRS, own] += 1

    def _add_actions(self, counts: dict[str, int], own: bool) -> None:
        for kind, count in counts.items():
            self.done[kind, own] += count
            if kind in ALTERNATIVES:
                self.opportunities[kind, own] += count + counts[ALTERNATIVES[kind]]
            elif not kind.endswith("_knowing") or counts["looked"]:
                self.opportunities[kind, own] += 1

    def lines(self) -> Iterator[str]:
        """The contents of `beliefs.toml`."""
        yield "# How players treat their own team and the other one. Written by eldritch.lab.behaviour_counts."
        yield ""
        yield "[deeds]"
        for kind in (*KINDS, SHOWN_MINE, SHOWN_THEIRS):
            columns = [
                f"own = {self.done[kind, True]}, own_chances = {self.opportunities[kind, True]}",
                f"other = {self.done[kind, False]}, other_chances = {self.opportunities[kind, False]}",
            ]
            yield f"{kind} = {{ {', '.join(columns)} }}"
