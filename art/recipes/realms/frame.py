"""What stands around a card: spines, signs, coins and badges, the back, and the table underneath."""

from typing import Final

from art.beings import eyes, tentacle
from art.canvas import Canvas
from art.colour import BLACK, GREEN, LAMP, PURPLE, YELLOW, Palette
from art.geometry import data, ellipse, knots, on_circle, poly
from art.light import dot, glow, line, mass, raw, rays, vignette
from art.props import ring, star
from art.recipe import Layer, Recipe, part
from art.sky import sky, stars

COLOURS: Final = {"yellow": YELLOW, "green": GREEN, "purple": PURPLE, "black": BLACK}
SPINE: Final = (36, 320)
SIGN: Final = (64, 64)
PAPER: Final = "#f0e6cc"
INK: Final = "#1b1812"


@part
def strokes(c: Canvas) -> None:
    """Yellow: slanted strokes."""
    for y in range(-40, c.height + 40, 10):
        c.path(f"M-2 {y + 26}L{c.width + 2} {y}", stroke="mid", width=3)


@part
def scaled(c: Canvas) -> None:
    """Green: rows of scales."""
    path = ""
    for row in range(c.height // 9 + 2):
        for column in range(-1, 4):
            path += data("M", column * 12 + row % 2 * 6, row * 9 - 6, "a6 7 0 0 0 12 0")
    c.path(path, stroke="mid", width=2)


@part
def lozenges(c: Canvas) -> None:
    """Purple: a net of lozenges."""
    path = ""
    for row in range(c.height // 12 + 2):
        for column in range(-1, 4):
            x, y = column * 18 + row % 2 * 9, row * 12 - 12
            path += poly([(x, y), (x + 9, y - 11), (x + 18, y), (x + 9, y + 11)])
    c.path(path, "soft", stroke="mid", width=1.6)


@part
def rules(c: Canvas) -> None:
    """Black: pairs of rules across."""
    for y in range(0, c.height, 9):
        c.path(f"M0 {y}h{c.width}", stroke="mid", width=2.4 if y % 18 else 1)


PATTERNS: Final = {"yellow": strokes, "green": scaled, "purple": lozenges, "black": rules}


def spine(colour: str, palette: Palette) -> Recipe:
    """The strip at a card's left edge: colour and pattern, lit from the left."""
    return Recipe(
        f"realms-spine_{colour}",
        palette,
        scene=[sky(("light", "soft")), PATTERNS[colour]()],
        subject=[
            raw(f"M0 0h4v{SPINE[1]}H0z", fill="glow", op=0.5),
            raw(f"M{SPINE[0] - 3} 0h3v{SPINE[1]}h-3z", fill="ink", op=0.6),
        ],
        size=SPINE,
    )


SWIRL: Final = "0,0 5,-4 8,-11 4,-19 -4,-21 -10,-17 -10,-12"
FLAME: Final = "32,8! 38,20 46,28 46,42 38,54 32,56 24,54 17,43 20,32 26,36 26,24"


def signs() -> dict[str, list[Layer]]:
    """The colours' own signs, drawn in ink."""
    return {
        "yellow": [
            *[mass(tubes=[(SWIRL, (8, 7.5, 7, 6, 5, 4, 2))], x=32, y=34, rot=turn, rim=None) for turn in (0, 120, 240)],
            dot(32, 34, 6),
            dot(32, 34, 2.4, "light"),
        ],
        "green": [
            tentacle(
                "24,58 20,44 30,34 40,26 38,15 28,13 24,20 30,23", (15, 3), "ink", None, 6, -1, sucker_tone="light"
            ),
        ],
        "purple": [
            raw("M8 33Q32 8 56 33Q32 58 8 33z", fill="ink"),
            dot(32, 33, 11, "light"),
            raw(ellipse(32, 33, 4, 10), fill="ink"),
            raw("M32 6v6M18 10l3 6M46 10l-3 6", stroke="ink", width=2.6),
        ],
        "black": [mass(FLAME, rim=None), raw("M32 34q8 8 4 16q-4 5-8 0q-3-6 1-9z", fill="light")],
    }


def sign(colour: str, palette: Palette) -> Recipe:
    """A colour's sign on a round medal."""
    ground = [dot(32, 32, 31, "ink"), dot(32, 32, 29, ("glow", "light", "soft"))]
    return Recipe(f"realms-sign_{colour}", palette, ground, signs()[colour], size=SIGN)


TYPES: Final = {
    "character": "M32 12q10 0 10 11q0 7-5 11q15 4 16 18H11q1-14 16-18q-5-4-5-11q0-11 10-11z",
    "artifact": "M16 12h26q6 0 6 6v34H22q-6 0-6-6zM22 46v2h22v-4H24q-2 0-2 2zM32 18l8 10-8 10-8-10z",
    "location": "M32 8L56 22v5H8v-5zM12 30h6v18h-6zM24 30h6v18h-6zM34 30h6v18h-6zM46 30h6v18h-6zM8 50h48v6H8z",
}


def type_sign(kind: str, path: str) -> Recipe:
    """A card type's sign on a square of paper."""
    ground = [raw("M8 1h48q7 0 7 7v48q0 7-7 7H8q-7 0-7-7V8q0-7 7-7z", fill=(PAPER, "#d8c8a0"), stroke=INK, width=2)]
    return Recipe(f"realms-type_{kind}", LAMP, ground, [_cut_out(path, INK)], size=SIGN)


@part
def _cut_out(c: Canvas, path: str, fill: str) -> None:
    """A shape whose inner outlines are holes."""
    c.path(path, fill, more=' fill-rule="evenodd"')


def coin(name: str, tones: tuple[str, str, str]) -> Recipe:
    """A price coin: brass if it can be paid, iron if not."""
    high, middle, low = tones
    return Recipe(
        f"realms-{name}",
        LAMP,
        [dot(32, 34, 29, "#000000", op=0.5), dot(32, 32, 29, (high, middle, low)), ring(32, 32, 28, low, 2)],
        [
            ring(32, 32, 23.5, low, 1.4, op=0.8),
            raw(
                "".join(ellipse(*on_circle(32, 32, 25.8, 15 * i), 0.9) for i in range(24)),
                fill=high,
                op=0.8,
            ),
            raw("M12 24a22 22 0 0 1 22-14", stroke="#ffffff", width=2, op=0.7),
        ],
        size=SIGN,
    )


BADGES: Final = {
    "refuge": "M32 3L58 10v20q0 22-26 31q-26-9-26-31V10z",
    "gate": "M8 61V30q0-27 24-27t24 27v31z",
    "none": "M3 32a29 29 0 1 0 58 0a29 29 0 1 0-58 0z",
}


def badge(kind: str, path: str) -> Recipe:
    """What a location's sanity stands on; its shape says whom the location guards."""
    inner = {"refuge": "M32 9L53 15v16q0 17-21 24q-21-7-21-24V15z", "gate": "M14 56V31q0-22 18-22t18 22v25z"}
    return Recipe(
        f"realms-badge_{kind}",
        LAMP,
        [raw(path, fill=(PAPER, "#cbb88c"), stroke=INK, width=3)],
        [raw(inner[kind], stroke="#8a7440", width=1.6)] if kind in inner else [ring(32, 32, 24, "#8a7440", 1.6)],
        size=SIGN,
    )


def corner_arm(right: bool, low: bool) -> Layer:
    """An arm that creeps in from a corner of the back."""
    arm = knots("-4,4 34,34 28,66 52,78 66,64 54,54")
    curve = [(200 - x if right else x, 280 - y if low else y) for x, y, _ in arm]
    return tentacle(curve, (22, 2), "deep", "soft", depth=1.4, half="dusk")


BACK: Final = Recipe(
    "realms-back",
    PURPLE,
    scene=[
        sky(("dusk", "deep")),
        glow(100, 140, 130, "soft", 0.9),
        rays(100, 140, 190, 40, tone="light", op=0.4, width=2.4),
        *[corner_arm(right, low) for right in (False, True) for low in (False, True)],
        raw("M8 8H192V272H8z", stroke="light", width=1.6),
        raw("M13 13H187V267H13z", stroke="soft", width=1),
    ],
    subject=[
        dot(100, 140, 54, "ink"),
        ring(100, 140, 52, "light", 2),
        star(100, 140, 44, 7, "soft", 1.6, ring=True),
        glow(100, 140, 50, "accent", 0.7),
        mass(
            "100,118 124,130 138,140 124,152 100,162 76,152 62,140 76,130", fill="deep", half="mid", rim="glow", depth=2
        ),
        eyes([(100, 140, 15)], kind="almond", halo=2),
    ],
    front=[vignette(0.3)],
    size=(200, 280),
)

TABLE: Final = Recipe(
    "realms-table",
    PURPLE,
    scene=[
        sky(("#141827", "#0f121c", "#090b12")),
        glow(640, 330, 760, "#39406a", 0.55, 460),
        *[
            ring(640, 410, r, "#7c87a6", w, op=o)
            for r, w, o in ((380, 2, 0.1), (366, 1, 0.1), (240, 1, 0.08), (120, 1, 0.08))
        ],
        star(640, 410, 366, 7, "#7c87a6", 1.2, ring=False, op=0.09),
        star(640, 410, 240, 5, "#7c87a6", 1, ring=False, op=0.07),
        raw(
            "".join(
                poly([on_circle(640, 410, a, d), on_circle(640, 410, 380, d)], closed=False)
                for d in range(0, 360, 5)
                for a in ([370] if d % 15 else [362])
            ),
            stroke="#7c87a6",
            op=0.14,
        ),
        stars(60, 800, "#aeb7d4", 0.16, size=1.4),
    ],
    subject=[
        *[
            tentacle(d, (64, 4), "#10141f", "#232a40", suckers, side, 2, sucker_tone="#1c2235")
            for d, suckers, side in (
                ("-40,700 90,690 150,770 250,740 260,680 210,670", 12, 1),
                ("1320,700 1190,690 1130,770 1030,740 1020,680 1070,670", 12, -1),
                ("-30,60 50,80 90,30 150,10", 7, -1),
                ("1310,60 1230,80 1190,30 1130,10", 7, 1),
            )
        ],
        line("0,819 1280,819", "#000000", 2, 0.4, straight=True),
    ],
    front=[vignette(0.5)],
    size=(1280, 820),
)

PARTS: Final = (
    *(spine(colour, palette) for colour, palette in COLOURS.items()),
    *(sign(colour, palette) for colour, palette in COLOURS.items()),
    *(type_sign(kind, path) for kind, path in TYPES.items()),
    coin("coin", ("#ffe9b0", "#d6ad5c", "#7a5a22")),
    coin("coin_iron", ("#8b94ac", "#525a72", "#23283a")),
    *(badge(kind, path) for kind, path in BADGES.items()),
    BACK,
    TABLE,
)
