"""Figures and pools (Фигуры и резерв фракции): how figures come onto the map and leave it.

Figures of a kind are alike. Where some stand beside a gate and one on it, those beside it go first: their owner may
always choose so, and may step off the gate first in their own turn (rulings 13, 26).
"""

from mypy_extensions import i64

from .. import events
from ..box.components import FIGURES, GREAT_OLD_ONE, MOST_AREAS
from ..state import ABANDONED, Duel


def put(state: Duel, seat: i64, kind: i64, area: i64) -> None:
    """Put a figure into an area, beside its gate."""
    place = seat * MOST_AREAS + area
    state.crowds[place] += 1
    state.figures[place * FIGURES + kind] += 1


def lift(state: Duel, seat: i64, kind: i64, area: i64) -> None:
    """Take a figure out of an area. If it was the keeper, the gate is abandoned (ruling 13)."""
    place = seat * MOST_AREAS + area
    state.crowds[place] -= 1
    left = state.figures[place * FIGURES + kind] - 1
    state.figures[place * FIGURES + kind] = left
    if left == 0 and state.gate[area] == seat and state.keeper[area] == kind:
        state.gate[area] = ABANDONED
        events.gate_abandoned(state, seat, area)


def bring(state: Duel, seat: i64, kind: i64, area: i64) -> None:
    """Put a figure of the pool into an area."""
    state.pool[seat * FIGURES + kind] -= 1
    put(state, seat, kind, area)


def remove(state: Duel, seat: i64, kind: i64, area: i64) -> None:
    """Return a figure to its pool."""
    lift(state, seat, kind, area)
    state.pool[seat * FIGURES + kind] += 1


def common_figures(state: Duel, seat: i64, area: i64) -> i64:
    """How many cultists and monsters the seat has in an area."""
    count = state.crowd(seat, area)
    if count > 0:
        sheet = state.factions[seat].sheet
        kind: i64 = FIGURES - 1
        while sheet.type[kind] == GREAT_OLD_ONE:
            count -= state.figures_at(seat, kind, area)
            kind -= 1
    return count


def total(state: Duel, seat: i64) -> i64:
    """How many figures the seat has on the map."""
    count: i64 = 0
    for kind in range(FIGURES):
        count += state.on_map(seat, kind)
    return count


def first_area(state: Duel, seat: i64, kind: i64) -> i64:
    """The first area where the seat has a figure of this kind; -1 if there is none."""
    for area in range(state.areas):
        if state.figures_at(seat, kind, area) > 0:
            return area
    return -1
