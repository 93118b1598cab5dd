"""Torsos of the necromunculi."""

from .body import BONE, CLOTH, DARK, PALE, PIT, RAG, SKIN, Body
from .necromunculus_heads import ROPE
from .shapes import NECK

PATCH = ("shade", "mid", None)


def bone_arm(b: Body, elbow: str, wrist: str, fingers: str, shoulder: str = "38,22") -> None:
    """An arm of bones from the left shoulder."""
    b.small(f"{shoulder},6.5 {elbow},5.5;{elbow},6 {wrist},5")
    b.form(f"M{shift(elbow, -6.5)}a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z", BONE, (2, 1.4), 2.2)
    x, y = map(float, wrist.split(","))
    b.hand(x, y, fingers, 0, BONE)


def shift(point: str, dx: float) -> str:
    x, y = map(float, point.split(","))
    return f"{x + dx} {y}"


def open_ribs(b: Body) -> None:
    bone_arm(b, "17,58", "24,92", "12,110,2.4 20,114,2.4 29,113,2.4 37,106,2.4")
    b.form(
        "122,20,11 142,42,9 146,60,9 136,82,8 130,92,8", off=(4, 2), marks="M130 34L150 44M134 52L156 54M126 76L148 88"
    )
    b.hand(130, 92, "116,104,3 123,111,3 132,112,3 141,105,3", 0)
    b.trunk("118,8 132,22 130,40 118,60 110,86")
    b.form("80,14 102,20 112,36 104,62 92,76 80,80 68,76 56,62 48,36 58,20", PIT, (0, 0), 3)
    b.halo(80, 46, 30)
    b.fill("80,36 88,42 86,54 79,60 72,53 73,41", "glow")
    with b.both():
        b.small(
            "77,25,3 66,23,3.6 56,33,3;77,36,3 63,34,3.6 52,44,3;77,47,3 64,45,3.6 54,55,3;77,58,3 68,56,3.6 60,66,3"
        )
    b.small(";".join(f"74,{y} 80,{y - 3} 86,{y} 84,{y + 6} 76,{y + 6}" for y in (20, 31, 42, 53, 64, 74)), ink=2)
    b.stitch((80, 82), (80, 116), 5, 6, width=2.4)
    b.neck_cut()


def scarecrow(b: Body) -> None:
    b.small("9,30,5 80,26,5 151,30,5", ("#3f2c14", "#8a6a3a", "#c4a062"))
    with b.both():
        b.form("52,14 20,18! 24,30! 14,34! 26,44! 56,40", RAG, (4, 3))
        b.hand(12, 30, "3,44,2.2 9,50,2.2 17,50,2.2 23,44,2.2", 0, BONE)
    b.trunk(
        "112,10 122,34 118,62 126,88 120,108",
        tones=("cloth", "#5a74a2", "#8fabd2"),
        marks="M60 12Q52 60 58 120M100 12Q110 60 100 120M80 40V118",
    )
    b.form(
        "M44 78Q80 90 116 78L118 90Q80 102 42 90Z",
        ROPE,
        (5, 2),
        2.6,
        marks="M52 80L48 92M66 84L62 96M94 84L98 96M108 80L112 92",
    )
    b.small("88,92,4 92,106,3.4 88,118,3", ROPE)
    b.form("M58 40L84 36L88 60L62 64Z", PATCH, (3, 2), 2.2)
    b.stitch((59, 40), (62, 63), 3, 3.6, "pale", seam=False)
    b.stitch((84, 37), (87, 59), 3, 3.6, "pale", seam=False)
    b.line("M104 12l4 14M110 14l8 10M52 12l-4 12M46 16l-8 8", "#e0c583", 2.4)
    b.neck_cut()


