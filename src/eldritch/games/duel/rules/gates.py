"""Gate control (Взятие под контроль / Освобождение врат): free, but only in one's own turn."""

from mypy_extensions import i64

from eldritch.core.seats import bit

from .. import events
from ..actions import MAN, STEP_OFF, action_at
from ..box.components import FIGURES
from ..state import ABANDONED, Duel


def keeper_for(state: Duel, seat: i64, area: i64) -> i64:
    """The kind of figure that would man a gate in the area, monsters before cultists; -1 if there is none."""
    if state.crowd(seat, area) == 0:
        return -1
    faction = state.factions[seat]
    kind: i64 = FIGURES - 1
    while kind >= 0:
        if state.figures_at(seat, kind, area) > 0 and faction.can_keep(state, seat, kind):
            return kind
        kind -= 1
    return -1


def man_by_themselves(state: Duel, seat: i64) -> bool:
    """Free figures man abandoned gates in their areas unless their owner abandoned them on purpose (ruling 15).

    Returns whether any did.
    """
    changed = False
    for area in range(state.areas):
        if state.gate[area] != ABANDONED:
            continue
        kind = keeper_for(state, seat, area)
        if kind < 0:
            state.released[seat] &= ~bit(area)
        elif state.released[seat] & bit(area) == 0:
            man(state, seat, kind, area)
            changed = True
    return changed


def man(state: Duel, seat: i64, kind: i64, area: i64) -> None:
    """A figure steps onto an abandoned gate (ruling 12)."""
    state.gate[area] = seat
    state.keeper[area] = kind
    state.released[0] &= ~bit(area)
    state.released[1] &= ~bit(area)
    events.gate_manned(state, seat, kind, area)


def step_off(state: Duel, seat: i64, area: i64) -> None:
    """The keeper steps beside the gate, which is then abandoned."""
    state.gate[area] = ABANDONED
    state.released[seat] |= bit(area)
    events.gate_abandoned(state, seat, area)


def man_options(state: Duel, seat: i64, manned: i64, options: list[int]) -> None:
    """Abandoned gates and the kinds that may man them, each gate once between two actions."""
    if state.gates_of(ABANDONED) == 0:
        return
    faction = state.factions[seat]
    for kind in range(FIGURES):
        if not faction.can_keep(state, seat, kind):
            continue
        for area in range(state.areas):
            if state.gate[area] == ABANDONED and manned & bit(area) == 0 and state.figures_at(seat, kind, area) > 0:
                options.append(action_at(MAN, kind, area))


def step_off_options(state: Duel, seat: i64, stepped: i64, options: list[int]) -> None:
    """Gates that may be abandoned, each once between two actions. That is enough to reach any arrangement."""
    for area in range(state.areas):
        if state.gate[area] == seat and stepped & bit(area) == 0:
            options.append(STEP_OFF + area)


def anything_to_do(state: Duel, seat: i64, manned: i64, stepped: i64) -> bool:
    """Whether some gate could be manned or abandoned."""
    for area in range(state.areas):
        owner = state.gate[area]
        if owner == seat and stepped & bit(area) == 0:
            return True
        if owner == ABANDONED and manned & bit(area) == 0 and keeper_for(state, seat, area) >= 0:
            return True
    return False
