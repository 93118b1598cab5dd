"""Purple: strange neighbours."""

from typing import Final

from eldritch.art.beings import eyes, face, tentacle
from eldritch.art.colour import PURPLE
from eldritch.art.houses import window
from eldritch.art.land import grass
from eldritch.art.light import glow, group, line, mass, raw, shape
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
        light=(-0.7, -0.6),
        accent="#ffd070",
        scene=[
            sky(tones=("deep", "dusk", "mid", "dusk")),
            bricks(w=36, h=15, tone="ink", op=0.4, keep=0.5),
            window(x=150, y=78, w=170, h=176, bars=(3, 3), tone="soft", glass="glow", frame="ink"),
            raw("M214 108q18 8 44-2l-6 10q-16 4-32 0zM236 106V74l18 28zM234 106V80l-14 22z", fill="dusk", op=0.8),
            glow(x=150, y=70, r=120, tone="#ffffff", op=0.5),
            raw("M40 130h220v8H40z", fill="ink"),
        ],
        subject=[
            mass(
                d="150,92! 186,100 214,118 232,152 240,190 244,226! 56,226! 60,190 68,152 86,118 114,100",
                fill=("dusk", "ink"),
                half="mid",
                rim="light",
                depth=2.6,
                outline="ink",
            ),
            *[raw(f"M{150 + k * 52} 118q{k * 14} 40 {k * 4} 104", stroke="ink", width=2) for k in (-1, 1)],
            mass(
                d="112,52! 104,76 92,96 98,118! 104,112 100,134! 116,120 124,100 122,70",
                fill=("glow", "light"),
                half="#ffffff",
                rim="#ffffff",
                depth=1.6,
            ),
            mass(
                d="188,52! 196,76 208,96 202,118! 196,112 200,134! 184,120 176,100 178,70",
                fill=("light", "soft"),
                half="light",
                rim="glow",
                depth=1.4,
            ),
            face(x=150, y=76, s=60, skin="light", shade="mid", side=1, glint="accent", chin=0.9),
            line(d="134,58 142,56 148,60", tone="soft", width=1.6),
            line(d="166,58 158,56 152,60", tone="deep", width=1.6),
            line(d="136,52 150,50 164,52", tone="soft", width=1.4),
            mass(
                d="149,74 155,84 160,92 154,96 146,95 143,90 146,84",
                fill="light",
                half="glow",
                rim="#ffffff",
                depth=1.2,
            ),
            mass(d="122,64! 132,58 146,66! 134,66", fill="glow", rim="#ffffff", depth=0.8),
            mass(d="178,64! 168,58 154,66! 166,66", fill="light", rim="#ffffff", depth=0.8),
            mass(
                d="150,98! 162,94 178,84 184,96 186,124 176,156 162,180 150,200!",
                mirror=150,
                fill=("#ffffff", "glow", "light"),
                half="#ffffff",
                rim="#ffffff",
                depth=2,
                texture=hatch(
                    x0=116, y0=96, x1=184, y1=190, n=44, angle=90, tone="soft", op=0.8, length=(14, 38), width=1.1
                ),
            ),
            mass(d="150,97 164,98 176,108! 162,108 150,104", mirror=150, fill="glow", rim="#ffffff", depth=1),
            mass(
                d="150,6 176,10 190,26 194,46! 172,54 150,56",
                mirror=150,
                fill="ink",
                half="deep",
                rim="light",
                depth=2.2,
            ),
            mass(
                d="150,44 176,42 204,30 226,24! 220,44 198,56 172,64 150,66",
                mirror=150,
                fill="deep",
                half="dusk",
                rim="light",
                depth=2,
            ),
            line(d="80,28 104,46 150,54 196,46 220,28", tone="accent", width=1.8),
        ],
        front=[
            mass(raw="M-5 200H305V225H-5z", fill="ink", half="deep", rim="accent", depth=1.8, light=(0, -1)),
            *[
                bottle(x=x, y=205, h=h, w=w, fill="mid", op=0.95)
                for x, h, w in ((30, 84, 34), (74, 54, 26), (232, 62, 28), (272, 92, 36))
            ],
            mass(
                tubes=[
                    ("92,146 104,182 130,196", (26, 21, 13)),
                    ("128,194 142,190", (6, 4)),
                    ("129,198 144,197", (6, 4)),
                    ("127,202 140,204", (6, 4)),
                ],
                fill="deep",
                half="mid",
                rim="accent",
                depth=1.8,
                outline="ink",
            ),
            mass(
                tubes=[
                    ("208,146 196,182 172,196", (26, 21, 13)),
                    ("174,194 160,190", (6, 4)),
                    ("173,198 158,197", (6, 4)),
                    ("175,202 162,204", (6, 4)),
                ],
                fill="deep",
                half="mid",
                rim="accent",
                depth=1.8,
                outline="ink",
            ),
        ],
    ),
)
