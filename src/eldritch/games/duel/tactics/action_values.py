"""How good an action looks to a seat, and why. A value of 1 is about one Doom; below 0 the action is better left."""

from typing import Final

from mypy_extensions import i64

from ..actions import (
    AWAKEN,
    BATTLE,
    BUILD,
    CAPTURE,
    ELIMINATE,
    MAN,
    PASS,
    RECRUIT,
    REVEAL,
    STEP_OFF,
    SUMMON,
    area_of,
    is_answer,
    is_move,
    is_of_black_goat,
    is_of_great_cthulhu,
    is_side_action,
    kind_of,
    moved_from,
    moved_kind,
    moved_to,
    verb_of,
)
from ..box.components import ACOLYTE, CULTIST, FIGURES, MONSTER
from ..rules import books, common, gates
from ..rules.battlefield import dice_of
from ..rules.factions.black_goat_steps import MI_GO
from ..rules.factions.great_cthulhu import KILL_ONE, KILL_TWO, WATER_GATES
from ..state import ABANDONED, NO_GATE, Duel
from .answer_values import WIN, answer_value
from .estimates import (
    KILL_CHANCES,
    MOST_DICE,
    expected_loss,
    is_lone_keeper,
    is_prey,
    is_threatened,
    wins_by_revealing,
)
from .faction_values import black_goat_value, great_cthulhu_value
from .perspective import NO_AREA, Perspective

GREAT_ONE: Final = FIGURES - 1
"""The kind of the Great Old One of every faction in the box."""
BROKE: Final = 2
"""With less Power than this left an awakening comes too early."""


def action_value(side: Perspective, state: Duel, action: i64) -> float:
    """The value of any action."""
    if is_move(action):
        return move(side, state, moved_kind(action), moved_from(action), moved_to(action))
    if is_side_action(action):
        return side_action(side, state, action)
    if is_answer(action):
        return answer_value(side, state, action)
    if is_of_great_cthulhu(action):
        return great_cthulhu_value(side, state, action)
    if is_of_black_goat(action):
        return black_goat_value(side, state, action)
    return turn_value(side, state, action)


# The common actions.


def turn_value(side: Perspective, state: Duel, action: i64) -> float:
    """The value of a common action, of gate control, of an end, or of a figure to lose."""
    verb = verb_of(action)
    if verb == RECRUIT:
        return recruit(side, state, area_of(action))
    if verb == SUMMON:
        return summon(side, state, kind_of(action), area_of(action))
    if verb == AWAKEN:
        return awaken(side, state, kind_of(action))
    if verb == BUILD:
        return build(side, state, area_of(action))
    if verb == BATTLE:
        return battle(side, state, area_of(action))
    if verb == CAPTURE:
        return capture(side, state, area_of(action))
    if verb == PASS:
        return side.because("pass", side.weights.passing * float(state.power[side.seat]))
    if verb == MAN:
        return side.because("free-gate", side.weights.man)
    if verb == STEP_OFF:
        return side.because("keep-gate", -5.0)
    if verb == ELIMINATE:
        return lose(side, state, kind_of(action), area_of(action))
    return side.because("enough", 0.0)


def recruit(side: Perspective, state: Duel, area: i64) -> float:
    weights = side.weights
    value = weights.recruit * side.build_factor
    if common.strongest(state, side.enemy, area) > common.strongest(state, side.seat, area):
        return side.because("recruit-danger", value + weights.recruit_danger * side.danger)
    buildable = state.gate[area] == NO_GATE and state.figures_at(side.seat, ACOLYTE, area) == 0
    if buildable and state.power[side.seat] > state.box.build_cost:
        return side.because("recruit-builder", value + weights.recruit_builder)
    return side.because("recruit", value + side.spread(state, NO_AREA, area))


def summon(side: Perspective, state: Duel, kind: i64, area: i64) -> float:
    weights = side.weights
    faction = state.factions[side.seat]
    value = weights.summon + weights.summon_combat * float(faction.combat(state, side.seat, kind))
    value += weights.summon_cost * float(faction.cost(state, side.seat, kind))
    if side.is_goat and kind == MI_GO and state.figures_at(side.seat, MI_GO, area) == 0:
        value += weights.mi_go
    if is_threatened(state, side.seat, area):
        return side.because("summon-guard", value + weights.summon_guard * side.danger)
    if state.figures_at(side.seat, ACOLYTE, area) == state.crowd(side.seat, area):
        value += weights.summon_first
    return side.because("summon", value)


