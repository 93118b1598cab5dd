"""The Black Goat and her young."""

from typing import Final

from art.beings import eyes, tentacle, wing
from art.land import grass, ridge, tree
from art.light import dot, glow, line, mass, raw, rays, shape
from art.props import candle
from art.sky import fog, orb, sky, stars
from art.stones import gravestones, stone_ring
from art.texture import hatch

from .figures import body, cut, portrait
from .palette import EMBER
from .silhouettes import placed

GHOUL: Final = (66, 26, 4.5)
MI_GO_ARMS: Final = (
    "140,104 116,116 98,136",
    "160,104 188,112 206,132",
    "142,126 122,148 112,172",
    "158,126 180,146 190,172",
)
MI_GO_CLAWS: Final = (
    "96,130! 82,140 84,154! 92,146 100,154! 106,142",
    "202,128! 198,142 206,154! 210,144 220,148! 216,134",
    "110,168! 100,182! 112,180 118,190! 120,174",
    "188,168! 182,184! 190,180 202,190! 198,172",
)
MI_GO_FEELERS: Final = (
    "146,68 134,54 130,40",
    "148,66 143,48 145,32",
    "152,66 157,48 155,32",
    "154,68 166,54 170,40",
    "144,72 126,64 118,56",
    "156,72 174,64 182,56",
)
YOUNG: Final = (62, 14, 4.8)
SHUB: Final = (76, 30, 3.9)

ARMS: Final = (
    ("110,180 70,168 46,130 66,104", 1),
    ("194,180 236,168 258,130 238,104", -1),
    ("96,204 50,206 20,184 16,160", 1),
    ("208,204 254,206 284,184 288,160", -1),
)
YOUNG_EYES: Final = ((110, 200, 4), (128, 210, 3), (150, 196, 5), (172, 208, 3.4), (194, 198, 4), (140, 214, 2.4))

FIGURES: Final = [
    portrait(
        "ghoul",
        EMBER,
        shift=18,
        light=(0.8, -1),
        scene=[
            sky(("deep", "dusk", "mid", "soft"), horizon=0.9),
            orb(226, 58, 34, halo=2.6),
            tree(34, 206, 150, lean=8, tone="ink"),
            ridge(168, 176, 10, 4, "deep", "mid"),
            gravestones([(40, 196, 15), (92, 190, 12), (236, 192, 14), (268, 204, 17)], "deep", "soft"),
        ],
        subject=[
            *body("ghoul", GHOUL, texture=[hatch(90, 100, 220, 190, 24, "ink", 0.5, 70)]),
            cut("ghoul", GHOUL),
            *(shape(f"{x},100! {x + 2.5},107! {x + 5},100!", "glow", straight=True) for x in (147, 153, 159)),
        ],
        front=[grass(220, 80, 20), fog(208, 12, tone="light", op=0.3)],
    ),
    portrait(
        "mi_go",
        EMBER,
        shift=-44,
        light=(-0.5, -1),
        scene=[
            sky(("ink", "deep", "dusk", "mid", "soft"), horizon=0.95),
            stars(90, 120, size=1.4),
            orb(150, 92, 74, "glow", halo=1.6),
            ridge(176, 190, 30, 5, "dusk", "light"),
            ridge(200, 192, 18, 5, "deep", "soft"),
        ],
        subject=[
            wing(
                (140, 88), (92, 34), [(18, 36), (22, 84), (60, 112)], (138, 116), fill="deep", half="dusk", bones="soft"
            ),
            wing(
                (160, 88),
                (208, 34),
                [(282, 36), (278, 84), (240, 112)],
                (162, 116),
                fill="deep",
                half="dusk",
                bones="soft",
            ),
            mass(tubes=[(arm, (9, 7, 5)) for arm in MI_GO_ARMS], fill="ink", rim="light", depth=1.6),
            *(mass(claw, fill="ink", rim="light", depth=1.4) for claw in MI_GO_CLAWS),
            mass(
                "150,66 166,78 165,96 157,108 165,122 161,150 150,190! 139,150 135,122 143,108 135,96 134,78",
                fill=("dusk", "ink"),
                half="mid",
                rim="light",
                depth=2.4,
            ),
            *(
                line(f"{150 - w},{y} 150,{y + 5} {150 + w},{y}", "light", 1.6, 0.7)
                for y, w in ((92, 13), (124, 13), (138, 11), (152, 8))
            ),
            mass(tubes=[(feeler, (7, 3)) for feeler in MI_GO_FEELERS], fill="deep", rim="light", depth=1.2),
            eyes([(143, 76, 3.6), (157, 76, 3.6), (150, 68, 2.8)], halo=3),
            raw("M84 150h18v26H84z", ("glow", "light"), "ink", 1.6),
            raw("M81 147h24v6H81zM81 173h24v6H81z", "mid", "ink", 1.4),
        ],
        front=[fog(208, 14, tone="glow", op=0.35)],
    ),
    portrait(
        "dark_young",
        EMBER,
        light=(0, -1),
        scene=[
            sky(("ink", "deep", "dusk", "mid")),
            glow(150, 150, 150, "accent", 0.65),
            *(
                tree(x, 214, h, lean=lean, tone="ink", width=w, depth=5)
                for x, h, lean, w in ((20, 190, 4, 14), (282, 190, -4, 14))
            ),
            dot(150, 208, 92, "deep", 20),
        ],
        subject=[
            *body("dark_young", YOUNG, texture=[hatch(110, 90, 200, 190, 26, "ink", 0.6, 88)]),
            raw(placed("M16.4 20.4Q20 17.4 23.6 20.4Q20 24.8 16.4 20.4Z", *YOUNG), "#5c0f0a", "glow", 2),
            raw(placed("M18 27Q20 25.4 22 27Q20 29.4 18 27Z", *YOUNG), "#5c0f0a", "glow", 2),
            *(shape(f"{x},111! {x + 2.5},118! {x + 5},111!", "glow", straight=True) for x in (148, 154, 160)),
        ],
        front=[*(candle(x, 216, 12, 5, halo=26) for x in (70, 108, 196, 236)), grass(222, 60, 14)],
    ),
    portrait(
        "shub_niggurath",
        EMBER,
        shift=-18,
        light=(0, -1),
        scene=[
            sky(("ink", "deep", "dusk", "mid")),
            orb(152, 86, 76, "light", halo=1.7, craters=False),
            rays(152, 86, 180, n=16, op=0.18),
            stone_ring(150, 190, 7, 136, "deep", "soft", 40),
        ],
        subject=[
            *(tentacle(curve, (20, 15, 10, 3), fill="deep", rim="soft", suckers=6, side=side) for curve, side in ARMS),
            *body("shub_niggurath", SHUB, texture=[hatch(120, 70, 190, 160, 18, "ink", 0.5, 86)]),
            cut("shub_niggurath", SHUB),
            glow(142, 112, 14, "accent", 0.8),
            glow(166, 112, 14, "accent", 0.8),
            mass("84,226! 92,190 120,172 154,180 188,172 214,190 222,226!", fill=("deep", "ink"), rim="soft", depth=2),
            eyes(YOUNG_EYES, kind="slit", halo=2),
        ],
        front=[fog(214, 16, tone="soft", op=0.35)],
    ),
]
