"""Parts of living things: arms, wings, eyes and faces."""

import math
from collections.abc import Sequence
from typing import Final

from .canvas import Canvas, Paint
from .geometry import Curve, Point, along, data, ellipse, knots, mirrored, place, spline
from .light import glow, mass
from .recipe import part


@part
def tentacle(
    c: Canvas,
    d: Curve,
    w: Sequence[float] = (12, 2),
    fill: Paint = "deep",
    rim: str | None = "light",
    suckers: int = 0,
    side: int = 1,
    depth: float = 1.8,
    half: Paint | None = None,
    sucker_tone: str = "light",
    light: Point | None = None,
    op: float = 1,
) -> None:
    """A tapered arm; suckers run along one side and shrink with it."""
    mass(tubes=[(d, w)], fill=fill, rim=rim, depth=depth, half=half, light=light, op=op)(c)
    if not suckers:
        return
    line = along(d, 8)
    path = ""
    for i in range(suckers):
        share = (i + 0.6) / (suckers + 0.4)
        place = min(int(share * (len(line) - 1)), len(line) - 2)
        (x, y), (x2, y2) = line[place], line[place + 1]
        width = w[0] + (w[-1] - w[0]) * share
        off = width * 0.22 * side / (math.dist(line[place], line[place + 1]) or 1)
        path += ellipse(x + (y2 - y) * off, y - (x2 - x) * off, width * 0.17)
    c.path(path, sucker_tone, op=0.75)


@part
def wing(
    c: Canvas,
    root: Point,
    wrist: Point,
    tips: Sequence[Point],
    end: Point,
    fill: Paint = "deep",
    rim: str | None = "light",
    bones: str | None = "soft",
    depth: float = 1.8,
    lead: Point | None = None,
    half: Paint | None = None,
    sag: float = 0.42,
    op: float = 1,
) -> None:
    """A bat wing: leading edge root-wrist-first tip, scallops between the finger tips, back to the body at `end`."""
    (rx, ry), (wx, wy) = root, wrist
    lx, ly = lead or ((rx + wx) / 2, min(ry, wy) - 4)

    def finger(tip: Point, bend: float) -> str:
        """A bowed line from the wrist to a tip, without its start."""
        tx, ty = tip
        return data("Q", (wx + tx) / 2 + (ty - wy) * bend, (wy + ty) / 2 - (tx - wx) * bend, tx, ty)

    edge = data("M", rx, ry, "Q", lx, ly, wx, wy)
    skin = edge + finger(tips[0], 0.12)
    for (ax, ay), (bx, by) in zip(tips, [*tips[1:], end], strict=True):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        skin += data("Q", mx + (wx - mx) * sag, my + (wy - my) * sag, bx, by)
    mass(raw=skin + "Z", fill=fill, rim=rim, depth=depth, half=half, op=op)(c)
    if bones:
        fingers = "".join(data("M", wx, wy) + finger(tip, 0.07) for tip in tips)
        c.path(fingers + edge, stroke=bones, width=1.3, op=op)


@part
def eyes(
    c: Canvas,
    spots: Sequence[tuple[float, float, float]],
    tone: str = "accent",
    kind: str = "dot",
    halo: float = 3,
    op: float = 0.8,
    pupil: str = "ink",
) -> None:
    """Eyes as (x, y, r): dot, slit (upright pupil), wide (level pupil), round, almond."""
    for x, y, r in spots:
        if halo:
            glow(x, y, r * halo, tone, op)(c)
        if kind == "almond":
            lid = r * 1.5
            c.path(data("M", x - lid, y, "Q", x, y - lid, x + lid, y, "Q", x, y + lid, x - lid, y, "z"), tone)
        else:
            c.path(ellipse(x, y, r), tone)
        if kind in ("slit", "almond"):
            c.path(ellipse(x, y, r * 0.28, r * 0.8), pupil)
        elif kind == "wide":
            c.path(ellipse(x, y, r * 0.75, r * 0.3), pupil)
        elif kind == "round":
            c.path(ellipse(x, y, r * 0.45), pupil)


