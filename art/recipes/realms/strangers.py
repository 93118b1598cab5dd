"""Green: from other times and skies."""

from typing import Final

from art.beings import eyes, wing
from art.colour import GREEN
from art.houses import floor, roofs, window
from art.light import glow, line, mass, shape
from art.props import glyphs, open_book
from art.sky import clouds, fog, orb, sky, stars

from .card import card

CARDS: Final = (
    card(
        "hunting_horror",
        GREEN,
        shift=12,
        light=(0.6, -1),
        accent="#ff6a4a",
        scene=[
            sky(tones=("deep", "dusk", "mid", "soft", "light"), horizon=0.95),
            glow(x=120, y=130, r=130, tone="light", op=0.5),
            stars(n=60, y=160),
            orb(x=196, y=78, r=58, halo=2),
            clouds(y=118, n=5, tone="dusk", op=0.7, w=110),
            roofs(y=210, w=26, h=14, tone="deep", rim="mid", lit=0.2, kinds="gGsc"),
        ],
        subject=[
            wing(
                root=(190, 84),
                wrist=(232, 6),
                tips=((302, -6), (306, 52), (288, 92), (250, 108)),
                end=(206, 108),
                fill="deep",
                rim="glow",
                bones="soft",
                half="dusk",
            ),
            wing(
                root=(170, 76),
                wrist=(104, 8),
                tips=((22, -6), (12, 44), (44, 76), (92, 92)),
                end=(160, 106),
                fill="deep",
                rim="glow",
                bones="soft",
                half="dusk",
            ),
            mass(
                tubes=[
                    (
                        "96,134 132,116 168,92 206,92 240,114 250,148 226,176 190,178 178,158 196,150",
                        (40, 36, 34, 33, 29, 24, 18, 12, 8, 1.5),
                    )
                ],
                fill="ink",
                half="dusk",
                rim="light",
                depth=2.6,
            ),
            *[
                line(d=d, tone="soft", width=1.8)
                for d in (
                    "140,98 152,110 152,124",
                    "158,88 170,102 168,116",
                    "178,80 186,96 182,108",
                    "200,78 204,94 198,106",
                    "222,88 222,102 212,112",
                    "242,104 236,116 224,120",
                    "252,128 240,134 228,134",
                    "252,152 240,152 230,148",
                )
            ],
            mass(
                tubes=[
                    ("132,128 140,154 126,172", (14, 11, 7)),
                    ("126,170 112,180", (5, 1.5)),
                    ("127,171 122,188", (5, 1.5)),
                    ("128,171 136,186", (5, 1.5)),
                ],
                fill="deep",
                half="mid",
                rim="light",
                depth=1.6,
            ),
            mass(
                tubes=[
                    ("174,118 184,144 172,164", (13, 10, 7)),
                    ("172,162 160,172", (5, 1.5)),
                    ("173,163 170,180", (5, 1.5)),
                    ("174,163 182,178", (5, 1.5)),
                ],
                fill="deep",
                half="mid",
                rim="light",
                depth=1.6,
            ),
            mass(
                d="86,96 104,84! 106,98 126,94! 120,108 138,118 128,132 124,152 110,172 88,182 64,178 46,164 "
                "36,142 22,136! 38,126 30,108! 48,110 50,90! 66,100 74,82!",
                fill="deep",
                half="mid",
                rim="light",
                depth=2.4,
            ),
            mass(
                d="84,122 104,130 112,146 104,164 86,172 66,166 54,150 60,132",
                fill="#000000",
                rim="accent",
                depth=1.6,
                light=(0.2, 1),
            ),
            glow(x=84, y=148, r=24, op=0.6),
            *[
                shape(d=d, fill="glow")
                for d in (
                    "66,129! 72,127! 72,142!",
                    "76,123! 83,122! 81,140!",
                    "88,122! 95,125! 90,140!",
                    "99,128! 105,132! 98,143!",
                    "60,157! 64,163! 70,150!",
                    "69,167! 76,170! 76,154!",
                    "82,172! 89,171! 84,156!",
                    "94,168! 100,165! 92,154!",
                )
            ],
            eyes(spots=((60, 116, 4), (78, 109, 4.6), (100, 111, 4.2), (114, 121, 3.2), (47, 128, 3)), halo=2.6),
        ],
        front=[fog(y=216, h=10, tone="light", op=0.3)],
    ),
    card(
        "yithian",
        GREEN,
        shift=-4,
        light=(-0.8, -0.8),
        accent="#ffe08a",
        scene=[
            sky(tones=("ink", "deep", "dusk", "deep")),
            glow(x=150, y=96, r=150, tone="light", op=0.95),
            glow(x=140, y=70, r=90, tone="glow", op=0.5),
            mass(
                raw="M-5 220V60Q-5 -10 50 -10Q104 -10 104 60V220h-10V64Q94 6 50 6Q6 6 6 64V220z",
                fill="dusk",
                rim="soft",
                depth=2,
            ),
            mass(
                raw="M305 220V60Q305 -10 250 -10Q196 -10 196 60V220h10V64Q206 6 250 6Q294 6 294 64V220z",
                fill="dusk",
                rim="soft",
                depth=2,
            ),
            glyphs(x0=14, y0=60, x1=88, y1=150, cols=5, rows=6, size=8, tone="soft", op=0.45),
            glyphs(x0=212, y0=60, x1=288, y1=150, cols=5, rows=6, size=8, tone="soft", op=0.45),
            window(x=146, y=104, w=150, h=190, bars=(2, 3), tone="soft", glass="glow", frame="dusk"),
            glow(x=146, y=90, r=120, tone="glow", op=0.5),
            floor(y=178, tone="deep", line_tone="dusk"),
        ],
        subject=[
            mass(
                tubes=[
                    ("142,84 112,66 88,84 74,70 62,82", (13, 12, 10, 9, 8)),
                    ("62,82 44,74 40,88", (9, 8, 2)),
                    ("62,84 52,100 66,108", (9, 8, 2)),
                ],
                fill="ink",
                half="dusk",
                rim="light",
                depth=1.8,
            ),
            mass(
                tubes=[
                    ("158,84 190,70 208,94 228,90 236,106", (13, 12, 10, 9, 8)),
                    ("236,104 254,98 256,112", (9, 8, 2)),
                    ("236,108 244,124 232,132", (9, 8, 2)),
                ],
                fill="ink",
                half="dusk",
                rim="light",
                depth=1.8,
            ),
            mass(
                tubes=[
                    ("156,82 178,52 204,46 216,30", (12, 9, 8, 8)),
                    ("214,32 224,20 230,12", (5, 8, 10)),
                    ("216,32 232,30 240,30", (5, 8, 10)),
                    ("214,30 210,16 206,8", (5, 8, 10)),
                    ("216,34 226,42 232,48", (5, 7, 9)),
                ],
                fill="ink",
                half="dusk",
                rim="light",
                depth=1.6,
            ),
            mass(
                d="150,74! 160,78 170,96 178,126 190,160 206,192 202,206 150,212!",
                mirror=150,
                fill=("dusk", "ink"),
                half="mid",
                rim="light",
                depth=3,
                light=(-1, -0.4),
            ),
            *[
                line(d=f"{150 - w},{y} 150,{y + 7} {150 + w},{y}", tone="ink", width=1.8)
                for y, w in ((96, 18), (112, 23), (128, 27), (144, 32), (160, 38), (176, 45), (192, 52))
            ],
            mass(tubes=[("146,80 132,58 124,46", (12, 9, 9))], fill="ink", half="dusk", rim="light", depth=1.6),
            mass(
                d="120,14 138,18 146,34 138,50 120,56 102,50 94,34 102,18",
                fill="deep",
                half="mid",
                rim="light",
                depth=2.6,
            ),
            eyes(spots=((108, 34, 5), (121, 31, 6), (134, 35, 5)), kind="round", halo=2.4),
            *[
                line(d=f"{108 + i * 8},16 {104 + i * 10},6 {100 + i * 13},{2 + (i % 2) * 4}", tone="ink", width=2.2)
                for i in range(4)
            ],
            *[
                line(d=f"{106 + i * 7},54 {102 + i * 8},66 {106 + i * 7},{74 + (i % 2) * 4}", tone="ink", width=2)
                for i in range(4)
            ],
        ],
        front=[
            mass(raw="M186 222l8-42h96l8 42z", fill="ink", half="dusk", rim="light", depth=2),
            open_book(x=242, y=180, w=72, h=22, lift=10),
            glow(x=242, y=170, r=46, ry=24, op=0.5),
            mass(
                raw="M10 222v-30h62v30zM16 192v-10h50v10zM12 182v-9h46v9z",
                fill="deep",
                half="dusk",
                rim="light",
                depth=1.6,
            ),
        ],
    ),
)
