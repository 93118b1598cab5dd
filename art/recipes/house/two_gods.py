"""Home scene of Cthulhu Wars: Duel: two gods face each other over a chart."""

import math
from collections.abc import Sequence
from typing import Final

from art.beings import tentacle
from art.canvas import ACROSS, Canvas
from art.colour import mixed, palette
from art.geometry import Point, data, ellipse, on_circle, poly, spline
from art.light import glow, group, mass, raw
from art.props import ring
from art.recipe import Layer, part
from art.sky import fog, stars
from art.texture import spots

from .scene import home

TEAL, TEAL_DARK, SEA = "#8ff0d8", "#0d2a2b", "#1d7468"
ORANGE, ORANGE_DARK, EARTH = "#ffb37a", "#241009", "#b4501f"
CHART, INK = "#d8bf8b", "#2c1d0c"
COLOURS: Final = palette("#05090c", "#0a1a1d", "#114247", "#5b2c17", "#9c7e4c", "#e9b877", "#fff1cf", "#fff0a8")

ELDER_SIGN: Final = "M320 196V108M320 124l-17-15M320 124l17-15M320 146l-22-18M320 146l22-18M320 168l-14-12"
CTHULHU: Final = (
    "150,262 136,214 136,160 158,106 202,76 246,92 266,128 272,154 284,168 280,184 264,196 258,226 232,258 190,276"
)
BEARD: Final = (
    ("176,256 170,290 186,322 172,350", 22),
    ("196,258 196,296 212,326 200,352 186,350", 22),
    ("270,192 292,210 296,240 312,256 308,274 296,270", 17),
    ("216,250 224,292 240,318 232,344 216,344", 22),
    ("260,206 276,236 272,268 290,290 304,284 300,272", 19),
    ("240,232 256,268 254,298 272,320 288,314 284,300", 22),
)
GOAT: Final = (
    "372,256 350,250 341,232 346,214 362,194 374,166 384,134 404,108 440,102 472,118 490,152 494,200 486,240 450,262"
    " 416,246 398,252"
)
MANE: Final = (
    ("378,252 370,280 384,304 372,326", 16),
    ("392,252 392,290 410,316 398,344 384,342", 18),
    ("412,250 424,292 446,314 440,346", 20),
    ("440,258 462,296 488,312 486,350", 22),
    ("470,244 502,276 530,288 534,330", 22),
)
CROWN: Final = (
    ("470,330 540,260 560,180 610,120", 26),
    ("550,220 590,210 640,220", 12),
    ("556,190 540,140 556,96", 12),
    ("588,150 610,160 646,140", 8),
    ("480,340 580,320 690,300 760,250", 30),
    ("610,120 612,90 632,66", 7),
)
HORN: Final = "408,122 398,66 428,18 484,14 516,52 500,92 466,88"


@part
def two_skies(c: Canvas) -> None:
    """One sky of sea colour, one of earth, and dawn between."""
    halves = ((0, "#0a2a30"), (0.36, "#114247"), (0.5, "#cdb98c"), (0.64, "#5b2c17"), (1, "#241009"))
    c.whole(c.gradient([(offset, tone, 1) for offset, tone in halves], ACROSS))
    c.whole(c.gradient([(0, "ink", 0.92), (0.4, "ink", 0.35), (0.68, "ink", 0)]))


def great_cthulhu() -> Layer:
    return group(
        [
            mass(
                raw="M170 330C120 250 90 170 30 96C-20 60-90 70-140 110V400H170z",
                fill="#07191b",
                rim="#48b39b",
                depth=1.6,
                light=(0.4, -1),
            ),
            raw(
                "M30 96C20 180-30 250-90 300M30 96C40 180 20 250-6 330M30 96C66 190 66 270 50 340M30 96C92 200 "
                "112 270 110 340",
                stroke="#48b39b",
                op=0.5,
            ),
            mass(
                raw="M60 370C70 310 120 286 150 270C160 240 150 210 156 180L250 200C252 240 262 270 276 300C290 330 "
                "284 350 288 380H60z",
                fill=(TEAL_DARK, "#081a1d"),
                rim=None,
            ),
            mass(
                raw="M150 128l-18-16 27-2zM168 102l-10-23 27 8zM192 84l0-26 22 22z", fill="#0f3334", rim=TEAL, depth=1.2
            ),
            mass(
                CTHULHU,
                fill=("#123a3b", "#081a1d"),
                half="#1c5652",
                rim=TEAL,
                depth=2.6,
                light=(1, -0.5),
                texture=spots(160, 110, 236, 216, 14, (2, 4.4), TEAL, 0.3),
            ),
            raw(
                "M176 110q32-18 66 2M170 128q36-20 78 2M168 146q28-14 60-4M152 190q10 30 36 46M160 176q6 22 22 38",
                stroke=TEAL,
                op=0.5,
            ),
            raw("M166 214q10 6 12 20M176 206q12 7 13 24M187 200q13 8 14 26", stroke="#04110f", width=1.8, op=0.8),
            raw("M228 152q20-8 34 8q-16 14-36 2q-4-6 2-10z", fill="#04110f"),
            raw("M234 156q14-5 24 4q-12 9-25 2z", fill="accent"),
            raw("M246 152v11", stroke="#04110f", width=2.4),
            raw("M218 144q24-16 50 4", stroke=TEAL, width=2.6),
            *[
                tentacle(d, (w, 2), TEAL_DARK, TEAL, 8, 1, 1.6, sucker_tone="#2f7d73", light=(1, -0.4))
                for d, w in BEARD
            ],
        ],
        "translate(34 42) scale(.87)",
    )


