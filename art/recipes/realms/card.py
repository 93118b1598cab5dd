"""How a card of Cthulhu Realms is drawn: 300 by 220, the subject near (150, 105), its edges in the dark."""

from collections.abc import Sequence

from art.colour import Palette, shifted
from art.geometry import Point
from art.light import vignette
from art.recipe import Layer, Recipe


def card(
    key: str,
    palette: Palette,
    scene: Sequence[Layer],
    subject: Sequence[Layer],
    front: Sequence[Layer] = (),
    light: Point = (-1, -1),
    shift: float = 0,
    accent: str | None = None,
) -> Recipe:
    """A card's recipe; shift (in degrees) and accent make its palette a cousin of the colour's own."""
    colours = shifted(palette, shift, accent)
    return Recipe(f"realms-{key}", colours, scene, subject, [*front, vignette()], light)