# The planes of a face about two units high, seen from the front, its shadow on the right.
SHADOW: Final = (
    ".06,-.9! .12,-.4 .08,-.16 .03,-.06 .12,.2 .05,.27! .08,.36 .12,.42 .06,.5 .11,.62 .08,.9! .8,.9! .8,-.9!"
)
HALF_SHADOW: Final = (
    "-.01,-.9! .05,-.4 .01,-.16 -.04,-.06 .05,.2 -.02,.27! .01,.36 .05,.42 -.01,.5 .04,.62 .01,.9! .8,.9! .8,-.9!"
)
CHEEK: Final = ".13,.03 .27,.02 .34,.08 .22,.26 .15,.2"
HOLLOW: Final = "-.5,.02 -.33,.12 -.21,.38 -.28,.52 -.6,.5"
SOCKET: Final = "-.38,-.1 -.27,-.17 -.12,-.15 -.06,-.06 -.13,.01 -.28,.01"
LIDS: Final = ("-.33,-.07 -.22,-.12 -.11,-.06 -.21,-.03", ".13,-.06 .22,-.12 .33,-.07 .22,-.03")
BROWS: Final = ("-.41,-.17 -.26,-.25 -.06,-.14 -.25,-.19", ".41,-.17 .26,-.25 .08,-.14 .25,-.19")
NOSE: Final = "-.07,.22 -.1,.17 -.08,.25 .05,.28 .1,.24 .04,.26"
LIP: Final = "-.09,.5 0,.485 .08,.5 0,.53"


@part
def face(
    c: Canvas,
    x: float = 150,
    y: float = 80,
    s: float = 40,
    skin: str = "light",
    half: str = "soft",
    shade: str = "dusk",
    side: int = 1,
    brow: str = "ink",
    glint: str | None = None,
    eye: str = "#ffffff",
    chin: float = 1,
    jaw: float = 1,
    mouth: float = 0,
    rot: float = 0,
    gaunt: bool = True,
    brows: bool = True,
) -> None:
    """A head from the front in split light: lit plane, half tone, shadow plane; two small eyes carry the look.

    side = 1 puts the shadow on the right, -1 on the left.
    """

    def fill(plane: Curve, tone: str, op: float = 1) -> None:
        c.path(spline(place([(px * side, py, corner) for px, py, corner in knots(plane)], x, y, s, rot)), tone, op=op)

    outline = [(0, -0.74), (0.34, -0.62), (0.46, -0.24), (0.43, 0.14)]
    outline += [(0.31 * jaw, 0.48 * chin), (0.14 * jaw, 0.69 * chin), (0, 0.73 * chin)]
    head, clip = c.shape(spline(place(mirrored(outline, 0), x, y, s, rot)))
    c.add(f'<use href="#{head}" fill="{c.tone(skin)}"/><g clip-path="url(#{clip})">')
    fill(HALF_SHADOW, half)
    fill(SHADOW, shade)
    fill(CHEEK, half, 0.8)
    if gaunt:
        fill(HOLLOW, half)
    fill(SOCKET, half)
    for lid in LIDS:
        fill(lid, brow)
    for hair in BROWS if brows else ():
        fill(hair, brow)
    fill(NOSE, shade)
    below = 0.425 + mouth * 0.14
    fill([(-0.17, 0.43, 1), (-0.04, 0.405), (0.06, 0.41), (0.17, 0.43, 1), (0.05, below), (-0.05, below)], brow)
    fill(LIP, half)
    c.add("</g>")
    for off in (-0.215, 0.215):
        ((ex, ey, _),) = place([(off * side, -0.07)], x, y, s, rot)
        if glint:
            glow(ex, ey, s * 0.17, glint, 0.8)(c)
        c.path(ellipse(ex, ey, s * 0.04, s * 0.032), glint or eye)
