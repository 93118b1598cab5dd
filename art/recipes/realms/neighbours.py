"""Purple: strange neighbours."""

from typing import Final

from art.beings import eyes, face, tentacle
from art.colour import PURPLE
from art.houses import window
from art.land import grass, ridge
from art.light import glow, line, mass, raw, shape
from art.props import book, bottle
from art.sky import clouds, fog, orb, sky
from art.stones import stone_ring
from art.texture import bricks, hatch, spots

from .card import card

CARDS: Final = (
    card(
        "wilbur_whateley",
        PURPLE,
        shift=6,
        light=(-0.8, -0.7),
        accent="#ffd24a",
        scene=[
            sky(tones=("dusk", "mid", "soft", "light"), horizon=0.9),
            clouds(y=40, n=6, tone="dusk", op=0.5, w=110, h=10),
            orb(x=152, y=94, r=88, halo=1.8),
            ridge(y=178, amp=8, fill="mid", depth=4),
            stone_ring(cx=48, y=178, n=5, r=40, tone="dusk", rim="light", h=34),
            stone_ring(cx=258, y=180, n=5, r=38, tone="dusk", rim="light", h=30),
            fog(y=182, h=16, tone="glow", op=0.5),
        ],
        subject=[
            *[
                tentacle(
                    d=d, w=w, fill="dusk", half="mid", rim="glow", depth=1.6, suckers=6, side=s, sucker_tone="light"
                )
                for d, w, s in (
                    ("118,168 92,182 70,174 46,190 30,182", (20, 2), 1),
                    ("184,168 212,180 232,172 256,188 274,180", (20, 2), -1),
                    ("124,172 104,198 82,202 64,218", (19, 2), 1),
                    ("178,172 200,198 222,202 240,216", (19, 2), -1),
                    ("134,174 128,198 112,210 108,226", (20, 5), 1),
                    ("168,174 174,198 190,208 194,226", (20, 5), -1),
                    ("150,176 148,198 156,212 150,228", (20, 5), 1),
                )
            ],
            mass(
                tubes=[
                    ("188,92 214,116 222,146 212,166", (26, 22, 17, 12)),
                    ("213,164 222,184", (6, 1.5)),
                    ("211,165 212,188", (6, 1.5)),
                    ("209,164 202,184", (6, 1.5)),
                    ("215,160 228,174", (6, 1.5)),
                ],
                fill=("deep", "ink"),
                half="dusk",
                rim="glow",
                depth=1.8,
            ),
            mass(
                d="150,68! 178,76 196,92 198,124 192,150 208,184! 190,180 176,190! 162,180 148,192! 134,180 "
                "118,190! 108,178 92,184! 108,150 102,124 104,92 122,76",
                fill=("deep", "ink"),
                half="dusk",
                rim="glow",
                depth=2.6,
                outline="ink",
            ),
            line(d="158,84 162,120 156,176", tone="mid", width=2),
            spots(x0=163, y0=100, x1=166, y1=160, n=4, r=(1.8, 2), tone="light", op=1),
            book(
                x=132,
                y=124,
                w=46,
                h=58,
                thick=10,
                rot=-10,
                cover="#7a5a1c",
                spine="#3a2a10",
                corner="#d8a93c",
                rim="#ffe9a6",
            ),
            mass(
                tubes=[
                    ("110,94 92,120 98,146 130,144", (28, 24, 19, 12)),
                    ("128,142 148,136", (6, 3)),
                    ("129,146 150,143", (6, 3)),
                    ("128,150 148,151", (6, 3)),
                ],
                fill=("deep", "ink"),
                half="dusk",
                rim="glow",
                depth=2,
                outline="ink",
            ),
            mass(tubes=[("134,78 130,66 136,54", (22, 20, 18))], fill="mid", rim=None),
            mass(
                d="128,38 140,26 156,24 168,32 174,44 188,56! 184,61 187,66! 178,70 180,74! 166,80 150,82 134,74 "
                "126,58",
                fill=("light", "soft"),
                half="glow",
                rim="#ffffff",
                depth=1.8,
                light=(0.8, -0.7),
                outline="ink",
            ),
            mass(
                d="160,79! 174,77 182,72! 190,84 184,108! 178,94 172,100! 166,88",
                fill="ink",
                half="dusk",
                rim="light",
                depth=1.2,
            ),
            shape(d="160,46! 172,48 170,53 162,52", fill="ink"),
            line(d="156,43 172,45", tone="ink", width=2.4),
            eyes(spots=((167, 50, 2.1),), halo=5),
            shape(d="182,57 187,57 184,62", fill="ink"),
            line(d="174,69 184,67", tone="ink", width=1.6),
            line(d="150,56 156,64 154,74", tone="mid", width=1.4),
            mass(
                d="142,46! 134,40 120,34! 126,46 134,58 142,58",
                fill="soft",
                half="light",
                rim="glow",
                depth=1,
                outline="ink",
            ),
            mass(
                d="178,40! 170,24 152,14 134,18 118,32 110,56 114,84! 120,70 126,84! 128,66 136,72! 134,54 140,42 "
                "152,44! 154,36 166,42! 166,36",
                fill="ink",
                half="dusk",
                rim="light",
                depth=1.6,
            ),
        ],
        front=[grass(y=216, h=10, n=40)],
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
