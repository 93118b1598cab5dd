"""The crest, the icons made from it, and the seals."""

from typing import Final

from art.canvas import Canvas
from art.colour import LAMP, Palette, palette
from art.geometry import ellipse, on_circle, spline, tube
from art.light import dot, glow, mass, raw
from art.recipe import Layer, Recipe, part
from art.sky import sky

BRASS: Final = ("#ffe9b0", "#d6ad5c", "#9a7531")
STEM: Final = ("0,46 0,10 0,-46", (9, 8, 7))
TWIGS: Final = (
    ("0,-18 -10,-28 -20,-38", (6.5, 5.5, 4.5)),
    ("0,-18 10,-28 20,-38", (6.5, 5.5, 4.5)),
    ("0,6 -13,-5 -26,-14", (7, 6, 4.5)),
    ("0,6 13,-5 26,-14", (7, 6, 4.5)),
    ("0,28 -9,20 -18,13", (6.5, 5.5, 4.5)),
)


@part
def branch(c: Canvas, x: float, y: float, size: float, fill: tuple[str, ...] = BRASS, bold: float = 1) -> None:
    """The house's sign, a branch with five twigs; `size` is half its height."""
    scale = size / 50
    path = ""
    for curve, widths in (STEM, *TWIGS):
        points = [tuple(map(float, word.split(","))) for word in curve.split()]
        path += tube([(x + px * scale, y + py * scale) for px, py in points], [w * scale * bold for w in widths], 2)
    c.path(path, _down(c, y - size, y + size, fill))


def _down(c: Canvas, top: float, bottom: float, tones: tuple[str, ...]) -> str:
    """A gradient over a height of the picture, whatever it fills."""
    line = f'gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="{top:.1f}" y2="{bottom:.1f}"'
    return c.gradient([(i / (len(tones) - 1), tone, 1) for i, tone in enumerate(tones)], line)


CREST: Final = Recipe("house-crest", LAMP, subject=[branch(32, 32, 29)], size=(64, 64), framed=False)

FAVICON: Final = Recipe(
    "house-favicon",
    LAMP,
    scene=[raw("M7 0h18q7 0 7 7v18q0 7-7 7H7q-7 0-7-7V7q0-7 7-7z", fill=("#28304a", "#0f121c"))],
    subject=[branch(16, 16.5, 14, ("#ffe9b0", "#e3bd6c"), 1.5)],
    size=(32, 32),
    framed=False,
)

WINDOW: Final = "M136 412V226q0-120 120-120t120 120v186z"


def icon(name: str, ground: Layer, scale: float) -> Recipe:
    """The app's icon: the branch in a lit window. A maskable one keeps to the middle four fifths."""
    return Recipe(
        f"house-{name}",
        LAMP,
        scene=[ground, glow(256, 256, 250, "#ffcf80", 0.4)],
        subject=[
            _framed_window(scale),
            branch(256, 256 + 12 * scale, 128 * scale, ("#3a2a10", "#1b1408"), 1.15),
        ],
        size=(512, 512),
        framed=False,
    )


@part
def _framed_window(c: Canvas, scale: float) -> None:
    move = f' transform="translate({256 - 256 * scale:.1f} {256 - 256 * scale:.1f}) scale({scale})"'
    c.path(WINDOW, "#fff3cf", stroke="#9a7531", width=26, more=move)
    c.path(WINDOW, ("#fff6da", "#ffd98c", "#d99a45"), stroke="#f0d9a2", width=10, more=move)
    c.path("M104 424h304v22H104z", BRASS, more=move)


ROUNDED: Final = "M112 0h288q112 0 112 112v288q0 112-112 112H112Q0 512 0 400V112Q0 0 112 0z"
ICON: Final = icon("icon", raw(ROUNDED, fill=("#2b3350", "#151926", "#0b0d15")), 1.26)
MASKABLE: Final = icon("icon_maskable", sky(("#2b3350", "#151926", "#0b0d15")), 0.98)


WAX: Final = palette("#1c0508", "#3a0d14", "#6a1a22", "#962c33", "#b8444a", "#de7a78", "#ffc9c0", "#ffe2c8")
VERDICT: Final = palette("#04110a", "#0c2416", "#1d4a2f", "#33774d", "#549c6c", "#8fcfa2", "#d8f6df", "#f2fff0")
DOUBT: Final = palette("#0a0c12", "#171a24", "#2b3040", "#474e62", "#697187", "#99a1b6", "#d5dae6", "#ffffff")


def seal(name: str, tones: Palette, sign: list[Layer]) -> Recipe:
    """A blob of wax with a sign pressed into it."""
    edge = [on_circle(48, 48, 43 if i % 2 else 39 + i % 3, i * 22.5) for i in range(16)]
    return Recipe(
        f"house-seal_{name}",
        tones,
        scene=[mass(raw=spline(edge), fill="mid", half="soft", rim="light", depth=3, outline="deep")],
        subject=[dot(48, 48, 30, "dusk"), dot(49, 49.5, 29, ("mid", "soft")), *sign],
        size=(96, 96),
        framed=False,
    )


SEALS: Final = (
    seal("wax", WAX, [branch(48, 48, 22, ("deep", "dusk"), 1.3)]),
    seal("fair", VERDICT, [raw("M33 49l11 11 20-24", stroke="glow", width=7)]),
    seal(
        "checking",
        DOUBT,
        [raw("M36 36q12-12 24 0M60 36v-9M60 36h-9M60 60q-12 12-24 0M36 60v9M36 60h9", stroke="glow", width=4.4)],
    ),
    seal("mismatch", WAX, [raw("M36 36l24 24M60 36L36 60", stroke="glow", width=7)]),
)

LAMP_PICTURE: Final = Recipe(
    "house-lamp",
    LAMP,
    scene=[glow(100, 152, 98, "#ffe6b0", 0.5, 62)],
    subject=[
        raw("M98.5 0h3v86h-3z", fill="#9a7531"),
        raw("M92 84h16v14H92z", fill=BRASS),
        raw("M86 98h28l4 10H82z", fill=BRASS),
        mass(
            raw="M46 150q4-42 40-44h28q36 2 40 44q-54 10-108 0z",
            fill=("#3f8f7c", "#1f5a50"),
            half="#4fa58f",
            rim="#b8f0dc",
            depth=3,
        ),
        raw("M46 150q54 10 108 0v4q-54 11-108 0z", fill=BRASS[1]),
        raw(ellipse(100, 158, 20, 7), fill="#fff6dc"),
        raw("M70 116q-12 8-14 26", stroke="#d8fff0", width=4, op=0.6),
    ],
    size=(200, 220),
    framed=False,
)
