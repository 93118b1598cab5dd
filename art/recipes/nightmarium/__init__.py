"""Nightmarium: body parts of the four legions, seals, signs and abilities.

A card's drawings are named after its number and the place it lies in, "nightmarium-5_torso"; a card that fits several
places has one for each. A part's picture is 160 wide and 156 high: a field of 120, with 22 above it for horns and
flames and 14 below it for the hem that covers the next part. Laid 120 apart, legs first, any three join.
"""

from collections.abc import Callable, Mapping
from typing import Final

from art.canvas import Canvas
from art.recipe import Recipe, part

from . import abilities, legions, unknown
from .back import BACK
from .body import Body
from .chimerid_heads import HEADS as CHIMERID_HEADS
from .chimerid_legs import LEGS as CHIMERID_LEGS
from .chimerid_torsos import TORSOS as CHIMERID_TORSOS
from .constrict_heads import HEADS as CONSTRICT_HEADS
from .constrict_legs import LEGS as CONSTRICT_LEGS
from .constrict_torsos import TORSOS as CONSTRICT_TORSOS
from .homunculus_heads import HEADS as HOMUNCULUS_HEADS
from .homunculus_legs import LEGS as HOMUNCULUS_LEGS
from .homunculus_torsos import TORSOS as HOMUNCULUS_TORSOS
from .necromunculus_heads import HEADS as NECROMUNCULUS_HEADS
from .necromunculus_legs import LEGS as NECROMUNCULUS_LEGS
from .necromunculus_torsos import TORSOS as NECROMUNCULUS_TORSOS
from .seals import SEALS

Drawing = Callable[[Body], None]

FIELD: Final = (160, 120)
ABOVE: Final = 22
BELOW: Final = 14

PARTS: Final[Mapping[str, Mapping[str, Mapping[int, Drawing]]]] = {
    "necromunculus": {"head": NECROMUNCULUS_HEADS, "torso": NECROMUNCULUS_TORSOS, "legs": NECROMUNCULUS_LEGS},
    "homunculus": {"head": HOMUNCULUS_HEADS, "torso": HOMUNCULUS_TORSOS, "legs": HOMUNCULUS_LEGS},
    "constrict": {"head": CONSTRICT_HEADS, "torso": CONSTRICT_TORSOS, "legs": CONSTRICT_LEGS},
    "chimerid": {"head": CHIMERID_HEADS, "torso": CHIMERID_TORSOS, "legs": CHIMERID_LEGS},
}
"""Drawings by legion, place and number of the card."""


@part
def body_part(c: Canvas, legion: str, drawing: Drawing) -> None:
    c.add(f'<g transform="translate(0 {ABOVE})">')
    drawing(Body(c, legion))
    c.add("</g>")


def piece(key: str, legion: str, drawing: Drawing) -> Recipe:
    return Recipe(
        f"nightmarium-{key}",
        legions.PALETTES[legion],
        subject=[body_part(legion, drawing)],
        size=(FIELD[0], ABOVE + FIELD[1] + BELOW),
        framed=False,
    )


RECIPES: Final = [
    *(
        piece(f"{number}_{place}", legion, drawing)
        for legion, places in PARTS.items()
        for place, cards in places.items()
        for number, drawing in cards.items()
    ),
    *SEALS,
    *legions.EMBLEMS,
    *legions.GROUNDS,
    *abilities.EMBLEMS,
    BACK,
    piece("unknown", "necromunculus", unknown.doll),
    piece("unknown_head", "necromunculus", unknown.dummy_head),
    piece("unknown_torso", "necromunculus", unknown.dummy_torso),
    piece("unknown_legs", "necromunculus", unknown.dummy_legs),
]
