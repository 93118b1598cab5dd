"""The policy of the bots: values and reasons of choices, which choices are sensible, and who is likely to win."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.state import State
from eldritch.core.tactics import Personality, Tactics

from ..actions import PASS, REVEAL, STEP_OFF, is_move, is_side_action, verb_of
from ..state import Duel
from . import win_chance
from .action_values import action_value
from .estimates import wins_by_revealing
from .perspective import Perspective

IDLE: Final = -1.0
"""Moves with a lower value are not considered."""
POOR: Final = 2
"""With this little Power passing is considered."""


@final
class DuelTactics(Tactics):
    """Values every choice separately."""

    def __init__(self, personality: Personality) -> None:
        super().__init__(personality)
        self.side: Perspective = Perspective(personality)

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        assert isinstance(state, Duel)
        self.side.look(state, seat)
        return [action_value(self.side, state, action) for action in options]

    def reason(self, state: State, seat: i64, action: i64) -> str:
        assert isinstance(state, Duel)
        self.side.look(state, seat)
        action_value(self.side, state, action)
        return self.side.reason

    def prune(self, state: State, seat: i64, options: list[int]) -> list[int]:
        """All options except idle moves, gates left for nothing, signs revealed in vain, and wasted Power."""
        if len(options) == 1:
            return options
        assert isinstance(state, Duel)
        self.side.look(state, seat)
        found: list[int] = [action for action in options if self.is_sensible(state, action)]
        return found or options

    def is_sensible(self, state: Duel, action: i64) -> bool:
        if is_move(action):
            return action_value(self.side, state, action) > IDLE
        verb = verb_of(action)
        if is_side_action(action):
            return verb == REVEAL and wins_by_revealing(state, self.side.seat)
        if verb == PASS:
            return state.power[self.side.seat] <= POOR
        return verb != STEP_OFF

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Duel)
        return state.returns() if state.over else win_chance.chances(state)
