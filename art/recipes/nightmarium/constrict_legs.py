"""Legs of the constricts."""

from .body import BONE, DARK, PALE, SKIN, Body
from .constrict_torsos import YELLOW, bands


def six_stilts(b: Body) -> None:
    for leg, w in (("62,14 24,14 5,112", 6.4), ("62,30 33,40 26,116", 6), ("66,46 50,58 48,117", 5.4)):
        with b.both():
            b.jointed(leg, w)
    b.hips("112,14 110,34 104,56 92,80 80,102!", shine="M56 12Q56 40 68 70")
    for y, w in ((16, 31), (34, 29), (52, 24), (69, 17)):
        bands(b, (y - 4,), w, 13)
    b.spots("65,27,3.4 95,27,3.4 67,45,3.4 93,45,3.4 71,62,3.4 89,62,3.4")
    b.waist_cut()


def moth_down(b: Body) -> None:
    with b.both():
        b.small("52,70,5 30,82,4.4 22,114,2;58,86,5 46,98,4 44,117,2", DARK)
        b.form("50,4 26,10 8,34 4,66! 22,62 26,84! 44,66 54,40", PALE, (5, 4), marks="M46 14L12 52M48 26L24 70")
        b.spots("24,40,7", "dark", 2)
        b.spots("24,40,3.6", "glow", 1.2)
    b.hips("112,18 116,40! 108,42! 110,62! 100,62! 98,84! 88,80! 80,100!", tones=PALE)
    b.line("M50 24Q80 40 110 24M52 44Q80 60 108 44M58 64Q80 78 102 64", "shade", 3)
    b.ticks("64,30 90,32 72,52 86,54", 8, "shade")
    b.waist_cut()


def leaper(b: Body) -> None:
    with b.both():
        b.form("62,24,12 38,12,13 12,-2,7", PALE, (5, 3), marks="M52 10L44 22M40 4L32 18M28 0L22 10")
        b.small("10,-2,5 18,48,3.6 34,106,3", SKIN)
        b.small("34,106,3.4 18,114,3 4,116,1!;34,106,3 44,116,1!", SKIN)
        b.line("M14 24l-8 2M17 44l-8 3M22 64l-8 4M27 84l-8 4", width=2.6)
        b.small("60,44,4 48,64,3.4 52,88,.8!", DARK)
    b.hips("112,18 108,44 98,76 86,104 80,112!", tones=SKIN, shine="M56 12Q56 40 66 66")
    bands(b, (18, 34, 50, 66, 82), 24)
    b.waist_cut()


def coil(b: Body) -> None:
    feet = (
        "100,30,128,34 114,48,142,52 122,66,148,78 112,86,136,104 84,100,92,117 62,106,66,118 42,106,40,118 "
        "26,98,18,112"
    )
    for word in f"{feet} 60,34,36,44 76,52,50,62 86,68,62,76".split():
        x, y, tx, ty = map(int, word.split(","))
        b.small(f"{x},{y},4 {(x + tx) / 2},{(y + ty) / 2 - 4},3.4 {tx},{ty},.8!", DARK)
    b.form(
        "80,16,26 84,30,24 98,44,20 106,64,18 92,84,17 64,92,15 40,96,12 22,90,9 14,76,6 20,66,2",
        SKIN,
        (6, 5),
        shine="M60 10Q60 30 74 44Q86 58 86 68",
    )
    b.line(
        "M56 20Q86 22 108 12M62 36Q89 37 108 26M78 52Q102 52 118 40M88 66Q110 70 124 62M86 74Q103 90 112 94M78 "
        "80Q83 98 80 104M60 80Q61 100 54 108M42 86Q42 102 34 106M26 82Q25 96 16 98",
        width=2.4,
    )
    b.line("M20 66L12 56M20 66L26 56", width=2.6)
    b.spots("78,22,3 88,40,3 101,56,3 104,74,3 84,90,3 58,95,3 38,96,3")
    b.hips("112,8 80,14")
    b.waist_cut()


