"""Purple: doctors and scholars."""

from typing import Final

from art.beings import eyes, face
from art.colour import PURPLE
from art.houses import floor, window
from art.light import glow, group, line, mass, shaft, shape
from art.props import bottle, ring
from art.sky import sky
from art.texture import hatch

from .card import card

CARDS: Final = (
    card(
        "medical_staff",
        PURPLE,
        shift=-2,
        light=(0, -1),
        accent="#fff0c8",
        scene=[
            sky(tones=("ink", "deep", "dusk")),
            shape(d="96,12 204,12 204,170 96,170", straight=True, fill="mid"),
            glow(x=150, y=90, r=160, tone="accent", op=0.85),
            shape(d="108,22 192,22 192,168 108,168", straight=True, fill=("#ffffff", "accent")),
            shape(d="-5,-5 96,12 96,170 -5,225", straight=True, fill=("deep", "dusk")),
            shape(d="305,-5 204,12 204,170 305,225", straight=True, fill=("deep", "dusk")),
            floor(y=168, tone="deep", line_tone="dusk"),
            shaft(d="108,168 192,168 260,222 40,222", tone="accent", op=0.7),
            *[
                shape(d=f"{a},{b} {a + w},{b + 6} {a + w},{e - 14} {a},{e}", straight=True, fill="ink")
                for a, b, w, e in ((6, 50, 22, 212),)
            ],
            *[
                shape(
                    d=f"{300 - a},{b} {300 - a - w},{b + 6} {300 - a - w},{e - 14} {300 - a},{e}",
                    straight=True,
                    fill="ink",
                )
                for a, b, w, e in ((6, 50, 22, 212),)
            ],
        ],
        subject=[
            # nurse: winged cap, apron over a dark dress
            mass(
                d="76,98! 96,104 108,118 112,150 118,226! 22,226! 30,150 36,118 52,104",
                fill=("dusk", "ink"),
                half="mid",
                rim="glow",
                depth=2,
                light=(1, -0.6),
            ),
            mass(
                d="50,118! 58,140 74,144 90,140 98,118! 96,108 102,150 108,226! 40,226! 46,150 52,108",
                fill=("light", "soft"),
                rim="glow",
                depth=1.4,
                light=(1, -0.6),
            ),
            mass(
                d="74,46 92,52 98,72 96,94 84,102! 64,102! 52,94 50,72 56,52",
                fill="ink",
                half="dusk",
                rim="light",
                depth=1.6,
                light=(1, -0.5),
            ),
            face(x=75, y=78, s=40, skin="glow", half="light", shade="soft", side=-1, gaunt=False, jaw=0.9),
            mass(
                raw="M46 58Q44 34 60 38Q75 30 90 38Q106 34 104 58Q75 44 46 58z",
                fill="#ffffff",
                rim="#ffffff",
                depth=1.4,
            ),
            mass(raw="M72 39h6v4h4v6h-4v4h-6v-4h-4v-6h4z", fill="#d0574f", rim=None),
            # orderly: broad, capped, moustached
            mass(
                d="228,92! 252,98 272,112 282,140 284,226! 172,226! 174,140 184,112 204,98",
                fill=("dusk", "ink"),
                half="mid",
                rim="glow",
                depth=2,
                light=(-1, -0.6),
            ),
            line(d="228,108 228,220", tone="ink", width=2),
            face(x=228, y=70, s=46, skin="glow", half="light", shade="soft", side=1, gaunt=False, jaw=1.3),
            mass(d="212,86! 220,80 228,82 236,80 244,86! 236,88 228,86 220,88", fill="ink", rim=None),
            mass(
                d="204,60! 202,44 212,36 228,34 244,36 254,44 252,60! 228,50",
                fill="#ffffff",
                half="glow",
                rim="#ffffff",
                depth=1.4,
            ),
            line(d="204,58 228,49 252,58", tone="soft", width=2),
            # doctor in front: white coat, mask, head mirror
            mass(
                d="150,90! 170,98 194,108 208,128 214,170 216,226! 84,226! 86,170 92,128 106,108 130,98",
                fill=("glow", "light", "soft"),
                half="glow",
                rim="#ffffff",
                depth=2.4,
                light=(-0.6, -1),
                outline="ink",
            ),
            mass(raw="M132 98L150 116 168 98 160 226H140z", fill="dusk", rim=None),
            mass(raw="M146 114h8l5 36-9 12-9-12z", fill="ink", rim=None),
            line(d="130,100 138,150 136,226", tone="mid", width=2.4),
            line(d="170,100 162,150 164,226", tone="mid", width=2.4),
            line(d="128,112 124,140 132,150", tone="ink", width=2),
            line(d="172,112 176,146 170,160", tone="ink", width=2),
            ring(x=170, y=165, r=5, tone="ink", width=2, fill="soft"),
            face(x=150, y=64, s=58, skin="light", half="soft", shade="mid", brows=True),
            mass(
                d="150,66! 166,68 178,66 174,92 150,108",
                mirror=150,
                fill="#f7f4ff",
                half="#ffffff",
                rim="#ffffff",
                depth=1.4,
            ),
            line(d="124,72 150,80 176,72", tone="soft", width=1.4),
            line(d="126,84 150,91 174,84", tone="soft", width=1.2),
            line(d="130,94 150,101 170,94", tone="soft", width=1.2),
            mass(
                d="121,58! 122,34 136,20 150,18 164,20 178,34 179,58! 170,44 150,40 130,44",
                fill="ink",
                half="dusk",
                rim="light",
                depth=1.6,
            ),
            line(d="122,48 150,40 178,48", tone="glow", width=2.6),
            glow(x=150, y=34, r=34, op=0.95),
            ring(x=150, y=34, r=12, tone="soft", width=2, fill="#ffffff"),
            ring(x=150, y=34, r=3.4, tone="ink", width=1, fill="ink"),
        ],
    ),
    card(
        "medical_student",
        PURPLE,
        shift=4,
        light=(1, -0.5),
        accent="#a6ff7a",
        scene=[
            sky(tones=("ink", "deep", "dusk", "deep")),
            window(x=44, y=66, w=56, h=92, bars=(2, 3), tone="soft", glass="light", frame="ink"),
            glow(x=214, y=84, r=130, op=0.5),
            shape(d="176,130 300,130 300,136 176,136", straight=True, fill="mid"),
            *[
                bottle(x=x, y=130, h=h, w=w, light="mid", fill="mid", rim="soft")
                for x, h, w in ((254, 30, 14), (274, 42, 16), (291, 26, 12))
            ],
        ],
        subject=[
            mass(
                d="116,104 136,108 160,116 178,138 184,172 186,226! 16,226! 22,184 34,146 56,120 84,110",
                fill=("light", "soft", "mid"),
                half="glow",
                rim="#ffffff",
                depth=3,
            ),
            mass(d="112,88! 132,92 130,116 112,128 96,116 94,92", fill="mid", half="soft", rim="glow", depth=1.6),
            mass(raw="M88 112L112 134 136 112 124 226H98z", fill="deep", rim=None),
            mass(raw="M108 128h8l5 40-9 12-9-12z", fill="ink", half="dusk", rim="light", depth=1.2),
            line(d="88,112 100,150 98,224", tone="mid", width=2.4),
            line(d="136,112 122,150 124,224", tone="mid", width=2.4),
            face(x=112, y=68, s=68, skin="glow", half="light", shade="mid", side=-1, mouth=0.2),
            mass(
                d="78,72! 74,44 84,20 108,8 136,12 150,32 148,62! 140,46 132,40 138,32 116,40 96,40 86,52",
                fill="ink",
                half="dusk",
                rim="light",
                depth=2,
            ),
            *[
                x
                for gx, o in ((97, 0.6), (128, 1))
                for x in (
                    glow(x=gx, y=64, r=19, op=0.6 * o),
                    ring(x=gx, y=64, r=11, tone="ink", width=2.2, fill="accent", op=0.9),
                    line(d=f"{gx - 5},{60} {gx},{57}", tone="#ffffff", width=2),
                )
            ],
            line(d="108,63 117,63", tone="ink", width=2.2),
            glow(x=222, y=66, r=64, op=0.95),
            mass(
                tubes=[("160,142 196,172 224,148 220,118", (36, 31, 23, 16))],
                fill="soft",
                half="light",
                rim="#ffffff",
                depth=2.4,
            ),
            group(
                transform="rotate(16 216 80) translate(2 6)",
                layers=[
                    mass(raw="M205 44h22v52h-22z", fill="accent+dusk*.25", half="accent", rim="#ffffff", depth=1.8),
                    mass(
                        raw="M202 96h28v5h-28zM213 101h6v18h-6zM205 119h22v5h-22zM210 36h12v8h-12z",
                        fill="glow",
                        rim="#ffffff",
                        depth=0.8,
                    ),
                    line(d="216,36 216,4", tone="#ffffff", width=1.8),
                    *[line(d=f"206,{y} 214,{y}", tone="ink", width=1.4) for y in (56, 66, 76, 86)],
                ],
            ),
            mass(
                tubes=[
                    ("220,122 214,110 214,102", (16, 14, 10)),
                    ("208,114 226,110 236,105", (7, 7, 5)),
                    ("208,107 226,102 236,97", (7, 7, 5)),
                    ("210,101 226,95 234,90", (7, 6, 4)),
                    ("226,124 242,118 240,110", (7, 6, 4)),
                ],
                fill="light",
                half="glow",
                rim="#ffffff",
                depth=1.2,
                outline="dusk",
            ),
            eyes(spots=((234, 14, 2),), halo=4),
        ],
        front=[
            mass(
                d="120,226! 124,208 150,200 180,204 196,194 214,190 232,196 240,208 262,210 305,206 305,226!",
                fill=("glow", "soft"),
                half="glow",
                rim="#ffffff",
                depth=2,
                outline="ink",
            ),
            line(d="150,202 158,214 152,224", tone="mid", width=1.6),
            line(d="196,196 204,208 200,222", tone="mid", width=1.6),
            line(d="250,210 254,218", tone="mid", width=1.6),
        ],
    ),
    card(
        "dean_halsey",
        PURPLE,
        shift=14,
        light=(-1, -0.7),
        scene=[
            sky(tones=("deep", "dusk", "mid", "dusk")),
            window(x=150, y=96, w=160, h=200, bars=(5, 6), top="gothic", tone="soft", glass="glow", frame="deep"),
            glow(x=150, y=74, r=130, tone="glow", op=0.4),
            *[
                mass(
                    raw=f"M{x} 225V-5h30V225z",
                    fill="ink",
                    half="deep",
                    rim="soft",
                    depth=2,
                    light=(1 if x < 150 else -1, 0),
                )
                for x in (30, 240)
            ],
        ],
        subject=[
            mass(
                d="150,110! 176,114 212,124 240,146 258,226! 150,226!",
                mirror=150,
                fill=("deep", "ink"),
                half="dusk",
                rim="light",
                depth=3,
            ),
            *[
                line(d=f"{150 + k * 62},{132} {150 + k * 72},{166} {150 + k * 68},{224}", tone="dusk", width=2.6)
                for k in (-1, 1)
            ],
            mass(
                d="130,112! 150,128! 170,112! 180,120 174,226! 150,226! 126,226! 120,120",
                fill=("soft", "mid"),
                rim=None,
            ),
            mass(raw="M132 110L150 128 168 110 172 128 150 140 128 128z", fill="#f7f0df", rim="#ffffff", depth=1),
            mass(raw="M144 132h12l6 40-12 14-12-14z", fill="ink", rim="light", depth=1.2),
            mass(
                d="116,118! 100,126 106,176 116,226! 132,226! 122,166",
                fill="accent+deep*.3",
                half="accent",
                rim="#fff0d0",
                depth=1.4,
            ),
            mass(
                d="184,118! 200,126 194,176 184,226! 168,226! 178,166", fill="accent+deep*.5", rim="accent", depth=1.2
            ),
            face(
                x=150,
                y=76,
                s=72,
                skin="glow",
                half="light",
                shade="mid",
                jaw=1.1,
                gaunt=False,
                brows=False,
                glint="accent",
            ),
            mass(
                d="118,70! 112,92 118,114 134,126! 138,112 128,98 124,82",
                fill="#ffffff",
                half="#ffffff",
                rim="#ffffff",
                depth=1.6,
                texture=hatch(x0=110, y0=80, x1=136, y1=122, n=16, angle=80, tone="soft", op=0.7, length=(6, 14)),
            ),
            mass(
                d="182,70! 188,92 182,114 166,126! 162,112 172,98 176,82",
                fill="light",
                half="glow",
                rim="#ffffff",
                depth=1.4,
                texture=hatch(x0=162, y0=80, x1=190, y1=122, n=16, angle=100, tone="mid", op=0.7, length=(6, 14)),
            ),
            mass(
                d="130,106! 140,98 150,100 160,98 170,106! 160,108 150,105 140,108",
                fill="#ffffff",
                half="glow",
                rim="#ffffff",
                depth=1.2,
            ),
            mass(d="122,64! 130,57 146,64! 132,63", fill="#ffffff", rim=None),
            mass(d="178,64! 170,57 154,64! 168,63", fill="glow", rim=None),
            ring(x=134.5, y=71, r=9.5, tone="ink", width=1.8),
            ring(x=165.5, y=71, r=9.5, tone="ink", width=1.8),
            line(d="144,70 156,70", tone="ink", width=1.6),
            mass(d="114,44! 116,58 150,50 184,58 186,44! 150,34", fill="ink", rim="soft", depth=1.2),
            mass(raw="M150 6L226 30 150 52 74 30z", fill="deep", half="dusk", rim="glow", depth=2.2),
            line(d="150,29 212,36 216,60", tone="accent", width=2.2),
            mass(raw="M211 58h10l3 24h-16z", fill="accent", rim="#ffffff", depth=1),
        ],
    ),
)
