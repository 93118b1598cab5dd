"""Home scene of The Castle of the Devil: a coach in the rain, and the castle where its road ends."""

from typing import Final

from art.canvas import Canvas
from art.colour import palette
from art.geometry import data, ellipse, mirrored, on_circle, place, poly, spline
from art.land import grass, ridge, tree
from art.light import bolt, glow, group, mass, raw
from art.recipe import Layer, part
from art.sky import fog, sky
from art.texture import hatch

from .scene import home

COLOURS: Final = palette("#0b070a", "#160a11", "#2a111a", "#74303a", "#b5665a", "#f0bf92", "#fff3e4", "#ffdf9e")
CRAG: Final = (
    "M222 352L246 322 258 290 276 268 284 240 302 222 308 196 330 184 404 180 420 200 426 226 444 246 450 282 472 306"
    " 486 352z"
)
ROAD: Final = (
    "M-10 452C90 424 220 432 350 420C470 408 546 388 520 362C498 340 420 350 386 334C356 320 372 300 392 288"
    "C410 276 404 262 386 252C366 240 362 226 366 208L370 208C368 226 374 236 394 247C420 262 424 280 402 294"
    "C388 304 384 314 404 322C450 338 560 330 570 366C580 404 500 430 380 446C260 462 100 462-10 490z"
)


@part
def storm(c: Canvas, y: float, amp: float, tone: str, op: float) -> None:
    """A bank of cloud that hangs from the upper edge."""
    path, x = data("M", -20, -10, "V", y), -20.0
    while x < c.width:
        width, drop = c.rng.uniform(60, 170), amp * c.rng.uniform(0.4, 1)
        path += data("c", width * 0.3, drop * 0.9, width * 0.75, drop * 0.5, width, c.rng.uniform(-0.25, 0.25) * drop)
        x += width
    c.path(path + "V-10z", tone, op=op)


@part
def rain(c: Canvas, n: int) -> None:
    path = ""
    for _ in range(n):
        long = c.rng.uniform(10, 26)
        path += data("M", c.rng.uniform(-20, c.width + 40), c.rng.uniform(-10, c.height), "l", -long * 0.42, long)
    c.path(path, stroke="#ffe9d9", width=0.8, op=0.35)


def keep(x: float, y: float, w: float, h: float, roof: float, windows: tuple[tuple[float, float], ...]) -> list[Layer]:
    """A tower of the castle; windows as offsets from its lower left corner."""
    top = y - h
    outline = poly(
        [
            (x, y),
            (x, top),
            (x - 2, top),
            (x - 2, top - 5),
            (x + w + 2, top - 5),
            (x + w + 2, top),
            (x + w, top),
            (x + w, y),
        ]
    )
    if roof:
        outline += poly([(x - 5, top - 4), (x + w / 2, top - 4 - roof), (x + w + 5, top - 4)])
        outline += data("M", x + w / 2 - 0.6, top - 2 - roof, "v-10l10 3-9 3v4z")
    else:
        outline += "".join(data("M", x - 2 + i * (w + 4) / 5, top - 4, "v-6h", (w + 4) / 9, "v6z") for i in range(5))
    panes = "".join(data("M", x + wx - 2.2, y - wy + 4, "v-6q2.2-4 4.4 0v6z") for wx, wy in windows)
    lights = [glow(x + wx, y - wy, 11, "accent", 0.7) for wx, wy in windows[:1]]
    return [
        mass(raw=outline, fill="deep", rim="light", depth=1.2, light=(1, -0.4)),
        *lights,
        *([raw(panes, fill="accent")] if panes else []),
    ]


CASTLE: Final = (
    *keep(306, 200, 20, 46, 30, ((10, 30),)),
    *keep(404, 204, 18, 40, 26, ((9, 24),)),
    *keep(330, 196, 30, 66, 0, ((9, 46), (20, 46), (15, 24))),
    *keep(368, 196, 30, 80, 46, ((15, 62), (10, 36), (21, 36))),
    *keep(354, 196, 14, 104, 40, ((7, 88),)),
    *keep(386, 200, 16, 50, 24, ()),
    raw("M296 206h134v8l-8-3h-118z", fill="deep"),
    glow(365, 200, 26, "accent", 0.8),
    raw("M356 206v-14q9-14 18 0v14z", fill="accent"),
)
BAT: Final = mirrored("0,-3 1,-7! 3,-4 5,-3 11,-9 19,-7! 16,-1 14,4! 10,1 8,7! 4,4 0,9!", 0)

REACHING: Final = (
    "30,44 16,54 4,50 -12,62",
    "34,46 26,60 12,64 2,76",
    "66,46 84,48 96,58 110,54",
    "64,48 76,60 92,66 98,78",
)
GATHERED: Final = (
    "30,44 22,58 30,66 24,80",
    "34,46 36,60 48,66 46,78",
    "66,46 80,54 74,68 62,72",
    "64,48 70,62 58,70 52,64",
)
HORSE: Final = (
    "M22 34C26 24 40 25 52 28C60 28 66 20 74 10C80 2 88-4 93-5L95-11 98-4C104 1 112 10 116 15C117 20 113 23 109 21"
    "C103 20 98 17 94 17C90 26 86 36 80 44C72 56 50 54 38 52C26 54 18 48 22 34z"
)
MANE: Final = (
    "M94-6C82-6 70 6 60 24C66 16 62 12 54 18C62 6 56 6 50 12C62-4 78-14 94-6z"
    "M24 32C10 22 0 34-22 24C-12 34-20 36-28 36C-10 46 12 44 24 40z"
)


