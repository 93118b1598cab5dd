"""Legs of the necromunculi."""

from .body import BONE, CLOTH, DARK, RAG, SKIN, Body
from .necromunculus_heads import ROPE

WOOD = ("#3f2c14", "#8a6a3a", "#c4a062")
LINEN = ("mid", "pale", None)


def bone_leg(b: Body, hip: str, knee: str, heel: str, toes: str) -> None:
    """A left leg of bones; toes are the points it stands on."""
    kx, ky = map(float, knee.split(","))
    hx, hy = map(float, heel.split(","))
    b.small(f"{hip},7 {knee},6.5;{knee},7 {heel},5.5")
    b.form(f"M{kx - 7} {ky}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z", BONE, (2, 1.4), 2.2)
    b.hand(hx, hy, toes, 0, BONE)


def torn_breeches(b: Body) -> None:
    with b.both():
        bone_leg(b, "58,40", "56,69", "50,102", "28,112,3 36,114,3 45,115,3 54,114,3")
    b.form("104,64,9 109,82,8 110,100,9", RAG, (4, 2), marks="M98 72L116 68M99 80L119 78M101 90L120 87")
    b.hips(
        "114,18 122,44! 114,42! 110,54! 102,46! 95,56! 88,40! 80,32",
        "72,40! 66,55! 58,45! 50,56! 46,43! 38,46! 46,18",
        CLOTH,
        "M80 4V32",
    )
    b.form("M90 16L108 13L111 32L93 35Z", ("shade", "mid", None), (3, 2), 2)
    b.stitch((90, 17), (93, 34), 3, 3.4, "pale", seam=False)
    b.waist_cut()


def crutches(b: Body) -> None:
    bone_leg(b, "66,20", "35,73", "22,106", "4,115,3 12,115,3 22,115,3 32,115,3")
    with b.moved("matrix(-1 0 0 1 160 0)"):
        bone_leg(b, "66,20", "44,70", "42,104", "58,115,3 48,115,3 38,115,3 28,115,3")
    b.hips(
        "112,30 106,52! 100,46! 98,74! 90,62! 84,96! 76,70!",
        "70,84! 66,58! 58,70! 54,48! 48,54! 49,26",
        CLOTH,
        "M66 10Q70 40 66 60M92 8Q90 36 94 60",
    )
    b.stitch((74, 14), (88, 40), 5, 4.5, "pale")
    b.waist_cut()


def bare_bones(b: Body) -> None:
    with b.both():
        bone_leg(b, "52,26", "38,64", "44,104", "20,114,3 30,116,3 41,116,3 52,115,3")
    b.hips("116,10 118,26 104,36 96,28 88,40 80,46", "72,40 64,28 56,36 42,26 44,10", BONE, "M80 8V40")
    b.spots("62,20,8,7 98,20,8,7", "ink", 0)
    b.small(";".join(f"74,{y} 80,{y - 3} 86,{y} 84,{y + 6} 76,{y + 6}" for y in (12, 22, 32)))
    b.waist_cut()


def wrapped_pillar(b: Body) -> None:
    b.form("58,104 80,98 104,106 108,116! 54,116!", LINEN, (4, 3))
    b.hips(
        "112,18 110,44 102,74 94,104 80,110",
        tones=LINEN,
        marks="M46 18Q80 30 114 12M46 30Q80 44 114 28M48 46Q80 58 112 42M52 60Q80 72 108 56M56 76Q80 86 104 70M60 "
        "90Q80 98 100 86",
    )
    b.fill("M62 50L76 48L74 62L64 64Z", "dark")
    b.spots("69,56,3", "glow")
    b.form("104,70! 126,76 138,92 130,108 144,116! 122,114 124,96 108,84!", LINEN, (3, 2), 2.4)
    b.waist_cut()


def procession(b: Body) -> None:
    for x, toe in ((30, -12), (56, -8), (84, 6), (108, 9), (132, 12)):
        b.small(f"{x},80,4.5 {x + toe / 3:.0f},106,4.5")
        b.hand(x + toe / 3, 106, f"{x + toe - 6},115,2.6 {x + toe},116,2.6 {x + toe + 6},115,2.6", 0, BONE)
    b.hips(
        "122,30 140,62 148,92! 136,86! 130,98! 118,88! 108,100! 96,90! 84,101! 72,90!",
        "60,100! 50,89! 38,98! 28,87! 14,93! 20,62 38,30",
        CLOTH,
        "M66 12Q56 50 48 84M80 12V86M96 12Q106 50 116 84M52 20Q36 52 28 80",
    )
    b.form("M48 30Q80 42 112 30L116 44Q80 58 44 44Z", SKIN, (4, 2), 2.4)
    b.stitch((50, 38), (110, 38), 7, 4, "pale", seam=False)
    b.waist_cut()


