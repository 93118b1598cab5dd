"""The house: scenes of the home page, crest and icons, levels, and pictures of what is empty or went wrong."""

from typing import Final

from .coach import COACH_AND_CASTLE
from .crest import CREST, FAVICON, ICON, LAMP_PICTURE, MASKABLE, SEALS
from .drowned_city import DROWNED_CITY
from .levels import LEVELS
from .loose import ARM, BATS
from .social import SOCIAL
from .states import STATES
from .two_gods import TWO_GODS
from .workshop import WORKSHOP

RECIPES: Final = [
    DROWNED_CITY,
    WORKSHOP,
    TWO_GODS,
    COACH_AND_CASTLE,
    CREST,
    FAVICON,
    ICON,
    MASKABLE,
    SOCIAL,
    LAMP_PICTURE,
    *SEALS,
    ARM,
    BATS,
    *LEVELS,
    *STATES,
]