def maggot(b: Body) -> None:
    b.small("150,84,4 158,70,.8!;154,92,4 160,86,.8!", ("shade", "mid", None))
    for x, y in ((46, 60), (46, 80), (58, 98), (80, 108), (104, 108)):
        b.small(f"{x},{y},7 {x - 9},{y + 7},5 {x - 12},{y + 11},2", ("shade", "mid", None))
    rings = (
        (142, 92, 13, 12),
        (122, 98, 18, 16),
        (98, 96, 24, 20),
        (82, 82, 31, 20),
        (78, 62, 33, 18),
        (79, 42, 33, 18),
        (80, 22, 32, 18),
    )
    for x, y, rx, ry in rings:
        b.form(f"M{x - rx} {y}a{rx} {ry} 0 1 0 {2 * rx} 0a{rx} {ry} 0 1 0 {-2 * rx} 0Z", BONE, (7, 4))
    b.spots("56,26,3.4 54,46,3.4 54,66,3.4 62,86,3.4 88,102,3 116,106,2.6", "glow", 1.6)
    b.hips("113,8 106,18 80,22", tones=("pale2", "light", None))
    b.waist_cut()


def digger(b: Body) -> None:
    with b.both():
        b.form("58,18,13 30,24,12 22,50,12", SKIN, (5, 3), marks="M36 10L30 38M10 44L36 48")
        b.form("8,50! 40,46! 46,74 40,92 20,96 4,84", PALE, (6, 4), shine="M14 58Q10 70 14 82")
        b.fangs("8,86,11,-3,24 19,92,11,-1,26 30,93,11,2,25 40,87,10,6,22", 2.4)
    b.hips("116,18 114,46 102,78 80,98", tones=DARK, shine="M50 14Q48 40 58 66")
    b.line("M80 10V96", width=3)
    for y, w in ((28, 30), (48, 28), (68, 22)):
        b.line(f"M{80 - w} {y}Q80 {y + 10} {80 + w} {y}", width=2.4)
    b.spots("64,24,4.4 96,24,4.4 64,44,4.4 96,44,4.4 68,64,4 92,64,4")
    b.waist_cut()


def sting_tail(b: Body) -> None:
    for leg in ("60,20 26,28 14,112", "62,34 40,52 38,116"):
        with b.both():
            b.jointed(leg, 5.4, DARK)
    joints = "M70 66L104 50M92 86L116 64M118 98L126 72M144 88L130 68M158 66L140 58M158 40L142 40"
    b.form(
        "84,38,17 98,68,16 122,84,14 142,70,12 147,44,10 140,24,8",
        SKIN,
        (5, 4),
        marks=joints,
        shine="M82 56Q92 76 114 92",
    )
    b.hips("112,16 106,40 94,56 80,60", tones=SKIN)
    bands(b, (16, 32), 30)
    b.form("146,0 155,12 148,26 134,28 122,24 108,38! 112,16 130,2", PALE, (4, 3), 2.8)
    b.waist_cut()


def orb_weaver(b: Body) -> None:
    for leg in ("58,14 16,-8 2,60", "58,24 8,24 10,112", "60,36 26,50 32,117", "66,46 46,66 54,118"):
        with b.both():
            b.jointed(leg, 3.6, DARK)
    b.form("80,30 108,36 120,64 108,94 80,104 52,94 40,64 52,36", PALE, (9, 6))
    b.fill("M80 42L88 52L80 62L72 52ZM80 66L92 78L80 94L68 78Z", "dark")
    b.spots("58,60,5 102,60,5 60,82,4 100,82,4", "dark", 0)
    b.hips("112,10 104,26 80,34", tones=DARK)
    b.waist_cut()


def crab(b: Body) -> None:
    for leg in ("54,44 18,40 4,84", "58,58 24,68 16,114", "66,66 44,84 42,118"):
        with b.both():
            b.jointed(leg, 6.6)
    with b.both():
        b.form("54,34,9 26,18,8 18,0,7", SKIN, (3, 2))
        b.form("M4 2C-2 -8 2 -18 12 -20C10 -14 12 -10 16 -8C20 -14 26 -18 32 -16C34 -4 26 6 16 8Z", PALE, (3, 2), 2.6)
    b.hips("122,20 138,42 128,64 104,76 80,80", shine="M48 16Q34 30 34 46")
    b.line("M34 40Q80 56 126 40M56 62Q80 72 104 62", width=2.4)
    b.spots("62,30,5 98,30,5 80,46,4 58,54,3 102,54,3")
    b.waist_cut()


