"""Home scene of Nightmarium: a sewn creature before a rose window, needle in hand."""

from typing import Final

from art.canvas import Canvas
from art.colour import ROSE
from art.geometry import Curve, along, data, ellipse, mirrored, on_circle, place, poly, spline
from art.houses import floor
from art.light import dot, glow, group, line, mass, raw, shaft
from art.props import ring
from art.recipe import Layer, part
from art.sky import fog, sky
from art.texture import bricks

from .scene import home

HORN, FLESH, BONE = "#24150c", "#3a141c", "#16201a"
AMBER, RED, GREEN, THREAD = "#e9b877", "#f2948a", "#b9dca2", "#f6e6cf"
MIDDLE: Final = 320


@part
def stitches(c: Canvas, d: Curve, n: int, length: float, width: float = 2) -> None:
    """A seam with crooked stitches across it."""
    curve = along(d, n)
    path = ""
    for i in range(1, len(curve) - 1):
        (ax, ay), (bx, by) = curve[i - 1], curve[i + 1]
        (x, y), slant = curve[i], 0.35 * (1 if i % 2 else -1)
        run = max(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5, 0.1)
        tx, ty = (bx - ax) / run * length, (by - ay) / run * length
        path += poly(
            [(x + ty + tx * slant, y - tx + ty * slant), (x - ty - tx * slant, y + tx - ty * slant)], closed=False
        )
    c.path(spline(d, closed=False), stroke="ink", width=width * 1.5)
    c.path(path, stroke=THREAD, width=width)


def both(curve: str) -> tuple[str, Curve]:
    """A curve and its mirror image."""
    return curve, [(2 * MIDDLE - x, y) for x, y in (map(float, word.split(",")) for word in curve.split())]


def rose_window() -> list[Layer]:
    x, y, r = MIDDLE, 150, 118
    panes = [on_circle(x, y, 92, 30 * i + 15) for i in range(12)]
    tracery = "".join(poly([on_circle(x, y, 26, 30 * i), on_circle(x, y, r, 30 * i)], closed=False) for i in range(12))
    tracery += "".join(ellipse(*pane, 22) for pane in panes) + ellipse(x, y, 26) + ellipse(x, y, 62)
    colours = ("#c46a86", "#6d9fdd", "#c98f4e", "#7fb56a")
    return [
        glow(x, y, 260, "light", 0.8, 240),
        ring(x, y, r + 13, "light", 1.4, "#2a111d"),
        dot(x, y, r, ("#fff4dc", "#f7d9bd", "#e2a391")),
        *[
            raw("".join(ellipse(*pane, 20) for pane in panes[i::4]), fill=colour, op=0.4)
            for i, colour in enumerate(colours)
        ],
        raw(tracery, stroke="#5a2a3c", width=4),
    ]


def jars(flip: bool) -> Layer:
    """Two shelves of jars, a hook on a chain and a bench; on the right, the mirror image."""
    spots = ((40, 180, 24, 40), (72, 180, 18, 30), (98, 180, 26, 50), (38, 262, 28, 34), (74, 262, 20, 48))
    glass = "".join(
        data("M", x, y, "v", -h + 8, "q0-4 4-4h-1v-5h", w - 6, "v5h-1q4 0 4 4v", h - 8, "z") for x, y, w, h in spots
    )
    things = "".join(ellipse(x + w / 2, y - h * 0.34, w * 0.26, h * 0.18) for x, y, w, h in spots)
    return group(
        [
            raw(
                "M-5 0H26V470H-5zM26 180H134V190H26zM26 262H118V272H26zM118 470v-72h96v8h-8l-6 64z" + glass,
                fill="#1a0b14",
            ),
            raw(things, fill="#c46a86", op=0.6),
            raw("M150 0v74M196 0v40M150 74c12 2 12 20-1 20c-8 0-10-6-9-10", stroke="#1a0b14", width=3.4),
        ],
        "translate(640 0) scale(-1 1)" if flip else "",
    )


LEGS: Final = (
    ("300,292 252,262 206,312 190,398", 17),
    ("296,300 262,290 236,340 228,420", 17),
    ("304,306 282,318 270,366 272,430", 16),
)
ANTLER: Final = (
    ("332,92 350,66 378,54 392,22", 10),
    ("356,62 352,42 360,22", 7),
    ("376,54 394,52 410,38", 7),
    ("388,36 378,24 378,10", 5),
)
SKULL: Final = "320,80 341,85 350,104 346,122 338,138 335,156 330,169 320,173"
RIBS: Final = ((190, 4), (206, 3), (222, 1), (238, -2))


def ribs(lift: int) -> str:
    return "".join(
        f"M316 {y - lift}C{300 - k} {y - 6 - lift} {284 - k} {y + 2 - lift} 280 {y + 13 - lift}"
        f"M324 {y - lift}C{340 + k} {y - 6 - lift} {356 + k} {y + 2 - lift} 360 {y + 13 - lift}"
        for y, k in RIBS
    )


