"""The tactics of Nightmarium, shared by all bots from the greedy player to the search."""

from typing import final

from mypy_extensions import i64

from eldritch.core.state import State
from eldritch.core.tactics import Personality, Tactics

from ..actions import is_mark, is_play, played_card, played_slot
from ..box.components import Cards
from ..rules.turn import Turn
from ..state import Nightmare
from .action_values import ActionValues
from .reasons import reason_for
from .win_chance import win_chances


@final
class NightmariumTactics(Tactics):
    """Action values, win chances, and the actions that a rollout considers."""

    def __init__(self, personality: Personality) -> None:
        super().__init__(personality)
        self.action_values: ActionValues = ActionValues(personality)

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        assert isinstance(state, Nightmare)
        return [self.action_values.value(state, seat, action) for action in options]

    def reason(self, state: State, seat: i64, action: i64) -> str:
        assert isinstance(state, Nightmare)
        return reason_for(state, seat, action)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Nightmare)
        return win_chances(state)

    def prune(self, state: State, seat: i64, options: list[int]) -> list[int]:
        """Drop plays that are equivalent to another, and swaps if a card can be played or drawn."""
        assert isinstance(state, Nightmare)
        if not isinstance(state.stack[-1], Turn):
            return options
        chosen: list[int] = []
        for action in options:
            if is_mark(action) and chosen:
                break
            if not is_play(action) or not has_equivalent(state.cards, chosen, action):
                chosen.append(action)
        return chosen


def has_equivalent(cards: Cards, plays: list[int], action: i64) -> bool:
    """Whether one of the plays puts an equivalent card on the same creature."""
    card = played_card(action)
    for other in plays:
        same = played_card(other)
        if (
            played_slot(other) == played_slot(action)
            and cards.traits[same] == cards.traits[card]
            and cards.ability[same] == cards.ability[card]
        ):
            return True
    return False
