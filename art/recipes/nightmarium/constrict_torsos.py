"""Torsos of the constricts."""

from .body import BONE, DARK, PALE, SKIN, Body
from .shapes import HEM, NECK, flip

YELLOW = ("mid", "#f2c14a", "#ffe89a")


def bands(b: Body, ys: tuple[int, ...], w: float, sag: float = 12) -> None:
    """Seams of overlapping plates, each with a gleam under it."""
    b.line("".join(f"M{80 - w} {y}Q80 {y + sag} {80 + w} {y}" for y in ys), width=2.6)
    b.line("".join(f"M{80 - w + 6} {y + 5}Q80 {y + sag + 4} {80 + w - 14} {y + 5}" for y in ys), "pale", 1.4, 0.6)


def sickles(b: Body) -> None:
    with b.both():
        b.form("48,30,9 34,20,8 20,10,7.4", SKIN, (2.6, 2))
        blade = (
            "M13 2C-1 20 -3 62 27 104C27 94 24 88 23 83L31 82L22 73L32 69L22 61L33 56L23 49L33 43L24 36L31 28C28 "
            "24 27 16 28 8Z"
        )
        b.form(blade, ("mid", "light", "pale"), (4, 1), 2.6, shine="M12 12Q2 40 18 80")
        b.small("M10 8a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z", ("dark", "mid", "light"))
        b.small("50,78,5 30,86,4.4 22,100,4;22,100,4 32,110,3 44,112,.8!", SKIN)
    b.trunk("118,10 126,28 120,46 112,64 112,90", tones=DARK)
    for y, w in ((98, 30), (78, 31), (58, 33)):
        right = f"{80 + w},{y - 8}! {80 + w + 1},{y + 6} {70 + w},{y + 14} 80,{y + 19}"
        b.form(f"80,{y - 14} {right} {90 - w},{y + 14} {79 - w},{y + 6} {80 - w},{y - 8}!", SKIN, (7, 5))
    b.form(
        "60,2! 80,7 100,2! 122,12 130,32 116,50 98,56 80,62 62,56 44,50 30,32 38,12",
        SKIN,
        (8, 5),
        marks="M80 12V58",
        shine="M46 18Q56 11 68 12",
    )
    b.halo(62, 32, 12)
    b.halo(98, 32, 12)
    b.spots("62,32,5.6,7 98,32,5.6,7", "glow", 2)
    b.neck_cut()


def moth_mantle(b: Body) -> None:
    with b.both():
        b.form(
            "52,18! 24,-8 4,-6! 8,14 2,34! 12,50 6,74! 20,84 26,106! 42,94 56,60",
            PALE,
            (6, 4),
            marks="M50 26L10 4M50 36L8 36M50 48L14 72M52 58L28 98",
        )
        b.spots("26,26,9", "dark", 2)
        b.spots("26,26,5", "glow", 1.4)
        b.spots("26,66,7", "dark", 2)
    ruff = "112,10 118,26! 110,28! 116,42! 106,42! 110,58! 100,56! 104,78! 110,100"
    b.trunk(ruff, tones=PALE)
    b.ticks("64,24 78,30 92,24 70,44 86,46", 9, "shade")
    b.form("52,66! 80,72 108,66! 110,120! 80,127 50,120!", SKIN, (6, 4), 2.6)
    bands(b, (78, 92, 106), 28)
    b.neck_cut()


def hundred_arms(b: Body) -> None:
    for y in (22, 38, 54, 70, 86, 102):
        with b.both():
            b.small(f"48,{y},4.4 26,{y - 6},3.8 12,{y + 4},3.4 6,{y + 16},.8!", DARK)
    b.trunk("112,8 118,24 112,34 118,46 112,58 118,70 112,82 118,94 112,106", shine="M54 14Q50 60 54 110")
    bands(b, (26, 44, 62, 80, 98), 34, 14)
    b.spots("60,22,3.4 100,22,3.4 60,40,3.4 100,40,3.4 60,58,3.4 100,58,3.4 60,76,3.4 100,76,3.4 60,94,3.4 100,94,3.4")
    b.neck_cut()


def wing_cases(b: Body) -> None:
    with b.both():
        b.form(
            "60,14! 36,6 18,18 6,50 10,84 24,104! 38,84 50,50",
            DARK,
            (5, 3),
            marks="M46 24Q24 40 18 84M34 18Q16 44 14 70",
        )
    b.trunk("114,12 122,40 120,74")
    b.form(
        "64,10! 80,13 96,10! 104,40 102,80 96,118! 80,121 64,118! 58,80 56,40", ("pale2", "light", "pale"), (5, 3), 2.2
    )
    b.line("".join(f"M58 {y}Q80 {y + 8} 102 {y}" for y in (28, 46, 64, 82, 100)), width=2.2)
    with b.both():
        b.spots("48.5,38,3.6,4.6 48.5,58,3.6,4.6 48.5,78,3.6,4.6", "glow", 1.8)
        for y, x2, y2, x3, y3 in ((34, 22, 30, 30, 52), (58, 18, 62, 34, 82), (82, 24, 92, 42, 108)):
            b.small(f"52,{y},5 {(52 + x2) // 2},{(y + y2) // 2 - 2},4.4 {x2},{y2},4.4;{x2},{y2},4 {x3},{y3},.6!", SKIN)
    b.neck_cut()


