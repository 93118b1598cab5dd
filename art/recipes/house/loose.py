"""What leaves a window's frame on the home page: an arm, and bats."""

from typing import Final

from art.beings import tentacle
from art.colour import PURPLE, palette
from art.geometry import place, spline
from art.light import mass
from art.recipe import Recipe

from .coach import BAT

NIGHT: Final = palette("#0b070a", "#160a11", "#2a111a", "#74303a", "#b5665a", "#f0bf92", "#fff3e4", "#ffdf9e")

ARM: Final = Recipe(
    "house-arm",
    PURPLE,
    subject=[
        tentacle(
            "196,226 150,196 104,204 60,178 40,126 58,76 98,62 122,90 108,116 86,108",
            (46, 38, 34, 30, 26, 21, 15, 10, 6, 3),
            "deep",
            "glow",
            20,
            -1,
            2.2,
            sucker_tone="soft",
        )
    ],
    size=(200, 240),
    framed=False,
)
BATS: Final = Recipe(
    "house-bats",
    NIGHT,
    subject=[
        mass(raw=spline(place(BAT, x, y, size, turn)), fill="deep", rim="light", depth=1.2)
        for x, y, size, turn in ((116, 44, 2, -10), (48, 30, 1.3, 8), (70, 78, 1.7, -4), (150, 92, 1.1, 12))
    ],
    size=(180, 120),
    framed=False,
)
