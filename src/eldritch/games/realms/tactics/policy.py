"""What is wise in Cthulhu Realms: weights and reasons for the choices of a seat, and everybody's chances to win."""

from typing import final

from mypy_extensions import i64

from eldritch.core.state import State
from eldritch.core.tactics import Tactics, Taste

from ..actions import AIM, DISCARD, RETURN_CARD
from ..rules.abjuring import Abjure, Return
from ..rules.activation import Aim
from ..rules.destroying import Destroy
from ..rules.sanity import Loss
from ..rules.turn import Turn
from ..state import Realm
from . import reasons
from . import turn_order as order
from .action_values import Judge


@final
class RealmsTactics(Tactics):
    """Judges every choice by itself."""

    def __init__(self, taste: Taste) -> None:
        super().__init__(taste)
        self.judge: Judge | None = None

    def judge_of(self, state: Realm) -> Judge:
        """The judge for this edition and this number of seats, made when it is first asked for."""
        judge = self.judge
        if judge is None or judge.cards is not state.cards or judge.seats != state.seats:
            judge = Judge(state.cards, state.seats, self.taste)
            self.judge = judge
        return judge

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        assert isinstance(state, Realm)
        judge = self.judge_of(state)
        frame = state.stack[-1]
        if isinstance(frame, Turn):
            return judge.turn(state, seat, options)
        if isinstance(frame, Aim):
            return [judge.aim(state, seat, action - AIM, frame) for action in options]
        judge.look(state, seat)
        if isinstance(frame, Loss):
            return judge.hits(state, seat, options, frame)
        if isinstance(frame, Abjure):
            return [judge.abjuring(state, seat, action) for action in options]
        if isinstance(frame, Destroy):
            return [judge.destroying(seat, action) for action in options]
        if isinstance(frame, Return):
            return [judge.value(action - RETURN_CARD) for action in options]
        return [-judge.value(action - DISCARD) for action in options]

    def reason(self, state: State, seat: i64, action: i64) -> str:
        assert isinstance(state, Realm)
        return reasons.reason(state, seat, action, self.judge_of(state))

    def sensible(self, state: State, seat: i64, options: list[int]) -> list[int]:
        if len(options) == 1:
            return options
        assert isinstance(state, Realm)
        frame = state.stack[-1]
        if isinstance(frame, Turn):
            return order.of_turn(state, seat, options, self.judge_of(state).lines)
        if isinstance(frame, Aim):
            return order.of_aim(state, seat, options, frame)
        if isinstance(frame, Loss):
            return order.of_loss(state, options, frame)
        if isinstance(frame, Abjure):
            return order.of_abjuring(options)
        if isinstance(frame, Destroy):
            return order.of_destroying(seat, options)
        return options

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Realm)
        if state.over:
            return state.returns()
        return self.judge_of(state).standing.chances(state)
