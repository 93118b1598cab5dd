"""The ten travellers, each in three lights."""

from collections.abc import Callable
from typing import Final

from art.canvas import Canvas
from art.recipe import Recipe, part

from . import gentlemen, ladies
from .bust import LIGHTS, Bust

ABOVE: Final = 22
"""Hats and plumes rise so far above the field of 200 x 210."""

TRAVELLERS: Final[dict[str, tuple[Callable[[Bust], None], str]]] = {
    "octavia_thorn": (ladies.octavia_thorn, "pale"),
    "isolde_quill": (ladies.isolde_quill, "olive"),
    "bettina_roux": (ladies.bettina_roux, "pale"),
    "vesna_morozova": (ladies.vesna_morozova, "pale"),
    "agnes_holloway": (ladies.agnes_holloway, "old"),
    "ambrose_pike": (gentlemen.ambrose_pike, "ruddy"),
    "casimir_wolf": (gentlemen.casimir_wolf, "ruddy"),
    "leopold_crane": (gentlemen.leopold_crane, "old"),
    "mateo_luna": (gentlemen.mateo_luna, "brown"),
    "silas_wren": (gentlemen.silas_wren, "pale"),
}
"""Who paints each, and the skin."""


@part
def traveller(c: Canvas, key: str, light: str) -> None:
    drawing, skin = TRAVELLERS[key]
    bust = Bust(c, light, skin)
    c.add(f'<g transform="translate(0 {ABOVE})">')
    bust.halo()
    drawing(bust)
    c.add("</g>")


PORTRAITS: Final = [
    Recipe(
        f"castle-{key}" if light == "neutral" else f"castle-{key}_{light}",
        {},
        subject=[traveller(key, light)],
        size=(200, 210 + ABOVE),
        framed=False,
    )
    for key in TRAVELLERS
    for light in LIGHTS
]
