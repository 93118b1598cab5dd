"""What is shown where there is nothing yet, and where something went wrong. They stand free on the dark page."""

from collections.abc import Sequence
from typing import Final

from art.beings import tentacle
from art.colour import LAMP
from art.geometry import data, ellipse, poly
from art.land import tree
from art.light import dot, glow, group, line, mass, raw, shaft
from art.props import candle, chain
from art.recipe import Layer, Recipe
from art.sky import fog

PAPER: Final = ("#f7f0df", "#dccca8")
WOOD: Final = ("#6a4a2c", "#3a2818")


def state(key: str, *layers: Layer, light: tuple[float, float] = (0, -1)) -> Recipe:
    return Recipe(f"house-{key}", LAMP, subject=layers, light=light, size=(320, 220), framed=False)


def lamp(x: float, y: float) -> Sequence[Layer]:
    """The lamp over a table, hanging from above, and its light."""
    return (
        shaft([(x - 26, y), (x + 26, y), (x + 120, y + 120), (x - 120, y + 120)], "accent", 0.4),
        glow(x, y + 4, 60, "accent", 0.7),
        raw(data("M", x, 0, "V", y - 20), stroke="light", width=2),
        mass(
            raw=data("M", x - 30, y, "q3-22 22-24h16q19 2 22 24q-30 7-60 0z"),
            fill="#1f5a50",
            half="#2f7d6c",
            rim="#b8f0dc",
        ),
        raw(ellipse(x, y + 2, 12, 4), fill="#fff6dc"),
    )


def chair(x: float, y: float, size: float, near: bool = False) -> Layer:
    """A chair from the back; near ones stand before the table."""
    back = "M-13 0V-44q0-8 13-8t13 8V0h-5V-12H-8V0zM-8-18H8V-26H-8zM-8-32H8V-42q-8-4-16 0z"
    return group(
        [mass(raw=back, fill="ink" if near else "deep", rim="soft", depth=1.2)], f"translate({x} {y}) scale({size})"
    )


EMPTY_TABLES: Final = state(
    "empty_tables",
    *lamp(160, 46),
    chair(92, 142, 1),
    chair(228, 142, 1),
    chair(160, 132, 0.9),
    mass(raw="M150 160h20l6 46h-32z", fill="deep", rim="soft", depth=1.2),
    mass(raw=ellipse(160, 152, 92, 26), fill=("#3f6f5c", "#1d3d34"), half="#4d8570", rim="#a8e0c4", depth=2),
    raw(ellipse(160, 152, 80, 21), stroke="#8fc4a8", op=0.5),
    mass(raw="M148 150l20-6 12 8-20 6z", fill="glow", rim="#ffffff", depth=1),
    chair(108, 214, 1.15, near=True),
    chair(212, 214, 1.15, near=True),
)

EMPTY_GAMES: Final = state(
    "empty_games",
    glow(160, 150, 150, "accent", 0.3, 60),
    raw(ellipse(160, 194, 120, 14), fill="#000000", op=0.5),
    mass(raw="M88 118L196 138V198L90 176z", fill=WOOD, half="#8a6238", rim="light", depth=2, light=(-1, -1)),
    mass(raw="M196 138L250 112V168L196 198z", fill=("#3a2818", "#20160d"), rim="soft", depth=1.2),
    mass(
        raw="M82 108L196 130V146L84 122zM196 130L256 102V118L196 146z",
        fill=("#7a5632", "#4a3320"),
        rim="light",
        depth=1.4,
        light=(-1, -1),
    ),
    mass(
        raw="M82 108L146 84 256 102 196 130z",
        fill=("#8a6238", "#6a4a2c"),
        half="#a67a48",
        rim="glow",
        depth=1.6,
        light=(-1, -1),
    ),
    raw("M150 96l24 4 20 8-22 8-24-4-20-8z", stroke="light", width=2.4),
    raw("M132 134v10l12 2v-10z", fill="light"),
    candle(56, 192, 44, 12, flame=13, halo=56),
)

EMPTY_REPLAYS: Final = state(
    "empty_replays",
    glow(160, 130, 150, "accent", 0.3, 80),
    raw(ellipse(160, 196, 130, 12), fill="#000000", op=0.5),
    mass(raw="M44 182L68 96 160 112 252 96 276 182 160 200z", fill=WOOD, rim="light", depth=1.6),
    raw("M160 192C130 176 92 172 56 178L76 98C108 92 140 98 160 110z", fill=PAPER),
    raw("M160 192C190 176 228 172 264 178L244 98C212 92 180 98 160 110z", fill=(PAPER[1], PAPER[0])),
    raw("M86 116q34-6 62 6M82 132q36-6 66 6M78 148q38-6 70 6M74 164q40-5 74 6", stroke="#b39f75", width=1.2),
    raw("M234 116q-34-6-62 6M238 132q-36-6-66 6M242 148q-38-6-70 6", stroke="#b39f75", width=1.2),
    raw("M160 110v82", stroke="#8a7448", width=2),
    mass(
        "208,164! 216,140 238,96 272,44 292,22! 286,58 262,104 232,142 212,162",
        fill=("glow", "light"),
        half="#ffffff",
        rim="#ffffff",
        depth=1.4,
        light=(-1, -1),
    ),
    line("208,166 240,112 290,24", "#6a4a2c", 1.6),
    mass(raw="M262 196v-20q-6-6 2-8h24q8 2 2 8v20z", fill="deep", half="dusk", rim="light", depth=1.4, light=(-1, -1)),
)

