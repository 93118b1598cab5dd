"""Seals of wax that embody a creature: each legion's sign, three to a legion, no two of one stamp's pouring."""

from typing import Final

from eldritch.art.canvas import Canvas
from eldritch.art.recipe import Recipe, part

from .body import DARK, SKIN, Body
from .legions import PALETTES, sign

WAX: Final = (
    "60,14 78,12 90,24 104,30 104,48 112,62 102,76 98,92 80,94 66,104 50,96 34,96 28,80 14,70 20,52 16,36 32,28 42,14",
    "58,10 74,18 94,16 100,34 112,46 104,62 106,80 90,88 84,106 78,88 62,98 56,116 48,98 30,90 18,82 20,62 "
    "8,48 22,36 28,18 44,20",
    "60,8 82,16 102,18 106,40 110,60 98,78 90,96 68,94 46,100 30,86 14,74 16,52 10,32 32,24 40,10",
)


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
    b.form(WAX[pouring], SKIN, (6, 5))
    b.spots("60,56,34", "shade", 2.4)
    b.line("M30 44Q38 26 58 24", "light", 2.6, 0.8)


SEALS: Final = [
    Recipe(
        f"nightmarium-seal_{legion}_{pouring + 1}",
        palette,
        subject=[poured(legion, pouring), sign(legion, 61.5, 58, 40, "ink"), sign(legion, 60, 56, 40, "light")],
        size=(120, 140),
    )
    for legion, palette in PALETTES.items()
    for pouring in range(3)
]
