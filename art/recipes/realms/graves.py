"""Green: those who haunt graves."""

from typing import Final

from art.beings import eyes
from art.colour import GREEN
from art.land import cave, grass, ridge, tree
from art.light import glow, line, mass, shape
from art.sky import clouds, fog, orb, sky
from art.stones import gravestones
from art.texture import hatch

from .card import card

CARDS: Final = (
    card(
        "ghast",
        GREEN,
        shift=-30,
        light=(-0.6, -1),
        accent="#ffd45e",
        scene=[
            sky(tones=("deep", "dusk", "mid", "dusk", "deep")),
            glow(x=150, y=90, r=130, tone="light", op=0.55),
            mass(
                raw="M-5 220V150l30-14 24 18 20-40 26 30 30-12 34 26 30-36 24 26 40-30 52 32V220z",
                fill="dusk",
                rim="soft",
                depth=1.4,
                op=0.8,
            ),
            fog(y=172, tone="light", op=0.4),
        ],
        subject=[
            mass(
                tubes=[("196,128 230,146 256,132 290,150", (16, 11, 7, 2))],
                fill="mid",
                half="soft",
                rim="glow",
                depth=1.8,
            ),
            mass(
                tubes=[("182,118 214,140 186,166 196,190", (38, 28, 14, 9)), ("194,188 176,200 160,200", (10, 8, 3))],
                fill="ink",
                half="dusk",
                rim="soft",
                depth=1.8,
            ),
            mass(
                d="104,72 124,58 150,56 178,66 202,88 212,114 202,134 180,142 158,132 134,120 112,104",
                fill=("light", "soft", "mid"),
                half="glow",
                rim="#ffffff",
                depth=3,
                texture=hatch(x0=110, y0=66, x1=205, y1=135, n=26, angle=70, tone="deep", op=0.6, length=(6, 16)),
            ),
            mass(
                tubes=[
                    ("168,118 190,150 154,168 150,192", (42, 30, 15, 10)),
                    ("150,190 130,204 110,202", (11, 9, 3)),
                    ("150,192 128,196 112,192", (9, 7, 2)),
                ],
                fill="mid",
                half="soft",
                rim="glow",
                depth=2.2,
            ),
            mass(
                tubes=[
                    ("124,92 116,124 96,130 82,124", (20, 14, 10, 9)),
                    ("84,124 70,130 62,126", (6, 5, 1.5)),
                    ("82,126 74,138 66,138", (6, 5, 1.5)),
                    ("86,122 72,118 64,114", (6, 5, 1.5)),
                ],
                fill="mid",
                half="soft",
                rim="glow",
                depth=2,
            ),
            mass(
                d="122,82 112,98 94,102 74,98 60,86 60,72 66,60 80,54 100,50 116,58",
                fill=("glow", "light"),
                half="glow",
                rim="#ffffff",
                depth=2.4,
            ),
            shape(d="62,94! 66,84 78,78 94,78 108,84 112,96! 100,91 86,89 72,91", fill="#000000"),
            *[
                shape(d=f"{x},{y}! {x + 2},{y + dy}! {x + 4},{y}!", fill="glow")
                for x, y, dy in (
                    *((x, y, 7) for x, y in ((67, 83), (73, 79), (79, 77), (85, 77), (91, 77), (97, 79), (103, 82))),
                    *((x, y, -5) for x, y in ((71, 92), (77, 91), (83, 90), (89, 90), (95, 91), (101, 92))),
                )
            ],
            shape(d="70,63 80,57 92,60 90,70 78,72", fill="ink"),
            eyes(spots=((80, 65, 2.2),), halo=4),
            shape(d="62,70 65,68 66,73", fill="ink"),
            line(d="68,57 82,52 98,55", tone="mid", width=1.6),
            shape(d="106,66 112,62 114,70 108,74", fill="mid"),
        ],
        front=[
            cave(top=30, sides=34),
            shape(d="-5,225! -5,204 40,198 90,208 150,204 220,210 270,198 305,206 305,225!", fill="ink"),
            *[
                mass(
                    raw=f"M{x - 3} 212v-{h}q-{h * 0.5} 0-{h * 0.5}-{h * 0.2}q{h * 0.5}-{h * 0.7} {h + 6} 0q0 "
                    f"{h * 0.2}-{h * 0.5} {h * 0.2}v{h}z",
                    fill="ink",
                    rim="accent",
                    depth=1,
                )
                for x, h in ((44, 18), (62, 11), (256, 20), (236, 12))
            ],
        ],
    ),
    card(
        "ghoul",
        GREEN,
        shift=-26,
        light=(0.9, -0.8),
        accent="#ffd45e",
        scene=[
            sky(tones=("deep", "dusk", "mid", "soft", "light"), horizon=0.9),
            orb(x=140, y=72, r=54, halo=2.2),
            clouds(y=92, n=4, tone="mid", op=0.6),
            tree(x=22, y=200, h=190, width=14, lean=8, tone="deep"),
            ridge(y=178, amp=6, fill="dusk"),
            gravestones(
                spots=((240, 188, 16), (274, 192, 14), (212, 186, 12), (292, 186, 10), (40, 190, 13)),
                tone="dusk",
                rim="light",
            ),
            fog(y=184, h=18, tone="light", op=0.4),
        ],
        subject=[
            mass(
                raw="M62 222V182Q62 166 80 166H190Q208 166 208 182V222z",
                fill="deep",
                half="dusk",
                rim="light",
                depth=2.4,
                texture=hatch(x0=60, y0=170, x1=208, y1=220, n=20, angle=85, tone="ink", op=0.6),
            ),
            mass(
                tubes=[("104,146 132,108 140,138 150,162", (26, 22, 13, 9)), ("150,160 168,166", (9, 4))],
                fill="ink",
                half="deep",
                rim="mid",
                depth=1.6,
            ),
            mass(
                d="92,160 78,144 74,122 82,100 96,84! 94,76! 104,80 116,76! 122,70! 128,78 142,84 150,100 140,118 "
                "128,132 124,150 112,164",
                fill=("mid", "deep"),
                half="soft",
                rim="glow",
                depth=2.4,
            ),
            *[
                line(
                    d=f"{98 + i * 7},{118 + i * 7} {112 + i * 6},{112 + i * 6} {126 + i * 3},{116 + i * 5}",
                    tone="ink",
                    width=1.8,
                )
                for i in range(4)
            ],
            mass(
                tubes=[
                    ("104,150 146,128 164,114", (30, 24, 18)),
                    ("164,114 156,140 148,162", (17, 13, 9)),
                    ("146,161 168,167 178,167", (10, 8, 3)),
                ],
                fill="deep",
                half="mid",
                rim="light",
                depth=2.2,
            ),
            mass(
                tubes=[
                    ("134,92 146,124 176,136 202,122", (20, 15, 12, 9)),
                    ("200,124 212,118 213,110", (5, 4, 1.5)),
                    ("200,121 209,110 205,103", (5, 4, 1.5)),
                    ("199,125 212,126 218,120", (5, 4, 1.5)),
                ],
                fill="deep",
                half="mid",
                rim="light",
                depth=1.8,
            ),
            mass(
                raw="M196 90q16-4 22 8q3 10-4 14l1 8-12 2-2-7q-12-2-12-12q1-10 7-13z",
                fill="glow",
                half="glow",
                rim="#ffffff",
                depth=1.2,
            ),
            shape(d="197,101 203,100 204,106 198,107", fill="ink"),
            shape(d="208,102 213,101 213,107 208,107", fill="ink"),
            mass(
                tubes=[
                    ("190,128 200,120 200,112", (5, 4, 2)),
                    ("194,130 206,124 207,116", (5, 4, 2)),
                    ("196,133 211,128 213,120", (5, 4, 2)),
                ],
                fill="deep",
                rim="light",
                depth=1,
            ),
            mass(
                d="128,88 112,54! 134,66 140,44! 152,62 166,66 182,74 190,84! 180,88 186,98! 170,104 152,104 138,100",
                fill=("soft", "mid"),
                half="light",
                rim="#ffffff",
                depth=2,
            ),
            shape(d="188,87! 174,90 164,98! 176,100 185,97!", fill="#000000"),
            *[
                shape(d=f"{a},{b}! {a + 1.6},{b + 5}! {a + 3.2},{b - 0.6}!", fill="glow")
                for a, b in ((181, 88), (175, 90), (170, 93))
            ],
            line(d="156,68 166,72 172,80", tone="ink", width=2.6),
            eyes(spots=((163, 78, 3.2),), halo=3.6),
            line(d="124,66 132,76", tone="ink", width=1.6),
        ],
        front=[grass(y=217, h=12, n=50), fog(y=214, h=12, tone="light", op=0.3)],
    ),
)