EMPTY_INVITATIONS: Final = state(
    "empty_invitations",
    glow(160, 120, 150, "accent", 0.3, 90),
    raw(ellipse(160, 196, 110, 12), fill="#000000", op=0.5),
    mass(raw="M72 92L160 30 248 92V188H72z", fill=("#b39f75", "#8a7448"), rim="glow", depth=1.6),
    mass(raw="M84 96L160 44 236 96 160 146z", fill=("deep", "dusk"), rim="soft", depth=1.4),
    mass(
        "0,0! -5,-9 -19,-13 -21,-4 -10,3 -13,12 -4,10! 0,5! 4,10! 13,12 10,3 21,-4 19,-13 5,-9",
        x=206,
        y=44,
        rot=14,
        fill="light",
        half="glow",
        rim="#ffffff",
        depth=1.2,
    ),
    mass(raw="M72 92L160 150 72 188z", fill="#dccca8", rim="#f7f0df", depth=1.4, light=(-1, -1)),
    mass(raw="M248 92L160 150 248 188z", fill="#cbb88c", rim="#f7f0df", depth=1.4, light=(1, -1)),
    mass(raw="M72 188L160 128 248 188z", fill=PAPER, rim="#ffffff", depth=1.6),
    raw(ellipse(160, 168, 13), stroke="#b39f75", width=2),
)

LOST: Final = state(
    "lost",
    tree(40, 206, 150, 10, "dusk", 10, 5),
    tree(288, 204, 130, -8, "dusk", 9, 5),
    fog(160, 30, tone="light", op=0.25),
    raw("M120 214q20-30 34-50h14q24 24 44 50z", fill="soft", op=0.45),
    mass(tubes=[("206,214 204,130 206,52", (9, 8, 7))], fill="ink", rim="light", depth=1.4, light=(-1, 0)),
    mass(
        raw="M204 62h56l14 10-14 10h-56zM208 92h-58l-14 10 14 10h58zM204 120h44l10 8-10 8h-44z",
        fill=WOOD,
        half="#8a6238",
        rim="glow",
        depth=1.6,
    ),
    glow(112, 156, 70, "accent", 0.9),
    mass(
        "92,116 100,118 104,126 102,134 110,144 114,176 118,212! 68,212! 72,176 76,146 86,134 84,124",
        fill="ink",
        half="deep",
        rim="accent",
        depth=2,
        light=(1, -0.2),
    ),
    mass(tubes=[("100,146 108,150 112,146", (8, 6, 4))], fill="ink", rim="accent", depth=1, light=(1, -0.4)),
    raw("M108 148h10l2 16h-14z", fill="#fff3d0", stroke="ink", width=1.6),
    fog(206, 16, tone="light", op=0.4),
)

BROKEN: Final = state(
    "broken",
    glow(190, 160, 120, "#9fe8c8", 0.35, 60),
    raw("M28 196L92 188 118 200 146 182 172 198 204 184 240 198 296 190 300 214H24z", fill="dusk"),
    raw("M118 200l28-18 26 16-14 8-36 2z", fill="#0c2a24"),
    glow(146, 196, 40, "#9fe8c8", 0.9, 14),
    tentacle(
        "140,206 124,160 146,122 184,112 214,128 210,152 190,150",
        (26, 4),
        "#123a34",
        "#9fe8c8",
        12,
        -1,
        2,
        sucker_tone="#3f9e88",
    ),
    tentacle(
        "166,206 186,184 216,188 236,172 250,178", (16, 2), "#123a34", "#9fe8c8", 6, 1, 1.6, sucker_tone="#3f9e88"
    ),
    group(
        [
            mass(
                raw="M-46 30q4-42 34-44h24q30 2 34 44q-46 10-92 0z",
                fill="#1f5a50",
                half="#2f7d6c",
                rim="#b8f0dc",
                depth=2.4,
            ),
            raw("M-6-28h12v14H-6zM-10-14h20l3 6h-26z", fill="light"),
            raw("M0-28C-10-60 40-60 60-90", stroke="light", width=2.4),
            raw("M-20-10l10 14-8 8 12 20M14 0l-6 12 10 10", stroke="ink", width=2),
        ],
        "translate(204 96) rotate(38)",
    ),
    raw("M62 188l10-14 6 12zM86 192l4-10 8 8zM252 192l8-16 8 14zM276 194l4-8 6 8z", fill="#8fd0bc"),
    light=(-1, -1),
)

