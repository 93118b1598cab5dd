"""Palettes: seven tones from dark to bright and one glowing accent.

Shadows share the ink blue of the reading room, so that all pictures belong to one house.
"""

import colorsys
from collections.abc import Mapping
from typing import Final

Palette = Mapping[str, str]

TONES: Final = ("ink", "deep", "dusk", "mid", "soft", "light", "glow", "accent")


def palette(*colours: str) -> Palette:
    """A palette of eight colours in the order of TONES."""
    return dict(zip(TONES, colours, strict=True))


YELLOW: Final = palette("#0b0a0e", "#1a1613", "#382a17", "#6a4d1e", "#a67a2b", "#dcb23a", "#ffe9a6", "#fff6c8")
GREEN: Final = palette("#050b0e", "#0b1a1d", "#12312f", "#22544b", "#3f8663", "#7cc98a", "#dcf8c8", "#f2ff9c")
PURPLE: Final = palette("#090712", "#141025", "#261d43", "#42316d", "#6e55a6", "#a98ae4", "#e6d9ff", "#ffc978")
BLACK: Final = palette("#07080c", "#10131b", "#1c212d", "#333a4b", "#596177", "#949bb0", "#dfe4ee", "#ffb055")
ROSE: Final = palette("#0d060b", "#1d0d16", "#3f1c2e", "#6e3547", "#a85a6c", "#e2a391", "#fff0dc", "#ffe2a0")
LAMP: Final = palette("#0a0c14", "#12151f", "#20242f", "#3c3a3a", "#7d6a48", "#c8a058", "#f7e3b0", "#ffe09a")


def channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mixed(a: str, b: str, share: float = 0.5) -> str:
    """A colour with a share of another in it."""
    return "#" + "".join(f"{round(p + (q - p) * share):02x}" for p, q in zip(channels(a), channels(b), strict=True))


def turned(colour: str, degrees: float) -> str:
    """A colour with its hue turned: cousins inside one palette, so that neighbours differ and the family stays."""
    hue, lightness, saturation = colorsys.rgb_to_hls(*(value / 255 for value in channels(colour)))
    rgb = colorsys.hls_to_rgb((hue + degrees / 360) % 1, lightness, saturation)
    return "#" + "".join(f"{round(value * 255):02x}" for value in rgb)


def shifted(palette: Palette, degrees: float = 0, accent: str | None = None) -> Palette:
    """A cousin of a palette; the accent is not turned, but may be another one."""
    tones = {tone: colour if tone == "accent" else turned(colour, degrees) for tone, colour in palette.items()}
    return tones | {"accent": accent} if accent else tones
