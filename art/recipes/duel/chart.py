"""The map as an engraved chart under a lamp: paper land, ink sea."""

from collections.abc import Iterable, Sequence
from itertools import chain, pairwise, starmap
from typing import Final, NamedTuple

from art.canvas import Canvas
from art.geometry import Point, data, num, nums, on_circle, poly
from art.light import glow, group, raw, vignette
from art.recipe import Layer, Recipe, part
from eldritch.games.duel.box import chart

from .palette import CHART

WATER: Final = (
    "merrimack_river",
    "devils_reef",
    "gardner_reservoir",
    "miskatonic_river",
    "loblolly_bay",
    "mystic_river",
    "charles_river",
    "martins_beach",
    "jersey_reef",
)

# Where things stand: (x, y, size), (x, y, width, height) for houses and hills.
HILLS: Final = (
    (60, 572, 34, 14), (100, 574, 28, 12), (138, 570, 28, 12), (236, 44, 34, 14), (316, 40, 34, 14), (352, 40, 28, 12),
    (440, 36, 28, 12), (470, 40, 34, 14), (566, 38, 34, 14), (48, 62, 56, 30), (84, 84, 56, 30), (44, 112, 56, 30),
    (104, 128, 84, 40), (404, 384, 34, 14), (436, 388, 46, 18), (552, 478, 46, 18),
)  # fmt: skip
PEAKS: Final = (
    (86, 412, 34, 22), (44, 420, 42, 30), (300, 428, 34, 22), (330, 440, 42, 30), (274, 446, 34, 22), (70, 452, 34, 22),
    (36, 456, 42, 30), (306, 462, 42, 30), (338, 464, 34, 22),
)  # fmt: skip
TREES: Final = (
    (176, 118, 17), (190, 126, 17), (206, 134, 17), (166, 130, 17), (224, 146, 17), (38, 146, 17), (52, 152, 14),
    (42, 300, 14), (58, 296, 17), (74, 300, 14), (262, 296, 14), (250, 206, 17), (264, 212, 14), (304, 182, 17),
    (318, 176, 17), (334, 184, 14), (306, 246, 14), (524, 176, 14), (538, 188, 17), (492, 372, 14), (508, 366, 17),
    (370, 372, 14), (520, 262, 14), (620, 500, 14), (612, 512, 14), (752, 470, 14), (764, 476, 14), (372, 436, 14),
    (384, 428, 14), (376, 540, 14), (560, 512, 14), (572, 522, 14), (298, 604, 14), (306, 612, 14), (488, 664, 14),
    (318, 668, 14),
)  # fmt: skip
PINES: Final = (
    (206, 38, 14), (214, 42, 14), (382, 36, 14), (390, 38, 14), (400, 36, 14), (502, 40, 14), (512, 38, 14),
    (744, 420, 17), (736, 434, 14), (862, 436, 14), (876, 392, 14),
)  # fmt: skip
HOUSES: Final = (
    (388, 174, 14, 9), (446, 176, 12, 8), (366, 178, 16, 10), (464, 182, 16, 10), (486, 188, 14, 9), (428, 190, 16, 10),
    (700, 70, 14, 9), (742, 70, 14, 9), (652, 74, 14, 9), (722, 82, 16, 10), (672, 84, 16, 10), (690, 92, 14, 9),
    (756, 94, 14, 9), (806, 318, 12, 8), (786, 326, 12, 8), (816, 328, 12, 8), (810, 457, 8, 6), (668, 456, 12, 8),
    (710, 456, 12, 8), (650, 462, 12, 8), (690, 462, 14, 9), (730, 464, 12, 8), (416, 424, 14, 9), (486, 424, 14, 9),
    (398, 430, 14, 9), (434, 430, 14, 9), (504, 430, 12, 8), (480, 576, 12, 8), (370, 578, 12, 8), (462, 582, 12, 8),
    (352, 584, 12, 8), (388, 584, 12, 8), (496, 612, 12, 8),
)  # fmt: skip
CHURCHES: Final = ((412, 184, 34), (716, 100, 30), (676, 468, 24), (460, 428, 22))
STONES: Final = ((82, 91, 9), (91, 88, 12), (100, 86, 13), (110, 88, 12), (119, 91, 9))
"""The ring on Sentinel Hill."""
DEAD_TREES: Final = ((566, 408, 16), (590, 402, 20), (610, 428, 17), (582, 436, 15))
ROADS: Final = (
    "M118 140Q150 190 236 214T404 192M452 194Q510 214 566 196T668 100M420 196Q400 280 378 330T426 424"
    "M470 434Q530 440 556 486T646 468M448 436Q456 510 420 566M730 466Q790 440 822 322"
)
WASHES: Final = (
    (140, 210, 150, "#7d4f2e"), (420, 280, 150, "#5d6b3a"), (680, 160, 120, "#4d6a66"), (820, 370, 90, "#8a5b3a"),
    (710, 510, 110, "#5a5478"), (450, 490, 110, "#8b3f38"), (410, 620, 110, "#6d5a2c"), (590, 420, 60, "#17130e"),
)  # fmt: skip

