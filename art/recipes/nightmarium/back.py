"""The back of the cards: an eye sewn into cloth, and the four signs in the corners."""

from typing import Final

from art.canvas import Canvas
from art.geometry import nums, on_circle
from art.recipe import Recipe, part

from .body import BONE, SKIN, Body
from .legions import BRASS, PALETTES, sign


@part
def cloth(c: Canvas) -> None:
    c.whole(c.gradient([(0, "#3a2a1c", 1), (1, "#120d0c", 1)], 'cx=".5" cy=".5" r=".75"', radial=True))
    threads = '<path d="M0 10L10 0M-2 2L2-2M8 12L12 8" stroke="#c2954a" opacity=".14"/>'
    weave = c.define("pattern", ' width="10" height="10" patternUnits="userSpaceOnUse"', threads)
    c.whole(f"url(#{weave})")
    for inset, width in ((5, 1.8), (9, 0.8)):
        box = f"M{inset} {inset}H{c.width - inset}V{c.height - inset}H{inset}Z"
        c.path(box, stroke="mid", width=width)


@part
def sewn_eye(c: Canvas) -> None:
    b = Body(c, "necromunculus")
    b.halo(63, 79, 62)
    for step in range(24):
        a, z = on_circle(63, 79, 44 if step % 2 else 40, step * 15, 1.16), on_circle(63, 79, 50, step * 15, 1.16)
        b.line(f"M{nums(a)}L{nums(z)}", "mid", 1.6)
    b.form("18,79! 40,58 63,52 86,58 108,79! 86,100 63,106 40,100", BONE, (5, 4))
    b.form("M44 79a19 19 0 1 0 38 0a19 19 0 1 0 -38 0Z", SKIN, (4, 3), 2.4)
    b.spots("63,79,8,14", "ink", 0)
    b.spots("56,71,3.4", "#ffffff", 0)
    b.stitch((22, 76), (56, 53), 5, 5)
    b.stitch((70, 105), (104, 82), 5, 5)
    b.line("M102 84Q116 100 104 120Q96 132 84 126", "pale2", 1.6)
    b.line("M84 126L66 132", "pale", 3)


BACK: Final = Recipe(
    "nightmarium-back",
    BRASS,
    scene=[cloth()],
    subject=[sewn_eye()],
    front=[
        sign(legion, x, y, 15, PALETTES[legion]["sign"])
        for legion, (x, y) in zip(PALETTES, ((20, 20), (106, 20), (20, 138), (106, 138)), strict=True)
    ],
    size=(126, 158),
)
