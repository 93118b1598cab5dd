"""Pictures for what only some edition knows: a parcel, a mask, a stranger."""

from typing import Final

from art.canvas import Canvas
from art.recipe import Recipe, part

from .bust import Bust
from .card import LEATHER, PAPER, RED, card, disc, ink, lines, patch
from .travellers import ABOVE

PARCEL: Final = [
    ink("M6 20L32 10L58 20V50L32 62L6 50Z", PAPER, (4, 3)),
    lines("M6 20L32 30L58 20M32 30V61", "#a4834f", 1.800),
    lines("M18 15L46 26V56M46 15L18 26V56", "accent", 2.6),
    disc(32, 22, 5, RED),
]
MASK: Final = [
    ink("M4 20Q20 10 32 18Q44 10 60 20Q60 44 44 48Q36 48 32 40Q28 48 20 48Q4 44 4 20Z", LEATHER, (4, 3)),
    patch("M14 28Q21 22 28 30Q20 36 14 28ZM50 28Q43 22 36 30Q44 36 50 28Z"),
    lines("M4 22L0 16M60 22L64 16", "light", 2),
]


@part
def stranger(c: Canvas) -> None:
    """A traveller whose collar is up and whose hat is down."""
    b = Bust(c, "neutral", "pale")
    c.add(f'<g transform="translate(0 {ABOVE})">')
    b.fill("M18 210C22 178 48 164 74 156L140 156C168 164 184 180 188 210Z", "grey")
    b.fill("M104 44C84 44 72 58 71 80C70 110 84 145 110 145C128 145 138 110 138 80C137 58 124 44 104 44Z", "#1a1520")
    b.fill("M52 176L62 104C78 132 92 146 108 156L100 210Z", "grey")
    b.fill("M156 174L147 104C138 132 126 146 112 156L118 210Z", "grey")
    b.fill("M20 78C40 58 70 52 108 52C146 52 176 60 188 78C160 84 134 84 106 84C74 84 46 84 20 78Z", "black")
    b.fill("M64 60C62 30 80 18 108 18C136 18 150 34 146 60C122 50 90 50 64 60Z", "black")
    b.fill("M64 60C90 50 122 50 146 60L146 50C122 42 90 42 63 50Z", "navy")
    b.cold("M20 78C40 60 66 54 92 53M64 50C63 32 78 19 100 18")
    b.warm("M150 56C170 60 182 68 187 77M147 106C142 122 132 138 116 152")
    c.add("</g>")


UNKNOWN: Final = [
    *card("unknown", PARCEL)[:1],
    *card("unknown_item", PARCEL),
    *card("unknown_profession", MASK, "profession"),
    Recipe("castle-unknown_character", {}, subject=[stranger()], size=(200, 210 + ABOVE), framed=False),
]
