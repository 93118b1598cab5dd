"""The colour-blind safe palette: colours that mean different things look different to people who confuse some."""

import re
from itertools import combinations
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
SHEETS = [SOURCE / "style" / "palette.css", SOURCE / "style" / "tokens.css", *SOURCE.glob("games/*/palette.css")]

PAIRED = {
    "house": ("harm", "heal"),
    "realms": ("realms-black", "realms-green", "realms-purple", "realms-yellow"),
    "realms effects": ("realms-gain", "realms-loss"),
    "nightmarium": (
        "nightmarium-chimerid",
        "nightmarium-constrict",
        "nightmarium-homunculus",
        "nightmarium-necromunculus",
    ),
    "duel": ("duel-cthulhu", "duel-black-goat"),
    "castle": ("castle-order-light", "castle-brotherhood-light"),
}
"""Colours between which players have to tell."""

VISION = {
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
}
"""Linear RGB as seen without one kind of cone (Machado, Oliveira and Fernandes, 2009)."""

LEAST = 12.0
"""The least distance in CIELAB; about 2.3 can just be noticed side by side."""

Colour = tuple[float, float, float]


def colours(palette: str) -> dict[str, str]:
    """The colours of the night theme in the palette, by name."""
    found: dict[str, str] = {}
    for sheet in SHEETS:
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
            if selector.split(";")[-1].strip() in (":root", f'[data-palette="{palette}"]'):
                found.update(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6})\b", body))
    return found


def linear(code: str) -> Colour:
    red, green, blue = (int(code[at : at + 2], 16) / 255 for at in (1, 3, 5))

    def straight(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)

    return straight(red), straight(green), straight(blue)


def seen(colour: Colour, kind: str) -> Colour:
    red, green, blue = (
        min(1.0, max(0.0, sum(part * value for part, value in zip(row, colour, strict=True)))) for row in VISION[kind]
    )
    return red, green, blue


def lab(colour: Colour) -> Colour:
    red, green, blue = colour
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089

    def root(value: float) -> float:
        return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116

    return 116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))


def distance(one: str, other: str, kind: str) -> float:
    here, there = (lab(seen(linear(code), kind)) for code in (one, other))
    return float(sum((a - b) ** 2 for a, b in zip(here, there, strict=True)) ** 0.5)


def confused(palette: str) -> list[str]:
    """The pairs of colours that look alike in the palette."""
    known = colours(palette)
    return [
        f"{kind}: {one} and {other}"
        for kind in VISION
        for names in PAIRED.values()
        for one, other in combinations(names, 2)
        if distance(known[one], known[other], kind) < LEAST
    ]


def test_the_safe_palette_confuses_nobody() -> None:
    assert confused("safe") == []


def test_the_full_palette_would_fail_this_check() -> None:
    assert confused("full")


@pytest.mark.parametrize("kind", VISION)
def test_red_and_green_of_one_lightness_look_alike(kind: str) -> None:
    assert distance("#9a4a2a", "#6a6a2a", kind) < distance("#9a4a2a", "#2a4a9a", kind) / 2
