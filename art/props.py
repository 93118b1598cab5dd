"""Things people hold or leave on tables."""

import math

from .canvas import ACROSS, Canvas
from .geometry import Curve, Point, along, data, ellipse, on_circle, place, poly, spline
from .light import glow, mass
from .recipe import part


@part
def candle(
    c: Canvas,
    x: float = 60,
    y: float = 190,
    h: float = 26,
    w: float = 7,
    tone: str = "soft",
    flame: float = 9,
    halo: float = 34,
) -> None:
    """A candle with a run of wax, its foot at (x, y)."""
    top, f = y - h, flame
    wax = data("M", x - w / 2, y, "V", top, "q", w / 2, -2, w, 0.0, "V", y, "z")
    drip = data("M", x + w / 2 - 1, top, "q3 1 2.6 9q-1.4 2-2.6 0z")
    mass(raw=wax + drip, fill=tone, rim="glow", depth=1.3)(c)
    if halo:
        glow(x, top - f * 0.6, halo, "accent", 0.6)(c)
    left = data("c", -f * 0.5, -f * 0.3, -f * 0.2, -f * 0.9, f * 0.05, -f * 1.5)
    right = data("c", f * 0.35, f * 0.6, f * 0.5, f * 1.1, -f * 0.05, f * 1.5)
    c.path(data("M", x, top - 1) + left + right + "z", "accent")
    c.path(ellipse(x, top - f * 0.45, f * 0.14, f * 0.3), "#fffbe8")


@part
def chain(c: Canvas, d: Curve, size: float = 7, tone: str = "soft", dark: str = "ink", width: float = 2.2) -> None:
    """Links laid along a curve, every other one seen from the edge."""
    flat = [(-size * 0.7, 0), (0, -size * 0.42), (size * 0.7, 0), (0, size * 0.42)]
    edge = [(-size * 0.55, -0.3), (0, -0.9), (size * 0.55, 0.3), (0, 0.9)]
    line = along(d, 30)
    gone, last, count, path = 0.0, line[0], 0, ""
    for point in line[1:]:
        gone += math.dist(point, last)
        if gone >= size:
            angle = math.degrees(math.atan2(point[1] - last[1], point[0] - last[0]))
            path += spline(place(flat if count % 2 else edge, *point, 1, angle))
            gone, count = 0.0, count + 1
        last = point
    links = c.define("path", f' d="{path}" fill="none"')
    for stroke, extra in ((dark, 2), (tone, 0)):
        c.add(f'<use href="#{links}" stroke="{c.tone(stroke)}" stroke-width="{width + extra:.1f}"/>')


@part
def book(
    c: Canvas,
    x: float = 150,
    y: float = 110,
    w: float = 80,
    h: float = 110,
    thick: float = 18,
    rot: float = 0,
    cover: str = "dusk",
    spine: str = "deep",
    pages: str = "glow",
    rim: str = "light",
    bands: bool = True,
    corner: str | None = "soft",
) -> None:
    """A closed book in three-quarter view, its front towards us."""
    left, right, top, bottom, k = -w / 2, w / 2, -h / 2, h / 2, thick

    def turned(*points: Point, closed: bool = True) -> str:
        return poly(place(points, x, y, 1, rot), closed)

    lid = top - 4
    leaves = (left - k, lid + k * 0.18), (left, lid), (right, lid), (right - k * 0.6, lid - k * 0.55)
    c.path(turned(*leaves, (left - k * 0.8, top - 1 - k * 0.4)), pages)
    edges = ""
    for t in (0.25, 0.45, 0.65, 0.85):
        edges += turned((left - k * t, lid - k * t / 2), (right - k * 0.6 * t, lid - k * t / 2), closed=False)
    c.path(edges, stroke="soft", width=0.7)
    back = turned((left, top), (left - k, top - k * 0.45), (left - k, bottom - k * 0.45), (left, bottom))
    mass(raw=back, fill=spine, rim=rim, depth=1.2)(c)
    if bands and corner:
        raised = ""
        for at in (-h * 0.36, -h * 0.12, h * 0.14, h * 0.36):
            far = at - k * 0.45
            raised += turned((left, at), (left - k, far), (left - k, far + 5), (left, at + 5))
        c.path(raised, corner, op=0.8)
    mass(raw=turned((left, lid), (right, lid), (right, bottom), (left, bottom)), fill=cover, rim=rim, depth=2)(c)
    if corner:
        e = w * 0.2
        plates = ((right, lid, -e, e), (left, lid, e, e), (right, bottom, -e, -e), (left, bottom, e, -e))
        c.path("".join(turned((cx, cy), (cx + dx, cy), (cx, cy + dy)) for cx, cy, dx, dy in plates), corner)


