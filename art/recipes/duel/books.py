"""The twelve spellbooks: covers of leather in the faction's colours, each with its own sign."""

from collections.abc import Sequence
from typing import Final

from art.beings import eyes, tentacle
from art.canvas import Canvas
from art.colour import Palette, shifted
from art.geometry import Curve, data, ellipse, on_circle, poly
from art.light import dot, glow, group, line, mass, raw, rays, shape
from art.recipe import Layer, Recipe, part

from .palette import EMBER, SEA
from .silhouettes import FIGURES, placed

SIZE: Final = (150, 200)
BOARD: Final = data("M", 18, 6, "H", 140, "Q146 6 146 12V188Q146 194 140 194H18z")
SPINE: Final = "M18 6Q4 10 4 22V182Q4 194 18 194z"
CORNERS: Final = poly("146,6 146,34 118,6") + poly("146,194 146,166 118,194")


@part
def cover(c: Canvas, border: str) -> None:
    """The closed book from the front: spine with bands, board, brass corners, a tooled border."""
    mass(raw=BOARD, fill=("mid", "dusk"), rim="light", depth=2)(c)
    mass(raw=SPINE, fill=("dusk", "deep"), rim="soft", depth=1.6)(c)
    c.path("".join(f"M4 {y}h16v7H4z" for y in (30, 74, 118, 162)), "soft", op=0.85)
    c.path(CORNERS, ("accent", "soft"), stroke="ink")
    c.path(BORDERS[border], stroke="accent", width=1.6, op=0.75)


BORDERS: Final = {
    "double": "M30 20H132V180H30zM36 26H126V174H36z",
    "knots": "M30 20H132V180H30z" + "".join(ellipse(x, y, 5) for x in (30, 132) for y in (60, 100, 140)),
    "waves": "M30 22q8.5-8 17 0t17 0 17 0 17 0 17 0 17 0M30 178q8.5 8 17 0t17 0 17 0 17 0 17 0 17 0"
    "M30 22V178M132 22V178",
    "thorns": "M30 20H132V180H30z"
    + "".join(f"M30 {y}l7 5-7 5M132 {y}l-7 5 7 5" for y in (40, 65, 90, 115, 140))
    + "M50 20l5 7 5-7m17 0l5 7 5-7m17 0l5 7 5-7",
}


def book(key: str, palette: Palette, border: str, sign: Sequence[Layer], shift: float = 0) -> Recipe:
    """The sign stands near (81, 100), in some light."""
    return Recipe(
        f"duel-{key}",
        shifted(palette, shift),
        size=SIZE,
        scene=[cover(border), glow(81, 100, 62, "accent", 0.34)],
        subject=sign,
        framed=False,
    )


def strokes(*curves: Curve, tone: str = "accent", width: float = 4) -> list[Layer]:
    return [line(curve, tone, width) for curve in curves]


def spiral(x: float, y: float, turns: float, r: float, start: float = 0) -> list[tuple[float, float]]:
    """Points of a spiral that opens from the middle."""
    count = round(turns * 10)
    return [on_circle(x, y, r * i / count, start + 36 * i) for i in range(1, count + 1)]


FISH: Final = ("52,96 70,82 92,84 108,98 92,112 70,112", "108,98! 124,84! 119,98 124,112!")
BONES: Final = tuple(f"{x},86 {x + 3},98 {x},110" for x in (74, 84, 94))
STAR: Final = [
    point for i in range(5) for point in (on_circle(81, 100, 44, -90 + 72 * i), on_circle(81, 100, 16, -54 + 72 * i))
]
CLAWS: Final = ("48,56 58,92 52,138", "70,48 80,94 74,150", "93,50 102,94 96,148", "114,60 121,92 116,132")
GOAT: Final = FIGURES["shub_niggurath"]
ACOLYTE: Final = FIGURES["acolyte"]
EYE_AND_BONES: Final = [*strokes(*BONES, tone="deep", width=2.4), dot(62, 94, 3, "deep")]

