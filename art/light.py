"""Light: what gives a flat shape its form, and what gives off light."""

import math
from collections.abc import Sequence

from .canvas import Canvas, Paint, faded
from .geometry import Curve, Point, data, knots, mirrored, num, place, poly, spline, tube
from .recipe import Layer, part


@part
def mass(
    c: Canvas,
    d: Curve = (),
    tubes: Sequence[tuple[Curve, Sequence[float]]] = (),
    raw: str = "",
    fill: Paint = "ink",
    half: Paint | None = None,
    rim: str | None = "light",
    depth: float = 2,
    back: str | None = None,
    light: Point | None = None,
    mirror: float | None = None,
    x: float = 0,
    y: float = 0,
    s: float = 1,
    rot: float = 0,
    flip: bool = False,
    texture: Layer | Sequence[Layer] = (),
    outline: str | None = None,
    op: float = 1,
) -> None:
    """The heart of the style: a flat dark shape with a hard rim of light.

    The shape is a curve (`mirror` adds its other half), limbs and raw path data together. The same outline, moved
    away from the light and cut by the first, leaves a rim that is wide where the form faces the light and gone where it
    turns away. `half` adds a middle tone, `back` a second rim from the other side.
    """
    if d:
        half_or_whole = knots(d) if mirror is None else mirrored(d, mirror)
        raw += spline(place(half_or_whole, x, y, s, rot, flip))
    for curve, widths in tubes:
        raw += tube(place(curve, x, y, s, rot, flip), [width * s for width in widths])
    shape, clip = c.shape(raw)
    lx, ly = _unit(light or c.light)

    def moved(by: float, paint: str) -> str:
        """The shape, so far away from the light."""
        offset = f' x="{num(-lx * by)}" y="{num(-ly * by)}"' if by else ""
        return f'<use href="#{shape}"{offset} fill="{paint}"/>'

    filled = c.paint(fill)
    marks = ""
    if outline:
        marks += f'<use href="#{shape}" stroke="{c.tone(outline)}" stroke-width="2.4"/>'
    if rim and depth:
        lit = moved(0, c.tone(rim))
        lit += moved(depth, c.paint(half)) + moved(depth * 3.2, filled) if half else moved(depth, filled)
        if back:
            within = f'<use href="#{shape}" x="{num(lx * depth * 0.8)}" y="{num(ly * depth * 0.8)}"/>'
            lit = f'{moved(0, c.tone(back))}<g clip-path="url(#{c.define("clipPath", "", within)})">{lit}</g>'
    else:
        lit = moved(0, filled)
    c.add(f'<g{faded(op)}>{marks}<g clip-path="url(#{clip})">{lit}')
    for layer in texture if isinstance(texture, Sequence) else (texture,):
        layer(c)
    c.add("</g></g>")


def _unit(direction: Point) -> Point:
    length = math.hypot(*direction) or 1
    return direction[0] / length, direction[1] / length


@part
def line(
    c: Canvas,
    d: Curve,
    tone: str = "ink",
    width: float = 1,
    op: float = 1,
    straight: bool = False,
    closed: bool = False,
) -> None:
    """A stroke along a curve."""
    c.path(poly(d, closed) if straight else spline(d, closed), stroke=tone, width=width, op=op)


@part
def shape(
    c: Canvas, d: Curve, fill: Paint = "ink", op: float = 1, straight: bool = False, mirror: float | None = None
) -> None:
    """A flat patch without a rim."""
    points = knots(d) if mirror is None else mirrored(d, mirror)
    c.path(poly(points) if straight else spline(points), fill, op=op)


@part
def raw(
    c: Canvas, path: str, fill: Paint | None = None, stroke: Paint | None = None, width: float = 1, op: float = 1
) -> None:
    """Path data as it is."""
    c.path(path, fill, stroke, width, op)


@part
def glow(
    c: Canvas, x: float, y: float, r: float, tone: str = "accent", op: float = 0.8, ry: float = 0, core: float = 0
) -> None:
    """A soft light that fades outward; no filter."""
    stops = [(core, tone, op), (core + (1 - core) * 0.35, tone, op * 0.42), (1, tone, 0)]
    c.ellipse(x, y, r, ry or r, c.gradient(stops, radial=True))


