"""Land and water, and what grows."""

import math
from itertools import pairwise

from .canvas import Canvas, Paint
from .geometry import Point, along, data, fractal, poly, spline, tube
from .recipe import part


@part
def ridge(
    c: Canvas,
    y: float = 150,
    y1: float | None = None,
    amp: float = 22,
    depth: int = 5,
    fill: Paint = "dusk",
    rim: str | None = None,
    rough: float = 0.55,
) -> None:
    """A line of hills from edge to edge; y1 is the height at the right end."""
    right, bottom = c.width + 5, c.height
    top = fractal((-5, y), (right, y if y1 is None else y1), amp, depth, c.rng, rough)
    c.path(poly([*top, (right, bottom), (-5, bottom)]), fill)
    if rim:
        c.path(poly(top, closed=False), stroke=rim, width=0.8, op=0.6)


@part
def sea(
    c: Canvas,
    y: float = 150,
    tones: tuple[str, ...] = ("mid", "deep", "ink"),
    glint: float | None = None,
    tone: str = "glow",
    waves: int = 26,
    chop: float = 1,
) -> None:
    """Water to the lower edge; glint is the x of the light's road."""
    c.path(data("M", 0, y, "H", c.width, "V", c.height, "H", 0, "z"), tones)
    path = ""
    for i in range(waves):
        near = ((i + c.rng.random()) / waves) ** 1.4
        width = (5 + 26 * near) * chop
        path += data("M", c.rng.uniform(-10, c.width), y + 1 + (c.height - y) * near)
        path += data("q", width / 2, -1 - 3 * near * chop, width, 0.0)
    c.path(path, stroke="soft", width=0.9, op=0.55)
    if glint is None:
        return
    path = ""
    for i in range(22):
        near = (i / 22) ** 1.3
        half = 4 + 26 * near
        x, width = glint + c.rng.uniform(-half, half) * 0.7, c.rng.uniform(0.3, 1) * half * 0.7
        path += data("M", x - width / 2, y + 1 + (c.height - y) * near, "h", width)
    c.path(path, stroke=tone, width=1.3, op=0.75)


@part
def surf(
    c: Canvas, y: float = 190, amp: float = 5, tone: str = "glow", fill: Paint = "deep", n: int = 9, op: float = 0.9
) -> None:
    """One breaker across the picture with a foam edge."""
    right, bottom = c.width + 10, c.height + 10
    top = spline([(-10 + (right + 10) * i / n, y + c.rng.uniform(-amp, amp)) for i in range(n + 1)], closed=False)
    c.path(f"{top}L{right} {bottom}L-10 {bottom}Z", fill)
    c.path(top, stroke=tone, width=1.6, op=op)
    foam = ""
    for _ in range(26):
        foam += data("M", c.rng.uniform(0, c.width), y + c.rng.uniform(-amp, amp * 2.4), "h", c.rng.uniform(0, 5))
    c.path(foam, stroke=tone, op=op * 0.6)


@part
def grass(
    c: Canvas,
    y: float = 214,
    n: int = 60,
    h: float = 16,
    tone: str = "ink",
    x0: float = 0,
    x1: float | None = None,
    lean: float = 4,
) -> None:
    """Blades along the lower edge."""
    path, bottom = "", c.height + 2
    for _ in range(n):
        x, tall = c.rng.uniform(x0, c.width if x1 is None else x1), c.rng.uniform(0.4, 1.1) * h
        tip = x + c.rng.uniform(-0.6, 1) * lean
        path += data("M", x - 1.3, bottom, "L", x - 0.8, y, "Q", x, y - tall * 0.6, tip, y - tall)
        path += data("Q", x + 1, y - tall * 0.4, x + 1.3, y, "V", bottom, "z")
    c.path(path, tone)


@part
def tree(
    c: Canvas,
    x: float = 40,
    y: float = 215,
    h: float = 140,
    lean: float = 0,
    tone: str = "ink",
    width: float = 10,
    depth: int = 6,
    spread: float = 34,
    rim: str | None = None,
) -> None:
    """A bare tree by branching; its limbs bend like fingers."""
    path = _branch(c, (x, y), math.radians(-90 + lean), h * 0.3, width, depth - 1, depth, spread)
    if rim:
        c.path(path, rim, more=f' transform="translate({c.light[0] * 0.9:.1f} {c.light[1] * 0.9:.1f})"')
    c.path(path, tone)


