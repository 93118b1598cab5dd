"""Great Cthulhu's faction; and the acolytes, who serve both sides."""

from typing import Final

from art.beings import eyes, tentacle, wing
from art.colour import BLACK
from art.geometry import ellipse
from art.land import cave, sea, surf
from art.light import bolt, glow, line, mass, raw, rays, shape
from art.props import candle, glyphs
from art.sky import clouds, fog, orb, sky, stars
from art.stones import blocks
from art.texture import scales, spots

from .figures import acolyte, body, cut, portrait
from .palette import SEA
from .silhouettes import placed

DEEP_ONE: Final = (74, 20, 4.4)
SHOGGOTH: Final = (58, 26, 4.7)
STARSPAWN: Final = (58, 16, 4.6)
BEARD: Final = (
    "134,74 126,98 132,116 122,136",
    "144,78 140,104 148,122 142,146",
    "170,74 178,98 172,116 182,136",
    "160,78 164,104 156,122 162,146",
)
CTHULHU: Final = (
    "128,196! 104,170 98,130 112,96 120,70 116,44 130,20 152,14 174,20 188,44 184,70 192,96 206,130 200,170 176,196!"
)
SHOGGOTH_EYES: Final = (
    (128.5, 107.8, 12),
    (163.8, 85.2, 9),
    (184, 122.8, 13),
    (103.6, 155.7, 8),
    (201.8, 165, 7.5),
    (152, 62, 5),
)
BOAT: Final = "M44 200h26l-5 8H50zM56 200v-18M57 183q9 5 8 15l-8 1z"

