"""Stones, railings and street lamps: what stands out of doors."""

import math
from collections.abc import Sequence
from typing import Final

from .canvas import Canvas
from .geometry import data, place, poly, spline
from .light import glow, mass, shaft
from .recipe import part

HEADSTONE: Final = "-.55,.1! -.55,-1.1 -.3,-1.5 0,-1.6 .3,-1.5 .55,-1.1 .55,.1!"
CROSS: Final = (
    "-.18,0! -.18,-1! -.6,-1! -.6,-1.35! -.18,-1.35! -.18,-1.9! .18,-1.9! .18,-1.35! .6,-1.35! .6,-1! .18,-1! .18,0!"
)


@part
def gravestones(
    c: Canvas, spots: Sequence[tuple[float, float, float]] = ((60, 190, 12),), tone: str = "deep", rim: str = "soft"
) -> None:
    """Leaning stones as (x, base, size); every third is a cross."""
    for i, (x, y, size) in enumerate(spots):
        outline = place(CROSS if i % 3 == 1 else HEADSTONE, x, y, size, c.rng.uniform(-7, 7))
        mass(raw=spline(outline), fill=tone, rim=rim, depth=1.4)(c)


@part
def stone_ring(
    c: Canvas,
    cx: float = 150,
    y: float = 150,
    n: int = 7,
    r: float = 60,
    tone: str = "deep",
    rim: str | None = "soft",
    h: float = 22,
) -> None:
    """A ring of standing stones seen from the side."""
    for i in range(n):
        angle = math.pi * (i + 0.5) / n
        x, near = cx - math.cos(angle) * r, 0.7 + 0.3 * (1 - math.sin(angle))
        w, top = 4.5 * near, y - h * near * c.rng.uniform(0.8, 1.2)
        stone = [(x - w, y + 4), (x - w * 0.7, top), (x + w * 0.8, top - c.rng.uniform(-3, 3)), (x + w, y + 4)]
        mass(raw=poly(stone), fill=tone, rim=rim, depth=1.3)(c)


@part
def blocks(
    c: Canvas,
    y: float = 170,
    n: int = 9,
    tone: str = "dusk",
    rim: str | None = None,
    hmin: float = 30,
    hmax: float = 90,
    tilt: float = 8,
    x0: float = -10,
    x1: float | None = None,
    taper: float = 0.8,
) -> None:
    """Cyclopean slabs with wrong angles."""
    pitch = ((c.width + 10 if x1 is None else x1) - x0) / n
    for i in range(n):
        x, w = x0 + pitch * (i + c.rng.uniform(0.1, 0.9)), pitch * c.rng.uniform(0.3, 0.65)
        h, turn = c.rng.uniform(hmin, hmax), c.rng.uniform(-tilt, tilt)
        cut = c.rng.uniform(-0.6, 0.6) * w
        slab = poly(place([(-w, 60), (-w * taper, -h + cut), (w * taper, -h - cut), (w, 60)], x, y, 1, turn))
        if rim:
            mass(raw=slab, fill=tone, rim=rim, depth=1.6)(c)
        else:
            c.path(slab, tone)


@part
def lamp_post(
    c: Canvas,
    x: float = 60,
    y: float = 210,
    h: float = 150,
    tone: str = "ink",
    rim: str = "soft",
    arm: float = 0,
    halo: float = 70,
) -> None:
    """A street lamp with its cone of light."""
    lx, ly = x + arm, y - h
    shaft([(lx - 5, ly + 6), (lx + 5, ly + 6), (lx + 52, y + 6), (lx - 52, y + 6)], "accent", 0.34)(c)
    glow(lx, ly, halo, "accent", 0.75)(c)
    post = poly([(x - 2, y), (x - 1.2, ly + 8), (x + 1.2, ly + 8), (x + 2, y)])
    foot = poly([(x - 6, y + 2), (x - 3, y - 10), (x + 3, y - 10), (x + 6, y + 2)])
    mass(raw=post + foot, fill=tone, rim=rim, depth=0.9)(c)
    if arm:
        c.path(data("M", x, ly + 12, "Q", x, ly - 6, lx, ly - 6), stroke=tone, width=2)
    c.path(poly([(lx - 5, ly - 5), (lx + 5, ly - 5), (lx + 3.5, ly + 7), (lx - 3.5, ly + 7)]), "accent")
    c.path(poly([(lx - 7, ly - 5), (lx, ly - 12), (lx + 7, ly - 5)]), tone)


@part
def fence(
    c: Canvas,
    y: float = 205,
    h: float = 34,
    x0: float = -5,
    x1: float | None = None,
    gap: float = 9,
    tone: str = "ink",
    gate: tuple[float, float] | None = None,
) -> None:
    """Iron railings with spear points; gate = (x, width) leaves an opening between two posts."""
    end = c.width + 5 if x1 is None else x1
    path = ""
    for i in range(math.ceil((end - x0) / gap)):
        x = x0 + i * gap
        if not gate or abs(x - gate[0]) > gate[1] / 2:
            path += data("M", x - 0.8, y, "V", y - h, "l-1.4-3 2.2-6 2.2 6-1.4 3V", y, "z")
    spans = [(x0, gate[0] - gate[1] / 2), (gate[0] + gate[1] / 2, end)] if gate else [(x0, end)]
    for height in (0.14, 0.82):
        for a, b in spans:
            path += data("M", a, y - h * height, "H", b, "v2H", a, "z")
    c.path(path, tone)