@part
def rays(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    n: int = 12,
    spread: float = 360,
    start: float = 0,
    tone: str = "glow",
    op: float = 0.16,
    width: float = 5,
    r0: float = 0,
) -> None:
    """Shafts of light from a point, fading as they go."""
    circle = f'gradientUnits="userSpaceOnUse" cx="{num(x)}" cy="{num(y)}" r="{num(r)}"'
    path = ""
    for i in range(n):
        angle = math.radians(start + spread * (i + c.rng.uniform(-0.25, 0.25)) / max(n - (spread < 360), 1))
        half = math.radians(width * c.rng.uniform(0.5, 1.4))
        path += poly(
            [
                (x + math.cos(angle) * r0, y + math.sin(angle) * r0),
                (x + math.cos(angle - half) * r, y + math.sin(angle - half) * r),
                (x + math.cos(angle + half) * r, y + math.sin(angle + half) * r),
            ]
        )
    c.path(path, c.gradient([(0, tone, op), (1, tone, 0)], circle, radial=True))


@part
def shaft(c: Canvas, d: Curve, tone: str = "glow", op: float = 0.3, down: bool = True) -> None:
    """A beam: a polygon that fades downward, or upward."""
    way = 'x1="0" y1="0" x2="0" y2="1"' if down else 'x1="0" y1="1" x2="0" y2="0"'
    c.path(poly(d), c.gradient([(0, tone, op), (1, tone, 0)], way))


@part
def vignette(c: Canvas, op: float = 0.42, x: float | None = None, y: float | None = None) -> None:
    """Darkness that closes in from the edges."""
    x = c.width / 2 if x is None else x
    y = c.height * 0.46 if y is None else y
    circle = f'gradientUnits="userSpaceOnUse" cx="{num(x)}" cy="{num(y)}" r="{num(c.width * 0.68)}"'
    c.whole(c.gradient([(0.45, "ink", 0), (1, "ink", op)], circle, radial=True))


@part
def group(c: Canvas, layers: Sequence[Layer], transform: str = "", op: float = 1) -> None:
    """Several layers turned, moved or faded together."""
    turned = f' transform="{transform}"' if transform else ""
    c.add(f"<g{turned}{faded(op)}>")
    for layer in layers:
        layer(c)
    c.add("</g>")


@part
def inked(
    c: Canvas,
    path: str,
    tones: tuple[str, str, str] | tuple[str, str] = ("mid", "soft", "light"),
    away: Point = (5, 4),
    width: float = 2.8,
    texture: Layer | Sequence[Layer] = (),
    ink: str = "ink",
) -> None:
    """A form with an ink line, heavier away from the light: shadow, half tone and, if there is a third, light."""
    shape, clip = c.shape(path)
    use = f'<use href="#{shape}"'
    shadow, *lighter = (c.tone(tone) for tone in tones)
    marks = f'{use} x="1" y="1.2" stroke="{c.tone(ink)}" stroke-width="{num(width)}" fill="{c.tone(ink)}"/>'
    marks += f'<g clip-path="url(#{clip})">{use} fill="{shadow}"/>'
    for tone, share in zip(lighter, (1, 3.4), strict=False):
        marks += f'{use} x="{num(-away[0] * share)}" y="{num(-away[1] * share)}" fill="{tone}"/>'
    c.add(marks)
    for layer in texture if isinstance(texture, Sequence) else (texture,):
        layer(c)
    line = f'stroke="{c.tone(ink)}" stroke-width="{num(width)}"'
    c.add(f'</g>{use} fill="none" {line}/>')


@part
def dot(c: Canvas, x: float, y: float, r: float, fill: Paint = "ink", ry: float = 0, op: float = 1) -> None:
    """A flat round patch."""
    c.add(f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(r)}" ry="{num(ry or r)}" fill="{c.paint(fill)}"{faded(op)}/>')


@part
def bolt(c: Canvas, d: Curve, tone: str = "#ffffff", width: float = 2.2, forks: Sequence[Curve] = ()) -> None:
    """Lightning: a broken line with thinner forks."""
    c.path(poly(d, closed=False), stroke=tone, width=width)
    for fork in forks:
        c.path(poly(fork, closed=False), stroke=tone, width=width * 0.55)


@part
def band(c: Canvas, y: float, tones: tuple[str, ...], height: float | None = None, op: float = 1) -> None:
    """A strip across the picture, to its lower edge unless a height is given."""
    bottom = c.height if height is None else y + height
    c.path(data("M", 0, y, "H", c.width, "V", bottom, "H", 0, "z"), tones if len(tones) > 1 else tones[0], op=op)
