"""What a seat may do at any time: reveal Elder Signs, and say when it wants to be asked."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ..actions import DEVOLVE_POLICY, POLICIES, REVEAL

if TYPE_CHECKING:
    from ..state import Duel

ASSIGNMENTS: Final = ("assign_kills", "assign_pains")


def side_options(state: "Duel", seat: i64) -> list[int]:
    """Signs may be revealed at any decision, but not amid an assignment of results (ruling 67)."""
    options: list[int] = []
    if state.signs[seat] and not (state.battle and state.stack[-1].name() in ASSIGNMENTS):
        last: i64 = 0
        for value in state.signs[seat]:  # They lie in rising order.
            if value != last:
                options.append(REVEAL + value)
                last = value
    if state.policy_turn[seat] != state.turn and state.factions[seat].has_window(state, seat):
        for policy in range(len(POLICIES)):
            if policy != state.policy[seat]:
                options.append(DEVOLVE_POLICY + policy)
    return options


def take_side(state: "Duel", seat: i64, action: i64) -> None:
    """A reveal scores at once. The policy may be changed once a turn (ruling 31)."""
    from .. import events
    from . import signs

    if action >= DEVOLVE_POLICY:
        state.policy[seat] = action - DEVOLVE_POLICY
        state.policy_turn[seat] = state.turn
        events.policy_set(state, seat)
    else:
        signs.reveal(state, seat, action - REVEAL)
