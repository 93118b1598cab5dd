"""The four legions: their colours, their signs, and the ground their cards lie on."""

from collections.abc import Mapping
from typing import Final

from art.canvas import Canvas
from art.colour import Palette
from art.recipe import Layer, Recipe, part

TONES: Final = (
    "ink", "dark", "shade", "mid", "light", "pale", "pale2", "cloth", "cloth2", "glow", "cut", "spec", "tile", "sign",
)  # fmt: skip


def tones(*colours: str) -> Palette:
    return dict(zip(TONES, colours, strict=True))


PALETTES: Final[Mapping[str, Palette]] = {
    "necromunculus": tones(
        "#080d1a", "#22375a", "#3d5f92", "#7098ca", "#b4d3f2", "#efefe0", "#a9b6c4",
        "#26334f", "#445980", "#8df3ff", "#101b30", "#ffffff", "#2a426b", "#6d9fdd",
    ),
    "homunculus": tones(
        "#1a0609", "#661a22", "#97333a", "#d0604f", "#f3a183", "#fff0d8", "#d9b08f",
        "#3f101b", "#6d2230", "#ffe08a", "#8d1f2b", "#ffe3cf", "#5f2328", "#d9655c",
    ),
    "constrict": tones(
        "#130903", "#46240c", "#6e3c14", "#ad6d2d", "#e2a958", "#ffe2a2", "#c99a55",
        "#331a08", "#5c3312", "#ffb22e", "#3d1a05", "#fff3d2", "#54351a", "#c98f4e",
    ),
    "chimerid": tones(
        "#06110a", "#1f3d24", "#335f38", "#64964e", "#a3cc7b", "#f4ecc6", "#bfb17c",
        "#193020", "#2f5434", "#efff6e", "#6d2030", "#f2ffd9", "#2c4e2e", "#7fb56a",
    ),
}  # fmt: skip

BRASS: Final = tones(
    "#17100a", "#4a3315", "#7d5a26", "#c2954a", "#f0cd86", "#fff1cf", "#c9ad7c",
    "#2a2016", "#4d3a22", "#ffe09a", "#3a1a14", "#ffffff", "#221a14", "#c2954a",
)  # fmt: skip
"""What belongs to no legion: abilities, the back of the cards."""

SIGNS: Final[Mapping[str, str]] = {
    "necromunculus": "M8 1H16L21.5 8L17.5 23H6.5L2.5 8Z",
    "homunculus": "M12 23C3.5 16.500 0 12 .6 7C1.3 1.6 8.6-.2 12 4.6C15.4-.2 22.7 1.6 23.4 7C24 12 20.5 16.500 12 23Z",
    "constrict": "M12 .5L22.5 6.300V17.700L12 23.5L1.5 17.700V6.300Z",
    "chimerid": "M1 1Q6.5 6 12 3.5Q17.500 6 23 1Q25.5 15 12 23.5Q-1.5 15 1 1Z",
}
"""Coffin, heart, honeycomb, beast's shield, each in a field of 24 x 24."""

WEAVES: Final[Mapping[str, str]] = {
    "necromunculus": "M6 18L18 6M6 6L18 18",
    "homunculus": "M6 6h0M18 18h0M18 6h0M6 18h0M12 12h0",
    "constrict": "M0 9Q6 1 12 9Q18 1 24 9M0 21Q6 13 12 21Q18 13 24 21",
    "chimerid": "M2 2L6 12L10 2M14 12L18 22L22 12",
}
"""What the ground of a legion's cards is woven with, in a field of 24 x 24."""


@part
def sign(c: Canvas, legion: str, x: float, y: float, size: float, fill: str = "sign", op: float = 1) -> None:
    """A legion's sign with its middle at the point."""
    scale = size / 24
    c.path(
        SIGNS[legion],
        fill,
        op=op,
        more=f' transform="matrix({scale:.3g} 0 0 {scale:.3g} {x - size / 2:g} {y - size / 2:g})"',
    )


@part
def ground(c: Canvas, legion: str, op: float) -> None:
    """Woven cloth, lit in the middle."""
    lit = [(0, "tile", 1.0), (1, "tile+ink*.6", 1.0)]
    c.whole(c.gradient(lit, 'cx=".5" cy=".5" r=".72"', radial=True))
    thread = (
        f'<path d="{WEAVES[legion]}" stroke="{c.tone("sign")}" stroke-width="2.6" stroke-linecap="round" fill="none"/>'
    )
    weave = c.define("pattern", ' width="24" height="24" patternUnits="userSpaceOnUse"', thread)
    c.path(f"M0 0H{c.width}V{c.height}H0z", f"url(#{weave})", op=op)


def corners(legion: str) -> list[Layer]:
    return [sign(legion, x, y, 16, op=0.9) for x in (12, 148) for y in (12, 108)]


THREAD: Final = {"necromunculus": 0.3, "homunculus": 0.45, "constrict": 0.72, "chimerid": 0.44}
"""How much the weave stands out, so that the grounds differ without their colours too."""

GROUNDS: Final = [
    Recipe(
        f"nightmarium-ground_{legion}",
        palette,
        scene=[ground(legion, THREAD[legion]), sign(legion, 80, 60, 96, op=0.3)],
        front=corners(legion),
        size=(160, 120),
    )
    for legion, palette in PALETTES.items()
]
EMBLEMS: Final = [
    Recipe(
        f"nightmarium-sign_{legion}",
        palette,
        subject=[sign(legion, 32, 32, 58, "ink"), sign(legion, 32, 32, 52, "shade"), sign(legion, 30.5, 30.5, 47)],
        size=(64, 64),
    )
    for legion, palette in PALETTES.items()
]