def frock_coat(b: Body) -> None:
    b.trunk("116,6 126,18 128,44 122,80 116,108", marks="M80 60V122")
    b.form("62,4! 80,8 98,4! 92,36 80,62! 68,36", BONE, (4, 3), 2.4)
    b.stitch((80, 12), (80, 54), 6, 5)
    b.form("M62 3L44 8L54 40L74 52L68 30Z;M98 3L116 8L106 40L86 52L92 30Z", CLOTH, (3, 2), 2.4)
    b.spots("88,96,3 88,112,3", "pale")
    b.form("M96 92L114 88L116 106L99 109Z", ("cloth", "cloth2", None), (3, 2), 2)
    b.stitch((96, 93), (99, 108), 3, 3.4, "pale", seam=False)
    b.form("38,20,11 25,50,10 36,76,9 58,82,8;122,20,11 136,50,10 126,70,9 104,68,8", SKIN, (4, 3))
    b.form("M50 70L64 74L60 92L46 90Z;M98 58L112 60L112 78L98 78Z", CLOTH, (2, 2), 2.4)
    b.hand(99, 68, "86,57,3 81,64,3 81,72,3 87,79,3", 0, BONE)
    b.hand(62, 83, "75,74,3 80,82,3 79,90,3 73,96,3", 0, BONE)
    b.neck_cut()


def plague_cape(b: Body) -> None:
    b.small("146,50,3 148,118,3", ("#3f2c14", "#8a6a3a", None))
    b.form("124,36,9 140,54,8 146,72,7", CLOTH, (4, 2))
    b.hand(147, 76, "138,80,2.6 139,86,2.6 141,92,2.6", 7, PALE)
    b.trunk("112,12 116,40 118,80 114,104", tones=CLOTH, marks="M80 50V122")
    b.form(
        "60,0! 80,6 100,0! 124,10 142,42 132,62! 118,54! 108,70! 94,58! 80,74! 66,58! 52,70! 42,54! 28,62! 18,42 36,10",
        SKIN,
        (9, 5),
    )
    b.line("M70 10Q60 36 66 56M90 10Q100 36 94 56M52 14Q38 32 42 50M108 14Q122 32 118 50")
    b.spots("74,84,2.6 74,98,2.6 74,112,2.6 88,84,2.6 88,98,2.6 88,112,2.6", "pale")
    b.small("30,56,4.4 26,72,4", PALE)
    b.halo(24, 92, 26)
    b.form("M14 82H34L38 106H10Z", ("cut", "glow", None), (2, 2), 2.4)
    b.line("M14 82L24 70L34 82M24 84V104")
    b.neck_cut()


def bound_mummy(b: Body) -> None:
    linen = ("mid", "pale", None)
    b.trunk(
        "118,8 130,26 126,56 118,88 112,106",
        tones=linen,
        marks="M44 84Q80 96 116 82M48 96Q80 108 112 96M48 108Q80 120 112 110M50 16L112 22",
    )
    b.hand(50, 44, "38,36,2.8 36,44,2.8 40,52,2.8", 0, BONE)
    b.form(
        "130,26,13 132,58,12 96,68,11 56,46,9",
        linen,
        (5, 3),
        marks="M122 40L144 36M122 52L142 60M116 54L124 76M100 56L100 80M84 50L78 72M70 44L60 60",
    )
    b.hand(110, 46, "122,38,2.8 124,46,2.8 120,54,2.8", 0, BONE)
    b.form(
        "30,26,13 28,58,12 64,72,11 104,48,9",
        linen,
        (5, 3),
        marks="M38 40L16 36M38 52L18 60M44 56L36 78M60 60L58 84M76 56L82 76M90 46L100 62",
    )
    b.halo(80, 92, 15)
    b.spots("80,92,5.500", "glow", 2)
    b.form("112,100! 134,108 148,102 158,110 144,120 116,114!", BONE, (3, 2), 2.4)
    b.neck_cut()


