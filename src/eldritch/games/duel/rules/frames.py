"""Every step that can lie on the stack of a game of Duel."""

from typing import Any, Final

from eldritch.core.frame import Frame

from .battle import BeforeBattle, Fight
from .books import ChooseSlot, TakeBook
from .common import Summoning
from .doom_phase import DoomPart, DoomPhase
from .factions.black_goat_steps import Giving, Necrophagy, Offering, Placing
from .factions.great_cthulhu_steps import Devolving, Submerging
from .losses import CultistsLost, Devoured
from .moving import Moving
from .phases import ActionPhase, ChooseFirst
from .results import AssignKills, AssignPains
from .retreat import Retreat
from .turn import Aftermath, Turn

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    "action_phase": ActionPhase,
    "turn": Turn,
    "aftermath": Aftermath,
    "moving": Moving,
    "summoning": Summoning,
    "take_book": TakeBook,
    "choose_slot": ChooseSlot,
    "fight": Fight,
    "before_battle": BeforeBattle,
    "devoured": Devoured,
    "assign_kills": AssignKills,
    "assign_pains": AssignPains,
    "retreat": Retreat,
    "cultists_lost": CultistsLost,
    "choose_first": ChooseFirst,
    "doom_phase": DoomPhase,
    "doom_part": DoomPart,
    "devolving": Devolving,
    "submerging": Submerging,
    "offering": Offering,
    "giving": Giving,
    "placing": Placing,
    "necrophagy": Necrophagy,
}
"""By the name that a step has in dumps."""
