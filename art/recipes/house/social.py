"""The picture shown when somebody shares a link: four lit windows, one lamp, a desk with a game on it."""

from collections.abc import Sequence
from typing import Final

from art.beings import eyes, tentacle
from art.colour import LAMP
from art.geometry import data, ellipse, poly
from art.light import band, bolt, dot, glow, mass, raw, shaft
from art.recipe import Layer, Recipe
from art.sky import sky, stars
from art.texture import bricks

from .crest import branch

TOP, SILL, HALF = 96, 462, 112


def window(x: float, tones: tuple[str, ...], *inside: Layer) -> Sequence[Layer]:
    """An arched window full of its own weather, in a brass frame."""
    arch = data("M", x - HALF, SILL, "V", TOP + 90, "q", 0.0, -90, HALF, -90, "q", HALF, 0.0, HALF, 90, "V", SILL, "z")
    return (
        glow(x, 300, 190, tones[len(tones) // 2], 0.4, 250),
        mass(raw=arch, fill=tones, rim=None, texture=inside),
        raw(arch, stroke="#2a1f10", width=13),
        raw(arch, stroke="#d6ad5c", width=3),
        raw(
            data("M", x - HALF - 14, SILL - 2, "h", 2 * HALF + 28, "v14h", -2 * HALF - 28, "z"),
            fill=("#d6ad5c", "#7a5a22"),
        ),
    )


DROWNED: Final = window(
    180,
    ("#0d0b1b", "#473a78", "#c2b4d4"),
    stars(24, 200, x0=70, x1=290),
    dot(196, 226, 62, "#f8ecd8"),
    raw("M146 420L156 340 170 338 176 290 186 288 192 180 198 288 208 290 214 338 228 340 238 420z", fill="#1c1640"),
    raw("M188 372v-14q4-8 8 0v14zM188 320v-12q4-8 8 0v12z", fill="#ffd98c"),
    tentacle(
        "108,470 96,390 124,330 100,270 130,238 152,262 136,282",
        (34, 3),
        "#171235",
        "#cdbaf2",
        12,
        -1,
        2,
        sucker_tone="#7c67ba",
    ),
    tentacle(
        "250,470 272,400 246,350 262,296 240,262 222,284",
        (32, 3),
        "#171235",
        "#cdbaf2",
        11,
        1,
        2,
        sucker_tone="#7c67ba",
    ),
    raw("M60 414H300V470H60z", fill=("#5d4e88", "#0a0817")),
    raw("M160 436q24 12 60-2q-6 14-26 14t-34-12z", fill="#080611"),
)
SEWN: Final = window(
    460,
    ("#2a111d", "#843f58", "#3f1c2e"),
    dot(460, 248, 86, ("#fff4dc", "#e2a391")),
    raw(
        ellipse(460, 248, 58) + ellipse(460, 248, 86) + "M460 162V334M374 248H546M399 187L521 309M521 187L399 309",
        stroke="#5a2a3c",
        width=4,
    ),
    mass(
        tubes=[
            (d, w)
            for d, w in (
                ("474,262 496,222 530,206 542,164", (14, 11, 8, 2)),
                ("446,262 424,222 390,206 378,164", (14, 11, 8, 2)),
                ("504,214 500,186 510,164", (9, 6, 2)),
                ("416,214 420,186 410,164", (9, 6, 2)),
            )
        ],
        fill="#16201a",
        rim="#b9dca2",
        depth=1.6,
    ),
    mass(
        "460,246 486,252 498,276 492,300 480,322 474,352 460,366",
        mirror=460,
        fill="#16201a",
        half="#24332a",
        rim="#b9dca2",
        depth=2.4,
    ),
    eyes([(444, 292, 6), (476, 292, 6)], "#ffe08a", halo=3.4),
    mass(
        "460,372! 500,372 540,392 556,440 560,470! 460,470!",
        mirror=460,
        fill="#3a141c",
        half="#531d26",
        rim="#f2948a",
        depth=2.4,
    ),
    raw(
        "M426 376l10 12M438 372l10 14M452 370l6 14M468 370l-4 14M482 372l-8 14M494 376l-10 12",
        stroke="#f6e6cf",
        width=3,
    ),
)
FACING: Final = window(
    740,
    ("#0a1a1d", "#cdb98c", "#3a2a17"),
    raw("M628 96H740V470H628z", fill="#0f4a4c", op=0.75),
    raw("M740 96H852V470H740z", fill="#6a2f14", op=0.75),
    glow(740, 300, 110, "#fff0c8", 0.95, 170),
    branch(740, 214, 62, ("#fff6dc", "#ffe0a0")),
    mass(
        "628,286! 650,262 686,258 708,282 714,316 726,336 716,352 700,360 690,400 628,410!",
        fill="#0d2a2b",
        half="#1c5652",
        rim="#8ff0d8",
        depth=2.6,
        light=(1, -0.6),
    ),
    *[
        tentacle(d, (16, 2), "#0d2a2b", "#8ff0d8", 0, light=(1, -0.4))
        for d in (
            "706,350 724,374 718,402 732,418",
            "690,360 702,396 692,424 706,440",
            "670,366 676,404 664,430 674,448",
        )
    ],
    eyes([(698, 316, 5)], "#fff0a8", halo=3),
    mass(
        tubes=[("800,286 770,238 792,196 834,200 840,236 816,244", (30, 26, 20, 14, 9, 3))],
        fill="#2e150b",
        rim="#ffb37a",
        depth=2,
    ),
    mass(
        "852,290! 826,274 794,276 780,300 768,334 756,362 764,380 784,378 800,372 812,410 852,416!",
        fill="#2e150b",
        half="#6a3216",
        rim="#ffb37a",
        depth=2.6,
    ),
    eyes([(790, 318, 5), (806, 300, 3.4)], "#fff0a8", halo=3),
    raw("M628 424Q740 408 852 424V470H628z", fill=("#f3e1b4", "#9c7e4c")),
    raw("M628 440q60-8 112 2t112-4M700 420q-6 20 6 48M780 420q8 20-4 48", stroke="#5b4420", width=2, op=0.8),
)
STORMY: Final = window(
    1020,
    ("#160a11", "#74303a", "#f0bf92"),
    bolt("1080,90 1068,130 1086,142 1062,190 1076,196 1058,232", "#fffaf0", 4),
    glow(1064, 190, 90, "#ffcfb0", 0.7),
    raw("M908 470L950 400 972 350 984 318H1058L1072 350 1092 400 1132 470z", fill=("#160a11", "#5a2430")),
    raw(
        "M984 322V262l-4-4 14-30 14 30-4 4v8h8v-50l-4-4 16-44 16 44-4 4v58h8v-30l-4-4 13-28 13 28-4 4v74z",
        fill="#160a11",
    ),
    raw(
        "M990 284v-10q3-6 6 0v10zM1016 250v-12q4-7 8 0v12zM1016 284v-12q4-7 8 0v12zM1050 296v-10q3-6 6 "
        "0v10zM1012 322v-16q8-12 16 0v16z",
        fill="#ffdf9e",
    ),
    raw(
        "M1016 322C1020 350 1054 362 1030 386C1000 410 1080 420 1084 470H1040C1036 440 976 424 1006 384C1024 362 "
        "1002 350 1012 322z",
        fill=("#f2c49c", "#7a3a34"),
    ),
)

SOCIAL: Final = Recipe(
    "house-social",
    LAMP,
    scene=[
        sky(("#232a40", "#151926", "#0b0d15")),
        bricks(y1=500, w=70, h=30, tone="#000000", op=0.3, keep=0.8),
        glow(600, 60, 620, "#ffdca8", 0.4, 420),
        shaft("560,92 640,92 1000,630 200,630", "#ffe6b0", 0.3),
        *DROWNED,
        *SEWN,
        *FACING,
        *STORMY,
    ],
    subject=[
        band(500, ("#4a3420", "#241810", "#0d0906")),
        raw("M0 500h1200v4H0z", fill="#9a7531"),
        glow(600, 560, 420, "#ffdca8", 0.6, 100),
        *[
            mass(
                raw=poly([(x, 540), (x + 62, 530), (x + 84, 600), (x + 20, 612)]),
                fill=("#f7f0df", "#cbb88c"),
                rim="#ffffff",
                depth=2,
            )
            for x in (380, 440)
        ],
        branch(434, 572, 24, ("#962c33", "#6a1a22")),
        mass(raw="M520 556l70-12 34 46-76 14z", fill=("#42316d", "#261d43"), half="#6e55a6", rim="#e6d9ff", depth=2),
        raw("M546 574q22-18 48-8q-20 22-48 8z", fill="#ffc978"),
        mass(
            raw="M700 548l34-10 26 16v34l-32 12-28-18z",
            fill=("#f7f0df", "#b39f75"),
            rim="#ffffff",
            depth=2,
            outline="#2a1f10",
        ),
        raw("M700 548l28 18 32-12M728 566v34", stroke="#8a7448", width=1.6),
        raw(
            ellipse(714, 572, 3.4) + ellipse(720, 586, 3.4) + ellipse(744, 574, 3.6) + ellipse(732, 552, 4, 2.6),
            fill="#2a1f10",
        ),
    ],
    front=[
        raw("M598 0h4v46h-4z", fill="#9a7531"),
        raw("M588 44h24v18h-24zM580 62h40l6 12h-52z", fill=("#ffe9b0", "#9a7531")),
        mass(
            raw="M536 116q6-42 44-44h40q38 2 44 44q-64 12-128 0z",
            fill=("#3f8f7c", "#1f5a50"),
            half="#4fa58f",
            rim="#b8f0dc",
            depth=3,
        ),
        raw(ellipse(600, 118, 26, 7), fill="#fff6dc"),
        glow(600, 120, 120, "#fff0c8", 0.6, 50),
    ],
    size=(1200, 630),
)