def hand(x: float, y: float, tips: tuple[tuple[float, float], ...], width: float) -> Layer:
    return mass(tubes=[([(x, y), (tx, ty)], (width, 1.6)) for tx, ty in tips], fill=FLESH, rim=RED, depth=1)


WORKSHOP: Final = home(
    "nightmarium",
    ROSE,
    scene=[
        sky(("dusk", "mid", "mid", "dusk"), 0.9),
        glow(MIDDLE, 160, 330, "soft", 0.9, 300),
        bricks(y1=350, w=48, h=22, tone="ink", op=0.3, keep=0.85),
        *rose_window(),
        shaft("216,196 424,196 560,470 80,470", "glow", 0.34),
        floor(372, tone="mid+ink*.3", line_tone="ink", n=13, spread=74, rows=4),
        glow(MIDDLE, 408, 200, "light", 0.7, 36),
        jars(flip=False),
        jars(flip=True),
    ],
    subject=[
        *[
            dot(x, y, 20, "ink", 5, 0.5)
            for x, y in ((190, 400), (228, 422), (272, 432), (450, 400), (412, 422), (368, 432))
        ],
        *[
            mass(tubes=[(curve, (width, width * 0.8, width * 0.6, 2.5))], fill=HORN, rim=AMBER, depth=1.8, light=light)
            for leg, width in LEGS
            for curve, light in zip(both(leg), ((1, -0.4), (-1, -0.4)), strict=True)
        ],
        mass("276,286! 272,312 290,332 320,340 350,332 368,312 364,286! 320,274", fill=HORN, rim=AMBER, depth=1.4),
        raw("M286 300q34 15 68 0M292 314q28 13 56 0M302 327q18 8 36 0", stroke=AMBER, width=1.6, op=0.8),
        mass(tubes=[("268,186 226,206 206,258 222,306", (34, 29, 20, 13))], fill=FLESH, rim=RED, depth=2),
        hand(222, 304, ((206, 340), (219, 346), (233, 342), (242, 326)), 9),
        stitches("205,230 219,239 234,241", 2, 6, 1.6),
        mass(
            tubes=[("372,186 416,196 438,160 424,122", (33, 28, 20, 14))], fill=FLESH, rim=RED, depth=2, light=(1, 0.4)
        ),
        stitches("426,186 440,175 454,172", 2, 6, 1.6),
        mass(
            "320,154 352,157 378,168 387,190 378,222 368,254 362,292! 342,300 320,302",
            mirror=MIDDLE,
            fill=FLESH,
            half="#531d26",
            rim=RED,
            depth=2,
        ),
        glow(MIDDLE, 214, 48, "#ffb070", 0.95),
        raw(ribs(0) + "M320 182V250", stroke="#1b070c", width=6),
        raw(ribs(3), stroke=RED, op=0.8),
        stitches("277,284 298,293 320,296 342,293 363,284", 3, 8),
        *[
            mass(
                tubes=[(side, (width, 1.6)) for antler, width in ANTLER for side in both(antler)],
                fill=BONE,
                rim=GREEN,
                depth=1.4,
            ),
            mass(
                raw="".join(
                    spline(place("0,0! 14,-7 38,4! 22,11 2,12", MIDDLE + 22 * k, 96, 1, 0, k < 0)) for k in (1, -1)
                ),
                fill=BONE,
                rim=GREEN,
                depth=1,
            ),
            mass(raw=spline(mirrored(SKULL, MIDDLE)), fill=BONE, half="#24332a", rim=GREEN, depth=1.8),
        ],
        raw("M320 118l-5 26 5 10 5-10z", fill="#0b110d"),
        raw("M312 160l4 4M328 160l-4 4", stroke=GREEN, width=1.6),
        *[glow(MIDDLE + k * 16, 112, 18, "#ffc070", 0.9) for k in (-1, 1)],
        raw("M328 116q8-12 17-6q-4 9-17 6zM312 116q-8-12-17-6q4 9 17 6z", fill="#fff2c4"),
        stitches("292,166 306,173 320,175 334,173 348,166", 2, 7),
        dot(424, 118, 11, FLESH, 12),
        hand(424, 116, ((412, 100), (422, 98), (434, 104), (438, 116)), 7),
        line("396,126 452,86", "#fff4dc", 2.6, straight=True),
        line("448,87 456,81", "#fff4dc", 4.5, straight=True),
        raw("M452 83C500 60 486 160 430 158S372 190 349 168", stroke=THREAD, width=1.5),
    ],
    front=[
        fog(432, 20, tone="light", op=0.3),
        raw(
            "M-5 470V412q70-14 130 12q30 16 40 46zM645 470V418q-60-18-120 8q-36 16-46 44z"
            "M214 470v-26h-6v-8h44v8h-6v26zM398 470c0-18 8-26 12-30h-4v-8h28v8h-4c4 4 12 12 12 30z",
            fill="ink",
        ),
        raw("M216 449h28M216 454h28M216 459h28", stroke="#c46a86", width=1.6, op=0.8),
    ],
    light=(-1, -0.5),
)
