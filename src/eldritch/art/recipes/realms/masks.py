"""Green: a mask of the crawling chaos, and sons of the gods."""

from typing import Final

from eldritch.art.beings import eyes, face, tentacle, wing
from eldritch.art.colour import GREEN
from eldritch.art.land import grass, ridge, tree
from eldritch.art.light import glow, line, mass, rays, shape
from eldritch.art.props import cylinder
from eldritch.art.sky import clouds, fog, orb, sky, stars

from .card import card

CARDS: Final = (
    card(
        "nyarlathotep",
        GREEN,
        shift=-8,
        light=(0, -1),
        accent="#ff5b3d",
        scene=[
            sky(tones=("deep", "dusk", "mid", "soft"), horizon=0.95),
            stars(n=60, y=150),
            orb(x=150, y=92, r=78, halo=1.7, craters=False, tone="light"),
            rays(x=150, y=92, r=230, n=24, r0=80, tone="glow", op=0.2, width=3),
            mass(raw="M-20 220L52 130 124 220z", fill="deep", half="dusk", rim="soft", depth=3),
            mass(raw="M180 220L256 140 330 220z", fill="deep", half="dusk", rim="soft", depth=3),
        ],
        subject=[
            mass(
                d="150,12! 158,14 164,30 172,44 190,56 200,84 206,120 200,134 188,138! 200,142 226,150 244,170 "
                "252,226! 150,226!",
                mirror=150,
                fill=("deep", "ink"),
                half="dusk",
                rim="glow",
                depth=2.4,
            ),
            *[
                line(
                    d=f"{150 + k * (24 + i * 5)},{56 + i * 3} {150 + k * (34 + i * 5)},{92} "
                    f"{150 + k * (34 + i * 4)},{134}",
                    tone="soft",
                    width=2,
                )
                for k in (-1, 1)
                for i in range(4)
            ],
            mass(d="150,42 170,48 178,70 174,98 162,120 150,128", mirror=150, fill="#000000", rim="light", depth=1.6),
            stars(n=34, y=116, x0=132, x1=168, size=0.9),
            glow(x=150, y=80, r=44, op=0.75),
            shape(d="150,80 142,70 146,58 154,58 158,70", fill="accent"),
            shape(d="150,80 138,78 130,86 134,95 146,92", fill="accent"),
            shape(d="150,80 162,78 170,86 166,95 154,92", fill="accent"),
            mass(raw="M132 46Q150 34 168 46L166 52Q150 42 134 52z", fill="light", rim="#ffffff", depth=1),
            tentacle(d="150,44 146,30 154,20 148,8 156,4", w=(8, 3), fill="light", rim="#ffffff", depth=1),
            *[
                line(d=f"{104 + i * 3},{150 + i * 9} 150,{172 + i * 12} {196 - i * 3},{150 + i * 9}", tone=t, width=6)
                for i, t in enumerate(("soft", "mid", "light", "mid"))
            ],
            mass(tubes=[("150,120 146,134 154,146 150,160", (10, 8, 6, 3))], fill="deep", rim="light", depth=1),
        ],
    ),
    card(
        "younger_whateley",
        GREEN,
        shift=-22,
        light=(-0.4, -1),
        accent="#ffd66b",
        scene=[
            sky(tones=("deep", "dusk", "mid", "soft", "light"), horizon=0.85),
            glow(x=150, y=100, r=170, tone="light", op=0.7),
            clouds(y=40, n=6, tone="deep", op=0.8, w=110, h=14),
            line(d="272,-6 260,26 270,30 254,64 262,66 248,96", tone="glow", width=2, straight=True),
            glow(x=262, y=40, r=50, tone="glow", op=0.4),
            ridge(y=164, amp=18, fill="dusk"),
            ridge(y=186, amp=8, fill="deep"),
        ],
        subject=[
            *[
                tentacle(d=d, w=w, fill="deep", rim="soft", suckers=5, side=sd)
                for d, w, sd in (
                    ("96,110 52,92 38,56 56,24", (20, 2), 1),
                    ("206,104 248,90 258,56 240,22", (20, 2), -1),
                    ("86,140 42,132 8,112", (18, 2), 1),
                    ("214,140 256,130 294,108", (18, 2), -1),
                    ("118,70 96,44 100,10", (15, 2), 1),
                    ("184,70 208,42 202,8", (15, 2), -1),
                )
            ],
            *[
                mass(
                    tubes=[(f"{x},150 {x + dx},178 {x + dx * 0.6},206", (26, 19, 17))],
                    fill="ink",
                    half="dusk",
                    rim="soft",
                    depth=1.6,
                )
                for x, dx in ((88, -12), (118, -6), (182, 5), (210, 12))
            ],
            mass(
                d="150,30 178,38 204,62 224,100 226,136 206,168 176,180 150,178 120,180 92,168 74,136 78,98 98,60 "
                "124,38",
                fill=("dusk", "ink"),
                half="mid",
                rim="light",
                depth=3,
            ),
            *[
                mass(tubes=[(d, w)], fill="deep", half="dusk", rim="soft", depth=1.3)
                for d, w in (
                    ("84,112 106,136 140,130 168,142 214,120", (4, 11, 12, 11, 4)),
                    ("90,158 116,146 150,160 186,146 212,158", (4, 11, 12, 11, 4)),
                    ("82,138 100,120 118,112", (4, 9, 3)),
                    ("218,140 200,122 184,108", (4, 9, 3)),
                    ("120,176 140,164 172,170", (3, 9, 3)),
                )
            ],
            face(
                x=150,
                y=72,
                s=66,
                skin="light",
                half="soft",
                shade="deep",
                chin=0.8,
                jaw=1.3,
                glint="accent",
                mouth=1.6,
                rot=-6,
            ),
            mass(
                tubes=[
                    (
                        f"{150 + a},{50 + abs(a) * 0.45} {150 + a * 1.5},{30 + abs(a) * 0.3} "
                        f"{150 + a * 1.9 + b},{14 + abs(a) * 0.4} {150 + a * 2.1 - b},{2 + abs(a) * 0.5}",
                        (9, 7, 4, 1),
                    )
                    for a, b in ((-30, -5), (-18, 5), (-6, -6), (6, 6), (18, -5), (30, 6))
                ],
                fill="ink",
                rim="soft",
                depth=1,
            ),
            eyes(
                spots=((98, 124, 7), (200, 116, 6.5), (132, 146, 5.5), (176, 158, 5.5), (106, 164, 4)),
                kind="slit",
                halo=2.2,
            ),
        ],
        front=[
            mass(raw="M8 214v-20l6-10 12-5 12 5 6 10v20z", fill="ink", rim="soft", depth=1.2),
            tree(x=276, y=220, h=60, width=6, depth=5),
            tree(x=60, y=222, h=40, width=5, depth=4),
            grass(y=214, h=9, n=24),
            shape(d="-5,225! -5,208 80,212 160,208 240,212 305,206 305,225!", fill="ink"),
        ],
    ),
    card(
        "mi_go",
        GREEN,
        shift=8,
        light=(-0.8, -0.8),
        accent="#ff9ad0",
        scene=[
            sky(tones=("deep", "dusk", "mid", "soft"), horizon=0.9),
            stars(n=80, y=170),
            orb(x=152, y=80, r=64, halo=2),
            ridge(y=176, amp=26, fill="dusk"),
            ridge(y=198, amp=12, fill="deep", rim="mid"),
        ],
        subject=[
            wing(
                root=(160, 92),
                wrist=(232, 26),
                tips=((292, 22), (284, 74), (250, 108)),
                end=(172, 112),
                fill="dusk",
                rim="glow",
                bones="light",
            ),
            wing(
                root=(144, 92),
                wrist=(84, 22),
                tips=((20, 18), (28, 74), (64, 110)),
                end=(136, 112),
                fill="dusk",
                rim="glow",
                bones="light",
            ),
            *[
                mass(tubes=t, fill="ink", half="dusk", rim="light", depth=1.4)
                for t in (
                    [
                        ("170,108 208,112 232,136 226,158", (9, 8, 7, 5)),
                        ("226,156 214,172 222,182", (6, 5, 1)),
                        ("228,156 240,170 232,182", (6, 5, 1)),
                    ],
                    [
                        ("132,108 96,116 76,140 84,160", (9, 8, 7, 5)),
                        ("84,158 72,172 80,184", (6, 5, 1)),
                        ("85,158 98,172 90,184", (6, 5, 1)),
                    ],
                    [("168,138 196,158 200,186 188,206", (8, 7, 6, 2))],
                    [("136,138 110,160 106,186 116,206", (8, 7, 6, 2))],
                )
            ],
            mass(
                tubes=[("152,84 148,112 154,142 146,170 156,196 176,204", (34, 42, 36, 26, 16, 4))],
                fill="deep",
                half="mid",
                rim="light",
                depth=2.4,
            ),
            *[
                line(
                    d=f"{128 + i * 2},{104 + i * 15} 152,{111 + i * 15} {174 - i * 3},{103 + i * 15}",
                    tone="ink",
                    width=2.4,
                )
                for i in range(6)
            ],
            mass(
                d="152,36 168,40 180,54 180,72 168,86 152,90 136,86 124,72 124,54 136,40",
                fill="mid",
                half="soft",
                rim="glow",
                depth=2.6,
            ),
            *[
                line(d=d, tone="deep", width=2)
                for d in (
                    "136,48 146,54 140,64 150,70 144,80",
                    "168,48 158,54 166,62 156,70 164,80",
                    "152,42 150,52 154,58",
                    "130,62 134,72",
                    "174,62 170,72",
                )
            ],
            *[
                line(
                    d=f"{152 + k * 12},40 {152 + k * (18 + i * 8)},{24 - i} {152 + k * (22 + i * 12)},{10 + i * 7}",
                    tone="glow",
                    width=1.6,
                )
                for k in (-1, 1)
                for i in range(3)
            ],
            eyes(spots=((142, 62, 2.4), (152, 66, 3), (163, 61, 2.4), (150, 54, 2), (158, 75, 2))),
            glow(x=150, y=166, r=40, op=0.6),
            cylinder(x=150, y=186, w=26, h=44, metal="soft", glass="accent", fluid="accent+ink*.5"),
            mass(
                tubes=[("178,116 196,140 178,160 164,160", (9, 8, 6, 3)), ("178,162 170,170 162,168", (5, 4, 2))],
                fill="ink",
                half="dusk",
                rim="light",
                depth=1.3,
            ),
            mass(
                tubes=[("126,116 106,142 122,162 136,160", (9, 8, 6, 3)), ("122,164 130,171 138,168", (5, 4, 2))],
                fill="ink",
                half="dusk",
                rim="light",
                depth=1.3,
            ),
        ],
        front=[fog(y=208, h=12, tone="glow", op=0.3)],
    ),
)
