"""Checks of the battle and of its frames."""

from collections.abc import Callable
from typing import Any

from eldritch.core.dumps import require
from eldritch.core.stack_checks import above, below

from ..battle_state import BattleSide
from ..box.components import FIGURES, SEATS
from ..rules import battle
from ..rules.battle import BeforeBattle, Fight
from ..rules.battlefield import without_result
from ..rules.factions.black_goat import BlackGoat
from ..rules.factions.black_goat_steps import (
    GHOUL,
    Necrophagy,
)
from ..rules.factions.great_cthulhu import DEVOUR_USED
from ..rules.figures import common_figures
from ..rules.losses import Devoured
from ..rules.turn import AfterAction
from ..state import Duel
from .steps import is_area


def check_battle(state: Duel) -> None:
    fights = sum(isinstance(frame, Fight) for frame in state.stack)
    require(fights == (0 if state.battle is None else 1), "battle: it needs its place on the stack")
    if state.battle is None:
        return
    fight = state.battle
    require(is_area(state, fight.area), "battle: must be fought in an area")
    for seat in range(SEATS):
        check_side(state, seat, fight.sides[seat], fight.sides[1 - seat])


def check_side(state: Duel, seat: int, side: BattleSide, enemy: BattleSide) -> None:
    numbers = [*side.counters(), *(count for counts in side.results() for count in counts)]
    require(all(0 <= number < 1000 for number in numbers), "battle: too many dice and results")
    require(side.kills_rolled + side.pains_rolled <= side.dice, "battle: more results than dice")
    require(side.kills_due <= enemy.kills_rolled, "battle: more Kills to assign than were rolled")
    require(side.used_abilities in (0, DEVOUR_USED), "battle: there is no such ability")
    late = sum(side.late) + sum(enemy.late)
    require(side.pains_due <= enemy.pains_rolled + late, "battle: more Pains to assign than were rolled")
    for kind in range(FIGURES):
        require(kind == GHOUL or side.late[kind] == 0, "battle: only Ghouls come late")
        require(without_result(state, seat, kind) >= 0, "battle: more results than figures")
        first_results = side.wounded[kind] + side.pained[kind]
        has_first = side.second_pains[kind] <= first_results or is_retreating(state)
        require(has_first, "battle: more second results than first ones")
        twice = state.factions[seat].takes_two(state, seat, kind)
        require(twice or side.wounded[kind] + side.second_pains[kind] == 0, "battle: this figure takes one result")
    is_goat = isinstance(state.factions[seat], BlackGoat)
    require(is_goat or not any(side.late), "battle: only Black Goat's figures come late")


def is_retreating(state: Duel) -> bool:
    """Whether figures may have left the battle already."""
    return any(isinstance(frame, Fight) and battle.COURSE[frame.step - 1] >= battle.RETREATS for frame in state.stack)


def part_of(stage: int) -> Callable[[Duel, int, Any], bool]:
    """The check of a frame that is one player's part of a stage of the battle."""

    def check_part(state: Duel, place: int, frame: Any) -> bool:
        beneath = below(state, place)
        if not isinstance(beneath, Fight) or not 0 < beneath.step < len(battle.COURSE):
            return False
        attacker = state.current_battle().attacker
        is_second = beneath.step > 1 and battle.COURSE[beneath.step - 2] == stage
        return battle.COURSE[beneath.step - 1] == stage and frame.seat == (1 - attacker if is_second else attacker)

    return check_part


def fight(state: Duel, place: int, frame: Fight) -> bool:
    if not 0 < frame.step < len(battle.COURSE):
        return False
    late = frame.step > battle.LATE_START
    beneath = below(state, place)
    return (
        frame.step != battle.LATE_START
        and late == state.options.late_ghouls
        and isinstance(beneath, AfterAction)
        and state.current_battle().attacker == beneath.seat
        and above(state, place) is not None
    )


def necrophagy(state: Duel, place: int, frame: Necrophagy) -> bool:
    return isinstance(state.factions[frame.seat], BlackGoat) and part_of(battle.AFTER_KILLS)(state, place, frame)


def devoured(state: Duel, place: int, frame: Devoured) -> bool:
    beneath = below(state, place)
    is_prey = isinstance(beneath, BeforeBattle) and beneath.seat == 1 - frame.seat
    return is_prey and common_figures(state, frame.seat, state.current_battle().area) > 0
