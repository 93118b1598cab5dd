"""What a seat may do at any time: reveal Elder Signs, and say when it wants to be asked."""

from mypy_extensions import i64

from .. import events
from ..actions import DEVOLVE_POLICY, POLICIES, REVEAL, argument_of, verb_of
from ..state import Duel
from . import signs
from .results import AssignKills, AssignPains


def side_options(state: Duel, seat: i64) -> list[int]:
    """Signs may be revealed at any decision, but without the option not while results are assigned (ruling 67)."""
    options: list[int] = []
    if state.signs[seat] and (state.options.reveal_any_moment or not is_assigning(state)):
        last: i64 = 0
        for value in state.signs[seat]:  # They are sorted.
            if value != last:
                options.append(REVEAL + value)
                last = value
    if state.policy_turn[seat] != state.turn and state.factions[seat].has_window(state, seat):
        for policy in range(len(POLICIES)):
            if policy != state.policy[seat]:
                options.append(DEVOLVE_POLICY + policy)
    return options


def is_assigning(state: Duel) -> bool:
    """Whether a player assigns the results of a roll."""
    return isinstance(state.stack[-1], (AssignKills, AssignPains))


def take_side(state: Duel, seat: i64, action: i64) -> None:
    """A reveal scores at once. The policy may be changed once a turn (ruling 31)."""
    if verb_of(action) == REVEAL:
        signs.reveal(state, seat, argument_of(action))
        return
    state.policy[seat] = argument_of(action)
    state.policy_turn[seat] = state.turn
    events.policy_set(state, seat)