def coffin_chest(b: Body) -> None:
    with b.both():
        bone_arm(b, "14,52", "10,84", "2,100,2.2 8,104,2.2 15,104,2.2 22,98,2.2", "40,20")
    b.trunk(
        "118,4! 136,34! 124,84! 112,108",
        tones=("#2b2c44", "#5f6088", "#9496b8"),
        marks="M60 6L50 36L58 120M100 6L110 36L102 120",
    )
    b.line("M24 34H136M38 84H122", width=2.2)
    with b.inside("M64 24H96L108 44L100 92H60L52 44Z", "cut"):
        b.halo(80, 60, 34)
        b.small("80,30,4 80,92,4")
        b.small(
            "80,40,3 66,42,3 58,52,3;80,40,3 94,42,3 102,52,3;80,56,3 68,58,3 62,68,3;80,56,3 92,58,3 "
            "98,68,3;80,72,3 72,74,3"
        )
    b.spots("44,36,2.6 116,36,2.6 50,80,2.6 110,80,2.6", "pale", 1.2)
    b.neck_cut()


def patchwork_giant(b: Body) -> None:
    b.form("40,24,10 22,44,7 20,64,6", off=(4, 3))
    b.hand(21, 70, "12,80,2.6 18,85,2.6 25,85,2.6 31,79,2.6", 7)
    b.trunk("122,8 136,28 132,56 122,84 116,104")
    b.form("120,26,18 138,52,16 138,78,15 130,92,13", PALE, (5, 3), marks="M118 56L156 50M118 74L156 78")
    b.hand(128, 98, "110,108,5 120,116,5 132,117,5 142,110,5", 13, PALE)
    b.form("60,2! 80,7 80,60 52,66 36,40 44,12", DARK, (6, 4), 2.4)
    b.stitch((80, 10), (80, 60), 6, 5)
    b.stitch((80, 60), (40, 62), 5, 5)
    b.form("M56 84L92 78L98 104L62 110Z", ("cloth", "cloth2", "shade"), (4, 3), 2.4)
    b.stitch((57, 84), (62, 108), 3, 4, "pale", seam=False)
    b.stitch((92, 80), (98, 103), 3, 4, "pale", seam=False)
    b.small("M36 4H46V20H36Z;M32 0H50V6H32Z")
    b.neck_cut()


def bare_spine(b: Body) -> None:
    with b.both():
        bone_arm(b, "24,54", "34,90", "24,108,2.4 32,112,2.4 40,110,2.4 46,102,2.4", "30,18")
    b.form(
        "49,121! 50,104! 64,96 80,100 96,96 110,104! 111,121! 96,126 80,128 64,126",
        BONE,
        (5, 3),
        marks="M60 112Q70 104 76 118M100 112Q90 104 84 118",
    )
    b.small(
        ";".join(f"72,{y} 80,{y - 4} 88,{y} 90,{y + 5} 80,{y + 8} 70,{y + 5}" for y in (12, 26, 40, 54, 68, 82, 95))
    )
    with b.both():
        for y, x in ((24, 44), (38, 38), (52, 42), (66, 52)):
            b.small(f"76,{y},3.4 {x + 12},{y - 3},4 {x},{y + 8},3.6 {x + 8},{y + 18},2.4")
        b.form("68,8! 44,4 26,12 24,22 46,18 68,18!", BONE, (3, 2), 2.4)
    b.form(f"{NECK} 98,14 80,19 62,14", DARK, (3, 2), 2.4)
    b.neck_cut()


