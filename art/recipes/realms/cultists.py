"""Black: those everybody begins with."""

from typing import Final

from art.beings import eyes, tentacle, wing
from art.colour import BLACK
from art.houses import floor
from art.light import glow, group, line, mass, rays, shape
from art.props import candle, ring, star
from art.sky import sky
from art.texture import bricks, hatch

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
