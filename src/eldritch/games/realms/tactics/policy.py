"""The policy of Cthulhu Realms: weights and reasons for choices, pruning, and everybody's chance to win."""

from typing import final

from mypy_extensions import i64

from eldritch.core.state import State
from eldritch.core.tactics import Personality, Tactics

from ..actions import DISCARD, card_returned, seat_aimed_at
from ..rules.abjuring import Abjure, Return
from ..rules.activation import Aim
from ..rules.destroying import Destroy
from ..rules.sanity import Loss
from ..rules.turn import Turn
from ..state import Realm
from . import pruning, reasons
from .action_values import ActionValues


@final
class RealmsTactics(Tactics):
    """Values every choice separately, without looking ahead."""

    def __init__(self, personality: Personality) -> None:
        super().__init__(personality)
        self.values: ActionValues | None = None

    def values_for(self, state: Realm) -> ActionValues:
        """The values for the position's edition and number of seats, made when they are first needed."""
        values = self.values
        if values is None or values.cards is not state.cards or values.seats != state.seats:
            values = ActionValues(state.cards, state.seats, self.personality)
            self.values = values
        return values

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        assert isinstance(state, Realm)
        values = self.values_for(state)
        frame = state.stack[-1]
        if isinstance(frame, Turn):
            return values.turn_weights(state, seat, options)
        if isinstance(frame, Aim):
            return [values.aim_value(state, seat, seat_aimed_at(action), frame) for action in options]
        values.prepare(state, seat)
        if isinstance(frame, Loss):
            return values.loss_weights(state, seat, options, frame)
        if isinstance(frame, Abjure):
            return [values.abjure_value(state, seat, action) for action in options]
        if isinstance(frame, Destroy):
            return [values.destroy_value(seat, action) for action in options]
        if isinstance(frame, Return):
            return [values.card_value(card_returned(action)) for action in options]
        return [-values.card_value(action - DISCARD) for action in options]

    def reason(self, state: State, seat: i64, action: i64) -> str:
        assert isinstance(state, Realm)
        return reasons.reason(state, seat, action, self.values_for(state))

    def prune(self, state: State, seat: i64, options: list[int]) -> list[int]:
        if len(options) == 1:
            return options
        assert isinstance(state, Realm)
        frame = state.stack[-1]
        if isinstance(frame, Turn):
            return pruning.turn_choices(state, seat, options, self.values_for(state).steps)
        if isinstance(frame, Aim):
            return pruning.aim_choices(state, seat, options, frame)
        if isinstance(frame, Loss):
            return pruning.loss_choices(state, options, frame)
        if isinstance(frame, Abjure):
            return pruning.abjure_choices(options)
        if isinstance(frame, Destroy):
            return pruning.destroy_choices(seat, options)
        return options

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Realm)
        if state.over:
            return state.returns()
        return self.values_for(state).win_chance.chances(state)
