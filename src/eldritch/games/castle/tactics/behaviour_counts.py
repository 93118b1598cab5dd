"""Counts of behaviour towards allies and others over whole games: the content of `beliefs.toml`.

Each kind of behaviour is counted with its opportunities. For a choice among seats (attacks, offers, gifts, goal cards
shown) every other seat is one, or every seat whose allegiance was known. For a choice between two answers every answer
is one.
"""
# mypyc: off  (runs once per finished game)

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ..knowledge.behaviour import BEHAVIOURS, counts_of, times
from ..state import Journey
from .beliefs import SHOWN_MINE, SHOWN_THEIRS

SEATS: Final = (5, 6, 7, 8)
"""Games with these numbers of players are counted."""

ALTERNATIVES: Final = {
    "backed": "opposed",
    "opposed": "backed",
    "backed_knowing": "opposed_knowing",
    "opposed_knowing": "backed_knowing",
    "accepted": "refused",
    "refused": "accepted",
}
"""Kinds of behaviour that are one of two answers, with the other answer."""


class BehaviourCounts:
    """How often each kind of behaviour occurred and could have occurred, towards allies (True) and others."""

    def __init__(self) -> None:
        self.done: Counter[tuple[str, bool]] = Counter()
        self.chances: Counter[tuple[str, bool]] = Counter()

    def add_game(self, state: Journey) -> None:
        """Count a finished game."""
        for seat in range(state.seats):
            for target in range(state.seats):
                if seat != target:
                    self._add_pair(state, seat, target)

    def _add_pair(self, state: Journey, seat: int, target: int) -> None:
        ally = state.organisation[seat] == state.organisation[target]
        packed = counts_of(state, seat, target)
        counts = {kind: int(times(packed, number)) for number, kind in enumerate(BEHAVIOURS)}
        for kind, number in counts.items():
            self.done[kind, ally] += number
            if kind in ALTERNATIVES:
                self.chances[kind, ally] += number + counts[ALTERNATIVES[kind]]
            elif not kind.endswith("_knowing") or counts["looked"]:
                self.chances[kind, ally] += 1
        self._add_shown(state, seat, target, ally)

    def _add_shown(self, state: Journey, seat: int, target: int, ally: bool) -> None:
        """Goal cards that the seat has shown to the target."""
        assert state.ledgers is not None
        ledger = state.ledgers[target + 1]
        assert ledger is not None
        shown = ledger.catch_up().shown
        mine = state.organisation[target]
        self.done[SHOWN_MINE, ally] += shown[2 * seat + mine]
        self.done[SHOWN_THEIRS, ally] += shown[2 * seat + 1 - mine]
        self.chances[SHOWN_MINE, ally] += 1
        self.chances[SHOWN_THEIRS, ally] += 1

    def toml(self) -> Iterator[str]:
        """The lines of `beliefs.toml`."""
        yield "# How players behave towards allies and others, counted by behaviour_counts.py.\n"
        yield "[behaviour]"
        for kind in (*BEHAVIOURS, SHOWN_MINE, SHOWN_THEIRS):
            figures = [
                f"own = {self.done[kind, True]}, own_chances = {self.chances[kind, True]}",
                f"other = {self.done[kind, False]}, other_chances = {self.chances[kind, False]}",
            ]
            yield f"{kind} = {{ {', '.join(figures)} }}"