def shub_niggurath() -> Layer:
    rings = "".join(
        data("M", x, y, "l", dx, dy)
        for x, y, dx, dy in (
            (390, 104, 34, 4),
            (386, 82, 32, 8),
            (390, 62, 28, 14),
            (400, 44, 22, 20),
            (414, 29, 16, 24),
            (432, 17, 8, 26),
            (452, 10, 1, 24),
            (474, 9, -5, 21),
            (494, 17, -10, 17),
            (509, 32, -14, 11),
            (516, 51, -15, 4),
            (512, 70, -13, -3),
        )
    )
    return group(
        [
            mass(tubes=[(d, (w, 1.6)) for d, w in CROWN], fill="#160905", rim="#d0743f", depth=1.2),
            mass(
                raw="M580 380C580 320 540 300 512 270C506 240 500 210 486 180L400 196C398 236 380 264 372 300C362 "
                "330 360 350 356 380z",
                fill=("#3a1a0d", "#1b0b06"),
                rim=None,
            ),
            mass(
                tubes=[("424,112 436,60 480,30 524,54 530,98 500,112", (26, 3))],
                fill=ORANGE_DARK,
                rim="#8a4a22",
                depth=1.4,
            ),
            mass(GOAT, fill=("#4a2210", "#241009"), half="#6a3216", rim=ORANGE, depth=2.6),
            mass(tubes=[(HORN, (34, 3))], fill="#2e150b", half="#4a2210", rim=ORANGE, depth=2),
            raw(rings, stroke=ORANGE, width=1.2, op=0.6),
            mass(raw="M452 132q40 4 60 40q-38 4-66-20z", fill=ORANGE_DARK, rim=ORANGE, depth=1.4, light=(0.2, -1)),
            raw("M352 224q6-6 11-2M352 243q18 4 32-6", stroke=ORANGE, width=1.8),
            raw("M398 200q22 30 60 36M404 220q18 20 40 24M430 120q22 2 36 18", stroke=ORANGE, op=0.5),
            *[
                group(
                    [
                        raw("M-17 2q14-16 34-2q-16 13-34 2z", fill="#140703"),
                        raw("M-12 1q11-10 24-1q-11 9-24 1z", fill="accent"),
                        raw("M-5 0h11", stroke="#140703", width=3),
                    ],
                    f"translate({x} {y}) scale({size})",
                )
                for x, y, size in ((396, 158, 1), (420, 142, 0.72), (388, 184, 0.6))
            ],
            *[mass(tubes=[(d, (w, 1.6))], fill="#1f0d07", rim=ORANGE, depth=1.4) for d, w in MANE],
        ],
        "translate(40 46) scale(.86)",
    )


def on_chart(u: float, v: float) -> Point:
    """A point of the chart that lies before us: u from -1 to 1, v from its far edge to us."""
    return 320 + u * 215 * (1 + v * 1.15), 312 + v * 170 + math.sin(u * 3) * 2


def path_on_chart(points: Sequence[Point]) -> str:
    return spline([on_chart(u, v) for u, v in points], closed=False)


COAST: Final = (
    (0.36, 0),
    (0.33, 0.05),
    (0.38, 0.09),
    (0.33, 0.13),
    (0.31, 0.19),
    (0.35, 0.24),
    (0.29, 0.29),
    (0.26, 0.36),
    (0.3, 0.43),
    (0.24, 0.5),
    (0.2, 0.58),
    (0.23, 0.68),
    (0.17, 0.78),
    (0.18, 1),
)
BORDERS: Final = (
    ((-0.55, 0), (-0.5, 0.1), (-0.4, 0.2), (-0.46, 0.34), (-0.3, 0.46)),
    ((-1, 0.44), (-0.6, 0.4), (-0.3, 0.46), (0, 0.4), (0.2, 0.46)),
    ((-0.06, 0), (-0.02, 0.08), (-0.1, 0.16), (-0.02, 0.28), (0, 0.4)),
    ((-0.3, 0.46), (-0.2, 0.6), (-0.3, 0.8), (-0.24, 1)),
    ((-1, 0.62), (-0.75, 0.58), (-0.55, 0.66), (-0.3, 0.62)),
)
HILLS: Final = (
    (-0.8, 0.07),
    (-0.72, 0.09),
    (-0.84, 0.28),
    (-0.74, 0.3),
    (-0.2, 0.07),
    (0.1, 0.3),
    (0.02, 0.33),
    (-0.6, 0.56),
    (-0.5, 0.6),
)
GATES: Final = (
    (-0.36, 0.1, EARTH),
    (0.14, 0.12, SEA),
    (-0.12, 0.29, EARTH),
    (0.5, 0.24, SEA),
    (-0.62, 0.46, EARTH),
    (0.42, 0.5, SEA),
)