LIGHTHOUSE: Final = "M848 347l3-34h8l3 34zM850 313h10M851 313v-6h8v6M851 307l4-5 4 5M850 324h10M849 335h12"
CRAG: Final = "M794 508l4-28 8-10 4-12 14-2 8 16 4 20 6 16"
DOME: Final = (
    "M416 582h40v-10h-40zM423 572a13 12 0 0 1 26 0M436 560v-6m-2 2h4M421 582v-10m5 10v-10m5 10v-10m5 10v-10m5 10"
)
GALLOWS: Final = "M548 455v-16h10v5M548 444l5-5"
SERPENT: Final = (
    "M-20 14C-22 2-14-10-6-16C-10-22-4-28 4-26L16-20L6-17C2-10-8-2-7 14ZM2 14C2 2 16 2 16 14L11 14C11 7 7 7 7 14Z"
    "M22 14C22 6 32 6 32 14L28.5 14C28.5 10 25.5 10 25.5 14ZM36 14q3-8 8-10l-2 5 4 0q-4 1-6 5z"
)
ARMS: Final = (
    "M-14 4C-20-12-10-22-14-34C-20-36-24-30-20-27C-26-28-24-40-14-40C-4-38-8-20-6 4Z"
    "M2 4C0-10 8-16 4-26C12-24 12-8 10 4ZM18 4C18-8 26-14 22-24C18-28 14-24 16-21C12-22 13-30 20-30C30-28 28-10 25 4Z"
)
SHIP: Final = "M-18 6H18L13 14H-13Z"
SAILS: Final = (
    "M-8 6V-22M5 6V-26M-8-20q10 3 9 12q-6-2-9 0zM-8-6q9 2 8 10q-5-2-8 0zM5-24q12 3 11 14q-7-2-11 0z"
    "M5-8q10 2 9 11q-5-2-9 0zM18 6l8-6M-18 6l-2-8"
)
SPIRES: Final = "M-5 8V-10L0-24L5-10V8ZM10 8V0L16-6L22 0V8ZM-20 8V3L-15-1L-10 3V8Z"
RIPPLES: Final = "M-26 17q6-4 12 0t12 0t12 0t12 0M-18 22q5-3 10 0t10 0t10 0"


def drawn(points: Sequence[Point], closed: bool = False) -> str:
    """A line with many points, written by its steps: half as long as by its places."""
    steps = [step for (x0, y0), (x1, y1) in pairwise(points) for step in (x1 - x0, y1 - y0)]
    return f"M{nums(points[0])}l{nums(steps)}{'z' if closed else ''}"


def borders(kind: str) -> str:
    return "".join(drawn(line.points) for line in chart.lines() if line.kind == kind)


@part
def land(c: Canvas) -> None:
    """Paper, lit in the middle, a wash of colour in every region."""
    lit = 'gradientUnits="userSpaceOnUse" cx="470" cy="300" r="640"'
    c.whole(c.gradient([(0, "light", 1), (0.55, "soft", 1), (1, "mid", 1)], lit, radial=True))
    for x, y, r, tone in WASHES:
        glow(x, y, r * 1.25, tone, 0.5)(c)


