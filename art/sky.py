"""The sky and what hangs in it."""

from collections.abc import Sequence

from .canvas import Canvas, faded
from .geometry import data, ellipse, spline
from .light import glow
from .recipe import part


@part
def sky(
    c: Canvas,
    tones: tuple[str, ...] = ("deep", "dusk", "mid", "soft"),
    horizon: float = 1,
    stops: Sequence[float] = (),
) -> None:
    """The ground of a picture: tones from the zenith to the horizon."""
    stops = stops or [i / (len(tones) - 1) * horizon for i in range(len(tones))]
    c.whole(c.gradient([(stop, tone, 1) for stop, tone in zip(stops, tones, strict=True)]))


@part
def stars(
    c: Canvas,
    n: int = 50,
    y: float = 120,
    tone: str = "glow",
    op: float = 0.8,
    x0: float = 0,
    x1: float | None = None,
    size: float = 1,
) -> None:
    """Stars of three sizes, denser towards the top."""
    right = c.width if x1 is None else x1
    for count, width in ((int(n * 0.7), 0.7), (int(n * 0.25), 1.2), (int(n * 0.05) + 1, 2.0)):
        path = "".join(data("M", c.rng.uniform(x0, right), y * c.rng.random() ** 1.3, "h", 0.0) for _ in range(count))
        c.path(path, stroke=tone, width=width * size, op=op)


@part
def orb(
    c: Canvas,
    x: float = 210,
    y: float = 60,
    r: float = 30,
    tone: str = "glow",
    halo: float = 2.6,
    craters: bool = True,
    op: float = 1,
    crescent: float | None = None,
    shade: str = "light",
) -> None:
    """Moon or sun with its halo; a crescent is what a dark disc, so far to the side, leaves of it."""
    if halo:
        glow(x, y, r * halo, tone, 0.55)(c)
    shape, clip = c.shape(ellipse(x, y, r))
    c.add(f'<g{faded(op)}><use href="#{shape}" fill="{c.tone(tone)}"/><g clip-path="url(#{clip})">')
    if crescent:
        c.path(ellipse(x + crescent, y - abs(crescent) * 0.25, r), "dusk", op=0.93)
    elif craters:
        path = ""
        for size in (0.3, 0.2, 0.14, 0.24, 0.1):
            dx, dy = c.rng.uniform(-0.8, 0.8), c.rng.uniform(-0.8, 0.8)
            path += ellipse(x + dx * r, y + dy * r, r * size, r * size * 0.8)
        c.path(path, shade, op=0.35)
    c.add("</g></g>")


@part
def clouds(
    c: Canvas,
    y: float = 60,
    n: int = 6,
    tone: str = "mid",
    op: float = 0.5,
    spread: float = 30,
    w: float = 90,
    h: float = 9,
) -> None:
    """Long torn streaks."""
    torn = ((-1, 0, True), (-0.45, -0.5), (-0.1, -1), (0.3, -0.55), (1, 0, True), (0.35, 0.4), (-0.2, 0.25))
    path = ""
    for _ in range(n):
        x, middle = c.rng.uniform(-20, c.width + 20), y + c.rng.uniform(-spread, spread)
        size = c.rng.uniform(0.5, 1.3)
        path += spline([(x + dx * w * size, middle + dy * h * size, *corner) for dx, dy, *corner in torn])
    c.path(path, tone, op=op)


@part
def fog(
    c: Canvas,
    y: float = 150,
    h: float = 26,
    n: int = 5,
    tone: str = "light",
    op: float = 0.35,
    x0: float = -20,
    x1: float | None = None,
) -> None:
    """Lying fog: wide soft ellipses."""
    width = (c.width + 20 if x1 is None else x1) - x0
    fade = c.gradient([(0, tone, op), (0.5, tone, op * 0.45), (1, tone, 0)], radial=True)
    for i in range(n):
        x = x0 + width * (i + 0.5 + c.rng.uniform(-0.4, 0.4)) / n
        lift = c.rng.uniform(-0.35, 0.35) * h
        c.ellipse(x, y + lift, width / n * c.rng.uniform(0.9, 1.6), h * c.rng.uniform(0.5, 1), fade)


@part
def birds(
    c: Canvas,
    n: int = 6,
    x0: float = 30,
    x1: float = 270,
    y0: float = 20,
    y1: float = 70,
    tone: str = "ink",
    size: float = 6,
) -> None:
    """Far birds, or bats, on two bent wings."""
    path = ""
    for _ in range(n):
        x, y = c.rng.uniform(x0, x1), c.rng.uniform(y0, y1)
        s, tilt = size * c.rng.uniform(0.6, 1.2), c.rng.uniform(-0.3, 0.3)
        left, right = y - s * (0.35 + tilt), y - s * (0.35 - tilt)
        path += data("M", x - s, left, "Q", x - s * 0.4, y - s * 0.6, x, y, "Q", x + s * 0.4, y - s * 0.6, x + s, right)
        path += data("Q", x + s * 0.4, y - s * 0.2, x, y + s * 0.25, "Q", x - s * 0.4, y - s * 0.2, x - s, left, "z")
    c.path(path, tone)
