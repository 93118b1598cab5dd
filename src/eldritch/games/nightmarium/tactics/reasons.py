"""The main reason for each action, as the end of a message key."""

from mypy_extensions import i64

from .. import actions
from ..box.components import HEAD, SEAL, TORSO, creature_at, seat_of
from ..rules.pure_legion import is_pure
from ..state import Nightmare
from .action_values import stops_leader


def reason_for(state: Nightmare, seat: i64, action: i64) -> str:
    if actions.is_play(action):
        return play_reason(state, creature_at(seat, actions.played_slot(action)), actions.played_card(action))
    if action == actions.DRAW:
        return "draw"
    if actions.is_mark(action):
        return "swap"
    if action == actions.STOP:
        return "swapped-enough"
    if actions.is_scavenge(action):
        return attack_reason(state, actions.scavenged_creature(action), "scavenge")
    if actions.is_execute(action):
        return attack_reason(state, actions.executed_creature(action), "execute")
    if actions.is_devour(action):
        return "devour"
    if actions.is_discard(action):
        return "give-up"
    return "decline" if action == actions.DECLINE else "replay"


def attack_reason(state: Nightmare, creature: i64, usual: str) -> str:
    complete = state.complete_creatures(seat_of(creature))
    return "stop-leader" if stops_leader(state, creature, complete) else usual


def play_reason(state: Nightmare, creature: i64, card: i64) -> str:
    height = state.height[creature]
    if height == TORSO:
        return "grow"
    if height == HEAD:
        return "pure-legion" if is_pure(state, creature, card) else "complete"
    return "embody" if height == SEAL else "begin"
