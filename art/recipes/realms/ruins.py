"""Green and yellow: tombs, ruins and a city older than man."""

from typing import Final

from art.beings import eyes, tentacle
from art.colour import GREEN, YELLOW
from art.land import fern, grass, ridge, tree
from art.light import glow, line, mass, shaft, shape
from art.props import ring
from art.sky import birds, clouds, fog, orb, sky, stars
from art.stones import fence, gravestones
from art.texture import bricks

from .card import card

CARDS: Final = (
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
            glow(x=150, y=166, r=90, op=0.8),
            shape(d="116,208! 116,140 130,118 150,110 170,118 184,140 184,208!", fill=("accent", "light")),
            shaft(d="116,208 184,208 236,224 64,224", tone="accent", op=0.7),
            mass(
                tubes=[
                    ("142,172 128,166 126,148 130,138", (13, 11, 8, 6)),
                    ("130,140 122,130", (4, 1)),
                    ("130,139 128,125", (4, 1)),
                    ("131,139 136,127", (4, 1)),
                    ("158,172 172,166 174,148 170,138", (13, 11, 8, 6)),
                    ("170,140 178,130", (4, 1)),
                    ("170,139 172,125", (4, 1)),
                    ("169,139 164,127", (4, 1)),
                ],
                d="150,124! 156,132 160,142 158,152 163,160 168,176 176,196 182,208! 118,208! 124,196 132,176 "
                "137,160 142,152 "
                "140,142 144,132",
                fill="ink",
                rim=None,
            ),
            eyes(spots=((145, 144, 2.3), (155, 144, 2.3)), halo=2.4),
            mass(raw="M116 212V140L96 128V218z", fill="deep", half="dusk", rim="accent", depth=2, light=(1, 0)),
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