@part
def flecks(c: Canvas, n: int) -> None:
    """The fibres of the paper."""
    path = "".join(
        data("M", c.rng.uniform(20, 980), c.rng.uniform(20, 680), "h", c.rng.uniform(1, 3)) for _ in range(n)
    )
    c.path(path, stroke="ink", width=0.7, op=0.25)


@part
def water(c: Canvas) -> None:
    """The sea over the paper: light shallows along the coasts, and engraved strokes that fade out from them."""
    deep = 'gradientUnits="userSpaceOnUse" cx="560" cy="320" r="640"'
    fill = c.gradient([(0, "#1d4a55", 1), (0.6, "dusk", 1), (1, "#0d222e", 1)], deep, radial=True)
    sea, clip = c.shape("".join(drawn(chart.outline(name), closed=True) for name in WATER))
    coast = c.define("path", f' d="{borders("coast")}" fill="none" stroke-linejoin="round"')
    strokes = '<path d="M0 1.5h31M31 4.5h31" stroke="#a5d3c8" stroke-width=".8"/>'
    pattern = c.define("pattern", ' width="62" height="6" patternUnits="userSpaceOnUse"', strokes)
    near = c.define("mask", "", f'<use href="#{coast}" stroke="#fff" stroke-width="22" stroke-opacity=".7"/>')
    c.add(f'<use href="#{sea}" fill="{fill}"/><g clip-path="url(#{clip})">')
    for width, opacity in ((54.0, 0.06), (32.0, 0.09), (15.0, 0.14)):
        c.add(f'<use href="#{coast}" stroke="#8fc7bd" stroke-width="{num(width)}" stroke-opacity="{opacity}"/>')
    c.add(f'<path d="M20 20H980V680H20z" fill="url(#{pattern})" mask="url(#{near})"/>')
    rhumbs = "".join(data("M", 888, 92, "L", *on_circle(888, 92, 1300, 22.5 * i)) for i in range(16))
    c.path(rhumbs, stroke="#9fd0c4", width=0.8, op=0.1)
    c.add("</g>")
    for tone, width, opacity in (("glow", 3.4, 0.5), ("ink", 1.6, 1)):
        c.add(f'<use href="#{coast}" stroke="{c.tone(tone)}" stroke-width="{width}" stroke-opacity="{opacity}"/>')


FRONTIERS: Final = {
    "land": (("glow", 3.2, 0.4, "none"), ("ink", 1.5, 1, "6 3 1 3")),
    "sea": (("#0a1a22", 4, 0.7, "none"), ("#d8eadf", 1.6, 1, "1 5")),
}
"""The strokes of a border: tone, width, opacity, dashes."""


@part
def frontiers(c: Canvas) -> None:
    """Borders on land are dashed and dotted, those at sea are dotted."""
    for kind, strokes in FRONTIERS.items():
        line = c.define("path", f' d="{borders(kind)}" fill="none" stroke-linecap="round"')
        for tone, width, opacity, dashes in strokes:
            style = f'stroke="{c.tone(tone)}" stroke-width="{width}" stroke-opacity="{opacity}"'
            c.add(f'<use href="#{line}" {style} stroke-dasharray="{dashes}"/>')


class Print(NamedTuple):
    """Something small and printed, its foot at (x, y): outline and hatching from there, and whether it is dark."""

    x: float
    y: float
    outline: str
    fine: str = ""
    dark: bool = False


@part
def printed(c: Canvas, things: Iterable[Print]) -> None:
    """Paper inside, a pen line around; the nearer over the farther. What looks alike is drawn once."""
    known: dict[tuple[str, str, bool], str] = {}
    marks = ""
    for x, y, outline, fine, dark in sorted(things, key=lambda thing: thing.y):
        if (outline, fine, dark) not in known:
            paper = f' fill="{c.tone("mid")}"' if dark else ""
            hatching = f'<path d="{fine}" fill="none" stroke-width=".6"/>' if fine else ""
            known[outline, fine, dark] = c.define("g", "", f'<path d="{outline}"{paper}/>{hatching}')
        marks += f'<use href="#{known[outline, fine, dark]}" x="{num(x)}" y="{num(y)}"/>'
    c.add(
        f'<g fill="{c.tone("light")}" stroke="{c.tone("ink")}" stroke-width="1.1" stroke-linejoin="round">{marks}</g>'
    )


