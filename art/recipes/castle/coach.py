"""Inside the coach: windows full of rain, the castle behind them, a bench, a lamp on a table."""

from typing import Final

from art.canvas import Canvas
from art.geometry import ellipse, num
from art.recipe import Recipe, part

from .card import PALETTE

SKY: Final = [(0, "#0b1226", 1.0), (0.55, "#25345c", 1.0), (1, "#5b6f9c", 1.0)]
FLASH: Final = [(0, "#e7f0ff", 0.85), (0.35, "#9fbbee", 0.45), (1, "#4d6aa8", 0.0)]
LAMPLIGHT: Final = [(0, "#ffcf86", 0.62), (0.3, "#f09a4a", 0.3), (0.65, "#a04a2c", 0.12), (1, "#5a1e20", 0.0)]
BRASS: Final = ("#f3d995", "#a87a33", "#553614")
WOOD: Final = ("#5e3a24", "#3a2217", "#1f130f")


def arch(x: float, w: float, top: float, bottom: float, bend: float) -> str:
    """The outline of a coach window."""
    return (
        f"M{num(x)} {bottom}V{top + bend}q0 {-bend} {bend} {-bend}h{num(w - 2 * bend)}q{bend} 0 {bend} {bend}V{bottom}z"
    )


def rain(c: Canvas, x: float, y: float, w: float, h: float, n: int) -> None:
    """Slanting rain, and drops on the glass."""
    rng, slant, drops = c.rng, "", ""
    for _ in range(n):
        length = rng.uniform(14, 48)
        slant += f"M{num(x + rng.random() * w)} {num(y + rng.random() * h)}l{num(-length * 0.22)} {num(length)}"
        drops += f"M{num(x + rng.random() * w)} {num(y + rng.random() * h)}h0"
    c.path(slant, stroke="#cfe0ff", width=0.9, op=0.28)
    c.path(drops, stroke="#dbe8ff", width=2.6, op=0.42)


def castle(c: Canvas, x: float, y: float, size: float, bolt: bool = True) -> None:
    """The castle on its hill, with a road, lit windows and perhaps a lightning behind it."""
    c.add(f'<g transform="translate({num(x)} {num(y)}) scale({size:g})">')
    c.ellipse(92, 10, 190, 120, c.gradient(FLASH, radial=True))
    if bolt:
        stroke = "M118 -96L96 -40L112 -44L84 14L98 8L80 52"
        c.path(stroke, stroke="#cfe0ff", width=9, op=0.28)
        c.path(stroke, stroke="#f7fbff", width=3)
        c.path("M96 -40L66 -22L70 -6L52 8M112 -44L134 -20L128 -8", stroke="#dfeaff", width=1.5)
    c.path(
        "M-120 190C-60 170 -20 128 10 112C34 98 60 96 84 92C116 96 138 104 160 122C196 146 240 160 300 190Z", "#0b1020"
    )
    c.path(
        "M22 118V74h6v-6h6v6h8V58h-4l10-34 10 34h-4v14h8V40h-5l3-8 10-38 10 38 3 8h-5v30h8V62h-4l9-30 9 "
        "30h-4v20h8v-6h6v6h6v38z",
        "#070a15",
    )
    c.path("M84 -6v-14l10 4-10 4", "#070a15", "#070a15", 1.6)
    c.path(
        "M46 66h3.600v7h-3.600zM72 50h4v8h-4zM80 50h4v8h-4zM74 76h6v9h-6zM100 70h3.600v7h-3.600zM32 86h3.600v6h-3.600z",
        "#ffca6e",
    )
    c.path("M-40 190C0 160 40 150 78 118C72 140 90 152 70 190Z", "#1a2340")
    c.path("M78 118C74 138 92 152 74 190", stroke="#56689a", width=2, op=0.6)
    c.add("</g>")


