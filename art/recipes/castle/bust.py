"""The pen that paints travellers: busts in three-quarter view, turned to a lamp on their right.

The lamp is warm and near; the windows behind leave a cold rim on the left. One drawing serves three lights: neutral,
lit (this traveller acts, or is meant) and shadowed (out of this moment).
"""

from typing import Final

from art.canvas import Canvas
from art.colour import channels, mixed

SKINS: Final = {
    "pale": ("#ffeccb", "#f4cd9f", "#c98f6c", "#7b4a44", "#341d25"),
    "ruddy": ("#ffddb2", "#ecb27e", "#bb7252", "#6f3b35", "#311a1e"),
    "olive": ("#fcdcaa", "#e0b078", "#a77546", "#5f3f2f", "#2a1a19"),
    "brown": ("#f0c08a", "#c08655", "#89573b", "#4d3029", "#221519"),
    "old": ("#fff1da", "#eecba6", "#bd8f74", "#755048", "#33222a"),
}
"""Five tones of a skin, from the brightest to the darkest."""

CLOTHS: Final = {
    "black": ("#766264", "#352e3b", "#16151f"),
    "plum": ("#96566a", "#4d2a40", "#1d1524"),
    "navy": ("#62708c", "#2c3652", "#121726"),
    "wine": ("#c1584f", "#6d2530", "#26121c"),
    "green": ("#8c9763", "#414c37", "#171d1b"),
    "brown": ("#b07f4d", "#5b3d2a", "#21171a"),
    "grey": ("#b0a394", "#5d5a62", "#22242e"),
    "ivory": ("#fff0d2", "#cdb28c", "#6b5a55"),
    "teal": ("#6ba39a", "#2a5054", "#10202a"),
    "gold": ("#ffe2a0", "#c8943f", "#5c3c1c"),
    "rose": ("#f0a39a", "#a8505e", "#4a2233"),
    "violet": ("#a992d0", "#574383", "#221a3c"),
    "raven": ("#6b5147", "#241b22", "#0e0c13"),
    "copper": ("#ef9a50", "#93432a", "#35181b"),
    "silver": ("#f4e6cf", "#a39a96", "#454552"),
    "chestnut": ("#b47c48", "#593823", "#1f1418"),
    "blond": ("#ffdf9a", "#b4803e", "#48301f"),
}
"""Cloth and hair: lit, half lit and dark."""

LIGHTS: Final = ("neutral", "lit", "shadowed")
NIGHT: Final = "#141d33"
LAMP: Final = "#ffd48a"
ACROSS: Final = 'x1="1" y1=".35" x2="0" y2=".6"'


class Bust:
    """Paints one traveller in one light."""

    def __init__(self, canvas: Canvas, light: str, skin: str) -> None:
        self.canvas, self.light = canvas, light
        self.high, self.lit, self.half, self.dark, self.deep = SKINS[skin]
        self.kept: dict[str, str] = {}

    def tint(self, colour: str) -> str:
        """A colour as this light shows it."""
        if self.light == "lit":
            r, g, b = (min(255, round(value * 1.16)) for value in channels(colour))
            return mixed(f"#{r:02x}{g:02x}{b:02x}", LAMP, 0.12)
        if self.light == "shadowed":
            r, g, b = channels(colour)
            grey = round(0.3 * r + 0.59 * g + 0.11 * b)
            return mixed(mixed(colour, f"#{grey:02x}{grey:02x}{grey:02x}", 0.6), NIGHT, 0.56)
        return colour

    def paint(self, name: str) -> str:
        """The paint of a cloth, of "skin" or "neck", or of a plain colour."""
        if name.startswith("#"):
            return self.tint(name)
        if name not in self.kept:
            self.kept[name] = self._gradient(name)
        return self.kept[name]

    def _gradient(self, name: str) -> str:
        if name == "skin":
            tones = (self.high, self.lit, self.half, self.dark, self.deep)
            stops = zip((0, 0.3, 0.58, 0.82, 1), tones, strict=True)
            way = 'cx=".82" cy=".56" r=".86" fx=".86" fy=".56"'
            return self.canvas.gradient([(at, self.tint(tone), 1) for at, tone in stops], way, radial=True)
        if name == "neck":
            stops = zip((0, 0.35, 0.75, 1), (self.lit, self.half, self.dark, self.deep), strict=True)
            return self.canvas.gradient([(at, self.tint(t), 1) for at, t in stops], 'x1="1" y1=".9" x2="0" y2=".2"')
        stops = zip((0, 0.45, 1), CLOTHS[name], strict=True)
        return self.canvas.gradient([(at, self.tint(tone), 1) for at, tone in stops], ACROSS)

    def fill(self, d: str, paint: str, op: float = 1) -> None:
        self.canvas.path(d, self.paint(paint), op=op)

    def line(self, d: str, paint: str, width: float = 1.5, op: float = 1, dots: str = "") -> None:
        more = f' stroke-dasharray="{dots}"' if dots else ""
        self.canvas.path(d, stroke=self.paint(paint), width=width, op=op, more=more)

    def dot(self, x: float, y: float, r: float, paint: str, ry: float = 0) -> None:
        self.canvas.ellipse(x, y, r, ry or r, self.paint(paint))

    def cold(self, d: str) -> None:
        """The rim that the night leaves on the far side; it stays in every light."""
        self.canvas.path(
            d,
            stroke="#9fc0ee",
            width=2.4 if self.light == "shadowed" else 1.6,
            op=0.9 if self.light == "shadowed" else 0.5,
        )

    def warm(self, d: str) -> None:
        """The rim of the lamp; in the shadow there is none."""
        if self.light != "shadowed":
            self.canvas.path(d, stroke="#ffdca8", width=1.5, op=0.9 if self.light == "lit" else 0.6)

    def halo(self) -> None:
        """The light that falls on who is meant."""
        if self.light == "lit":
            stops = [(0, LAMP, 0.55), (0.5, LAMP, 0.2), (1, LAMP, 0.0)]
            self.canvas.ellipse(104, 100, 100, 112, self.canvas.gradient(stops, radial=True))
