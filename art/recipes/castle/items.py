"""The luggage: what the travellers carry, trade and fight with."""

from collections.abc import Sequence
from typing import Final

from art.light import group, raw
from art.recipe import Layer, Recipe

from .card import BLACK, BLUE, GOLD, GREEN, LEATHER, PAPER, RED, STEEL, WOOD, card, disc, ink, lines, patch, spot

KEY: Final = [
    ink("M26 24L31 19L56 46L51 51Z"),
    ink("M44 44L38 50L42 54L45 51L48 54L52 50L47 45Z"),
    ink(
        "M4 18C4 8 12 2 20 4C28 2 34 10 30 18C34 26 26 34 18 32C10 34 2 27 4 18ZM11 18A7 7 0 1 0 25 18A7 7 0 1 0 11 18Z"
    ),
    spot(18, 5, 2.4, "accent"),
    spot(5, 18, 2.4, "accent"),
    lines("M33 24L53 45", "light", 1.6, 0.8),
]
GOBLET: Final = [
    ink("M28 34H36V46H28Z"),
    ink("16,60! 18,52 28,46 36,46 46,52 48,60! 32,63"),
    ink("12,6! 32,10 52,6! 51,22 44,34 32,38 20,34 13,22"),
    ink("M12 6a20 4.500 0 1 0 40 0a20 4.500 0 1 0 -40 0Z", RED, (2, 1)),
    patch("M24 17l5 7-5 7-5-7ZM40 17l5 7-5 7-5-7Z", "accent"),
    lines("M17 14Q18 24 24 32", "light", 2, 0.9),
    disc(32, 42, 4.6),
]


def small(layers: Sequence[Layer], x: float, y: float, size: float, turn: float = 0) -> Layer:
    """A thing drawn smaller."""
    return group(layers, f"translate({x} {y}) rotate({turn} {32 * size:g} {32 * size:g}) scale({size})")


SUITCASE: Final = [
    ink("M6 34H58V58H6Z", LEATHER, (4, 3)),
    ink("M8 34L2 10H50L58 34Z", ("#2a140d", "#5a3420", "#7d5232"), (3, 2)),
    lines("M16 35V57M48 35V57", "#2a140d", 3),
    ink("M26 54a6 6 0 1 0 12 0H35a3 3 0 1 1 -6 0Z", GOLD, (1, 1), 1.6),
]
BAG: Final = [
    ink("M22 20C22 8 26 4 32 4S42 8 42 20H38C38 12 36 9 32 9S26 12 26 20Z", LEATHER),
    ink("8,30! 16,20 48,20 56,30! 60,54 52,60 12,60 4,54", LEATHER, (4, 3)),
    lines("M8 30Q32 36 56 30", "ink", 2.4),
    ink("M26 28H38V42H26Z", GOLD),
    patch("M32 31a3 3 0 0 1 1.500 5.500l1 4h-5l1-4A3 3 0 0 1 32 31Z"),
    lines("M14 36V56M50 36V56", "#4a2716", 2),
]
CARPET_BAG: Final = [
    ink("4,32! 16,24 48,24 60,32! 48,38 16,38", ("#2a0d10", "#3a1216", "#52202a"), (2, 1)),
    ink("4,32! 18,38 46,38 60,32! 63,56 52,63 12,63 1,56", RED, (4, 3)),
    patch("M17 45l5 6-5 6-5-6ZM32 45l5 6-5 6-5-6ZM47 45l5 6-5 6-5-6Z", "light", 0.8),
    lines("M4 32Q32 44 60 32", "ink", 4.6),
    lines("M4 32Q32 44 60 32", "mid", 2),
]

