"""Yellow: the sign, the king and the god behind the king."""

from typing import Final

from art.beings import eyes, tentacle
from art.colour import YELLOW
from art.houses import building
from art.land import ridge, sea
from art.light import glow, group, line, mass, rays, shape
from art.props import ring
from art.sky import clouds, fog, orb, sky, stars
from art.texture import bricks, hatch

from .card import card

CARDS: Final = (
    card(
        "king_in_yellow",
        YELLOW,
        shift=2,
        light=(-0.8, -0.9),
        scene=[
            sky(tones=("ink", "deep", "dusk", "mid", "soft"), stops=[0, 0.3, 0.55, 0.75, 0.9]),
            orb(x=62, y=64, r=30, halo=2.4, craters=False),
            orb(x=108, y=36, r=11, halo=2.4, craters=False, tone="light"),
            stars(n=40, y=130),
            group(
                op=0.8,
                transform="",
                layers=[
                    building(
                        x=236,
                        y=175,
                        w=18,
                        h=50,
                        roof="spire",
                        rh=56,
                        cols=0,
                        rows=0,
                        tone="dusk",
                        rim="soft",
                        roof_tone="dusk",
                    ),
                    building(
                        x=262,
                        y=175,
                        w=22,
                        h=72,
                        roof="spire",
                        rh=60,
                        cols=1,
                        rows=1,
                        lit=1,
                        win=(3, 5),
                        tone="dusk",
                        rim="soft",
                        roof_tone="dusk",
                    ),
                    building(
                        x=286,
                        y=175,
                        w=16,
                        h=46,
                        roof="spire",
                        rh=50,
                        cols=0,
                        rows=0,
                        tone="dusk",
                        rim="soft",
                        roof_tone="dusk",
                    ),
                    building(
                        x=20,
                        y=175,
                        w=14,
                        h=30,
                        roof="spire",
                        rh=36,
                        cols=0,
                        rows=0,
                        tone="dusk",
                        rim="soft",
                        roof_tone="dusk",
                    ),
                ],
            ),
            fog(y=168, h=18, tone="light", op=0.45),
            sea(y=176, tones=("mid", "dusk", "ink"), glint=62, waves=14),
            glow(x=156, y=90, r=120, tone="light", op=0.5),
        ],
        subject=[
            mass(
                d="170,96 196,112 214,146 244,160! 232,166 262,186! 244,188 268,214! 230,206 224,226! 120,226! 132,150",
                fill=("soft", "mid", "dusk"),
                half="soft",
                rim="glow",
                depth=2,
            ),
            mass(
                d="182,100 210,104 232,126 240,152! 230,146 230,170! 220,156 214,176! 208,150 196,134",
                fill=("light", "soft", "mid"),
                half="light",
                rim="#ffffff",
                depth=1.8,
            ),
            mass(
                tubes=[
                    ("226,134 244,132 256,124", (7, 6, 5)),
                    ("254,125 268,116", (3.4, 1)),
                    ("255,126 272,124", (3.4, 1)),
                    ("254,127 268,132", (3.4, 1)),
                    ("252,124 258,112", (3.4, 1)),
                ],
                fill="dusk",
                rim="glow",
                depth=1,
            ),
            mass(
                d="156,84 176,94 188,116 186,150 196,180 214,204! 200,204 206,226! 190,212 182,228! 170,212 "
                "160,228! 148,210 136,228! 128,210 112,224! 116,200 100,206! 116,172 124,140 122,112 134,94",
                fill=("light", "soft", "mid"),
                half="glow",
                rim="#ffffff",
                depth=2.4,
                texture=hatch(x0=116, y0=110, x1=200, y1=205, n=30, tone="dusk", angle=95, op=0.75, width=1.5),
            ),
            mass(
                d="124,104 104,118 92,142 96,168! 104,154 108,178! 116,158 124,172! 126,146 136,126",
                fill=("light", "soft", "mid"),
                half="light",
                rim="#ffffff",
                depth=1.8,
            ),
            mass(
                tubes=[
                    ("100,144 86,158 82,172", (7, 6, 5)),
                    ("82,170 74,182", (3.4, 1)),
                    ("82,171 80,188", (3.4, 1)),
                    ("84,171 88,186", (3.4, 1)),
                ],
                fill="dusk",
                rim="glow",
                depth=1,
            ),
            mass(
                raw="".join(
                    f"M{155 + dx * 0.35:.0f} {66 - dy * 0.3:.0f}L{155 + dx:.0f} "
                    f"{62 - dy:.0f}L{155 + dx * 0.35 + 7 * (1 if dx < 0 else -1 if dx > 0 else 0.8):.0f} "
                    f"{60 - dy * 0.36:.0f}z"
                    for dx, dy in ((-40, 10), (-34, 28), (-22, 42), (-8, 52), (8, 52), (22, 42), (34, 28), (40, 10))
                ),
                fill="light",
                rim="#ffffff",
                depth=1,
            ),
            mass(
                d="155,36 172,46 178,68 174,92 164,104 155,108 146,104 136,92 132,68 138,46",
                fill="ink",
                half="deep",
                rim="light",
                depth=2,
            ),
            mass(
                d="155,50 166,56 168,74 162,90 155,96 148,90 142,74 144,56",
                fill="#fff8e4",
                half="#ffffff",
                rim="#ffffff",
                depth=1.2,
            ),
            shape(d="147,68 153,70 152,75 147,74", fill="ink"),
            shape(d="163,68 157,70 158,75 163,74", fill="ink"),
            line(d="155,73 154,82 156,84", tone="soft", width=1.2),
        ],
        front=[fog(y=214, h=14, tone="light", op=0.5)],
    ),
    card(
        "unspeakable_one",
        YELLOW,
        shift=-4,
        light=(0, -1),
        scene=[
            sky(tones=("ink", "deep", "mid", "light", "glow"), stops=[0, 0.2, 0.45, 0.64, 0.74]),
            stars(n=40, y=140, tone="ink", size=2),
            rays(x=150, y=160, r=230, n=17, spread=180, start=180, tone="glow", op=0.25, width=4),
            clouds(y=40, n=8, tone="deep", op=0.7, w=110, h=14),
            ridge(y=158, amp=7, fill="mid"),
            sea(y=166, tones=("light", "mid", "deep", "ink"), glint=150),
        ],
        subject=[
            tentacle(d="120,150 70,120 40,70 62,30 40,8", w=(26, 2), fill="ink", rim="soft", suckers=12),
            tentacle(d="182,150 232,116 262,74 240,34 268,6", w=(26, 2), fill="ink", rim="soft", suckers=12, side=-1),
            tentacle(d="112,160 62,152 26,128 8,142", w=(22, 2), fill="ink", rim="soft", suckers=9),
            tentacle(d="190,160 240,150 272,126 296,138", w=(22, 2), fill="ink", rim="soft", suckers=9, side=-1),
            mass(
                d="150,18 172,30 184,54 200,74 214,108 208,136 222,170! 202,164 188,176! 174,166 158,180! 146,168 "
                "128,178! 116,166 96,174! 82,168 90,136 86,108 100,74 116,54 128,30",
                fill=("deep", "ink"),
                half="dusk",
                rim="glow",
                depth=2.6,
                texture=hatch(x0=95, y0=80, x1=205, y1=165, n=40, tone="dusk", angle=94, width=1.6, op=0.8),
            ),
            mass(d="150,30 168,44 172,72 162,94 150,104 138,94 128,72 132,44", fill="#000000", rim="soft", depth=1.4),
            stars(n=20, y=90, x0=138, x1=162, tone="glow"),
            tentacle(d="144,92 138,116 146,136 134,152", w=(9, 2), fill="ink", rim="light"),
            tentacle(d="156,92 164,118 154,140 166,158", w=(9, 2), fill="ink", rim="light"),
            tentacle(d="150,94 150,120 156,140 148,168", w=(8, 2), fill="ink", rim="light"),
            eyes(spots=((143, 66, 2.6), (157, 66, 2.6))),
        ],
        front=[
            fog(y=176, h=14, tone="glow", op=0.5),
            mass(raw="M30 206Q56 214 86 205L80 213Q56 219 36 213z", fill="ink", rim="light", depth=1),
            mass(
                raw="M52 208q-1-12 4-15q-3-4 1-6q5 1 2 6q5 4 3 15zM58 196l18 14 1-1-17-15z",
                fill="ink",
                rim="light",
                depth=0.8,
            ),
        ],
    ),
    card(
        "yellow_sign",
        YELLOW,
        light=(0, -1),
        scene=[
            sky(tones=("deep", "dusk", "dusk", "deep")),
            bricks(w=34, h=19, op=0.7, keep=0.75, tone="ink"),
            hatch(n=40, op=0.35, angle=75, length=(8, 26)),
            glow(x=150, y=90, r=160, tone="light", op=0.8),
            rays(x=150, y=90, r=220, n=22, tone="glow", op=0.16),
        ],
        subject=[
            glow(x=150, y=90, r=90, tone="glow", op=0.75),
            mass(
                tubes=[
                    ("114,132 114,152 115,170", (5, 4, 2)),
                    ("176,124 176,146 177,160", (5, 4, 1.5)),
                    ("150,112 151,150 150,186", (6, 4, 2)),
                ],
                fill="light",
                rim="accent",
                depth=1,
            ),
            *[
                mass(
                    tubes=[
                        ("0,0 17,-14 24,-40 10,-64 -16,-70 -34,-56 -34,-38 -22,-30", (22, 20, 17, 15, 13, 10, 7, 2))
                    ],
                    x=150,
                    y=92,
                    rot=r,
                    s=1.04,
                    fill="accent",
                    rim="#ffffff",
                    depth=1.4,
                )
                for r in (8, 128, 248)
            ],
            ring(x=150, y=92, r=15, tone="light", width=3, fill="accent"),
            ring(x=150, y=92, r=6.5, tone="light", width=2, fill="ink"),
        ],
        front=[
            mass(
                d="18,226! 20,196 32,180 36,166 46,158 56,166 60,180 74,196 78,226!",
                fill="ink",
                rim="glow",
                depth=2,
                light=(1, -1),
            ),
            mass(
                d="76,226! 80,204 90,194 94,184 102,178 110,184 114,194 122,206 126,226!",
                fill="ink",
                rim="glow",
                depth=2,
                light=(0.6, -1),
            ),
            mass(
                d="282,226! 280,192 268,176 264,162 254,154 244,162 240,176 226,194 222,226!",
                fill="ink",
                rim="glow",
                depth=2,
                light=(-1, -1),
            ),
            mass(
                d="224,226! 220,206 210,196 206,186 198,180 190,186 186,196 178,208 174,226!",
                fill="ink",
                rim="glow",
                depth=2,
                light=(-0.6, -1),
            ),
        ],
    ),
)
