"""How good the choices look that only one faction has."""

from typing import Final

from mypy_extensions import i64

from ..actions import (
    ABSORB,
    AVATAR,
    DEVOLVE,
    DEVOUR,
    DREAMS,
    GHROTH,
    GIVE,
    NECROPHAGY,
    PLACE,
    SURFACE,
    area_of,
    argument_of,
    seat_of,
    verb_of,
)
from ..box.components import ACOLYTE, FIGURES
from ..rules import common
from ..rules.battlefield import without_result
from ..rules.factions.black_goat_steps import MI_GO, SHUB_NIGGURATH
from ..state import Duel
from .estimates import is_lone_keeper, is_prey
from .perspective import NO_AREA, Perspective

GHROTH_LOSSES: Final[list[float]] = [float(areas * (areas + 1)) / 12.0 for areas in range(7)]
"""How many cultists a roll eliminates on average, by the number of areas with Mi-Go."""


# Great Cthulhu.


def great_cthulhu_value(side: Perspective, state: Duel, action: i64) -> float:
    verb = verb_of(action)
    if verb == DEVOLVE:
        return devolve(side, state, area_of(action))
    if verb == DEVOUR:
        return side.because("devour", 5.0)
    if verb == ABSORB:
        return side.because("keep-figures", -3.0)
    if verb == DREAMS:
        return dreams(side, state, area_of(action))
    if verb == SURFACE:
        good = is_prey(state, side.seat, area_of(action))
        return side.because("surface", side.weights.surface + (2.0 if good else 0.0))
    return side.because("keep-figures", side.weights.submerge)  # Submerge, or take a figure down.


def devolve(side: Perspective, state: Duel, area: i64) -> float:
    """Only to save an Acolyte from being captured."""
    if common.can_capture(state, side.enemy, area) and state.power[side.enemy] > 0:
        return side.because("devolve", side.weights.devolve)
    return side.because("keep-cultists", -3.0)


def dreams(side: Perspective, state: Duel, area: i64) -> float:
    if is_lone_keeper(state, side.enemy, ACOLYTE, area):
        return side.because("dreams-gate", side.weights.dreams + side.weights.dreams_gate)
    return side.because("dreams", side.weights.dreams * side.scheme_factor)


# The Black Goat.


def black_goat_value(side: Perspective, state: Duel, action: i64) -> float:
    verb = verb_of(action)
    if verb == AVATAR:
        return avatar(side, state, area_of(action))
    if verb == GIVE:
        return side.because("least-loss", -float(state.factions[side.seat].sheet.value[argument_of(action)]))
    if verb == GHROTH:
        return ghroth(side, state)
    if verb == PLACE:
        return place(side, state, seat_of(action), area_of(action))
    if verb == NECROPHAGY:
        return necrophagy(side, state)
    return blood_sacrifice(side, state, area_of(action))


def avatar(side: Perspective, state: Duel, area: i64) -> float:
    """Shub-Niggurath goes where cultists cannot be protected from her."""
    enemies = common.strongest(state, side.enemy, area)
    hunts = state.figures_at(side.enemy, ACOLYTE, area) > 0 and enemies < side.types[SHUB_NIGGURATH]
    return side.because("avatar", side.weights.avatar + (side.weights.avatar_prey if hunts else 0.0))


def ghroth(side: Perspective, state: Duel) -> float:
    losses = min(GHROTH_LOSSES[areas_with_mi_go(state, side.seat)], float(state.on_map(side.enemy, ACOLYTE)))
    return side.because("ghroth", side.weights.ghroth + side.weights.ghroth_doom * losses * side.personality.risk)


def areas_with_mi_go(state: Duel, seat: i64) -> i64:
    """In how many areas the seat has Mi-Go, at most the highest face of a die."""
    count: i64 = 0
    for area in range(state.areas):
        if state.figures_at(seat, MI_GO, area) > 0:
            count += 1
    return min(count, 6)


def place(side: Perspective, state: Duel, owner: i64, area: i64) -> float:
    if owner != side.seat:
        return side.because("not-for-them", -2.0)
    in_danger = common.strongest(state, side.enemy, area) > common.strongest(state, side.seat, area)
    return side.because("free-cultist", 2.0 + side.spread(state, NO_AREA, area) - (1.0 if in_danger else 0.0))


def necrophagy(side: Perspective, state: Duel) -> float:
    """A Pain for both sides is good for the one with fewer figures to lose."""
    mine: i64 = 0
    theirs: i64 = 0
    for kind in range(FIGURES):
        mine += without_result(state, side.seat, kind)
        theirs += without_result(state, side.enemy, kind)
    return side.because("necrophagy", 1.0 if theirs > mine else -1.0)


def blood_sacrifice(side: Perspective, state: Duel, area: i64) -> float:
    value = side.weights.sacrifice
    if is_lone_keeper(state, side.seat, ACOLYTE, area):
        value += side.weights.sacrifice_gate
    return side.because("sacrifice", value)
