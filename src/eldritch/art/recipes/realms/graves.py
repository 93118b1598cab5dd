"""Green: those who haunt graves."""

from typing import Final

from eldritch.art.beings import eyes, tentacle
from eldritch.art.colour import GREEN
from eldritch.art.land import cave, grass, ridge, tree
from eldritch.art.light import glow, line, mass, shaft, shape
from eldritch.art.props import ring
from eldritch.art.sky import birds, clouds, fog, orb, sky, stars
from eldritch.art.stones import fence, gravestones
from eldritch.art.texture import bricks, hatch

from .card import card

CARDS: Final = (
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
        "tomb",
        GREEN,
        shift=-20,
        light=(-0.7, -1),
        accent="#dfff8c",
        scene=[
            sky(tones=("deep", "dusk", "mid", "soft", "light"), horizon=0.9),
            orb(x=56, y=48, r=22, halo=3, crescent=9),
            glow(x=150, y=120, r=150, tone="light", op=0.55),
            stars(n=40, y=90),
            tree(x=262, y=200, h=190, width=15, lean=-8, tone="deep"),
            tree(x=30, y=200, h=120, width=9, lean=5, tone="dusk"),
            ridge(y=182, amp=5, fill="dusk"),
            gravestones(spots=((36, 192, 12), (64, 188, 10), (246, 190, 12), (278, 194, 14)), tone="dusk", rim="soft"),
            fog(y=184, tone="light", op=0.35),
        ],
        subject=[
            mass(
                raw="M82 208V92h136v116z",
                fill=("mid", "deep"),
                half="soft",
                rim="light",
                depth=2.4,
                texture=bricks(x0=82, y0=92, x1=218, y1=208, w=22, h=13, tone="ink", op=0.45),
            ),
            mass(raw="M70 92L150 40 230 92z", fill="deep", half="mid", rim="glow", depth=2.6),
            mass(raw="M66 90h168v10h-168z", fill="mid", half="soft", rim="glow", depth=1.8),
            mass(
                d="150,52 160,56 164,66 160,74 156,78 155,86 145,86 144,78 140,74 136,66 140,56",
                fill="glow",
                rim="#ffffff",
                depth=1,
            ),
            shape(d="141,64 147,64 147,70 141,70", fill="ink"),
            shape(d="153,64 159,64 159,70 153,70", fill="ink"),
            shape(d="120,208! 120,136 134,116 150,110 166,116 180,136 180,208!", fill="ink"),
            glow(x=160, y=170, r=70, op=0.7),
            shape(d="146,208! 146,116 156,112 168,118 178,136 178,208!", fill=("accent", "light")),
            mass(
                raw="M120 208V136Q126 118 146 112L148 216z",
                fill="deep",
                half="dusk",
                rim="accent",
                depth=2,
                light=(1, 0),
            ),
            shaft(d="146,208 178,208 236,224 120,224", tone="accent", op=0.6),
            mass(
                tubes=[
                    ("162,166 150,158 146,148", (7, 6, 4)),
                    ("146,150 139,144", (3.4, 1)),
                    ("146,148 140,138", (3.4, 1)),
                    ("147,147 145,134", (3.4, 1)),
                    ("149,148 151,137", (3.2, 1)),
                ],
                fill="ink",
                rim=None,
            ),
            mass(d="160,206! 160,170 164,154 172,150 178,158 178,206!", fill="ink", rim=None),
            eyes(spots=((168, 158, 1.6), (174, 159, 1.6)), halo=2),
            *[
                mass(
                    raw=f"M{x} 204V108h13v96zM{x - 3} 108v-8h19v8zM{x - 3} 212v-8h19v8z",
                    fill=("mid", "deep"),
                    half="light",
                    rim="glow",
                    depth=2.6,
                    light=(-1, 0),
                )
                for x in (92, 195)
            ],
            mass(
                d="212,86 214,74 222,68 228,70 234,70! 229,74 230,80 238,92! 226,86 222,92",
                fill="ink",
                rim="light",
                depth=1,
            ),
        ],
        front=[
            shape(d="-5,225! -5,210 80,214 150,214 230,214 305,208 305,225!", fill="ink"),
            fence(y=222, h=32, gate=(150, 150)),
            fog(y=214, h=10, tone="light", op=0.3),
        ],
    ),
    card(
        "ruins",
        GREEN,
        shift=-16,
        light=(-0.6, -0.9),
        scene=[
            sky(tones=("deep", "dusk", "mid", "soft", "light"), horizon=0.85),
            stars(n=60, y=90),
            orb(x=148, y=96, r=37, halo=3.4),
            ridge(y=160, amp=26, fill="mid"),
            fog(y=164, tone="glow", op=0.45),
            mass(
                raw="M30 190v-84h12v84zM26 106h20v-7h-20zM66 190v-50l5-7 7 9v48zM226 190v-62l6 6 6-10v66zM258 "
                "190V98h12v92zM254 98h20v-7h-20z",
                fill="mid",
                rim="light",
                depth=1.5,
            ),
        ],
        subject=[
            mass(
                raw="M74 208V104Q76 26 150 22Q196 24 214 54L206 70 198 60 190 78Q176 50 150 50Q106 52 104 108V208z",
                fill=("dusk", "ink"),
                half="mid",
                rim="glow",
                depth=2.6,
                texture=bricks(x0=70, y0=18, x1=216, y1=208, w=19, h=14, tone="#000000", op=0.7),
            ),
            mass(
                raw="M196 208V120L204 132 212 112 220 126 228 118V208z",
                fill=("dusk", "ink"),
                half="mid",
                rim="glow",
                depth=2.6,
                texture=bricks(x0=192, y0=108, x1=230, y1=208, w=19, h=14, tone="#000000", op=0.7),
            ),
            mass(
                raw="M4 216V64h26v152zM-2 64V54h38v10zM0 54l8-14 10 6 8-12 8 20z",
                fill="deep",
                half="dusk",
                rim="light",
                depth=2.4,
                light=(1, -0.4),
            ),
            line(d="12,70 12,214", tone="ink", width=1.6),
            line(d="21,70 21,214", tone="ink", width=1.6),
            mass(raw="M262 216l4-92 10-12 8 10 8-8 6 6V216z", fill="deep", half="dusk", rim="light", depth=2.4),
            line(d="276,128 274,214", tone="ink", width=1.6),
            line(d="287,126 286,214", tone="ink", width=1.6),
            *[
                mass(
                    raw=f"M{100 - i * 14} {190 + i * 9}H{200 + i * 14}V{200 + i * 9}H{100 - i * 14}z",
                    fill=("mid", "dusk"),
                    rim="light",
                    depth=1.4,
                    light=(0, -1),
                )
                for i in range(4)
            ],
            mass(
                d="146,190! 145,172 141,164 145,154 149,148 153,154 157,164 154,174 154,190!",
                fill="ink",
                rim="glow",
                depth=1.2,
            ),
            glow(x=161, y=172, r=30, op=0.95),
            ring(x=161, y=172, r=3.4, tone="#ffffff", width=1, fill="accent"),
            line(d="154,164 161,167", tone="ink", width=2),
            tentacle(
                d="206,206 222,190 214,172 232,158 226,140 240,130", w=(9, 1.5), fill="ink", rim="light", depth=1.2
            ),
            tentacle(d="90,206 78,186 88,164 74,146 84,130", w=(8, 1.5), fill="ink", rim="light", depth=1.2),
        ],
        front=[
            grass(y=216, h=18, n=36, x0=0, x1=80),
            grass(y=216, h=18, n=36, x0=220, x1=300),
            mass(raw="M30 222l6-16 40 6 2 12zM232 222l4-14 34-2 4 16z", fill="ink", rim="light", depth=1.4),
            fog(y=206, h=10, tone="light", op=0.3),
            birds(n=5, x0=180, x1=280, y0=20, y1=60, tone="ink", size=6),
        ],
    ),
)