def _branch(
    c: Canvas, root: Point, angle: float, length: float, width: float, level: int, depth: int, spread: float
) -> str:
    """A limb and all that grows from its end."""
    (px, py), half = root, length / 2
    mx, my = px + math.cos(angle) * half, py + math.sin(angle) * half
    angle += math.radians(c.rng.uniform(-14, 14))
    qx, qy = mx + math.cos(angle) * half, my + math.sin(angle) * half
    nx, ny = -math.sin(angle), math.cos(angle)
    a, b, e = width / 2, width * 0.4, width * 0.31
    path = data("M", px + nx * a, py + ny * a, "Q", mx + nx * b, my + ny * b, qx + nx * e, qy + ny * e)
    path += data("L", qx - nx * e, qy - ny * e, "Q", mx - nx * b, my - ny * b, px - nx * a, py - ny * a, "z")
    if not level:
        return path
    for side in (-1, 1) if level < depth - 1 else (-1, 1, 0.2):
        if level > 1 or c.rng.random() < 0.75:
            turn = math.radians(side * spread * c.rng.uniform(0.5, 1.2) - 3)
            reach = length * c.rng.uniform(0.62, 0.82)
            path += _branch(c, (qx, qy), angle + turn, reach, width * 0.62, level - 1, depth, spread)
    return path


@part
def fern(
    c: Canvas,
    x: float = 20,
    y: float = 225,
    n: int = 5,
    r: float = 80,
    start: float = -150,
    end: float = -30,
    tone: str = "ink",
    rim: str | None = None,
) -> None:
    """Fronds from one root, each an arching rib with leaflets that shrink to the tip."""
    path = ""
    for i in range(n):
        a = math.radians(start + (end - start) * i / max(n - 1, 1) + c.rng.uniform(-6, 6))
        k = r * c.rng.uniform(0.75, 1.1)
        tip = (x + math.cos(a) * k, y + math.sin(a) * k * 0.75 + abs(math.cos(a)) * k * 0.2)
        rib = along([(x, y), (x + math.cos(a) * k * 0.5, y + math.sin(a) * k * 0.75), tip])
        path += tube(rib[::2], (3, 1), 2)
        for here, there in pairwise(rib[2:]):
            path += _leaflets(here, there, 5 + 15 * (1 - math.dist(here, (x, y)) / (k * 1.25)))
    c.path(path, tone, stroke=rim, width=0.6)


def _leaflets(here: Point, there: Point, length: float) -> str:
    """A pair of leaflets on a piece of rib."""
    (x, y), along_rib = here, math.atan2(there[1] - here[1], there[0] - here[0])
    path = ""
    for side in (-1, 1):
        tip, belly = along_rib + side, along_rib + side * 1.25
        reach = length * 0.6
        swell = (x + math.cos(belly) * reach, y + math.sin(belly) * reach)
        path += poly([here, swell, (x + math.cos(tip) * length, y + math.sin(tip) * length), there])
    return path


@part
def cave(
    c: Canvas,
    tone: str = "ink",
    rim: str | None = None,
    top: float = 26,
    sides: float = 26,
    teeth: int = 9,
    drop: float = 1,
) -> None:
    """A mouth of rock around the picture: lumpy walls, hanging stone."""
    lump = c.rng.uniform
    right, bottom = c.width + 8, c.height + 8
    rock: list[tuple[float, ...]] = [(-8, bottom, 1)]
    rock += [(sides * lump(0.5, 1.2), c.height - 15 - 38 * i) for i in range(5)]
    for i in range(teeth):
        x = sides * 0.8 + (c.width - 1.6 * sides) * (i + 0.5) / teeth
        long = top * lump(0.5, 1.3) * (1 + drop * abs(2 * x / c.width - 1))
        rock += [(x - 11, top * 0.35), (x - 3, long * 0.7), (x, long, 1), (x + 4, long * 0.6)]
    rock += [(c.width - sides * lump(0.5, 1.2), 53 + 38 * i) for i in range(5)]
    rock += [(right, bottom, 1), (right, -8, 1), (-8, -8, 1)]
    c.path(spline(rock), tone, stroke=rim, width=1.2)
