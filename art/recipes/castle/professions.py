"""The professions, and the emblems of the two organisations."""

from typing import Final

from art.light import group
from art.recipe import Recipe

from .card import (
    BLACK,
    BLUE,
    EMBLEM,
    GOLD,
    GREEN,
    LEATHER,
    PALETTE,
    PAPER,
    RED,
    STEEL,
    VIOLET,
    WOOD,
    card,
    disc,
    ink,
    lines,
    patch,
    spot,
)  # fmt: skip

DIPLOMAT: Final = [
    ink("M2 22H44V56H2Z", PAPER, (3, 2)),
    lines("M2 56L19 38M44 56L27 38", "#a4834f", 2),
    ink("M2 22L23 42L44 22Z", PAPER, (2, 1)),
    disc(23, 42, 8, RED),
    patch("M23 37l1.400 3 3.200.4-2.300 2.200.6 3.200-2.900-1.600-2.900 1.600.6-3.200-2.300-2.200 3.200-.4Z", "light"),
    ink("62,2! 60,20 50,32 42,38! 38,44! 38,28 46,12", BLUE, (3, 1)),
    lines("M60 5Q46 22 36 60", "light", 2),
]
DOCTOR: Final = [
    ink("M29 6H35V62H29Z", GOLD),
    lines("M32 56C16 54 16 44 32 40S50 30 32 26 16 16 34 12C42 10 50 12 50 18", "ink", 9),
    lines("M32 56C16 54 16 44 32 40S50 30 32 26 16 16 34 12C42 10 50 12 50 18", "#6fb560", 5),
    ink("M44 14C48 8 60 12 58 20C56 26 46 24 44 20Z", GREEN),
    spot(52, 16, 1.6),
    lines("M58 20L63 23M58 20L62 27", "accent", 1.6),
    disc(32, 6, 5.4),
]
DUELIST: Final = [
    ink("M1 1L11 6L48 44L42 50Z", STEEL, (2.5, 0.5)),
    ink("M63 1L53 6L16 44L22 50Z", STEEL, (2.5, 1)),
    ink("34,54! 34,44 42,36 54,36! 50,48 44,53", GOLD),
    ink("30,54! 30,44 22,36 10,36! 14,48 20,53", GOLD),
    ink("M44 46L58 60L54 64L41 50Z", LEATHER),
    ink("M20 46L6 60L10 64L23 50Z", LEATHER),
    spot(57, 61, 3.4, "accent"),
    spot(7, 61, 3.4, "accent"),
]
POISON_MIXER: Final = [
    ink("M24 4H40V10H37V24L58 54Q60 62 52 62H12Q4 62 6 54L27 24V10H24Z", ("#5a7a78", "#9cc0b4", "#e6f7ea"), (3, 2)),
    ink("15,44! 24,41 32,44 40,41 49,44! 56,56 50,60 14,60 8,56", GREEN, (3, 2), 1.8),
    ink("32,30 41,34 43,42 39,47 38,54 26,54 25,47 21,42 23,34", PAPER, (2, 1.5), 1.8),
    spot(28, 41, 3.2),
    spot(36, 41, 3.2),
    lines("M29 54V50M32 54V50M35 54V50", "ink", 1.4),
    ink("M22 2H42V8H22Z", WOOD),
]
GRAND_MASTER: Final = [
    ink("M32 2L58 10V30C58 46 48 56 32 63C16 56 6 46 6 30V10Z", STEEL, (4, 3)),
    ink("M32 10L50 16V30C50 41 43 49 32 54C21 49 14 41 14 30V16Z", RED, (3, 2), 1.8),
    ink("M32 14L36.600 25 48 26 39.500 33.500 42 45 32 39 22 45 24.500 33.500 16 26 27.400 25Z", GOLD, (2, 1.5), 1.8),
]
CLAIRVOYANT: Final = [
    ink("14,50! 50,50! 58,60 32,63 6,60", WOOD),
    disc(32, 28, 26, ("#16233f", "#33508c", "#8fb4ee")),
    ink("10,28! 20,17 32,14 44,17 54,28! 44,39 32,42 20,39", PAPER, (2, 1.5), 1.8),
    spot(32, 28, 9, "#7358b0"),
    spot(32, 28, 4),
    lines("M14 16Q20 7 28 6", "#ffffff", 2.6),
    spot(28, 24, 2, "#ffffff"),
]
HYPNOTIST: Final = [
    lines("M32 12Q20 4 8 8", "ink", 4),
    lines("M32 12Q20 4 8 8", "mid", 1.800),
    disc(32, 9, 6),
    disc(32, 38, 25),
    disc(32, 38, 19.500, VIOLET),
    lines("M32 38c0-3 5-3 5 1s-7 6-10 1 2-12 9-11 12 9 8 16-16 9-21 1-1-20 9-22", "light", 3),
]
BODYGUARD: Final = [
    ink("4,62! 6,42 14,32 24,30 34,32 44,44 46,62!", BLACK, (4, 2)),
    disc(23, 16, 12, ("#7b4a44", "#d09a72", "#ffdcae")),
    ink("11,14! 12,4 23,0 34,4 35,14! 23,10", BLACK),
    lines("M17 17H21M26 17H30", "ink", 2.4),
    ink("M42 24L61 30V43C61 53 53 59 42 64C31 59 24 53 24 43V30Z", STEEL, (3, 2)),
    lines("M42 31V56M31 42H53", "accent", 4),
]
PRIEST: Final = [
    lines("M32 0V6M12 6L17 12M52 6L47 12M2 24L9 27M62 24L55 27M6 44L13 41M58 44L51 41", "accent", 3),
    ink("M27 10H37V22H51V32H37V63H27V32H13V22H27Z", GOLD, (3, 2)),
    disc(32, 27, 5, RED),
]
THUG: Final = [
    ink("40,2 50,1 58,8 56,18 48,28 22,60 12,63 6,56 12,46 34,18", WOOD, (4, 2)),
    *(ink(f"M{x} {y}l7-5-1 8Z", STEEL, (1, 1), 1.6) for x, y in ((52, 6), (54, 18), (37, 10))),
    *(spot(x, y, 2.4, "light") for x, y in ((46, 10), (42, 18), (50, 16))),
    lines("M14 46L24 54M18 41L28 49", "light", 2.4),
    lines("M44 40L58 44M42 48L54 58M46 33L60 31", "accent", 3),
]
ORDER: Final = [
    ink("M32 1L60 9V30C60 47 49 57 32 63C15 57 4 47 4 30V9Z", BLUE, (4, 3)),
    patch("M32 8L53 14V30C53 43 45 51 32 56C19 51 11 43 11 30V14Z", "#101c36"),
    lines("M11 18H53M11 24H53M11 30H53M12 36H52M15 42H49M20 48H44", "#5580bf", 1.4, 0.55),
    ink("12,22! 22,13 32,11 42,13 52,22! 42,31 32,33 22,31", PAPER, (1.500, 1), 1.8),
    spot(32, 22, 6.4, "#2f5b9b"),
    spot(32, 22, 2.800),
    patch("M29.500 33H34.500V53H29.500ZM34.500 42H40V46H34.500ZM34.500 48H39V52H34.500Z", "light"),
]
BROTHERHOOD: Final = [
    ink("M32 0L64 32L32 64L0 32Z", RED, (4, 3)),
    patch("M32 9L55 32L32 55L9 32Z", "#330d15"),
    lines("M20 20V44M24 16V48M28 12V52M32 9V55M36 12V52M40 16V48M44 20V44", "#c24a48", 1.4, 0.6),
    ink("11,26! 20,23 32,28 44,23 53,26! 52,36 44,42 36,40 32,35 28,40 20,42 12,36", PAPER, (2, 1.500), 1.8),
    patch("M17 31Q22 26 28 33Q21 36 17 31ZM47 31Q42 26 36 33Q43 36 47 31Z"),
    ink("32,41! 36,49 35,53 32,54 29,53 28,49", ("#3a6a9a", "#bfe4f2", "#ffffff"), (1, 1), 1.4),
]

PROFESSIONS: Final[list[Recipe]] = [
    recipe
    for key, layers in (
        ("diplomat", DIPLOMAT),
        ("doctor", DOCTOR),
        ("duelist", DUELIST),
        ("poison_mixer", POISON_MIXER),
        ("grand_master", GRAND_MASTER),
        ("clairvoyant", CLAIRVOYANT),
        ("hypnotist", HYPNOTIST),
        ("bodyguard", BODYGUARD),
        ("priest", PRIEST),
        ("thug", THUG),
    )
    for recipe in card(key, layers, "profession")
]
ORGANISATIONS: Final[list[Recipe]] = [
    Recipe(f"castle-{key}", PALETTE, subject=[group(layers, EMBLEM)], size=(64, 64))
    for key, layers in (("order", ORDER), ("brotherhood", BROTHERHOOD))
]
