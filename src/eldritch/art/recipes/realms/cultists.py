"""Black: those everybody begins with."""

from typing import Final

from eldritch.art.beings import eyes, face, tentacle, wing
from eldritch.art.colour import BLACK
from eldritch.art.houses import floor, roofs
from eldritch.art.light import glow, group, line, mass, rays, shape
from eldritch.art.props import candle, ring, star
from eldritch.art.sky import fog, sky
from eldritch.art.stones import lamp_post
from eldritch.art.texture import bricks, hatch, spots

from .card import card

CARDS: Final = (
    card(
        "adept",
        BLACK,
        light=(0, -1),
        scene=[
            sky(tones=("deep", "dusk", "mid", "dusk"), horizon=1),
            glow(x=150, y=92, r=150, op=0.75),
            star(x=150, y=96, r=80, n=5, tone="accent", width=2.6, op=0.95),
            rays(x=150, y=96, r=220, n=18, tone="accent", op=0.16),
            *[
                mass(
                    raw=f"M{x} 225V10h24V225z",
                    fill="deep",
                    half="dusk",
                    rim="accent+mid*.6",
                    depth=2,
                    light=(1 if x < 150 else -1, 0),
                )
                for x in (2, 40, 236, 274)
            ],
        ],
        subject=[
            *[
                mass(
                    tubes=[
                        (f"{150 + k * 44},128 {150 + k * 64},96 {150 + k * 36},58 {150 + k * 8},40", (40, 32, 20, 10))
                    ],
                    fill="deep",
                    half="mid",
                    rim="glow",
                    depth=2,
                    light=(-k * 0.3, -1),
                    outline="ink",
                )
                for k in (-1, 1)
            ],
            *[
                mass(
                    d=f"{150 + k * 20},52! {150 + k * 34},46! {150 + k * 66},82 {150 + k * 78},120 "
                    f"{150 + k * 70},146! {150 + k * 56},124 {150 + k * 44},112 {150 + k * 46},88",
                    fill=("deep", "ink"),
                    half="dusk",
                    rim="light",
                    depth=1.8,
                    light=(-k * 0.6, -1),
                )
                for k in (-1, 1)
            ],
            mass(
                d="150,68 164,76 172,92 178,110 194,124 202,156 208,190 216,226! 84,226! 92,190 98,156 106,124 "
                "122,110 128,92 136,76",
                fill=("deep", "ink"),
                half="dusk",
                rim="glow",
                depth=2.4,
                outline="ink",
                texture=hatch(x0=92, y0=146, x1=210, y1=222, n=30, angle=92, tone="dusk", op=0.9, width=1.6),
            ),
            mass(
                d="150,80 161,89 165,106 159,121 150,128 141,121 135,106 139,89", fill="#000000", rim="soft", depth=1.2
            ),
            eyes(spots=((144, 104, 2.6), (156, 104, 2.6)), halo=4),
            glow(x=150, y=52, r=40, op=0.7),
            mass(
                raw="M146 26h8v20h-8zM138 46h24v5h-24zM145 51h10L150 92z",
                fill="glow",
                half="#ffffff",
                rim="#ffffff",
                depth=1.2,
            ),
            ring(x=150, y=23, r=4, tone="glow", width=1.4, fill="accent"),
            mass(d="139,34 150,30 161,34 162,42 150,46 138,42", fill="soft", half="light", rim="#ffffff", depth=1.2),
            line(d="144,33 144,44", tone="dusk", width=1.2),
            line(d="150,32 150,45", tone="dusk", width=1.2),
            line(d="156,33 156,44", tone="dusk", width=1.2),
            line(d="126,132 138,150 150,156 162,150 174,132", tone="light", width=1.8),
            glow(x=150, y=164, r=26, op=0.9),
            ring(x=150, y=164, r=9, tone="#ffffff", width=1.4, fill="accent"),
            star(x=150, y=164, r=6, n=5, tone="deep", width=1.2, ring=False),
        ],
    ),
    card(
        "goon",
        BLACK,
        shift=6,
        light=(-0.9, -0.8),
        scene=[
            sky(tones=("dusk", "mid", "soft", "light"), horizon=0.8),
            mass(
                raw="M-5 225V-5H66L84 190 60 225z",
                fill="dusk",
                rim="soft",
                depth=1.2,
                texture=bricks(x0=-5, y0=0, x1=84, y1=225, w=18, h=9, tone="ink", op=0.8),
            ),
            mass(
                raw="M305 225V-5H240L222 190 246 225z",
                fill="mid",
                rim=None,
                texture=bricks(x0=222, y0=0, x1=305, y1=225, w=18, h=9, tone="ink", op=0.8),
            ),
            roofs(y=180, w=24, h=60, tone="mid", rim="soft", lit=0.3, kinds="cgc", x0=80, x1=230),
            lamp_post(x=92, y=206, h=150, halo=80, arm=0),
            glow(x=160, y=100, r=150, tone="light", op=0.8),
            fog(y=190, h=22, tone="light", op=0.3),
            shape(d="-5,200 305,200 305,225 -5,225", straight=True, fill=("dusk", "ink")),
        ],
        subject=[
            mass(
                d="168,66! 192,72 222,82 240,102 246,140 240,180 246,226! 96,226! 104,180 96,140 100,104 116,84 144,72",
                fill=("dusk", "ink"),
                half="mid",
                rim="accent",
                depth=2.6,
            ),
            shape(d="150,76! 168,122! 188,76! 168,84", fill="deep"),
            mass(raw="M163 88h10l5 40-10 12-10-12z", fill="light", rim="glow", depth=1),
            mass(d="148,74! 132,86 146,120 166,150! 160,116", fill="ink", rim="light", depth=1.4),
            mass(d="188,74! 206,86 192,120 172,150! 178,116", fill="ink", rim="mid", depth=1.2),
            line(d="168,150 168,224", tone="ink", width=2),
            spots(x0=170, y0=160, x1=176, y1=215, n=3, tone="soft", r=(2, 2.4)),
            face(x=168, y=50, s=56, skin="light", shade="deep", side=1, jaw=1.35, chin=1.05, gaunt=False),
            shape(d="148,68! 168,64 186,70! 182,88 168,92 154,88", fill="ink", op=0.35),
            mass(
                d="140,36! 146,14 156,6 168,10 182,6 192,16 196,36! 168,28",
                fill="deep",
                half="mid",
                rim="accent",
                depth=2.2,
            ),
            mass(d="140,36! 142,28 168,24 194,28 196,36! 168,32", fill="ink", rim=None),
            mass(
                d="120,40! 140,32 168,34 196,32 218,42! 196,46 168,42 140,46",
                fill="ink",
                half="dusk",
                rim="accent",
                depth=1.6,
            ),
            shape(d="138,44! 168,42 200,44! 196,56 168,52 142,56", fill="ink", op=0.75),
            eyes(spots=((156, 46.5, 2), (180, 46.5, 1.8)), tone="glow", halo=2),
            eyes(spots=((188, 76, 2),), halo=4),
            line(d="178,74 187,76", tone="glow", width=2),
            mass(
                tubes=[("116,104 96,142 110,172 140,166", (38, 34, 28, 18))],
                fill="deep",
                half="mid",
                rim="accent",
                depth=2.2,
            ),
            mass(
                tubes=[("232,106 250,144 232,174 200,160", (36, 32, 26, 18))],
                fill="ink",
                half="dusk",
                rim="soft",
                depth=2,
            ),
            group(
                transform="rotate(-14 168 160)",
                layers=[
                    mass(
                        raw="M64 150h60v-5h70v4h22l26 12v14l-30-8h-14l-4 22h-11l3-22h-18a13 13 0 1 1-26 0h-8l-4 "
                        "16h-10l3-18h-13v-7H64z",
                        fill="ink",
                        half="dusk",
                        rim="glow",
                        depth=1.5,
                    ),
                    mass(
                        raw="M142 168a13 13 0 1 0 26 0a13 13 0 1 0-26 0z",
                        fill="deep",
                        half="mid",
                        rim="glow",
                        depth=1.4,
                    ),
                ],
            ),
            mass(d="130,160 146,158 150,170 142,180 128,178", fill="soft", half="light", rim="glow", depth=1.2),
            mass(d="192,150 206,152 208,166 196,170 188,162", fill="mid", half="soft", rim="light", depth=1.2),
        ],
    ),
    card(
        "follower",
        BLACK,
        shift=-4,
        light=(1, -0.2),
        scene=[
            sky(tones=("mid", "soft", "soft", "mid")),
            bricks(w=30, h=16, op=0.5, keep=0.7, tone="dusk"),
            glow(x=212, y=104, r=210, op=0.95),
            # what the candle throws on the wall
            group(
                op=0.86,
                transform="",
                layers=[
                    wing(
                        root=(60, 96),
                        wrist=(10, 6),
                        tips=((-60, 10), (-30, 80), (-8, 130)),
                        end=(24, 170),
                        fill="deep",
                        rim=None,
                        bones=None,
                    ),
                    wing(
                        root=(120, 96),
                        wrist=(160, 4),
                        tips=((206, -4), (196, 44), (180, 76)),
                        end=(150, 120),
                        fill="deep",
                        rim=None,
                        bones=None,
                    ),
                    mass(
                        d="92,8 114,12 128,30 130,52 122,68 140,82 158,112 166,200! 6,200! 10,120 30,92 58,80 "
                        "62,66 54,50 56,30 70,12",
                        fill="deep",
                        rim=None,
                    ),
                    *[
                        tentacle(
                            d=d,
                            w=(13, 2),
                            fill="deep",
                            rim=None,
                        )
                        for d in (
                            "124,56 148,64 154,84 176,88",
                            "120,64 140,86 142,104 162,112",
                            "60,64 40,78 38,100 20,108",
                        )
                    ],
                    eyes(spots=((82, 44, 4), (106, 44, 4)), kind="almond", halo=2.4),
                ],
            ),
            floor(y=190, tone="dusk", line_tone="deep"),
            glow(x=212, y=206, r=120, ry=24, op=0.8),
        ],
        subject=[
            mass(
                d="116,62 136,62 152,74 158,92! 152,100 158,116 164,138 172,154 184,174 202,190 210,212! 62,214! "
                "60,192 66,168 70,138 80,110 96,80",
                fill=("deep", "ink"),
                half="dusk",
                rim="accent",
                depth=3.4,
                texture=hatch(x0=70, y0=116, x1=180, y1=205, n=28, angle=102, tone="#000000", op=0.7, width=1.5),
                outline="ink",
            ),
            mass(d="154,76 144,70 132,78 130,94 138,108 150,106 158,92!", fill="#000000", rim=None),
            mass(
                d="152,80 159,88 165,95! 158,97 158,105 151,109 143,105 145,88",
                fill="soft",
                half="light",
                rim="accent",
                depth=1.6,
            ),
            shape(d="151,88 157,89 156,92", fill="ink"),
            line(d="153,102 158,101", tone="ink", width=1.4),
            mass(
                d="130,120! 154,130 180,136 196,134! 200,150 198,172! 186,160 172,170! 144,160 124,148",
                fill="deep",
                half="mid",
                rim="accent",
                depth=2.4,
                outline="ink",
            ),
            mass(
                tubes=[
                    ("192,146 204,142 210,136", (13, 12, 9)),
                    ("204,146 216,142", (6, 4)),
                    ("205,142 217,137", (6, 4)),
                ],
                fill="soft",
                half="light",
                rim="#ffe0b0",
                depth=1.4,
            ),
            glow(x=210, y=92, r=40, tone="#fff3d8", op=0.9),
            candle(x=210, y=146, h=38, w=11, flame=19, halo=60),
            mass(
                d="150,194 180,188 206,196 226,210 200,216! 140,216!",
                fill="deep",
                half="dusk",
                rim="accent",
                depth=1.8,
                outline="ink",
            ),
        ],
        front=[
            shape(d="-5,225! -5,216 150,214 305,216 305,225!", fill="ink"),
            candle(x=268, y=218, h=22, w=9, flame=11, halo=30),
            candle(x=284, y=220, h=34, w=9, flame=11, halo=30),
        ],
    ),
)
