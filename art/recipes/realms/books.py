"""Yellow: books, and a brain in a jar."""

from typing import Final

from art.beings import eyes, tentacle
from art.colour import YELLOW
from art.land import ridge
from art.light import glow, group, line, mass, rays, shaft, shape
from art.props import book, candle, chain, cylinder, glyphs, open_book, star
from art.sky import fog, sky, stars
from art.texture import spots

from .card import card

CARDS: Final = (
    card(
        "book_of_iod",
        YELLOW,
        light=(-1, -1),
        scene=[
            sky(tones=("dusk", "mid", "mid", "dusk")),
            glow(x=150, y=108, r=170, tone="glow", op=0.9),
            rays(x=150, y=108, r=220, n=20, tone="glow", op=0.35, width=4),
            chain(d="-12,-14 60,44 150,110", size=10, tone="soft", width=3),
            chain(d="312,-14 240,44 150,110", size=10, tone="soft", width=3),
            chain(d="-12,236 60,170 150,110", size=10, tone="soft", width=3),
            chain(d="312,236 240,170 150,110", size=10, tone="soft", width=3),
        ],
        subject=[
            book(x=157, y=112, w=98, h=134, thick=24, rot=-5, cover="dusk", spine="deep", corner="soft"),
            line(d="116,56 201,48 210,168 125,176", tone="soft", width=1.2, closed=True, straight=True),
            chain(d="96,62 157,112 222,164", size=9, tone="soft", width=2.6),
            chain(d="206,44 157,112 108,182", size=9, tone="soft", width=2.6),
            glow(x=157, y=112, r=46, op=0.8),
            mass(
                d="157,82 182,92 190,114 181,136 157,145 133,136 125,114 132,92",
                fill="deep",
                rim="glow",
                depth=2.4,
                half="mid",
            ),
            eyes(spots=((157, 113, 17),), kind="almond", halo=2.2),
        ],
    ),
    card(
        "pnakotic_manuscripts",
        YELLOW,
        light=(-0.6, -1),
        scene=[
            sky(tones=("ink", "deep", "dusk", "mid")),
            stars(n=70, y=150),
            glow(x=205, y=30, r=120, tone="light", op=0.5),
            ridge(y=150, amp=18, fill="dusk"),
            ridge(y=182, amp=12, fill="deep"),
            fog(y=165, op=0.25),
        ],
        subject=[
            group(
                transform="rotate(-11 150 110)",
                layers=[
                    glow(x=150, y=112, r=150, tone="light", op=0.5, ry=95),
                    mass(
                        d="64,44! 105,58 150,60 200,50 240,58! 243,176! 205,170 160,180 110,178 66,164!",
                        fill=("glow", "light", "soft"),
                        rim="#fff8dc",
                        depth=1.5,
                        texture=[
                            glyphs(x0=84, y0=66, x1=224, y1=168, cols=9, rows=7, size=8, tone="dusk", width=1.4),
                            spots(x0=60, y0=50, x1=240, y1=180, n=16, r=(2, 8), tone="soft", op=0.25),
                        ],
                    ),
                    mass(raw="M48 30h28v148h-28z", fill="soft", half="light", rim="glow", depth=5, light=(-1, 0)),
                    mass(
                        raw="M50 14h24v16h-24zM56 4h12v10h-12zM50 178h24v16h-24zM56 194h12v10h-12z",
                        fill="ink",
                        half="dusk",
                        rim="soft",
                        depth=3,
                        light=(-1, 0),
                    ),
                    mass(raw="M228 44h26v148h-26z", fill="soft", half="light", rim="glow", depth=5, light=(-1, 0)),
                    mass(
                        raw="M230 28h22v16h-22zM235 18h12v10h-12zM230 192h22v14h-22zM235 206h12v10h-12z",
                        fill="ink",
                        half="dusk",
                        rim="soft",
                        depth=3,
                        light=(-1, 0),
                    ),
                    star(x=152, y=116, r=22, n=5, tone="#b3441f", width=2),
                ],
            )
        ],
        front=[shape(d="-10,225! -10,200 40,206 90,212 150,216 300,214 310,225!", fill="ink")],
    ),
    card(
        "necronomicon",
        YELLOW,
        shift=6,
        light=(0, 1),
        accent="#d8ff8a",
        scene=[
            sky(tones=("ink", "deep", "deep", "ink")),
            glow(x=150, y=120, r=160, tone="accent", op=0.5),
            rays(x=150, y=150, r=200, n=9, spread=110, start=215, tone="accent", op=0.5, width=5),
        ],
        subject=[
            tentacle(
                d="128,150 96,116 108,70 76,38 52,52 60,68",
                w=(20, 3),
                fill="deep",
                rim="accent",
                suckers=12,
                light=(1, 0.4),
                sucker_tone="glow",
            ),
            tentacle(
                d="174,150 210,122 196,76 228,44 252,56 244,74",
                w=(20, 3),
                fill="deep",
                rim="accent",
                suckers=12,
                side=-1,
                light=(-1, 0.4),
                sucker_tone="glow",
            ),
            tentacle(
                d="150,152 138,110 160,74 142,36 160,14 176,26",
                w=(22, 3),
                fill="deep",
                rim="accent",
                suckers=13,
                light=(1, 0.5),
                sucker_tone="glow",
            ),
            open_book(
                x=150, y=166, w=200, h=62, lift=26, pages="#fff8da", shade="light", cover="deep", mark_tone="mid"
            ),
            glow(x=150, y=146, r=70, ry=26, tone="#fbffe0", op=0.9),
        ],
        front=[
            candle(x=30, y=214, h=52, w=13, flame=14, halo=50),
            candle(x=272, y=216, h=36, w=13, flame=14, halo=50),
            mass(raw="M-5 205Q150 196 305 205V225H-5z", fill="ink", rim="soft", depth=1.2, light=(0, -1)),
        ],
    ),
    card(
        "book_of_eibon",
        YELLOW,
        shift=-4,
        light=(0, -1),
        accent="#bfefff",
        scene=[
            sky(tones=("ink", "deep", "dusk", "mid"), horizon=0.9),
            stars(n=60, y=110),
            shaft(d="30,150 90,150 60,-10 10,-10", tone="accent", op=0.28, down=False),
            shaft(d="100,150 150,150 160,-10 110,-10", tone="accent", op=0.22, down=False),
            shaft(d="180,150 250,150 290,-10 230,-10", tone="accent", op=0.28, down=False),
            ridge(y=140, amp=50, depth=5, fill="mid", rim="glow"),
            ridge(y=180, amp=24, depth=5, fill="dusk", rim="soft"),
            glow(x=150, y=60, r=120, tone="accent", op=0.5),
        ],
        subject=[
            shape(d="150,62 108,40 74,46 66,60 150,84 234,60 226,46 192,40", fill=("#ffffff", "glow")),
            rays(x=150, y=74, r=130, n=9, spread=120, start=210, tone="accent", op=0.55, width=4),
            mass(raw="M150 74L62 52V164L150 190z", fill=("mid", "dusk"), rim="glow", depth=2.2, light=(-1, -1)),
            mass(raw="M150 74L238 52V164L150 190z", fill=("dusk", "deep"), rim="light", depth=2.2, light=(-1, -1)),
            mass(raw="M142 71h16v119h-16z", fill="ink", rim="light", depth=1.6, light=(-1, 0)),
            line(d="74,70 134,85 134,172 74,152", tone="soft", width=1.6, straight=True, closed=True),
            line(d="226,70 166,85 166,172 226,152", tone="soft", width=1.6, straight=True, closed=True),
            mass(d="104,98 118,106 122,122 116,136 104,138 92,132 86,118 90,104", fill="ink", rim="light", depth=1.4),
            eyes(spots=((98, 112, 4), (111, 115, 4), (105, 126, 3)), kind="slit"),
            mass(
                d="196,98 182,106 178,122 184,136 196,138 208,132 214,118 210,104", fill="ink", rim="light", depth=1.4
            ),
            eyes(spots=((202, 112, 4), (189, 115, 4), (195, 126, 3)), kind="slit"),
        ],
        front=[
            mass(
                tubes=[
                    ("20,230 36,196 52,170", (30, 22, 18)),
                    ("52,172 62,152 80,146", (8, 8, 5)),
                    ("50,166 58,136 78,128", (8, 8, 5)),
                    ("48,162 54,118 74,110", (8, 7, 5)),
                    ("46,164 50,104 68,94", (8, 7, 4)),
                    ("56,176 80,176 98,166", (9, 8, 5)),
                ],
                fill="deep",
                half="mid",
                rim="glow",
                depth=1.6,
                light=(0.4, -1),
            ),
            mass(
                tubes=[
                    ("280,230 264,196 248,170", (30, 22, 18)),
                    ("248,172 238,152 220,146", (8, 8, 5)),
                    ("250,166 242,136 222,128", (8, 8, 5)),
                    ("252,162 246,118 226,110", (8, 7, 5)),
                    ("254,164 250,104 232,94", (8, 7, 4)),
                    ("244,176 220,176 202,166", (9, 8, 5)),
                ],
                fill="deep",
                half="mid",
                rim="glow",
                depth=1.6,
                light=(-0.4, -1),
            ),
        ],
    ),
    card(
        "brain_cylinder",
        YELLOW,
        light=(-1, -0.3),
        accent="#9ff2d0",
        scene=[
            sky(tones=("deep", "dusk", "mid", "dusk")),
            group(
                transform="translate(-2 -6)",
                op=0.5,
                layers=[
                    cylinder(x=48, y=150, w=38, h=78, glass="mid", rim="soft", fluid="dusk"),
                    cylinder(x=96, y=150, w=30, h=66, glass="mid", rim="soft", fluid="dusk"),
                    cylinder(x=214, y=150, w=32, h=70, glass="mid", rim="soft", fluid="dusk"),
                    cylinder(x=262, y=150, w=40, h=84, glass="mid", rim="soft", fluid="dusk"),
                ],
            ),
            shape(d="0,144 300,144 300,152 0,152", straight=True, fill="mid"),
            shape(d="0,152 300,152 300,220 0,220", straight=True, fill=("ink", "deep")),
            glow(x=150, y=110, r=150, tone="accent", op=0.8),
        ],
        subject=[
            cylinder(
                x=150,
                y=198,
                w=104,
                h=176,
                glass="accent",
                fluid="accent+ink*.45",
                metal="soft",
                rim="glow",
                glass_from=0.17,
                glass_to=0.8,
            ),
            glow(x=150, y=106, r=52, tone="accent", op=0.7),
            mass(
                d="150,70 166,66 184,74 192,92 188,112 174,122 164,130 156,148! 148,150! 144,130 126,126 112,112 "
                "108,92 116,74 134,66",
                fill="#8a4a5a",
                half="#d88a88",
                rim="#ffe6d8",
                depth=3,
            ),
            line(d="150,72 148,90 153,106 148,124", tone="#4a2a36", width=2),
            line(d="122,82 132,76 138,86 130,94 118,100 126,110 138,104 140,116", tone="#4a2a36", width=1.8),
            line(d="178,82 168,76 162,86 170,94 182,98 174,110 162,104 160,116", tone="#4a2a36", width=1.8),
            line(d="112,54 112,156", tone="#ffffff", width=3, op=0.6),
            line(d="120,56 120,150", tone="#ffffff", width=1, op=0.5),
            mass(
                raw="M118 176a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM142 180a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM166 176a8 8 0 1 "
                "0 16 0a8 8 0 1 0-16 0z",
                fill="ink",
                rim="glow",
                depth=1.4,
            ),
            eyes(spots=((126, 176, 2.6), (150, 180, 2.6), (174, 176, 2.6))),
            line(d="126,178 110,206 60,200 -10,216", tone="ink", width=5),
            line(d="174,178 200,210 250,200 310,214", tone="ink", width=5),
            line(d="126,177 110,205 60,199 -10,215", tone="soft", width=1.2),
            line(d="174,177 200,209 250,199 310,213", tone="soft", width=1.2),
        ],
    ),
)
