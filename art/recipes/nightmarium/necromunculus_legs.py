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
        tones=("#2b2c44", "#5f6088", "#9496b8"),
        marks="M60 8L66 102M100 8L94 102M40 30H120M52 78H108",
    )
    b.small("M75 36H85V46H95V55H85V78H75V55H65V46H75Z", BONE)
    b.spots("46,22,2.6 114,22,2.6 60,98,2.6 100,98,2.6", "pale", 1.2)
    b.waist_cut()


def peg_leg(b: Body) -> None:
    stripes = "M88 30L98 78M98 26L110 76M108 22L120 72M62 26L54 66M52 22L46 60M72 30L66 66"
    b.form("98,24,16 108,54,13 112,80,11", LINEN, (5, 3), marks=stripes)
    b.form("94,74! 128,70! 126,92 144,102 156,116! 98,117!", ("ink", "dark", "shade"), (5, 3), 2.8)
    b.form("M92 70L130 66L132 82L94 86Z", SKIN, (4, 2), 2.6)
    b.form("M42 62H72L68 78H62L60 118H53L51 78H46Z", WOOD, (4, 2), 2.8, "M53 86L60 90M53 102L60 98")
    b.hips("116,20 118,40 92,48 82,34", "76,46 74,68! 64,60! 54,70! 46,60! 38,64! 40,40 44,20", LINEN, stripes)
    b.form("M42 8Q80 20 118 8L119 21Q80 33 41 21Z", ("ink", "dark", None), (3, 2), 2.4)
    b.form("M68 14H92V31H68Z", ROPE, (2, 2), 2.4)
    b.waist_cut()


def gentleman(b: Body) -> None:
    b.form(
        "48,4 34,30 30,70 36,92! 52,60 60,30;112,4 126,30 130,70 124,92! 108,60 100,30",
        ("ink", "dark", "shade"),
        (5, 3),
    )
    with b.both():
        b.form("46,100! 70,98! 70,112 36,118! 4,114! 6,107 28,106", ("ink", "dark", "shade"), (4, 2), 2.6)
        b.form("M44 90L72 88L72 102L34 108Q42 100 44 90Z", BONE, (3, 2), 2.4)
        b.spots("52,96,1.8 50,102,1.8", "ink", 0)
    stripes = "M54 16L50 90M62 18L60 90M70 22L68 90M98 18L100 90M106 16L110 90M90 22L92 90"
    b.hips("112,22 118,58 118,92! 90,94! 87,60 80,34", tones=SKIN, marks=stripes)
    b.form("M46 6Q80 18 114 6L113 22Q80 34 47 22Z", LINEN, (4, 2), 2.6)
    b.spots("72,22,2.2 88,22,2.2", "ink", 0)
    b.waist_cut()


def ball_and_chain(b: Body) -> None:
    b.form("60,20,15 44,54,12 40,90,11", off=(5, 3), marks="M30 52Q42 60 56 54")
    b.form("28,92 52,90 58,110 36,117 4,114 8,104", off=(4, 3))
    b.form("98,20,15 94,54,12 86,88,10", off=(5, 3), marks="M80 52Q94 60 108 52")
    b.form("76,88 98,86 102,108 84,117 58,115 62,106", off=(4, 3))
    b.form("M72 80H102V93H72Z", DARK, (3, 2), 2.6)
    for x, y in ((108, 82), (116, 78), (124, 76)):
        b.line(f"M{x - 5} {y}a5 4 0 1 0 10 0a5 4 0 1 0 -10 0", "ink", 5)
        b.line(f"M{x - 5} {y}a5 4 0 1 0 10 0a5 4 0 1 0 -10 0", "pale2", 2.2)
    b.form("M108 96a23 22 0 1 0 46 0a23 22 0 1 0 -46 0Z", ("dark", "shade", "light"), (7, 5))
    b.hips(
        "114,18 120,40! 108,36! 100,50! 90,38! 80,44",
        tones=LINEN,
        marks="M40 16Q80 30 120 16M38 22Q80 36 122 22M38 32Q80 46 122 32",
    )
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
