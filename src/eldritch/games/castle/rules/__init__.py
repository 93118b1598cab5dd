"""The rules of The Castle of the Devil, a module for each chapter of the booklet."""

from typing import Any, Final

from eldritch.core.frame import Frame

from .clairvoyant import Foresight
from .diplomat import Demand, HandOver
from .fight import Fight, Hypnosis, Pay, PriestWindow, Support
from .luggage import Overflow
from .powers import Powers
from .setup import Reveal
from .spoils import DoctorWindow, GiveBack, Loot, Spoils
from .texts import BagDraw, Direction, PassOn, PickSlot, TomeSwap, Wardrobe
from .trade import Answer, Texts
from .turn import DrawOffer, Turn
from .victory import Naming

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    "reveal": Reveal,
    "turn": Turn,
    "draw_offer": DrawOffer,
    "answer": Answer,
    "texts": Texts,
    "bag": BagDraw,
    "slot": PickSlot,
    "tome": TomeSwap,
    "coat": Wardrobe,
    "sextant": Direction,
    "pass_on": PassOn,
    "overflow": Overflow,
    "demand": Demand,
    "hand_over": HandOver,
    "foresight": Foresight,
    "fight": Fight,
    "priest": PriestWindow,
    "pay": Pay,
    "support": Support,
    "hypnosis": Hypnosis,
    "powers": Powers,
    "doctor": DoctorWindow,
    "spoils": Spoils,
    "luggage": Loot,
    "give_back": GiveBack,
    "naming": Naming,
}
"""Every step that can lie on the stack, by the name it has in dumps."""
