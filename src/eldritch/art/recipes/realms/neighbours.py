"""Purple: strange neighbours."""

from typing import Final

from eldritch.art.beings import eyes, face, tentacle
from eldritch.art.colour import PURPLE
from eldritch.art.houses import window
from eldritch.art.land import grass
from eldritch.art.light import glow, group, line, mass, shape
from eldritch.art.props import book, bottle
from eldritch.art.sky import birds, clouds, fog, orb, sky
from eldritch.art.stones import stone_ring
from eldritch.art.texture import bricks, hatch, spots

from .card import card

CARDS: Final = (
    card(
        "wilbur_whateley",
        PURPLE,
        shift=6,
        light=(0.9, -0.8),
        accent="#ffcf6e",
        scene=[
            sky(tones=("ink", "deep", "dusk", "mid", "soft", "light"), horizon=0.85),
            orb(x=150, y=92, r=66, halo=1.9),
            clouds(y=124, n=5, tone="mid", op=0.7),
            mass(
                d="-10,206! 30,186 80,176 150,178 220,178 310,196 310,225! -10,225!", fill="dusk", rim="soft", depth=1.4
            ),
            stone_ring(cx=248, y=190, n=5, r=36, h=30, tone="deep", rim="light"),
            stone_ring(cx=44, y=194, n=4, r=30, h=24, tone="deep", rim="light"),
            birds(n=11, x0=10, x1=290, y0=10, y1=80, size=5),
        ],
        subject=[
            mass(
                tubes=[("142,150 128,178 140,194 132,212", (24, 19, 12, 9)), ("132,210 122,216", (10, 8))],
                fill="ink",
                half="dusk",
                rim="light",
                depth=1.6,
                texture=hatch(x0=116, y0=150, x1=150, y1=214, n=26, angle=110, tone="soft", op=0.6, length=(4, 8)),
            ),
            mass(
                tubes=[("162,150 178,176 168,194 176,212", (24, 19, 12, 9)), ("176,210 188,216", (10, 8))],
                fill="ink",
                half="dusk",
                rim="light",
                depth=1.6,
                texture=hatch(x0=158, y0=150, x1=192, y1=214, n=26, angle=70, tone="soft", op=0.6, length=(4, 8)),
            ),
            *[
                tentacle(d=d, w=(9, 1.5), fill="deep", rim="light", depth=1.3)
                for d in (
                    "150,160 146,184 156,200 148,216",
                    "132,160 104,180 98,200 80,204",
                    "172,160 200,178 206,200 224,202",
                    "126,152 96,160 80,152 66,160",
                    "178,152 208,158 222,150 238,158",
                )
            ],
            mass(
                tubes=[
                    ("178,76 194,108 190,142 196,162", (22, 17, 14, 11)),
                    ("196,160 190,178", (4.5, 1.5)),
                    ("197,161 197,182", (4.5, 1.5)),
                    ("198,160 205,178", (4.5, 1.5)),
                    ("194,158 184,168", (4.5, 1.5)),
                ],
                fill="deep",
                half="mid",
                rim="light",
                depth=2,
            ),
            mass(
                d="150,58 166,60 182,68 186,90 180,116 188,150 200,176! 182,172 172,182! 160,172 150,184! 138,172 "
                "126,180! 116,170 100,174! 114,146 120,116 114,90 118,70 134,60",
                fill=("dusk", "ink"),
                half="mid",
                rim="light",
                depth=2.6,
                texture=hatch(x0=112, y0=100, x1=190, y1=174, n=24, angle=96, tone="ink", op=0.8, width=1.5),
            ),
            shape(d="138,60! 150,96! 164,60!", fill="ink"),
            line(d="150,96 149,172", tone="ink", width=2.2),
            spots(x0=152, y0=104, x1=157, y1=160, n=4, r=(1.4, 1.8), tone="light", op=0.8),
            mass(
                d="148,22 160,24 168,34 168,42 176,52! 168,54 164,60 158,64 148,66 136,58 132,44 134,30",
                fill=("soft", "dusk"),
                half="light",
                rim="glow",
                depth=2,
            ),
            mass(d="152,62! 162,58 168,62 164,74 154,90! 149,74", fill="ink", half="dusk", rim="light", depth=1.2),
            mass(
                d="112,30! 130,26 132,8 150,0 166,8 170,24 190,26! 172,34 150,32 130,36",
                fill="ink",
                half="deep",
                rim="light",
                depth=1.8,
            ),
            shape(d="156,38 168,36 168,42 158,44", fill="ink"),
            eyes(spots=((164, 41, 2.4),), halo=4.4),
            line(d="164,56 171,54", tone="ink", width=1.6),
            mass(d="136,44 126,38! 122,46 132,54", fill="dusk", rim="light", depth=1),
            group(
                transform="rotate(-12 134 112)",
                layers=[
                    book(x=138, y=114, w=32, h=42, thick=10, cover="soft", spine="mid", corner="accent", rim="glow")
                ],
            ),
            mass(
                tubes=[
                    ("122,78 104,108 112,132 134,130", (22, 19, 16, 10)),
                    ("132,132 146,130", (4.5, 3)),
                    ("132,128 147,125", (4.5, 3)),
                    ("131,125 145,120", (4.5, 3)),
                ],
                fill="deep",
                half="mid",
                rim="light",
                depth=2,
            ),
        ],
        front=[grass(y=217, h=12, n=50), fog(y=216, h=10, tone="light", op=0.35)],
    ),
    card(
        "terrible_old_man",
        PURPLE,
        shift=-4,
        light=(0.7, 0.5),
        accent="#ffcf70",
        scene=[
            sky(tones=("deep", "dusk", "mid", "dusk")),
            window(x=60, y=64, w=76, h=84, bars=(1, 2), tone="soft", glass="mid", frame="ink"),
            mass(raw="M40 92q16 6 36-1l-5 7q-14 3-26 0zM56 92v-30l16 26zM55 92v-26l-11 22z", fill="ink", rim=None),
            bricks(x0=110, y0=0, x1=300, y1=190, w=40, h=14, tone="ink", op=0.4, keep=0.5),
            glow(x=150, y=90, r=130, tone="soft", op=0.9),
            glow(x=60, y=190, r=110, op=0.5),
            glow(x=240, y=190, r=110, op=0.5),
        ],
        subject=[
            mass(
                d="150,84! 170,92 196,106 212,134 222,180 226,226! 74,226! 78,180 86,134 104,106 130,92",
                fill=("dusk", "ink"),
                half="mid",
                rim="light",
                depth=2.4,
            ),
            line(d="108,116 114,160 108,220", tone="ink", width=2),
            line(d="192,116 186,160 192,220", tone="ink", width=2),
            face(x=150, y=62, s=60, skin="light", shade="deep", side=-1, glint="accent"),
            mass(
                d="150,84! 168,82 182,66 186,90 182,120 170,150 158,174 150,190!",
                mirror=150,
                fill=("glow", "light", "soft"),
                half="glow",
                rim="#ffffff",
                depth=2,
                texture=hatch(x0=115, y0=80, x1=185, y1=180, n=46, angle=88, tone="mid", op=0.6, length=(14, 40)),
            ),
            line(d="140,88 150,86 160,88", tone="ink", width=2.4),
            mass(d="150,76 164,80 172,90! 158,86 150,84", mirror=150, fill="glow", rim="#ffffff", depth=1),
            shape(d="126,48 138,46 146,52 136,52", fill="glow"),
            shape(d="174,48 162,46 154,52 164,52", fill="glow"),
            mass(
                d="112,44! 116,26 132,12 152,8 172,14 184,28 190,44! 150,34",
                fill="ink",
                half="dusk",
                rim="light",
                depth=2,
                light=(1, -1),
            ),
            mass(d="104,46! 150,30 196,46! 192,52 150,40 110,52", fill="deep", rim="light", depth=1.6, light=(0, -1)),
        ],
        front=[
            mass(raw="M-5 196H305V225H-5z", fill="ink", half="deep", rim="accent", depth=1.6, light=(0, -1)),
            *[
                bottle(x=x, y=200, h=h, w=w)
                for x, h, w in ((20, 46, 20), (47, 34, 16), (74, 56, 21), (228, 54, 20), (254, 36, 17), (281, 48, 20))
            ],
            mass(
                tubes=[
                    ("206,150 196,184 172,192", (22, 17, 10)),
                    ("172,190 160,188", (5, 3)),
                    ("172,194 158,194", (5, 3)),
                    ("174,197 162,200", (5, 3)),
                ],
                fill="deep",
                half="mid",
                rim="accent",
                depth=1.6,
            ),
            mass(
                tubes=[
                    ("94,150 106,186 128,192", (22, 17, 10)),
                    ("128,190 140,188", (5, 3)),
                    ("128,194 142,194", (5, 3)),
                    ("126,197 138,200", (5, 3)),
                ],
                fill="deep",
                half="mid",
                rim="accent",
                depth=1.6,
            ),
        ],
    ),
)
