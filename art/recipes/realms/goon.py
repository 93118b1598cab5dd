"""Black: the man with the gun."""

from typing import Final

from art.beings import eyes, face
from art.colour import BLACK
from art.light import band, dot, glow, group, line, mass, raw, rays, shape
from art.props import ring
from art.sky import fog, sky
from art.texture import bricks

from .card import card

CARDS: Final = (
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
)