@part
def chart(c: Canvas) -> None:
    """Land and sea with an inked coast, borders and hills."""
    edge = spline([on_chart(-1 + i * 0.2, 0) for i in range(11)], closed=False)
    c.path(edge + poly([on_chart(1, 1), on_chart(-1, 1)]).replace("M", "L"), ("#f3e1b4", CHART, "#9c7e4c"))
    c.path(edge, stroke="#fff4d4", width=1.6, op=0.8)
    coast = path_on_chart(COAST)
    sea, clip = c.shape(coast + poly([on_chart(1.05, 1), on_chart(1.02, 0)]).replace("M", "L"))
    lines = "".join(data("M", 300, 316 + i * 8.4, "H", 660) for i in range(18))
    c.add(f'<use href="#{sea}" fill="#4d8f86" opacity=".6"/><g clip-path="url(#{clip})">')
    c.path(lines, stroke="#12403e", op=0.5)
    c.add("</g>")
    c.path(coast, stroke=INK, width=2.4)
    c.path("".join(map(path_on_chart, BORDERS)), stroke=INK, width=1.3, op=0.8, more=' stroke-dasharray="5 4"')
    c.path(
        path_on_chart(((-1, 0.18), (-0.7, 0.14), (-0.4, 0.2), (-0.1, 0.16), (0.3, 0.2))), stroke="#2f6f69", width=2.2
    )
    hills = ""
    for u, v in HILLS:
        (x, y), size = on_chart(u, v), 1 + v
        hills += data("M", x - 7 * size, y, "q", 7 * size, -13 * size, 14 * size, 0.0)
    c.path(hills, stroke=INK, width=1.2, op=0.8)
    for u, v, r in ((0.62, 0.1, 7), (0.56, 0.42, 12), (0.78, 0.3, 9)):
        x, y = on_chart(u, v)
        shore = [(px, py) for px, py in (on_circle(x, y, r * c.rng.uniform(1.4, 2.2), 52 * i, 0.4) for i in range(7))]
        c.path(spline(shore), "#c4a973", stroke=INK, width=1.4)


def gate(u: float, v: float, colour: str) -> list[Layer]:
    """A gate on the chart with two pieces beside it."""
    (x, y), size = on_chart(u, v), 0.8 + v * 0.9
    piece = "".join(
        data("M", x + k * 13 * size - 4 * size, y + 3 * size)
        + data("q", 0.0, -9 * size, 2.4 * size, -12 * size, "a", 3 * size, 3 * size, " 0 1 1 ", 3.2 * size, 0.0)
        + data("q", 2.4 * size, 3 * size, 2.4 * size, 12 * size, "z")
        for k in (-1, 1)
    )
    return [
        glow(x, y, 22 * size, "#fff7e0", 0.9, 9 * size),
        ring(x, y, 11 * size, colour, 2.6 * size, ry=4.6 * size),
        raw(piece, fill=mixed(colour, "#140a05", 0.45)),
    ]


TWO_GODS: Final = home(
    "duel",
    COLOURS,
    scene=[
        two_skies(),
        stars(30, 150, "#fdf4dc"),
        glow(160, 170, 230, "#6fe0c8", 0.5, 210),
        glow(480, 170, 230, "#ff9a58", 0.5, 210),
        glow(320, 262, 150, "#fff0c8", 0.95, 190),
        raw(ellipse(320, 150, 58) + ellipse(320, 150, 50), stroke="glow", op=0.6),
        raw(
            "".join(
                poly([on_circle(320, 150, 50, 10 * i), on_circle(320, 150, 58, 10 * i)], closed=False)
                for i in range(36)
            ),
            stroke="glow",
            op=0.55,
        ),
        raw(ELDER_SIGN, stroke="#fff4d4", width=2.4, op=0.9),
    ],
    subject=[great_cthulhu(), shub_niggurath(), fog(318, 26, tone="#ffe9bd", op=0.4)],
    front=[chart(), *[layer for spot in GATES for layer in gate(*spot)]],
)
