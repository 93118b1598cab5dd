"""Backs of the cards, the wax of the sealed ones, and the badges of sword and shield."""

from collections.abc import Sequence
from typing import Final

from art.canvas import Canvas
from art.geometry import nums, on_circle
from art.light import glow, group
from art.recipe import Layer, Recipe, part

from .card import EMBLEM, GOLD, LEATHER, PALETTE, RED, STEEL, WOOD, disc, ink, lines, patch

STAR: Final = [
    ink(
        "M32 0L38 20L52 12L44 26L64 32L44 38L52 52L38 44L32 64L26 44L12 52L20 38L0 32L20 26L12 12L26 20Z",
        GOLD,
        (2, 1.500),
    ),
    patch("M32 0L32 32L26 20ZM64 32L32 32L44 26ZM32 64L32 32L38 44ZM0 32L32 32L20 38Z", "shade", 0.7),
    disc(32, 32, 6, RED),
]
STRAPS: Final = [
    ink("M4 -50H20V114H4Z", LEATHER, (3, 2)),
    ink("M44 -50H60V114H44Z", LEATHER, (3, 2)),
    lines("M8 -50V114M16 -50V114M48 -50V114M56 -50V114", "light", 0.9, 0.5),
    *(ink(f"M{x} 20H{x + 24}V44H{x}ZM{x + 6} 26H{x + 18}V38H{x + 6}Z", GOLD, (2, 1.500)) for x in (0, 40)),
    *(lines(f"M{x} 32H{x + 14}", "light", 3) for x in (8, 48)),
]
WAX: Final = [
    ink("32,2 42,7 54,8 56,20 63,30 57,40 57,52 46,55 38,63 27,59 15,60 10,49 1,42 5,31 2,20 12,14 20,5", RED, (3, 2)),
    disc(32, 32, 19, ("#54141e", "#8a2631", "#b04049")),
    patch("M21 44V29H25V24H29V29H30V20L32 14L34 20V29H35V24H39V29H43V44Z", "#f0a090"),
    patch("M29 44V37a3 3 0 0 1 6 0V44Z", "#6d1f28"),
    lines("M12 22Q17 12 27 9", "#f7b9a4", 2.2, 0.8),
]
SWORD: Final = [
    ink("M52 2H62V12L30 44L20 34Z", STEEL, (3, 1)),
    lines("M58 6L26 38", "#4d5a70", 1.6),
    ink("M12 30L18 26L38 46L34 52Z", GOLD),
    ink("M18 40L24 46L10 61L3 54Z", WOOD),
]
SHIELD: Final = [
    ink("M32 3L56 11V29C56 45 46 54 32 61C18 54 8 45 8 29V11Z", GOLD, (4, 3)),
    ink("M32 11L48 16V29C48 40 42 47 32 52C22 47 16 40 16 29V16Z", ("#5a1d26", "#8a2f38", "#b8525a"), (2, 2), 1.8),
    lines("M32 13V50M17 29H47", "light", 3.4),
]

BACKS: Final = {
    "item": ("#7d2433", "#2b0a13", STRAPS),
    "profession": ("#24565f", "#081c24", STAR),
    "allegiance": ("#3a3d66", "#0f1024", WAX),
}


@part
def leather(c: Canvas, kind: str) -> None:
    """Tooled leather with a double frame; each kind of card has its own tooling."""
    bright, dark, _ = BACKS[kind]
    c.whole(c.gradient([(0, bright, 1), (1, dark, 1)], 'cx=".5" cy=".5" r=".72"', radial=True))
    tooling = {
        "item": '<path d="M0 7L7 0L14 7L7 14Z" fill="none" stroke="#d6ad5c"/>',
        "profession": '<circle cx="7" cy="7" r="4.500" fill="none" stroke="#d6ad5c"/>',
        "allegiance": '<path d="M0 3.500H14M0 10.500H14" stroke="#d6ad5c"/>',
    }[kind]
    weave = c.define("pattern", ' width="14" height="14" patternUnits="userSpaceOnUse"', tooling)
    c.add(f'<path d="M10 10H110V158H10Z" fill="url(#{weave})" opacity=".22"/>')
    c.path("M5 5H115V163H5Z", stroke="mid", width=2.4)
    c.path("M10 10H110V158H10Z", stroke="mid", width=1, op=0.7)
    for x, y in ((10, 10), (110, 10), (10, 158), (110, 158)):
        c.path("M" + "L".join(nums(on_circle(x, y, 6, turn)) for turn in (0, 90, 180, 270)) + "Z", "mid")


def back(kind: str, middle: Sequence[Layer]) -> Recipe:
    size = 0.95 if kind == "allegiance" else 1.05
    place = f"matrix({size} 0 0 {size} {60 - 32 * size:g} {84 - 32 * size:g})"
    return Recipe(
        f"castle-back_{kind}",
        PALETTE,
        scene=[leather(kind), glow(60, 84, 60, "lamp", 0.3)],
        subject=[group(middle, place)],
        size=(120, 168),
    )


CARD_BACKS: Final = [back(kind, middle) for kind, (_, _, middle) in BACKS.items()]
BADGES: Final = [
    Recipe(f"castle-{key}", PALETTE, subject=[group(layers, EMBLEM)], size=(64, 64))
    for key, layers in (("wax", WAX), ("sword", SWORD), ("shield", SHIELD))
]
