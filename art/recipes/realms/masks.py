"""Green: a mask of the crawling chaos, and sons of the gods."""

from typing import Final

from art.beings import eyes, face, tentacle, wing
from art.colour import GREEN
from art.land import grass, ridge
from art.light import dot, glow, line, mass, rays, shape
from art.props import cylinder, ring
from art.sky import clouds, fog, orb, sky, stars
from art.stones import stone_ring

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
        light=(-0.5, -1),
        accent="#ff5a3c",
        scene=[
            sky(tones=("dusk", "mid", "soft", "light", "glow"), horizon=0.86),
            clouds(y=34, n=7, tone="dusk", op=0.55, w=120, h=12),
            glow(x=150, y=130, r=190, tone="glow", op=0.7),
            ridge(y=172, amp=14, fill="soft", depth=4),
            stone_ring(cx=36, y=180, n=5, r=30, tone="mid", rim=None, h=20),
            fog(y=180, h=20, tone="glow", op=0.5),
        ],
        subject=[
            *[
                mass(tubes=[(d, w)], fill=("deep", "ink"), half="dusk", rim="light", depth=1.8)
                for d, w in (
                    ("84,128 44,112 26,76 40,44", (30, 20, 14, 17)),
                    ("218,126 258,110 276,78 260,46", (30, 20, 14, 17)),
                    ("108,84 82,60 78,34 62,16", (24, 16, 12, 15)),
                    ("196,84 220,56 222,30 240,14", (24, 16, 12, 15)),
                    ("70,168 34,160 16,140 6,150", (28, 20, 14, 16)),
                    ("232,168 268,158 286,138 298,148", (28, 20, 14, 16)),
                )
            ],
            *[
                ring(x=x, y=y, r=r, ry=ry, tone="light", width=1.6, fill="#000000")
                for x, y, r, ry in (
                    (42, 40, 8, 5),
                    (258, 42, 8, 5),
                    (60, 13, 7, 4.4),
                    (242, 11, 7, 4.4),
                    (5, 152, 5, 7),
                    (298, 150, 5, 7),
                )
            ],
            *[
                mass(
                    tubes=[(f"{x},178 {x + dx},202 {x + dx * 0.7},226", (30, 24, 26))],
                    fill="ink",
                    half="deep",
                    rim="soft",
                    depth=1.6,
                )
                for x, dx in ((78, -16), (114, -8), (188, 8), (224, 16))
            ],
            mass(
                d="150,40 184,48 214,80 232,122 236,166 222,194 188,204 150,200 112,204 78,194 64,166 68,122 86,80 "
                "116,48",
                fill=("deep", "ink"),
                half="dusk",
                rim="light",
                depth=3,
            ),
            face(
                x=150,
                y=66,
                s=70,
                skin="glow",
                half="light",
                shade="mid",
                chin=0.68,
                jaw=1.5,
                glint="accent",
                mouth=3.4,
                rot=-7,
                brows=False,
            ),
            *[
                mass(tubes=[(d, w)], fill="deep", half="dusk", rim="light", depth=1.5)
                for d, w in (
                    ("72,150 94,112 126,96 150,104 176,93 208,106 230,148", (5, 15, 17, 15, 17, 15, 5)),
                    ("70,176 104,140 146,146 184,138 232,172", (5, 16, 18, 16, 5)),
                    ("80,192 112,168 150,178 190,166 222,190", (5, 16, 18, 16, 5)),
                    ("104,62 96,84 108,100 98,118", (4, 12, 13, 5)),
                    ("198,60 206,84 192,98 206,120", (4, 12, 13, 5)),
                    ("126,204 138,186 164,188 176,204", (4, 13, 13, 4)),
                )
            ],
            mass(
                tubes=[
                    (
                        f"{150 + a},{40 + abs(a) * 0.55:.0f} {150 + a * 1.3:.0f},{24 + abs(a) * 0.45:.0f} "
                        f"{150 + a * 1.2 + b:.0f},{14 + abs(a) * 0.4:.0f} "
                        f"{150 + a * 1.5 - b:.0f},{4 + abs(a) * 0.4:.0f}",
                        (8, 6, 4, 1.2),
                    )
                    for a, b in (
                        (-36, -5),
                        (-29, 6),
                        (-21, -6),
                        (-13, 5),
                        (-5, -6),
                        (4, 6),
                        (12, -5),
                        (20, 6),
                        (28, -6),
                        (36, 5),
                    )
                ],
                fill="glow",
                rim="#ffffff",
                depth=1,
            ),
            eyes(
                spots=((100, 132, 8), (200, 128, 8), (150, 150, 9), (116, 176, 6), (184, 178, 6)),
                tone="#ffe9a0",
                kind="slit",
                halo=1.8,
            ),
        ],
        front=[
            mass(raw="M18 226v-22l5-4v-5l3-3 3 3v5l6 6v20zM33 206l10-14 2 1-9 18z", fill="ink", rim="glow", depth=1.1),
            mass(raw="M52 226v-18l4-4v-4l3-2 3 2v4l5 6v16zM62 208l12-8 1 2-11 9z", fill="ink", rim="glow", depth=1),
            glow(x=45, y=190, r=18, tone="#ffb24a", op=0.9),
            dot(x=45, y=190, r=2.4, fill="#fff0c0"),
            mass(
                raw="M232 226l14-34 26-10 34 20v24zM240 206l-10-22 4-2 12 18zM262 188l-4-20 5-1 6 20z",
                fill="ink",
                rim="light",
                depth=1.2,
            ),
            grass(y=216, h=9, n=34),
        ],
    ),
    card(
        "mi_go",
        GREEN,
        shift=8,
        light=(-0.8, -0.8),
        accent="#ff9ad0",
        scene=[
            sky(tones=("dusk", "mid", "soft", "light"), horizon=0.86),
            stars(n=60, y=120),
            orb(x=152, y=92, r=82, halo=1.8, tone="glow", craters=False),
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