FIGURES: Final = [
    portrait(
        "acolyte",
        BLACK,
        shift=-14,
        light=(0, -1),
        scene=[
            sky(("ink", "deep", "dusk", "mid")),
            rays(150, 84, 190, n=18, op=0.2),
            glow(150, 84, 130, "accent", 0.8),
            raw(ellipse(150, 88, 66), None, "accent", 3, op=0.8),
            raw(ellipse(150, 88, 58), None, "accent", 1, op=0.7),
            glyphs(96, 34, 204, 60, 9, 1, 9, width=1.6),
            blocks(y=196, n=6, tone="deep", rim="mid", hmin=20, hmax=66),
        ],
        subject=[*acolyte(14, 92, 2.7, "dusk"), *acolyte(178, 92, 2.7, "dusk"), *acolyte(70, 36, 4.3)],
        front=[candle(42, 214, 22), candle(258, 214, 26), fog(214, 16, tone="soft", op=0.3)],
    ),
    portrait(
        "deep_one",
        SEA,
        light=(-0.8, -1),
        scene=[
            sky(("deep", "dusk", "mid", "soft", "light"), horizon=0.8),
            orb(66, 62, 40, halo=2.4),
            stars(40, 90),
            clouds(70, 4, "dusk", 0.6),
            sea(150, ("soft", "dusk", "ink"), glint=66, waves=20),
            mass("30,224! 46,188 80,176 130,184 190,170 240,184 270,224!", fill=("deep", "ink"), rim="soft", depth=2),
        ],
        subject=[
            *body("deep_one", DEEP_ONE, texture=[scales(120, 70, 240, 190, 11, "soft", 0.5, 0.6)]),
            eyes([(130.5, 76.5, 8)], kind="wide", halo=2.6),
            line("88,102 104,106 130,108", "ink", 2),
            *(shape(f"{x},104! {x + 3},112! {x + 6},104!", "glow", straight=True) for x in (96, 106, 116)),
        ],
        front=[surf(204, 4, fill="ink", n=7), fog(206, 12, tone="glow", op=0.3)],
    ),
    portrait(
        "shoggoth",
        SEA,
        shift=-26,
        light=(0.6, -1),
        scene=[
            sky(("dusk", "mid", "soft", "mid")),
            glow(170, 90, 150, "light", 0.7),
            *(raw(ellipse(158, 100, rx, rx * 0.78), None, "dusk", 5, op=0.5) for rx in (60, 96, 134)),
            cave("ink", rim="mid", top=30, sides=30),
        ],
        subject=[
            tentacle("100,196 60,186 40,160 52,140", (26, 20, 12, 4), fill="deep", rim="light", suckers=7),
            tentacle("214,196 252,190 268,168 254,148", (26, 18, 11, 4), fill="deep", rim="light", suckers=7, side=-1),
            *body("shoggoth", SHOGGOTH, texture=[spots(60, 40, 240, 200, 36, (2, 7), "mid", 0.5)]),
            raw(placed("M13.4 30.4Q20 24.4 26.4 30.4Q20 35 13.4 30.4Z", *SHOGGOTH), "#000000", "light", 2),
            *(
                shape(f"{x},{y}! {x + 4},{y + 13}! {x + 8},{y}!", "glow", straight=True)
                for x, y in ((132, 160), (144, 156), (156, 157), (166, 162))
            ),
            eyes(SHOGGOTH_EYES, kind="slit", halo=1.7),
        ],
        front=[fog(212, 14, tone="soft", op=0.4)],
    ),
    portrait(
        "starspawn",
        SEA,
        shift=34,
        light=(0, -1),
        scene=[
            sky(("ink", "deep", "dusk", "mid")),
            stars(110, 190, size=1.5),
            orb(150, 92, 78, "light", halo=1.7, craters=False),
            blocks(y=208, n=8, tone="deep", rim="mid", hmin=40, hmax=120, x0=-10, x1=90),
            blocks(y=208, n=8, tone="deep", rim="mid", hmin=40, hmax=120, x0=214, x1=310),
        ],
        subject=[
            *body(
                "starspawn",
                STARSPAWN,
                fill=("dusk", "ink"),
                half="mid",
                texture=[spots(110, 40, 190, 100, 16, (2, 4), "soft", 0.4)],
            ),
            cut("starspawn", STARSPAWN),
            glow(130, 92, 16, "accent", 0.7),
            glow(170, 92, 16, "accent", 0.7),
        ],
        front=[fog(204, 20, tone="light", op=0.35)],
    ),
    portrait(
        "cthulhu",
        SEA,
        light=(-0.4, -1),
        scene=[
            sky(("deep", "dusk", "mid", "soft", "light"), horizon=0.9),
            glow(152, 70, 120, "light", 0.8),
            clouds(44, 6, "deep", 0.8),
            bolt("246,0 232,30 244,38 222,74", "#ffffff", 2.4, ["232,30 214,44"]),
            sea(176, ("soft", "dusk", "ink"), glint=150, waves=18),
        ],
        subject=[
            wing(
                (128, 90), (60, 22), [(6, 60), (18, 112), (50, 150)], (120, 140), fill="dusk", half="mid", bones="light"
            ),
            wing(
                (176, 90),
                (244, 22),
                [(298, 60), (286, 112), (254, 150)],
                (184, 140),
                fill="dusk",
                half="mid",
                bones="light",
            ),
            mass(
                CTHULHU,
                fill=("dusk", "ink"),
                half="mid",
                rim="light",
                depth=3,
                texture=[
                    scales(104, 110, 204, 196, 13, "soft", 0.4, 0.5),
                    spots(124, 20, 180, 50, 12, (2, 4), "soft", 0.4),
                ],
            ),
            *(tentacle(curve, (11, 9, 6, 2), fill="deep", rim="light", suckers=5) for curve in BEARD),
            shape("124,52! 146,62! 128,66!", "accent"),
            shape("180,52! 158,62! 176,66!", "accent"),
            glow(134, 60, 18, "accent", 0.7),
            glow(170, 60, 18, "accent", 0.7),
        ],
        front=[surf(190, 5, fill="deep", n=6), raw(BOAT, "ink", "glow", 1), surf(208, 3, fill="ink", n=8)],
    ),
]