def manacled(b: Body) -> None:
    with b.both():
        b.form("40,26,11 18,22,10 12,2,9", off=(4, 3))
        b.hand(12, -6, "3,-14,2.8 10,-19,2.8 18,-18,2.8 24,-11,2.8", 7)
        b.form("M2 2L24 -2L25 8L3 12Z", DARK, (2, 1), 2.4)
        b.line("M8 12Q6 26 14 36", width=5.4)
        b.line("M8 12Q6 26 14 36", "pale2", 2.4)
    b.trunk("116,10 124,30 114,60 108,88 110,106", marks="M60 30Q70 38 80 32Q90 38 100 30M80 44V60")
    chain = "M42 44Q80 84 118 62M44 96Q80 60 120 40"
    b.line(chain, width=8)
    b.canvas.path(chain, stroke="pale2", width=4.4, more=' stroke-dasharray="5 5"')
    b.form("M66 66H96V92H66Z", ("#6b5527", "#b3924f", "#e0c583"), (4, 3))
    b.line("M71 66V58Q81 48 91 58V66", width=3.6)
    b.fill("M81 73a4.500 4.500 0 0 1 2 8l2 7h-8l2-7a4.500 4.500 0 0 1 2-8Z")
    b.neck_cut()


def straitjacket(b: Body) -> None:
    canvas, shaded = ("pale2", "pale", None), ("shade", "light", None)
    b.trunk("116,8 130,26 126,56 118,88 114,108", tones=canvas, marks="M56 12Q80 22 104 12M50 108Q80 116 110 108")
    b.form(
        "128,26,14 136,54,13 112,80,12 70,88,10 38,78,9",
        shaded,
        (5, 3),
        marks="M122 60L142 70M112 66L118 92M96 74L98 98",
    )
    b.form(
        "32,26,14 24,54,13 48,82,12 92,94,10 126,86,9", canvas, (5, 3), marks="M38 60L18 70M48 68L42 94M64 76L62 100"
    )
    b.form("M122 76L148 80L146 94L120 96Z;M38 68L12 72L14 86L40 88Z", CLOTH, (3, 2), 2.6)
    b.form("M56 22H104V33H56Z;M58 42H102V53H58Z", CLOTH, (3, 2), 2.4)
    b.small("M73 19H87V36H73Z;M73 39H87V56H73Z", ("#6b5527", "#e0c583", None))
    b.form("M72 100L88 100L87 127L73 127Z", CLOTH, (3, 2), 2.4)
    b.small("M69 106H91V118H69Z", ("#6b5527", "#e0c583", None))
    b.neck_cut()


def arrow_knight(b: Body) -> None:
    with b.both():
        bone_arm(b, "18,52", "20,88", "10,104,2.4 17,109,2.4 25,108,2.4 32,100,2.4")
    b.trunk("112,12 116,50 112,84 110,104", tones=RAG, marks="M52 104L108 96M54 112L108 108")
    steel = ("shade", "pale2", "#ffffff")
    breastplate = "118,14 120,44 104,74 80,88 56,74 40,44 42,14"
    b.form(f"62,4! 80,12 98,4! {breastplate}", steel, (8, 5), marks="M80 14V86M44 46Q80 62 116 46")
    with b.both():
        b.form("52,8 30,4 16,16 14,32 34,30 50,22", steel, (5, 3), marks="M18 22Q34 18 48 16")
    for x, y, dx, dy in ((62, 38, -34, -38), (98, 52, 38, -40), (72, 70, -50, 18)):
        b.spots(f"{x},{y},4.4", "ink", 0)
        b.small(f"{x},{y},2 {x + dx},{y + dy},2", ("#3f2c14", "#8a6a3a", None))
        b.cord(f"M{x + dx * 0.72:g} {y + dy * 0.72:g}L{x + dx * 1.05:g} {y + dy * 1.05:g}", "pale", 5.4)
        b.line(f"M{x + dx * 0.72:g} {y + dy * 0.72:g}L{x + dx * 1.05:g} {y + dy * 1.05:g}", width=1.4)
    b.neck_cut()


TORSOS = {
    2: open_ribs,
    5: scarecrow,
    8: frock_coat,
    10: plague_cape,
    11: bound_mummy,
    14: coffin_chest,
    17: patchwork_giant,
    20: bare_spine,
    21: manacled,
    23: straitjacket,
    26: arrow_knight,
}
