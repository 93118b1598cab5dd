"""Heads of the constricts: chitin, facets and feelers, with amber lights."""

from .body import BONE, DARK, PALE, SKIN, Body

RINGS = "M63 104Q80 111 97 104M62 111Q80 118 98 111M60 118Q80 125 100 118"


def mandibles(b: Body, y: float = 86, size: float = 1.0) -> None:
    """A pair of jaws that meet below the mouth."""
    with b.both(), b.moved(f"translate(80 {y}) scale({size})"):
        b.form("M-6 0C-20 0 -26 12 -18 24C-16 16 -12 14 -2 13Z", PALE, (2, 2), 2.5)


def cricket(b: Body) -> None:
    b.neck(top=94, w=15, marks=RINGS)
    with b.both():
        b.cord("M68 18Q50 -14 24 -16Q8 -14 4 0", "light", 2)
    b.form("80,6 104,14 114,36 110,62 104,92 80,112 56,92 50,62 46,36 56,14", PALE, (8, 5), shine="M58 22Q66 14 76 13")
    b.line("M80 10V44M56 66Q80 76 104 66M60 84Q80 94 100 84", width=2.4)
    b.facet(52, 36, 13, 18, 12)
    b.facet(108, 36, 13, 18, -12)
    b.spots("80,28,3.6 72,40,3 88,40,3")
    b.form("66,72 80,68 94,72 92,100 80,108 68,100", DARK, (4, 3), 2.4, "M80 72V106")
    b.small("66,86,4 54,100,3 50,112,2;94,86,4 106,100,3 110,112,2", SKIN)


def mantis(b: Body) -> None:
    b.neck(top=92, w=14, marks=RINGS)
    with b.both():
        b.cord("M66 26Q52 4 30 2Q20 2 16 10")
        b.form("M66 82C50 84 46 100 58 112C58 104 62 100 72 98Z", ("dark", "mid", "light"), (3, 2))
    b.form(
        "80,20 104,24 122,38 116,62 104,84 92,100 80,104 68,100 56,84 44,62 38,38 56,24",
        SKIN,
        (7, 5),
        shine="M62 28Q70 24 78 25",
    )
    b.line("M80 26V62M68 68Q80 76 92 68", width=2.4)
    b.form("70,78 80,74 90,78 88,92 80,97 72,92", DARK, (3, 2), 2.4, "M80 78V94")
    b.facet(42, 44, 19, 25, -22)
    b.facet(118, 44, 19, 25, 22)
    b.spots("72,46,3.4 88,46,3.4 80,36,3.4")


def moth(b: Body) -> None:
    b.neck(top=94, marks=RINGS)
    with b.both():
        b.form("66,34,4 52,16,5 32,4,4 14,4,1!", PALE, (2, 1), 2.4)
        b.line(
            "M56 20L44 26M50 14L36 21M43 9L28 16M35 6L21 12M58 22L62 10M50 14L52 2M42 9L42 -3M33 5L31 -5", "light", 2.6
        )
    ruff = "110,34 120,50 124,68! 117,70! 119,84! 110,84! 108,98! 98,96! 92,108! 86,101! 80,112!"
    left = "74,101! 68,108! 62,96! 52,98! 50,84! 41,84! 43,70! 36,68! 40,50 50,34"
    b.form(f"80,26 96,28 {ruff} {left} 64,28", PALE, (8, 5))
    b.facet(57, 58, 17, 19, -10)
    b.facet(103, 58, 17, 19, 10)
    b.line("M80 30L80 46M72 34L76 44M88 34L84 44")
    b.cord("M80 78Q80 88 74 92Q68 96 72 101Q77 103 78 98", "pale", 2)


def grub(b: Body) -> None:
    b.neck(top=100, w=20, tones=BONE, marks="M59 112Q80 120 101 112")
    for y, w in ((94, 34), (78, 42)):
        right = f"{80 + w},{y} {76 + w},{y + 12} 80,{y + 17}"
        b.form(f"80,{y - 16} {75 + w},{y - 11} {right} {84 - w},{y + 12} {80 - w},{y} {85 - w},{y - 11}", BONE, (7, 4))
    b.ticks("42,84 110,86 48,98 104,100", 6, "shade")
    b.form("80,2 110,10 126,36 118,64 98,82 80,86 62,82 42,64 34,36 50,10", DARK, (9, 6), shine="M50 26Q58 14 72 11")
    b.line("M80 6Q76 22 68 34M80 6Q84 22 92 34", "light", 2)
    for x in (54, 106):
        b.halo(x, 50, 15)
    b.spots("54,46,5 48,55,3.6 58,57,3.6 106,46,5 112,55,3.6 102,57,3.6", "glow", 2)
    b.form("66,60! 80,56 94,60! 90,70 80,73 70,70", SKIN, (3, 2), 2.4)
    b.fangs("66,66,12,2,26 94,66,12,-2,26", 2.6)