@part
def cabin(c: Canvas) -> None:
    """The far wall: a great window on the castle, two smaller ones, curtains between."""
    w, middle = c.width, c.width / 2
    c.whole("#1a0b11")
    c.path(f"M0 0H{w}V260H0z", WOOD)
    brass, sky = c.paint(BRASS), c.gradient(SKY)
    for x, width, top, bend, n in ((24, 210, 24, 46, 34), (w - 234, 210, 24, 46, 34), (middle - 182, 364, 14, 84, 60)):
        outline = arch(x, width, top, 264, bend)
        shape, clip = c.shape(outline)
        c.add(f'<use href="#{shape}" fill="{sky}"/><g clip-path="url(#{clip})">')
        if width > 300:
            c.path(
                f"M{x - 80} 34q120-60 240 0M{x + 160} 22q140-50 280 4M{middle - 100} 8q120-30 240 0", "#0e1730", op=0.85
            )
            castle(c, middle - 92, 112, 1)
        else:
            c.path(
                f"M{x - 10} 260C{x + 40} 190 {x + 80} 220 {x + 110} 180C{x + 150} 210 {x + 190} 190 {x + 230} "
                f"240V270H{x - 10}Z",
                "#0c1326",
            )
        rain(c, x, top, width, 240, n)
        c.add(f'</g><use href="#{shape}" fill="none" stroke="{brass}" stroke-width="6"/>')
    folds = [
        (0, "#2a0c14", 1.0),
        (0.25, "#7a2634", 1.0),
        (0.4, "#3a1019", 1.0),
        (0.62, "#8a3040", 1.0),
        (0.8, "#43121c", 1.0),
    ]
    curtain = c.gradient(folds, 'x1="0" y1="0" x2="1" y2="0"')
    for x in (middle - 236, middle + 186):
        c.path(f"M{x} 6h48c4 80-6 150 6 262h-62c12-100 2-180 8-262z", curtain)
        c.path(f"M{x - 4} 178q26 16 56 0l2 12q-30 16-60 0z", brass)
    c.path(f"M0 0H{w}V10H0z", "#120a08")
    c.path(f"M0 9H{w}", stroke=brass, width=3, op=0.7)


@part
def bench(c: Canvas) -> None:
    """Buttoned velvet, down to the lower edge, in the dark away from the lamp."""
    tuft = (
        '<path d="M0 0H58V58H0z" fill="#5a1a26"/>'
        '<path d="M0 0L29 29L0 58M58 0L29 29L58 58" stroke="#2c0a13" stroke-width="3" fill="none"/>'
        '<path d="M2 0L30 28M56 0L28 28M29 29L4 54M29 29L54 54" stroke="#8c3541" opacity=".5" fill="none"/>'
        '<path d="M29 29h0M0 0h0M58 0h0M0 58h0M58 58h0" stroke="#b98a45" stroke-width="7" stroke-linecap="round"/>'
    )
    velvet = c.define("pattern", ' width="58" height="58" patternUnits="userSpaceOnUse"', tuft)
    w, h = c.width, c.height
    edge = f"M0 246C{w // 4} 262 {w * 3 // 4} 262 {w} 246"
    c.path(f"{edge}V{h}H0Z", f"url(#{velvet})")
    c.path(edge, stroke=BRASS, width=4)
    dark = [(0, "#07060c", 0.42), (0.28, "#07060c", 0.16), (0.34, "#07060c", 0.56), (1, "#07060c", 0.86)]
    c.whole(c.gradient(dark))


@part
def lamp_and_table(c: Canvas, x: float, y: float) -> None:
    light = c.gradient(LAMPLIGHT, radial=True)
    c.ellipse(x, y + 40, 560, 460, light)
    c.ellipse(x, y + 92, 232, 86, "#0a0508")
    wood = c.gradient(
        [(0, "#b9793f", 1), (0.5, "#6a3f22", 1), (1, "#24150f", 1)], 'cx=".5" cy=".25" r=".75"', radial=True
    )
    c.ellipse(x, y + 78, 224, 80, wood)
    c.path(ellipse(x, y + 78, 214, 73), stroke="#e5b873", width=2, op=0.35)
    brass = c.paint(BRASS)
    c.add(f'<g transform="translate({x} {y - 6})">')
    c.ellipse(0, 4, 230, 230, light)
    c.ellipse(0, 52, 40, 9, "#0a0608")
    c.path("M-20 -40a20 22 0 0 1 40 0", stroke=brass, width=3.5)
    c.path("M-16 -44h32l8 12h-48zM-30 34h60l5 14h-70z", brass)
    c.path("M-22 -32h44l4 66h-52z", "#ffd68a", op=0.32)
    c.path("M0 26C-15 26 -14 8 -6 -2C-5 4 -2 5 0 2C4 -6 -2 -12 2 -22C12 -12 16 6 12 16C10 22 6 26 0 26Z", "#ffb347")
    c.path("M0 26C-7 26 -7 14 -2 8C2 12 3 4 3 -2C9 8 9 26 0 26Z", "#fff2c9")
    c.path("M-22 -32l-4 66M22 -32l4 66M0 -32v12", stroke=brass, width=3)
    c.add("</g>")


COACH: Final = Recipe(
    "castle-coach", PALETTE, scene=[cabin(), bench()], subject=[lamp_and_table(484, 392)], size=(968, 820)
)