def fiddler(b: Body) -> None:
    with b.both():
        b.form("48,24,8 22,8,7 10,-10,6", SKIN, (3, 2))
        b.small("10,-10,5 8,24,3.6 22,50,.8!", DARK)
        b.form(
            "50,52 24,46 8,58 6,84 14,108! 34,96 50,76",
            ("pale2", "pale", None),
            (4, 3),
            marks="M48 56L10 70M48 64L10 86M48 72L16 102M32 48L28 98",
        )
    b.trunk("112,10 116,34 112,62 110,92", tones=PALE, shine="M58 14Q54 40 58 60")
    bands(b, (46, 62, 78, 94, 108), 30)
    b.form("62,4! 80,9 98,4! 110,20 104,38 80,44 56,38 50,20", SKIN, (6, 4), 2.6, "M66 12Q80 22 94 12")
    b.spots("66,28,4 94,28,4")
    b.neck_cut()


def woodlouse(b: Body) -> None:
    with b.both():
        b.small("40,100,4 22,106,3.6 12,116,.8!;30,84,4 14,88,3.6 4,100,.8!;26,62,4 10,62,3.6 2,74,.8!", DARK)
    b.trunk("120,8 136,30 142,62 136,92 122,110", tones=SKIN, shine="M40 22Q24 44 26 70")
    for y, w in ((20, 46), (36, 56), (52, 61), (68, 61), (84, 57), (100, 48)):
        b.line(f"M{80 - w} {y + 6}Q80 {y - 8} {80 + w} {y + 6}", width=3)
        b.line(f"M{84 - w} {y + 10}Q80 {y - 3} {64 + w} {y + 6}", "pale", 1.6, 0.6)
    b.neck_cut()


def wasp_waist(b: Body) -> None:
    with b.both():
        b.form(
            "54,18 30,-10 8,-16! 2,0 12,26 34,40",
            ("pale2", "pale", None),
            (3, 2),
            2.4,
            "M50 20L8 -10M48 24L8 6M46 30L16 24",
        )
        b.small("46,36,4 22,44,3.6 14,62,3.4;14,62,3.4 20,78,2.6 12,92,.8!", DARK)
    side = "116,8 122,26 110,46 90,58 88,68 104,82 112,102"
    b.trunk(side, tones=YELLOW)
    bands = "M30 20Q80 38 130 20M40 40Q80 56 120 40M50 82Q80 94 110 82M44 97Q80 110 116 97M42 112Q80 124 118 112"
    b.stripes(f"{NECK} {side} {HEM} {flip(side)}", bands)
    b.form("62,3! 80,8 98,3! 104,14 80,22 56,14", DARK, (4, 2), 2.4)
    b.neck_cut()


def spider_arms(b: Body) -> None:
    for root, knee, foot in (
        ("46,20", "14,-14", "4,26"),
        ("42,38", "8,20", "10,66"),
        ("42,58", "10,56", "18,98"),
        ("46,80", "24,86", "36,116"),
    ):
        with b.both():
            b.jointed(f"{root} {knee} {foot}", 6, DARK)
    b.trunk("114,8 124,30 122,60 114,90", tones=DARK)
    b.ticks("56,18 70,26 86,26 98,18 52,36 104,36", 9, "light")
    b.form("80,44 100,56 106,78 96,100 80,108 64,100 54,78 60,56", PALE, (6, 5), 2.6)
    b.form("M66 62L94 62L82 76L94 92H66L78 76Z", ("cut", "#c23a16", None), (2, 2), 2.4)
    b.neck_cut()


def pincers(b: Body) -> None:
    with b.both():
        b.form("42,30,10 20,42,9 14,24,8", SKIN, (4, 3))
        b.form(
            "M4 26C-2 6 2 -14 18 -20C12 -8 12 -2 16 4C20 -6 26 -14 36 -14C38 4 34 20 22 30Z",
            PALE,
            (4, 3),
            shine="M6 16Q4 0 12 -12",
        )
        b.small("46,86,5 26,94,4.4 20,110,.8!;44,70,5 22,74,4.4 10,90,.8!", DARK)
    b.trunk("116,8 126,28 122,50 120,80 114,104", shine="M46 16Q40 30 44 50")
    bands(b, (30, 48, 66, 84, 102), 36, 10)
    b.form("66,6! 80,10 94,6! 102,24 80,36 58,24", DARK, (4, 3), 2.4)
    b.spots("70,20,3 90,20,3 80,26,3.4")
    b.small("M76 44H84V118H76Z", BONE)
    b.neck_cut()


TORSOS = {
    56: sickles,
    59: moth_mantle,
    62: hundred_arms,
    65: wing_cases,
    68: fiddler,
    71: woodlouse,
    74: wasp_waist,
    77: spider_arms,
    80: pincers,
}