def centipede(b: Body) -> None:
    b.neck(top=90, w=18, marks=RINGS)
    with b.both():
        b.form("62,24,5 44,4,4.4 26,-8,3.6 8,-4,1!", SKIN, (2, 1.4), 2.4)
        b.line("M54 8L48 18M42 0L38 10M30 -8L28 2")
        b.form("58,78,9 34,84,8 28,104,6 46,114,1!", DARK, (3, 2), 2.6)
        b.fangs("30,98,7,16,12")
    b.form(
        "80,8 106,16 118,40 112,74 98,96 80,102 62,96 48,74 42,40 54,16",
        SKIN,
        (8, 5),
        marks="M48 62Q80 76 112 62M54 80Q80 92 106 80",
        shine="M56 26Q64 17 74 15",
    )
    b.spots("62,34,7 98,34,7 54,48,4.5 106,48,4.5 72,46,4 88,46,4", "glow", 2.2)


def cicada(b: Body) -> None:
    b.neck(top=96, w=18, marks=RINGS)
    b.form("80,26 112,28 134,44 130,72 108,98 80,108 52,98 30,72 26,44 48,28", SKIN, (8, 5), shine="M50 36Q64 30 78 30")
    b.form("66,34! 80,28 94,34! 98,78 80,102! 62,78", PALE, (5, 3), 2.6)
    b.line("M66 46H94M65 56H95M66 66H94M68 76H92M72 86H88", width=2.4)
    with b.both():
        b.facet(20, 50, 15, 18, 10)
        b.form("50,30 44,10 54,-8 62,8 62,26", DARK, (3, 2), 2.4)
    b.small("80,98,4 80,112,2.4", DARK)
    b.spots("74,38,2.6 86,38,2.6 80,32,2.6")
    b.line("M40 78Q48 86 58 88M120 78Q112 86 102 88", width=2.4)


def stag_beetle(b: Body) -> None:
    b.neck(top=96, w=15, marks=RINGS)
    with b.both():
        horn = "M60 52C34 52 18 36 22 2C30 12 34 16 34 22C38 18 42 18 47 14C46 24 48 30 56 34C62 37 68 38 70 44Z"
        b.form(horn, DARK, (4, 2))
    b.form(
        "80,36 104,40 120,54 124,74 112,96 96,106 80,109 64,106 48,96 36,74 40,54 56,40",
        SKIN,
        (8, 5),
        shine="M52 48Q60 42 70 41",
    )
    for x, y, r in (
        (62, 66, 13),
        (98, 66, 13),
        (43, 66, 5.8),
        (117, 66, 5.8),
        (51, 83, 5),
        (109, 83, 5),
        (71, 48, 4.6),
        (89, 48, 4.6),
    ):
        b.halo(x, y, r * 1.6)
        b.spots(f"{x},{y},{r}", "glow", 2.4)
        b.spots(f"{x + r * 0.12},{y + r * 0.15},{r * 0.4},{r * 0.5}", "ink", 0)
    mandibles(b)


def spider(b: Body) -> None:
    b.neck(top=92, w=17, tones=DARK, marks=RINGS)
    b.form("80,2 110,8 130,34 128,66 108,88 80,94 52,88 32,66 30,34 50,8", DARK, (8, 5))
    b.ticks("44,20 54,10 66,4 88,3 100,8 112,18 120,32 36,34", 9, "light")
    for x, y, r in (
        (66, 46, 12),
        (94, 46, 12),
        (44, 42, 7),
        (116, 42, 7),
        (52, 26, 5.5),
        (108, 26, 5.5),
        (72, 22, 5),
        (88, 22, 5),
    ):
        b.halo(x, y, r * 1.7)
        b.spots(f"{x},{y},{r}", "ink", 2.4)
        b.spots(f"{x - r * 0.2},{y - r * 0.2},{r * 0.55}", "glow", 0)
    with b.both():
        b.form("78,66! 56,66 44,80 50,94 66,96 78,86!", SKIN, (4, 3))
        b.fangs("58,92,11,8,26", 2.4)