def awaken(side: Perspective, state: Duel, kind: i64) -> float:
    """Best with gates that pay for it, and with some Power left."""
    left = state.power[side.seat] - state.factions[side.seat].cost(state, side.seat, kind)
    value = side.weights.awaken + side.weights.awaken_gates * float(state.gates_of(side.seat))
    if left < BROKE:
        value += side.weights.awaken_broke
    return side.because("awaken", value * side.personality.attack)


def build(side: Perspective, state: Duel, area: i64) -> float:
    weights = side.weights
    value = weights.build * side.build_factor + weights.build_gates * float(state.gates_of(side.seat))
    if common.strongest(state, side.enemy, area) >= MONSTER:
        return side.because("build-danger", value + weights.build_danger * side.danger)
    if not side.is_goat and state.box.water[area] and books.is_open(state, side.seat, WATER_GATES):
        return side.because("build-water", value + weights.build_water)
    return side.because("build", value)


def battle(side: Perspective, state: Duel, area: i64) -> float:
    """The Doom that the dice bring on average less what they cost, if each side loses its cheapest figures."""
    weights = side.weights
    mine = min(dice_of(state, side.seat, area), MOST_DICE)
    theirs = min(dice_of(state, side.enemy, area), MOST_DICE)
    gain = expected_loss(state, side.enemy, area, mine) * side.personality.attack
    gain -= expected_loss(state, side.seat, area, theirs) / side.personality.risk
    if not side.is_goat and state.figures_at(side.seat, GREAT_ONE, area) > 0:
        gain += 1.0  # Devour.
    value = weights.battle * gain
    if state.gate[area] == side.enemy:
        value += weights.battle_gate * float(mine) / float(state.crowd(side.enemy, area))
    if not side.is_goat and (books.is_open(state, side.seat, KILL_ONE) or books.is_open(state, side.seat, KILL_TWO)):
        value += weights.battle_book * (1.0 - KILL_CHANCES[mine][0])
    return side.because("battle" if gain > 0.0 else "battle-odds", value)


def capture(side: Perspective, state: Duel, area: i64) -> float:
    value = side.weights.capture * side.personality.attack
    if is_lone_keeper(state, side.enemy, ACOLYTE, area):
        return side.because("capture-keeper", value + side.weights.capture_keeper)
    return side.because("capture", value)


def lose(side: Perspective, state: Duel, kind: i64, area: i64) -> float:
    """The value of giving up a figure."""
    value = -float(state.factions[side.seat].sheet.value[kind])
    if is_lone_keeper(state, side.seat, kind, area):
        return side.because("lose-gate", value - 3.0)
    return side.because("least-loss", value)


# Moving.


def move(side: Perspective, state: Duel, kind: i64, area: i64, to: i64) -> float:
    value = side.weights.move + side.spread(state, area, to)
    if is_lone_keeper(state, side.seat, kind, area):
        value += side.weights.move_keeper
    if side.types[kind] == CULTIST:
        return move_cultist(side, state, to, value)
    return move_monster(side, state, kind, area, to, value)


def move_cultist(side: Perspective, state: Duel, to: i64, value: float) -> float:
    weights = side.weights
    if common.strongest(state, side.enemy, to) > max(CULTIST, common.strongest(state, side.seat, to)):
        return side.because("move-danger", value + weights.move_danger * side.danger)
    if state.gate[to] == ABANDONED:
        return side.because("move-free-gate", value + weights.move_free_gate)
    buildable = state.gate[to] == NO_GATE and gates.keeper_for(state, side.seat, to) < 0
    if buildable and state.power[side.seat] > state.box.build_cost:
        return side.because("move-builder", value + weights.move_builder * side.build_factor)
    return side.because("move-spread" if value > weights.move else "move-idle", value)


def move_monster(side: Perspective, state: Duel, kind: i64, area: i64, to: i64, value: float) -> float:
    weights = side.weights
    is_spare = state.figures_at(side.seat, kind, area) > 1 and state.figures_at(side.seat, kind, to) == 0
    if side.is_goat and kind == MI_GO and is_spare:
        value += weights.mi_go
    if is_prey(state, side.seat, to) and not is_prey(state, side.seat, area):
        return side.because("move-prey", value + weights.move_prey * side.personality.attack)
    if is_threatened(state, side.seat, to) and not is_threatened(state, side.seat, area):
        return side.because("move-guard", value + weights.move_guard * side.danger)
    return side.because("move-spread" if value > weights.move else "move-idle", value)


# Side actions.


def side_action(side: Perspective, state: Duel, action: i64) -> float:
    """Signs are best kept hidden, unless revealing them ends the game while one is ahead."""
    if verb_of(action) != REVEAL:
        return side.because("policy", -10.0)
    if wins_by_revealing(state, side.seat):
        return side.because("reveal", WIN)
    return side.because("hidden", -10.0)
