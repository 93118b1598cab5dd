"""The Castle of the Devil: travellers, luggage, professions, organisations, backs, the coach and the castle.

A traveller's picture is 200 wide and 232 high, a bust whose hat may fill the upper 22; "_lit" and "_shadowed" are the
same in other light. A card's thing is "castle-<key>", 160 x 120 by lamplight, and "castle-<key>_emblem", 64 x 64.
"""

from typing import Final

from .backs import BADGES, CARD_BACKS
from .castle import CASTLE
from .coach import COACH
from .items import ITEMS
from .professions import ORGANISATIONS, PROFESSIONS
from .travellers import PORTRAITS
from .unknown import UNKNOWN

RECIPES: Final = [
    *PORTRAITS,
    *ITEMS,
    *PROFESSIONS,
    *ORGANISATIONS,
    *CARD_BACKS,
    *BADGES,
    COACH,
    CASTLE,
    *UNKNOWN,
]