def coffin_foot(b: Body) -> None:
    with b.both():
        b.small("52,96,5 34,104,4.6")
        b.hand(34, 102, "12,112,2.6 19,116,2.6 28,117,2.6 37,116,2.6", 0, BONE)
    b.hips(
        "124,18! 104,104! 80,108",
        tones=("#3f2c14", "#7a5a30", "#b08a52"),
        marks="M60 8L66 102M100 8L94 102M40 30H120M52 78H108",
    )
    b.small("M75 36H85V46H95V55H85V78H75V55H65V46H75Z", BONE)
    b.spots("46,22,2.6 114,22,2.6 60,98,2.6 100,98,2.6", "pale", 1.2)
    b.waist_cut()


def peg_leg(b: Body) -> None:
    b.form("98,30,13 108,60,11 110,84,10", CLOTH, (5, 3), marks="M96 58L120 54")
    b.form("98,78! 122,76! 124,98 140,104 150,114! 98,116!", ("ink", "dark", "shade"), (4, 3), 2.6, "M98 90L124 88")
    b.form("M46 54H70L66 72H60L59 117H51L50 72H46Z", WOOD, (4, 2), 2.6, "M52 80L57 84M52 96L57 92")
    b.hips("116,20 116,42 88,46 82,30", "74,50 68,62! 56,56! 42,64! 40,44 44,20", CLOTH, "M80 8V30")
    b.form("M42 8Q80 20 118 8L119 19Q80 31 41 19Z", ("ink", "dark", None), (3, 2), 2.4)
    b.form("M70 14H90V28H70Z", ROPE, (2, 2), 2.2)
    b.waist_cut()


def gentleman(b: Body) -> None:
    stripes = "M52 20L44 96M60 24L56 98M100 24L104 98M108 20L116 96M68 34L66 98M92 34L94 98"
    with b.both():
        b.form("44,96! 68,98! 66,108 30,117! 8,108! 26,106 42,104", ("ink", "dark", "shade"), (4, 2), 2.6)
        b.form("M42 92H70V103H42Z", BONE, (2, 2), 2.2)
    b.hips("116,20 120,60 118,94! 92,97! 88,60 80,34", tones=CLOTH, marks=stripes)
    b.form("46,2 20,10 10,34 16,58! 30,40 50,24;114,2 140,10 150,34 144,58! 130,40 110,24", CLOTH, (4, 3))
    b.waist_cut()


def ball_and_chain(b: Body) -> None:
    b.form("60,20,16 52,56,12 50,92,11", off=(5, 3), marks="M38 52Q50 60 64 54")
    b.form("38,94 62,92 66,110 44,117 14,114 18,104", off=(4, 3))
    b.form("100,20,16 104,54,11 96,90,9", off=(5, 3), marks="M92 52Q104 60 118 52")
    b.form("86,90 106,88 114,106 130,112 128,117 86,116", off=(4, 3))
    b.form("M84 84H110V95H84Z", DARK, (2, 2), 2.4)
    chain = "M108 92Q124 84 136 92"
    b.line(chain, width=8)
    b.canvas.path(chain, stroke="pale2", width=4, more=' stroke-dasharray="5 4"')
    b.form("M120 100a18 17 0 1 0 36 0a18 17 0 1 0 -36 0Z", ("ink", "dark", "shade"), (6, 5))
    b.hips("114,18 120,40! 108,36! 100,50! 90,38! 80,44", tones=RAG)
    b.stitch((64, 16), (70, 34), 3, 4, "pale")
    b.waist_cut()


def wraith(b: Body) -> None:
    b.halo(84, 80, 52)
    b.hips(
        "114,22 116,46! 106,42! 108,66 98,88 112,104 134,106 152,94! 150,112 126,120 98,116 80,104 72,84 70,62!",
        "60,70! 56,48! 46,54! 46,24",
        ("shade", "light", "#ffffff"),
        "M64 14Q66 40 70 56M94 12Q96 50 86 84",
    )
    b.line("M92 96Q104 112 130 112", "glow", 3, 0.9)
    b.line("M30 100Q44 94 56 100M22 112Q42 106 60 113", "glow", 2.2, 0.7)
    b.waist_cut()


def bone_spider(b: Body) -> None:
    for hip, knee, heel, toes in (
        ("60,24", "20,40", "14,96", "2,112,2.6 9,116,2.6 17,116,2.6 24,112,2.6"),
        ("66,30", "44,64", "46,100", "34,113,2.6 42,117,2.6 50,117,2.6 58,113,2.6"),
    ):
        with b.both():
            bone_leg(b, hip, knee, heel, toes)
    b.hips("116,14 112,34 96,44 80,48", tones=DARK)
    b.form("80,22 98,28 102,42 94,52 92,62 80,66 68,62 66,52 58,42 62,28", BONE, (5, 3), 2.6)
    b.socket(71, 42, 6.5)
    b.socket(89, 42, 6.5)
    b.line("M72 57V63M80 56V64M88 57V63")
    b.waist_cut()


LEGS = {
    3: torn_breeches,
    6: crutches,
    9: bare_bones,
    11: wrapped_pillar,
    12: procession,
    14: coffin_foot,
    15: peg_leg,
    18: gentleman,
    21: ball_and_chain,
    24: wraith,
    27: bone_spider,
}
