"""Home scene of Cthulhu Realms: a boat before the spire of a drowned city, and the arms that hold it."""

from typing import Final

from art.beings import tentacle
from art.canvas import Canvas
from art.colour import PURPLE
from art.geometry import poly
from art.land import sea
from art.light import dot, glow, mass, raw
from art.props import ring
from art.recipe import Layer, part
from art.sky import clouds, fog, orb, sky, stars

from .scene import home

# Towers on a base of width 1 and a height of 1; they narrow upward by a quarter.
OUTLINES: Final = (
    ((0, 0), (0.12, 0.82), (0.5, 1.04), (0.88, 0.82), (1, 0)),
    (
        (-0.2, 0),
        (-0.2, 0.34),
        (0, 0.36),
        (0.03, 0.66),
        (0.2, 0.7),
        (0.34, 1),
        (0.66, 1),
        (0.8, 0.7),
        (0.97, 0.66),
        (1, 0.36),
        (1.2, 0.34),
        (1.2, 0),
    ),
    ((0, 0), (0.02, 0.8), (0.22, 0.95), (0.3, 0.84), (0.5, 1), (0.62, 0.78), (0.8, 0.88), (0.98, 0.62), (1, 0)),
    ((0, 0), (0.05, 0.9), (-0.08, 0.92), (-0.08, 1), (1.08, 1), (1.08, 0.92), (0.95, 0.9), (1, 0)),
)
SPIRE: Final = (
    "M262 346L270 286 282 284 286 232 296 230 302 180 310 178 318 116 324 74 331 116 340 176 349 178 354 228 366 230"
    " 370 284 384 286 392 346z"
)


@part
def towers(
    c: Canvas, base: float, step: int, heights: tuple[int, int], tone: str, rim: str | None = None, wide: float = 1
) -> None:
    """A row of leaning towers; those in the middle are the tallest."""
    for start in range(-20, c.width + 40, step):
        x, width = start + c.rng.uniform(-0.3, 0.3) * step, step * wide * c.rng.uniform(0.8, 1.5)
        height = c.rng.uniform(*heights) * (1.15 if abs(start - c.width / 2) < 190 else 0.8)
        lean = c.rng.uniform(-0.12, 0.12) * height
        outline = [
            (x + (u - 0.5) * width * (1 - 0.28 * v) + lean * v, base - height * v) for u, v in c.rng.choice(OUTLINES)
        ]
        c.path(poly(outline), tone, stroke=rim, width=0.8)


def arm(curve: str, width: float, fill: str, rim: str, suckers: int, side: int = 1, sucker_tone: str = "soft") -> Layer:
    """An arm of the thing below the city."""
    return tentacle(curve, (width, 2.4), fill, rim, suckers, side, 2, sucker_tone=sucker_tone)


DROWNED_CITY: Final = home(
    "realms",
    PURPLE,
    scene=[
        sky(("ink", "deep", "mid", "soft", "light"), stops=(0, 0.22, 0.5, 0.66, 0.9)),
        stars(60, 190),
        glow(338, 140, 260, "light", 0.8),
        orb(338, 140, 88, "#f8ecd8", 0, shade="#cbb4d8"),
        clouds(150, 6, "mid", 0.5, 60, 150, 7),
        towers(322, 31, (44, 116), "soft+light*.35"),
        fog(308, 34, tone="glow", op=0.5),
        arm("150,340 140,260 168,196 140,140 112,132 104,152 118,160", 22, "mid+soft*.4", "light", 0),
        arm("520,340 540,262 508,205 530,150 560,140 570,160 556,170", 22, "mid+soft*.4", "light", 0),
        towers(332, 88, (84, 150), "mid", "light", 0.42),
        fog(326, 26, tone="glow", op=0.45),
        arm("432,360 452,292 420,236 432,176 404,120 410,76 440,58 462,76 452,98 436,92", 42, "dusk", "glow", 17),
    ],
    subject=[
        mass(raw=SPIRE, fill=("dusk", "mid"), half="mid", rim="glow", depth=2, light=(1, -0.6)),
        raw(
            "".join(f"M{272 + i * 5} {330 - i * 21}L{382 - i * 5} {326 - i * 21}" for i in range(10)),
            stroke="soft",
            op=0.4,
        ),
        glow(326, 240, 60, "accent", 0.4),
        raw(
            "".join(
                f"M{x - 4} {y}v-{h * 0.6:.0f}q4-{h * 0.5:.0f} 8 0v{h * 0.6:.0f}z"
                for x, y, h in (
                    (318, 300, 24),
                    (338, 300, 24),
                    (298, 304, 18),
                    (358, 304, 18),
                    (326, 244, 20),
                    (326, 196, 15),
                )
            ),
            fill="accent",
        ),
        arm("216,366 206,300 236,258 284,262 344,280 386,262 384,226 350,214 312,222", 40, "deep", "glow", 19, -1),
        arm("188,372 168,306 184,250 160,196 172,146 206,124 230,142 222,170 200,168", 44, "deep+dusk", "glow", 18, -1),
        arm("474,372 500,312 480,268 498,224 486,190 462,188 458,208", 32, "deep+dusk", "glow", 14),
        fog(344, 20, tone="glow", op=0.45),
        sea(338, ("light", "mid", "deep", "ink"), 328, "#fff1da", 34, 0.8),
        *[
            ring(x, y, r * k, "glow", 1, op=0.6 / k, ry=5 * k)
            for x, y, r in ((216, 352, 34), (190, 359, 40), (432, 352, 36), (474, 359, 32))
            for k in (1, 1.5)
        ],
        glow(304, 388, 92, "accent", 0.8, 62),
        mass(raw="M258 396q36 18 86-4q-6 22-34 23q-38 1-52-19z", fill="ink", rim="accent", depth=1.6, light=(0, -1)),
        mass(
            raw="M287 404q-3-18 2-29q-5-8 2-13q8-3 10 5q1 4-1 7q10 8 8 30zM300 372l16-9 2 4-15 11z",
            fill="ink",
            rim="accent",
            depth=1.4,
            light=(1, -0.4),
        ),
        raw("M274 402l-28 22", stroke="ink", width=2.4),
        dot(319, 376, 4.4, "#fff3d0"),
        raw("M284 424h44M290 431h30M276 419h-12M338 421h18", stroke="accent", width=1.6, op=0.7),
    ],
    front=[
        mass(
            raw="M-10 470V300l40-8 6 22 30 4 4 34 34 6 8 36 44 8 14 40 40 22v12z", rim="soft", depth=1.4, light=(1, -1)
        ),
        mass(raw="M650 470V316l-34 10-4 26-38 4-6 32-42 10-8 32-36 26z", rim="soft", depth=1.4),
        arm("520,480 486,446 440,442 404,420 408,386 436,376 452,394 440,408", 48, "ink", "light", 13, -1, "mid"),
    ],
)