def wasp_sting(b: Body) -> None:
    for leg in ("56,14 22,28 8,92", "60,24 34,48 28,114"):
        with b.both():
            b.jointed(leg, 4, DARK)
    abdomen = "80,10 112,30 118,60 104,88 80,106! 56,88 42,60 48,30"
    b.form(abdomen, YELLOW, (8, 5))
    b.stripes(abdomen, "M40 36Q80 54 120 36M38 57Q80 76 122 57M42 78Q80 96 118 78")
    b.small("80,98,5 80,120,.6!", BONE)
    b.hips("110,8 98,18 80,22", tones=DARK)
    b.waist_cut()


def harvestman(b: Body) -> None:
    for way in (
        "62,26,5 30,-8,5 10,6,4.400 6,60,3.600 14,117,.8!",
        "64,36,5 44,8,4.800 30,24,4.200 26,70,3.400 34,117,.8!",
        "70,48,5 60,34,4.600 50,50,4 50,84,3.200 58,117,.8!",
    ):
        with b.both():
            b.form(
                way,
                PALE,
                (2.4, 1.8),
                2.6,
                marks="M28 -20V20M0 8L26 4M44 -4V26M20 26L40 22M58 28V46M42 54L60 48M0 60H60M0 84H66",
            )
    b.hips("118,14 118,40 102,60 80,66", tones=DARK, shine="M48 10Q46 30 58 46")
    b.line("M46 18Q80 32 114 18", width=2.4)
    b.halo(66, 42, 15)
    b.halo(94, 42, 15)
    b.spots("66,42,8 94,42,8", "glow", 2.4)
    b.spots("67,43,3.2 93,43,3.2", "ink", 0)
    b.waist_cut()


def rolled_up(b: Body) -> None:
    b.form(
        "80,14 118,22 142,52 138,88 112,114 80,119 48,114 22,88 18,52 42,22", SKIN, (10, 7), shine="M42 34Q28 50 28 70"
    )
    for y, w in ((34, 50), (50, 58), (66, 60), (82, 58), (97, 50)):
        b.line(f"M{80 - w} {y + 10}Q80 {y - 10} {80 + w} {y + 10}", width=3)
    b.small("30,98,3.4 20,110,.8!;44,110,3.4 38,119,.8!;116,110,3.4 122,119,.8!;130,98,3.4 140,110,.8!", DARK)
    b.form("54,104 80,98 106,104 96,117 64,117", DARK, (3, 2), 2.6)
    b.spots("72,108,3.4 88,108,3.4")
    b.hips("114,8 104,24 80,28", tones=PALE)
    b.waist_cut()


def mantis_hinds(b: Body) -> None:
    b.form(
        "80,10 100,20 112,44 118,76 112,104! 98,90 80,70 62,90 48,104! 42,76 48,44 60,20",
        ("pale2", "pale", None),
        (6, 4),
        marks="M80 14V68M60 24Q54 60 54 92M100 24Q106 60 106 92",
    )
    for leg, w in (("58,14 16,44 20,114", 7), ("66,34 38,66 46,117", 6)):
        with b.both():
            b.jointed(leg, w, PALE)
            b.line("M17 70l-8 4M18 84l-8 4M19 98l-8 4", width=2.4)
    b.hips("112,14 106,32 92,42 80,56!", tones=SKIN, shine="M54 10Q54 22 62 32")
    bands(b, (14, 28), 26)
    b.waist_cut()


LEGS = {
    57: six_stilts,
    59: moth_down,
    60: leaper,
    62: coil,
    63: maggot,
    65: digger,
    66: sting_tail,
    69: orb_weaver,
    72: crab,
    74: wasp_sting,
    75: harvestman,
    78: rolled_up,
    81: mantis_hinds,
}
