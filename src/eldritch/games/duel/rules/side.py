"""What a seat may do at any time: reveal Elder Signs, and say when it wants to be asked between enemy actions."""

from mypy_extensions import i64

from .. import events
from ..actions import DEVOLVE_POLICY, POLICIES, REVEAL
from ..components import MOST_SIGN
from ..state import Duel
from . import signs
from .results import AssignKills, AssignPains


def side_options(state: Duel, seat: i64) -> list[int]:
    """Signs may be revealed at any decision, but not amid an assignment of results (ruling 67)."""
    options: list[int] = []
    held = state.signs[seat]
    if held:
        top = state.stack[-1]
        if not isinstance(top, (AssignKills, AssignPains)):
            for value in range(1, MOST_SIGN + 1):
                if value in held:
                    options.append(REVEAL + value)
    if state.factions[seat].has_window(state, seat) and state.policy_turn[seat] != state.turn:
        for policy in range(len(POLICIES)):
            if policy != state.policy[seat]:
                options.append(DEVOLVE_POLICY + policy)
    return options


def take_side(state: Duel, seat: i64, action: i64) -> None:
    """A reveal scores at once. The policy may be changed once a turn (ruling 31)."""
    if action >= DEVOLVE_POLICY:
        state.policy[seat] = action - DEVOLVE_POLICY
        state.policy_turn[seat] = state.turn
        events.policy_set(state, seat)
        return
    signs.reveal(state, seat, action - REVEAL)
