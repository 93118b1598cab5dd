"""The rules of The Castle of the Devil, one module per chapter of the booklet."""

from typing import Final

from eldritch.core.frame import frames_by_name

from .clairvoyant import Foresight
from .diplomat import Demand, HandOver
from .fight import EarlyDuel, Fight, Hypnosis, Pay, Priest, Support
from .luggage import Overflow
from .powers import Powers
from .setup import Reveal
from .spoils import Doctor, GiveBack, Luggage, Spoils
from .texts import Bag, Coat, PassOn, Sextant, Slot, Tome
from .trade import Answer, Texts
from .turn import DrawOffer, Turn
from .victory import Naming

FRAMES: Final = frames_by_name(
    Reveal,
    Turn,
    DrawOffer,
    Answer,
    Texts,
    Bag,
    Slot,
    Tome,
    Coat,
    Sextant,
    PassOn,
    Overflow,
    Demand,
    HandOver,
    Foresight,
    Fight,
    Priest,
    Pay,
    Support,
    Hypnosis,
    Powers,
    Doctor,
    Spoils,
    Luggage,
    GiveBack,
    Naming,
    EarlyDuel,
)
"""Every frame that can lie on the stack, by its name in dumps. Observations number them in this order."""
