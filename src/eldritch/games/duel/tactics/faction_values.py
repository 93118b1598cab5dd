"""How good the choices look that only one faction of Duel has."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .. import actions as act
from ..box.components import ACOLYTE, FIGURES, MOST_AREAS
from ..rules import battlefield, common
from ..rules.factions.black_goat_steps import MI_GO, SHUB_NIGGURATH
from ..state import Duel
from .estimates import prey

if TYPE_CHECKING:
    from .action_values import Judge

GHROTH_LOSSES: Final[list[float]] = [float(areas * (areas + 1)) / 12.0 for areas in range(7)]
"""How many cultists a roll takes on average, by the areas with Mi-Go."""


def of_cthulhu(judge: "Judge", state: Duel, action: i64) -> float:
    weights = judge.weights
    if action < act.DEVOUR:
        area = action - act.DEVOLVE
        if common.can_capture(state, judge.enemy, area) and state.power[judge.enemy] > 0:
            return judge.because("devolve", weights.devolve)
        return judge.because("keep-cultists", -3.0)
    if action == act.DEVOUR:
        return judge.because("devour", 5.0)
    if action < act.DREAMS:
        return judge.because("keep-figures", -3.0)
    if action < act.SUBMERGE:
        if judge.is_lone_keeper(state, judge.enemy, action - act.DREAMS):
            return judge.because("dreams-gate", weights.dreams + weights.dreams_gate)
        return judge.because("dreams", weights.dreams * judge.scheme_taste)
    if action < act.SURFACE:
        return judge.because("keep-figures", weights.submerge)
    good = prey(state, judge.seat, action - act.SURFACE)
    return judge.because("surface", weights.surface + (2.0 if good else 0.0))


def of_goat(judge: "Judge", state: Duel, action: i64) -> float:
    weights = judge.weights
    if action < act.GIVE:
        return avatar(judge, state, (action - act.AVATAR) % MOST_AREAS)
    if action < act.GHROTH:
        return judge.because("least-loss", -float(state.factions[judge.seat].sheet.value[action - act.GIVE]))
    if action == act.GHROTH:
        losses = min(GHROTH_LOSSES[areas_with_mi_go(state, judge.seat)], float(state.on_map(judge.enemy, ACOLYTE)))
        return judge.because("ghroth", weights.ghroth + weights.ghroth_doom * losses * judge.taste.risk)
    if action < act.NECROPHAGY:
        return place(judge, state, (action - act.PLACE) // MOST_AREAS, (action - act.PLACE) % MOST_AREAS)
    if action < act.BLOOD_SACRIFICE:
        return necrophagy(judge, state)
    worth = weights.sacrifice
    if judge.is_lone_keeper(state, judge.seat, action - act.BLOOD_SACRIFICE):
        worth += weights.sacrifice_gate
    return judge.because("sacrifice", worth)


def avatar(judge: "Judge", state: Duel, area: i64) -> float:
    """Shub-Niggurath goes where cultists cannot be protected from her."""
    enemies = common.strongest(state, judge.enemy, area)
    hunts = state.figures_at(judge.enemy, ACOLYTE, area) > 0 and enemies < judge.kinds[SHUB_NIGGURATH]
    return judge.because("avatar", judge.weights.avatar + (judge.weights.avatar_prey if hunts else 0.0))


def areas_with_mi_go(state: Duel, seat: i64) -> i64:
    """In how many areas the seat has Mi-Go, as far as a die counts."""
    count: i64 = 0
    for area in range(state.areas):
        if state.figures_at(seat, MI_GO, area) > 0:
            count += 1
    return min(count, 6)


def place(judge: "Judge", state: Duel, owner: i64, area: i64) -> float:
    if owner != judge.seat:
        return judge.because("not-for-them", -2.0)
    in_danger = common.strongest(state, judge.enemy, area) > common.strongest(state, judge.seat, area)
    return judge.because("free-cultist", 2.0 + judge.spread(state, -1, area) - (1.0 if in_danger else 0.0))


def necrophagy(judge: "Judge", state: Duel) -> float:
    mine: i64 = 0
    theirs: i64 = 0
    for kind in range(FIGURES):
        mine += battlefield.without_result(state, judge.seat, kind)
        theirs += battlefield.without_result(state, judge.enemy, kind)
    return judge.because("necrophagy", 1.0 if theirs > mine else -1.0)