DAGGER: Final = [
    ink("M60 2L55 17L30 42L21 33L46 8Z", STEEL, (3, 1)),
    lines("M57 6L27 36", "#4d5a70", 1.6),
    ink("M12 26L19 23L40 44L37 51Z", GOLD),
    ink("M19 37L26 44L15 56L8 49Z", LEATHER),
    lines("M14 43L21 50M17 40L24 47", "ink"),
    disc(9, 55, 6, RED),
]
GLOVES: Final = [
    ink(
        "36,60! 36,38 30,30 32,25 37,26 42,33! 42,14 46,12 48,16! 48,30! 50,9 54,9 55,13! 54,31! 56,14 60,15 61,20 "
        "60,44 56,60!",
        LEATHER,
        (3, 2),
    ),
    ink(
        "8,58! 8,34 3,25 5,20 10,21 15,29! 14,9 18,6 21,10! 21,27! 22,4 26,2 29,6! 28,27! 30,8 34,7 36,12! 35,31! "
        "37,18 41,19 41,44 36,58!",
        PAPER,
        (3, 2),
    ),
    ink("M7 48H37V60H7Z", GOLD),
    lines("M13 50V58M19 50V58M25 50V58M31 50V58", "shade", 1.4),
    spot(22, 40, 2.6, "accent"),
]
KNIVES: Final = [
    group(
        [
            ink("32,2! 37,14 37,34! 27,34! 27,14", STEEL, (3, 1)),
            ink("M27 34H37V50L32 58L27 50Z", LEATHER),
            lines("M26 34H38", "light", 2.4),
        ],
        f"rotate({turn} 32 60)",
    )
    for turn in (-34, 34, 0)
]
LASH: Final = "M30 36C44 18 60 26 54 38S24 48 14 36 18 8 36 6 60 12 58 22"
WHIP: Final = [
    lines(LASH, "ink", 8),
    lines(LASH, "#b06a3c", 4.6),
    raw(LASH, stroke="#f0c08a", width=2, op=0.8),
    lines("M58 22L52 29M58 22L62 30", "accent", 3),
    ink("M27 33L36 40L16 63L6 55Z", WOOD),
    lines("M24 39L32 45M20 44L28 50M15 49L23 55", "light", 2),
    disc(9, 60, 4.4),
]
POISON_RING: Final = [
    ink("M13 43A19 19 0 1 0 51 43A19 19 0 1 0 13 43ZM21 43A11 11 0 1 1 43 43A11 11 0 1 1 21 43Z", GOLD, (3, 2)),
    ink("M16 14H48L42 28H22Z", GREEN, (3, 1)),
    lines("M26 15L28 27M38 15L36 27", "#2b5a38", 1.4),
    ink("M14 12C16 2 34 -3 50 4L48 12Z", GOLD, (2, 1)),
    ink("M54 20C60 29 62 32 62 36A6 6 0 0 1 50 36C50 32 51 29 54 20Z", GREEN, (2, 1)),
]
MONOCLE: Final = [
    lines("M46 42C56 44 60 52 52 56S48 62 56 63", "ink", 4.4),
    lines("M46 42C56 44 60 52 52 56S48 62 56 63", "mid", 2),
    disc(28, 27, 25),
    disc(28, 27, 19, ("#6a5426", "#b08f4a", "#f3e2b0")),
    ink("11,27! 20,18 28,16 36,18 45,27! 36,36 28,38 20,36", PAPER, (1, 1), 1.6),
    spot(28, 27, 7, "accent"),
    spot(28, 27, 3.4),
    lines("M14 16Q19 10 26 9", "light", 2.4),
]
PRIVILEGE: Final = [
    ink("14,8! 50,6! 50,50! 12,52!", PAPER, (4, 3)),
    ink("8,10 14,5 52,3 56,7 52,11 14,13", PAPER),
    ink("6,54 12,49 50,47 54,51 50,56 12,58", PAPER),
    lines("M20 19H43M20 26H45M20 33H38M20 40H30", "#6b4a22", 2),
    ink("M40 46L36 62L43 58L49 63L51 46Z", RED),
    disc(44, 41, 9.5, RED),
    patch("M44 35l1.800 3.800 4.200.5-3.100 2.900.8 4.100-3.700-2-3.700 2 .8-4.100-3.100-2.900 4.200-.5Z", "light"),
]
BLACK_PEARL: Final = [
    ink("4,38! 6,20 20,6 32,3 44,6 58,20 60,38! 46,44 32,40 18,44", PAPER, (3, 2)),
    lines("M32 5V40M20 8L25 42M44 8L39 42M10 18L18 42M54 18L46 42", "#a4834f", 1.6),
    ink("4,42! 18,46 32,43 46,46 60,42! 52,57 32,62 12,57", PAPER, (3, 2)),
    disc(32, 41, 13, BLACK),
    lines("M25 37Q27 32 32 31", "#e8f0ff", 3),
    spot(38, 47, 1.8, "#9fb4d8"),
]
TOME: Final = [
    ink("M12 54L16 50H58V58L54 62H14Z", PAPER),
    ink("M6 8L12 2H56V52H12L6 58Z", ("#3a2050", "#5f3a80", "#8a63b0"), (4, 3)),
    ink("M6 8L12 2V52L6 58Z", ("#1e1030", "#3a2050", "#5f3a80"), (1, 1)),
    patch("M34 11l5 11 12 1.500-9 8.500 2.300 12L34 38l-10.300 6L26 32l-9-8.500L29 22Z", "accent"),
    spot(34, 28, 4, "light"),
    ink("M54 12H62V20H54ZM54 34H62V42H54Z", GOLD, (1, 1), 1.8),
]
COAT: Final = [
    ink("22,6! 32,11 42,6! 54,14 62,42! 53,46! 48,30! 50,62! 14,62! 16,30! 11,46! 2,42! 10,14", BLUE, (5, 3)),
    ink("22,6! 32,24! 42,6! 48,20! 32,34! 16,20!", LEATHER, (2, 1)),
    lines("M32 32V61M18 48H26M38 48H46", "ink", 2),
    *(spot(x, y, 2.2, "mid") for x in (27, 37) for y in (39, 46, 53)),
    lines("M4 38L12 42M60 38L52 42", "mid", 2.4),
]
SEXTANT: Final = [
    ink("M32 3L38 6L62 48L58 56Q32 68 6 56L2 48L26 6ZM32 19L14 46Q32 55 50 46Z", GOLD, (3, 2)),
    lines("M10 54l2-5M17 57l1.500-5M25 59l.5-5M32 60V55M39 59l-.5-5M47 57l-1.500-5M54 54l-2-5", "ink", 1.6),
    ink("M28 8L36 7L50 58L42 60Z", PAPER, (1.500, 1)),
    disc(32, 9, 6.500),
    ink("M1 22L24 15L27 24L4 31Z", WOOD),
    ink("M42 22L56 15L59 29L47 34Z", BLUE, (1.500, 1)),
    spot(46, 56, 3.6, "accent"),
]
RING_OF_POWER: Final = [
    ink("M12 44A20 20 0 1 0 52 44A20 20 0 1 0 12 44ZM20 45A12 12 0 1 1 44 45A12 12 0 1 1 20 45Z", GOLD, (3, 2)),
    ink("M32 2L50 9V21C50 31 41 36 32 39C23 36 14 31 14 21V9Z", GOLD, (3, 2)),
    ink("M32 8L44 13V21C44 27 38 31 32 33C26 31 20 27 20 21V13Z", BLACK, (2, 1), 1.6),
    patch("M24 25L22 14L28 18L32 11L36 18L42 14L40 25Z", "accent"),
]
BROKEN_MIRROR: Final = [
    ink("M27 44H37V58C37 64 27 64 27 58Z", WOOD),
    disc(32, 25, 22, ry=24),
    patch("M32 6C42 6 48 15 48 25C48 36 41 44 32 44C23 44 16 36 16 25C16 15 23 6 32 6Z", "#17233a"),
    patch("M32 6L36 19L29 25L16 23C17 14 23 6 32 6Z", "#a9cbf4"),
    patch("M37 7C43 10 48 17 48 24L37 19Z", "#e4f0ff"),
    patch("M16 26L29 28L26 42C20 39 16 33 16 26Z", "#5f86bf"),
    patch("M48 28C48 36 42 43 35 44L33 33L43 28Z", "#86aede"),
    lines("M36 19L29 25L43 28L33 33L35 44M37 19L48 24M29 25L16 23M29 27L26 42", "ink", 1.8),
]
ELIXIR: Final = [
    ink("26,6! 38,6! 38,22 52,36 54,50 46,60 32,63 18,60 10,50 12,36 26,22", ("#5a7a78", "#9cc0b4", "#e6f7ea"), (3, 2)),
    ink("12,42! 22,38 32,42 42,38 52,42! 53,50 45,58 32,60 19,58 11,50", GREEN, (3, 2), 1.8),
    ink("M24 2H40V9H24Z", WOOD),
    *(spot(x, y, r, "#e6ffd0") for x, y, r in ((26, 50, 2.6), (37, 46, 2), (34, 55, 1.6))),
    lines("M18 36Q22 28 28 25", "#ffffff", 2.4, 0.8),
]

ITEMS: Final[list[Recipe]] = [
    *card("key", KEY, "order"),
    *card("goblet", GOBLET, "brotherhood"),
    *card("bag", BAG),
    *card("bag_with_key", [*SUITCASE[:2], small(KEY, 12, 2, 0.62, -12), *SUITCASE[2:]]),
    *card("bag_with_goblet", [*CARPET_BAG[:1], small(GOBLET, 9, 0, 0.72), *CARPET_BAG[1:]]),
    *card("dagger", DAGGER),
    *card("gloves", GLOVES),
    *card("casting_knives", KNIVES),
    *card("whip", WHIP),
    *card("poison_ring", POISON_RING),
    *card("monocle", MONOCLE),
    *card("privilege", PRIVILEGE),
    *card("black_pearl", BLACK_PEARL, "curse"),
    *card("tome", TOME),
    *card("coat", COAT),
    *card("sextant", SEXTANT),
    *card("ring_of_power", RING_OF_POWER, "curse"),
    *card("broken_mirror", BROKEN_MIRROR, "curse"),
    *card("elixir", ELIXIR),
]
