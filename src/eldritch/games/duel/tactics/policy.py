"""What is wise in Duel: weights and reasons for the choices of a seat, which are worth a thought, and who will win."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.state import State
from eldritch.core.tactics import Tactics, Taste

from .. import actions as act
from ..state import Duel
from . import win_chance as standing
from .action_values import Judge, wins_by_revealing

IDLE: Final = -1.0
"""A move that looks worse than this is not worth a thought."""
POOR: Final = 2
"""With so little Power it may be best to pass."""


@final
class DuelTactics(Tactics):
    """Judges every choice by itself."""

    def __init__(self, taste: Taste) -> None:
        super().__init__(taste)
        self.judge: Judge = Judge(taste)

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        assert isinstance(state, Duel)
        self.judge.look(state, seat)
        return [self.judge.judged(state, action) for action in options]

    def reason(self, state: State, seat: i64, action: i64) -> str:
        assert isinstance(state, Duel)
        self.judge.look(state, seat)
        self.judge.judged(state, action)
        return self.judge.why

    def sensible(self, state: State, seat: i64, options: list[int]) -> list[int]:
        """All but idle moves, gates left for nothing, signs shown in vain, and Power thrown away."""
        if len(options) == 1:
            return options
        assert isinstance(state, Duel)
        self.judge.look(state, seat)
        kept: list[int] = [action for action in options if self.is_sensible(state, action)]
        return kept or options

    def is_sensible(self, state: Duel, action: i64) -> bool:
        if action >= act.MOVE:
            if action < state.side_start:
                return self.judge.judged(state, action) > IDLE
            return action < act.DEVOLVE_POLICY and wins_by_revealing(state, self.judge.seat)
        if action == act.PASS:
            return state.power[self.judge.seat] <= POOR
        return not act.STEP_OFF <= action < act.END_TURN

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Duel)
        return state.returns() if state.over else standing.chances(state)
