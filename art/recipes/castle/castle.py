"""The castle of the Devil on its crag, and the coach on its way up."""

from typing import Final

from art.canvas import Canvas
from art.colour import palette
from art.geometry import num
from art.land import grass, ridge, tree
from art.light import glow, mass, raw, vignette
from art.recipe import Recipe, part
from art.sky import birds, clouds, fog, orb, sky

NIGHT: Final = palette("#06070f", "#0f1426", "#1d2644", "#34446f", "#5f76a8", "#a3b9e0", "#e9f0ff", "#ffc46a")

TOWERS: Final = (
    (104, 12, 128, 96, 16), (122, 16, 124, 74, 24), (142, 22, 124, 44, 40), (164, 14, 122, 66, 26),
    (180, 18, 126, 86, 20), (198, 12, 132, 104, 15),
)  # fmt: skip
"""Middle, width, foot, top and height of the roof."""


def tower(x: float, w: float, foot: float, top: float, roof: float) -> str:
    half, eaves = w / 2, w / 2 + 2.4
    return (
        f"M{num(x - half)} {num(foot)}V{num(top)}H{num(x - eaves)}L{num(x)} {num(top - roof)}"
        f"L{num(x + eaves)} {num(top)}H{num(x + half)}V{num(foot)}Z"
    )


WALLS: Final = "M96 134V112h5v-4h5v4h6v-4h5v4h8v-16h40v16h8v-4h5v4h8v-4h5v4h6v-2h6v24Z"
CRAG: Final = (
    "40,222! 58,200 64,176 80,164 86,144 96,130! 128,124 168,122 206,130! 214,150 226,160 230,182 246,196 258,222!"
)


@part
def windows(c: Canvas) -> None:
    panes = "".join(
        f"M{num(x - 1.6)} {y}v-4.500q1.600-2.400 3.200 0v4.500z"
        for x, y in (
            (142, 62),
            (142, 84),
            (122, 92),
            (164, 84),
            (180, 102),
            (104, 108),
            (134, 112),
            (152, 112),
            (198, 116),
        )
    )
    c.path(panes, "accent")


@part
def road(c: Canvas) -> None:
    """Up the crag in bends that shrink."""
    c.path(
        "M300 206C220 214 120 210 84 196C66 188 120 182 180 180C220 178 206 166 170 164C140 162 120 156 136 "
        "148C144 144 146 138 144 128",
        stroke="soft",
        width=4,
        op=0.5,
    )
    c.path("M300 206C220 214 120 210 84 196", stroke="soft", width=8, op=0.35)


HORSE: Final = (
    "M40 14C34 10 24 12 18 12L12 4L9 0L8 4L1 8L2 11L8 10L11 16C11 20 14 22 17 22L11 30H15L21 22L28 22L34 30H38L34 21"
    "C37 19 38 17 38 15L44 21L42 14Z"
)


@part
def team(c: Canvas, x: float, y: float, size: float) -> None:
    """Two horses and the coach, its lamp lit."""
    c.add(f'<g transform="translate({num(x)} {num(y)}) scale({size:g})">')
    glow(64, 10, 36, "accent", 0.8)(c)
    for dx, dy in ((12, -3), (0, 0)):
        c.add(f'<g transform="translate({dx} {dy})">')
        c.path(HORSE, "ink")
        c.add("</g>")
    c.path("M50 16L66 18M52 6L62 -2", stroke="ink", width=2)
    c.path("M62 24Q60 4 66 -2H104Q112 4 110 20L104 26H66Z", "ink", "mid", 1)
    c.path("M68 4H82V16H67ZM86 4H103L105 16H86Z", "accent")
    c.path("M62 26a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M92 25a10 10 0 1 0 20 0a10 10 0 1 0 -20 0", stroke="ink", width=3)
    c.path("M70 18V34M62 26H78M102 15V35M92 25H112", stroke="ink", width=1.4)
    c.path("M62 -2Q58 -12 66 -14Q72 -12 70 -2Z", "ink")
    c.path("M60 4h4v6h-4z", "accent")
    c.add("</g>")


CASTLE: Final = Recipe(
    "castle-castle",
    NIGHT,
    scene=[
        sky(("ink", "deep", "dusk", "mid", "soft"), stops=(0, 0.25, 0.5, 0.78, 1)),
        orb(196, 66, 46, halo=2.4),
        clouds(40, 7, "deep", 0.85, 26, 90, 9),
        clouds(92, 5, "dusk", 0.7, 16, 80, 6),
        raw("M60 -4L50 26L60 24L44 58L54 54L42 84", stroke="glow", width=2.2),
        raw("M60 -4L50 26L60 24L44 58L54 54L42 84", stroke="light", width=7, op=0.25),
        raw("M50 26L34 40L38 48M44 58L30 70", stroke="light", width=1.2),
        ridge(150, amp=34, fill="mid+dusk"),
        fog(160, 24, 5, "light", 0.4),
        ridge(176, amp=20, fill="dusk"),
        birds(),
    ],
    subject=[
        mass(CRAG, fill="deep", half="dusk", rim="soft", depth=2, light=(1, -0.6)),
        mass(
            raw=WALLS + "".join(tower(*each) for each in TOWERS),
            fill="ink",
            half="deep",
            rim="light",
            depth=1.4,
            light=(1, -0.4),
        ),
        raw("M142 4V-6l9 3-9 3", "ink", "ink", 1.2),
        windows(),
        road(),
    ],
    front=[
        fog(196, 20, 5, "soft", 0.5),
        raw("M-4 222V208Q80 196 160 204T304 198V222Z", "ink"),
        tree(296, 226, 140, -6, width=9),
        team(164, 170, 0.98),
        tree(30, 224, 190, 6, width=13),
        grass(212, 60, 12),
        vignette(0.5),
    ],
)
