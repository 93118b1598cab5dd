"""Whole games drawn by hypothesis."""

from dataclasses import dataclass

from hypothesis import strategies as st

from eldritch.core.state import State

from .cases import EVERY, Case
from .playing import STYLES, Player


@dataclass(frozen=True)
class Plan:
    """A game to be played: case, seed, and how its players decide."""

    case: Case
    seed: int
    style: str
    choices: list[int]

    def begin(self) -> tuple[State, Player]:
        return self.case.new(self.seed), Player(self.case.game.actions, self.style, self.seed, self.choices)


def plans() -> st.SearchStrategy[Plan]:
    """Any game, seats, options, seed and style; the first choices are drawn one by one, so that they shrink."""
    return st.builds(
        Plan,
        st.sampled_from(EVERY),
        st.integers(0, 2**96),
        st.sampled_from(STYLES),
        st.lists(st.integers(0, 63), max_size=40),
    )