OFFLINE: Final = state(
    "offline",
    glow(118, 62, 120, "#9fb0d8", 0.4),
    dot(118, 60, 44, "#c9d2ea", op=0.9),
    dot(132, 74, 9, "#aeb9d6", op=0.6),
    dot(96, 76, 6, "#aeb9d6", op=0.6),
    mass(
        tubes=[("70,216 70,120 70,28", (9, 8, 7)), ("250,216 250,130 250,44", (9, 8, 7))],
        fill="mid",
        rim="glow",
        depth=1.4,
        light=(-1, 0),
    ),
    mass(raw="M36 46h68v7H36zM44 66h52v6H44zM216 62h68v7h-68zM224 82h52v6h-52z", fill="mid", rim="glow", depth=1.2),
    raw("M40 46v-8M98 46v-8M220 62v-8M278 62v-8M-20 30Q10 44 40 40M340 70Q310 72 278 56", stroke="light", width=3),
    raw("M98 40q18 30 30 78M220 56q-14 30-22 92", stroke="light", width=2.4),
    raw("M128 118l-7 7M128 118l6 8M128 118v11M198 148l-6 7M198 148l6 7", stroke="accent", width=2),
    glow(128, 122, 16, "accent", 0.9),
    glow(198, 150, 16, "accent", 0.9),
    mass(
        "86,38! 92,22 104,14 116,16 122,24! 140,30! 122,34 116,46 100,52 84,60! 80,50",
        fill="ink",
        half="dusk",
        rim="glow",
        depth=1.6,
        light=(0.4, -1),
    ),
    dot(113, 23, 1.8, "accent"),
    raw("M98 50l-2 16M106 48l0 17", stroke="light", width=1.6),
    raw("M20 216q140-14 280 0z", fill="dusk"),
)

LOCKED: Final = state(
    "locked",
    glow(160, 120, 140, "accent", 0.25),
    mass(raw="M76 214V96q0-76 84-76t84 76v118z", fill="dusk", rim="soft", depth=2),
    mass(raw="M90 214V98q0-64 70-64t70 64v116z", fill=WOOD, half="#7a5632", rim="light", depth=2, light=(-1, -1)),
    raw("M113 48V214M136 37V214M160 34V214M184 37V214M207 48V214", stroke="#20160d", width=2),
    raw("M90 84h140v10H90zM90 172h140v10H90z", fill="deep"),
    raw("".join(ellipse(x, y, 2.4) for x in (100, 124, 148, 172, 196, 220) for y in (89, 177)), fill="light"),
    chain("84,110 160,134 236,112", 11, "light", "ink", 3),
    chain("84,158 160,134 236,160", 11, "light", "ink", 3),
    mass(
        raw="M140 122h40v34q-20 14-40 0zM146 122v-10a14 14 0 0 1 28 0v10h-7v-9a7 7 0 0 0-14 0v9z",
        fill="soft",
        half="light",
        rim="#fff6dc",
        depth=2,
        outline="ink",
        light=(-1, -1),
    ),
    glow(160, 140, 30, "accent", 0.9),
    raw(ellipse(160, 136, 4.4) + "M157.4 138h5.2l2 12h-9.2z", fill="ink"),
    raw(poly([(66, 214), (254, 214), (266, 220), (54, 220)]), fill="deep"),
)

WAITING: Final = state(
    "waiting",
    glow(160, 116, 130, "accent", 0.3),
    raw(ellipse(160, 202, 70, 9), fill="#000000", op=0.5),
    mass(
        raw="M104 28h112v14H104zM104 188h112v14H104z",
        fill=("#d6ad5c", "#7a5a22"),
        half="#e6c478",
        rim="#fff0c8",
        depth=2,
        light=(-1, -1),
    ),
    raw("M118 42h6v146h-6zM196 42h6v146h-6z", fill="#9a7531"),
    raw(
        "M130 44h60v18c0 28-22 38-22 53s22 25 22 53v18h-60v-18c0-28 22-38 22-53s-22-25-22-53z",
        fill="#22304a",
        stroke="glow",
        width=2,
        op=0.95,
    ),
    raw("M137 70h46c-2 20-19 30-19 42h-8c0-12-17-22-19-42z", fill="accent"),
    raw("M134 184c0-18 18-22 26-30q8 12 26 30z", fill="accent"),
    raw("M160 112v44", stroke="accent", width=2.4),
    raw("M140 52v12q2 12 10 22", stroke="#ffffff", width=2, op=0.6),
)

STATES: Final = (
    EMPTY_TABLES,
    EMPTY_GAMES,
    EMPTY_REPLAYS,
    EMPTY_INVITATIONS,
    LOST,
    BROKEN,
    OFFLINE,
    LOCKED,
    WAITING,
)
