"""Hypothesis strategies for whole games."""

from dataclasses import dataclass

from hypothesis import strategies as st

from eldritch.core.state import State

from .cases import EVERY, Case
from .playing import STYLES, Player


@dataclass(frozen=True)
class Plan:
    """A game to play: case, seed and style of play."""

    case: Case
    seed: int
    style: str
    choices: list[int]

    def begin(self) -> tuple[State, Player]:
        return self.case.new(self.seed), Player(self.case.game.actions, self.style, self.seed, self.choices)


def plans() -> st.SearchStrategy[Plan]:
    """Any case, seed and style. The first choices are drawn individually, so that they shrink."""
    return st.builds(
        Plan,
        st.sampled_from(EVERY),
        st.integers(0, 2**96),
        st.sampled_from(STYLES),
        st.lists(st.integers(0, 63), max_size=40),
    )