def hill(x: float, y: float, w: float, h: float) -> Print:
    """A round hill, hatched on its shadow side."""
    arc = data("M", -w / 2, 0.0, "q", w * 0.22, -h * 1.9, w, 0.0)
    fine = "".join(data("M", w * (0.06 + 0.09 * i), -h * (0.82 - 0.16 * i), "l", w * 0.06, h * 0.4) for i in range(4))
    return Print(x, y, arc, fine)


def peak(x: float, y: float, w: float, h: float) -> Print:
    slope = poly([(-w / 2, 0), (-w * 0.2, -h * 0.55), (0, -h), (w * 0.24, -h * 0.5), (w / 2, 0)], closed=False)
    fine = "".join(data("M", w * 0.11 * i, -h * (1 - 0.22 * i), "l", -w * 0.09, h * 0.5) for i in range(4))
    return Print(x, y, slope, fine, dark=True)


def tree(x: float, y: float, s: float) -> Print:
    r = s * 0.3
    crown = data(
        "M", -s * 0.35, -s * 0.36, "a", r, r, " 0 0 1 ", s * 0.05, -s * 0.5, "a", r, r, " 0 0 1 ", s * 0.6, 0.0
    )
    crown += data("a", r, r, " 0 0 1 ", s * 0.05, s * 0.5, "z", "M", 0.0, -s * 0.36, "v", s * 0.36)
    fine = data("M", s * 0.1, -s * 0.9, "l", -s * 0.1, s * 0.4, "m", s * 0.2, -s * 0.34, "l", -s * 0.08, s * 0.34)
    return Print(x, y, crown, fine)


def pine(x: float, y: float, s: float) -> Print:
    return Print(x, y, data("M", 0.0, -s, "l", -s * 0.28, s * 0.84, "h", s * 0.56, "zM", 0.0, -s * 0.16, "v", s * 0.16))


def house(x: float, y: float, w: float, h: float) -> Print:
    """A gable and a long roof, hatched."""
    g, side, r = w / 2, w * 0.9, h * 0.8
    walls = data("M0 0v", -h, "l", g, -r, "h", side, "l", g, r, "v", h, "zM", w, -h, "l", -g, -r)
    walls += data("M", w, 0.0, "v", -h, "h", side)
    fine = "".join(data("M", g + side * (0.2 + 0.25 * i), -h - r, "l", g, r) for i in range(3))
    return Print(x, y, walls, fine + data("M", g, 0.0, "v", -h * 0.5))


def church(x: float, y: float, s: float) -> list[Print]:
    w, t = s * 0.3, s * 0.62
    tower = data("M0 0v", -t, "l", w / 2, -s * 0.55, "l", w / 2, s * 0.55, "v", t, "zM0", -t, "h", w)
    return [house(x + s * 0.28, y, s * 0.36, s * 0.36), Print(x, y + 0.1, tower)]


def windows() -> list[Layer]:
    """The churches are lit."""
    lit = "".join(
        data("M", x + s * 0.1, y - s * 0.5, "h", s * 0.1, "v", s * 0.18, "h", -s * 0.1, "z") for x, y, s in CHURCHES
    )
    return [raw(lit, "#ffd98f")]


def dead_tree(x: float, y: float, s: float) -> Layer:
    bare = data(
        "M",
        x,
        y,
        "v",
        -s,
        "m",
        0.0,
        s * 0.45,
        "l",
        -s * 0.35,
        -s * 0.4,
        "m",
        s * 0.35,
        s * 0.05,
        "l",
        s * 0.34,
        -s * 0.36,
    )
    return raw(bare, stroke="#b9a985", width=1.2)


def countryside() -> list[Print]:
    """Everything that stands on the land."""
    return [
        *starmap(hill, HILLS),
        *starmap(peak, PEAKS),
        *starmap(tree, TREES),
        *starmap(pine, PINES),
        *starmap(house, HOUSES),
        *chain.from_iterable(starmap(church, CHURCHES)),
        *(Print(x, y + 42, data("M0-33l1", -h, "h4l1", h, "z")) for x, y, h in STONES),
        Print(0, 0, LIGHTHOUSE),
        Print(0, 0, CRAG),
        Print(0, 0, DOME),
    ]


