"""Yellow: the university and the city of Pnakotus."""

from typing import Final

from eldritch.art.beings import eyes
from eldritch.art.colour import YELLOW
from eldritch.art.houses import building, floor, roofs, shelves, window
from eldritch.art.land import fern, tree
from eldritch.art.light import band, glow, line, mass, raw, shaft, shape
from eldritch.art.props import open_book, ring
from eldritch.art.sky import birds, clouds, fog, orb, sky, stars

from .card import card

CARDS: Final = (
    card(
        "miskatonic_hospital",
        YELLOW,
        shift=-6,
        light=(-1, -0.6),
        accent="#ffe08a",
        scene=[
            sky(tones=("ink", "deep", "dusk", "mid"), horizon=0.8),
            stars(n=30, y=60),
            building(
                x=70,
                y=168,
                w=110,
                h=96,
                roof="mansard",
                rh=20,
                cols=5,
                rows=4,
                lit=0.55,
                win=(8, 12),
                tone="deep",
                rim="mid",
            ),
            building(
                x=238,
                y=168,
                w=110,
                h=96,
                roof="mansard",
                rh=20,
                cols=5,
                rows=4,
                lit=0.55,
                win=(8, 12),
                tone="deep",
                rim="mid",
            ),
            building(
                x=154,
                y=170,
                w=86,
                h=112,
                roof="gable",
                rh=34,
                cols=3,
                rows=4,
                lit=0.8,
                win=(9, 14),
                arch=True,
                tone="dusk",
                rim="soft",
            ),
            glow(x=154, y=44, r=50, tone="#ff7a52", op=0.7),
            raw("M150 34h8v7h7v8h-7v7h-8v-7h-7v-8h7z", fill="#ff8a5c"),
            band(y=166, tones=("dusk", "deep", "ink")),
            glow(x=150, y=176, r=170, ry=30, tone="light", op=0.35),
        ],
        subject=[
            shaft(d="26,150 26,166 -60,206 -60,140", tone="glow", op=0.55),
            glow(x=30, y=158, r=40, op=0.95),
            mass(
                raw="M30 186V162q0-8 8-9l48-8 18-40q3-7 11-7h150q9 0 9 9v79z",
                fill=("glow", "light"),
                half="#fff6dc",
                rim="#ffffff",
                depth=2,
                outline="ink",
            ),
            shape(d="96,144 110,112 132,112 132,144", fill="deep", straight=True),
            mass(
                d="112,144! 112,134 108,126 112,119 119,119 122,127 119,133 127,138 128,144!",
                fill="ink",
                rim="soft",
                depth=1,
            ),
            raw("M142 106h120v4h-120zM142 150h120v3h-120z", fill="soft"),
            raw("M138 104v82", stroke="soft", width=2),
            raw("M88 146l-40 8M70 152v30", stroke="soft", width=1.6),
            glow(x=200, y=130, r=34, tone="#ff8a5c", op=0.5),
            mass(
                raw="M193 112h14v11h11v14h-11v11h-14v-11h-11v-14h11z",
                fill="#c8341f",
                half="#e85a38",
                rim="#ffb08a",
                depth=1.6,
            ),
            raw("M236 116h22v24h-22z", fill="dusk"),
            raw("M247 116v24M236 128h22", stroke="glow", width=1.4),
            mass(raw="M214 98q0-10 10-10h6q10 0 10 10z", fill="#e85a38", rim="#ffd0b0", depth=1.4),
            glow(x=227, y=90, r=40, tone="#ff7a52", op=0.8),
            raw("M22 186h256v8H22z", fill="ink"),
            mass(
                raw="M50 186a27 27 0 0 1 54 0zM200 186a27 27 0 0 1 54 0z",
                fill="deep",
                rim="soft",
                depth=1.4,
                light=(0, -1),
            ),
            *[
                mass(
                    raw=f"M{x - 20} 188a20 20 0 1 0 40 0a20 20 0 1 0-40 0z",
                    fill="ink",
                    half="dusk",
                    rim="soft",
                    depth=2,
                    outline="ink",
                )
                for x in (77, 227)
            ],
            *[ring(x=x, y=188, r=10, tone="light", width=2.4, fill="dusk") for x in (77, 227)],
            ring(x=31, y=158, r=8, tone="ink", width=2, fill="#fff6d0"),
        ],
        front=[fog(y=212, h=10, tone="glow", op=0.3)],
    ),
    card(
        "miskatonic_library",
        YELLOW,
        shift=-5,
        light=(0, -1),
        accent="#ffe7a0",
        scene=[
            sky(tones=("ink", "dusk", "deep")),
            shape(d="108,50 192,50 192,142 108,142", straight=True, fill="mid"),
            window(x=150, y=92, w=52, h=84, bars=(3, 5), top="gothic", tone="light", glass="#fffbe0", frame="deep"),
            floor(y=140, vx=150, tone="dusk", line_tone="deep", n=11, spread=60),
            shelves(near=(-30, -50, 250), far=(108, 50, 142), rows=6),
            shape(d="-30,-50 330,-50 192,50 108,50", straight=True, fill=("ink", "deep")),
            line(d="40,-10 124,50", tone="mid", width=1.5),
            line(d="260,-10 176,50", tone="mid", width=1.5),
            glow(x=150, y=92, r=120, tone="glow", op=0.6),
            shaft(d="126,70 174,70 240,220 60,220", tone="glow", op=0.42),
        ],
        subject=[
            line(d="50,222 82,18", tone="ink", width=4, straight=True),
            line(d="80,222 100,30", tone="ink", width=4, straight=True),
            *[
                line(d=f"{52 + i * 3.5},{206 - i * 21} {82 + i * 2.2},{206 - i * 20}", tone="ink", width=3)
                for i in range(9)
            ],
            mass(
                d="214,226! 214,182 226,176 232,160 240,152 248,160 254,176 268,184 270,226!",
                fill="ink",
                rim="glow",
                depth=2,
                light=(-1, -0.6),
            ),
            mass(raw="M130 186H222L240 222H112z", fill="ink", half="dusk", rim="light", depth=2),
            glow(x=158, y=160, r=44, op=0.9),
            mass(raw="M138 162q20-24 40 0zM156 162h4v24h-4zM148 186h20v-4h-20z", fill="soft", rim="#ffffff", depth=1.4),
            open_book(x=190, y=188, w=44, h=12, lift=6, mark_tone=None),
            mass(raw="M122 186v-7h24v7zM125 179v-6h20v6z", fill="mid", rim="glow", depth=1),
        ],
    ),
    card(
        "miskatonic_university",
        YELLOW,
        shift=-3,
        light=(-1, -0.8),
        scene=[
            sky(tones=("ink", "dusk", "mid", "soft", "light"), horizon=0.8),
            orb(x=218, y=78, r=42, halo=2.2),
            clouds(y=90, n=6, tone="mid", op=0.6),
            birds(n=7, x0=180, x1=290, y0=30, y1=90, tone="ink", size=5),
            roofs(y=168, w=28, h=16, tone="mid", rim=None, lit=0.1, kinds="gG"),
            fog(y=160, tone="glow", op=0.35),
        ],
        subject=[
            building(
                x=52,
                y=196,
                w=120,
                h=66,
                roof="gable",
                rh=26,
                cols=6,
                rows=2,
                lit=0.55,
                win=(8, 16),
                arch=True,
                tone="deep",
                rim="soft",
            ),
            building(
                x=220,
                y=196,
                w=150,
                h=60,
                roof="hip",
                rh=22,
                cols=8,
                rows=2,
                lit=0.5,
                win=(8, 15),
                arch=True,
                tone="deep",
                rim="soft",
            ),
            building(
                x=122,
                y=198,
                w=50,
                h=128,
                roof="spire",
                rh=60,
                cols=2,
                rows=0,
                lit=0,
                tone="dusk",
                rim="light",
                eaves=5,
                roof_tone="ink",
            ),
            mass(raw="M92 72h10v-12h6v12h28v-12h6v12h10v8h-60z", fill="ink", rim="light", depth=1.4),
            glow(x=122, y=100, r=34, op=0.8),
            mass(raw="M105 100a17 17 0 1 0 34 0a17 17 0 1 0-34 0z", fill="accent", rim="#ffffff", depth=1.4),
            line(d="122,100 122,88", tone="ink", width=2.4),
            line(d="122,100 130,105", tone="ink", width=2.4),
            mass(raw="M112 150V136q5-10 10-10q5 0 10 10v14z", fill="accent", rim=None),
            mass(raw="M108 198v-20q7-16 14-16q7 0 14 16v20z", fill="ink", rim="light", depth=1.2),
        ],
        front=[
            shape(d="0,198 300,198 300,220 0,220", straight=True, fill=("dusk", "ink")),
            shape(d="112,198 132,198 190,222 60,222", straight=True, fill="mid", op=0.7),
            tree(x=278, y=222, h=170, lean=-10, width=13, tone="ink"),
            tree(x=14, y=222, h=110, lean=8, width=9, tone="ink"),
        ],
    ),
    card(
        "pnakotus",
        YELLOW,
        shift=-7,
        light=(-1, -0.3),
        scene=[
            sky(tones=("dusk", "mid", "soft", "light", "glow"), stops=[0, 0.22, 0.42, 0.6, 0.78]),
            orb(x=150, y=116, r=34, halo=3.2, craters=False, tone="#fff6d0"),
            clouds(y=46, n=6, tone="mid", op=0.6),
            *[
                mass(
                    raw=f"M{x} 200V{t + w * 0.4:.0f}Q{x + w / 2} {t - w * 0.5:.0f} {x + w} {t + w * 0.4:.0f}V200z",
                    fill="soft",
                    half="light",
                    rim="glow",
                    depth=1.5,
                    op=0.75,
                )
                for x, t, w in ((92, 84, 20), (176, 74, 24), (120, 112, 16), (204, 98, 16))
            ],
            fog(y=166, h=20, tone="glow", op=0.6),
        ],
        subject=[
            *[
                x
                for cx, w, t, b in ((84, 44, 62, 196), (222, 50, 50, 198))
                for x in (
                    mass(
                        raw=f"M{cx - w * 0.62:.0f} {b}L{cx - w / 2:.0f} {t + w * 0.3:.0f}Q{cx} {t - w * 0.45:.0f} "
                        f"{cx + w / 2:.0f} {t + w * 0.3:.0f}L{cx + w * 0.62:.0f} {b}z",
                        fill=("mid", "dusk"),
                        half="soft",
                        rim="glow",
                        depth=3,
                        light=(1 if cx < 150 else -1, -0.2),
                        texture=[
                            line(
                                d=f"{cx - w},{t + w * 0.2 + i * 27} {cx},{t + w * 0.4 + i * 27} "
                                f"{cx + w},{t + w * 0.2 + i * 27}",
                                tone="ink",
                                width=2.2,
                            )
                            for i in range(6)
                        ],
                    ),
                )
            ],
            mass(
                raw="M-10 225V16Q30 -22 62 18L72 225z",
                fill=("dusk", "ink"),
                half="mid",
                rim="glow",
                depth=4,
                light=(1, -0.1),
                texture=[
                    line(d=f"-25,{24 + i * 38} 30,{46 + i * 38} 85,{24 + i * 38}", tone="ink", width=3)
                    for i in range(5)
                ],
            ),
            mass(
                raw="M310 225V-4Q270 -30 246 6L234 225z",
                fill=("dusk", "ink"),
                half="mid",
                rim="glow",
                depth=4,
                light=(-1, -0.1),
                texture=[
                    line(d=f"325,{10 + i * 40} 276,{32 + i * 40} 225,{10 + i * 40}", tone="ink", width=3)
                    for i in range(5)
                ],
            ),
            mass(raw="M104 84L200 78V86Q152 70 104 94z", fill="dusk", rim="glow", depth=1.2, light=(0, -1)),
            shape(d="14,190! 14,150 30,136 46,150 48,190!", fill="#000000"),
            shape(d="262,192! 262,152 276,138 292,152 292,192!", fill="#000000"),
            eyes(spots=((277, 172, 3),)),
            shape(d="118,196 182,196 260,225 40,225", straight=True, fill=("light", "dusk")),
            *[
                x
                for cx, b, s in ((150, 208, 1.25), (122, 200, 0.7), (186, 202, 0.8))
                for x in (
                    mass(
                        d="-14,0! -8,-28 -4,-40 4,-40 8,-28 14,0!",
                        x=cx,
                        y=b,
                        s=s,
                        fill="ink",
                        rim="glow",
                        depth=1.2,
                        light=(-0.4, -1),
                    ),
                    mass(
                        tubes=[
                            ("-2,-38 -12,-50 -20,-44", (3, 2)),
                            ("2,-38 12,-50 20,-46", (3, 2)),
                            ("0,-38 0,-54", (3, 3)),
                            ("-4,-58 4,-58", (7, 7)),
                        ],
                        x=cx,
                        y=b,
                        s=s,
                        fill="ink",
                        rim="glow",
                        depth=0.8,
                    ),
                )
            ],
        ],
        front=[
            fern(x=16, y=228, n=5, r=74, start=-120, end=-20),
            fern(x=288, y=228, n=5, r=70, start=-165, end=-60),
            shape(d="-5,225! -5,212 60,218 110,225!", fill="ink"),
            shape(d="305,225! 305,212 250,218 200,225!", fill="ink"),
        ],
    ),
)
