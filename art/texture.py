"""Textures, meant for the inside of a mass or for a wall."""

import math

from .canvas import Canvas
from .geometry import data, ellipse
from .recipe import part


@part
def bricks(
    c: Canvas,
    x0: float = 0,
    y0: float = 0,
    x1: float | None = None,
    y1: float | None = None,
    w: float = 16,
    h: float = 8,
    tone: str = "ink",
    op: float = 0.35,
    keep: float = 0.6,
) -> None:
    """Loose courses of masonry."""
    right, bottom = c.width if x1 is None else x1, c.height if y1 is None else y1
    path = ""
    for row in range(math.ceil((bottom - y0) / h)):
        start = x0 - (w / 2 if row % 2 else 0)
        for column in range(math.ceil((right - start) / w)):
            if c.rng.random() < keep:
                path += data("M", start + column * w, y0 + row * h, "h", w, "v", h)
    c.path(path, stroke=tone, width=0.8, op=op)


@part
def hatch(
    c: Canvas,
    x0: float = 0,
    y0: float = 0,
    x1: float | None = None,
    y1: float | None = None,
    n: int = 30,
    tone: str = "ink",
    op: float = 0.4,
    angle: float = 60,
    width: float = 0.8,
    length: tuple[float, float] = (10, 40),
) -> None:
    """Pen strokes in one direction, thin and broken."""
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    right, bottom = c.width if x1 is None else x1, c.height if y1 is None else y1
    path = ""
    for _ in range(n):
        x, y, k = c.rng.uniform(x0, right), c.rng.uniform(y0, bottom), c.rng.uniform(*length)
        path += data("M", x, y, "q", dx * k / 2 + 1, dy * k / 2, dx * k, dy * k)
    c.path(path, stroke=tone, width=width, op=op)


@part
def scales(
    c: Canvas,
    x0: float = 0,
    y0: float = 0,
    x1: float | None = None,
    y1: float | None = None,
    size: float = 7,
    tone: str = "light",
    op: float = 0.35,
    keep: float = 0.7,
) -> None:
    """Rows of overlapping scales."""
    right, bottom = c.width if x1 is None else x1, c.height if y1 is None else y1
    path = ""
    for row in range(math.ceil((bottom - y0) / (size * 0.55))):
        start = x0 + (size / 2 if row % 2 else 0)
        for column in range(math.ceil((right - start) / size)):
            if c.rng.random() < keep:
                path += data("M", start + column * size, y0 + row * size * 0.55)
                path += data("a", size / 2, size / 2, " 0 0 0 ", size, 0.0)
    c.path(path, stroke=tone, width=0.7, op=op)


@part
def spots(
    c: Canvas,
    x0: float = 0,
    y0: float = 0,
    x1: float | None = None,
    y1: float | None = None,
    n: int = 20,
    r: tuple[float, float] = (1, 3),
    tone: str = "soft",
    op: float = 0.4,
) -> None:
    """Blotches."""
    right, bottom = c.width if x1 is None else x1, c.height if y1 is None else y1
    path = ""
    for _ in range(n):
        size = c.rng.uniform(*r)
        path += ellipse(c.rng.uniform(x0, right), c.rng.uniform(y0, bottom), size, size * 0.8)
    c.path(path, tone, op=op)
