"""Every kind of step that can be on the stack of a game of Duel."""

from typing import Any, Final

from eldritch.core.frame import Frame, frames_by_name

from .battle import BeforeBattle, Fight
from .books import ChooseSlot, TakeBook
from .common import Summoning
from .doom_phase import DoomPart
from .factions.black_goat_steps import Giving, Necrophagy, Offering, Placing
from .factions.great_cthulhu_steps import Devolving, Submerging
from .losses import CultistsLost, Devoured
from .moving import Moving
from .phases import ActionPhase, ChooseFirst, DoomPhase
from .results import AssignKills, AssignPains
from .retreat import Retreat
from .turn import AfterAction, Turn

FRAMES: Final[dict[str, type[Frame[Any]]]] = frames_by_name(
    ActionPhase,
    Turn,
    AfterAction,
    Moving,
    Summoning,
    TakeBook,
    ChooseSlot,
    Fight,
    BeforeBattle,
    Devoured,
    AssignKills,
    AssignPains,
    Retreat,
    CultistsLost,
    ChooseFirst,
    DoomPhase,
    DoomPart,
    Devolving,
    Submerging,
    Offering,
    Giving,
    Placing,
    Necrophagy,
)
"""By their names in dumps. Observations number them in this order."""