@part
def open_book(
    c: Canvas,
    x: float = 150,
    y: float = 150,
    w: float = 150,
    h: float = 46,
    pages: str = "glow",
    shade: str = "light",
    cover: str = "deep",
    lift: float = 16,
    mark_tone: str | None = "mid",
) -> None:
    """A book lying open, seen from a low angle: two swelling pages over a dark board."""
    q = w / 2
    board = [(x - q - 6, y + h * 0.42), (x, y + h * 0.62), (x + q + 6, y + h * 0.42)]
    board += [(x + q - w * 0.08, y - h * 0.42), (x, y - h * 0.2), (x - q + w * 0.08, y - h * 0.42)]
    c.path(poly(board), cover, stroke="ink")
    for side in (-1, 1):
        near = [(0, 0.5, 0), (0.3, 0.22, -0.3), (0.7, 0.18, -0.15), (1, 0.34, 0)]
        far = [(0.86, -0.46, 0), (0.6, -0.58, -0.25), (0.25, -0.5, -0.3), (0, -0.22, 0)]
        lower, upper = ([(x + side * u * q, y + v * h + up * lift) for u, v, up in row] for row in (near, far))
        page = spline(lower, closed=False) + "L" + spline(upper, closed=False)[1:] + "Z"
        c.path(page, (shade, pages) if side < 0 else (pages, shade))
        for t in (0.03, 0.06, 0.09):
            c.path(spline([(a, b + h * t * 1.6) for a, b in lower], closed=False), stroke="soft", width=0.8)
        if mark_tone:
            c.path(_lines(c, x, y, side * q, h, lift), stroke=mark_tone, width=1.1, op=0.8)


def _lines(c: Canvas, x: float, y: float, q: float, h: float, lift: float) -> str:
    """Six lines of writing on a page."""
    path = ""
    for row in range(6):
        t = 0.16 + row * 0.12
        for u in (0.14, 0.29, 0.44, 0.59, 0.74):
            if c.rng.random() < 0.85:
                path += data(
                    "M", x + q * u * (1 - t * 0.14), y + h * (0.36 - 0.78 * t) - lift * 0.32 * math.sin(u * 3.1)
                )
                path += data("q", abs(q) * 0.05, c.rng.uniform(-2, 2), q * 0.1 * c.rng.uniform(0.5, 1), -0.4)
    return path


@part
def glyphs(
    c: Canvas,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    cols: int = 4,
    rows: int = 6,
    size: float = 4,
    tone: str = "accent",
    op: float = 0.8,
    width: float = 1,
    skew: float = 0,
) -> None:
    """Signs of no alphabet: hooks, forks, rings."""
    path = ""
    for row in range(rows):
        for column in range(cols):
            x = x0 + (x1 - x0) * (column + 0.5) / cols + skew * row
            y = y0 + (y1 - y0) * (row + 0.5) / rows
            path += _glyph(c.rng.randrange(5), x, y, size * c.rng.uniform(0.7, 1.1))
    c.path(path, stroke=tone, width=width, op=op)


def _glyph(kind: int, x: float, y: float, s: float) -> str:
    h = s / 2
    if kind == 0:
        return data("M", x, y - h, "v", s, "m", -s / 3, -h, "h", s * 0.7)
    if kind == 1:
        return data("M", x - h, y, "q", h, -s, s, 0.0)
    if kind == 2:
        return data("M", x, y + h, "v", -h, "l", -s / 2.4, -h, "m", s / 2.4, h, "l", s / 2.4, -h)
    if kind == 3:
        return ellipse(x, y, s * 0.32)
    return data("M", x - h, y - s / 3, "h", s, "m", 0.0, s * 0.6, "h", -s)


