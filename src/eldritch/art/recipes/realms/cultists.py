"""Black: those everybody begins with."""

from typing import Final

from eldritch.art.beings import eyes, face, tentacle, wing
from eldritch.art.colour import BLACK
from eldritch.art.houses import floor
from eldritch.art.light import band, dot, glow, group, line, mass, raw, rays, shape
from eldritch.art.props import candle, ring, star
from eldritch.art.sky import fog, sky
from eldritch.art.texture import bricks, hatch

from .card import card

CARDS: Final = (
    card(
        "adept",
        BLACK,
        light=(0, -1),
        scene=[
            sky(tones=("dusk", "mid", "soft", "mid"), horizon=1),
            glow(x=150, y=92, r=170, op=0.95),
            glow(x=150, y=96, r=80, tone="#fff0d0", op=0.7),
            star(x=150, y=96, r=80, n=5, tone="accent", width=2.6, op=0.95),
            rays(x=150, y=96, r=220, n=18, tone="accent", op=0.34),
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
        light=(-0.8, -0.6),
        accent="#ffd28a",
        scene=[
            sky(tones=("mid", "soft", "light", "glow"), horizon=0.9),
            mass(
                raw="M-5 225V-5H46L58 180 34 225z",
                fill="dusk",
                rim="soft",
                depth=1.2,
                texture=bricks(x0=-5, y0=0, x1=60, y1=225, w=18, h=9, tone="ink", op=0.8),
            ),
            mass(
                raw="M305 225V-5H262L250 180 272 225z",
                fill="dusk",
                rim=None,
                texture=bricks(x0=250, y0=0, x1=305, y1=225, w=18, h=9, tone="ink", op=0.8),
            ),
            rays(x=150, y=150, r=230, n=14, spread=180, start=180, tone="#ffffff", op=0.4, width=7),
            mass(
                raw="M36 200V156q0-10 12-12h42l18-46q3-8 12-8h60q9 0 12 8l18 46h42q12 2 12 12v44z",
                fill="mid",
                half="soft",
                rim="glow",
                depth=1.6,
            ),
            shape(d="110,142 122,102 178,102 190,142", fill="light", straight=True),
            raw("M112 150h76v44h-76zM124 150v44M136 150v44M164 150v44M176 150v44", fill="dusk", stroke="ink", width=2),
            raw("M30 208h240v-12q-6-8-20-8H50q-14 0-20 8z", fill="dusk"),
            glow(x=70, y=164, r=78, tone="accent", op=1),
            glow(x=230, y=164, r=78, tone="accent", op=1),
            ring(x=70, y=164, r=18, tone="ink", width=2.6, fill="#fffaf0"),
            ring(x=230, y=164, r=18, tone="ink", width=2.6, fill="#fffaf0"),
            band(y=206, tones=("soft", "dusk")),
            fog(y=206, h=12, tone="glow", op=0.6),
        ],
        subject=[
            mass(
                tubes=[("134,170 126,198 120,230", (24, 22, 21)), ("168,170 178,198 184,230", (24, 22, 21))],
                fill="ink",
                rim="soft",
                depth=1.6,
            ),
            mass(
                d="150,60! 170,64 190,72 198,90 194,118 190,138 198,170 210,204! 176,198 150,204 124,198 90,204! "
                "102,170 110,138 106,118 102,90 110,72 130,64",
                fill=("deep", "ink"),
                half="dusk",
                rim="glow",
                back="light",
                depth=2.2,
                outline="ink",
            ),
            shape(d="138,66! 150,104! 164,66! 151,74", fill="glow"),
            mass(raw="M146 74h9l3 30-7 10-8-10z", fill="ink", rim=None),
            mass(d="137,64! 122,76 134,104 149,132! 144,98", fill="ink", rim="light", depth=1.2),
            mass(d="165,64! 180,76 168,104 153,132! 157,98", fill="ink", rim="light", depth=1.2),
            raw("M104 140h92v8h-92z", fill="ink"),
            raw("M144 138h14v12h-14z", stroke="soft", width=1.6),
            face(x=150, y=46, s=42, skin="light", shade="mid", side=1, jaw=1.35, chin=1.05, gaunt=False),
            mass(
                d="124,34! 130,12 140,4 151,8 164,4 173,13 178,34! 151,27",
                fill="deep",
                half="dusk",
                rim="glow",
                depth=1.8,
            ),
            shape(d="125,33! 126,25 151,20 176,25 177,33! 151,27", fill="#000000"),
            mass(
                d="104,38! 126,29 151,31 176,29 198,39! 174,43 151,39 128,43",
                fill="ink",
                half="deep",
                rim="glow",
                depth=1.5,
            ),
            shape(d="128,41! 151,38 174,41! 170,49 151,46 132,49", fill="ink", op=0.85),
            eyes(spots=((141, 43.5, 1.7), (160, 43.5, 1.7)), tone="glow", halo=2),
            line(d="157,64 169,68", tone="#ffffff", width=2.2),
            eyes(spots=((170, 68.5, 2.2),), tone="#ff7a2c", halo=5),
            mass(
                tubes=[("112,84 94,112 100,140 130,140", (28, 25, 21, 15))],
                fill="deep",
                half="dusk",
                rim="glow",
                depth=1.8,
                outline="ink",
            ),
            group(
                transform="rotate(-30 160 136)",
                layers=[
                    mass(
                        raw="M80 132h28v-6h70v3h66v5h-66v6h-14l-2 14h-10l1-14h-12l-3 20h-10l1-20h-12l-8 7-30 7q-7 "
                        "1-7-5v-11q0-6 8-6z",
                        fill="ink",
                        half="dusk",
                        rim="#ffffff",
                        depth=1.6,
                        light=(-0.2, -1),
                        outline="ink",
                    ),
                    mass(
                        raw="M150 152a15 15 0 1 0 30 0a15 15 0 1 0-30 0z",
                        fill="ink",
                        half="soft",
                        rim="#ffffff",
                        depth=1.6,
                        outline="ink",
                    ),
                    dot(x=165, y=152, r=4, fill="soft"),
                ],
            ),
            mass(
                tubes=[("190,84 210,110 206,132 182,126", (28, 25, 20, 14))],
                fill="deep",
                half="dusk",
                rim="soft",
                depth=1.8,
                outline="ink",
            ),
            mass(
                d="122,134 136,131 142,142 135,152 122,150",
                fill="soft",
                half="light",
                rim="glow",
                depth=1.2,
                outline="ink",
            ),
            mass(
                d="174,118 188,116 194,126 187,136 174,133",
                fill="soft",
                half="light",
                rim="glow",
                depth=1.2,
                outline="ink",
            ),
        ],
    ),
    card(
        "follower",
        BLACK,
        shift=-4,
        light=(1, -0.2),
        scene=[
            sky(tones=("soft", "light", "light", "soft")),
            bricks(w=30, h=16, op=0.5, keep=0.7, tone="dusk"),
            glow(x=212, y=104, r=210, op=0.95),
            # what the candle throws on the wall
            group(
                op=0.62,
                layers=[
                    wing(
                        root=(60, 96),
                        wrist=(10, 6),
                        tips=((-60, 10), (-30, 80), (-8, 130)),
                        end=(24, 170),
                        fill="dusk",
                        rim=None,
                        bones=None,
                    ),
                    wing(
                        root=(120, 96),
                        wrist=(160, 4),
                        tips=((206, -4), (196, 44), (180, 76)),
                        end=(150, 120),
                        fill="dusk",
                        rim=None,
                        bones=None,
                    ),
                    mass(
                        d="92,8 114,12 128,30 130,52 122,68 140,82 158,112 166,200! 6,200! 10,120 30,92 58,80 "
                        "62,66 54,50 56,30 70,12",
                        fill="dusk",
                        rim=None,
                    ),
                    *[
                        tentacle(
                            d=d,
                            w=(13, 2),
                            fill="dusk",
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
                fill="light",
                half="glow",
                rim="#fff0d0",
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
                fill="light",
                half="glow",
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
