"""The four phases of a round (Фазы игры), one after another: Action, Gather Power, First Player, Doom."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Frame, SeatFrame

from .. import events
from ..actions import CHOOSE_FIRST, argument_of
from ..box.components import ACOLYTE, FIGURES
from ..state import ABANDONED, ACTION_PHASE, DOOM_PHASE, FIRST_PLAYER_PHASE, POWER_PHASE, Duel
from . import turn, victory
from .doom_phase import DoomPart


def begin_action_phase(state: Duel) -> None:
    """The first player opens the Action Phase."""
    state.phase = ACTION_PHASE
    state.acted = False
    events.phase_began(state)
    state.stack.append(ActionPhase(state.first))


@final
class ActionPhase(Frame[Duel]):
    """Turns alternate, `next` has the next one. The phase lasts while anybody has Power (ruling 9)."""

    def __init__(self, next: i64) -> None:
        self.next: i64 = next

    def shown(self) -> Facts:
        return {"next": self.next}

    def go(self, state: Duel) -> None:
        if victory.at_end_of_turn(state):
            return
        if state.power[0] == 0 and state.power[1] == 0:
            state.stack.pop()
            state.decay = 0
            gather_power(state)
            return
        state.stack[-1] = ActionPhase(1 - self.next)
        if pays_decay(state, self.next):
            turn.begin(state, self.next)


def pays_decay(state: Duel, seat: i64) -> bool:
    """Before a turn: a player at 0 Power raises Decay, any other pays it (rulings 2, 3).

    Returns whether the player has Power left to act with.
    """
    power = state.power[seat]
    if power == 0:
        state.decay += 1
        events.decay_raised(state, seat)
        return False
    if state.decay == 0:
        return True
    state.power[seat] = max(power - state.decay, 0)
    events.decay_paid(state, seat, power - state.power[seat])
    return state.power[seat] > 0


def gather_power(state: Duel) -> None:
    """Both players gather Power. Nobody gets less than half of the other's income (rulings 56, 58)."""
    state.phase = POWER_PHASE
    events.phase_began(state)
    incomes = [income(state, 0), income(state, 1)]
    for seat in range(2):
        state.power[seat] = max(incomes[seat], (incomes[1 - seat] + 1) // 2)
        release_captives(state, seat)
        events.power_gathered(state, seat, incomes[seat])
    if state.power[0] == 0 and state.power[1] == 0:
        victory.no_power(state)
        return
    choose_first_player(state)


def income(state: Duel, seat: i64) -> i64:
    """1 for each cultist in play, abandoned gate and captive, 2 for each gate controlled, and special abilities."""
    power = state.in_play(seat, ACOLYTE) + 2 * state.gates_of(seat) + state.gates_of(ABANDONED)
    for kind in range(FIGURES):
        power += state.captives[seat * FIGURES + kind]
    return power + state.factions[seat].income(state, seat)


def release_captives(state: Duel, captor: i64) -> None:
    """Captives are sacrificed: they go back to their owner's pool (ruling 27)."""
    for kind in range(FIGURES):
        state.pool[(1 - captor) * FIGURES + kind] += state.captives[captor * FIGURES + kind]
        state.captives[captor * FIGURES + kind] = 0


def choose_first_player(state: Duel) -> None:
    """The player with more Power goes first; on a tie the previous first player chooses (ruling 60)."""
    state.phase = FIRST_PLAYER_PHASE
    events.phase_began(state)
    if state.power[0] == state.power[1]:
        state.stack.append(ChooseFirst(state.first))
        return
    go_first(state, 0 if state.power[0] > state.power[1] else 1)


def go_first(state: Duel, seat: i64) -> None:
    state.first = seat
    events.first_player(state)
    if victory.at_end_of_phase(state):
        return
    state.phase = DOOM_PHASE
    events.phase_began(state)
    state.stack.append(DoomPhase(0))


@final
class ChooseFirst(SeatFrame[Duel]):
    """Both have equal Power: the previous first player chooses who goes first."""

    def options(self, state: Duel, seat: i64) -> list[int]:
        return [CHOOSE_FIRST, CHOOSE_FIRST + 1]

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack.pop()
        go_first(state, argument_of(action))


@final
class DoomPhase(Frame[Duel]):
    """`part` is what comes next: 0 the first player's part, 1 the other's, 2 the end of the phase (ruling 61)."""

    def __init__(self, part: i64) -> None:
        self.part: i64 = part

    def go(self, state: Duel) -> None:
        if self.part == 2:
            state.stack.pop()
            if not victory.at_end_of_doom_phase(state):
                state.round += 1
                begin_action_phase(state)
            return
        seat = state.first if self.part == 0 else 1 - state.first
        state.stack[-1] = DoomPhase(self.part + 1)
        state.stack.append(DoomPart(seat, 0))
        state.factions[seat].doom_phase_begins(state, seat)
