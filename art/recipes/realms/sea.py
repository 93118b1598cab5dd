"""Green: what lives in the sea."""

from typing import Final

from art.beings import eyes, tentacle, wing
from art.colour import GREEN
from art.houses import roofs
from art.land import sea, surf
from art.light import glow, line, mass, rays, shaft, shape
from art.props import glyphs, ring
from art.sky import clouds, fog, orb, sky, stars
from art.stones import blocks
from art.texture import scales, spots

from .card import card
from .deep_one import deep_one

CARDS: Final = (
    card(
        "deep_ones",
        GREEN,
        shift=24,
        light=(-0.7, -1),
        scene=[
            sky(tones=("deep", "dusk", "mid", "soft", "light"), horizon=0.72),
            orb(x=150, y=86, r=72, halo=1.8),
            glow(x=150, y=110, r=140, tone="light", op=0.6),
            clouds(y=66, n=3, tone="dusk", op=0.7),
            mass(d="190,150! 206,128 222,134 236,112 254,128 272,122 310,150!", fill="deep", rim="soft", depth=1.2),
            sea(y=146, tones=("soft", "dusk", "ink"), glint=150, waves=12),
        ],
        subject=[
            *deep_one(48, 176, 0.5, fill="ink", spear=False),
            surf(y=174, amp=2, fill="dusk", n=5),
            *deep_one(258, 190, 0.66, flip=True, fill="ink", raised=False),
            surf(y=188, amp=3, fill="deep", n=6),
            *deep_one(150, 196, 1.34, near=True),
        ],
        front=[surf(y=200, amp=4, fill="ink", n=7), fog(y=200, h=10, tone="glow", op=0.35)],
    ),
    card(
        "dagon",
        GREEN,
        shift=16,
        light=(0.8, -0.9),
        scene=[
            sky(tones=("deep", "dusk", "mid", "soft", "light"), horizon=0.8),
            orb(x=252, y=44, r=24, halo=3),
            glow(x=100, y=110, r=130, tone="light", op=0.55),
            stars(n=40, y=90),
            clouds(y=80, n=5, tone="deep", op=0.7),
            sea(y=168, tones=("soft", "deep", "ink"), glint=252, waves=16),
        ],
        subject=[
            mass(
                d="104,26 88,4! 86,28 64,14! 72,40 46,36! 60,60 32,66! 52,84 26,98! 50,110 28,132! 54,138 40,160! "
                "80,160 110,90",
                fill="deep",
                half="dusk",
                rim="soft",
                depth=2,
            ),
            mass(
                d="66,196! 56,150 56,112 70,82 84,66 86,44 100,26 122,22 142,32 160,48! 148,52 158,62! 148,72 "
                "134,78 150,90 190,98 208,122 212,150 208,196!",
                fill=("dusk", "ink"),
                half="mid",
                rim="light",
                depth=3,
                texture=scales(x0=60, y0=74, x1=150, y1=190, size=13, tone="soft", op=0.45, keep=0.6),
            ),
            mass(
                raw="M150 206L157 48 176 22 195 48 202 206z",
                fill=("glow", "light", "soft"),
                rim="#ffffff",
                depth=3,
                texture=glyphs(x0=158, y0=58, x1=196, y1=196, cols=3, rows=9, size=9, tone="dusk", width=1.6, op=0.85),
            ),
            mass(raw="M150 206L157 48 176 22 163 206z", fill="mid", rim=None, op=0.55),
            shape(d="159,49! 144,52 132,60! 146,58 157,62!", fill="#000000"),
            *[
                shape(d=f"{a},{b}! {a + 2},{b + 5}! {a + 4},{b - 1}!", fill="glow")
                for a, b in ((150, 51), (144, 53), (138, 56))
            ],
            mass(
                tubes=[
                    ("76,106 72,146 112,154 150,134", (36, 30, 24, 17)),
                    ("148,138 166,128 184,130", (9, 8, 3)),
                    ("148,134 168,118 188,118", (9, 8, 3)),
                    ("148,130 166,108 184,106", (9, 8, 3)),
                    ("146,140 160,142 174,146", (8, 7, 3)),
                ],
                fill="deep",
                half="mid",
                rim="light",
                depth=2.2,
                texture=scales(x0=56, y0=100, x1=150, y1=162, size=9, tone="soft", op=0.5, keep=0.5),
            ),
            mass(
                tubes=[
                    ("206,118 226,142 214,162 196,168", (26, 24, 18, 14)),
                    ("198,168 184,164 174,170", (8, 7, 3)),
                    ("198,170 184,172 172,178", (8, 7, 3)),
                    ("200,166 188,156 178,158", (8, 7, 3)),
                ],
                fill="deep",
                half="mid",
                rim="light",
                depth=2,
            ),
            line(d="104,52 98,64 103,78", tone="ink", width=2.2),
            line(d="96,56 90,68 95,82", tone="ink", width=2.2),
            eyes(spots=((124, 42, 5),), kind="round", halo=3.2),
        ],
        front=[
            surf(y=194, amp=4, fill="deep", n=7),
            fog(y=194, h=10, tone="glow", op=0.35),
            mass(raw="M234 206Q256 214 282 205L276 214Q256 219 240 213z", fill="ink", rim="light", depth=1),
            mass(
                raw="M254 209q-1-11 4-14q-3-4 1-6q5 1 2 6q5 3 3 14zM262 198l14-12 1 1-13 13z",
                fill="ink",
                rim="light",
                depth=0.8,
            ),
        ],
    ),
    card(
        "rlyeh",
        GREEN,
        shift=20,
        light=(0, -1),
        scene=[
            sky(tones=("light", "soft", "mid", "dusk", "deep"), stops=[0, 0.15, 0.4, 0.7, 1]),
            glow(x=160, y=-10, r=170, tone="glow", op=0.75),
            *[
                shaft(d=d, tone="glow", op=0.42)
                for d in (
                    "120,-5 140,-5 80,210 20,210",
                    "160,-5 176,-5 190,220 140,220",
                    "190,-5 204,-5 290,200 240,210",
                )
            ],
            blocks(y=170, n=8, tone="mid", hmin=40, hmax=95, tilt=16),
            fog(y=160, tone="soft", op=0.5),
            blocks(y=190, n=6, tone="dusk", rim="soft", hmin=30, hmax=90, tilt=22, x0=-20, x1=110),
            blocks(y=190, n=6, tone="dusk", rim="soft", hmin=30, hmax=100, tilt=22, x0=200, x1=320),
        ],
        subject=[
            mass(raw="M88 206L104 66 150 30 214 58 226 206z", fill=("dusk", "ink"), half="mid", rim="glow", depth=2.6),
            mass(raw="M112 206L122 84 152 60 194 80 202 206z", fill="ink", rim="light", depth=2),
            mass(raw="M118 206L128 92 140 82 136 206z", fill="deep", half="dusk", rim="soft", depth=2),
            mass(raw="M198 206L190 90 178 82 186 206z", fill="deep", half="dusk", rim="soft", depth=2, light=(1, -1)),
            glow(x=164, y=160, r=60, ry=80, tone="accent", op=0.6),
            shape(d="136,206 140,82 153,68 178,82 186,206", straight=True, fill=("soft", "light", "accent")),
            glow(x=160, y=128, r=46, tone="accent", op=0.8),
            eyes(spots=((160, 126, 19),), kind="almond", halo=0, tone="glow"),
            ring(x=160, y=126, r=13, tone="ink", width=2.4, fill="accent"),
            shape(d="160,114 164,126 160,138 156,126", fill="ink"),
            tentacle(d="170,204 182,182 204,176 206,152 222,146", w=(14, 2), fill="ink", rim="accent"),
            tentacle(d="152,206 140,184 118,182 112,160 96,158", w=(14, 2), fill="ink", rim="accent"),
            glyphs(x0=102, y0=84, x1=116, y1=196, cols=1, rows=7, size=9, tone="light", op=0.7, width=1.3),
            glyphs(x0=204, y0=84, x1=216, y1=196, cols=1, rows=7, size=9, tone="light", op=0.7, width=1.3),
        ],
        front=[
            mass(raw="M-10 225L-4 150 40 136 66 172 60 225z", fill="ink", rim="light", depth=1.8),
            mass(raw="M240 225L250 164 284 120 316 150 310 225z", fill="ink", rim="light", depth=1.8),
            mass(raw="M60 225L70 196 240 190 252 225z", fill="ink", rim="light", depth=1.5),
            mass(
                d="62,88 72,78 82,88 86,104 79,114 86,138 79,141 72,121 66,141 58,138 66,114 56,102",
                fill="ink",
                rim="glow",
                depth=1,
            ),
            eyes(spots=((73, 90, 4),)),
            shaft(d="75,88 75,93 128,136 140,110", tone="accent", op=0.4),
            spots(x0=64, y0=10, x1=82, y1=74, n=9, r=(1, 2.6), tone="glow", op=0.7),
            *[
                tentacle(d=f"{x},226 {x + 8},200 {x - 6},176 {x + 4},152", w=(6, 1), fill="ink", rim="soft", depth=0.9)
                for x in (18, 34, 272, 290)
            ],
        ],
    ),
    card(
        "shadow_of_cthulhu",
        GREEN,
        shift=4,
        light=(0, -1),
        scene=[
            sky(tones=("mid", "soft", "light", "glow", "light"), stops=[0, 0.2, 0.5, 0.75, 1]),
            glow(x=150, y=80, r=150, tone="glow", op=0.9),
            rays(x=150, y=84, r=240, n=20, tone="#ffffff", op=0.3),
            clouds(y=26, n=7, tone="mid", op=0.6, w=120, h=14, spread=20),
        ],
        subject=[
            wing(
                root=(176, 100),
                wrist=(228, 14),
                tips=((304, 30), (296, 92), (266, 128), (232, 150)),
                end=(190, 160),
                fill=("deep", "dusk"),
                rim="soft",
                bones="dusk",
            ),
            wing(
                root=(124, 100),
                wrist=(72, 14),
                tips=((-4, 30), (4, 92), (34, 128), (68, 150)),
                end=(110, 160),
                fill=("deep", "dusk"),
                rim="soft",
                bones="dusk",
            ),
            mass(
                d="150,104 180,104 208,118 222,150 232,200! 150,200!",
                mirror=150,
                fill=("deep", "dusk"),
                half="dusk",
                rim="light",
                depth=2.4,
            ),
            mass(
                d="150,18 170,22 184,38 188,60 182,78 172,90 160,96 150,98",
                mirror=150,
                fill=("dusk", "ink"),
                half="mid",
                rim="glow",
                depth=2.8,
                texture=spots(x0=120, y0=20, x1=180, y1=60, n=12, r=(2, 5), tone="soft", op=0.35),
            ),
            *[
                tentacle(d=d, w=(12, 2), fill="ink", rim="light", depth=1.5, light=lt)
                for d, lt in (
                    ("132,84 118,108 124,132 108,150 114,162", (-1, -0.5)),
                    ("168,84 182,108 176,132 192,150 186,162", (1, -0.5)),
                    ("140,88 132,114 142,138 132,160 138,174", (-1, -0.4)),
                    ("160,88 168,114 158,138 168,160 162,174", (1, -0.4)),
                    ("150,90 146,116 154,142 148,170", (-1, -0.3)),
                )
            ],
            eyes(spots=((136, 68, 5), (164, 68, 5)), kind="almond", halo=3.6, op=1),
            eyes(spots=((142, 56, 2), (158, 56, 2)), halo=3),
            line(d="126,58 136,60 146,68", tone="ink", width=3),
            line(d="174,58 164,60 154,68", tone="ink", width=3),
        ],
        front=[
            fog(y=176, h=26, tone="light", op=0.55),
            roofs(y=186, w=24, h=20, tone="dusk", rim="mid", lit=0.25, kinds="gGsc"),
            fog(y=192, h=14, tone="light", op=0.3),
            roofs(y=208, w=30, h=22, tone="ink", rim="mid", lit=0.35, kinds="gGGsc"),
        ],
    ),
)
