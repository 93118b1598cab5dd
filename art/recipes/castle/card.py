"""How the Castle's cards are made: a thing in a field of 64 x 64, alone as an emblem and by lamplight as a card."""

from collections.abc import Sequence
from typing import Final

from art.canvas import Canvas
from art.colour import Palette
from art.geometry import ellipse, spline
from art.light import dot, glow, group, inked, raw
from art.recipe import Layer, Recipe, part

PALETTE: Final[Palette] = {
    "ink": "#150c12",
    "shade": "#7a5524",
    "mid": "#d6ad5c",
    "light": "#ffe9bd",
    "accent": "#d0574f",
    "lamp": "#ffcf86",
}

Tones = tuple[str, str, str]
GOLD: Final[Tones] = ("shade", "mid", "light")
STEEL: Final[Tones] = ("#4d5a70", "#9fb0c8", "#f2f7ff")
LEATHER: Final[Tones] = ("#4a2716", "#8f5632", "#d19a62")
WOOD: Final[Tones] = ("#3a2113", "#74472a", "#b07c4c")
PAPER: Final[Tones] = ("#a4834f", "#e8d2a0", "#fff6dc")
RED: Final[Tones] = ("#6d1f28", "#c24a48", "#f29a86")
GREEN: Final[Tones] = ("#2b5a38", "#6fb560", "#c6ee9a")
BLUE: Final[Tones] = ("#24375c", "#5580bf", "#a9cbf4")
VIOLET: Final[Tones] = ("#2e2050", "#7358b0", "#bda4f0")
BLACK: Final[Tones] = ("#0d0b12", "#2b2834", "#5f5a70")

EMBLEM: Final = "matrix(.93 0 0 .93 2.2 2.2)"
"""Leaves room for the ink line round a thing that fills its field."""

GROUNDS: Final = {
    "item": ("#6a3a1c", "#2a140d"),
    "order": ("#2f5596", "#0e1a33"),
    "brotherhood": ("#8a2a34", "#2d0c13"),
    "curse": ("#4c3a78", "#150f26"),
    "profession": ("#2a5a5c", "#0c1f26"),
}


def ink(d: str, tones: Tones = GOLD, away: tuple[float, float] = (2.4, 1.8), width: float = 2.2) -> Layer:
    """A form by points or path data."""
    return inked(d if d.startswith("M") else spline(d), tones, away, width)


def disc(x: float, y: float, r: float, tones: Tones = GOLD, ry: float | None = None, width: float = 2.2) -> Layer:
    return inked(ellipse(x, y, r, ry), tones, (2.4, 1.8), width)


def lines(d: str, tone: str = "ink", width: float = 1.6, op: float = 1) -> Layer:
    return raw(d, stroke=tone, width=width, op=op)


def patch(d: str, tone: str = "ink", op: float = 1) -> Layer:
    return raw(d if d.startswith("M") else spline(d), tone, op=op)


def spot(x: float, y: float, r: float, tone: str = "ink", ry: float = 0) -> Layer:
    return dot(x, y, r, tone, ry)


@part
def pool(c: Canvas, ground: str) -> None:
    """A table cloth in a pool of lamplight."""
    bright, dark = GROUNDS[ground]
    c.whole(
        c.gradient(
            [(0, bright, 1), (0.5, f"{bright}+{dark}*.55", 1), (1, dark, 1)], 'cx=".5" cy=".5" r=".68"', radial=True
        )
    )
    c.path("M-4 98Q40 84 80 90T164 84V124H-4Z", dark, op=0.55)
    c.path("M-4 98Q40 84 80 90T164 84M14 120Q30 100 34 94M122 120Q118 102 126 90", stroke=bright, width=1.2, op=0.6)


def card(key: str, layers: Sequence[Layer], ground: str = "item") -> list[Recipe]:
    """The picture of a card, and its emblem."""
    shadow = glow(80, 101, 46, "ink", 0.75, ry=9)
    return [
        Recipe(
            f"castle-{key}",
            PALETTE,
            scene=[pool(ground), glow(80, 58, 62, "lamp", 0.42), shadow],
            subject=[group(layers, "matrix(1.66 0 0 1.66 26.9 5)")],
            size=(160, 120),
        ),
        Recipe(f"castle-{key}_emblem", PALETTE, subject=[group(layers, EMBLEM)], size=(64, 64)),
    ]
