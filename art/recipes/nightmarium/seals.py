"""Seals of wax that embody a creature: each legion's sign, three to a legion, no two of one stamp's pouring."""

from typing import Final

from art.canvas import Canvas
from art.recipe import Recipe, part

from .body import DARK, SKIN, Body
from .legions import PALETTES, sign

WAX: Final = {
    "necromunculus": (
        "40,6 60,2 82,8! 96,26 110,40! 104,62 98,84 92,104! 74,102 60,110 46,104 28,106! 24,82 14,58 8,38! 26,24"
    ),
    "homunculus": (
        "60,22 72,8 94,6 110,20 114,42 102,64 84,84 88,102 78,108 72,96 62,114 54,98 40,86 18,64 6,42 10,20 28,6 48,8"
    ),
    "constrict": ("60,2! 84,14 108,28! 106,56 110,84! 84,96 60,112! 36,98 10,86! 14,56 10,28! 36,14"),
    "chimerid": (
        "10,4! 34,16 60,8 86,16 110,4! 112,30 104,44! 110,54! 100,66 94,84! "
        "82,90 60,114! 38,90 26,84! 20,66 10,54! 16,44! 8,30"
    ),
}
"""The wax runs after the shape of the sign."""


def ribbons(b: Body, pouring: int) -> None:
    """What the wax holds: two ribbons that hang, a thread tied crosswise, or one long ribbon to the side."""
    if pouring == 0:
        b.form("M36 80L22 132L36 124L44 136L58 88Z;M84 80L98 132L84 124L76 136L62 88Z", DARK, (4, 2))
    elif pouring == 1:
        b.line("M2 22Q60 60 118 104M4 108Q60 66 116 18", "ink", 7)
        b.line("M2 22Q60 60 118 104M4 108Q60 66 116 18", "light", 3.4)
    else:
        b.form("M64 84Q86 96 96 118L118 112L112 128L120 138L92 136Q80 112 54 96Z", DARK, (4, 2))


@part
def poured(c: Canvas, legion: str, pouring: int) -> None:
    b = Body(c, legion)
    ribbons(b, pouring)
    b.form(WAX[legion], SKIN, (6, 5))
    b.spots("60,56,32", "dark", 2.4)
    b.line("M30 44Q38 26 58 24", "light", 2.6, 0.8)


SEALS: Final = [
    Recipe(
        f"nightmarium-seal_{legion}_{pouring + 1}",
        palette,
        subject=[poured(legion, pouring), sign(legion, 61.5, 58, 42, "ink"), sign(legion, 60, 56, 42, "pale")],
        size=(120, 140),
    )
    for legion, palette in PALETTES.items()
    for pouring in range(3)
]
