"""Parts for cards that only some edition knows: dummies of sewn cloth."""

from .body import BONE, CLOTH, RAG, SKIN, Body


def dummy_head(b: Body) -> None:
    b.neck(tones=RAG)
    b.form(
        "80,12 108,20 120,48 116,80 102,104 80,110 58,104 44,80 40,48 52,20",
        SKIN,
        (8, 5),
        marks="M80 12Q70 60 80 110M42 56Q80 66 118 56",
    )
    b.stitch((80, 16), (78, 104), 8, 5)
    b.small("M52 52a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z;M92 52a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z")


def dummy_torso(b: Body) -> None:
    with b.both():
        b.form("40,26,12 20,52,11 18,84,10", CLOTH, (4, 3))
    b.trunk("116,8 126,28 118,60 112,90", tones=SKIN)
    b.stitch((80, 10), (80, 118), 9, 6)
    b.small("M66 40a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z;M66 66a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z", BONE)
    b.neck_cut()


def dummy_legs(b: Body) -> None:
    with b.both():
        b.form("62,12,17 50,52,13 46,100,12", CLOTH, (5, 3), marks="M36 54Q50 62 64 54")
        b.stitch((56, 24), (46, 104), 6, 5)
    b.hips("116,18 104,36 80,40", tones=SKIN)
    b.waist_cut()


def doll(b: Body) -> None:
    """All three, small: for things that are not a part of a body."""
    for drawing, y in ((dummy_legs, 78), (dummy_torso, 39), (dummy_head, 0)):
        with b.moved(f"translate(54 {y}) scale(.325)"):
            drawing(b)