BOOKS: Final = [
    # Great Cthulhu.
    book(
        "devolve",
        SEA,
        "waves",
        [
            raw(placed(ACOLYTE.body, 59, 32, 1.1), "accent"),
            raw(placed(ACOLYTE.cut, 59, 32, 1.1), "deep"),
            *strokes("81,78 81,96", "73,90 81,99 89,90", width=4),
            group(
                [*(mass(curve, fill="accent", rim="glow", depth=1.4) for curve in FISH), *EYE_AND_BONES],
                "translate(-7 34)",
            ),
        ],
        shift=14,
    ),
    book(
        "absorb",
        SEA,
        "double",
        [
            mass(
                "52,140 44,112 52,78 74,56 100,62 116,92 112,130 96,146 74,150",
                fill="ink",
                half="deep",
                rim="accent",
                depth=3,
            ),
            shape("58,112! 81,96 106,112! 81,134", "accent"),
            *(shape(f"{x},106! {x + 4},116! {x + 8},106!", "ink", straight=True) for x in (64, 74, 84, 94)),
            eyes([(70, 80, 5), (92, 82, 6), (84, 68, 3.4)], kind="round"),
        ],
    ),
    book(
        "regenerate",
        SEA,
        "knots",
        [
            mass(STAR, fill="accent", half="light", rim="glow", depth=2),
            *(dot(*on_circle(81, 100, r, -90 + 72 * i), 2.6, "deep") for i in range(5) for r in (12, 22, 31)),
            *strokes(
                [on_circle(81, 100, 54, a) for a in range(-60, 50, 20)],
                [on_circle(81, 100, 54, a) for a in range(120, 230, 20)],
                width=3,
            ),
        ],
        shift=-12,
    ),
    book(
        "dreams",
        SEA,
        "double",
        [
            *strokes("44,100 62,114 81,118 100,114 118,100", width=5),
            *strokes(
                *(
                    f"{x},{y} {x + dx},{y + 14}"
                    for x, y, dx in ((52, 108, -6), (66, 115, -3), (81, 118, 0), (96, 115, 3), (110, 108, 6))
                )
            ),
            *strokes("52,84 62,74 72,84 82,74 92,84 102,74 112,84", "60,64 70,56 80,64 90,56 100,64", width=2.6),
            dot(81, 46, 4, "accent"),
        ],
        shift=26,
    ),
    book(
        "submerge",
        SEA,
        "waves",
        [
            tentacle(
                "62,130 56,100 72,78 92,82 94,100 82,102", (20, 16, 12, 9, 6, 3), fill="ink", rim="accent", depth=2
            ),
            tentacle("104,130 112,108 106,92", (13, 9, 3), fill="ink", rim="accent", depth=2),
            *strokes("40,130 54,122 68,130 82,122 96,130 110,122 124,130", width=4),
            *strokes("48,144 62,136 76,144 90,136 104,144 118,136", width=3),
            *strokes("58,156 70,150 82,156 94,150 106,156", width=2),
        ],
        shift=-4,
    ),
    book(
        "yha_nthlei",
        SEA,
        "knots",
        [
            raw("M50 146V82L62 60 74 82V146zM88 146V96L98 78 108 96V146z", "ink", "accent", 2.6),
            raw("M70 146V70L81 40 92 70V146z", "deep", "accent", 3),
            *(dot(x, y, 3, "accent") for x, y in ((81, 78), (81, 94), (62, 94), (98, 108))),
            raw("M76 146v-20q5-10 10 0v20z", "accent"),
            *strokes("40,150 61,144 81,150 101,144 122,150", width=3),
        ],
        shift=8,
    ),
    # The Black Goat.
    book(
        "frenzy",
        EMBER,
        "thorns",
        [mass(tubes=[(claw, (2, 8, 1)) for claw in CLAWS], fill="accent", rim="glow", depth=1.4)],
        shift=-14,
    ),
    book(
        "thousand_young",
        EMBER,
        "knots",
        [
            raw(placed(GOAT.body, 45, 40, 1.8), "accent"),
            raw(placed(GOAT.cut, 45, 40, 1.8), "deep"),
            *(dot(*on_circle(81, 138, 34, 200 + 28 * i, 0.5), 4.4, "accent") for i in range(6)),
            *(dot(*on_circle(81, 128, 22, 15 + 37 * i, 0.9), 2.6, "light") for i in range(5)),
        ],
    ),
    book(
        "blood_sacrifice",
        EMBER,
        "double",
        [
            mass("75,50! 81,40 87,50! 87,66! 75,66!", fill="soft", rim="glow", depth=1),
            raw("M62 66H100V73H62z", "accent", "ink"),
            mass("74,74! 88,74! 87,112 81,132! 75,112", fill="glow", rim="#ffffff", depth=2),
            raw("M81 136C74 148 72 152 72 157A9 9 0 0 0 90 157C90 152 88 148 81 136Z", "#c62f22", "ink", 1.4),
        ],
        shift=-22,
    ),
    book(
        "red_sign",
        EMBER,
        "double",
        [
            glow(81, 100, 56, "#ff4a32", 0.6),
            *(
                line([on_circle(81, 100, 6 + 7 * i, turn + 22 * i) for i in range(6)], "#ff6a4a", 8)
                for turn in (-90, 30, 150)
            ),
            dot(81, 100, 9, "#ffd0b0"),
        ],
        shift=-26,
    ),
    book(
        "necrophagy",
        EMBER,
        "thorns",
        [
            mass(
                "54,84 60,60 81,52 102,60 108,84 100,100! 98,116! 64,116! 62,100!",
                fill="glow",
                half="light",
                rim="#ffffff",
                depth=2,
            ),
            raw(ellipse(70, 86, 8) + ellipse(92, 86, 8) + poly("81,96 85,106 77,106"), "deep"),
            *strokes("72,108 72,116", "81,108 81,116", "90,108 90,116", tone="deep", width=2),
            *strokes("52,128 110,156", "110,128 52,156", tone="glow", width=6),
            *(dot(x, y, 5, "glow") for x in (51, 111) for y in (126, 158)),
        ],
        shift=6,
    ),
    book(
        "ghroth",
        EMBER,
        "knots",
        [
            rays(81, 98, 66, n=14, tone="accent", op=0.3),
            mass(raw=ellipse(81, 98, 32), fill=("light", "mid"), rim="glow", depth=4),
            shape("52,100! 81,80 110,100! 81,118", "glow"),
            dot(81, 99, 10, "#a5231a"),
            dot(81, 99, 4, "ink"),
            raw("M36 116Q81 140 126 82", None, "accent", 3.4),
        ],
        shift=-6,
    ),
]