def horse(x: float, y: float, size: float, legs: tuple[str, ...], fill: str, rim: str) -> Layer:
    return group(
        [
            mass(tubes=[(leg, (13, 9, 6, 4)) for leg in legs], fill=fill, rim=rim, depth=1),
            mass(raw=HORSE + MANE, fill=fill, rim=rim, depth=1.8, light=(0, -1)),
            raw("M80 9l20 8M90-2l-8 24M82 22l-54 12", stroke=rim, op=0.6),
        ],
        f"translate({x} {y}) scale({size})",
    )


def wheel(x: float, y: float, r: float) -> list[Layer]:
    spokes = "".join(poly([(x, y), on_circle(x, y, r, 36 * i + 12)], closed=False) for i in range(10))
    return [
        raw(spokes, stroke="ink", width=2),
        raw(ellipse(x, y, r), stroke="ink", width=5),
        raw(ellipse(x, y, 5), fill="ink"),
        raw(data("M", x, y - r - 2.4, "a", r + 2.4, r + 2.4, " 0 0 1 ", r + 2.4, r + 2.4), stroke="light", width=1.3),
    ]


COACH: Final = group(
    [
        mass(
            raw="M6 30C2 16 14 6 30 6H78C92 6 98 16 98 30L94 62C92 74 84 80 74 80H32C20 80 12 74 10 62z"
            "M10 8h88l6-5q-48-11-100 0zM22 8q-8-16 8-16h24v12zM62 4h22v-14h-22z",
            rim="light",
            depth=1.6,
            light=(0.6, -1),
        ),
        raw("M38 20h30q6 0 6 6v22H32V26q0-6 6-6z", fill="accent"),
        raw("M53 20v28", stroke="ink", width=2.6),
        raw(
            "M40 48c0-12 2-14 5-14c-4-8 6-10 7-3c0 3-2 4-2 4c4 2 4 8 4 13z"
            "M58 48c0-10 2-12 5-12c-5-9 8-9 6-1c0 2-1 2-1 2c4 2 5 6 5 11z",
            fill="dusk",
        ),
        mass(
            raw="M96 30h26v8h-22zM100 30c-4-14 2-24 8-28c-2-4-1-9 3-11l-6-2 2-2 5 1 2-9h10l1 9 5 2-1 2-5 1c3 4 2 9-1 11"
            "c6 3 12 9 20 9l-1 4c-8 1-14-1-18-4c2 6 4 12 2 18zM100 14c-14 2-20 10-30 8c8 4 18 6 30 2z",
            rim="light",
            depth=1.2,
            light=(0.6, -1),
        ),
        raw("M142 14c20-34 42-44 74-38q10 2 14 10", stroke="ink", width=1.8),
        raw("M142 16C190 20 210 36 238 44M142 18C180 30 200 46 226 52", stroke="ink", width=1.4),
        glow(104, 44, 30, "#ffd58a", 0.95),
        raw("M100 38h8l2 12h-12z", fill="glow"),
        raw("M99 38l5-5 5 5z", fill="ink"),
        raw("M10 84H120L140 74M120 82C160 84 200 74 226 66", stroke="ink", width=4),
        *wheel(26, 90, 26),
        *wheel(112, 94, 20),
    ],
    "translate(160 318)",
)

COACH_AND_CASTLE: Final = home(
    "castle",
    COLOURS,
    scene=[
        sky(("ink", "dusk", "mid", "#cf7a63", "light"), stops=(0, 0.22, 0.48, 0.66, 0.8)),
        glow(392, 110, 240, "#ffcfb0", 0.8, 200),
        storm(92, 40, "#8a4046", 0.45),
        storm(62, 38, "#5a2430", 0.6),
        storm(24, 36, "#1c0b12", 0.9),
        bolt(
            "430,0 418,28 436,40 414,74 426,82 402,116",
            "#fffaf0",
            2.6,
            ("418,28 396,48 400,58 380,72", "414,74 448,92 446,104 470,118"),
        ),
        ridge(262, amp=26, depth=4, fill="soft"),
        fog(278, 26, tone="light", op=0.5),
        ridge(286, amp=26, depth=4, fill="mid"),
    ],
    subject=[
        mass(
            raw=CRAG,
            fill=("deep", "dusk", "mid"),
            half="mid",
            rim="light",
            depth=1.8,
            light=(1, -0.8),
            texture=hatch(270, 200, 460, 330, 26, "soft", 0.5, 100, 1, (10, 26)),
        ),
        *CASTLE,
        raw(
            "".join(
                spline(place(BAT, x, y, k))
                for x, y, k in ((280, 104, 1), (262, 120, 0.7), (300, 84, 0.6), (470, 150, 0.7))
            ),
            fill="deep",
        ),
        fog(330, 26, tone="light", op=0.55),
        raw(ROAD, fill=("#f2c49c", "#b0674f", "#3a1a1b")),
        raw("M-10 352L60 346 120 366 170 392 214 404 190 430 60 436-10 440z", fill="dusk"),
        tree(118, 392, 150, 14, "deep", 13, 5),
        tree(588, 376, 150, -12, "deep", 12, 5),
        group(
            [
                glow(196, 384, 130, "#ffd58a", 0.5, 80),
                glow(300, 428, 170, "ink", 0.7, 14),
                horse(392, 334, 0.92, GATHERED, "deep", "#e59a7c"),
                COACH,
                horse(366, 342, 1, REACHING, "ink", "light"),
            ],
            "translate(68 94) scale(.785)",
        ),
        fog(436, 14, tone="light", op=0.3),
    ],
    front=[
        raw("M-10 440L80 430 170 446 260 452 360 456 470 446 560 430 650 436V470H-10z", fill="ink"),
        grass(452, 30, 14),
        rain(80),
    ],
)
