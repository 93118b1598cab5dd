"""Purple: people who know too much."""

from typing import Final

from art.beings import eyes, face, tentacle
from art.colour import PURPLE
from art.geometry import ellipse
from art.light import glow, line, mass, shape
from art.props import candle, star
from art.sky import sky
from art.texture import hatch

from .card import card

CARDS: Final = (
    card(
        "occultist",
        PURPLE,
        shift=22,
        light=(0, 1),
        accent="#ffd38a",
        scene=[
            sky(tones=("dusk", "mid", "soft", "mid")),
            glow(x=150, y=84, r=150, tone="glow", op=0.8),
            star(x=150, y=86, r=76, n=7, tone="dusk", width=1.8, op=0.8),
            *[
                shape(
                    d=f"{x},-5! {x + 26 * k},-5! {x + 30 * k},100 {x + 10 * k},225! {x - 30 * k},225! {x - 12 * k},100",
                    fill="ink",
                )
                for x, k in ((24, 1), (276, -1))
            ],
        ],
        subject=[
            mass(
                d="150,92! 176,100 204,112 226,138 240,180 246,226! 150,226!",
                mirror=150,
                fill=("deep", "ink"),
                half="dusk",
                rim="light",
                depth=2,
            ),
            mass(
                d="150,110! 170,96 186,86 176,70 150,64",
                mirror=150,
                fill="ink",
                half="dusk",
                rim="light",
                depth=1.6,
                light=(0, 1),
            ),
            face(x=150, y=70, s=56, skin="light", shade="deep", glint="accent"),
            mass(
                d="150,104! 158,92 166,92 168,104 162,124 150,146!",
                mirror=150,
                fill="ink",
                rim="light",
                depth=1.4,
                light=(0, 1),
            ),
            line(d="140,90 150,87 160,90", tone="ink", width=3),
            mass(
                d="150,8 168,12 182,26 186,46 178,54 150,48",
                mirror=150,
                fill=("mid", "dusk"),
                half="soft",
                rim="light",
                depth=2,
                light=(-1, -1),
            ),
            line(d="116,44 140,28 150,10", tone="deep", width=1.6),
            line(d="184,44 164,28 152,12", tone="deep", width=1.6),
            line(d="124,52 150,36 178,52", tone="deep", width=1.6),
            glow(x=150, y=36, r=16, op=0.9),
            mass(raw="M150 28l6 8-6 10-6-10z", fill="accent", rim="#ffffff", depth=1),
            tentacle(
                d="150,28 152,14 146,2",
                w=(6, 2),
                fill="glow",
                rim=None,
            ),
            glow(x=150, y=172, r=100, op=0.75),
            mass(
                raw="M118 170a32 32 0 1 0 64 0a32 32 0 1 0-64 0z",
                fill=("glow", "#fff4dc", "accent"),
                rim="#ffffff",
                depth=2,
                light=(-1, -1),
            ),
            eyes(spots=((150, 172, 13),), kind="almond", halo=0, tone="mid", pupil="glow"),
            mass(raw="M120 206q30-10 60 0l6 12h-72z", fill="ink", rim="accent", depth=1.6, light=(0, -1)),
            mass(
                tubes=[
                    ("60,226 66,196 92,176", (34, 24, 17)),
                    ("90,180 104,168 112,152", (8, 6, 3)),
                    ("90,176 100,158 108,142", (8, 6, 3)),
                    ("88,174 92,152 98,136", (8, 6, 3)),
                    ("86,174 82,154 86,138", (7, 6, 3)),
                    ("94,182 110,182 116,174", (8, 6, 3)),
                ],
                fill="dusk",
                half="light",
                rim="accent",
                depth=1.5,
                light=(1, -0.4),
            ),
            mass(
                tubes=[
                    ("240,226 234,196 208,176", (34, 24, 17)),
                    ("210,180 196,168 188,152", (8, 6, 3)),
                    ("210,176 200,158 192,142", (8, 6, 3)),
                    ("212,174 208,152 202,136", (8, 6, 3)),
                    ("214,174 218,154 214,138", (7, 6, 3)),
                    ("206,182 190,182 184,174", (8, 6, 3)),
                ],
                fill="dusk",
                half="light",
                rim="accent",
                depth=1.5,
                light=(-1, -0.4),
            ),
        ],
        front=[
            shape(d="-5,225! -5,212 150,208 305,212 305,225!", fill="ink"),
            candle(x=36, y=214, h=30, w=9, flame=11),
            candle(x=264, y=214, h=24, w=9, flame=11),
        ],
    ),
    card(
        "keziah_mason",
        PURPLE,
        shift=24,
        light=(1, -0.3),
        accent="#ff9a5c",
        scene=[
            sky(tones=("ink", "deep", "dusk", "mid")),
            shape(d="-5,-5 120,-5 160,120 60,225 -5,225", straight=True, fill="deep"),
            shape(d="305,-5 210,-5 160,120 250,225 305,225", straight=True, fill="mid"),
            shape(d="120,-5 210,-5 160,120", straight=True, fill="soft"),
            shape(d="60,225 160,120 250,225", straight=True, fill="dusk"),
            glow(x=210, y=90, r=170, tone="light", op=0.9),
            glow(x=60, y=110, r=110, tone="soft", op=0.7),
            *[
                line(d=d, tone="light", width=1.2, op=0.7, straight=True)
                for d in (
                    "160,120 120,-5",
                    "160,120 210,-5",
                    "160,120 60,225",
                    "160,120 250,225",
                    "60,-5 230,60 300,20",
                    "210,-5 230,60 160,120",
                    "300,150 230,60",
                )
            ],
            glow(x=244, y=48, r=74, op=0.5),
            star(x=244, y=48, r=36, n=7, tone="accent", width=2, op=0.95, turn=-70),
        ],
        subject=[
            mass(
                d="88,58 108,62 124,84 138,112 138,150 148,190 160,226! 14,226! 20,180 34,136 40,100 54,74 70,62",
                fill=("dusk", "ink"),
                half="mid",
                rim="light",
                depth=3,
                texture=hatch(x0=24, y0=100, x1=140, y1=220, n=40, angle=104, tone="ink", op=0.8, width=1.5),
            ),
            mass(
                d="106,44 122,48 130,58 130,66 148,80! 138,84 131,82 130,88 138,92! 132,97 142,110! 128,114 "
                "112,108 100,94",
                fill=("light", "mid"),
                half="glow",
                rim="#ffffff",
                depth=1.8,
            ),
            shape(d="116,63 128,64 128,70 118,71", fill="ink"),
            eyes(spots=((124, 67, 2.4),), halo=4),
            line(d="122,95 134,93", tone="ink", width=2),
            line(d="112,76 116,88 112,98", tone="mid", width=1.4),
            line(d="108,60 114,56 124,59", tone="mid", width=1.4),
            *[
                tentacle(d=d, w=(5, 1), fill="glow", rim=None)
                for d in (
                    "112,46 126,52 122,40 138,46",
                    "104,100 108,122 98,140 106,158",
                    "110,104 118,124 110,144 120,156",
                    "98,96 96,120 86,134 90,150",
                )
            ],
            mass(
                d="128,52! 122,36 104,14 84,2! 88,22 74,40 60,64 58,92 70,116 92,126 104,116! 96,96 98,70 110,54",
                fill="ink",
                half="dusk",
                rim="light",
                depth=2.2,
            ),
            mass(
                tubes=[
                    ("112,122 148,140 176,120 188,96", (36, 24, 14, 9)),
                    ("186,98 198,90", (5, 2)),
                    ("188,96 194,82", (5, 2)),
                    ("186,96 184,82", (5, 2)),
                    ("184,100 176,88", (5, 2)),
                ],
                fill="deep",
                half="mid",
                rim="light",
                depth=2,
            ),
            mass(
                d="112,112! 140,122 160,122! 164,144 156,160! 146,150 136,156! 120,146",
                fill="deep",
                half="dusk",
                rim="light",
                depth=1.8,
            ),
            mass(raw="M181 100L222 58 232 46 221 50 177 93z", fill="#ffffff", rim="glow", depth=1),
            # Brown Jenkin: a rat's hunched back and tail, a bearded human face and human hands.
            tentacle(
                d="262,206 288,210 298,186 284,166 292,138 282,122", w=(9, 1.5), fill="dusk", rim="glow", depth=1.4
            ),
            mass(
                d="206,214! 198,198 200,176 208,156 224,140 246,136 266,148 278,170 280,196 270,214!",
                fill=("deep", "ink"),
                half="dusk",
                rim="light",
                depth=2.6,
                outline="ink",
                texture=hatch(
                    x0=206, y0=140, x1=280, y1=212, n=54, angle=68, tone="soft", op=0.8, length=(4, 9), width=1.2
                ),
            ),
            mass(raw=ellipse(241, 121, 14, 16), fill="mid", half="soft", rim="glow", depth=1.6, outline="ink"),
            mass(
                d="236,124 224,118 210,120 202,128 199,138! 190,148! 198,152 195,158! 199,162 195,168! 204,176 "
                "220,178 234,168 242,150",
                fill=("light", "soft"),
                half="glow",
                rim="#ffffff",
                depth=1.6,
                light=(-1, -0.3),
                outline="ink",
            ),
            shape(d="203,136! 215,139 213,146 205,143", fill="ink"),
            line(d="201,133 216,135", tone="ink", width=2),
            eyes(spots=((208.5, 141, 2.3),), halo=5),
            line(d="218,150 214,158 219,166", tone="mid", width=1.4),
            shape(d="195,159! 206,161 212,167! 202,168", fill="#000000"),
            shape(d="197,160! 198.5,166! 200,160!", fill="#ffffff"),
            shape(d="202,161! 203.5,166! 205,161!", fill="#ffffff"),
            mass(
                d="236,132! 228,158 226,172 212,178! 222,190! 206,186 196,204! 193,186 190,178! 198,170 210,172 "
                "220,162",
                fill="dusk",
                half="mid",
                rim="soft",
                depth=1.4,
                light=(-1, -0.3),
            ),
            mass(
                d="196,167! 204,172 214,172! 212,186 202,196 190,208! 194,190 192,178",
                fill="glow",
                half="#ffffff",
                rim="#ffffff",
                depth=1.2,
                texture=hatch(x0=190, y0=170, x1=214, y1=202, n=12, angle=110, tone="soft", op=0.9),
            ),
            line(d="196,152 184,150", tone="glow", width=0.9),
            line(d="196,154 185,157", tone="glow", width=0.9),
            mass(
                tubes=[
                    ("222,186 200,198 184,192", (13, 10, 7)),
                    ("185,192 174,184", (4, 2)),
                    ("184,193 171,192", (4, 2)),
                    ("185,195 174,199", (4, 2)),
                    ("187,190 181,180", (4, 2)),
                ],
                fill="soft",
                half="light",
                rim="glow",
                depth=1.3,
                light=(-1, -0.6),
            ),
            mass(
                tubes=[("252,204 240,214 224,214", (16, 11, 5)), ("232,214 220,210", (4, 2))],
                fill="soft",
                half="light",
                rim="glow",
                depth=1.2,
            ),
        ],
        front=[shape(d="-5,225! -5,216 150,214 305,216 305,225!", fill="ink")],
    ),
)