def afloat(x: float, y: float, scale: float, *paths: str) -> Layer:
    """Something in the water with ripples round it."""
    body = [raw(path, "deep", stroke="#c4e2d8", width=1) for path in paths]
    ripples = raw(RIPPLES, stroke="#c4e2d8", width=0.9, op=0.7)
    return group([*body, ripples], f"translate({x} {y}) scale({scale})")


@part
def reef(c: Canvas, x: float, y: float, scale: float) -> None:
    """Rocks that break the water."""
    for i in range(6):
        px, py = x + (i - 2.5) * 9 * scale + c.rng.uniform(-3, 3), y + c.rng.uniform(-5, 5) * scale
        w, h = c.rng.uniform(6, 11) * scale, c.rng.uniform(5, 13) * scale
        rock = data("M", px - w / 2, py, "l", w * 0.3, -h * 0.7, "l", w * 0.22, -h * 0.3, "l", w * 0.2, h * 0.35)
        c.path(rock + data("l", w * 0.28, h * 0.65, "z"), "#8d8163", stroke="#0b1a21", width=0.9)


@part
def bridge(c: Canvas) -> None:
    """From Innsmouth to Rockport, over the water."""
    piers = "".join(f"M{x}-6.5c0-6 8-6 8 0M{x} 6.5c0 6 8 6 8 0" for x in (8, 24, 40, 56, 72))
    c.add('<g transform="translate(742 232) rotate(71.5)">')
    c.path("M2 8h94v6H2z", "#050b10", op=0.5)
    c.path(f"{piers}M-2-6.5H100V6.5H-2zM-6-10h9v20h-9zM95-10h9v20h-9z", "light", stroke="ink")
    c.add("</g>")


@part
def rose(c: Canvas, x: float, y: float, r: float) -> None:
    """The compass."""
    c.path(
        "".join(f"M{nums((x - k * r, y))}a{nums((k * r, k * r))} 0 1 0 {nums((2 * k * r,))} 0" for k in (0.74, 0.66)),
        stroke="accent",
        op=0.6,
    )
    for length, width, turn in ((0.66, 0.12, 45), (1, 0.15, 0)):
        for i in range(4):
            angle = turn + 90 * i - 90
            tip = on_circle(x, y, r * length, angle)
            for side, fill in ((45, "deep"), (-45, "accent")):
                c.path(poly([(x, y), tip, on_circle(x, y, r * width, angle + side)]), fill, stroke="accent", width=0.7)


@part
def neatline(c: Canvas) -> None:
    """The frame with its degrees."""
    c.path("M0 0H1000V700H0zM20 20V680H980V20z", "#10131d")
    c.path("M5 5H995V695H5zM14 14H986V686H14z", stroke="#b08b48", op=0.7)
    c.path("M20 11H980M20 689H980M11 20V680M989 20V680", stroke="#b08b48", width=6, more=' stroke-dasharray="1 23"')
    c.path("M20 20H980V680H20z", stroke="#e0be77", width=1.8)


MAP: Final = Recipe(
    "duel-map",
    CHART,
    size=(1000, 700),
    scene=[
        land(),
        flecks(6),
        raw(ROADS, stroke="#4a2f14", width=1, op=0.5),
        printed(countryside()),
        *starmap(dead_tree, DEAD_TREES),
        raw(GALLOWS, stroke="ink"),
        *windows(),
    ],
    subject=[
        water(),
        frontiers(),
        bridge(),
        reef(858, 204, 0.9),
        reef(826, 664, 0.55),
        afloat(930, 208, 0.84, SERPENT),
        afloat(916, 668, 0.72, ARMS),
        afloat(566, 646, 0.9, SHIP, SAILS),
        afloat(580, 336, 0.9, SPIRES),
        rose(888, 92, 48),
    ],
    front=[
        raw("M339 20V680M660 20V680M20 350H980", stroke="#05080c", width=1.4, op=0.2),
        glow(400, 230, 420, "#ffdca8", 0.2),
        vignette(0.5, 490, 320),
        neatline(),
    ],
)
"""No names are in it: they are text, in two languages, and belong to the program that shows the map."""