@part
def cylinder(
    c: Canvas,
    x: float = 150,
    y: float = 180,
    w: float = 56,
    h: float = 100,
    metal: str = "mid",
    dark: str = "ink",
    glass: str = "light",
    rim: str = "glow",
    glass_from: float = 0.18,
    glass_to: float = 0.82,
    fluid: str = "soft",
) -> None:
    """A jar of metal and glass: two caps, a lit body between."""
    rx, ry, top = w / 2, w * 0.13, y - h
    upper, lower = top + h * glass_from, top + h * glass_to
    lit = [(0, dark, 1.0), (0.18, fluid, 1.0), (0.5, glass, 1.0), (0.8, fluid, 1.0), (1, dark, 1.0)]
    shine = ((0, dark), (0.2, rim), (0.32, metal), (0.75, dark), (0.93, metal), (1, dark))
    steel = c.gradient([(offset, tone, 1) for offset, tone in shine], ACROSS)
    g = rx * 0.92
    body = data("M", x - g, upper, "V", lower, "a", g, ry, " 0 0 0 ", 2 * g, 0.0, "V", upper, "z")
    c.path(body, c.gradient(lit, ACROSS), op=0.92)

    def bow(sweep: int) -> str:
        return data("a", rx, ry, " 0 0 0 ", 2 * rx * sweep, 0.0)

    for a, b in ((top, upper), (lower, y)):
        c.path(data("M", x - rx, a, "V", b) + bow(1) + data("V", a) + bow(-1) + "z", steel)
        c.path(data("M", x - rx, b - 3) + bow(1) + data("M", x - rx, a + 3) + bow(1), stroke=dark, width=1.2)
    c.path(ellipse(x, top, rx, ry), metal, stroke=rim)


@part
def bottle(
    c: Canvas,
    x: float = 60,
    y: float = 190,
    h: float = 34,
    w: float = 14,
    fill: str = "mid",
    rim: str = "glow",
    light: str = "accent",
    op: float = 0.75,
) -> None:
    """A stoppered bottle with a hanging thing that glows."""
    neck, shoulder = w * 0.16, w * 0.34
    glass = data("M", x - neck, y - h, "v", h * 0.22, "q", 0.0, h * 0.1, -shoulder, h * 0.2, "V", y - 2, "q0 2 2 2")
    glass += data("h", w - 4, "q2 0 2-2V", y - h * 0.58, "q", -shoulder, -h * 0.1, -shoulder, -h * 0.2)
    glow(x, y - h * 0.3, h * 0.75, light, 0.5)(c)
    c.path(glass + data("v", -h * 0.22, "z"), fill, stroke=rim, op=op)
    c.path(data("M", x, y - h, "v", h * 0.6), stroke=rim, width=0.6)
    c.path(ellipse(x, y - h * 0.32, w * 0.17, w * 0.22), light)
    c.path(data("M", x - w * 0.22, y - h - 3, "h", w * 0.44, "v4h", -w * 0.44, "z"), "ink")
    c.path(data("M", x - w * 0.33, y - h * 0.5, "V", y - 6), stroke="#ffffff", op=0.5)


@part
def star(
    c: Canvas,
    x: float = 150,
    y: float = 110,
    r: float = 40,
    n: int = 5,
    tone: str = "accent",
    width: float = 2,
    ring: bool = True,
    op: float = 1,
    flat: float = 1,
    turn: float = -90,
) -> None:
    """A star drawn in one line, in a double ring; flat < 1 lays it on the floor."""
    path = poly([on_circle(x, y, r, turn + 720 * i / n, flat) for i in range(n)])
    if ring:
        path += ellipse(x, y, r, r * flat) + ellipse(x, y, r * 1.13, r * 1.13 * flat)
    c.path(path, stroke=tone, width=width, op=op)


@part
def ring(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    tone: str = "ink",
    width: float = 1.5,
    fill: str | None = None,
    op: float = 1,
    ry: float | None = None,
) -> None:
    c.path(ellipse(x, y, r, ry), fill, stroke=tone, width=width, op=op)
