"""Purple: the coast and the farm."""

from typing import Final

from art.beings import eyes, tentacle
from art.colour import PURPLE
from art.houses import building, roofs
from art.land import grass, ridge, sea, tree
from art.light import glow, group, line, mass, shaft, shape
from art.props import ring
from art.sky import birds, clouds, fog, orb, sky, stars
from art.stones import stone_ring
from art.texture import hatch

from .card import card

CARDS: Final = (
    card(
        "strange_high_house",
        PURPLE,
        shift=-8,
        light=(-1, -0.7),
        scene=[
            sky(tones=("deep", "dusk", "mid", "soft", "light"), horizon=0.9),
            stars(n=70, y=130),
            orb(x=214, y=70, r=58, halo=2),
            clouds(y=104, n=5, tone="mid", op=0.6, w=110),
            fog(y=150, h=34, n=6, tone="light", op=0.5),
            mass(d="-10,225! -10,150 20,142 40,160 58,156 84,190 100,225!", fill="mid", rim="light", depth=1.4, op=0.7),
            fog(y=176, h=24, n=6, tone="glow", op=0.45),
        ],
        subject=[
            mass(
                raw="M144 225L150 200 146 186 158 168 154 150 166 134 162 120 170 106 262 104 276 118 272 132 288 "
                "150 284 170 300 190 310 225z",
                fill=("deep", "ink"),
                half="dusk",
                rim="light",
                depth=3,
                texture=hatch(x0=146, y0=106, x1=305, y1=220, n=40, angle=98, tone="dusk", op=0.9, width=1.5),
            ),
            mass(raw="M234 60V14h11v46z", fill="ink", rim="light", depth=1.2),
            mass(raw="M176 60V20h9v40z", fill="ink", rim="light", depth=1.2),
            building(
                x=204,
                y=106,
                w=62,
                h=42,
                roof="gable",
                rh=50,
                cols=3,
                rows=1,
                lit=1,
                win=(9, 15),
                tone="deep",
                rim="light",
                eaves=6,
                side=28,
                roof_tone="ink",
            ),
            glow(x=204, y=44, r=22, op=0.8),
            ring(x=204, y=44, r=6, tone="ink", width=1.6, fill="accent"),
            line(d="204,38 204,50", tone="ink", width=1.4),
            line(d="198,44 210,44", tone="ink", width=1.4),
            glow(x=204, y=84, r=60, op=0.55),
            mass(raw="M173 106v5l-16 3v-3z", fill="ink", rim="soft", depth=0.8),
            tree(x=268, y=108, h=46, width=4, depth=5, lean=14),
        ],
        front=[
            fog(y=192, h=26, n=6, tone="glow", op=0.6),
            fog(y=214, h=26, n=5, tone="glow", op=0.7),
            birds(n=5, x0=60, x1=150, y0=50, y1=110, tone="ink", size=6),
            mass(
                raw="M28 194q26 12 62-2l-9 13q-22 6-44 0zM57 192v-54l26 46zM55 192v-46l-19 38z",
                fill="ink",
                rim="glow",
                depth=1.2,
            ),
        ],
    ),
    card(
        "kingsport_harbor",
        PURPLE,
        shift=-6,
        light=(1, -0.6),
        scene=[
            sky(tones=("deep", "dusk", "mid", "soft", "light", "glow"), horizon=0.68),
            glow(x=160, y=140, r=170, tone="glow", op=0.8),
            stars(n=40, y=70),
            mass(d="120,150! 170,120 220,96 262,84 310,80 310,160!", fill="soft", rim=None),
            group(
                transform="rotate(-11 220 130)",
                layers=[roofs(y=138, w=20, h=14, tone="mid", rim="soft", lit=0.5, kinds="gGGs", x0=150, x1=320)],
            ),
            building(
                x=262, y=96, w=14, h=24, roof="spire", rh=40, cols=1, rows=1, lit=1, win=(4, 7), tone="deep", rim="soft"
            ),
            roofs(y=150, w=24, h=14, tone="deep", rim="mid", lit=0.5, kinds="gGc", x0=110, x1=320),
            mass(raw="M20 150L24 66h18L46 150z", fill="deep", half="dusk", rim="light", depth=2),
            mass(raw="M20 66h26v-4h-26zM24 62v-14h18v14zM22 48L33 36 44 48z", fill="ink", rim="light", depth=1),
            shape(d="24,50 42,50 42,60 24,60", straight=True, fill="accent"),
            glow(x=33, y=55, r=46, op=0.9),
            shape(d="42,52 42,58 310,40 310,2", straight=True, fill="accent", op=0.22),
            shape(d="24,52 24,58 -5,66 -5,46", straight=True, fill="accent", op=0.22),
            mass(d="-10,158! 0,146 30,142 56,148 70,158!", fill="ink", rim="soft", depth=1),
            sea(y=154, tones=("glow", "soft", "dusk"), glint=33, tone="accent"),
        ],
        subject=[
            mass(
                raw="M86 166H206Q220 160 236 150L228 182Q220 196 204 196H108Q94 190 86 166z",
                fill="ink",
                half="deep",
                rim="light",
                depth=2,
            ),
            mass(
                raw="M118 168V40h3.6v128zM160 168V22h4v146zM200 168V48h3.6v120zM234 152L272 130l1 2-36 24z",
                fill="ink",
                rim="light",
                depth=0.9,
            ),
            mass(
                d="100,66! 120,62 140,66! 136,82 140,100! 120,96 98,100! 102,84",
                fill="deep",
                half="mid",
                rim="light",
                depth=1.6,
            ),
            mass(
                d="138,46! 162,40 188,46! 182,68 188,92! 162,86 136,92! 142,70",
                fill="deep",
                half="mid",
                rim="light",
                depth=1.6,
            ),
            mass(
                d="140,100! 162,94 188,100! 183,122 190,146! 162,138 134,146! 142,122",
                fill="deep",
                half="mid",
                rim="light",
                depth=1.6,
            ),
            mass(
                d="186,72! 202,68 220,72! 215,90 220,110! 202,104 184,110! 189,90",
                fill="deep",
                half="mid",
                rim="light",
                depth=1.6,
            ),
            mass(
                d="98,108! 120,102 142,108! 137,126 142,148! 120,140 95,148! 102,126",
                fill="deep",
                half="mid",
                rim="light",
                depth=1.6,
            ),
            line(d="118,44 88,166", tone="ink", width=0.9),
            line(d="202,52 270,132", tone="ink", width=0.9),
            line(d="162,24 203,52", tone="ink", width=0.9),
            line(d="162,24 120,44", tone="ink", width=0.9),
            line(d="203,52 228,156", tone="ink", width=0.9),
            eyes(spots=((104, 174, 2), (124, 176, 2), (144, 177, 2), (164, 177, 2), (184, 176, 2)), halo=3),
        ],
        front=[
            mass(
                raw="M-5 204H70V212H-5zM6 212V225h7V212zM30 212V225h7V212zM56 212V225h7V212zM62 204v-14h7v14zM18 "
                "204v-12h7v12z",
                fill="ink",
                rim="light",
                depth=1,
            ),
            fog(y=200, h=14, tone="light", op=0.35),
            mass(raw="M250 225v-30h7v30zM276 225v-38h7v38zM296 225v-26h8v26z", fill="ink", rim="light", depth=1),
        ],
    ),
    card(
        "whateley_farm",
        PURPLE,
        shift=16,
        light=(-0.7, -1),
        accent="#b7ff8a",
        scene=[
            sky(tones=("dusk", "mid", "soft", "light", "glow"), horizon=0.84),
            glow(x=190, y=120, r=160, tone="glow", op=0.7),
            stars(n=50, y=90),
            mass(d="-10,190! 20,150 60,112 84,104 108,112 150,150 200,190!", fill="dusk", rim="soft", depth=1.6),
            stone_ring(cx=84, y=108, n=6, r=26, h=18, tone="deep", rim="light"),
            glow(x=84, y=98, r=36, tone="accent", op=0.55),
            shaft(d="76,104 92,104 100,-5 68,-5", tone="accent", op=0.35, down=False),
            ridge(y=178, amp=8, fill="dusk"),
            fog(y=178, tone="light", op=0.3),
        ],
        subject=[
            glow(x=196, y=150, r=110, tone="accent", op=0.45),
            mass(
                raw="M134 206V126L130 122 146 80 196 52 250 76 266 120 262 126V206z",
                fill=("mid", "deep"),
                half="soft",
                rim="light",
                depth=2.4,
                texture=[
                    hatch(x0=134, y0=60, x1=264, y1=206, n=60, angle=90, tone="ink", op=0.7, length=(20, 60), width=1.2)
                ],
            ),
            mass(
                raw="M124 126L142 76 196 46 254 72 274 122 266 126 248 82 196 58 148 84 132 130z",
                fill="ink",
                rim="light",
                depth=1.6,
            ),
            mass(raw="M266 126L274 122 305 118V206H262V126z", fill="ink", half="deep", rim="soft", depth=1.6),
            shape(d="176,206 176,150 220,150 220,206", straight=True, fill=("accent", "light")),
            glow(x=198, y=180, r=50, op=0.7),
            tentacle(
                d="196,206 190,186 204,172 196,158 206,150",
                w=(12, 2),
                fill="ink",
                rim=None,
            ),
            tentacle(
                d="210,206 214,192 206,182 212,170",
                w=(8, 2),
                fill="ink",
                rim=None,
            ),
            tentacle(
                d="184,206 180,194 186,182 182,172",
                w=(7, 1.5),
                fill="ink",
                rim=None,
            ),
            mass(raw="M170 148l54 6v6l-54-6zM168 186l58-10v6l-58 10z", fill="dusk", rim="light", depth=1),
            shape(d="186,90 206,90 206,112 186,112", straight=True, fill="accent"),
            mass(raw="M180 98l32-4v5l-32 4zM184 112l28-16 2 4-28 16z", fill="deep", rim="light", depth=0.9),
            shaft(d="176,206 220,206 262,224 130,224", tone="accent", op=0.5),
        ],
        front=[
            shape(d="-5,225! -5,204 80,210 150,212 230,210 305,206 305,225!", fill="ink"),
            tree(x=30, y=222, h=170, lean=10, width=13),
            grass(y=214, n=60, h=12),
            mass(
                raw="M84 214l2-28h5l-1 28zM112 214l-3-24h5l2 24zM78 196l42-6v5l-42 6zM78 206l40-2v4l-40 3z",
                fill="ink",
                rim="soft",
                depth=0.8,
            ),
        ],
    ),
)
