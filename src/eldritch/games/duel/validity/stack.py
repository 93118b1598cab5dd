"""Which check belongs to which frame."""

from typing import Final

from eldritch.core.stack_checks import Checks, check_frames_stand

from ..rules import battle
from ..rules.battle import BeforeBattle, Fight
from ..rules.books import ChooseSlot, TakeBook
from ..rules.common import Summoning
from ..rules.doom_phase import DoomPart
from ..rules.factions.black_goat_steps import (
    Giving,
    Necrophagy,
    Offering,
    Placing,
)
from ..rules.factions.great_cthulhu_steps import Devolving, Submerging
from ..rules.losses import CultistsLost, Devoured
from ..rules.moving import Moving
from ..rules.phases import ActionPhase, ChooseFirst, DoomPhase
from ..rules.results import AssignKills, AssignPains
from ..rules.retreat import Retreat
from ..rules.turn import AfterAction, Turn
from ..state import Duel
from .battle import devoured, fight, necrophagy, part_of
from .factions import cultists_lost, devolving, giving, offering, placing, submerging
from .steps import (
    action_phase,
    after_action,
    choose_first,
    choose_slot,
    doom_part,
    doom_phase,
    moving,
    summoning,
    take_book,
    turn,
)

CHECKS: Final[Checks] = {
    ActionPhase: action_phase,
    Turn: turn,
    AfterAction: after_action,
    Moving: moving,
    Summoning: summoning,
    TakeBook: take_book,
    ChooseSlot: choose_slot,
    Fight: fight,
    BeforeBattle: part_of(battle.BEFORE),
    Devoured: devoured,
    AssignKills: part_of(battle.KILLS),
    AssignPains: part_of(battle.PAINS),
    Retreat: part_of(battle.RETREATS),
    CultistsLost: cultists_lost,
    ChooseFirst: choose_first,
    DoomPhase: doom_phase,
    DoomPart: doom_part,
    Devolving: devolving,
    Submerging: submerging,
    Offering: offering,
    Giving: giving,
    Placing: placing,
    Necrophagy: necrophagy,
}
"""Whether a frame can stand at its place."""


def check_stack(state: Duel) -> None:
    check_frames_stand(state, CHECKS, ("seat",))