def ant(b: Body) -> None:
    b.neck(top=96, w=12, marks=RINGS)
    with b.both():
        b.small("66,60,3.6 42,34,3.4;42,34,3.6 14,24,3 4,40,2.4", SKIN)
        b.spots("42,34,5", "light", 2)
    b.form(
        "80,14 94,4 116,4 130,22 126,52 108,82 92,100 80,104 68,100 52,82 34,52 30,22 44,4 66,4",
        SKIN,
        (8, 5),
        shine="M44 16Q50 10 60 10",
    )
    b.line("M80 16Q76 36 80 56", width=2.2)
    with b.both():
        b.halo(50, 46, 18)
        b.spots("50,46,10,13", "ink", 2.4)
        b.spots("47,42,4,6", "glow", 0)
    mandibles(b, 84, 1.25)
    b.line("M68 78Q80 86 92 78", width=2.4)


def rhinoceros(b: Body) -> None:
    b.neck(top=96, w=19, marks=RINGS)
    b.form(
        "M64 56C62 20 76 -8 104 -18C100 -10 102 -6 108 -6C96 6 94 26 98 56Z", PALE, (6, 3), shine="M74 44Q74 16 92 -4"
    )
    b.form(
        "80,42 112,46 132,66 130,90 110,108 80,112 50,108 30,90 28,66 48,46", DARK, (9, 5), shine="M40 62Q48 52 60 50"
    )
    b.form("M66 62Q80 52 94 62Q92 40 80 32Q68 40 66 62Z", PALE, (3, 2), 2.4)
    b.facet(48, 76, 12, 10, 0)
    b.facet(112, 76, 12, 10, 0)
    b.line("M62 94Q80 100 98 94M66 102Q80 108 94 102", width=2.4)
    b.small("40,98,4 26,104,3 16,100,1!;120,98,4 134,104,3 144,100,1!", SKIN)


def wasp(b: Body) -> None:
    b.neck(top=94, w=11, tones=DARK, marks=RINGS)
    with b.both():
        b.form("70,26,3.6 60,4,3.6 44,-6,3.4 28,2,3", DARK, (2, 1), 2.4)
    b.form("80,16 104,20 120,36 116,64 100,92 80,106 60,92 44,64 40,36 56,20", ("mid", "#f2c14a", "#ffe89a"), (8, 5))
    b.fill("M66 18Q80 30 94 18L90 40Q80 48 70 40Z", "dark")
    b.fill("M60 62Q80 74 100 62L98 72Q80 84 62 72Z", "dark")
    b.facet(46, 46, 14, 24, 16)
    b.facet(114, 46, 14, 24, -16)
    b.spots("74,32,2.6 86,32,2.6 80,24,2.6")
    mandibles(b, 84, 1.1)


def fly(b: Body) -> None:
    b.neck(top=90, w=14, tones=DARK, marks=RINGS)
    b.form("80,20 98,24 106,54 98,86 80,94 62,86 54,54 62,24", DARK, (5, 4))
    b.facet(42, 46, 32, 36, -8)
    b.facet(118, 46, 32, 36, 8)
    b.line("M72 20L66 8M88 20L94 8M76 18L74 6M84 18L86 6", width=2.2)
    b.form("80,70,9 80,90,7 82,104,6", SKIN, (3, 2), 2.6)
    b.form("64,104 80,98 98,104 100,114 82,118 62,114", PALE, (3, 2), 2.6, "M70 108H94")
    b.line("M74 34Q80 40 86 34M72 58Q80 64 88 58", "light", 2)


def weevil(b: Body) -> None:
    b.neck(top=88, w=20, marks=RINGS)
    b.form("92,6 122,18 136,48 126,82 100,100 70,96 56,74 54,40 66,16", SKIN, (9, 5), shine="M76 24Q86 15 98 16")
    b.spots("110,26,4 122,44,4.6 120,66,4 104,82,4 92,20,3", "dark", 0)
    b.form("66,44,15 40,48,11 20,68,9 10,96,8 14,108,7", PALE, (5, 4), marks="M30 48L40 62M14 66L30 76M6 88L22 92")
    b.small("36,54,3 22,40,2.6 26,26,2.2;26,26,2.4 12,18,2.2", SKIN)
    b.spots("12,18,4.600", "light", 2)
    b.halo(70, 44, 20)
    b.spots("70,44,12", "ink", 2.6)
    b.spots("67,41,5.5", "glow", 0)
    b.line("M78 92Q96 98 114 88", width=2.4)


HEADS = {
    55: cricket,
    58: mantis,
    59: moth,
    61: grub,
    62: centipede,
    64: cicada,
    65: stag_beetle,
    67: spider,
    70: ant,
    73: rhinoceros,
    74: wasp,
    76: fly,
    79: weevil,
}
