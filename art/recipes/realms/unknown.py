"""Cards that only another edition knows: somebody, something, somewhere, in each colour."""

from typing import Final

from art.colour import BLACK, GREEN, PURPLE, YELLOW, Palette
from art.geometry import ellipse
from art.houses import floor
from art.land import ridge, tree
from art.light import band, dot, glow, line, mass, raw, rays, shaft, shape
from art.recipe import Recipe
from art.sky import clouds, fog, orb, sky, stars
from art.stones import fence
from art.texture import hatch

from .card import card


def somebody(kind: str, palette: Palette) -> Recipe:
    """A figure under a veil, in front of an open door."""
    return card(
        f"unknown_{kind}_character",
        palette,
        scene=[
            sky(("ink", "deep", "dusk")),
            raw("M84 206V92q0-66 66-66t66 66v114z", fill=("glow", "light")),
            glow(150, 110, 150, "glow", 0.5),
            floor(206, tone="deep", line_tone="ink"),
            shaft("96,206 204,206 270,226 30,226", "glow", 0.6),
        ],
        subject=[
            mass(
                "150,44 168,50 178,68 178,86 186,100 202,124 208,166 216,210! 84,210! 92,166 98,124 114,100 122,86"
                " 122,68 132,50",
                fill=("mid", "dusk", "deep"),
                half="soft",
                rim="glow",
                back="light",
                depth=2.6,
                texture=hatch(96, 70, 206, 200, 34, "ink", 0.7, 92, 1.4),
                outline="ink",
            ),
            line("134,66 128,96 112,140 108,200", "deep", 2.4, 0.8),
            line("166,66 172,96 188,140 192,200", "deep", 2.4, 0.8),
            line("150,58 152,100 148,150 152,204", "deep", 2, 0.6),
        ],
        light=(0, -1),
    )


def something(kind: str, palette: Palette) -> Recipe:
    """A crate whose lid is not quite shut, and light under it."""
    return card(
        f"unknown_{kind}_artifact",
        palette,
        scene=[
            sky(("ink", "deep", "dusk", "deep")),
            glow(150, 90, 160, "light", 0.7),
            rays(150, 92, 200, 9, spread=120, start=210, tone="glow", op=0.5),
            band(176, ("dusk", "ink")),
            glow(150, 196, 140, "glow", 0.35, 24),
        ],
        subject=[
            mass(raw="M64 100L168 124V208L68 184z", fill=("mid", "dusk"), half="soft", rim="light", depth=2),
            mass(raw="M168 124L242 94V172L168 208z", fill=("dusk", "deep"), rim="soft", depth=1.4),
            raw("M66 128l102 25 74-30M67 156l101 26 74-34", stroke="ink", width=2.4),
            raw("M84 106l1 82M150 122v80M186 118v80M228 102v76", stroke="deep", width=7),
            raw("M64 98l104 24 74-30-2-12-72 28L66 84z", fill="#ffffff"),
            glow(150, 104, 90, "accent", 0.9, 34),
            *[
                dot(x, y, 1.8, "ink")
                for x, y in ((84, 120), (84, 146), (85, 176), (150, 134), (150, 164), (150, 192), (186, 132))
            ],
            mass(
                raw="M52 82L154 102 250 60 146 44zM52 82l1 9 102 20v-9zM154 102l1 9 96-42-1-9z",
                fill=("soft", "mid"),
                half="light",
                rim="glow",
                depth=2,
                outline="ink",
            ),
            raw("M84 72l104 20M116 60l104 16", stroke="deep", width=2),
        ],
    )


def somewhere(kind: str, palette: Palette) -> Recipe:
    """A road through a gate that stands ajar, and a light far off."""
    return card(
        f"unknown_{kind}_location",
        palette,
        scene=[
            sky(("deep", "dusk", "mid", "soft", "light"), 0.8),
            stars(40, 80),
            clouds(40, 5, "deep", 0.5),
            orb(64, 48, 22),
            ridge(140, amp=20, fill="mid"),
            raw("M152 150V88l12-30 12 30v62z", fill="dusk"),
            glow(164, 96, 40, "accent", 0.9),
            raw("M160 104v-8q4-8 8 0v8z", fill="accent"),
            ridge(160, amp=10, fill="dusk"),
            fog(156, 22, tone="glow", op=0.5),
        ],
        subject=[
            shape("120,220! 140,196 176,180 168,166 158,152! 168,152! 184,166 196,180 186,198 190,220!", "light", 0.85),
            fence(214, 76, gap=13, gate=(162, 110), tone="ink"),
            mass(raw="M94 220V112h22v108zM90 112h30v-10H90zM212 220V112h22v108zM208 112h30v-10h-30z", depth=1.6),
            mass(raw=ellipse(105, 94, 9) + ellipse(223, 94, 9), depth=1.6),
            raw("M116 132q18 4 30 16v64l-30-4zM124 134v74M132 139v71M140 145v66M116 160l30 10", stroke="ink", width=3),
        ],
        front=[tree(270, 226, 150, -8, width=12)],
    )


CARDS: Final = (
    card(
        "unknown",
        BLACK,
        scene=[
            sky(("deep", "dusk", "mid", "dusk")),
            glow(150, 90, 160, "light", 0.7),
            floor(186, tone="dusk", line_tone="ink"),
            glow(150, 196, 130, "light", 0.4, 26),
        ],
        subject=[
            mass(tubes=[("118,60 84,216", (7, 6)), ("182,60 216,216", (7, 6)), ("150,40 150,206", (6, 5))], rim="soft"),
            mass(raw="M78 32H222V150H78z", fill="deep", rim="glow", depth=2),
            raw("M72 150h156v9H72z", fill="deep", stroke="soft", width=0.8),
            mass(
                "68,30! 110,20 150,24 190,20 232,30! 238,70 234,110 240,152! 222,176 206,150! 188,170 170,148!"
                " 150,166 132,146! 112,168 96,150! 78,178 60,150! 66,108 62,70",
                fill=("glow", "light", "soft"),
                half="#ffffff",
                rim="#ffffff",
                depth=2.4,
            ),
            *[
                line(d, "mid", 1.8, 0.8)
                for d in (
                    "84,34 88,80 80,140",
                    "116,30 112,90 118,140",
                    "184,30 190,90 182,142",
                    "214,34 210,90 218,146",
                )
            ],
            line("140,40 150,84 146,128", "soft", 1.8),
        ],
    ),
    *(
        make(kind, palette)
        for kind, palette in (("yellow", YELLOW), ("green", GREEN), ("purple", PURPLE), ("black", BLACK))
        for make in (somebody, something, somewhere)
    ),
)
